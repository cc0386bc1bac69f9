"""Information-set Monte Carlo tree search over sampled worlds, for two to six players.

Worlds that the seat cannot tell from the real one are sampled once per decision. Every simulation takes a copy of one,
walks down one shared tree, and evaluates where it leaves the tree. Worlds differ more than actions do, so actions are
compared on the same worlds in the same order, by what they gain over the world's worth before the decision.

Every seat maximises its own value (max-n). The root looks at its best actions first and at more of them the longer it
thinks (progressive widening in the order of the evaluation). The seat's own later decisions are chosen by their
statistics, like the root's. The others know what the seat does not, so their statistics, mixed from many worlds, would
make them play as if they had forgotten their own secrets: at their nodes the evaluation in the present world counts as
much as `foe_trust` visits.

In a race there is no tree: after the root action quick decisions lead to the seat's next turn (bots/race.py).

The tree is made anew for each decision: its statistics come from worlds, and a real move rules many of them out.
"""

import math
import time
from collections.abc import Callable

from clowder.bots.chair import Bot, Chair
from clowder.bots.deadline import Deadline
from clowder.bots.draws import drawn, hashed
from clowder.bots.lead import Lead, is_settled
from clowder.bots.node import Node, holds
from clowder.bots.race import Race
from clowder.bots.settings import Settings
from clowder.bots.worlds import Worlds
from clowder.bots.worth import bell, judged, worth, worth_after
from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.core.state import State


class Search(Bot):
    """One search per decision. After `choose`, the fields tell what it found and how long it took."""

    def __init__(self, settings: Settings, should_stop: Callable[[], bool] | None = None) -> None:
        if settings.simulations <= 0 and settings.milliseconds <= 0.0 and should_stop is None:
            raise ValueError("a search without an end: give simulations, milliseconds or both")
        self.settings = settings
        self.should_stop = should_stop
        self.root = Node(0)
        self.rng = Rng(0)
        self.luck = Rng(0)  # of the present simulation: the same for all n-th visits of root actions
        self.salt: i64 = 0  # of the present simulation: it decides which actions are drawn
        self.first_salt: i64 = 0
        self.worlds = Worlds(None, 0, 0.0, self.rng, Deadline(), False)
        self.race: Race | None = None
        self.lead: Lead | None = None
        self.base = vec[float]()  # worth of the present world before the root's decision
        self.mark = vec[float]()  # the same as leaves are judged
        self.seat: i64 = 0
        self.ending: bool = False  # every simulation of this decision so far has come to the end of the game
        self.done: i64 = 0  # simulations of the last decision
        self.looked: i64 = 0  # positions looked at so far, inside the tree and after it
        self.bias = vec[
            float
        ]()  # per seat how much better actions look at first than they turn out, and how often seen
        self.looks = vec[float]()
        self.seen: float = 0.0  # values of the root seat: count, mean, sum of squared differences
        self.middle: float = 0.0
        self.squares: float = 0.0
        self.hope: float = 0.0  # the first look at the action selected last
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
        deadline = Deadline(self.settings.milliseconds, self.should_stop)
        self.rng = rng
        self.seat = chair.seat
        self.seen = 0.0
        self.middle = 0.0
        self.squares = 0.0
        self.bias = vec[float]([0.0] * chair.seats)
        self.looks = vec[float]([0.0] * chair.seats)
        self._prepare(chair, actions, deadline)
        self.first_salt = rng.word()
        self.ending = self.settings.finish > 0
        limit = self.settings.simulations
        self.race = Race(self.root.priors, self.settings.trust, limit) if self.settings.race else None
        self.lead = self._new_lead(limit)
        while (limit == 0 or self.done < limit) and not deadline.is_over():
            self._simulate()
            self.done += 1
            if self.race is not None:
                if self.race.is_decided():
                    break
            elif self._may_stop(limit - self.done):
                break
        self.thinking += time.perf_counter() - started
        return self.root.actions[self._best()]

    # -- the root -------------------------------------------------------------------------------------------------

    def _prepare(self, chair: Chair, actions: vec[i64], deadline: Deadline) -> None:
        """Sample the worlds, and look at all legal actions: the best looking first, equals in random order."""
        settings = self.settings
        before = time.perf_counter()
        self.worlds = Worlds(
            chair, settings.worlds, settings.belief, self.rng, deadline, settings.check, settings.learned
        )
        between = time.perf_counter()
        self.rng.shuffle(actions)
        values = self.worlds.gains(actions, settings.root_samples, self.rng, deadline, settings.race)
        order = sorted([(-values[i], i) for i in range(len(actions))])
        root = Node(chair.seat)
        for _value, i in order:
            root.add(actions[i], values[i])
        self.root = root
        self.sampling += between - before
        self.evaluating += time.perf_counter() - between

    def _best(self) -> i64:
        """The winner of the race; in a tree the most visited action, before any simulation the best looking one.

        Noise blurs both.
        """
        root = self.root
        settings = self.settings
        best: i64 = 0
        most: float = -1.0e9
        if self.race is not None and settings.noise <= 0.0:
            return self.race.best()
        for i in range(len(root.actions)):
            merit = float(root.taken[i]) + 0.5 * root.mean(i, root.priors[i], settings.trust)
            if settings.noise > 0.0:
                merit += settings.noise * float(self.done) * bell(self.rng)
            if merit > most:
                most = merit
                best = i
        return best

    def _may_stop(self, left: i64) -> bool:
        settings, lead = self.settings, self.lead
        if settings.settled and settings.noise <= 0.0 and (self.done & 15) == 0 and is_settled(self.root.taken, left):
            return True
        return lead is not None and self.done >= lead.due and lead.is_clear(self._best(), self.done)

    def _new_lead(self, limit: i64) -> Lead | None:
        """A race has an end of its own, noise wants all visits, and without a cap nobody knows what is enough."""
        known = self.settings
        off = known.decided <= 0.0 or known.race or known.noise > 0.0 or limit == 0
        return None if off else Lead(len(self.root.actions), known.decided, known.margin, limit)

    # -- one simulation -------------------------------------------------------------------------------------------

    def _simulate(self) -> None:
        path: list[Node] = []
        chosen: list[i64] = []
        hopes: list[float] = []
        node = self.root
        race = self.race
        index = self._select_root() if race is None else race.next()
        turn = node.taken[index]
        state = self.worlds.copy(turn)
        self.base = self.worlds.base(turn)
        self.mark = self.worlds.mark(turn)
        self.salt = hashed(turn, self.first_salt)
        self.luck = Rng(int(self.salt))
        while True:
            seat = state.to_act()
            if seat < 0:
                break
            if len(path) > 0:
                node = node.of_seat(seat)
                if node.visits == 0:
                    node.visits = 1
                    break
                index = self._select(node, state)
            path.append(node)
            chosen.append(index)
            hopes.append(self.hope)
            state.apply(node.actions[index])
            node = node.below[index]
            if race is not None:
                break
        values = self._leaf(state, path[len(path) - 1].seat)
        self._spread(values[self.seat])
        if race is not None:
            race.record(values[self.seat])
        if self.lead is not None:
            self.lead.record(chosen[0], values[self.seat])
        for i in range(len(path)):
            seat = path[i].seat
            path[i].record(chosen[i], values)
            self.looks[seat] += 1.0
            self.bias[seat] += (hopes[i] - values[seat] - self.bias[seat]) / self.looks[seat]

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
        bias = self.bias[root.seat]
        best: i64 = 0
        most: float = -1.0e9
        for i in range(width):
            root.available[i] += 1
            merit = root.mean(i, root.priors[i] - bias, settings.trust) + curiosity * root.urge(i)
            if merit > most:
                most = merit
                best = i
        self.hope = root.priors[best]
        return best

    def _select(self, node: Node, state: State) -> i64:
        """The action that looks most promising for the seat to act, among those legal in this world."""
        settings = self.settings
        legal = state.legal_actions()
        foe = node.seat != self.seat
        width = min(len(legal), i64(settings.width + float(node.visits) ** settings.growth))
        curiosity = self._curiosity()
        trust = settings.foe_trust if foe else settings.trust
        bias = self.bias[node.seat]
        luck = self.luck.fork()
        self.salt = hashed(1, self.salt)
        seen = state.determinize(node.seat, self.luck) if settings.hide else state
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
            prior = self._look(seen, action, luck, node.seat) if foe else node.priors[i]
            merit = node.mean(i, prior - bias, trust) + curiosity * node.urge(i)
            if merit > most:
                most = merit
                best = i
                self.hope = prior
        if usable < width:
            found = self._widen(node, seen, legal, luck)
            if found >= 0:
                merit = node.priors[found] - bias + curiosity
                if best < 0 or merit > most:
                    best = found
                    self.hope = node.priors[found]
        return best

    def _widen(self, node: Node, state: State, legal: vec[i64], luck: Rng) -> i64:
        """Draw some new actions, evaluate them here, and add the best one to the tree; -1 if none is new."""
        draws = self.settings.draws if len(node.actions) else 2 * self.settings.draws
        best_action: i64 = -1
        best: float = -1.0e9
        for action in drawn(legal, draws, self.salt):
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
        self.looked += 1
        if not self.settings.timed:
            return worth_after(state, action, luck)[seat] - self.base[seat]
        before = time.perf_counter()
        value = worth_after(state, action, luck)[seat] - self.base[seat]
        self.evaluating += time.perf_counter() - before
        return value

    def _leaf(self, state: State, last: i64) -> vec[float]:
        """The worth of a world that left the tree, after quick decisions up to the seat's next turn.

        Positions are compared at the same moment, when the root seat's turn begins: right after its own move
        everything looks better than it is. Where the game is nearly over, at its end.
        """
        if self.settings.to_turn:
            for _ in range(self.settings.longest):
                seat = state.to_act()
                if seat < 0 or (seat == self.seat and last != seat):
                    break
                state.apply(self._quick(state, seat))
                last = seat
        values = self._gains(state)
        if self.ending and state.to_act() >= 0:
            for _ in range(self.settings.finish):
                seat = state.to_act()
                if seat < 0:
                    break
                state.apply(self._quick(state, seat))
            self.ending = state.to_act() < 0
            if self.ending:
                return self._gains(state)
        return values

    def _gains(self, state: State) -> vec[float]:
        """What the seats have won or lost since the root, as leaves are judged."""
        self.looked += 1
        before = time.perf_counter() if self.settings.timed else 0.0
        values = judged(state) if self.settings.learned else worth(state)
        for i in range(len(values)):
            values[i] -= self.mark[i]
        if self.settings.timed:
            self.evaluating += time.perf_counter() - before
        return values

    def _quick(self, state: State, seat: i64) -> i64:
        """The best of a few actions drawn at random."""
        actions = drawn(state.legal_actions(), self.settings.quick_draws, self.salt)
        self.salt = hashed(1, self.salt)
        best = actions[0]
        if len(actions) == 1:
            return best
        luck = self.luck.fork()
        most: float = -1.0e9
        seen = state.determinize(seat, self.luck) if self.settings.hide else state
        for action in actions:
            value = self._look(seen, action, luck, seat)
            if value > most:
                most = value
                best = action
        return best
