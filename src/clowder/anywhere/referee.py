"""Questions from a real table and about positions of one's own: counted, checked and judged by the engine.

Done in another process, from the bytes of the question to the bytes of the answer; nothing is stored.
"""

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from clowder.bots.levels import choose_text
from clowder.core.errors import InvalidOptions, InvalidPosition, UnknownGame
from clowder.core.game import Game
from clowder.core.grouping import grouped_actions
from clowder.core.play import play_text
from clowder.core.state import State
from clowder.core.types import NOBODY, Json
from clowder.games import GAMES
from clowder.tables.frames import encode
from clowder.tables.model import TableError

LONGEST_MOVE: Final = 200
BOT: Final = "kitten"
LARGEST: Final = 60_000  # bytes of a question; a request has 64 kB


def count(game_id: str, body: bytes) -> bytes:
    """`{pad}`: the final table of a real game, as a PadAnswer. Raises TableError."""
    return _answered(game_id, body, _count)


def position(game_id: str, body: bytes) -> bytes:
    """`{position}`: whether it can be, whole and as who is to act sees it, and what it is set up from; or by `{deal}`.

    Answers a PositionAnswer. Raises TableError.
    """
    return _answered(game_id, body, _position)


def move(game_id: str, body: bytes) -> bytes:
    """`{position, text}`: may this be done, and what comes of it? A MoveVerdict. Raises TableError."""
    return _answered(game_id, body, _move)


def bot(game_id: str, body: bytes) -> bytes:
    """`{position}`: a bot moves for who is to act, as a MoveVerdict. Raises TableError."""
    return _answered(game_id, body, _bot)


def _answered(game_id: str, body: bytes, answer: Callable[[Game, Json], Json]) -> bytes:
    try:
        game = GAMES.get(game_id)
    except UnknownGame:
        raise TableError("unknown_game", 404, game=game_id[:50]) from None
    if len(body) > LARGEST:
        raise TableError("too_large", 413)
    faults: list[Json]
    try:
        asked = json.loads(body)
        if not isinstance(asked, dict):
            raise TableError("bad_request", 422, fields=["body"])
        return _told(answer(game, asked))
    except (InvalidPosition, InvalidOptions) as error:
        faults = [{"key": f.key, "where": f.where, "params": f.params} for f in error.errors]
    except (ValueError, RecursionError):
        raise TableError("bad_request", 422, fields=["body"]) from None
    return _told({**_NOTHING[answer], "ok": False, "faults": faults})


def _told(answer: Json) -> bytes:
    try:
        return encode(answer)
    except TypeError:  # half a character of the question, which no answer can repeat
        raise TableError("bad_request", 422, fields=["body"]) from None


def _count(game: Game, asked: Json) -> Json:
    return {"ok": True, "faults": [], "outcome": game.count(_object(asked, "pad")).told()}


def _position(game: Game, asked: Json) -> Json:
    state = _dealt(game, _object(asked, "deal")) if "deal" in asked else game.from_position(_object(asked, "position"))
    pieces = [asdict(piece) for piece in game.pieces(state)]
    return {"ok": True, "faults": [], "shown": shown(game, state), "pieces": pieces}


def _dealt(game: Game, deal: Json) -> State:
    """A new game to begin from. Raises InvalidOptions."""
    return game.new(seats=deal.get("seats", game.min_seats), options=deal.get("options"), seed=deal.get("seed", 0))


def _move(game: Game, asked: Json) -> Json:
    state = game.from_position(_object(asked, "position"))
    text = asked.get("text")
    if not isinstance(text, str) or len(text) > LONGEST_MOVE:
        raise TableError("bad_request", 422, fields=["text"])
    actor = int(state.to_act())
    seat = asked.get("seat", actor)
    if type(seat) is not int or not NOBODY <= seat < state.seats:
        raise TableError("no_such_seat", 404)
    refusal = state.refusal(seat, text)
    if refusal is not None or actor == NOBODY:
        told = None if refusal is None else refusal.as_json()
        return {"ok": True, "faults": [], "legal": False, "refusal": told, "seat": seat, "events": [], "shown": None}
    events = [event.seen_by(actor) for event in play_text(state, text)]
    after = shown(game, state)
    return {"ok": True, "faults": [], "legal": True, "refusal": None, "seat": seat, "events": events, "shown": after}


def _bot(game: Game, asked: Json) -> Json:
    state = game.from_position(_object(asked, "position"))
    if state.to_act() == NOBODY or not state.count_actions():  # over, or nobody could hold so few cards in a game
        return {**_NOTHING[_bot], "ok": True, "faults": []}
    # A level that answers at once: whoever asks pays for a try, not for a thought.
    text = choose_text(state, int(state.to_act()), BOT, 0)
    return _move(game, {**asked, "text": text})


_NOTHING: Final[dict[Callable[[Game, Json], Json], Json]] = {
    _count: {"outcome": None},
    _position: {"shown": None, "pieces": []},
    _bot: {"legal": False, "refusal": None, "seat": NOBODY, "events": [], "shown": None},
    _move: {"legal": False, "refusal": None, "seat": NOBODY, "events": [], "shown": None},
}


def shown(game: Game, state: State) -> Json:
    """A position as the player to act sees it, with the moves there are; at the end with all cards open."""
    actor = int(state.to_act())
    outcome = state.outcome()
    return {
        "position": game.position(state),
        "seats": int(state.seats),
        "to_act": actor,
        "view": state.open_view() if actor == NOBODY else state.view(actor),
        "legal": [] if actor == NOBODY else grouped_actions(state),
        "outcome": None if outcome is None else outcome.told(),
    }


def _object(asked: Json, name: str) -> dict[str, Any]:
    found = asked.get(name)
    if not isinstance(found, dict):
        raise TableError("bad_request", 422, fields=[name])
    return found
