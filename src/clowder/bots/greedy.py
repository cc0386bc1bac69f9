"""One decision ahead: the action after which the position looks best, averaged over a few worlds."""

from collections.abc import Callable

from clowder.bots.chair import Bot, Chair
from clowder.bots.deadline import Deadline
from clowder.bots.happenings import tried
from clowder.bots.taste import Taste
from clowder.bots.worlds import Worlds
from clowder.bots.worth import bell
from clowder.core.arrays import append, i64, vec
from clowder.core.rng import Rng


class GreedyBot(Bot):
    """`noise` is the standard deviation of what is added to each worth; `blunder` the chance of any move at all.

    `overlooks` makes a beginner: for every word (bots/happenings.py) the chance that moves of that kind are not thought
    of in a decision. `candidates` are how many moves are looked at.
    """

    def __init__(
        self,
        samples: int = 4,
        candidates: int = 1500,
        noise: float = 0.0,
        blunder: float = 0.0,
        milliseconds: float = 0.0,
        belief: float = 0.0,
        overlooks: dict[str, float] | None = None,
        taste: Taste | None = None,
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
        self.overlooks: dict[str, float] = overlooks or {}
        self.taste = taste
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
        if self.overlooks:
            actions = self._noticed(actions, worlds, rng, deadline)
        values = worlds.gains(actions, self.samples, rng, deadline)
        if self.noise > 0.0:
            for i in range(len(actions)):
                values[i] += self.noise * bell(rng)
        if self.taste is not None and not deadline.is_over():
            return self.taste.pick(chair, actions, values, rng)
        best: i64 = 0
        for i in range(len(actions)):
            if values[i] > values[best]:
                best = i
        return actions[best]

    def _noticed(self, actions: vec[i64], worlds: Worlds, rng: Rng, deadline: Deadline) -> vec[i64]:
        """The moves that come to a beginner's mind in this decision; all of them where none would."""
        missed = [word for word, chance in self.overlooks.items() if rng.chance() < chance]
        if not missed:
            return actions
        luck = rng.fork()
        noticed = vec[i64]()
        for i in range(len(actions)):
            if (i & 7) == 7 and deadline.is_over():
                break
            _after, words = tried(worlds.states[0], actions[i], luck, worlds.seat)
            if not any(word in missed for word in words):
                noticed = append(noticed, actions[i])
        return noticed if len(noticed) else actions
