"""Settings of a table: names, values and error keys of section 7 of the specification, in its order."""

from collections.abc import Mapping
from typing import Any

from clowder.core.errors import Fault, InvalidParts, shown
from clowder.core.options import OptionReader, check_seats
from clowder.core.types import Json
from clowder.games.cat_attack.board_checks import KINDS
from clowder.games.cat_attack.catalogue import (
    arguments,
    house_board,
    house_curiosity,
    house_mog,
    make_board,
    make_decks,
    part,
)
from clowder.games.cat_attack.vocabulary import EFFECTS, HOMES, SPECIALS, SUITS

MIN_SEATS = 2
MAX_SEATS = 6
SWITCHES = ("raiding", "trespassing", "cat_fights", "six_cards")
CLAWS = ("off", "prey", "prey_and_shops")
GANGS = ("off", "full", "shared")


def options_schema() -> Json:
    """JSON Schema of the options."""
    flag = {"type": "boolean"}
    data = {"anyOf": [{"const": "house"}, {"type": "object"}], "default": "house"}
    homes = {"type": "array", "items": {"enum": list(HOMES)}, "uniqueItems": True}
    house = house_board()
    rounds = {"anyOf": [{"const": 0}, {"type": "integer", "minimum": 5, "maximum": 200}], "default": 0}
    properties: Json = {
        "lives": {
            "type": "integer",
            "minimum": 1,
            "maximum": 9,
            "default": 9,
            "x-clauses": ["CA-SETUP-1", "CA-SHORT-1"],
        },
        "round_limit": {**rounds, "x-clauses": ["CA-SHORT-2", "CA-R40"]},
        **{name: {**flag, "default": True, "x-clauses": ["CA-YOUNG-1", "CA-R42"]} for name in SWITCHES},
        "young_players": {**flag, "default": False, "x-clauses": ["CA-YOUNG-1"]},
        "claws_out": {"enum": list(CLAWS), "default": "off", "x-clauses": ["CA-CLAWS-1", "CA-CLAWS-2"]},
        "gangs": {
            "enum": list(GANGS),
            "default": "off",
            "x-clauses": ["CA-GANG-1", "CA-GANG-2", "CA-GANG-3", "CA-GANG-4"],
        },
        "gang_count": {"enum": [2, 3, None], "default": None, "x-clauses": ["CA-R43"]},
        "homes": {
            "anyOf": [homes, {"type": "null"}],
            "default": None,
            "x-usual": [*house["default_homes"].values(), *house["default_gang_homes"].values()],
            "x-clauses": ["CA-SETUP-1"],
        },
        "first_seat": {
            "anyOf": [{"const": "die"}, {"type": "integer", "minimum": 0, "maximum": 5}],
            "default": "die",
            "x-clauses": ["CA-R2"],
        },
        "board": {**data, "x-part": "board.json", "x-words": {"kinds": ["wall", *KINDS]}, "x-clauses": ["CA-R1"]},
        "mog_deck": {
            **data,
            "x-part": "mog.toml",
            "x-words": {"suits": list(SUITS), "specials": list(SPECIALS), "values": [1, 2, 3, 4, 5, 6]},
            "x-clauses": ["CA-R1"],
        },
        "curiosity_deck": {
            **data,
            "x-part": "curiosity.toml",
            "x-words": {"effects": {effect: list(arguments(effect)) for effect in EFFECTS}},
            "x-clauses": ["CA-R1"],
        },
    }
    return {"type": "object", "additionalProperties": False, "properties": properties}


def check_options(seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
    """The options with defaults filled in and all faults; the first one is what the specification reports."""
    reader = OptionReader(options)
    seated = check_seats(reader, seats, MIN_SEATS, MAX_SEATS, "E_PLAYERS")
    reader.whole("lives", 1, 9, 9, "E_LIVES")
    rounds = reader.take("round_limit", 0)
    if type(rounds) is not int or not (rounds == 0 or 5 <= rounds <= 200):
        reader.fault("E_ROUNDS", "round_limit", "use 0 for no limit, or 5 to 200", value=shown(rounds))
    raiding = _switches(reader)
    claws = reader.choice("claws_out", CLAWS, "off", "E_CLAWS")
    if claws != "off" and not raiding:
        reader.fault("E_CLAWS", "claws_out", "claws out needs raiding", value=claws)
    _gangs(reader, seats if seated else 4)
    data = _data(reader)
    _homes(reader, seats if seated else 4, data)
    first = reader.take("first_seat", "die")
    if first != "die" and not (type(first) is int and 0 <= first < (seats if seated else 6)):
        reader.fault("E_FIRST", "first_seat", 'use "die" or a seat of this table', value=shown(first))
    faults_of_data = [fault for fault in reader.faults if fault.key == "E_DATA"]
    reader.faults = [fault for fault in reader.faults if fault.key != "E_DATA"] + faults_of_data
    return reader.finish()


def _switches(reader: OptionReader) -> bool:
    """The four switches of the young players' game; returns whether raiding is on."""
    young = reader.flag("young_players", False, "E_YOUNG")
    for name in SWITCHES:
        on = reader.flag(name, not young, "E_YOUNG")
        if young and on and reader.given.get(name) is True:
            reader.fault("E_YOUNG", name, "young_players switches this off", name=name)
    return bool(reader.filled["raiding"])


def _gangs(reader: OptionReader, seats: int) -> None:
    gangs = reader.choice("gangs", GANGS, "off", "E_GANGS")
    count = reader.take("gang_count", None)
    if gangs == "off":
        if count is not None:
            reader.fault("E_GANGS", "gang_count", "there are no gangs to count", value=shown(count), seats=seats)
        return
    if count is None:
        count = reader.filled["gang_count"] = 2
    if type(count) is not int or count not in (2, 3) or seats % count != 0 or seats // count < 2:
        hint = "4 players make 2 gangs; 6 players make 2 or 3"
        reader.fault("E_GANGS", "gang_count", hint, value=shown(count), seats=seats)


def _data(reader: OptionReader) -> Json:
    """Checks the data files; returns the board to look up default Homes in."""
    board = house_board()
    given = {name: reader.take(name, "house") for name in ("board", "mog_deck", "curiosity_deck")}
    try:
        chosen = part(given["board"], board)
        make_board(chosen)
        board = chosen
    except InvalidParts as error:
        reader.faults.extend(error.errors)
    try:
        make_decks(part(given["mog_deck"], house_mog()), part(given["curiosity_deck"], house_curiosity()))
    except InvalidParts as error:
        reader.faults.extend(error.errors)
    return board


def _homes(reader: OptionReader, seats: int, board: Json) -> None:
    shared = reader.filled["gangs"] == "shared"
    count = reader.filled["gang_count"] if shared else seats
    homes = reader.take("homes", None)
    if homes is None:
        table = board["default_gang_homes" if shared else "default_homes"]
        reader.filled["homes"] = list(table.get(str(count), table["2"]))
        return
    known = [home["id"] for home in board["homes"]]
    good = isinstance(homes, list) and all(isinstance(home, str) and home in known for home in homes)
    if not good or len(set(homes)) != len(homes) or len(homes) != count:
        reader.fault("E_HOMES", "homes", f"give {count} different Homes", value=shown(homes), count=count)
