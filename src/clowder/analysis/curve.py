"""Every seat's chance after every move, from what that seat knows."""

from typing import Final

from clowder.analysis.chances import Calibration, shares
from clowder.analysis.decision import value
from clowder.analysis.figures import Mean
from clowder.bots.chair import Chair
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.core.state import State
from clowder.core.types import Json

BATCH: Final = 8  # worlds


class Point:
    """One seat's chance at one ply: the value of worlds it cannot tell apart, the same that moves and luck change."""

    def __init__(self, chair: Chair, ply: int, seed: int, table: Calibration) -> None:
        self.chair = chair
        self.ply = ply
        self.seed = seed
        self.table = table
        self.batches = 0
        self.chance = Mean()

    def sample(self) -> None:
        rng = Rng(seed_of(self.seed, "curve", self.ply, self.chair.seat, self.batches))
        for _ in range(BATCH):
            self.chance.add(value(self.chair.sample(rng), self.table, rng)[self.chair.seat])
        self.batches += 1

    def kept(self) -> Json:
        return {"batches": self.batches, "chance": self.chance.kept()}

    def bring(self, kept: Json) -> None:
        self.batches = kept["batches"]
        self.chance = Mean.brought(kept["chance"])


class Curve:
    """Points of all seats before every move; after the last one stands the result."""

    def __init__(self, states: list[State], seed: int, table: Calibration) -> None:
        self.result = shares(states[-1])
        seats = range(int(states[0].seats))
        self.rows = [
            [Point(Chair(state, seat), ply, seed, table) for seat in seats] for ply, state in enumerate(states[:-1])
        ]

    def points(self) -> list[Point]:
        return [point for row in self.rows for point in row]

    def values(self) -> list[list[float]]:
        return [[point.chance.value for point in row] for row in self.rows] + [self.result]

    def errors(self) -> list[list[float]]:
        return [[point.chance.error for point in row] for row in self.rows] + [[0.0] * len(self.result)]
