"""Games played again for somebody who looks: done in another process, from plain data to the bytes of the answer."""

import json
from collections.abc import Sequence
from typing import Any, Final

from clowder.core.errors import ClowderError, InvalidOptions, InvalidRecord, UnknownGame
from clowder.core.game import Game
from clowder.core.record import FORMAT, Record
from clowder.core.types import NOBODY, Json
from clowder.games import GAMES
from clowder.tables import fairness
from clowder.tables.frames import encode
from clowder.tables.match import PlayedMove
from clowder.tables.model import TableError, TableHead
from clowder.tables.records import replay_for
from clowder.tables.steps import steps_of
from clowder.texts import names_of

PLIES: Final = 6_000


def table_replay(
    head: TableHead, seed: int, played: Sequence[PlayedMove], seat: int, everything: bool, ply: int | None
) -> bytes:
    """The game of a table, as a ReplayAnswer."""
    return encode(replay_for(head, seed, played, seat, everything, ply))


def record_replay(body: bytes, seat: str) -> bytes:
    """A record that somebody brings along, as a RecordReplay. Raises TableError."""
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        raise TableError("bad_request", 422, fields=["body"]) from None
    if not isinstance(data, dict):
        raise TableError("bad_request", 422, fields=["body"])
    try:
        return encode(_replayed(data, seat))
    except RecursionError:
        raise TableError("record_unreadable", 422) from None


def _replayed(data: dict[str, Any], seat: str) -> Json:
    record, game = _read(data)
    sealed = "seal" in record.extra
    if sealed and record.extra["seal"] != fairness.seal_of(data):
        raise TableError("record_edited", 422)
    eyes = NOBODY if seat in ("all", "none") else int(seat)
    if eyes >= record.seats:
        raise TableError("no_such_seat", 404, seat=eyes)
    try:
        steps, result = steps_of(game, record, eyes, seat == "all")
    except InvalidRecord:
        raise TableError("record_parts", 422) from None
    except InvalidOptions:
        raise TableError("record_unreadable", 422) from None
    if not result.ok:
        raise TableError("record_illegal", 422, ply=result.ply + 1)
    outcome = result.state.outcome()
    return {
        "game": record.game,
        "options": record.options,
        "names": names_of(record),
        "seat": eyes,
        "plies": result.ply,
        "sealed": sealed,
        "steps": steps,
        "outcome": None if outcome is None else outcome.told(),
    }


def _read(data: dict[str, Any]) -> tuple[Record, Game]:
    if data.get("format", FORMAT) != FORMAT and "actions" in data:
        raise TableError("record_version", 422)
    try:
        record = Record.from_json(data)
        game = GAMES.get(record.game)
    except UnknownGame:
        raise TableError("unknown_game", 422) from None
    except (ClowderError, ImportError):
        raise TableError("record_unreadable", 422) from None
    if record.rules_version != game.rules_version:
        raise TableError("record_version", 422, version=record.rules_version[:20], installed=game.rules_version)
    if len(record.actions) > PLIES:
        raise TableError("record_large", 413, limit=PLIES)
    return record, game
