"""Reads the lessons of a game (`<game>.toml`) and judges what a learner does; the engine says what is allowed.

`lessons` names them in order; those in `well` are about playing well. Each `[[step]]` has an `id` that no other step of
the game has, its `lesson` (else `first`), the `seat` of the learner, the `clauses` it teaches, a `position` for the
engine and, if there is something to do, `expect`: the moves asked for, as texts or patterns with `*`. Its words are the
message `<game>-<id>` in `texts/<language>.ftl`, with the attributes `.title` and `.done`, and where it is about playing
well `.other`, what is worse about other moves; those who sit there too are `name-<name>` (the learner, first or
elsewhere, has no name).

What moves are worth is measured and not claimed: `figures.toml` has the chance to win after the move asked for and
after the best other one, made by `python -m bench.lessons`; a figure belongs to one position and counts for no other.
"""

import hashlib
import json
import tomllib
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any, Literal

from clowder.core.errors import ActionError
from clowder.core.event import Event
from clowder.core.play import play
from clowder.core.refusal import Refusal
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games import GAMES

PACKAGE = "clowder.lessons"
FIRST = "first"


@dataclass(frozen=True)
class Verdict:
    """`right`: what was asked for, with the state after it; `other`: allowed, but not asked for; or refused."""

    kind: Literal["right", "other", "refused"]
    state: State
    events: list[Event]
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Worth:
    """Chances to win after the worst move asked for and the best other one, and the error of their difference."""

    right: float
    other: float
    error: float


@dataclass(frozen=True)
class Step:
    """One position and what to do in it."""

    id: str
    seat: int
    clauses: tuple[str, ...]
    position: Json
    expect: tuple[str, ...]
    game: str
    worth: Worth | None = None

    @property
    def text_id(self) -> str:
        return f"{self.game}-{self.id}"

    def state(self) -> State:
        """A fresh copy of the position."""
        return GAMES.get(self.game).from_position(self.position)

    def expects(self, text: str) -> bool:
        return any(fnmatchcase(text, pattern) for pattern in self.expect)

    def example(self, state: State) -> str | None:
        """The first legal move that is asked for."""
        texts = (state.action_text(action) for action in state.legal_actions())
        return next((text for text in texts if self.expects(text)), None)

    def mark(self) -> str:
        """What a figure is measured for: this position and these moves under these rules."""
        asked = [GAMES.get(self.game).rules_version, self.seat, self.position, self.expect]
        return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:16]

    def judge(self, text: str) -> Verdict:
        state = self.state()
        try:
            action = state.parse_action(text)
            legal = int(state.to_act()) == self.seat and state.is_legal(action)
        except ActionError:
            legal = False
        if not legal:
            refusal = state.refusal(self.seat, text)
            return Verdict("refused", state, [], refusal or Refusal("E_NOTATION", (), {"text": text[:80]}))
        if not self.expects(state.action_text(action)):
            return Verdict("other", state, [])
        events = play(state, action)
        return Verdict("right", state, events)


@dataclass(frozen=True)
class Lesson:
    """Some steps of a game, in order, and who sits at the table. `well`: about playing well, after the rules."""

    game: str
    id: str
    well: bool
    names: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def text_id(self) -> str:
        return "lesson-first" if self.id == FIRST else f"lesson-{self.game}-{self.id}"


@dataclass(frozen=True)
class Course:
    """All lessons of a game, the first one first."""

    game: str
    lessons: tuple[Lesson, ...]

    def lesson(self, id: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == id), None)

    def step(self, id: str) -> Step | None:
        return next((step for lesson in self.lessons for step in lesson.steps if step.id == id), None)


def _step(game: str, data: dict[str, Any], figures: dict[str, Any]) -> Step:
    step = Step(
        data["id"], data.get("seat", 0), tuple(data["clauses"]), data["position"], tuple(data.get("expect", [])), game
    )
    row = figures.get(step.id)
    if row is None or row["mark"] != step.mark():
        return step
    return replace(step, worth=Worth(row["right"], row["other"], row["error"]))


def course_of(game: str) -> Course | None:
    """The lessons of a game; None if nobody wrote any."""
    return _written(game) if game in GAMES.ids() else None


def lesson_of(game: str, id: str = FIRST) -> Lesson | None:
    course = course_of(game)
    return None if course is None else course.lesson(id)


def _read(name: str) -> dict[str, Any] | None:
    file = resources.files(PACKAGE) / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


@cache  # of games that there are: invented names leave nothing behind
def _written(game: str) -> Course | None:
    data = _read(f"{game}.toml")
    if data is None:
        return None
    figures = (_read("figures.toml") or {}).get(game, {})
    lessons = []
    for id in data["lessons"]:
        steps = tuple(_step(game, row, figures) for row in data["step"] if row.get("lesson", FIRST) == id)
        seats = int(steps[0].state().seats)
        lessons.append(Lesson(game, id, id in data["well"], tuple(data["names"][:seats]), steps))
    return Course(game, tuple(lessons))
