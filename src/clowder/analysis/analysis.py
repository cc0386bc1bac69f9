"""The analysis of one finished game: made in rounds, within a budget, kept and gone on with later.

Equal seeds and equal simulations give equal analyses to the last digit; with a budget of seconds the clock decides how
many rounds there are, and nothing else.
"""

import hashlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import clowder.core.record as records
from clowder.analysis.chances import calibration, start_chances
from clowder.analysis.curve import Curve
from clowder.analysis.decision import Decision
from clowder.analysis.verdicts import wants_opinion
from clowder.bots.chair import Chair
from clowder.core.errors import ClowderError
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.record import Record
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games import GAMES

VERSION: Final = 5  # of the method and its calibration: what another version kept is not gone on with
SECONDS_PER_SEAT: Final = 5.0
MOST_ROUNDS: Final = 64
DEAR_BATCHES: Final = 2  # pairs besides in a round, where a move looks like a mistake: a word needs to be sure
SCOUT_SHARE: Final = 0.35  # of the time
LOOK_BACK_SHARE: Final = 0.1
CURVE: Final = -1  # in the plan of a round: the curve, in the place of a ply
MOST_SCOUTING: Final = 3000  # simulations per decision
FIRST_SCOUTING: Final = 64  # by which the clock is read
OPINION: Final = 2  # times the simulations that proposed moves: for a second opinion on what looks like a mistake

OnProgress = Callable[[float], None]


class CannotAnalyse(ClowderError):
    """`key` says why: `unfinished`, or `stops` (with the ply and the reason) for a record that does not replay."""

    def __init__(self, key: str, ply: int = 0, reason: str = "") -> None:
        super().__init__(reason or key)
        self.key = key
        self.ply = ply
        self.reason = reason


@dataclass(frozen=True)
class Budget:
    """How much to think: seconds in all, or simulations per decision and rounds, which the clock does not touch."""

    seconds: float = 0.0
    simulations: int = 0
    rounds: int = 4

    def __post_init__(self) -> None:
        if self.seconds <= 0.0 and self.simulations <= 0:
            raise ValueError("an analysis without an end: give seconds or simulations")


class Analysis:
    """A game being analysed. `seats` are those whose moves are judged; what moves changed is measured for all."""

    def __init__(self, record: Record, seats: list[int] | None = None, seed: int = 0) -> None:
        self.record = record
        self.game: Game = GAMES.get(record.game)
        self.states, self.actions = _history(self.game, record)
        count = record.seats
        self.seats = sorted(set(range(count) if seats is None else seats))
        self.seed = seed
        self.table = calibration(record.game, count)
        self.curve = Curve(self.states, seed, self.table)
        self.decisions = [
            Decision(Chair(state, int(state.to_act())), ply, action, seed, self.table)
            for ply, (state, action) in enumerate(zip(self.states, self.actions, strict=False))
        ]
        self.rounds = 0
        self.left: list[int] = []  # the plies of a round that was begun, so that a stop does not begin it anew
        self.seconds = 0.0

    # -- work -----------------------------------------------------------------------------------------------------

    def run(
        self,
        budget: Budget,
        on_progress: OnProgress | None = None,
        on_curve: Callable[[], None] | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> bool:
        """Work until the budget is spent. `on_progress` hears shares from 0 to 1, `on_curve` when there is a curve.

        `should_stop` is asked between any two steps; the same call goes on. Returns whether all is done.
        """
        clock = _Clock(budget, should_stop, on_progress)
        if not self.rounds:
            self._draw_curve(clock)
            if self.has_curve():
                if on_curve is not None:
                    on_curve()
                clock.reached(0.02)
                self._scout_all(budget, clock)
        while self.rounds < (MOST_ROUNDS if budget.seconds else budget.rounds):
            if clock.is_stopped() or (self.rounds and clock.is_over(1.0 - LOOK_BACK_SHARE)):
                break
            self._round(clock)
            if not budget.seconds:
                clock.reached((self.rounds + 1) / (budget.rounds + 2))
        for decision in self._unasked():
            if clock.is_over():
                break
            decision.ask(self.record.game, OPINION * (budget.simulations or FIRST_SCOUTING))
        for decision in self._unseen():
            if clock.is_over():
                break
            decision.look_back(self.states[decision.ply])
        self.seconds += clock.passed()
        if not budget.seconds and (self.rounds < budget.rounds or self._unasked() or self._unseen()):
            return False
        clock.reached(1.0)
        return True

    def has_curve(self) -> bool:
        """Whether every point of it is known."""
        return all(point.batches for point in self.curve.points())

    def _draw_curve(self, clock: "_Clock") -> None:
        for point in self.curve.points():
            if not point.batches:
                if clock.is_stopped():
                    return
                point.sample()

    def _unasked(self) -> list[Decision]:
        """What the strongest level has to agree to before a word is said."""
        return [decision for decision in self._judged() if wants_opinion(decision)]

    def _unseen(self) -> list[Decision]:
        """What nobody has looked back at yet."""
        return [decision for decision in self._judged() if len(decision.options) > 1 and not decision.truth]

    def share_done(self, budget: Budget) -> float:
        """How far a budget of simulations is spent, from 0 to 1."""
        judged = self._judged()
        steps = [bool(point.batches) for point in self.curve.points()]
        steps += [bool(decision.scouted) or len(decision.legal) < 2 for decision in judged]
        steps += [bool(decision.batches) for decision in self.decisions]
        first = sum(steps) / len(steps)
        return (first + min(self.rounds, budget.rounds)) / (1.0 + budget.rounds)

    def _judged(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.seat in self.seats]

    def _scout_all(self, budget: Budget, clock: "_Clock") -> None:
        """A search for every decision that is judged; with a clock the first ones tell how long the others may be."""
        judged = [decision for decision in self._judged() if not decision.scouted]
        simulations = budget.simulations or FIRST_SCOUTING
        for number, decision in enumerate(judged):
            if clock.is_stopped():
                return
            began = time.perf_counter()
            decision.scout(self.record.game, simulations)
            if budget.seconds:
                each = (time.perf_counter() - began) / max(simulations, 1)
                left = max(budget.seconds * SCOUT_SHARE - clock.passed(), 0.0) / (len(judged) - number)
                fitting = int(left / max(each, 1e-6))
                simulations = max(1, min(fitting, 2 * simulations + 1, MOST_SCOUTING))
                clock.reached(clock.passed() / budget.seconds)

    def _round(self, clock: "_Clock") -> None:
        """Two batches for the half of all decisions of which least is known, more where a move looks like a mistake,
        and a batch for the curve now and then.

        The first round looks at every decision: nothing stays without a judgement, however little time there is.
        """
        self.left = self.left or self._round_begins()
        while self.left:
            if clock.is_stopped() or (self.rounds and clock.is_over(1.0 - LOOK_BACK_SHARE)):
                return
            if self.left[0] == CURVE:
                if not self._sharpen_curve():
                    del self.left[0]
                continue
            decision = self.decisions[self.left.pop(0)]
            decision.sample()
            decision.sample()
            clock.tick()
        self.rounds += 1

    def _sharpen_curve(self) -> bool:
        """One more batch for a point that lacks one; False where none does."""
        for point in self.curve.points():
            if point.batches < 2 + self.rounds // 4:
                point.sample()
                return True
        return False

    def _round_begins(self) -> list[int]:
        if not self.rounds:
            return [decision.ply for decision in self.decisions if not decision.batches]
        order = sorted(self.decisions, key=lambda decision: (-decision.doubt(), decision.ply))
        chosen = [decision.ply for decision in order if decision.doubt() > 0.0][: (len(order) + 1) // 2]
        dear = [ply for ply, decision in enumerate(self.decisions) if decision.looks_dear()]
        chosen += DEAR_BATCHES * dear
        return [*chosen, CURVE] if self.rounds % 4 == 1 else chosen

    @property
    def start(self) -> list[float]:
        """Every seat's chance before the first move. Of a position that somebody set up only the curve tells it."""
        if self.record.beginning is not None:
            return self.curve.values()[0]
        return start_chances(self.table, int(self.states[0].to_act()))

    # -- keeping --------------------------------------------------------------------------------------------------

    def identity(self) -> Json:
        """What a kept analysis has to be of: this game, these rules and this method."""
        head = {key: value for key, value in self.record.as_json().items() if key != "extra"}
        digest = hashlib.sha256(json.dumps(head, sort_keys=True).encode()).hexdigest()
        versions = {"analysis": VERSION, "rules": self.record.rules_version, "game": self.record.game}
        return {**versions, "record": digest, "seats": self.seats, "seed": self.seed}

    def kept(self) -> Json:
        """Everything found so far, as JSON: `bring` goes on from it."""
        return {
            "identity": self.identity(),
            "rounds": self.rounds,
            "left": self.left,
            "seconds": self.seconds,
            "curve": [point.kept() for point in self.curve.points()],
            "decisions": [decision.kept() for decision in self.decisions],
        }

    def bring(self, kept: Json) -> bool:
        """Go on from what was kept; False, and nothing is changed, if it is of another game or version."""
        if kept.get("identity") != self.identity():
            return False
        self.rounds = kept["rounds"]
        self.left = list(kept.get("left", ()))
        self.seconds = kept["seconds"]
        for point, row in zip(self.curve.points(), kept["curve"], strict=True):
            point.bring(row)
        for decision, row in zip(self.decisions, kept["decisions"], strict=True):
            decision.bring(row)
        return True


class _Clock:
    """The time a run may take, and who hears how far it is."""

    def __init__(self, budget: Budget, should_stop: Callable[[], bool] | None, on_progress: OnProgress | None) -> None:
        self.began = time.perf_counter()
        self.seconds = budget.seconds
        self.should_stop = should_stop
        self.on_progress = on_progress
        self.far = 0.0

    def passed(self) -> float:
        return time.perf_counter() - self.began

    def is_stopped(self) -> bool:
        return self.should_stop is not None and self.should_stop()

    def is_over(self, share: float = 1.0) -> bool:
        """Whether this share of the time is spent, or somebody says stop."""
        return self.is_stopped() or (self.seconds > 0.0 and self.passed() >= share * self.seconds)

    def tick(self) -> None:
        if self.seconds:
            self.reached(min(self.passed() / self.seconds, 0.99))

    def reached(self, share: float) -> None:
        if self.on_progress is not None and share >= self.far + 0.005:
            self.far = min(share, 1.0)
            self.on_progress(self.far)


def _history(game: Game, record: Record) -> tuple[list[State], list[int]]:
    """The states before every move and after the last one, and the moves. Raises CannotAnalyse."""
    states = [records.first_state(game, record)]
    actions: list[int] = []

    def listen(ply: int, state: State, _events: list[Event]) -> None:
        actions.append(int(states[-1].parse_action(record.actions[ply])))
        copy = state.clone()
        states.append(copy)

    result = records.replay_with(game, record, listen)
    if not result.ok:
        raise CannotAnalyse("stops", result.ply + 1, result.reason or "")
    if result.state.to_act() >= 0:
        raise CannotAnalyse("unfinished")
    return states, actions
