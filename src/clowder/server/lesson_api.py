"""Lessons over HTTP. Nothing is stored: each step is a position, and a move in it is judged by the engine."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import Field

from clowder.anywhere import told_lessons
from clowder.lessons.lesson import FIRST
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


class Worth(Model):
    """Measured chances to win: after the move asked for, after the best other one, and the error of the difference."""

    right: float
    other: float
    error: float


class LessonName(Model):
    id: str
    title: str
    well: bool = Field(description="about playing well, after the rules")
    steps: int


class LessonStep(Shown):
    id: str
    seat: int
    clauses: list[str]
    title: str
    text: str
    asks: bool = Field(description="whether a move is expected; else there is only something to see")
    example: str | None = Field(description="one of the moves asked for")
    worth: Worth | None = Field(description="in lessons on playing well")


class LessonAnswer(Model):
    game: str
    language: str
    lesson: str
    lessons: list[LessonName] = Field(description="all of this game, in order")
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


_written: dict[tuple[str, str, str], bytes] = {}  # by game, language and lesson: lessons never change


def _written_lesson(game_id: str, language: str, lesson_id: str) -> bytes:
    answer = LessonAnswer(**told_lessons.told(game_id, language, lesson_id)).model_dump_json().encode()
    _written[game_id, language, lesson_id] = answer
    return answer


@router.get("/{game_id}", response_model=LessonAnswer)
async def get_lesson(
    game_id: str, till: TheTill, lang: Language = "en", lesson: Annotated[str, Query(max_length=40)] = FIRST
) -> Response:
    """All steps of one lesson of a game, with the words in one language."""
    till.pay(work_budget.REQUEST)
    made = _written.get((game_id, spoken(lang), lesson))
    if made is None:
        till.pay(work_budget.LESSON)
        made = await asyncio.to_thread(_written_lesson, game_id, spoken(lang), lesson)
    return Response(made, media_type="application/json")


@router.post("/{game_id}/{step_id}")
async def try_move(game_id: str, step_id: str, wish: Try, till: TheTill, lang: Language = "en") -> TryAnswer:
    """Try a move in a step: right, allowed but not asked for, or refused with the rule that forbids it."""
    till.pay(work_budget.TRY)
    return TryAnswer(**await asyncio.to_thread(told_lessons.judged, game_id, step_id, wish.text, lang))
