"""How sure a figure is: intervals of shares and means that are found by playing games."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959964  # 95 %


class Interval(NamedTuple):
    """A figure and where the true one lies, with 95 % unless told otherwise."""

    mean: float
    low: float
    high: float


def wilson(share: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share that also holds where all or no games were won."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def z_of_all(figures: int) -> float:
    """How wide intervals of so many figures must be for all of them to hold together with 95 % (Bonferroni)."""
    return NormalDist().inv_cdf(1.0 - 0.025 / max(1, figures))


def student(z: float, samples: int) -> float:
    """The quantile of Student's distribution that belongs to a normal one: few samples know their spread badly."""
    free = max(1, samples - 1)
    first = (z**3 + z) / (4 * free)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free * free)
    return z + first + second


def mean_interval(values: Sequence[float], z: float = Z) -> Interval:
    """The mean of independent samples; of fewer than two nothing is known but the sample itself."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    half = student(z, len(values)) * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - half, mean + half)
