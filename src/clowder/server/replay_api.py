"""Records that somebody brings along, played again: nothing of them is stored."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query, Response

from clowder.core.errors import ClowderError, InvalidOptions, InvalidRecord, UnknownGame
from clowder.core.game import Game
from clowder.core.record import FORMAT, Record
from clowder.core.types import NOBODY, Json
from clowder.games import GAMES
from clowder.server.api import ERRORS
from clowder.server.models import Model, ReplayStep
from clowder.tables import fairness
from clowder.tables.frames import encode
from clowder.tables.model import TableError
from clowder.tables.steps import steps_of
from clowder.texts import names_of

router = APIRouter(prefix="/api/replay", responses=ERRORS)
PLIES = 6_000


class RecordReplay(Model):
    """A record step by step; `sealed` says that it carries a seal and the seal fits."""

    game: str
    options: dict[str, Any]
    names: list[str]
    seat: int
    plies: int
    sealed: bool
    steps: list[ReplayStep]
    outcome: dict[str, Any] | None


@router.post("", response_model=RecordReplay)
async def replay_record(
    record: Annotated[dict[str, Any], Body()],
    seat: Annotated[Literal["all", "none", "0", "1", "2", "3", "4", "5", "6", "7", "8"], Query()] = "all",
) -> Response:
    """Play a record again. What was changed or belongs to other rules is refused: `record_...` says why."""
    # views of thousands of moves are made and written in a thread: no table waits for them
    body = await asyncio.to_thread(lambda: encode(_replayed(record, seat)))
    return Response(body, media_type="application/json")


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
        "outcome": None if outcome is None else outcome.as_json(),
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
