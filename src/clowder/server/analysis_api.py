"""What a finished game was decided by, told while it is found out."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from clowder.core.types import Json
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import TheServices, VisibleTable
from clowder.server.models import Model
from clowder.server.till import TheTill
from clowder.tables.model import TableError, record_from
from clowder.tables.table import Table

router = APIRouter(prefix="/api/tables", responses=ERRORS)


class AnalysisLine(Model):
    """One line of the answer: the share that is done, and in the first and the last line the analysis as it is then."""

    share: float
    analysis: dict[str, Any] | None


class Lines(StreamingResponse):
    media_type = "application/x-ndjson"


async def finished_record(table: Table) -> Json:
    """The game of a table after its end. Raises TableError."""

    async def make() -> Json:
        if table.head.status not in ("over", "archived") or table.match is None or not table.match.state.is_over():
            raise TableError(table.data.broken or "not_over")
        texts = (move.text for move in table.match.plain_moves())
        return record_from(table.head, table.match.seed, texts).as_json()

    return await table.call(make)


@router.post("/{table_id}/analysis", response_class=Lines, responses={200: {"model": AnalysisLine}})
async def analyse_table(table: VisibleTable, services: TheServices, till: TheTill, later: bool = False) -> Lines:
    """After the end: chances move by move, what decisions cost and what was luck (docs/analysis.md), as JSON lines.

    `later`: behind everything that anybody waits for, from the spare half of one's purse, and told without the figures.
    """
    record = await finished_record(table)
    known = await services.analyses.made(table.head.id) is not None
    price = work_budget.TRY if known else work_budget.ANALYSIS_PLY * len(record["actions"])
    till.pay(price, spare=later)
    return Lines(services.analyses.lines(table.head.id, record, till.payer.name, later))
