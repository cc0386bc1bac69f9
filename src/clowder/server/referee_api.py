"""The referee at a real table, and positions of one's own: questions to the engine of which nothing is stored."""

from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from clowder.anywhere import referee
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import TheServices
from clowder.server.lesson_api import Shown
from clowder.server.models import Model
from clowder.server.till import TheTill, Till

router = APIRouter(prefix="/api/games", responses=ERRORS)


def _body(title: str, *names: str) -> dict[str, Any]:
    """The body is read where it is answered: what a position holds is the game's own."""
    fields = {name: {"type": "string", "maxLength": 200} if name == "text" else {"type": "object"} for name in names}
    schema = {
        "type": "object",
        "title": title,
        "properties": fields,
        "required": [name for name in names if name in ("pad", "text")],
    }
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


PAD: Final = _body("PadQuestion", "pad")
POSITION: Final = _body("PositionQuestion", "position", "deal")
BOT: Final = _body("BotQuestion", "position")
MOVE: Final = _body("MoveQuestion", "position", "text")


class PositionFault(Model):
    """`where` names the field, or the place inside it."""

    key: str
    where: str
    params: dict[str, Any]


class PadAnswer(Model):
    """What a pad comes to; `outcome` is null where something is wrong with it."""

    ok: bool
    faults: list[PositionFault]
    outcome: dict[str, Any] | None


class ShownPosition(Shown):
    position: dict[str, Any]
    seats: int


class SetupPiece(Model):
    """Something a table is set up from by hand: how many there are of it, and what is printed on it."""

    kind: str
    id: str
    count: int
    faces: list[str]


class Judged(Model):
    ok: bool
    faults: list[PositionFault]
    shown: ShownPosition | None


class PositionAnswer(Judged):
    """`pieces`: all there is with these seats and options, wherever it lies."""

    pieces: list[SetupPiece]


class MoveVerdict(Judged):
    """`legal`: the move may be made, `shown` is what it leads to; else `refusal` names the rule."""

    legal: bool
    refusal: dict[str, Any] | None
    seat: int
    events: list[dict[str, Any]]


async def _asked(
    work: Callable[[str, bytes], bytes], game: str, request: Request, till: Till, services: TheServices
) -> Response:
    body = await request.body()
    till.pay(work_budget.TRY + work_budget.RECORD_KILOBYTE * len(body) / 1000)
    made = await services.pool.work(till.payer.name, work, game, body)
    return Response(made, media_type="application/json")


@router.post("/{game}/count", response_model=PadAnswer, openapi_extra=PAD)
async def count_pad(game: str, request: Request, till: TheTill, services: TheServices) -> Response:
    """Count the end of a game that was played with real cards: see docs/referee.md."""
    return await _asked(referee.count, game, request, till, services)


@router.post("/{game}/position", response_model=PositionAnswer, openapi_extra=POSITION)
async def check_position(game: str, request: Request, till: TheTill, services: TheServices) -> Response:
    """Whether a position can be: all its faults, or the whole of it. `deal` (seats, options, seed) deals a new one."""
    return await _asked(referee.position, game, request, till, services)


@router.post("/{game}/move", response_model=MoveVerdict, openapi_extra=MOVE)
async def judge_move(game: str, request: Request, till: TheTill, services: TheServices) -> Response:
    """May this be done in this position? The rule that forbids it, or what comes of it."""
    return await _asked(referee.move, game, request, till, services)


@router.post("/{game}/bot", response_model=MoveVerdict, openapi_extra=BOT)
async def bot_moves(game: str, request: Request, till: TheTill, services: TheServices) -> Response:
    """A bot of the weakest level moves for who is to act."""
    return await _asked(referee.bot, game, request, till, services)
