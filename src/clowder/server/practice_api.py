"""Learn from one's mistakes over many games: the dearest decisions of all, and how practising them went."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field

from clowder.anywhere import practice
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import PersonOrGuest, TheServices
from clowder.server.models import Model
from clowder.server.till import TheTill
from clowder.store import analyses
from clowder.tables.model import TableError, now_ms

router = APIRouter(prefix="/api/me/practice", responses=ERRORS)


class PractiseRow(Model):
    """A decision of mine that cost something, and how trying it again went so far."""

    table: str
    game: str
    seat: int
    ended: int
    ply: int
    cost: float
    error: float = Field(description="one standard error of the cost")
    tags: list[str] = Field(description="what it was about: tags of puzzles")
    tries: int = Field(description="how often it was played to an answer")
    first: int = Field(description="of these, found with the first move")
    found: int = Field(description="when it was found last; 0: not yet, or shown since")


class PractiseList(Model):
    """Not found yet first, the dearest of them; then those that were found longest ago."""

    decisions: list[PractiseRow]


class Practised(Model):
    how: practice.How


@router.get("")
async def to_practise(person: PersonOrGuest, services: TheServices, till: TheTill) -> PractiseList:
    """The dearest decisions of my analysed games. `GET /api/tables/{id}/decisions/{ply}` has the board of one."""
    till.pay(work_budget.TRY)
    games = await analyses.of_person(services.store, person.id)
    return PractiseList(decisions=[PractiseRow(**row) for row in practice.due(games)])


@router.post("/{table_id}/{ply}", status_code=204)
async def practised(
    table_id: str,
    ply: Annotated[int, Path(ge=0, le=100_000)],
    wish: Practised,
    person: PersonOrGuest,
    services: TheServices,
    till: TheTill,
) -> None:
    """How it went this time: it comes back later, or, where it was shown, among the first."""
    till.pay(work_budget.TRY)
    after = partial(practice.counted, ply=ply, how=wish.how, now=now_ms())
    if not await analyses.change(services.store, table_id[:40], person.id, after):
        raise TableError("not_found", 404)
