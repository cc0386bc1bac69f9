"""One decision ahead: the action after which the position looks best, averaged over a few worlds."""

from collections.abc import Callable

from clowder.bots.chair import Bot, Chair
from clowder.bots.deadline import Deadline
from clowder.bots.worlds import Worlds
from clowder.bots.worth import bell
from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng


class GreedyBot(Bot):
    """`noise` is the standard deviation of what is added to each worth; `blunder` the chance of any move at all."""

    def __init__(
        self,
        samples: int = 4,
        candidates: int = 1500,
        noise: float = 0.0,
        blunder: float = 0.0,
        milliseconds: float = 0.0,
        belief: float = 0.0,
        should_stop: Callable[[], bool] | None = None,
    ) -> None:
        if samples < 1 or candidates < 1:
            raise ValueError("samples and candidates begin at 1")
        self.samples: i64 = samples
        self.candidates: i64 = candidates
        self.noise: float = noise
        self.blunder: float = blunder
        self.milliseconds: float = milliseconds
        self.belief: float = belief
        self.should_stop = should_stop

    def choose(self, chair: Chair, rng: Rng) -> int:
        actions = vec[i64](chair.legal_actions())
        if len(actions) == 1:
            return actions[0]
        if self.blunder > 0.0 and rng.chance() < self.blunder:
            return actions[rng.below(len(actions))]
        deadline = Deadline(self.milliseconds, self.should_stop)
        rng.shuffle(actions)  # a fair choice among equals, and among candidates when there are too many
        if len(actions) > self.candidates:
            actions = actions[: self.candidates]
        worlds = Worlds(chair, self.samples, self.belief, rng, deadline, False)
        values = worlds.gains(actions, self.samples, rng, deadline)
        best: i64 = 0
        best_value: float = -1.0e9
        for i in range(len(actions)):
            value = values[i]
            if self.noise > 0.0:
                value += self.noise * bell(rng)
            if value > best_value:
                best_value = value
                best = i
        return actions[best]
