"""What analyses say about somebody over many games: the figures of each, and which games have none yet."""

from typing import Final

from fastapi import APIRouter
from pydantic import Field

from clowder.analysis.summary import METHOD
from clowder.anywhere import practice
from clowder.games import GAMES
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import PersonOrGuest, TheServices
from clowder.server.game_api import FinishedGame
from clowder.server.models import Model
from clowder.server.till import TheTill
from clowder.store import analyses
from clowder.tables.model import TableHead

router = APIRouter(prefix="/api/stats", responses=ERRORS)
OVER: Final = ("over", "archived")


class Sure(Model):
    """A figure and the interval that holds it in 19 of 20 cases."""

    value: float
    low: float
    high: float


class TagCount(Model):
    """What some decisions were about: how often the best move was found and missed, what that cost together in chances
    to win, and the dearest of those missed (or one that was found)."""

    tag: str
    found: int
    missed: int
    cost: float
    ply: int


class DearDecision(Model):
    ply: int
    cost: float
    error: float = Field(description="one standard error of the cost")
    tags: list[str]


class AnalysedGame(FinishedGame):
    """A finished game with what stays of its analysis, in chances to win; `words` counts what has a judgement."""

    rules_version: str
    method: int = Field(description="version of the analysis")
    accuracy: Sure | None
    start: float
    result: float
    skill: float = Field(description="what all decisions changed; skill + luck = result - start")
    skill_own: float
    luck: float
    decisions: int
    words: dict[str, int]
    tags: list[TagCount]
    worst: list[DearDecision]


class AnalysedGames(Model):
    """The latest first; `waiting` are tables of mine that were not analysed by this version yet."""

    games: list[AnalysedGame]
    waiting: list[str]


@router.get("/analyses")
async def my_analyses(person: PersonOrGuest, services: TheServices, till: TheTill) -> AnalysedGames:
    """What is kept of the analyses of my games. POST /api/tables/{id}/analysis?later=1 makes one of those that wait."""
    till.pay(work_budget.TRY)
    games = [AnalysedGame(**practice.light(row)) for row in await analyses.of_person(services.store, person.id)]
    return AnalysedGames(games=games, waiting=await analyses.waiting(services.store, person.id, METHOD, _fits))


def _fits(head: TableHead) -> bool:
    """Whether the rules that the game was played by are installed."""
    known = head.game in GAMES.ids()
    return known and head.status in OVER and GAMES.get(head.game).rules_version == head.rules_version
