"""Seats and options that together use every seat count and every option value."""

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
    (2, {"lives": 1, "first_seat": 0, "homes": ["H6", "H5"]}),
    (3, {"lives": 3, "round_limit": 10, "claws_out": "prey", "first_seat": 2}),
    (3, {"round_limit": 200, "claws_out": "prey_and_shops", "first_seat": 1}),
    (4, {"lives": 2, "raiding": False, "claws_out": "off", "first_seat": "die"}),
    (4, {"lives": 4, "trespassing": False, "first_seat": 3}),
    (5, {"lives": 5, "cat_fights": False, "first_seat": 4}),
    (6, {"lives": 6, "six_cards": False, "round_limit": 5, "first_seat": 5}),
    (4, {"lives": 7, "young_players": True, "round_limit": 40}),
    (4, {"gangs": "full", "lives": 8}),
    (6, {"gangs": "full", "gang_count": 3, "round_limit": 60}),
    (6, {"gangs": "full", "gang_count": 2, "lives": 3, "young_players": True}),
    (4, {"gangs": "shared", "gang_count": 2, "lives": 9, "raiding": True, "trespassing": True}),
    (6, {"gangs": "shared", "gang_count": 3, "homes": ["H2", "H4", "H6"], "cat_fights": True, "six_cards": True}),
    (6, {"gangs": "shared", "young_players": False, "gang_count": 2, "trespassing": False}),
    (2, {"board": "house", "mog_deck": "house", "curiosity_deck": "house", "gangs": "off", "round_limit": 0}),
]

# Tiny decks: almost every card is known or out, so that few worlds are left. Seat 0 looks at none of them.
_OUT = (
    [f"{suit}{value}" for suit in ("cat", "mouse", "bird") for value in range(1, 7) for _ in range(3)]
    + ["speedy"] * 3 + ["attack"] * 3 + ["burglar"] * 3
)  # fmt: skip


def _tiny(hands: list[list[str]], pile: list[str], **more: Any) -> dict[str, Any]:
    out = list(_OUT)
    for card in [card for hand in hands for card in hand] + pile:
        out.remove(card)
    events = [f"K{number:02}" for number in range(1, 37)]
    return {
        "seats": len(hands),
        "hands": hands,
        "mog_pile": pile,
        "discards": out,
        "curiosity_pile": ["K37", "K38", "K39", *events],
        **more,
    }


# Seen by all and kept by no view: the order of the cards of a fight, and the die once its step is over.
PASSING = ("played", "threw", "discarded")  # a hand that is laid open and shuffled into the pile at once


TINY: list[dict[str, Any]] = [
    _tiny([["cat1"], ["cat2"]], ["cat3"]),
    _tiny([["cat1"], ["cat2", "bird1"]], ["cat3"], knowledge=[[0, 1, "bird1", 1]]),
    _tiny([["cat1"], ["cat2"], ["mouse1"]], [], cats=["R3", "R9", "H5"], knowledge=[[1, 2, "mouse1", 1]]),
]
