"""One decision of a finished game once more: the board before it, and what another move would have been worth.

Moves are made by the engine and judged by the analysis that was made of the game: nothing is stored here.
"""

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path
from pydantic import Field

from clowder.anywhere.told_lessons import shown_to
from clowder.core.errors import ActionError
from clowder.core.play import play_text
from clowder.core.record import Record, replay_with
from clowder.core.types import Json
from clowder.games import GAMES
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
    if tried["refusal"] is not None:
        return DecisionAnswer(verdict="refused", cost=0.0, error=0.0, refusal=tried["refusal"])
    verdict, cost, error = judge(orjson.loads(made), ply, tried["text"])
    return DecisionAnswer(verdict=verdict, cost=cost, error=error, events=tried["events"], after=tried["after"])


def judge(analysis: Json, ply: int, text: str) -> tuple[Any, float, float]:
    """By the options of a decision. Two moves whose difference is within two standard errors are equally good; the move
    of the game is what another one is looked for."""
    decision = next((each for each in analysis["decisions"] if each["ply"] == ply), None)
    if decision is None:
        return "unknown", 0.0, 0.0
    if text == decision["played"] and text != decision["best"]:
        return "played", decision["cost"], decision["error"]
    chances = {option["move"]: option["chance"] for option in decision["options"]}
    if text not in chances:
        return "unknown", 0.0, 0.0
    cost = max(0.0, chances.get(decision["best"], 0.0) - chances[text])
    right = text == decision["best"] or cost <= 2 * decision["error"]
    return "right" if right else "other", cost, decision["error"]


def _before(record_json: Json, ply: int) -> Any:
    record = Record.from_json(record_json)
    if ply >= len(record.actions):
        raise TableError("no_such_ply", 404, ply=ply, plies=len(record.actions))
    return replay_with(GAMES.get(record.game), record, until=ply).state


def board_before(record_json: Json, ply: int) -> Json:
    state = _before(record_json, ply)
    seat = int(state.to_act())
    return {**shown_to(state, seat), "ply": ply, "seat": seat}


def board_after(record_json: Json, ply: int, text: str) -> Json:
    """What a move leads to, as its seat sees it; or why it may not be made."""
    state = _before(record_json, ply)
    seat = int(state.to_act())
    try:
        text = state.action_text(state.parse_action(text))
        events = play_text(state, text)
    except ActionError:
        refusal = state.refusal(seat, text)
        return {"refusal": refusal.as_json() if refusal is not None else {"key": "E_NOTATION"}}
    seen = [event.seen_by(seat) for event in events]
    return {"refusal": None, "text": text, "events": seen, "after": shown_to(state, seat)}
