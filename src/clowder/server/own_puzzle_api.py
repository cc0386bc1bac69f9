"""Puzzles that people make of positions: judged, kept with them, solved by whoever has the link (docs/protocol.md)."""

import hashlib
import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final, Literal

from fastapi import APIRouter, Response
from pydantic import Field

from clowder.anywhere import told_puzzles
from clowder.core.types import Json
from clowder.puzzles.puzzle import is_current, puzzle_from
from clowder.server import work_budget
from clowder.server.analysis_api import Lines
from clowder.server.api import ERRORS
from clowder.server.dependencies import PersonOrGuest, TheServices
from clowder.server.models import Model, WritableJson
from clowder.server.puzzle_api import PuzzleAnswer, PuzzleShown, PuzzleTry
from clowder.server.puzzle_making import Slice
from clowder.server.services import Services
from clowder.server.till import TheTill
from clowder.store.puzzles import OwnPuzzle
from clowder.tables.model import TableError

router = APIRouter(prefix="/api", responses=ERRORS)
MOST: Final = 30  # that one person keeps


class PuzzleWish(Model):
    position: WritableJson


class PuzzleVerdict(Model):
    """What came of a position: a `puzzle`, kept under `key`; or why it is none. Figures are per cent of the chance to
    win; `error` is one standard error."""

    kind: Literal["puzzle", "few", "alike", "unsure"]
    key: str = ""
    stars: int = 0
    moves: int = Field(0, description="few: how many there are")
    needed: float = Field(0.0, description="few: how many there must be; else by how much the second must be worse")
    best: str = ""
    second: str = ""
    other: str = Field("", description="unsure: what the strongest level does instead")
    margin: float = 0.0
    error: float = 0.0


class PuzzleMakingLine(Model):
    """One line of the answer: the share that is done, and in the last line what came of it."""

    share: float
    puzzle: PuzzleVerdict | None


class MyPuzzle(Model):
    key: str
    game: str
    made: int
    stars: int
    margin: float
    error: float
    current: bool = Field(description="false: made by other rules, and solved no more")


def _line(share: float, verdict: Json | None) -> bytes:
    told = None if verdict is None else PuzzleVerdict(**{k: v for k, v in verdict.items() if k in _TOLD})
    return PuzzleMakingLine(share=round(share, 3), puzzle=told).model_dump_json().encode() + b"\n"


_TOLD: Final = frozenset(PuzzleVerdict.model_fields)


@router.post("/games/{game}/puzzle", response_class=Lines, responses={200: {"model": PuzzleMakingLine}})
async def make_puzzle(
    game: str, wish: PuzzleWish, person: PersonOrGuest, response: Response, services: TheServices, till: TheTill
) -> Lines:
    """Whether one move is clearly best for who is to act, as JSON lines; if it is, the puzzle is kept."""
    size = len(json.dumps(wish.position))
    till.pay(work_budget.TRY + work_budget.RECORD_KILOBYTE * size / 1000)
    position: Json = await services.pool.work(till.payer.name, told_puzzles.whole, game, wish.position)
    mark = hashlib.sha256(json.dumps([game, position], sort_keys=True).encode()).hexdigest()
    made = await services.puzzles.by_mark(person.id, mark)
    if made is not None and is_current(made.data):
        return _answer(iter([_line(1.0, _of_kept(made))]), response)
    if made is None and await services.puzzles.count(person.id) >= MOST:
        raise TableError("too_many_puzzles", 429, limit=MOST)
    slices = services.puzzle_making.slices(game, position, till.payer)
    await anext(slices)  # from here on nobody gets a second one beside it
    try:
        till.pay(work_budget.PUZZLE_MADE)
    except TableError:
        await slices.aclose()
        raise
    return _answer(_lines(slices, services, person.id, mark), response)


def _answer(lines: AsyncGenerator[bytes] | object, response: Response) -> Lines:
    """With the cookie of a new guest, which would be lost otherwise."""
    answer = Lines(lines)  # type: ignore[arg-type]
    answer.raw_headers.extend(header for header in response.raw_headers if header[0] == b"set-cookie")
    return answer


async def _lines(slices: AsyncGenerator[Slice], services: Services, person: str, mark: str) -> AsyncGenerator[bytes]:
    """Ends the slices with itself."""
    async with aclosing(slices):
        yield _line(0.0, None)
        async for found in slices:
            if not found.verdict:
                yield _line(found.share, None)
            elif found.row is None:
                yield _line(1.0, found.verdict)
            else:
                yield _line(1.0, _of_kept(await services.puzzles.add(person, mark, found.row, MOST)))


def _of_kept(made: OwnPuzzle) -> Json:
    return {"kind": "puzzle", "key": made.key, "stars": puzzle_from(made.game, made.data).stars, **made.data}


@router.get("/me/puzzles")
async def my_puzzles(person: PersonOrGuest, services: TheServices) -> list[MyPuzzle]:
    """Those that I made, the latest first."""
    return [
        MyPuzzle(
            key=each.key,
            game=each.game,
            made=each.made,
            stars=puzzle_from(each.game, each.data).stars,
            margin=each.data["margin"],
            error=each.data["error"],
            current=is_current(each.data),
        )
        for each in await services.puzzles.of_person(person.id)
    ]


@router.delete("/me/puzzles/{key}", status_code=204)
async def remove_puzzle(key: str, person: PersonOrGuest, services: TheServices) -> Response:
    """Its link leads nowhere from now on."""
    await services.puzzles.remove(person.id, key[:40])
    return Response(status_code=204)


async def _row(key: str, services: Services, till: TheTill) -> Json:
    """Raises TableError."""
    till.pay(work_budget.PUZZLE)
    found = await services.puzzles.by_key(key[:40])
    return {**found.data, "id": found.key}


@router.get("/puzzles/shared/{key}")
async def shared_puzzle(key: str, services: TheServices, till: TheTill) -> PuzzleShown:
    """The board as whoever has to decide sees it: of what is hidden from them nothing is told."""
    row = await _row(key, services, till)
    return PuzzleShown(**await services.pool.work(till.payer.name, told_puzzles.own_shown, row))


@router.post("/puzzles/shared/{key}")
async def try_shared_puzzle(key: str, wish: PuzzleTry, services: TheServices, till: TheTill) -> PuzzleAnswer:
    """A move there, and what it is worth; or the best one, for who gives up."""
    row = await _row(key, services, till)
    answer = await services.pool.work(till.payer.name, told_puzzles.own_tried, row, wish.text, wish.give_up)
    return PuzzleAnswer(**answer)
