"""Sets as the bits of one whole number below 2**62: counting them and finding one of them."""

from typing import Final

from clowder.core.arrays import append, i64, vec

CHUNK: Final = 10  # bits looked up at once
CHUNK_MASK: Final = 1023


def _places() -> vec[i64]:
    places = vec[i64]()
    for chunk in range(CHUNK_MASK + 1):
        for bit in range(CHUNK):
            if (chunk >> bit) & 1:
                places = append(places, bit)
    return places


def _starts() -> vec[i64]:
    starts = vec[i64]()
    total: i64 = 0
    for chunk in range(CHUNK_MASK + 2):
        starts = append(starts, total)
        for bit in range(CHUNK):
            if (chunk >> bit) & 1:
                total += 1
    return starts


BIT_PLACES: Final = _places()  # the bits of every chunk, one after the other
BIT_STARTS: Final = _starts()  # where those of a chunk begin in BIT_PLACES


def count_bits(word: i64) -> i64:
    """How many bits are set; sums of neighbours, so that nothing exceeds 63 bits in either way of running."""
    word -= (word >> 1) & 0x5555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


def nth_bit(word: i64, k: i64) -> i64:
    """The place of the k-th set bit, the lowest first; 0 <= k < count_bits(word)."""
    base: i64 = 0
    while True:
        chunk = word & CHUNK_MASK
        here = BIT_STARTS[chunk + 1] - BIT_STARTS[chunk]
        if k < here:
            return base + BIT_PLACES[BIT_STARTS[chunk] + k]
        k -= here
        word >>= CHUNK
        base += CHUNK
