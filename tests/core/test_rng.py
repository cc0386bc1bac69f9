"""The stream of chance: pinned, fair, copyable, the same everywhere."""

import hashlib
import hmac
import pickle
from collections import Counter
from itertools import permutations

import pytest

from clowder.core.arrays import i64, vec
from clowder.core.errors import shown
from clowder.core.rng import SEED_LIMIT, KeyedRng, Rng, rng_for, rng_from_words

PINNED_WORDS = [3481923744, 2273397849, 3004062962, 1806540627]
PINNED_BELOW = [68, 70, 95, 56, 11, 12, 1, 91]
PINNED_SHUFFLE = [4, 0, 6, 3, 7, 5, 2, 1]
PINNED_KEYED = [3970743075, 450494272, 3156618345, 2116940099]
PINNED_FORK = (1709318242, 3264018254, 2415411179, 2226847773)


def test_stream_is_pinned() -> None:
    """Old records must replay for ever: these numbers may not change."""
    rng = Rng(7)
    assert [int(rng.word()) for _ in range(4)] == PINNED_WORDS
    assert [int(rng.below(100)) for _ in range(8)] == PINNED_BELOW
    items = vec[i64](list(range(8)))
    rng.shuffle(items)
    assert [int(item) for item in items] == PINNED_SHUFFLE
    assert rng.fork().words() == PINNED_FORK


def test_the_keyed_stream_is_what_its_description_says() -> None:
    """docs/fairness.md, with nothing of the engine."""
    seed = 2**127 + 9
    blocks = [
        hmac.new(seed.to_bytes(16, "big"), b"clowder-chance-1\n%d" % number, hashlib.sha256).digest()
        for number in range(3)
    ]
    wanted = [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)]
    rng = rng_for(seed, True)
    assert [int(rng.word()) for _ in range(24)] == wanted


def test_the_keyed_stream_is_pinned() -> None:
    rng = KeyedRng(7)
    assert [int(rng.word()) for _ in range(4)] == PINNED_KEYED
    assert rng.words() == (0, 0, 0, 7, 4)


@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 30])
def test_a_keyed_stream_is_copied_saved_and_pickled_anywhere(drawn: int) -> None:
    rng = KeyedRng(2**128 - 1)
    for _ in range(drawn):
        rng.word()
    others = [rng.clone(), rng_from_words(rng.words()), pickle.loads(pickle.dumps(rng))]
    words = [int(rng.word()) for _ in range(20)]
    for other in others:
        assert isinstance(other, KeyedRng)
        assert [int(other.word()) for _ in range(20)] == words
        assert other.words() == rng.words()


def test_what_forks_off_a_keyed_stream_is_fast_again() -> None:
    assert type(KeyedRng(3).fork()) is Rng


@pytest.mark.parametrize("keyed", [False, True])
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 48])
def test_below_is_fair(n: int, keyed: bool) -> None:
    rng = rng_for(n, keyed)
    runs = 2000 * n
    counts = Counter(int(rng.below(n)) for _ in range(runs))
    assert set(counts) == set(range(n))
    square = sum((counts[i] - 2000) ** 2 / 2000 for i in range(n))
    assert square < n + 5 * (2 * n) ** 0.5 + 10


@pytest.mark.parametrize("keyed", [False, True])
@pytest.mark.parametrize(
    "n", [0, -1, -(2**31), 2**31 + 1, 2**32, 2**32 + 1, 2**40, 2**62, 2**63, 2**64 + 6, 2**70, -(2**70), 10**60]
)
def test_below_says_from_how_many_it_draws(n: int, keyed: bool) -> None:
    rng = rng_for(1, keyed)
    before = rng.words()
    with pytest.raises(ValueError, match=rf"^below takes a whole number from 1 to 2\*\*31, not {shown(n)}$"):
        rng.below(n)
    assert rng.words() == before
    assert 0 <= rng.below(2**31) < 2**31


def test_below_leaves_no_remainder_bias() -> None:
    """With n just above a third of 2**32 the plain multiplication would favour some numbers by half."""
    rng, n = Rng(3), 3 * 2**29
    counts = Counter(int(rng.below(n)) * 3 // n for _ in range(30_000))
    assert all(abs(count - 10_000) < 450 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    rng = Rng(1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 500):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        counts[tuple(int(item) for item in items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 60


def test_copies_go_their_own_way() -> None:
    rng = Rng(9)
    copy, saved = rng.clone(), rng_from_words(rng.words())
    words = [int(rng.word()) for _ in range(5)]
    assert [int(copy.word()) for _ in range(5)] == words
    assert [int(saved.word()) for _ in range(5)] == words


def test_pickles() -> None:
    rng = Rng(2**127 + 5)
    rng.word()
    assert pickle.loads(pickle.dumps(rng)).words() == rng.words()


def test_fork_does_not_foretell() -> None:
    rng = Rng(4)
    child = rng.fork()
    ahead = [int(child.word()) for _ in range(50)]
    assert not set(ahead) & {int(rng.word()) for _ in range(50)}


def test_every_seed_bit_counts() -> None:
    starts = {Rng(1 << bit).words() for bit in range(128)} | {Rng(0).words()}
    assert len(starts) == 129


@pytest.mark.parametrize("keyed", [False, True])
@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_seed_out_of_range_is_refused(seed: int, keyed: bool) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        rng_for(seed, keyed)


def test_chance_is_a_fraction() -> None:
    rng = Rng(6)
    drawn = [rng.chance() for _ in range(1000)]
    assert all(0.0 <= value < 1.0 for value in drawn)
    assert 0.45 < sum(drawn) / 1000 < 0.55


class ScriptedRng(Rng):
    """Dice that fall as a test wishes."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(0)
        self.script = script

    def below(self, n: int) -> int:  # type: ignore[override]
        return self.script.pop(0)


def test_scripted_subclass_decides_a_shuffle() -> None:
    items = vec[i64]([10, 11, 12])
    ScriptedRng([0, 0]).shuffle(items)
    assert [int(item) for item in items] == [11, 12, 10]
