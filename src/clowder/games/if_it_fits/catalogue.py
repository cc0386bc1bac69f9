"""The printed parts of If It Fits: cards, tables, editions and cats, read from parts/*.toml and validated."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from clowder.core.errors import Fault, InvalidParts
from clowder.core.options import need_checked, unchecked
from clowder.core.parts import fingerprint, read_house_part, read_part_text, unwieldy, unwieldy_fault
from clowder.core.types import Json

PACKAGE = "clowder.games.if_it_fits"
SPRAY = "spray"
BOXES, TOYS, STARTS = 72, 3, 5
KINDS_MOST, SYMBOLS_MOST = 6, 511  # what one packed tally holds
LONGEST_ID, LONGEST_NAME = 12, 30  # letters of a card's id and of a toy kind's name
TABLES = ("toys", "cell_cat", "box", "special_toy", "start")
SECTIONS = (("box", BOXES), ("special_toy", TOYS), ("start", STARTS))


@dataclass(frozen=True)
class Card:
    """One face: four sides (north, east, south, west; "#" = wall) and its symbols."""

    id: str
    sides: str
    symbols: tuple[str, ...]


@dataclass(frozen=True)
class CardData:
    """One set of cards. `cards` holds boxes, special toys and start boxes in this order."""

    name: str
    toys: tuple[str, ...]
    cards: tuple[Card, ...]
    cell_cat: Card
    hash: str


@dataclass(frozen=True)
class Table:
    """Columns and rows around the middle cell; 0 x 0 has no edge."""

    columns: int
    rows: int


def _bad(faults: list[Fault], where: str, why: str, hint: str, **params: Any) -> None:
    faults.append(Fault("bad_card_data", where, {"where": where, **params}, hint, why, where))


def _card(faults: list[Fault], where: str, id: str, face: Any, known: tuple[str, ...]) -> Card:
    blank = Card(id, "....", ())
    if not isinstance(face, Mapping):
        _bad(faults, where, "table_missing", "give sides and symbols")
        return blank
    for name in face:
        if name not in ("sides", "symbols"):
            _bad(
                faults,
                f"{where}.{name}",
                "unknown",
                "only sides and symbols are known",
                given=name[:20],
                allowed="sides, symbols",
            )
    sides, symbols = face.get("sides"), face.get("symbols")
    if not isinstance(sides, str) or len(sides) != 4 or set(sides) - set("#."):
        _bad(faults, f"{where}.sides", "sides", "use four characters, each '#' or '.'")
        sides = "...."
    if not isinstance(symbols, list) or any(symbol not in known for symbol in symbols):
        _bad(faults, f"{where}.symbols", "symbols", f"use a list of {', '.join(known)}", allowed=", ".join(known))
        symbols = []
    return Card(id, sides, tuple(symbols))


def _kinds(faults: list[Fault], data: Json) -> tuple[str, ...]:
    toys: Any = data.get("toys")
    fine = isinstance(toys, list) and all(
        isinstance(kind, str) and kind.isidentifier() and len(kind) <= LONGEST_NAME for kind in toys
    )
    if not fine or not 1 <= len(toys) <= KINDS_MOST or SPRAY in toys or len(set(toys)) != len(toys):
        hint = f"list one to {KINDS_MOST} different names of toy kinds; 'spray' is not one of them"
        _bad(faults, "toys", "toys", hint, most=KINDS_MOST)
        return ()
    return tuple(toys)


def card_data(name: str, data: Json) -> CardData:
    """The cards a table of data describes. Raises InvalidParts with all faults."""
    found = unwieldy(data, name[:LONGEST_NAME])
    if found is not None:
        raise InvalidParts([unwieldy_fault("bad_card_data", found, name[:LONGEST_NAME])])
    faults: list[Fault] = []
    toys = _kinds(faults, data)
    known = (*toys, SPRAY)
    cards: list[Card] = []
    for section, wanted in SECTIONS:
        faces = data.get(section)
        if not isinstance(faces, Mapping) or len(faces) != wanted:
            given = len(faces) if isinstance(faces, Mapping) else 0
            _bad(faults, section, "count", f"give exactly {wanted} cards", wanted=wanted, found=given)
        if not isinstance(faces, Mapping):
            continue
        for id, face in faces.items():
            if not (id.isascii() and id.isalnum() and len(id) <= LONGEST_ID) or any(card.id == id for card in cards):
                hint = f"use a new id of letters and digits, {LONGEST_ID} at most"
                _bad(faults, f"{section}.{id}", "id", hint, given=id[:20], most=LONGEST_ID)
            cards.append(_card(faults, f"{section}.{id}", id, face, known))
    cell_cat = _card(faults, "cell_cat", "cell_cat", data.get("cell_cat"), known)
    if cell_cat.symbols:
        _bad(faults, "cell_cat.symbols", "cat_symbols", "a cat has no symbols")
    symbols = sum(len(card.symbols) for card in cards)
    if symbols > SYMBOLS_MOST:
        _bad(faults, "symbols", "most", f"use at most {SYMBOLS_MOST} symbols in all", most=SYMBOLS_MOST, found=symbols)
    for section in data:
        if section not in TABLES:
            _bad(faults, section, "unknown", "this table is not known", given=section[:20], allowed=", ".join(TABLES))
    if faults:
        raise InvalidParts(faults)
    return CardData(name, toys, tuple(cards), cell_cat, fingerprint(data))


OWN = "own"  # the name of cards given as data
_added: dict[str, str] = {}


def add_card_data(name: str, text: str) -> None:
    """Make another set of cards (a TOML text) known to the option `card_data`; it is checked when it is used."""
    _added[name] = text


def knows_card_data(name: str) -> bool:
    return name == "house" or name in _added


def load_card_data(name: str | Json) -> CardData:
    """A known set of cards, or the one a table of data describes. Raises InvalidParts with all faults of its file."""
    if not isinstance(name, str):
        return card_data(OWN, name)
    if name in _added:
        return card_data(name, read_part_text(_added[name], name))
    return _house()


@cache
def _house() -> CardData:
    return card_data("house", read_house_part(PACKAGE, "house"))


@cache
def tables() -> dict[str, Table]:
    """The tables by name. Raises InvalidParts."""
    found: dict[str, Table] = {}
    faults: list[Fault] = []
    for name, size in read_house_part(PACKAGE, "tables").items():
        found[name] = check_table(faults, name, size)
    if faults:
        raise InvalidParts(faults)
    return found


def check_table(faults: list[Fault], name: str, size: Json) -> Table:
    """A table has no size at all, or an odd number of columns and rows so that 0,0 lies in the middle."""
    if not size:
        return Table(0, 0)
    columns, rows = size.get("columns"), size.get("rows")
    for value in (columns, rows):
        if type(value) is not int or not 3 <= value <= 99 or value % 2 == 0:
            faults.append(Fault("bad_table", name, {"table": name}, "use odd numbers of columns and rows from 3 to 99"))
            return Table(0, 0)
    return Table(int(columns or 0), int(rows or 0))


@cache
def editions() -> Json:
    return read_house_part(PACKAGE, "editions")


@cache
def cats() -> Json:
    return read_house_part(PACKAGE, "cats")


def parts_hash(options: Any) -> str:
    """The fingerprint of the cards, tables, editions and cats these options play with."""
    need_checked(options, "card_data")
    named = options["card_data"]
    if not isinstance(named, dict) and not (isinstance(named, str) and knows_card_data(named)):
        raise unchecked()
    return fingerprint([load_card_data(named).hash, read_house_part(PACKAGE, "tables"), editions(), cats()])
