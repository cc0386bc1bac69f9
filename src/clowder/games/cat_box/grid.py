"""The endless table as bits: 60 rows of 60 cells that wrap around.

The play area never spans more than 49 cells (48 cards, each overlapping another), so wrapping cannot bring two ends
together. A cell is `row << 6 | column`; a row of flags is one machine word, so that a question about all anchors of a
row ("which of them cover exactly one quadrant?") takes a handful of bit operations.
"""

from typing import Final

from clowder.core.arrays import append, i64, vec

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
    """Anchors with exactly one of the four flags."""
    return (a ^ b ^ c ^ d) & ~((a & b) | (c & d))


def anchors_covering_two(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Anchors with exactly two of the four flags."""
    return ((a ^ b) & (c ^ d)) | ((a & b) & ~(c | d)) | ((c & d) & ~(a | b))


def _bit_places() -> vec[i64]:
    places = vec[i64]()
    for chunk in range(1024):
        for bit in range(10):
            if (chunk >> bit) & 1:
                places = append(places, bit)
    return places


def _bit_starts() -> vec[i64]:
    starts = vec[i64]()
    total: i64 = 0
    for chunk in range(1025):
        starts = append(starts, total)
        for bit in range(10):
            if (chunk >> bit) & 1:
                total += 1
    return starts


PLACES: Final = _bit_places()  # the bits of every 10-bit chunk, one after the other
STARTS: Final = _bit_starts()  # where those of a chunk begin


def count_bits(word: i64) -> i64:
    total: i64 = 0
    while word:
        chunk = word & 1023
        total += STARTS[chunk + 1] - STARTS[chunk]
        word >>= 10
    return total


def nth_bit(word: i64, k: i64) -> i64:
    """The place of the k-th flag of a word."""
    base: i64 = 0
    while True:
        chunk = word & 1023
        here = STARTS[chunk + 1] - STARTS[chunk]
        if k < here:
            return base + PLACES[STARTS[chunk] + k]
        k -= here
        word >>= 10
        base += 10


def list_cells(words: vec[i64], count: i64) -> vec[i64]:
    """The cells of all flags, ascending; `count` is how many there are."""
    cells = vec[i64]([0] * count)
    n: i64 = 0
    row: i64 = 0
    for word in words:
        base = row << ROW_SHIFT
        while word:
            chunk = word & 1023
            for i in range(STARTS[chunk], STARTS[chunk + 1]):
                cells[n] = base + PLACES[i]
                n += 1
            word >>= 10
            base += 10
        row += 1
    return cells


def count_all(words: vec[i64]) -> i64:
    total: i64 = 0
    for word in words:
        if word:
            total += count_bits(word)
    return total


def nth_cell(words: vec[i64], k: i64) -> i64:
    """The k-th flagged cell, in ascending order."""
    row: i64 = 0
    for word in words:
        if word:
            here = count_bits(word)
            if k < here:
                return (row << ROW_SHIFT) | nth_bit(word, k)
            k -= here
        row += 1
    raise IndexError(k)
