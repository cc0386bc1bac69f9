"""Clowder: four cat board games, exact and fast.

>>> import clowder
>>> state = clowder.game("cat-box").new(seats=4, options={}, seed=7)
>>> events = clowder.play(state, state.legal_actions()[0])
"""

from clowder._interpreted import force_interpreted

force_interpreted()  # before anything that may be compiled is imported

from clowder.core.arrays import is_compiled  # noqa: E402
from clowder.core.errors import (  # noqa: E402
    ActionError,
    ClowderError,
    Fault,
    IllegalAction,
    InvalidOptions,
    InvalidParts,
    InvalidPosition,
    InvalidRecord,
    MalformedAction,
    UnknownGame,
    UnknownSeat,
    WrongKind,
)
from clowder.core.event import Event  # noqa: E402
from clowder.core.game import Game  # noqa: E402
from clowder.core.outcome import Outcome, ScoreLine  # noqa: E402
from clowder.core.play import play, play_text  # noqa: E402
from clowder.core.record import Listener, Record, Replay, replay_with  # noqa: E402
from clowder.core.refusal import Refusal  # noqa: E402
from clowder.core.rng import Rng  # noqa: E402
from clowder.core.state import State  # noqa: E402
from clowder.core.types import NOBODY, Action, Json, Seat  # noqa: E402
from clowder.games import GAMES  # noqa: E402

__version__ = "2.0.0"

__all__ = [
    "NOBODY",
    "Action",
    "ActionError",
    "ClowderError",
    "Event",
    "Fault",
    "Game",
    "IllegalAction",
    "InvalidOptions",
    "InvalidParts",
    "InvalidPosition",
    "InvalidRecord",
    "Json",
    "MalformedAction",
    "Outcome",
    "Record",
    "Refusal",
    "Replay",
    "Rng",
    "ScoreLine",
    "Seat",
    "State",
    "UnknownGame",
    "UnknownSeat",
    "WrongKind",
    "game",
    "game_ids",
    "is_compiled",
    "play",
    "play_text",
    "replay",
]


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return GAMES.ids()


def game(id: str) -> Game:
    """The game with this id. Raises UnknownGame."""
    return GAMES.get(id)


def replay(record: Record, listener: Listener | None = None, until: int | None = None) -> Replay:
    """Play a record again: the good prefix, its ply and, if it stopped early, the reason."""
    if not isinstance(record, Record):
        raise InvalidRecord("give a clowder.Record; clowder.Record.from_json(data) makes one of JSON", "object")
    return replay_with(game(record.game), record, listener, until)
