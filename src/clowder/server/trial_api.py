"""How a deck or a board of one's own plays, told while it is found out (docs/protocol.md)."""

import asyncio
import json
from typing import Any

from fastapi import APIRouter
from pydantic import Field

from clowder.anywhere import part_answers
from clowder.server import work_budget
from clowder.server.analysis_api import Lines
from clowder.server.api import ERRORS
from clowder.server.dependencies import TheServices
from clowder.server.models import Model
from clowder.server.parts_api import PartQuestion, part_price
from clowder.server.till import TheTill
from clowder.trials.trial import GAMES_USUAL

router = APIRouter(prefix="/api/parts", responses=ERRORS)


class TrialWish(PartQuestion):
    seats: int = Field(ge=1, le=20)
    games: int = Field(GAMES_USUAL, ge=1, le=GAMES_USUAL)


class TrialLine(Model):
    """One line of the answer: the share that is done, and in the last line the result."""

    share: float
    trial: dict[str, Any] | None


@router.post("/try", response_class=Lines, responses={200: {"model": TrialLine}})
async def try_part(asked: TrialWish, services: TheServices, till: TheTill) -> Lines:
    """Games with a part and as many with the house's: how they differ and what mattered, as JSON lines."""
    size = len(json.dumps(asked.data))
    till.pay(part_price(size))
    wish = await asyncio.to_thread(
        part_answers.trial_wish, asked.game, asked.option, asked.data, size, asked.seats, asked.games
    )
    if services.trials.made(await asyncio.to_thread(wish.name)) is None:
        services.trials.expect(till.payer)
        till.pay(work_budget.TRIAL_GAME * 2 * asked.games)
    return Lines(services.trials.lines(wish, till.payer))
