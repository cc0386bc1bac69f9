"""Means that grow sample by sample and tell how uncertain they are; kept as plain numbers, they go on later."""

import math
from collections.abc import Sequence


class Mean:
    """An average of samples with its standard error."""

    def __init__(self, count: int = 0, total: float = 0.0, squares: float = 0.0) -> None:
        self.count = count
        self.total = total
        self.squares = squares

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error; of fewer than two samples nothing is known."""
        if self.count < 2:
            return 1.0
        variance = max(self.squares - self.total * self.total / self.count, 0.0) / (self.count - 1)
        return math.sqrt(variance / self.count)

    def kept(self) -> list[float]:
        return [self.count, self.total, self.squares]

    @classmethod
    def brought(cls, kept: Sequence[float]) -> "Mean":
        return cls(int(kept[0]), float(kept[1]), float(kept[2]))


def both(first: Mean, second: Mean) -> Mean:
    """The samples of two means taken together."""
    return Mean(first.count + second.count, first.total + second.total, first.squares + second.squares)
