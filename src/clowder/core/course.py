"""How much there was to choose in many games, counted without an object per decision."""

from clowder.core.arrays import append, i64, vec
from clowder.core.rng import Rng
from clowder.core.state import State


class Course:
    """Counts that only grow: what two of them counted can be added."""

    def __init__(self) -> None:
        self.decisions: vec[i64] = vec[i64]()  # [k]: decisions between k choices
        self.offered: vec[i64] = vec[i64]()  # [n]: choices at the n-th decision, all games together
        self.reached: vec[i64] = vec[i64]()  # [n]: games that came to an n-th decision

    def note(self, ply: i64, choices: i64) -> None:
        """The decision `ply` (from 0) of a game is one between that many choices."""
        while len(self.decisions) <= choices:
            self.decisions = append(self.decisions, 0)
        while len(self.offered) <= ply:
            self.offered = append(self.offered, 0)
            self.reached = append(self.reached, 0)
        self.decisions[choices] += 1
        self.offered[ply] += choices
        self.reached[ply] += 1


def random_course(state: State, rng: Rng, course: Course) -> i64:
    """Play at random to the end by count and pick, and note every decision; returns how many there were."""
    ply: i64 = 0
    while state.to_act() >= 0:
        choices = state.count_actions()
        course.note(ply, choices)
        state.apply(state.nth_action(rng.below(choices)))
        ply += 1
    return ply
