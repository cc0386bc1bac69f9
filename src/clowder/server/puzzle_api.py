"""Puzzles over HTTP. Nothing is stored: each is a position of the package, and a move in it was judged beforehand."""

import asyncio
from functools import cache
from typing import Any, Literal

from fastapi import APIRouter, Response
from pydantic import Field

from clowder.anywhere import told_puzzles
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import TheServices
from clowder.server.lesson_api import Shown
from clowder.server.models import Model
from clowder.server.till import TheTill

router = APIRouter(prefix="/api/puzzles", responses=ERRORS)


class PuzzleRow(Model):
    id: str
    stars: int = Field(description="1: even a kitten mostly finds it, to 4: only the strongest level does")
    tags: list[str]


class PuzzlesOfGame(Model):
    game: str
    puzzles: list[PuzzleRow]


class PuzzleList(Model):
    games: list[PuzzlesOfGame]


class PuzzleShown(Shown):
    """The board as the seat saw it that has to decide."""

    game: str
    id: str
    seat: int
    seats: int
    ply: int
    options: dict[str, Any]
    stars: int
    levels: dict[str, float] = Field(description="how often bots of a level find the move, from 0 to 1")


class OtherMove(Model):
    move: str
    cost: float = Field(description="in chances to win")
    rival: int = Field(description="the seat that gains most by it")


class PuzzleSolution(Model):
    best: str
    margin: float = Field(description="by how much the second best move is worse, in chances to win")
    error: float = Field(description="one standard error of it")
    tags: list[str]
    why: dict[str, Any] = Field(description="`key` and `params` of a sentence, as of hints")
    others: list[OtherMove]


class PuzzleTry(Model):
    text: str = Field(default="", max_length=200)
    give_up: bool = Field(default=False, description="show the best move; `text` is not looked at")


class PuzzleAnswer(Model):
    """`right`: the best move; `other`: worse by `cost`; `shown`: what who gave up is shown."""

    verdict: Literal["right", "other", "refused", "shown"]
    cost: float
    rival: int
    refusal: dict[str, Any] | None = None
    solution: PuzzleSolution | None = None
    events: list[dict[str, Any]] = Field(default_factory=list)
    after: Shown | None = None


@cache  # puzzles never change
def _listed() -> bytes:
    return PuzzleList(**told_puzzles.listed()).model_dump_json().encode()


@router.get("", response_model=PuzzleList)
async def get_puzzles(till: TheTill) -> Response:
    """All puzzles by game: which there are, how hard, and what about."""
    till.pay(work_budget.REQUEST)
    return Response(await asyncio.to_thread(_listed), media_type="application/json")


async def _known(till: TheTill, game_id: str, puzzle_id: str) -> None:
    """What does not exist keeps no process busy. Raises TableError."""
    till.pay(work_budget.PUZZLE)
    await asyncio.to_thread(told_puzzles.found, game_id, puzzle_id)


@router.get("/{game_id}/{puzzle_id}")
async def get_puzzle(game_id: str, puzzle_id: str, services: TheServices, till: TheTill) -> PuzzleShown:
    """The board, as whoever has to decide saw it."""
    await _known(till, game_id, puzzle_id)
    return PuzzleShown(**await services.pool.work(till.payer.name, told_puzzles.shown, game_id, puzzle_id))


@router.post("/{game_id}/{puzzle_id}")
async def try_puzzle(
    game_id: str, puzzle_id: str, wish: PuzzleTry, services: TheServices, till: TheTill
) -> PuzzleAnswer:
    """A move there, and what it is worth; or the best one, for who gives up."""
    await _known(till, game_id, puzzle_id)
    answer = await services.pool.work(till.payer.name, told_puzzles.tried, game_id, puzzle_id, wish.text, wish.give_up)
    return PuzzleAnswer(**answer)
