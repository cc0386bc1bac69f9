"""The worlds one decision is thought through in."""

import math

from clowder.bots.chair import Chair
from clowder.bots.deadline import Deadline
from clowder.bots.worth import after, judged, worth
from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.core.state import State


class SamplerFault(Exception):
    """A sampled world that its observer could tell from the real one."""


class Worlds:
    """Some sampled worlds with their worth before the decision.

    `belief` above 0 makes worlds likelier in which the others stand well: they have played for themselves so far, so
    what they want is more often what has grown than what has not. It uses nothing but the samples.
    """

    def __init__(
        self,
        chair: Chair | None,
        count: i64,
        belief: float,
        rng: Rng,
        deadline: Deadline,
        check: bool,
        learned: bool = False,
    ) -> None:
        self.seat: i64 = chair.seat if chair is not None else 0
        self.learned: bool = learned
        self.states: list[State] = []
        self.bases: list[vec[float]] = []  # by the evaluation
        self.marks: list[vec[float]] = []  # by what was learned; the same where nothing was asked for
        if chair is None:
            return
        shown = chair.view() if check else {}
        for n in range(count):
            if n > 0 and deadline.is_over():
                break
            world = chair.sample(rng)
            if check and world.view(self.seat) != shown:
                raise SamplerFault(f"a sampled world looks different to seat {self.seat}")
            self.states.append(world)
            self.bases.append(worth(world))
        if belief > 0.0:
            self._believe(belief, rng)
        self.marks = [judged(world) for world in self.states] if learned else self.bases

    def _believe(self, belief: float, rng: Rng) -> None:
        """Draw as many worlds again, in proportion to how plausible they are."""
        plausible: list[float] = []
        total: float = 0.0
        for base in self.bases:
            merit: float = 0.0
            for other in range(len(base)):
                if other != self.seat:
                    merit += math.log(base[other] + 0.001)
            plausible.append(math.exp(belief * merit))
            total += plausible[-1]
        states: list[State] = []
        bases: list[vec[float]] = []
        step = total / float(len(self.states))
        reach = step * rng.chance()
        passed: float = 0.0
        for i in range(len(self.states)):
            passed += plausible[i]
            while reach < passed and len(states) < len(self.states):
                world = self.states[i].clone()
                world.rng = rng.fork()
                states.append(world)
                bases.append(self.bases[i])
                reach += step
        order = vec[i64](list(range(len(states))))
        rng.shuffle(order)
        self.states = [states[i] for i in order]
        self.bases = [bases[i] for i in order]

    def copy(self, n: i64) -> State:
        """The n-th world, over and over again; from the second round on with other luck to come."""
        count: i64 = len(self.states)
        world = self.states[n % count].clone()
        for _ in range(n // count):
            world.rng.word()
        return world

    def base(self, n: i64) -> vec[float]:
        return self.bases[n % len(self.bases)]

    def mark(self, n: i64) -> vec[float]:
        return self.marks[n % len(self.marks)]

    def gains(self, actions: vec[i64], samples: i64, rng: Rng, deadline: Deadline, judging: bool = False) -> vec[float]:
        """What each action gains for the seat at first sight, on average over the first worlds.

        `judging`: as the worlds themselves were judged, instead of by the evaluation.
        When time runs out in the first world, what was not looked at is worth nothing; a later world is left out.
        """
        totals = vec[float]([0.0] * len(actions))
        count = min(samples, len(self.states))
        for n in range(count):
            world = self.states[n]
            base = self.marks[n][self.seat] if judging else self.bases[n][self.seat]
            luck = rng.fork()
            values = vec[float]([-1.0] * len(actions))
            for i in range(len(actions)):
                if (i & 7) == 7 and deadline.is_over():
                    return values if n == 0 else _divided(totals, n)
                then = after(world, actions[i], luck)
                found = judged(then) if judging and self.learned else worth(then)
                values[i] = found[self.seat] - base
            for i in range(len(actions)):
                totals[i] += values[i]
        return _divided(totals, count)


def _divided(totals: vec[float], count: i64) -> vec[float]:
    for i in range(len(totals)):
        totals[i] = totals[i] / float(count)
    return totals
