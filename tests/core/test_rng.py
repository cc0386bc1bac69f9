"""The stream of chance: pinned, fair, copyable, the same everywhere."""

import pickle
from collections import Counter
from itertools import permutations

import pytest

from clowder.core.arrays import i64, vec
from clowder.core.rng import SEED_LIMIT, Rng, rng_from_words

PINNED_WORDS = [3481923744, 2273397849, 3004062962, 1806540627]
PINNED_BELOW = [68, 70, 95, 56, 11, 12, 1, 91]
PINNED_SHUFFLE = [4, 0, 6, 3, 7, 5, 2, 1]
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


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 48])
def test_below_is_fair(n: int) -> None:
    rng = Rng(n)
    runs = 2000 * n
    counts = Counter(int(rng.below(n)) for _ in range(runs))
    assert set(counts) == set(range(n))
    square = sum((counts[i] - 2000) ** 2 / 2000 for i in range(n))
    assert square < n + 5 * (2 * n) ** 0.5 + 10


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


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        Rng(seed)


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
