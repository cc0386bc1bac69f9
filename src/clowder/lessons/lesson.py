"""Reads a lesson (`<game>.toml`) and judges what a learner does; the engine says what is allowed.

Each `[[step]]` has an `id`, the `seat` of the learner, the `clauses` it teaches, a `position` for the engine and, if
there is something to do, `expect`: the moves asked for, as texts or patterns with `*`. Its words are the
message `<game>-<id>` in `texts/<language>.ftl`, with the attributes `.title` and `.done`; those who sit there too are
`name-<name>` (the learner, first or elsewhere, has no name).
"""

import tomllib
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Verdict:
    """`right`: what was asked for, with the state after it; `other`: allowed, but not asked for; or refused."""

    kind: Literal["right", "other", "refused"]
    state: State
    events: list[Event]
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Step:
    """One position and what to do in it."""

    id: str
    seat: int
    clauses: tuple[str, ...]
    position: Json
    expect: tuple[str, ...]
    game: str

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
    """The steps of one game, in order, and who sits at the table."""

    game: str
    names: tuple[str, ...]
    steps: tuple[Step, ...]

    def step(self, id: str) -> Step | None:
        return next((step for step in self.steps if step.id == id), None)


def _step(game: str, data: dict[str, Any]) -> Step:
    return Step(
        data["id"], data.get("seat", 0), tuple(data["clauses"]), data["position"], tuple(data.get("expect", [])), game
    )


def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game; None if nobody wrote one."""
    return _written(game) if game in GAMES.ids() else None


@cache  # of games that there are: invented names leave nothing behind
def _written(game: str) -> Lesson | None:
    file = resources.files(PACKAGE) / f"{game}.toml"
    if not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Lesson(game, tuple(data["names"]), tuple(_step(game, step) for step in data["step"]))
