"""What a seat sees, as numbers: the blocks are described in clowder/adapters/encoders/cat_box.py."""

from typing import Final

from clowder.core.arrays import i64
from clowder.core.bits import BIT_PLACES, BIT_STARTS, CHUNK, CHUNK_MASK
from clowder.core.sparse_vector import SparseVector, turned
from clowder.games.cat_box.deck import CARDS, COLOURS
from clowder.games.cat_box.grid import COLUMN_MASK, ROW_SHIFT, SIDE
from clowder.games.cat_box.moves import to_act
from clowder.games.cat_box.position import PHASE_OVER, Position
from clowder.games.cat_box.scoring import BOXES, LARGEST, THREES, tally

CONTENTS: Final = 6
FACE: Final = 4 * CONTENTS
IDENTITIES: Final = 6
TILES: Final = 5


def observe(p: Position, seat: i64, out: SparseVector) -> None:
    """Write down all blocks, in the order of the layout."""
    out.common(3, p.phase, p.seats, seat, to_act(p))
    table_block(p, out)
    card_blocks(p, seat, out)
    identity_blocks(p, seat, out)
    count_blocks(p, out)
    if p.setup.special:
        tile_blocks(p, seat, out)


def table_block(p: Position, out: SparseVector) -> None:
    """The exposed contents, a plane each."""
    out.block(CONTENTS * SIDE * SIDE)
    row: i64 = 0
    for word in p.occupied:  # as in grid.list_cells, without making the list
        base = row << ROW_SHIFT
        while word:
            chunk = word & CHUNK_MASK
            for i in range(BIT_STARTS[chunk], BIT_STARTS[chunk + 1]):
                cell = base + BIT_PLACES[i]
                content = i64(p.content[cell])
                out.mark((content - 1) * SIDE * SIDE + place_of(cell))
            word >>= CHUNK
            base += CHUNK
        row += 1


def place_of(cell: i64) -> i64:
    """A cell counted row by row."""
    return (cell >> ROW_SHIFT) * SIDE + (cell & COLUMN_MASK)


def mark_face(p: Position, held: i64, place: i64, out: SparseVector) -> None:
    """One face of a block of faces: four quadrants by content."""
    for corner in range(4):
        out.mark(place * FACE + corner * CONTENTS + p.setup.deck.contents[held * 16 + corner] - 1)


def card_blocks(p: Position, seat: i64, out: SparseVector) -> None:
    """The visible sides of all hands, the secret sides of the own, the top of the deck."""
    out.block(p.seats * p.setup.hand_size * FACE)
    for owner in range(p.seats):
        for slot in range(p.setup.hand_size):
            held = p.hands[owner * p.setup.hand_size + slot]
            if held >= 0:
                mark_face(p, held, turned(owner, seat, p.seats) * p.setup.hand_size + slot, out)
    out.block(p.setup.hand_size * FACE)
    for slot in range(p.setup.hand_size):
        held = p.hands[seat * p.setup.hand_size + slot]
        if held >= 0:
            mark_face(p, held ^ 1, slot, out)
    out.block(FACE)
    if p.pile_next < len(p.pile):
        mark_face(p, p.pile[p.pile_next], 0, out)


def identity_blocks(p: Position, seat: i64, out: SparseVector) -> None:
    """The own identity; all of them once the game is over."""
    out.block(IDENTITIES)
    out.mark(p.identities[seat])
    out.block(p.seats * IDENTITIES)
    if p.phase == PHASE_OVER:
        for other in range(p.seats):
            out.mark(turned(other, seat, p.seats) * IDENTITIES + p.identities[other])


def count_blocks(p: Position, out: SparseVector) -> None:
    """What lies in sight, and how many cards are to come."""
    counts = tally(p)
    out.block(COLOURS * 2)
    for colour in range(COLOURS):
        out.put(2 * colour, float(counts[colour]) / CARDS)
        out.put(2 * colour + 1, float(counts[LARGEST + colour]) / 24)
    out.block(4)
    out.put(0, float(counts[BOXES]) / CARDS)
    out.put(1, float(counts[THREES]) / 12)
    out.put(2, float(len(p.pile) - p.pile_next) / CARDS)
    out.put(3, float(p.unplayed) / CARDS)


def tile_blocks(p: Position, seat: i64, out: SparseVector) -> None:
    """Tiles, scratchers and reserved cards."""
    out.block(p.seats * TILES)
    for other in range(p.seats):
        for tile in range(TILES):
            if (p.tiles[other] >> tile) & 1:
                out.mark(turned(other, seat, p.seats) * TILES + tile)
    out.block(SIDE * SIDE)
    for other in range(p.seats):
        if p.scratchers[other] >= 0:
            out.put(place_of(p.scratchers[other]), 1.0 if other == seat else -1.0)
    out.block(p.seats * FACE)
    for other in range(p.seats):
        if p.reserved[other] >= 0:
            mark_face(p, p.reserved[other], turned(other, seat, p.seats), out)
    out.block(FACE)
    if p.reserved[seat] >= 0:
        mark_face(p, p.reserved[seat] ^ 1, 0, out)
