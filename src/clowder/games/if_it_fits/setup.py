"""What is fixed at the deal: seats, options, the faces of the cards, the shape of the table, the switches of the rules.

Cards are numbers: 0-71 box cards, 72-74 special toys, 75-79 start boxes, 80-84 a sleeping cat of seat 0-4, 85 Princess.
A face is `card * 2 + rotation`; rotation is 0, or 1 for 180 degrees. Walls are a bit set: 1 north, 2 east, 4 south, 8
west. Symbols of a card or box are packed in one number, nine bits each: spray bottles first, then the toy kinds.

Cells are numbers on a ring of `size`: one step east adds 1, one step south adds `stride`. A table with an edge has a
margin of cells that are off the table. Without an edge the ring is the torus of a perfect Lee code: two cells share a
number only if they are further apart than all cards of the game laid in one line.
"""

from functools import cache
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.types import Json
from clowder.games.if_it_fits import catalogue
from clowder.games.if_it_fits.options import settled_options

FIRST_TOY: Final = 72
FIRST_START: Final = 75
FIRST_SLEEPER: Final = 80
PRINCESS: Final = 85
CARDS: Final = 86
PLACEABLE: Final = 80  # boxes, special toys and start boxes: the cards that a move names by id

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

SYMBOL_BITS: Final = 9
SYMBOL_MASK: Final = 511
CATS_EACH: Final = 5
ASLEEP_SHIFT: Final = 20  # in a tally of cats: four bits per seat awake, then four bits per seat asleep
GAPS: Final = 10  # room for positions set up by hand, whose cards need not touch
SPAN: Final = 16384  # coordinates are packed as (column + SPAN) * 2 * SPAN + row + SPAN


def pack_xy(column: i64, row: i64) -> i64:
    return (column + SPAN) * (2 * SPAN) + row + SPAN


def column_of(xy: i64) -> i64:
    return xy // (2 * SPAN) - SPAN


def row_of(xy: i64) -> i64:
    return xy % (2 * SPAN) - SPAN


def is_within(number: i64, limit: i64) -> bool:
    return -limit <= number <= limit


_CELLS: Final[dict[int, str]] = {}  # asked for before: a view names a hundred
CELLS_KEPT: Final = 4096


def cell_text(xy: i64) -> str:
    found = _CELLS.get(xy)
    if found is None:
        if len(_CELLS) >= CELLS_KEPT:
            _CELLS.clear()
        found = _CELLS[xy] = f"{column_of(xy)},{row_of(xy)}"
    return found


def rotated_walls(walls: i64) -> i64:
    """The walls of a card rotated by 180 degrees."""
    return ((walls << 2) | (walls >> 2)) & 15


def _walls(sides: str) -> int:
    return sum(1 << place for place, side in enumerate(sides) if side == "#")


def _symbols(symbols: tuple[str, ...], kinds: tuple[str, ...]) -> int:
    packed = 0
    for symbol in symbols:
        field = 0 if symbol == catalogue.SPRAY else 1 + kinds.index(symbol)
        packed += 1 << (SYMBOL_BITS * field)
    return packed


class CardFaces:
    """A set of cards in numbers: the same for all games with it."""

    def __init__(self, data: catalogue.CardData) -> None:
        self.card_ids: list[str] = [card.id for card in data.cards]
        self.printed: list[str] = [" ".join((card.sides, *card.symbols)) for card in data.cards]
        self.printed_by_id: dict[str, str] = dict(zip(self.card_ids, self.printed, strict=True))
        faces = [_walls(card.sides) for card in data.cards] + [_walls(data.cell_cat.sides)] * 6
        self.walls: vec[i64] = vec[i64]([0] * (2 * CARDS))  # by face
        self.rotations: vec[i64] = vec[i64]([1] * CARDS)  # how many rotations differ
        self.symbols: vec[i64] = vec[i64]([0] * CARDS)
        for card in range(CARDS):
            walls: i64 = faces[card]
            self.walls[card * 2] = walls
            self.walls[card * 2 + 1] = rotated_walls(walls)
            self.rotations[card] = 1 if rotated_walls(walls) == walls else 2
        for place, card_face in enumerate(data.cards):
            self.symbols[place] = _symbols(card_face.symbols, data.toys)
        # One cat of a seat in a tally; a table, because mypyc compiles `1 << n` to a shift of 32 bits.
        self.awake_unit: vec[i64] = vec[i64]([1] * CATS_EACH)
        self.asleep_unit: vec[i64] = vec[i64]([1 << ASLEEP_SHIFT] * CATS_EACH)
        for seat in range(1, CATS_EACH):
            self.awake_unit[seat] = self.awake_unit[seat - 1] * 16
            self.asleep_unit[seat] = self.asleep_unit[seat - 1] * 16


@cache
def _house_faces() -> CardFaces:
    return CardFaces(catalogue.load_card_data("house"))


def card_faces(data: catalogue.CardData) -> CardFaces:
    return _house_faces() if data is catalogue.load_card_data("house") else CardFaces(data)


class Setup:
    """Shared by all copies of a game; nothing in it ever changes."""

    def __init__(self, seats: int, options: Json) -> None:
        settled = settled_options(options)
        edition = catalogue.editions()[settled["edition"]]
        table = catalogue.tables()[settled["table"]]
        self.options: Json = options
        self.settled: Json = settled  # every "auto" replaced
        self.seats: i64 = seats
        self.start_by_short_side: bool = edition["start_joins"] == "short_side"
        self.toy_at_once: bool = edition["toy_at_once"]
        self.toy_asks_cats: bool = edition["toy_asks_cats"]
        self.all_princesses: bool = settled["all_princesses"]
        self.no_double_walls: bool = settled["no_double_walls"]
        self.extra_points: bool = not settled["no_extra_cat_points"]
        self.half_sleeping: bool = settled["half_sleeping"]
        self.all_tied_kinds: bool = settled["tied_kinds"] == "all"
        self.extra_counts_sleepers: bool = settled["extra_cats"] == "counted"
        self.princesses: i64 = 5 if self.all_princesses else seats
        self.most_cells: i64 = seats + FIRST_START + CATS_EACH * seats + self.princesses
        self.columns: i64 = table.columns
        self.rows: i64 = table.rows
        self.has_edge: bool = table.columns > 0
        if self.has_edge:
            self.stride: i64 = self.columns + 1
            self.size: i64 = self.stride * (self.rows + 2) + 1
            self.middle: i64 = self.columns // 2 + 1 + self.stride * (self.rows // 2 + 1)
        else:
            radius = (self.most_cells + 2 + GAPS) // 2
            self.stride = 2 * radius + 1
            self.size = 2 * radius * (radius + 1) + 1
            self.middle = 0
        data = catalogue.load_card_data(settled["card_data"])
        faces = card_faces(data)
        self.kinds: tuple[str, ...] = data.toys
        self.n_kinds: i64 = len(data.toys)
        self.card_ids: list[str] = faces.card_ids
        self.printed: list[str] = faces.printed
        self.printed_by_id: dict[str, str] = faces.printed_by_id
        self.sleeper_sides: str = data.cell_cat.sides
        self.walls: vec[i64] = faces.walls
        self.rotations: vec[i64] = faces.rotations
        self.symbols: vec[i64] = faces.symbols
        self.awake_unit: vec[i64] = faces.awake_unit
        self.asleep_unit: vec[i64] = faces.asleep_unit
        self.sleep_base: i64 = 2
        self.cat_base: i64 = self.sleep_base + 2 * self.size
        self.place_base: i64 = self.cat_base + self.size
        self.across_base: i64 = self.place_base + 2 * PLACEABLE * self.size
        self.princess_base: i64 = self.across_base + 3 * self.size
        self.action_count: i64 = self.princess_base + self.size

    def wrap(self, cell: i64) -> i64:
        if cell < 0:
            return cell + self.size
        if cell >= self.size:
            return cell - self.size
        return cell

    def is_on_table(self, column: i64, row: i64) -> bool:
        if not self.has_edge:
            return -SPAN < column < SPAN and -SPAN < row < SPAN
        return is_within(column, self.columns // 2) and is_within(row, self.rows // 2)

    def cell(self, column: i64, row: i64) -> i64:
        """The number of a cell on the table."""
        return (self.middle + column + self.stride * row) % self.size

    def xy(self, cell: i64) -> i64:
        """Packed coordinates of a cell; without an edge, those nearest to the middle of all that share the number."""
        if self.has_edge:
            row = cell // self.stride
            return pack_xy(cell % self.stride - 1 - self.columns // 2, row - 1 - self.rows // 2)
        radius = self.stride // 2
        for row in range(-radius, radius + 1):
            column = (cell - row * self.stride) % self.size
            if column > self.size // 2:
                column -= self.size
            room = radius - (row if row > 0 else -row)
            if is_within(column, room):
                return pack_xy(column, row)
        raise IndexError(cell)

    def card_by_id(self, name: str) -> i64:
        """The number of a card that moves name by id; -1 if there is none."""
        for card in range(PLACEABLE):
            if self.card_ids[card] == name:
                return card
        return -1

    def card_id(self, card: i64) -> str:
        return "princess" if card == PRINCESS else self.card_ids[card]
