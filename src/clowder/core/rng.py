"""Random numbers: xoshiro128++ on 32-bit words, and a keyed stream that nobody can compute from what it showed.

Every intermediate value stays below 2**63, so the streams are the same compiled, interpreted and in a browser.
"""

import hmac
from operator import index
from typing import Final, SupportsIndex

from clowder.core.arrays import i64, mypyc_attr, vec
from clowder.core.errors import shown

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 128
MOST: Final = 1 << 31  # that `below` can draw from: the product with a word stays below 2**63
BLOCK: Final = 8  # words that one digest gives


def _mix(word: i64) -> i64:
    """A bijection of 32-bit words in which every input bit reaches every output bit."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x68E31DA5) & WORD
    return word ^ (word >> 16)


def checked_seed(seed: SupportsIndex) -> int:
    """A seed as a whole number of Python. Raises ValueError."""
    try:
        number: int = index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < SEED_LIMIT:
        raise ValueError(f"a seed is a whole number from 0 to 2**128 - 1, not {shown(seed)}")
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of fair choices that can be copied, saved and compared."""

    def __init__(self, seed: SupportsIndex = 0, blank: bool = False) -> None:
        self.s0: i64 = 1
        self.s1: i64 = 0
        self.s2: i64 = 0
        self.s3: i64 = 0
        if blank:  # for copies, which bring their own words
            return
        number = checked_seed(seed)
        w0: int = number & WORD
        w1: int = (number >> 32) & WORD
        w2: int = (number >> 64) & WORD
        w3: int = (number >> 96) & WORD
        self.s0 = _mix(w0 ^ 0x243F6A88)
        self.s1 = _mix(w1 ^ 0x05A308D3 ^ self.s0)
        self.s2 = _mix(w2 ^ 0x13198A2E ^ self.s1)
        self.s3 = _mix(w3 ^ 0x03707344 ^ self.s2)
        if (self.s0 | self.s1 | self.s2 | self.s3) == 0:
            self.s0 = 1  # the all-zero state would repeat itself for ever
        for _ in range(16):  # spread nearby seeds apart
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        total = (self.s0 + self.s3) & WORD
        result = ((((total << 7) & WORD) | (total >> 25)) + self.s0) & WORD
        shifted = (self.s1 << 9) & WORD
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= shifted
        self.s3 = ((self.s3 << 11) & WORD) | (self.s3 >> 21)
        return result

    def below(self, n: int) -> i64:
        """A number from 0 to n - 1, each equally likely. Raises ValueError.

        An `int` is as quick as an `i64` here, and one of any size gets as far as the check.
        """
        if not 1 <= n <= MOST:
            raise ValueError(f"below takes a whole number from 1 to 2**31, not {shown(n)}")
        count: i64 = n
        product = self.word() * count
        low = product & WORD
        if low < count:
            unfair = (0x100000000 - count) % count
            while low < unfair:
                product = self.word() * count
                low = product & WORD
        return product >> 32

    def chance(self) -> float:
        """A number from 0.0 up to, not including, 1.0."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put items in a random order, in place; every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def clone(self) -> "Rng":
        copy = Rng(0, True)
        copy.s0 = self.s0
        copy.s1 = self.s1
        copy.s2 = self.s2
        copy.s3 = self.s3
        return copy

    def fork(self) -> "Rng":
        """A new stream that depends on this one and does not foretell it."""
        child = Rng(0, True)
        child.s0 = _mix(self.word() ^ 0x2545F491)
        child.s1 = _mix(self.word() ^ 0x4F6CDD1D)
        child.s2 = _mix(self.word() ^ 0x1B873593)
        child.s3 = _mix(self.word() ^ 0x0E6546B6) | 1
        return child

    def words(self) -> tuple[int, ...]:
        """The whole state, for keys and saved positions: four words, or five of a keyed stream."""
        return (self.s0, self.s1, self.s2, self.s3)

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...]]]:
        return (rng_from_words, (self.words(),))


class KeyedRng(Rng):
    """HMAC-SHA256 keyed by the seed, of the numbers 0, 1, 2 …: for games among people who may wish to foresee it.

    What was drawn tells nothing of what will be, where xoshiro's state follows from some dozens of draws.
    """

    def __init__(self, seed: SupportsIndex, drawn: int = 0) -> None:
        super().__init__(0, True)
        self.key = checked_seed(seed).to_bytes(16, "big")
        self.drawn: i64 = drawn  # words
        self.made: i64 = -1  # the number of the block
        self.block = b""

    def word(self) -> i64:
        number: i64 = self.drawn // BLOCK
        if number != self.made:
            self.block = hmac.digest(self.key, f"clowder-chance-1\n{number}".encode(), "sha256")
            self.made = number
        place: i64 = 4 * (self.drawn % BLOCK)
        self.drawn += 1
        drawn: i64 = int.from_bytes(self.block[place : place + 4], "big")
        return drawn

    def clone(self) -> Rng:
        copy = KeyedRng(0, self.drawn)
        copy.key = self.key
        copy.made = self.made
        copy.block = self.block
        return copy

    def words(self) -> tuple[int, ...]:
        key = [int.from_bytes(self.key[at : at + 4], "big") for at in (0, 4, 8, 12)]
        return (key[0], key[1], key[2], key[3], self.drawn)


def rng_for(seed: int, keyed: bool) -> Rng:
    """The chance of a game: keyed where people play for it online, otherwise fast."""
    return KeyedRng(seed) if keyed else Rng(seed)


def rng_from_words(words: tuple[int, ...]) -> Rng:
    """The generator that `Rng.words` described."""
    if len(words) == 5:
        seed = (words[0] << 96) | (words[1] << 64) | (words[2] << 32) | words[3]
        return KeyedRng(seed, words[4])
    rng = Rng(0, True)
    rng.s0, rng.s1, rng.s2, rng.s3 = words[0], words[1], words[2], words[3]
    return rng
