"""How a deck or a board of one's own plays, told while it is found out (docs/protocol.md)."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

from fastapi import APIRouter
from pydantic import Field

from clowder.anywhere import part_answers
from clowder.server import work_budget
from clowder.server.analysis_api import Lines
from clowder.server.api import ERRORS
from clowder.server.dependencies import TheServices
from clowder.server.models import Model, WritableJson
from clowder.server.parts_api import PartQuestion, part_price
from clowder.server.till import TheTill
from clowder.server.trials import line
from clowder.tables.model import TableError
from clowder.trials.trial import GAMES_USUAL

router = APIRouter(prefix="/api/parts", responses=ERRORS)


class TrialWish(PartQuestion):
    seats: int = Field(ge=1, le=20)
    games: int = Field(GAMES_USUAL, ge=1, le=GAMES_USUAL)
    options: WritableJson = Field(default_factory=dict, description="of both parts, where they are not the usual ones")


class TrialLine(Model):
    """One line of the answer: the share that is done, and in the last line the result."""

    share: float
    trial: dict[str, Any] | None


@router.post("/try", response_class=Lines, responses={200: {"model": TrialLine}})
async def try_part(asked: TrialWish, services: TheServices, till: TheTill) -> Lines:
    """Games with a part and as many with the house's: how they differ and what mattered, as JSON lines."""
    size = len(json.dumps(asked.data)) + len(json.dumps(asked.options))
    till.pay(part_price(size))
    wish = await asyncio.to_thread(
        part_answers.trial_wish, asked.game, asked.option, asked.data, size, asked.seats, asked.games, asked.options
    )
    name = await asyncio.to_thread(wish.name)
    made = services.trials.made(name)
    if made is not None:
        return Lines(iter([line(1.0, made)]))
    lines = services.trials.lines(name, wish, till.payer)
    first = await anext(lines)  # from here on nobody gets a second one beside it
    try:
        till.pay(work_budget.TRIAL_GAME * 2 * asked.games)
    except TableError:
        await lines.aclose()
        raise
    return Lines(_all(first, lines))


async def _all(first: bytes, rest: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    """Ends the rest with itself."""
    async with aclosing(rest):
        yield first
        async for each in rest:
            yield each
