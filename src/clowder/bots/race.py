"""A race between root actions: all that are left are tried on the same worlds, and those that fall behind drop out.

It can be stopped at any time. The first lap is for all, then the better half goes on until few are left; those run
until one is ahead of another by more than chance, seen in the differences world by world.
"""

import math
from typing import Final

from clowder.core.arrays import i64, vec

FIRST_LAP: Final = 4  # worlds before the first half drops out; the next halves have twice as many each
FEWEST: Final = 6  # let in however few tries there are
FEW: Final = 4  # from here on nobody drops out for being in the worse half
CLEAR: Final = 3.0  # standard errors that make a difference clear
SURE: Final = 24  # worlds before a difference can be clear


class Race:
    """Who is still in, and whose turn it is.

    `hopes` are first looks, the best first, which count like `trust` worlds. Where only so many tries are to be had,
    those that look worst are not let in: a quarter of the tries are for the first lap. 0 tries: as many as time allows.
    """

    def __init__(self, hopes: vec[float], trust: float, tries: i64 = 0) -> None:
        self.hopes = hopes
        self.trust: float = trust
        self.values: list[list[float]] = [[] for _ in range(len(hopes))]
        self.sums = vec[float]([0.0] * len(hopes))
        places = len(hopes) if tries == 0 else min(len(hopes), max(FEWEST, tries // (4 * FIRST_LAP)))
        self.running: list[int] = list(range(places))
        self.turn: i64 = 0  # place in `running` of who goes next
        self.lap: i64 = FIRST_LAP

    def next(self) -> i64:
        """The action to be tried now."""
        return self.running[self.turn]

    def is_decided(self) -> bool:
        return len(self.running) == 1

    def record(self, value: float) -> None:
        """What came of the action tried; whoever is next comes up."""
        runner = self.running[self.turn]
        self.values[runner].append(value)
        self.sums[runner] += value
        self.turn += 1
        if self.turn == len(self.running):
            self.turn = 0
            if len(self.values[runner]) >= self.lap:
                self._drop()
                self.lap *= 2

    def mean(self, runner: i64) -> float:
        return (self.sums[runner] + self.trust * self.hopes[runner]) / (float(len(self.values[runner])) + self.trust)

    def best(self) -> i64:
        """The best of those with the most worlds."""
        best: i64 = self.running[0]
        for runner in self.running:
            if len(self.values[runner]) >= len(self.values[best]) and self.mean(runner) > self.mean(best):
                best = runner
        return best

    def _drop(self) -> None:
        order = sorted([(-self.mean(runner), runner) for runner in self.running])
        count = len(order)
        if count > FEW:
            order = order[: max(FEW, (count + 1) // 2)]
        leader = order[0][1]
        self.running = [runner for _, runner in order if runner == leader or not self._is_behind(runner, leader)]

    def _is_behind(self, runner: i64, leader: i64) -> bool:
        """Whether the leader is ahead by more than chance."""
        own = self.values[runner]
        best = self.values[leader]
        count = len(own)
        if count < SURE:
            return False
        mean = (self.sums[leader] - self.sums[runner]) / float(count)
        squares: float = 0.0
        for n in range(count):
            step = best[n] - own[n] - mean
            squares += step * step
        return mean > CLEAR * math.sqrt(squares) / float(count) + 1.0e-9
