"""The deck: read from parts/*.toml, or from a file that an owner of the printed game brings."""

from collections.abc import Mapping
from typing import Any

from clowder.core.errors import Fault, InvalidParts, shown
from clowder.core.options import need_checked, unchecked
from clowder.core.parts import fingerprint, read_house_part, read_part_text, unwieldy, unwieldy_fault
from clowder.core.types import Json
from clowder.games.csacska_macska.cards import (
    COLOURS,
    DECK_SIZE,
    EXTRA_KINDS,
    FACES,
    KIND_VALUES,
    STRAY,
    Deck,
    value_bits,
)

PACKAGE = "clowder.games.csacska_macska"
HOUSE_DECK = "csacska-macska-house"
NUMBER_CARDS = 92
STRAY_CARDS = 12

_known: dict[str, Deck] = {}


class DeckReader:
    """Reads one deck table and remembers every fault, sorted as the specification checks them."""

    def __init__(self, table: Any) -> None:
        self.table: Json = table if isinstance(table, dict) else {}
        self.counts = [0] * FACES
        self.stray_bits = 0
        self.faults: dict[str, list[Fault]] = {"E_DECK_COLOUR": [], "E_DECK_VALUE": [], "E_DECK_COUNT": []}

    def fault(self, key: str, where: str, why: str, hint: str, field: str = "", **params: Any) -> None:
        self.faults[key].append(Fault(key, where, params, hint, why, f"{where}.{field}" if field else where))

    def rows(self, name: str) -> list[Json]:
        rows = self.table.get(name, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.fault("E_DECK_COUNT", name, "rows", f"write every kind of card as [[{name}]]")
            return []
        return rows

    def section(self, name: str) -> Json:
        section = self.table.get(name, {})
        return section if isinstance(section, dict) else {}

    def copies(self, row: Json, where: str) -> int:
        copies = row.get("copies")
        if type(copies) is not int or not 0 <= copies <= DECK_SIZE:
            hint = "give copies as a whole number"
            self.fault("E_DECK_COUNT", where, "copies", hint, "copies", value=shown(copies), most=DECK_SIZE)
            return 0
        return copies

    def colours(self, row: Json, default: list[int], where: str, field: str = "colours") -> list[int]:
        if "colours" not in row:
            return default
        named = row["colours"] if isinstance(row["colours"], list) else [row["colours"]]
        for colour in named:
            if colour not in COLOURS:
                hint = f"use only {', '.join(COLOURS)}"
                self.fault(
                    "E_DECK_COLOUR",
                    where,
                    "unknown",
                    hint,
                    field,
                    colour=shown(colour),
                    given=shown(colour),
                    allowed=", ".join(COLOURS),
                )
        return [COLOURS.index(colour) for colour in named if colour in COLOURS]

    def values(self, row: Json, most: int, where: str) -> tuple[int, ...]:
        values = row.get("values")
        if not isinstance(values, list) or not 1 <= len(values) <= most:
            hint = f"give one to {most} values"
            self.fault("E_DECK_VALUE", where, "values_many", hint, "values", value=shown(values), most=most)
            return ()
        for value in values:
            if type(value) is not int or value not in (1, 3, 5, 7, 9):
                hint = "use odd numbers from 1 to 9"
                self.fault("E_DECK_VALUE", where, "values_odd", hint, "values", value=shown(value))
                return ()
        if len(set(values)) < len(values):
            hint = "name every value once"
            self.fault("E_DECK_VALUE", where, "twice", hint, "values", value=shown(values))
            return ()
        return tuple(sorted(values))

    def read(self) -> None:
        every = self.colours(self.section("deck"), list(range(4)), "deck.colours", "")
        numbers = 0
        for at, row in enumerate(self.rows("number")):
            where = f"number[{at}]"
            colours = self.colours(row, every, where)
            copies = self.copies(row, where)
            numbers += copies * len(colours)
            values = self.values(row, 2, where)
            if values:
                for colour in colours:
                    self.counts[colour * 16 + KIND_VALUES.index(values)] += copies
        self.expect(numbers, NUMBER_CARDS, "number")
        stray = self.section("stray")
        self.counts[STRAY] = self.copies(stray, "stray")
        self.expect(self.counts[STRAY], STRAY_CARDS, "stray")
        self.stray_bits = value_bits(self.values(stray, 5, "stray"))
        self.read_extras()

    def read_extras(self) -> None:
        for at, row in enumerate(self.rows("extra")):
            kind = row.get("kind")
            copies = self.copies(row, f"extra[{at}]")
            if isinstance(kind, str) and kind in EXTRA_KINDS:
                self.counts[EXTRA_KINDS[kind][0]] += copies
            else:
                hint = f"known extras are {', '.join(EXTRA_KINDS)}"
                known = ", ".join(EXTRA_KINDS)
                self.fault(
                    "E_DECK_COUNT",
                    f"extra[{at}]",
                    "unknown",
                    hint,
                    "kind",
                    kind=shown(kind),
                    given=shown(kind),
                    allowed=known,
                )
        for kind, (face, wanted) in EXTRA_KINDS.items():
            self.expect(self.counts[face], wanted, f"extra.{kind}")

    def expect(self, found: int, wanted: int, where: str) -> None:
        if found != wanted:
            hint = f"there must be {wanted} cards, not {found}"
            self.fault("E_DECK_COUNT", where, "count", hint, found=found, wanted=wanted)


def check_deck(table: Any) -> tuple[Deck | None, list[Fault]]:
    """The deck a table describes, or every fault in the order colours, values, counts."""
    found = unwieldy(table, "deck")
    if found is not None:
        return None, [unwieldy_fault("E_DECK_COUNT", found, "deck")]
    reader = DeckReader(table)
    reader.read()
    faults = [fault for faults in reader.faults.values() for fault in faults]
    if faults:
        return None, faults
    id = str(reader.section("deck").get("id", "unnamed"))
    return Deck(id, reader.counts, reader.stray_bits, reader.table, fingerprint(reader.table)), []


def deck_from_table(table: Any) -> Deck:
    """Raises InvalidParts with all faults."""
    deck, faults = check_deck(table)
    if deck is None:
        raise InvalidParts(faults)
    return deck


def read_deck(text: str, where: str = "deck") -> Deck:
    """A deck from the text of a TOML file. Raises InvalidParts with all faults."""
    return deck_from_table(read_part_text(text, where))


def add_deck(text: str, where: str = "deck") -> str:
    """Make a deck file known under its id, for the option `deck`; returns the id. Raises InvalidParts."""
    deck = read_deck(text, where)
    if deck.id == HOUSE_DECK and deck.hash != known_decks()[HOUSE_DECK].hash:
        raise InvalidParts([Fault("E_DECK_COUNT", "deck.id", {"id": deck.id}, "give your deck an id of its own")])
    known_decks()[deck.id] = deck
    return deck.id


def known_decks() -> dict[str, Deck]:
    if not _known:
        _known[HOUSE_DECK] = deck_from_table(read_house_part(PACKAGE, HOUSE_DECK))
    return _known


def deck_of(options: Mapping[str, Any]) -> Deck:
    """The deck of checked options: a known id, or the table of a deck file itself."""
    named = options["deck"]
    return known_decks()[named] if isinstance(named, str) else deck_from_table(named)


def parts_hash(options: Any) -> str:
    """SHA-256 (hex) of the deck that checked options name."""
    need_checked(options, "deck")
    if not isinstance(options["deck"], dict) and options["deck"] not in list(known_decks()):
        raise unchecked()
    return deck_of(options).hash


def base_positions() -> Json:
    """The quiet starting tables of the examples, by name."""
    return read_house_part(PACKAGE, "base-positions")
