"""Seats and options that together use every seat count and every option value; tiny positions for sampling tests."""

from typing import Any


def own_deck() -> dict[str, Any]:
    """48 cards with backs of their own, many faces repeated, some equal after turning: undersides do not follow."""
    pairs = [
        ("KP/VB", "PV/BY"),
        ("KP/VB", "EE/KK"),
        ("KP/PK", "BY/YB"),
        ("KK/KK", "VE/EV"),
        ("BY/PE", "KP/VB"),
        ("YY/VV", "YY/VV"),
        ("EV/BK", "PV/BY"),
        ("PB/YE", "EE/EE"),
    ]
    cards = {f"X{n:02}": {"front": pairs[n % 8][0], "back": pairs[n % 8][1]} for n in range(48)}
    return {"deck": {"name": "own", "mirror_backs": False}, "cards": cards}


def own_setup() -> dict[str, Any]:
    return {"removed_basic": {"2": 5, "3": 0}, "hand_size": {"2": 11, "3": 3}}


CASES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in (2, 3, 4, 5)],
    *[(seats, {"rules": "special"}) for seats in (2, 3, 4, 5)],
    (2, {"rules": "basic", "rotation": "half", "start_player": 2}),
    (3, {"rules": "basic", "rotation": "quarter", "start_player": 1}),
    (4, {"rules": "special", "rotation": "half", "start_player": 4}),
    (2, {"rules": "special", "rotation": "quarter"}),
    (5, {"rules": "special", "rotation": "none", "start_player": 5}),
    (4, {"rules": "basic", "identities": ["C", "K", "Y", "B"], "start_player": "random"}),
    (3, {"rules": "basic", "deck": own_deck(), "start_player": 3}),
    (4, {"rules": "special", "deck": own_deck(), "rotation": "quarter"}),
    (2, {"rules": "basic", "setup": own_setup(), "deck": "house-1"}),
    (3, {"rules": "special", "setup": own_setup(), "rotation": "half", "deck": own_deck()}),
]


def tiny(**fields: Any) -> dict[str, Any]:
    """A position with few cards left, so that every world a seat thinks possible can be counted."""
    return {"seats": 2, "options": {}, "table": "C01+@0,0", "identities": ["K", "P"], **fields}


# At most a few hundred worlds each, all of them equally likely.
TINY: list[dict[str, Any]] = [
    tiny(hands=[["C02+"], ["C03-"]], deck=["C04+", "C05-"], removed=["C06+"]),
    tiny(hands=[["C02+"], []], removed=["C03+", "C04-", "C05+"]),
    tiny(
        options={"deck": own_deck()},
        table="X02+@0,0",
        hands=[["X00+"], ["X01+"]],
        deck=["X08+", "X04-"],
        removed=["X03+"],
    ),
    tiny(
        options={"deck": own_deck(), "rules": "special", "identities": ["K", "P"]},
        table="X02+@0,0 X10+@1,1",
        hands=[["X00+"], ["X01+"]],
        reserved=["X06-", None],
        deck=["X08+", "X04-", "X12-"],
        seen={"X06": ["P2"]},
    ),
]
