"""The settings of If It Fits: names, defaults and faults as in section 7 of the specification."""

from collections.abc import Mapping
from typing import Any

from clowder.core.errors import Fault, InvalidParts, shown
from clowder.core.options import OptionReader, check_seats, need_checked, unchecked
from clowder.core.types import Json
from clowder.games.if_it_fits import catalogue

ADVANCED_PARTS = ("all_princesses", "no_double_walls", "no_extra_cat_points", "half_sleeping")
MIN_SEATS, MAX_SEATS = 2, 5
CROWDED_SEATS = 4  # from here on the small table may fill up


def check_options(seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
    """The options with defaults filled in ("auto" stays as it is), and all faults."""
    reader = OptionReader(options)
    fine = check_seats(reader, seats, MIN_SEATS, MAX_SEATS, "bad_player_count")
    reader.choice("edition", tuple(catalogue.editions()), "ukrainian", "bad_edition")
    table = reader.choice("table", ("auto", *catalogue.tables()), "auto", "bad_table")
    reader.flag("advanced", False, "bad_option")
    for part in ADVANCED_PARTS:
        reader.choice(part, ("auto", True, False), "auto", "bad_option")
    reader.choice("tied_kinds", ("one", "all"), "one", "bad_option")
    reader.choice("extra_cats", ("auto", "counted", "awake"), "auto", "bad_option")
    if fine:
        reader.choice("first_player", ("random", *range(seats)), "random", "bad_first_player")
        _check_cats(reader, seats)
        if table == "small" and seats >= CROWDED_SEATS:
            reader.fault("W_TABLE_SMALL", "table", "the small table may fill up with this many players", seats=seats)
    else:
        reader.take("first_player", "random")
        reader.take("cats", [])
    _check_card_data(reader)
    return reader.finish("bad_option")


def _check_cats(reader: OptionReader, seats: int) -> None:
    known = list(catalogue.cats())
    chosen = reader.take("cats", known[:seats])
    if not isinstance(chosen, list | tuple) or len(chosen) != seats:
        reader.fault("bad_cats", "cats", f"name {seats} cats, one for each player", seats=seats)
        return
    for cat in chosen:
        if cat not in known:
            reader.fault("unknown_cat", "cats", f"the cats are {', '.join(known)}", cat=shown(cat))
    if len({shown(cat) for cat in chosen}) != len(chosen):
        reader.fault("duplicate_cat", "cats", "every player needs another cat")
    reader.filled["cats"] = list(chosen)


def _check_card_data(reader: OptionReader) -> None:
    chosen = reader.take("card_data", "house")
    if not isinstance(chosen, str | dict):
        hint = "give the name of a set of cards, or its data"
        reader.fault("bad_option", "card_data", hint, value=shown(chosen))
    elif isinstance(chosen, str) and not catalogue.knows_card_data(chosen):
        reader.fault("unknown_card_data", "card_data", "no set of cards has this name", name=chosen[:50])
    else:
        name = chosen if isinstance(chosen, str) else catalogue.OWN
        try:
            catalogue.load_card_data(chosen)
        except InvalidParts as error:
            for fault in error.errors:
                facts = {**fault.params, "name": name, "at": fault.where}
                hint = f"{fault.where}: {fault.hint}"
                reader.faults.append(Fault("bad_card_data", "card_data", facts, hint, fault.why, fault.at))


def settled_options(options: Any) -> Json:
    """Filled options with every "auto" replaced by what it stands for."""
    need_checked(options, "edition", "table", "extra_cats", "advanced", *ADVANCED_PARTS)
    if options["edition"] not in list(catalogue.editions()):
        raise unchecked()
    edition = catalogue.editions()[options["edition"]]
    settled = dict(options)
    for name in ("table", "extra_cats"):
        if settled[name] == "auto":
            settled[name] = edition[name]
    for part in ADVANCED_PARTS:
        if settled[part] == "auto":
            settled[part] = settled["advanced"]
    return settled


def options_schema() -> Json:
    """JSON Schema of the options."""
    switch = {"enum": ["auto", True, False], "default": "auto"}
    known = list(catalogue.cats())
    properties: Json = {
        "edition": {
            "enum": list(catalogue.editions()),
            "default": "ukrainian",
            "x-languages": {each["names"]: name for name, each in catalogue.editions().items()},
            "x-clauses": ["IF-ED-1", "IF-ED-2", "IF-ED-3", "IF-ED-4", "IF-ED-23"],
        },
        "table": {"enum": ["auto", *catalogue.tables()], "default": "auto", "x-clauses": ["IF-PLACE-3", "IF-ED-2"]},
        "advanced": {"type": "boolean", "default": False, "x-clauses": ["IF-ADV-5", "IF-R47"]},
        "all_princesses": {**switch, "x-clauses": ["IF-ADV-1"]},
        "no_double_walls": {**switch, "x-clauses": ["IF-ADV-2"]},
        "no_extra_cat_points": {**switch, "x-clauses": ["IF-ADV-3"]},
        "half_sleeping": {**switch, "x-clauses": ["IF-ADV-4"]},
        "tied_kinds": {"enum": ["one", "all"], "default": "one", "x-clauses": ["IF-R37"]},
        "extra_cats": {"enum": ["auto", "counted", "awake"], "default": "auto", "x-clauses": ["IF-R38"]},
        "first_player": {
            "enum": ["random", *range(MAX_SEATS)],
            "default": "random",
            "x-clauses": ["IF-SETUP-9", "IF-R33"],
        },
        "cats": {
            "type": "array",
            "items": {"enum": known},
            "uniqueItems": True,
            "minItems": MIN_SEATS,
            "maxItems": MAX_SEATS,
            "x-clauses": ["IF-SETUP-1", "IF-R33"],
        },
        "card_data": {
            "anyOf": [{"type": "string"}, {"type": "object"}],
            "default": "house",
            "x-part": "house.toml",
            "x-words": {"symbols": [catalogue.SPRAY], "toys": catalogue.KINDS_MOST},
            "x-clauses": ["IF-BOX-2"],
        },
    }
    return {"type": "object", "additionalProperties": False, "properties": properties}
