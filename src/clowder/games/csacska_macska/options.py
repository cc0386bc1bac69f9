"""Settings of a table: names, defaults and error keys of section 7 of the specification."""

from collections.abc import Mapping
from typing import Any, Final

from clowder.core.errors import Fault, shown
from clowder.core.options import OptionReader
from clowder.core.types import Json
from clowder.games.csacska_macska.cards import COLOURS, EXTRA_KINDS
from clowder.games.csacska_macska.catalogue import HOUSE_DECK, check_deck, known_decks

MIN_SEATS: Final = 3
MAX_SEATS: Final = 5
PILE_DRAW = ("any", "numbers_only")
END_SCORING = ("coins_only", "complete_threes")
NAMES = ("start_player", "pile_draw", "end_scoring", "deck")


def options_schema() -> Json:
    """JSON Schema of the options."""
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "start_player": {
                "anyOf": [{"const": "random"}, {"type": "integer", "minimum": 1, "maximum": MAX_SEATS}],
                "default": "random",
                "x-clauses": ["CM-SETUP-4", "CM-R33"],
            },
            "pile_draw": {"enum": list(PILE_DRAW), "default": "any", "x-clauses": ["CM-R2"]},
            "end_scoring": {"enum": list(END_SCORING), "default": "coins_only", "x-clauses": ["CM-R25"]},
            "deck": {
                "anyOf": [{"type": "string"}, {"type": "object"}],
                "default": HOUSE_DECK,
                "x-part": f"{HOUSE_DECK}.toml",
                "x-words": {"colours": list(COLOURS), "values": [1, 3, 5, 7, 9], "extras": list(EXTRA_KINDS)},
                "x-clauses": ["CM-SETUP-1", "CM-DEF-1"],
            },
        },
    }


def check_options(seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
    """Filled options and all faults, in the order in which the specification checks them."""
    reader = OptionReader(options)
    for name in reader.given:
        if name not in NAMES and name != "players":
            reader.fault("E_OPTION", shown(name), f"known options are {', '.join(NAMES)}", name=shown(name))
    reader.choice("pile_draw", PILE_DRAW, "any", "E_OPTION")
    reader.choice("end_scoring", END_SCORING, "coins_only", "E_OPTION")
    deck = reader.take("deck", HOUSE_DECK)
    if not isinstance(deck, dict) and not (isinstance(deck, str) and deck in known_decks()):
        hint = f"known decks are {', '.join(known_decks())}; the table of a deck file is accepted too"
        reader.fault("E_OPTION", "deck", hint, value=shown(deck))
    if "players" in reader.given and reader.given["players"] != seats:
        hint = f"the table has {shown(seats)} seats"
        reader.fault("E_PLAYERS", "players", hint, seats=shown(reader.given["players"]), low=MIN_SEATS, high=MAX_SEATS)
    if type(seats) is not int or not MIN_SEATS <= seats <= MAX_SEATS:
        hint = f"use {MIN_SEATS} to {MAX_SEATS} players"
        reader.fault("E_PLAYERS", "players", hint, seats=shown(seats), low=MIN_SEATS, high=MAX_SEATS)
        seats = MAX_SEATS
    start = reader.take("start_player", "random")
    if start != "random" and (type(start) is not int or not 1 <= start <= seats):
        hint = f"use random or a seat from 1 to {seats}"
        reader.fault("E_START", "start_player", hint, value=shown(start), high=seats)
    if isinstance(deck, dict):
        reader.faults.extend(check_deck(deck)[1])
    filled = {name: reader.filled[name] for name in NAMES}
    return filled, reader.faults
