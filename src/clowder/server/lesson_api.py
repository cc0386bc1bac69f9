"""Lessons over HTTP. Nothing is stored: each step is a position, and a move in it is judged by the engine."""

import asyncio
from typing import Any, Literal

from fastapi import APIRouter, Response
from pydantic import Field

from clowder.anywhere import told_lessons
from clowder.server import work_budget
from clowder.server.api import ERRORS, Language
from clowder.server.models import Model
from clowder.server.till import TheTill
from clowder.texts import spoken

router = APIRouter(prefix="/api/learn", responses=ERRORS)


class Shown(Model):
    """A position as the learner sees it."""

    view: dict[str, Any]
    legal: list[tuple[str, list[str]]]
    to_act: int
    outcome: dict[str, Any] | None


class LessonStep(Shown):
    id: str
    seat: int
    clauses: list[str]
    title: str
    text: str
    asks: bool = Field(description="whether a move is expected; else there is only something to see")
    example: str | None = Field(description="one of the moves asked for")


class LessonAnswer(Model):
    game: str
    language: str
    names: list[str]
    options: dict[str, Any]
    steps: list[LessonStep]


class Try(Model):
    text: str = Field(max_length=200)


class TryAnswer(Model):
    verdict: Literal["right", "other", "refused"]
    refusal: dict[str, Any] | None = None
    say: str | None = None
    events: list[dict[str, Any]] = Field(default_factory=list)
    after: Shown | None = None


_written: dict[tuple[str, str], bytes] = {}  # by game and language: lessons never change


def _written_lesson(game_id: str, language: str) -> bytes:
    made = _written[game_id, language] = LessonAnswer(**told_lessons.told(game_id, language)).model_dump_json().encode()
    return made


@router.get("/{game_id}", response_model=LessonAnswer)
async def get_lesson(game_id: str, till: TheTill, lang: Language = "en") -> Response:
    """All steps of a game's lesson, with the words in one language."""
    till.pay(work_budget.REQUEST)
    made = _written.get((game_id, spoken(lang)))
    if made is None:
        till.pay(work_budget.LESSON)
        made = await asyncio.to_thread(_written_lesson, game_id, spoken(lang))
    return Response(made, media_type="application/json")


@router.post("/{game_id}/{step_id}")
async def try_move(game_id: str, step_id: str, wish: Try, till: TheTill, lang: Language = "en") -> TryAnswer:
    """Try a move in a step: right, allowed but not asked for, or refused with the rule that forbids it."""
    till.pay(work_budget.TRY)
    return TryAnswer(**await asyncio.to_thread(told_lessons.judged, game_id, step_id, wish.text, lang))
