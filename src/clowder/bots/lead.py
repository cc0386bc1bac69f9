"""When a tree has thought enough: no visit left can change the choice, or none is likely to by anything that matters.

The n-th visits of two root actions are to the same world with the same luck, so their differences visit by visit have
far less noise than the means. From them follows how much better than the leader an action may still be, on average over
what is not known yet. That is next to nothing where the lead is clear, and also where two actions are as good as equal.
Actions that were hardly visited do not count: the tree has left them, or has not thought them worth a look yet.
"""

import math
from typing import Final

from clowder.core.arrays import i64, vec

LEAST: Final = 128  # simulations before anything is clear,
SHARE: Final = 0.1  # and the share of the cap
STEP: Final = 64  # simulations between two looks; later an eighth of those made
VISITED: Final = 4  # times an action was taken whose differences say something


def is_settled(visits: vec[i64], left: i64) -> bool:
    """Whether the most visited action stays it, whichever the simulations left would visit; below 0: nobody knows.

    Means count half in the choice and lie between -1 and 1, so that a lead of more than one visit is enough.
    """
    if left < 0:
        return False
    most: i64 = 0
    second: i64 = 0
    for taken in visits:
        if taken > most:
            second = most
            most = taken
        elif taken > second:
            second = taken
    return most - second > left + 1


class Lead:
    """What came of every visit to each of `count` root actions.

    `slack` is what may still be missed; `margin` how far the others have to be behind before.
    """

    def __init__(self, count: i64, slack: float, margin: float, cap: i64) -> None:
        self.slack: float = slack
        self.margin: float = margin
        self.values: list[list[float]] = [[] for _ in range(count)]
        self.due: i64 = max(LEAST, i64(SHARE * float(cap)))  # simulations after which it is looked at again

    def record(self, index: i64, value: float) -> None:
        self.values[index].append(value)

    def is_clear(self, leader: i64, done: i64) -> bool:
        """Whether nothing but `slack` can be gained by thinking on; to be asked when it is due."""
        self.due = done + max(STEP, done >> 3)
        for index in range(len(self.values)):
            if index != leader and self._regret(index, leader) >= self.slack:
                return False
        return True

    def _regret(self, index: i64, leader: i64) -> float:
        """What is missed on average if the leader is taken and this one is better, or less than the margin behind."""
        own = self.values[index]
        best = self.values[leader]
        count = min(len(own), len(best))
        if count < VISITED:
            return 0.0
        total: float = 0.0
        for n in range(count):
            total += best[n] - own[n]
        mean = total / float(count)
        squares: float = 0.0
        for n in range(count):
            step = best[n] - own[n] - mean
            squares += step * step
        return missed(mean - self.margin, math.sqrt(squares / float(count) / float(count - 1)))


def missed(lead: float, error: float) -> float:
    """The mean of what is below 0, of a normal number with this mean and standard deviation."""
    if error < 1.0e-12:
        return max(0.0, -lead)
    z = lead / error
    return error * (math.exp(-0.5 * z * z) / math.sqrt(2.0 * math.pi) - 0.5 * z * math.erfc(z / math.sqrt(2.0)))
