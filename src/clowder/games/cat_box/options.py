"""The settings of a table of Cat Box."""

from collections.abc import Mapping
from typing import Any

from clowder.core.errors import Fault, InvalidParts
from clowder.core.options import OptionReader, check_seats
from clowder.core.types import Json
from clowder.games.cat_box.catalogue import HOUSE, IDENTITIES, house_deck, house_part, is_balanced, is_setup, read_deck
from clowder.games.cat_box.deck import CARDS, Deck

MIN_SEATS = 2
MAX_SEATS = 5
TURNS = {"none": 1, "half": 2, "quarter": 4}  # in how many ways a card may lie
ROTATIONS = tuple(TURNS)


def options_schema() -> Json:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "rules": {"enum": ["basic", "special"], "default": "basic", "x-clauses": ["CB-SPEC-1"]},
            "rotation": {"enum": list(ROTATIONS), "default": "none", "x-clauses": ["CB-R9", "CB-PLACE-1"]},
            "start_player": {
                "anyOf": [{"const": "random"}, {"type": "integer", "minimum": 1, "maximum": MAX_SEATS}],
                "default": "random",
                "x-clauses": ["CB-SETUP-12", "CB-R6"],
            },
            "deck": {
                "anyOf": [{"const": HOUSE}, {"type": "object"}],
                "default": HOUSE,
                "x-part": f"{HOUSE}.toml",
                "x-words": {"contents": list("KPVBYE")},
                "x-clauses": ["CB-SETUP-5", "CB-R51"],
                "x-advanced": True,
            },
            "setup": {
                "type": ["object", "null"],
                "default": None,
                "x-clauses": ["CB-SETUP-8", "CB-SETUP-9", "CB-R1"],
                "x-advanced": True,
            },
            "identities": {
                "type": ["array", "null"],
                "items": {"enum": list(IDENTITIES)},
                "default": None,
                "x-clauses": ["CB-SETUP-2"],
                "x-advanced": True,
            },
        },
    }


def check_options(seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
    """Options with defaults, and every fault."""
    reader = OptionReader(options)
    seats_ok = check_seats(reader, seats, MIN_SEATS, MAX_SEATS)
    n = seats if seats_ok else MIN_SEATS
    rules = reader.choice("rules", ("basic", "special"), "basic", "E_OPT_RULES")
    reader.choice("rotation", ROTATIONS, "none", "E_OPT_ROTATION")
    reader.choice("start_player", ("random", *range(1, n + 1)), "random", "E_OPT_START")
    _check_deck(reader)
    _check_setup(reader, n, rules)
    _check_identities(reader, n)
    return reader.finish()


def deck_of(options: Json) -> Deck:
    """The deck of checked options."""
    deck = options["deck"]
    return house_deck() if deck == HOUSE else read_deck(deck)


def removed_and_hand_size(options: Json, seats: int) -> tuple[int, int]:
    """Cards removed unseen and hand size, from checked options."""
    setup = options["setup"] or house_part()["setup"]
    removed = 0 if options["rules"] == "special" else _row(setup["removed_basic"], seats)
    return removed, _row(setup["hand_size"], seats)


def _row(table: Mapping[Any, Any], seats: int) -> Any:
    return table.get(str(seats), table.get(seats))


def _check_deck(reader: OptionReader) -> None:
    deck = reader.take("deck", HOUSE)
    if deck == HOUSE:
        return
    try:
        if not is_balanced(read_deck(deck)):
            hint = "the five colours do not appear equally often; allowed"
            reader.faults.append(Fault("W_DECK_UNBALANCED", "deck", {}, hint, "unbalanced"))
    except InvalidParts as error:
        for fault in error.errors:
            told = Fault("E_OPT_DECK", f"deck.{fault.where}", fault.params, fault.hint, fault.why, fault.at)
            reader.faults.append(told)


def _check_setup(reader: OptionReader, seats: int, rules: str) -> None:
    setup = reader.take("setup", None)
    if setup is None:
        return
    hint = "give the tables removed_basic and hand_size with a whole number for each number of players"
    if not is_setup(setup):
        reader.fault("E_OPT_SETUP", "setup", hint)
        return
    removed, hand = _row(setup["removed_basic"], seats), _row(setup["hand_size"], seats)
    if type(removed) is not int or removed < 0:
        reader.fault("E_OPT_SETUP", "setup.removed_basic", "removed cards: a whole number, 0 or more")
    if type(hand) is not int or hand < 1:
        reader.fault("E_OPT_SETUP", "setup.hand_size", "hand size: a whole number, 1 or more")
    if type(removed) is not int or type(hand) is not int or removed < 0 or hand < 1:
        return
    if rules == "special":
        removed = 0
    if removed + hand * seats + 1 > CARDS:
        reader.fault("E_OPT_SETUP", "setup", f"removed cards, hands and the start card are more than {CARDS}")
    elif rules == "basic" and (CARDS - removed - 1) % seats:
        reader.fault("W_UNEVEN_TURNS", "setup", "some players will have one turn more; allowed")


def _check_identities(reader: OptionReader, seats: int) -> None:
    identities = reader.take("identities", None)
    if identities is None:
        return
    allowed = IDENTITIES if seats >= 4 else IDENTITIES[:5]
    ok = (
        isinstance(identities, list)
        and len(identities) == seats
        and all(isinstance(one, str) and len(one) == 1 and one in allowed for one in identities)
        and len(set(identities)) == seats
    )
    if not ok:
        reader.fault("E_OPT_IDENTITY", "identities", f"name {seats} different ones of {', '.join(allowed)}")
