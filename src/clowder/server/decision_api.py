"""One decision of a finished game once more: the board before it, and what another move would have been worth.

Moves are made by the engine and judged by the analysis that was made of the game: nothing is stored here.
"""

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path
from pydantic import Field

from clowder.anywhere.decisions import board_after, board_before, judged
from clowder.anywhere.practice import kept_decision
from clowder.core.types import Json
from clowder.server import work_budget
from clowder.server.analysis_api import finished_record
from clowder.server.api import ERRORS
from clowder.server.dependencies import KnownPerson, TheServices, VisibleTable
from clowder.server.lesson_api import Shown, Try
from clowder.server.models import Model
from clowder.server.services import Services
from clowder.server.till import TheTill
from clowder.store import analyses
from clowder.store.people import Person
from clowder.tables.model import TableError

router = APIRouter(prefix="/api/tables", responses=ERRORS)
Ply = Annotated[int, Path(ge=0, le=100_000)]


class KeptOption(Model):
    move: str
    chance: float
    points: float | None = None
    points_error: float | None = None


class KeptDecision(Model):
    """What stays of the analysis of a decision of one's own: what was played, what was best, and what was compared."""

    ply: int
    cost: float
    error: float
    played: str
    best: str
    options: list[KeptOption]
    tags: list[str]
    why: dict[str, Any] = Field(description="`key` and `params` of a sentence, as of hints")


class DecisionShown(Shown):
    """The board as the seat saw it that had to decide; `kept` where it is one of the dearest of mine."""

    ply: int
    seat: int
    kept: KeptDecision | None = None


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
async def get_decision(
    ply: Ply, table: VisibleTable, known: KnownPerson, services: TheServices, till: TheTill
) -> DecisionShown:
    """The board before a move of a finished game, through the eyes of who made it."""
    record = await finished_record(table)
    till.pay(work_budget.TRY + work_budget.PLY * ply)
    shown: Json = await services.pool.work(till.payer.name, board_before, record, ply)
    return DecisionShown(**shown, kept=await _kept(services, table.head.id, known, ply))


async def _kept(services: Services, table: str, known: Person | None, ply: int) -> Any:
    figures = None if known is None else await analyses.figures_of(services.store, table, known.id)
    return None if figures is None else kept_decision(figures, ply)


@router.post("/{table_id}/decisions/{ply}")
async def try_decision(
    ply: Ply, wish: Try, table: VisibleTable, known: KnownPerson, services: TheServices, till: TheTill
) -> DecisionAnswer:
    """Another move there: what follows from it, and how the analysis of the game judges it, or what stays of it."""
    record = await finished_record(table)
    till.pay(work_budget.TRY + work_budget.PLY * ply)
    made = await services.analyses.made(table.head.id)
    kept = await _kept(services, table.head.id, known, ply) if made is None else None
    if made is None and kept is None:
        raise TableError("analysis_first")
    tried: Json = await services.pool.work(till.payer.name, board_after, record, ply, wish.text)
    return DecisionAnswer(**judged(orjson.loads(made) if made is not None else {"decisions": [kept]}, ply, tried))
