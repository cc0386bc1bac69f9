"""One decision of a finished game once more: the board before it, and what another move would have been worth.

Moves are made by the engine and judged by the analysis that was made of the game: nothing is stored here.
"""

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path
from pydantic import Field

from clowder.anywhere.decisions import board_after, board_before, judged
from clowder.core.types import Json
from clowder.server import work_budget
from clowder.server.analysis_api import finished_record
from clowder.server.api import ERRORS
from clowder.server.dependencies import TheServices, VisibleTable
from clowder.server.lesson_api import Shown, Try
from clowder.server.models import Model
from clowder.server.till import TheTill
from clowder.tables.model import TableError

router = APIRouter(prefix="/api/tables", responses=ERRORS)
Ply = Annotated[int, Path(ge=0, le=100_000)]


class DecisionShown(Shown):
    """The board as the seat saw it that had to decide."""

    ply: int
    seat: int


class DecisionAnswer(Model):
    """`right`: as good as the best move found, as far as the analysis can tell; `played`: the move of the game;
    `other`: worse by `cost`; `unknown`: a move that the analysis did not look at."""

    verdict: Literal["right", "played", "other", "unknown", "refused"]
    cost: float = Field(description="in chances to win, against the best move found")
    error: float = Field(description="one standard error of it")
    refusal: dict[str, Any] | None = None
    events: list[dict[str, Any]] = Field(default_factory=list)
    after: Shown | None = None


@router.get("/{table_id}/decisions/{ply}")
async def get_decision(ply: Ply, table: VisibleTable, services: TheServices, till: TheTill) -> DecisionShown:
    """The board before a move of a finished game, through the eyes of who made it."""
    record = await finished_record(table)
    till.pay(work_budget.TRY + work_budget.PLY * ply)
    return DecisionShown(**await services.pool.work(till.payer.name, board_before, record, ply))


@router.post("/{table_id}/decisions/{ply}")
async def try_decision(
    ply: Ply, wish: Try, table: VisibleTable, services: TheServices, till: TheTill
) -> DecisionAnswer:
    """Another move there: what follows from it, and how the analysis of the game judges it."""
    record = await finished_record(table)
    till.pay(work_budget.TRY + work_budget.PLY * ply)
    made = services.analyses.made(table.head.id)
    if made is None:
        raise TableError("analysis_first")
    tried: Json = await services.pool.work(till.payer.name, board_after, record, ply, wish.text)
    return DecisionAnswer(**judged(orjson.loads(made), ply, tried))
