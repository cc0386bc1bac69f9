"""Everything that lies on the table of Cat Box or is held in a hand: the fields, copies and keys."""

from typing import Final

from clowder.core.arrays import append, i64, u8, vec
from clowder.core.bits import count_bits
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.games.cat_box.catalogue import TILES
from clowder.games.cat_box.choices import Choices
from clowder.games.cat_box.deck import EMPTY_BOX
from clowder.games.cat_box.grid import (
    CELLS,
    COLUMN_MASK,
    MIDDLE,
    ROW_SHIFT,
    SIDE,
    anchor_text,
    anchors_covering_one,
    anchors_covering_two,
    below,
    cell_at,
    flag_of,
    next_column,
    number_text,
    right_of,
)
from clowder.games.cat_box.setup import Setup

NONE: Final = -1
NO_CARD_HERE: Final = 255

PHASE_PLAY: Final = 0
PHASE_TILE: Final = 1
PHASE_OVER: Final = 2
PHASES: Final = ("play", "tile", "over")

TILE_PAW: Final = 1
TILE_SCRATCHER: Final = 2
TILE_FISH: Final = 4
TILE_MOUSE: Final = 8
TILE_STACK: Final = 16
ALL_TILES: Final = 31


class PublicTable:
    """What everybody sees of the table, made once per position however many look."""

    def __init__(self, table: list[str], faces: list[str], counts: vec[i64]) -> None:
        self.table = table
        self.faces = faces
        self.counts = counts


class Position(State):
    """The fields. A held card is card * 2 + visible side, NONE where there is none."""

    def __init__(
        self, setup: Setup, rng: Rng, pile: vec[i64], removed: vec[i64], identities: vec[i64], hands: vec[i64],
        reserved: vec[i64], tiles: vec[i64], scratchers: vec[i64], seen: vec[i64], laid: vec[i64], content: vec[u8],
        top: vec[u8], depth: vec[u8], occupied: vec[i64], kittens: vec[i64], full_anchors: vec[i64],
        box_anchors: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(setup.seats, rng)
        self.setup = setup
        self.pile = pile  # the whole deck after the deal, in order; never changed, so copies share it
        self.pile_next: i64 = 0  # where its top is
        self.removed = removed  # never changed
        self.identities = identities  # per seat, index into IDENTITIES; never changed
        self.hands = hands  # per seat * hand_size + slot
        self.reserved = reserved  # per seat
        self.tiles = tiles  # per seat, a bit set of the unused ones
        self.scratchers = scratchers  # per seat, the cell of its scratcher
        self.seen = seen  # per card, the seats that have seen both sides
        self.laid = laid  # in order, see `packed_card`
        self.left: i64 = 0  # smallest and largest anchor coordinates on the table; rows grow downwards
        self.right: i64 = 0
        self.high: i64 = 0
        self.low: i64 = 0
        self.content = content  # exposed content per cell, 0 where vacant
        self.top = top  # index in `laid` of the topmost card per cell
        self.depth = depth  # how many cards lie on each other per cell
        self.occupied = occupied  # flags per row
        self.kittens = kittens  # flags per row: exposed kittens
        self.full_anchors = full_anchors  # flags per row: where a full face may go, covering exactly one occupied cell
        self.box_anchors = box_anchors  # flags per row: where a face with an empty box may go, covering one or two
        self.n_full_anchors: i64 = 0
        self.n_box_anchors: i64 = 0
        self.n_scratchers: i64 = 0
        self.active: i64 = 0  # whose turn it is
        self.phase: i64 = PHASE_PLAY
        self.unplayed: i64 = 0  # cards in pile, hands and reserved
        self.just_played: i64 = NONE  # index in `laid`, while the turn goes on
        self.refill_first: i64 = NONE  # slots emptied in this turn, in order
        self.refill_second: i64 = NONE
        self.offered: Choices | None = None  # the choices of this decision, once somebody asked
        self.public_table: PublicTable | None = None  # the same for what all views have in common

    def lay(self, held: i64, quarter: i64, x: i64, y: i64) -> None:
        """Put a card, the side `held & 1` up, on top of what lies at its anchor."""
        index = len(self.laid)
        self.laid = append(self.laid, packed_card(held, quarter, x, y))
        if index == 0:
            self.left = self.right = x
            self.high = self.low = y
        else:
            self.left = min(self.left, x)
            self.right = max(self.right, x)
            self.high = min(self.high, y)
            self.low = max(self.low, y)
        cell = cell_at(x, y)
        at = ((held << 2) | quarter) << 2
        contents = self.setup.deck.contents
        self.put(cell, contents[at], index)
        self.put(right_of(cell), contents[at + 1], index)
        under = below(cell)
        self.put(under, contents[at + 2], index)
        self.put(right_of(under), contents[at + 3], index)
        row = cell >> ROW_SHIFT
        self._find_anchors(row - 1 if row > 0 else SIDE - 1)
        self._find_anchors(row)
        self._find_anchors(row + 1 if row < SIDE - 1 else 0)

    def put(self, cell: i64, content: i64, index: i64) -> None:
        """Show a content in a cell, on top of what lies there: a quadrant of the card number `index`."""
        row = cell >> ROW_SHIFT
        flag = flag_of(cell)
        self.content[cell] = u8(content)
        self.top[cell] = u8(index)
        self.depth[cell] += 1
        self.occupied[row] |= flag
        if content != EMPTY_BOX:
            self.kittens[row] |= flag
        else:
            self.kittens[row] &= ~flag

    def _find_anchors(self, row: i64) -> None:
        """Find and count the anchors of one row anew: what lies in it or below it has changed."""
        a = self.occupied[row]
        c = self.occupied[row + 1 if row < SIDE - 1 else 0]
        b = next_column(a)
        d = next_column(c)
        full = anchors_covering_one(a, b, c, d)
        box = full | anchors_covering_two(a, b, c, d)
        old = self.full_anchors[row]
        if full != old:
            self.n_full_anchors += count_bits(full) - count_bits(old)
            self.full_anchors[row] = full
        old = self.box_anchors[row]
        if box != old:
            self.n_box_anchors += count_bits(box) - count_bits(old)
            self.box_anchors[row] = box

    def clear_table(self) -> vec[i64]:
        """Take all cards off the table and return them, to be laid again in another way."""
        cards = self.laid
        self.laid = vec[i64]()
        self.content = vec[u8]([0] * CELLS)
        self.top = vec[u8]([NO_CARD_HERE] * CELLS)
        self.depth = vec[u8]([0] * CELLS)
        self.occupied = vec[i64]([0] * SIDE)
        self.kittens = vec[i64]([0] * SIDE)
        self.full_anchors = vec[i64]([0] * SIDE)
        self.box_anchors = vec[i64]([0] * SIDE)
        self.n_full_anchors = 0
        self.n_box_anchors = 0
        return cards

    def copy_into(self, copy: "Position") -> None:
        """Copy the scalars, which the constructor does not take."""
        copy.pile_next = self.pile_next
        copy.left = self.left
        copy.right = self.right
        copy.high = self.high
        copy.low = self.low
        copy.n_full_anchors = self.n_full_anchors
        copy.n_box_anchors = self.n_box_anchors
        copy.n_scratchers = self.n_scratchers
        copy.active = self.active
        copy.phase = self.phase
        copy.unplayed = self.unplayed
        copy.just_played = self.just_played
        copy.refill_first = self.refill_first
        copy.refill_second = self.refill_second

    def key(self) -> tuple[int, ...]:
        """Every field, flat; what follows from the cards on the table is left out."""
        fields: list[int] = [
            self.seats,
            1 if self.setup.special else 0,
            self.setup.codes.turns,
            self.setup.hand_size,
            self.active,
            self.phase,
            self.unplayed,
            self.just_played,
            self.refill_first,
            self.refill_second,
        ]
        fields.extend(self.rng.words())
        rows = (self.removed, self.identities, self.hands, self.reserved, self.tiles, self.scratchers, self.seen)
        for row in (self.pile[self.pile_next :], *rows, self.laid):
            fields.append(len(row))
            for value in row:
                fields.append(value)
        return tuple(fields)

    # -- cards and places in words --------------------------------------------------------------------------------

    def slot_of(self, seat: i64, slot: i64) -> i64:
        """The place of a hand's slot in `hands`."""
        return seat * self.setup.hand_size + slot

    def cards_in_hands(self) -> i64:
        count: i64 = 0
        for held in self.hands:
            if held >= 0:
                count += 1
        return count

    def coordinates(self, cell: i64) -> tuple[i64, i64]:
        """Column and row of a cell near the play area, (0, 0) being the start card's top left quadrant."""
        x = (self.left + self.right) >> 1
        y = (self.high + self.low) >> 1
        across = ((cell & COLUMN_MASK) - MIDDLE - x) % SIDE
        down = ((cell >> ROW_SHIFT) - MIDDLE - y) % SIDE
        if across >= MIDDLE:
            across -= SIDE
        if down >= MIDDLE:
            down -= SIDE
        return x + across, y + down

    def is_in_reach(self, x: i64, y: i64) -> bool:
        """Whether a card at this anchor could touch the play area; far beyond, cells would wrap around."""
        return self.left - 2 <= x <= self.right + 2 and self.high - 2 <= y <= self.low + 2

    def place_text(self, cell: i64) -> str:
        x, y = self.coordinates(cell)
        return number_text(x) + "," + number_text(y)

    def card_text(self, card: i64) -> str:
        """A card on the table, as `C06-@1,1` or `C26+r180@0,-1`."""
        return self.setup.deck.names_turned[card >> 16] + anchor_text(x_of(card), y_of(card))


def next_seat(p: Position) -> i64:
    """Whose turn comes after this one."""
    return p.active + 1 if p.active + 1 < p.seats else 0


def side_up(p: Position, source: i64) -> i64:
    """The card as it would lie: secret side of an own or reserved card, visible side of another's; NONE if none.

    A source is a hand slot or, as the last one, the reserved card of the active seat.
    """
    setup = p.setup
    if source >= setup.slots:
        held = p.reserved[p.active]
        return held ^ 1 if held >= 0 else NONE
    held = p.hands[source]
    if held < 0:
        return NONE
    first = p.active * setup.hand_size
    return held ^ 1 if first <= source < first + setup.hand_size else held


def tile_names(tiles: i64) -> list[str]:
    """The tiles of a bit set, by name."""
    return [TILES[bit] for bit in range(5) if (tiles >> bit) & 1]


# -- a card on the table as one number ----------------------------------------------------------------------------


def packed_card(held: i64, quarter: i64, x: i64, y: i64) -> i64:
    """Which card, its side up, how it is turned, and the coordinates of its anchor."""
    return (((held << 2) | quarter) << 16) | ((y + 128) << 8) | (x + 128)


def held_of(card: i64) -> i64:
    return card >> 18


def quarter_of(card: i64) -> i64:
    return (card >> 16) & 3


def x_of(card: i64) -> i64:
    return (card & 255) - 128


def y_of(card: i64) -> i64:
    return ((card >> 8) & 255) - 128


def anchor_of(card: i64) -> i64:
    return cell_at(x_of(card), y_of(card))
