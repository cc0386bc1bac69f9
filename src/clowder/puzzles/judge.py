"""What every move of a position is worth to the seat that decides, against the best one.

Moves are compared in the same worlds with the same luck, as in analyses (`clowder.analysis.decision`), from the chair
of the seat: nothing that it does not know is used.
"""

from dataclasses import dataclass

from clowder.analysis.chances import Calibration, win_chances
from clowder.analysis.figures import Mean
from clowder.analysis.playout import Playout
from clowder.bots.chair import Chair
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.core.state import State


@dataclass
class Judged:
    """A move beside the best one: what it costs the seat, and what it gives to every seat."""

    cost: Mean
    given: list[Mean]

    @property
    def rival(self) -> int:
        """Who gains most by it."""
        return max(range(len(self.given)), key=lambda seat: self.given[seat].value)


def judge(chair: Chair, best: int, others: list[int], worlds: int, table: Calibration, seed: int) -> dict[int, Judged]:
    """The other moves against `best`."""
    found = {action: Judged(Mean(), [Mean() for _ in range(chair.seats)]) for action in others}
    rng = Rng(seed_of("puzzle", seed))
    for _ in range(worlds):
        world = chair.sample(rng)
        salt = int(rng.word())
        good = _after(world, best, salt, chair.seat, table)
        for action, judged in found.items():
            value = _after(world, action, salt, chair.seat, table)
            judged.cost.add(good[chair.seat] - value[chair.seat])
            for seat, mean in enumerate(judged.given):
                mean.add(value[seat] - good[seat])
    return found


def _after(world: State, action: int, salt: int, seat: int, table: Calibration) -> list[float]:
    """Every seat's chance when the seat's next turn begins."""
    state = world.clone()
    state.apply(action)
    Playout(salt).to_turn_of(state, seat, seat)
    return win_chances(state, table)
