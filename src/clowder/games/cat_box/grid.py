"""The endless table as bits: 60 rows of 60 cells that wrap around.

The play area never spans more than 49 cells (48 cards, each overlapping another), so wrapping cannot bring two ends
together. A cell is `row << 6 | column`; a row of flags is one machine word, so that a question about all anchors of a
row ("which of them cover exactly one quadrant?") takes a handful of bit operations.
"""

from typing import Final

from clowder.core.arrays import append, i64, vec
from clowder.core.bits import BIT_PLACES, BIT_STARTS, CHUNK, CHUNK_MASK, count_bits

SIDE: Final = 60
ROW_SHIFT: Final = 6
COLUMN_MASK: Final = 63
CELL_BITS: Final = 12
CELL_MASK: Final = 4095
CELLS: Final = 3840
MIDDLE: Final = 30  # where (0, 0) lies


def cell_at(x: i64, y: i64) -> i64:
    return (((y + MIDDLE) % SIDE) << ROW_SHIFT) | ((x + MIDDLE) % SIDE)


def right_of(cell: i64) -> i64:
    return cell + 1 if (cell & COLUMN_MASK) != SIDE - 1 else cell - (SIDE - 1)


def left_of(cell: i64) -> i64:
    return cell - 1 if (cell & COLUMN_MASK) != 0 else cell + (SIDE - 1)


def below(cell: i64) -> i64:
    return cell + 64 if cell < CELLS - 64 else cell - (CELLS - 64)


def above(cell: i64) -> i64:
    return cell - 64 if cell >= 64 else cell + (CELLS - 64)


def _flags() -> vec[i64]:
    flags = vec[i64]()
    flag: i64 = 1
    for _ in range(SIDE):
        flags = append(flags, flag)
        flag *= 2  # doubled, since a literal 1 is shifted as a 32-bit number when compiled
    return flags


FLAGS: Final = _flags()


def flag_of(cell: i64) -> i64:
    """The flag of a cell in the word of its row."""
    return FLAGS[cell & COLUMN_MASK]


def next_column(word: i64) -> i64:
    """Every flag moved one column to the left: bit c now tells of column c + 1."""
    return (word >> 1) | ((word & 1) << (SIDE - 1))


def anchors_covering_one(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Anchors with exactly one of four flags: of their top left, top right, bottom left and bottom right cell."""
    return (a ^ b ^ c ^ d) & ~((a & b) | (c & d))


def anchors_covering_two(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Anchors with exactly two of the same four flags."""
    return ((a ^ b) & (c ^ d)) | ((a & b) & ~(c | d)) | ((c & d) & ~(a | b))


def list_cells(words: vec[i64], count: i64) -> vec[i64]:
    """The cells of all flags, ascending; `count` is how many there are."""
    cells = vec[i64]([0] * count)
    n: i64 = 0
    row: i64 = 0
    for word in words:
        base = row << ROW_SHIFT
        while word:
            chunk = word & CHUNK_MASK
            for i in range(BIT_STARTS[chunk], BIT_STARTS[chunk + 1]):
                cells[n] = base + BIT_PLACES[i]
                n += 1
            word >>= CHUNK
            base += CHUNK
        row += 1
    return cells


def count_all(words: vec[i64]) -> i64:
    """How many flags all rows have together."""
    total: i64 = 0
    for word in words:
        if word:
            total += count_bits(word)
    return total


def nth_cell(words: vec[i64], k: i64) -> i64:
    """The k-th flagged cell, in ascending order."""
    row: i64 = 0
    for word in words:
        base = row << ROW_SHIFT
        while word:
            chunk = word & CHUNK_MASK
            start = BIT_STARTS[chunk]
            here = BIT_STARTS[chunk + 1] - start
            if k < here:
                return base + BIT_PLACES[start + k]
            k -= here
            word >>= CHUNK
            base += CHUNK
        row += 1
    raise IndexError(k)


def is_cell(cell: i64) -> bool:
    """Whether a number is a cell: columns leave gaps, since a row takes 64 numbers."""
    return (cell & COLUMN_MASK) < SIDE and cell < CELLS


# -- places in words ----------------------------------------------------------------------------------------------

LARGEST_READY: Final = 300
READY_NUMBERS: Final = [str(n) for n in range(-LARGEST_READY, LARGEST_READY + 1)]
NEAR: Final = 20  # coordinates up to here have ready texts
NEAR_RANGE: Final = range(-NEAR, NEAR + 1)
READY_ANCHORS: Final = [f"@{x},{y}" for y in NEAR_RANGE for x in NEAR_RANGE]


def number_text(n: i64) -> str:
    """A coordinate or a turn as text: most of the time a ready one."""
    return READY_NUMBERS[n + LARGEST_READY] if -LARGEST_READY <= n <= LARGEST_READY else str(n)


def anchor_text(x: i64, y: i64) -> str:
    """A place as moves and cards name it, `@1,-2`: near the start card a ready text."""
    if -NEAR <= x <= NEAR and -NEAR <= y <= NEAR:
        return READY_ANCHORS[(y + NEAR) * (2 * NEAR + 1) + x + NEAR]
    return "@" + number_text(x) + "," + number_text(y)
