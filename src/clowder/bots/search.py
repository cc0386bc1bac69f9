"""Information-set Monte Carlo tree search over sampled worlds, for two to six players.

Every simulation draws a world the seat cannot tell from the real one, walks down one shared tree, and evaluates where
it leaves the tree. Every seat maximises its own value (max-n). The root looks at its best actions first and at more of
them the longer it thinks (progressive widening in the order of the evaluation). The seat's own later decisions
are chosen by their statistics, like the root's. The others know what the seat does not, so their statistics, mixed from
many worlds, would make them play as if they had forgotten their own secrets: at their nodes the evaluation in the
present world counts as much as `foe_trust` visits.

The tree is made anew for each decision: its statistics come from worlds, and a real move rules many of them out.
"""

import math
import time
from collections.abc import Callable

from clowder.bots.chair import Bot, Chair
from clowder.bots.greedy import worths
from clowder.bots.node import Node, holds
from clowder.bots.worth import Clock, bell, worth, worth_after
from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.core.state import State


class SamplerFault(Exception):
    """A sampled world that its observer could tell from the real one."""


class Settings:
    """How to search; every number may differ from game to game."""

    def __init__(
        self,
        simulations: int = 1000,
        milliseconds: float = 0.0,
        root_samples: int = 2,
        root_width: float = 4.0,
        root_growth: float = 0.5,
        width: float = 2.0,
        growth: float = 0.35,
        draws: int = 12,
        trust: float = 2.0,
        foe_trust: float = 8.0,
        explore: float = 0.7,
        rollout: int = 0,
        noise: float = 0.0,
        check: bool = False,
        timed: bool = False,
    ) -> None:
        self.simulations: i64 = simulations  # 0: as many as the time allows
        self.milliseconds: float = milliseconds  # 0: as long as the simulations take
        self.root_samples: i64 = root_samples  # worlds for the first look at every root action
        self.root_width: float = root_width  # actions considered: width + visits ** growth
        self.root_growth: float = root_growth
        self.width: float = width
        self.growth: float = growth
        self.draws: i64 = draws  # actions drawn at random and evaluated, of which the best enters the tree
        self.trust: float = trust  # visits that the first evaluation of an action is worth
        self.foe_trust: float = foe_trust  # the same for others, evaluated in the present world
        self.explore: float = explore  # in standard deviations of the values seen
        self.rollout: i64 = rollout  # decisions played by quick evaluation after leaving the tree
        self.noise: float = noise  # standard deviation of what blurs the final choice
        self.check: bool = check  # compare each world's view with the real one
        self.timed: bool = timed  # measure where the time goes


class Search(Bot):
    """One search per decision. After `choose`, the fields tell what it found and how long it took."""

    def __init__(self, settings: Settings, should_stop: Callable[[], bool] | None = None) -> None:
        self.settings = settings
        self.should_stop = should_stop
        self.root = Node(0)
        self.rng = Rng(0)
        self.seat: i64 = 0
        self.done: i64 = 0  # simulations of the last decision
        self.seen: float = 0.0  # values of the root seat: count, mean, sum of squared differences
        self.middle: float = 0.0
        self.squares: float = 0.0
        self.sampling: float = 0.0  # seconds spent, when `timed`
        self.evaluating: float = 0.0
        self.thinking: float = 0.0

    def choose(self, chair: Chair, rng: Rng) -> int:
        started = time.perf_counter()
        actions = vec[i64](chair.legal_actions())
        self.done = 0
        if len(actions) == 1:
            self.root = Node(chair.seat)
            return actions[0]
        clock = Clock(self.settings.milliseconds, self.should_stop)
        self.rng = rng
        self.seat = chair.seat
        self.seen = 0.0
        self.middle = 0.0
        self.squares = 0.0
        self._plant(chair, actions, clock)
        shown = chair.view() if self.settings.check else {}
        limit = self.settings.simulations
        while (limit == 0 or self.done < limit) and not clock.is_over():
            world = self._sampled(chair)
            if self.settings.check and world.view(self.seat) != shown:
                raise SamplerFault(f"a sampled world looks different to seat {self.seat}")
            self._simulate(world)
            self.done += 1
        self.thinking += time.perf_counter() - started
        return self.root.actions[self._best()]

    # -- the root -------------------------------------------------------------------------------------------------

    def _plant(self, chair: Chair, actions: vec[i64], clock: Clock) -> None:
        """All legal actions, the best looking first. Equals are in random order."""
        before = time.perf_counter() if self.settings.timed else 0.0
        self.rng.shuffle(actions)
        values = worths(chair, actions, self.settings.root_samples, self.rng, clock)
        order = sorted([(-values[i], i) for i in range(len(actions))])
        root = Node(chair.seat)
        for _value, i in order:
            root.add(actions[i], values[i])
        self.root = root
        if self.settings.timed:
            self.evaluating += time.perf_counter() - before

    def _best(self) -> i64:
        """The most visited action, blurred by noise; before any simulation the best looking one."""
        root = self.root
        settings = self.settings
        best: i64 = 0
        most: float = -1.0
        for i in range(len(root.actions)):
            merit = float(root.taken[i]) + 0.5 * root.mean(i, root.priors[i], settings.trust)
            if settings.noise > 0.0:
                merit = root.mean(i, root.priors[i], settings.trust) + settings.noise * bell(self.rng)
            if merit > most:
                most = merit
                best = i
        return best

    # -- one simulation -------------------------------------------------------------------------------------------

    def _sampled(self, chair: Chair) -> State:
        if not self.settings.timed:
            return chair.sample(self.rng)
        before = time.perf_counter()
        world = chair.sample(self.rng)
        self.sampling += time.perf_counter() - before
        return world

    def _simulate(self, state: State) -> None:
        path: list[Node] = []
        chosen: list[i64] = []
        node = self.root
        depth: i64 = 0
        while True:
            seat = state.to_act()
            if seat < 0:
                break
            if depth > 0:
                node = node.of_seat(seat)
                if node.visits == 0:
                    node.visits = 1
                    break
                index = self._select(node, state)
            else:
                index = self._select_root()
            path.append(node)
            chosen.append(index)
            state.apply(node.actions[index])
            node = node.below[index]
            depth += 1
        values = self._leaf(state)
        self._spread(values[self.seat])
        for i in range(len(path)):
            path[i].record(chosen[i], values)

    def _spread(self, value: float) -> None:
        """Keep the standard deviation of the root seat's values: exploration is measured in it."""
        self.seen += 1.0
        step = value - self.middle
        self.middle += step / self.seen
        self.squares += step * (value - self.middle)

    def _curiosity(self) -> float:
        spread = math.sqrt(self.squares / self.seen) if self.seen > 1.0 else 0.1
        return self.settings.explore * (spread + 0.005)

    def _select_root(self) -> i64:
        root = self.root
        settings = self.settings
        width = min(len(root.actions), i64(settings.root_width + float(root.visits) ** settings.root_growth))
        curiosity = self._curiosity()
        best: i64 = 0
        most: float = -1.0e9
        for i in range(width):
            root.available[i] += 1
            merit = root.mean(i, root.priors[i], settings.trust) + curiosity * root.urge(i)
            if merit > most:
                most = merit
                best = i
        return best

    def _select(self, node: Node, state: State) -> i64:
        """The action that looks most promising for the seat to act, among those legal in this world."""
        settings = self.settings
        legal = state.legal_actions()
        foe = node.seat != self.seat
        width = min(len(legal), i64(settings.width + float(node.visits) ** settings.growth))
        curiosity = self._curiosity()
        trust = settings.foe_trust if foe else settings.trust
        luck = self.rng.fork()
        best: i64 = -1
        most: float = -1.0e9
        usable: i64 = 0
        for i in range(len(node.actions)):
            if usable >= width:
                break
            action = node.actions[i]
            if not holds(legal, action):
                continue
            usable += 1
            node.available[i] += 1
            prior = self._look(state, action, luck, node.seat) if foe else node.priors[i]
            merit = node.mean(i, prior, trust) + curiosity * node.urge(i)
            if merit > most:
                most = merit
                best = i
        if usable < width:
            found = self._widen(node, state, legal, luck)
            if found >= 0:
                merit = node.priors[found] + curiosity
                if best < 0 or merit > most:
                    best = found
        return best

    def _widen(self, node: Node, state: State, legal: vec[i64], luck: Rng) -> i64:
        """Draw some new actions, evaluate them here, and add the best one to the tree; -1 if none is new."""
        draws = self.settings.draws if len(node.actions) else 2 * self.settings.draws
        everything = len(legal) <= draws
        best_action: i64 = -1
        best: float = -1.0e9
        tries = len(legal) if everything else draws
        for k in range(tries):
            action = legal[k] if everything else legal[self.rng.below(len(legal))]
            if action in node.known:
                continue
            value = self._look(state, action, luck, node.seat)
            if value > best:
                best = value
                best_action = action
        if best_action < 0:
            return -1
        index = node.add(best_action, best)
        node.available[index] = 1
        return index

    def _look(self, state: State, action: i64, luck: Rng, seat: i64) -> float:
        if not self.settings.timed:
            return worth_after(state, action, luck)[seat]
        before = time.perf_counter()
        value = worth_after(state, action, luck)[seat]
        self.evaluating += time.perf_counter() - before
        return value

    def _leaf(self, state: State) -> vec[float]:
        """The worth of a world that left the tree, after a few quick decisions."""
        for _ in range(self.settings.rollout):
            seat = state.to_act()
            if seat < 0:
                break
            state.apply(self._quick(state, seat))
        if not self.settings.timed:
            return worth(state)
        before = time.perf_counter()
        values = worth(state)
        self.evaluating += time.perf_counter() - before
        return values

    def _quick(self, state: State, seat: i64) -> i64:
        """The best of a few actions drawn at random."""
        count = state.count_actions()
        draws = self.settings.draws
        luck = self.rng.fork()
        best: i64 = 0
        most: float = -1.0e9
        for k in range(min(count, draws)):
            action = state.nth_action(k if count <= draws else self.rng.below(count))
            value = self._look(state, action, luck, seat)
            if value > most:
                most = value
                best = action
        return best
