"""Records that somebody brings along, played again: nothing of them is stored."""

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from clowder.anywhere import replays
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import TheServices
from clowder.server.models import Model, ReplayStep
from clowder.server.till import TheTill

router = APIRouter(prefix="/api/replay", responses=ERRORS)
RECORD: Final = {  # the body is read where the record is played again: a large one would hold up everybody here
    "required": True,
    "content": {
        "application/json": {"schema": {"additionalProperties": True, "type": "object", "title": "Record"}},
    },
}


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


@router.post("", response_model=RecordReplay, openapi_extra={"requestBody": RECORD})
async def replay_record(
    request: Request,
    till: TheTill,
    services: TheServices,
    seat: Annotated[Literal["all", "none", "0", "1", "2", "3", "4", "5", "6", "7", "8"], Query()] = "all",
) -> Response:
    """Play a record again. What was changed or belongs to other rules is refused: `record_...` says why."""
    body = await request.body()
    till.pay(work_budget.TRY + work_budget.RECORD_KILOBYTE * len(body) / 1000)
    made = await services.pool.work(till.payer.name, replays.record_replay, body, seat)
    return Response(made, media_type="application/json")
