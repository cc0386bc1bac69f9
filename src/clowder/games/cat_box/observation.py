"""What a seat sees, as numbers: the blocks are described in clowder/adapters/encoders/cat_box.py."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.sparse_vector import SparseVector, turned
from clowder.games.cat_box.deck import CARDS, COLOURS
from clowder.games.cat_box.grid import COLUMN_MASK, ROW_SHIFT, SIDE, count_all, list_cells
from clowder.games.cat_box.position import NONE, PHASE_OVER, Position
from clowder.games.cat_box.scoring import BOXES, LARGEST, THREES, tally

CONTENTS: Final = 6
FACE: Final = 4 * CONTENTS
IDENTITIES: Final = 6
TILES: Final = 5


def observe(p: Position, seat: i64, out: SparseVector) -> None:
    over = p.phase == PHASE_OVER
    out.common(3, p.phase, p.seats, seat, NONE if over else p.active)
    out.block(CONTENTS * SIDE * SIDE)
    for cell in list_cells(p.occupied, count_all(p.occupied)):
        content = i64(p.content[cell])
        out.mark((content - 1) * SIDE * SIDE + flat(cell))
    hands(p, seat, out)
    out.block(IDENTITIES)
    out.mark(p.identities[seat])
    out.block(p.seats * IDENTITIES)
    if over:
        for other in range(p.seats):
            out.mark(turned(other, seat, p.seats) * IDENTITIES + p.identities[other])
    totals(p, tally(p), out)
    if p.setup.special:
        special(p, seat, out)


def flat(cell: i64) -> i64:
    """A cell counted row by row."""
    return (cell >> ROW_SHIFT) * SIDE + (cell & COLUMN_MASK)


def face(p: Position, held: i64, place: i64, out: SparseVector) -> None:
    """One face of a block of faces: four quadrants by content."""
    for corner in range(4):
        out.mark(place * FACE + corner * CONTENTS + p.setup.deck.contents[held * 16 + corner] - 1)


def hands(p: Position, seat: i64, out: SparseVector) -> None:
    """The visible sides of all hands, the secret sides of the own, the top of the deck."""
    out.block(p.seats * p.setup.hand_size * FACE)
    for owner in range(p.seats):
        for slot in range(p.setup.hand_size):
            held = p.hand[owner * p.setup.hand_size + slot]
            if held >= 0:
                face(p, held, turned(owner, seat, p.seats) * p.setup.hand_size + slot, out)
    out.block(p.setup.hand_size * FACE)
    for slot in range(p.setup.hand_size):
        held = p.hand[seat * p.setup.hand_size + slot]
        if held >= 0:
            face(p, held ^ 1, slot, out)
    out.block(FACE)
    if p.pile_next < len(p.pile):
        face(p, p.pile[p.pile_next], 0, out)


def totals(p: Position, counts: vec[i64], out: SparseVector) -> None:
    out.block(COLOURS * 2)
    for colour in range(COLOURS):
        out.put(2 * colour, float(counts[colour]) / CARDS)
        out.put(2 * colour + 1, float(counts[LARGEST + colour]) / 24)
    out.block(4)
    out.put(0, float(counts[BOXES]) / CARDS)
    out.put(1, float(counts[THREES]) / 12)
    out.put(2, float(len(p.pile) - p.pile_next) / CARDS)
    out.put(3, float(p.unplayed) / CARDS)


def special(p: Position, seat: i64, out: SparseVector) -> None:
    """Tiles, scratchers and reserved cards."""
    out.block(p.seats * TILES)
    for other in range(p.seats):
        for tile in range(TILES):
            if (p.tiles[other] >> tile) & 1:
                out.mark(turned(other, seat, p.seats) * TILES + tile)
    out.block(SIDE * SIDE)
    for other in range(p.seats):
        if p.scratchers[other] >= 0:
            out.put(flat(p.scratchers[other]), 1.0 if other == seat else -1.0)
    out.block(p.seats * FACE)
    for other in range(p.seats):
        if p.reserved[other] >= 0:
            face(p, p.reserved[other], turned(other, seat, p.seats), out)
    out.block(FACE)
    if p.reserved[seat] >= 0:
        face(p, p.reserved[seat] ^ 1, 0, out)
