"""Reads the puzzles of a game (`parts/<game>.json`) and judges what a solver does; the engine says what is allowed.

A puzzle is the beginning of a real game: its deal and its moves up to the decision; or a position that somebody has
set up (`making.py`). Who solves it sits on the seat that is to act and sees what that seat saw. What every move costs
was found beforehand, from what that seat knew.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

from clowder.core.errors import ActionError
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.play import play
from clowder.core.refusal import Refusal
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games import GAMES

PACKAGE: Final = "clowder.puzzles"
LEVELS: Final = ("kitten", "house-cat", "alley-cat")  # whose tries tell how hard a puzzle is, the weakest first
FINDS: Final = 0.5  # the share of tries from which on a level is said to find it


@dataclass(frozen=True)
class Tried:
    """`right`: the best move; `other`: allowed, but it costs so much of the chance to win, and `rival` gains most; or
    refused. The state is the one after the move, and the events what happened."""

    kind: Literal["right", "other", "refused"]
    state: State
    events: list[Event]
    cost: float = 0.0
    rival: int = -1
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Puzzle:
    """One position. Shares are between 0 and 1, `margin` and `error` (one standard error) too: the second best move is
    worse by that much."""

    game: str
    id: str
    seats: int
    seat: int  # of who solves it
    seed: int
    actions: tuple[str, ...]
    best: str
    margin: float
    error: float
    costs: tuple[int, ...]  # per cent, in the order of the legal moves
    rivals: tuple[int, ...]
    levels: dict[str, float]  # how often a level finds the move
    tags: tuple[str, ...]
    why: tuple[str, Json]  # as a hint says it: a key and its facts
    given: Json | None = None  # the options of the game, where they are not the usual ones
    keyed: bool = False  # which stream the seed feeds: see clowder.core.rng
    position: Json | None = None  # set up by hand: it has neither deal nor moves

    @property
    def stars(self) -> int:
        """1: even a kitten mostly finds it, 4: nobody below the strongest level does."""
        found = (number for number, level in enumerate(LEVELS) if self.levels[level] >= FINDS)
        return 1 + next(found, len(LEVELS))

    def options(self) -> Json:
        if self.position is not None:
            return dict(self.position["options"])
        return self._game().options_for(self.seats, self.given)

    def state(self) -> State:
        """A fresh copy of the position."""
        if self.position is not None:
            return self._game().from_position(self.position)
        state = self._game().new(seats=self.seats, seed=self.seed, options=self.given, keyed=self.keyed)
        for text in self.actions:
            state.apply(state.parse_action(text))
        return state

    def _game(self) -> Game:
        return GAMES.get(self.game)

    def attempt(self, text: str) -> Tried:
        """Make a move in it."""
        state = self.state()
        seat = int(state.to_act())
        try:
            action = state.parse_action(text)
            legal = state.is_legal(action)
        except ActionError:
            legal = False
        if not legal:
            refusal = state.refusal(seat, text)
            return Tried("refused", state, [], refusal=refusal or Refusal("E_NOTATION", (), {"text": text[:80]}))
        place = list(state.legal_actions()).index(action)
        right = state.action_text(action) == self.best
        events = play(state, action)
        if right:
            return Tried("right", state, events)
        return Tried("other", state, events, self.costs[place] / 100, self.rivals[place])


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order in which they were found; none where nobody made any."""
    return _read(game) if game in GAMES.ids() else ()


def puzzle_of(game: str, id: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == id), None)


@cache  # of games that there are: invented names leave nothing behind
def _read(game: str) -> tuple[Puzzle, ...]:
    file = resources.files(PACKAGE) / "parts" / f"{game}.json"
    if not file.is_file():
        return ()
    data = json.loads(file.read_text(encoding="utf-8"))
    return tuple(puzzle_from(game, row) for row in data["puzzles"])


def is_current(row: Json) -> bool:
    """Whether a puzzle that somebody made was made by the rules of today."""
    return row["game"] in GAMES.ids() and bool(row["rules"] == GAMES.get(row["game"]).rules_version)


def puzzle_from(game: str, row: dict[str, Any]) -> Puzzle:
    return Puzzle(
        game,
        row.get("id", ""),
        row["seats"],
        row["seat"],
        int(row.get("seed", "0"), 16),
        tuple(row["actions"].split("|")) if row.get("actions") else (),
        row["best"],
        row["margin"] / 100,
        row["error"] / 100,
        tuple(row["costs"]),
        tuple(row["rivals"]),
        row["levels"],
        tuple(row["tags"]),
        (row["why"][0], row["why"][1]),
        row.get("options"),
        row.get("keyed", False),
        row.get("position"),
    )
