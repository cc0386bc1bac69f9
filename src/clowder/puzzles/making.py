"""A position that somebody has set up, on its way to a puzzle: the questions of `proof.py`, one step after the other.

Between two steps it can be kept as plain data and gone on with in another process. The same position gets the same
verdict: its seed follows from it.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from clowder.analysis.chances import calibration
from clowder.analysis.figures import Mean
from clowder.bots.chair import Chair
from clowder.core.seeds import seed_of
from clowder.core.types import NOBODY, Json
from clowder.games import GAMES
from clowder.puzzles import proof
from clowder.puzzles.judge import Judged, judge

STEPS: Final = 6  # a first comparison, two thorough ones, the strongest level twice, the others
PATIENCE: Final = 4  # times that the strongest level is sent away by others before it thinks to the end
Stop = Callable[[], bool]


def never() -> bool:
    return False


class Making:
    """`verdict` says what came of it, once `run` is through: its `kind` is `puzzle`, or why it is none: `over`, `few`
    moves, `alike` ones, or `unsure` because the strongest level would do something else."""

    def __init__(self, id: str, position: Json) -> None:
        """Raises InvalidPosition."""
        self.id = id
        self.state = GAMES.get(id).from_position(position)
        self.position = GAMES.get(id).position(self.state)
        self.seed = seed_of("position", id, json.dumps(self.position, sort_keys=True)) % 2**40
        self.table = calibration(id, int(self.state.seats))
        self.step = 0
        self.cuts = 0
        self.best = -1
        self.nearest: list[int] = []
        self.costs: dict[int, Judged] = {}
        self.verdict: Json | None = None

    def share_done(self) -> float:
        return self.step / STEPS

    def run(self, should_pause: Stop = never, should_hurry: Stop = never) -> bool:
        """Go on until there is a verdict or, after a step, somebody wants the process; whether there is one."""
        seat = int(self.state.to_act())
        moves = 0 if seat == NOBODY else int(self.state.count_actions())
        if seat == NOBODY or moves < proof.FEWEST_MOVES:
            self._end("over" if seat == NOBODY else "few", moves=moves, needed=proof.FEWEST_MOVES)
            return True
        chair = Chair(self.state, seat)
        while self.verdict is None:
            self._next(chair, should_hurry)
            if self.verdict is None and should_pause():
                return False
        return True

    def _next(self, chair: Chair, should_hurry: Stop) -> None:
        looks = len(proof.LOOKS)
        if self.step == 0:
            self._compare_all(chair)
        elif self.step <= looks:
            self._compare_nearest(chair, proof.LOOKS[self.step - 1])
        elif self.step <= 2 * looks:
            if not self._ask_strongest(chair, proof.LOOKS[self.step - looks - 1], should_hurry):
                return
        else:
            found = proof.findings(self.id, chair, self.best, self.costs, self.nearest, self.seed)
            self._end("puzzle", chair, **found)
        self.step += 1

    def _compare_all(self, chair: Chair) -> None:
        """Against the move of a short search; if another one does better than that, against this one."""
        self.best = proof.preferred(self.id, chair, self.seed)[0]
        for _ in range(2):
            others = [action for action in chair.legal_actions() if action != self.best]
            self.costs = judge(chair, self.best, others, proof.FIRST_WORLDS, self.table, self.seed)
            self.nearest = proof.nearest_of(self.costs)
            if self.costs[self.nearest[0]].cost.value >= 0:
                return
            self.best = self.nearest[0]

    def _compare_nearest(self, chair: Chair, look: int) -> None:
        sure = judge(chair, self.best, self.nearest, proof.WORLDS, self.table, proof.look_seed(self.seed, look))
        self.costs |= sure
        margin = proof.margin_of(self.id)
        if not all(proof.is_clear(judged.cost, margin) for judged in sure.values()):
            self._end("alike", chair)

    def _ask_strongest(self, chair: Chair, look: int, should_hurry: Stop) -> bool:
        """Whether it could think to the end. What others need the process for is not held up by it, but for the last
        time: who is sent away again and again would never get through."""
        cut = False

        def should_stop() -> bool:
            nonlocal cut
            cut = cut or (self.cuts < PATIENCE and should_hurry())
            return cut

        chosen = proof.strongest(self.id, chair, 2 * self.seed + look, should_stop)
        if cut:
            self.cuts += 1
            return False
        if chosen != self.best:
            self._end("unsure", chair, other=chair.action_text(chosen))
        return True

    def _end(self, kind: str, chair: Chair | None = None, **more: Any) -> None:
        self.verdict = {"kind": kind, **more}
        if chair is None:
            return
        second = min(self.nearest, key=lambda action: (self.costs[action].cost.value, action))
        cost = self.costs[second].cost
        pair = (self.best, second) if cost.value >= 0 else (second, self.best)
        self.verdict |= {
            "best": chair.action_text(pair[0]),
            "second": chair.action_text(pair[1]),
            "margin": round(100 * abs(cost.value), 1),
            "error": round(100 * cost.error, 1),
            "needed": 100 * proof.margin_of(self.id),
        }

    def row(self) -> Json:
        """A puzzle as it is kept: `puzzle_from` reads it."""
        assert self.verdict is not None
        names = ("best", "second", "needed", "margin", "error", "costs", "rivals", "levels", "tags", "why")
        return {
            "game": self.id,
            "rules": GAMES.get(self.id).rules_version,
            "seats": int(self.state.seats),
            "seat": int(self.state.to_act()),
            "position": self.position,
            **{name: self.verdict[name] for name in names},
        }

    def kept(self) -> Json:
        costs = [[a, each.cost.kept(), [mean.kept() for mean in each.given]] for a, each in self.costs.items()]
        return {"step": self.step, "cuts": self.cuts, "best": self.best, "nearest": self.nearest, "costs": costs}

    def bring(self, kept: Json) -> None:
        self.step, self.cuts, self.best, self.nearest = (kept[name] for name in ("step", "cuts", "best", "nearest"))
        self.costs = {
            action: Judged(Mean.brought(cost), [Mean.brought(mean) for mean in given])
            for action, cost, given in kept["costs"]
        }
