"""Lessons over HTTP. Nothing is stored: each step is a position, and a move in it is judged by the engine."""

import asyncio
from typing import Any, Literal

from fastapi import APIRouter, Response
from pydantic import Field

from clowder.core.grouping import grouped_actions
from clowder.core.state import State
from clowder.core.types import Json
from clowder.lessons import Lesson, Step, lesson_of
from clowder.lessons.lesson import PACKAGE
from clowder.server import work_budget
from clowder.server.api import ERRORS, Language
from clowder.server.models import Model
from clowder.server.till import TheTill
from clowder.tables.model import TableError
from clowder.texts import package_texts, spoken

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


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game[:50])
    if lesson is None:
        raise TableError("unknown_game", 404, game=game[:50])
    return lesson


def _shown(state: State, seat: int) -> Json:
    outcome = state.outcome()
    return {
        "view": state.view(seat),
        "legal": grouped_actions(state) if state.to_act() == seat else [],
        "to_act": int(state.to_act()),
        "outcome": None if outcome is None else outcome.as_json(),
    }


def _step(step: Step, language: str) -> LessonStep:
    texts = package_texts(PACKAGE, language)
    state = step.state()
    return LessonStep(
        **_shown(state, step.seat),
        id=step.id,
        seat=step.seat,
        clauses=list(step.clauses),
        title=texts.say(f"{step.text_id}.title"),
        text=texts.say(step.text_id),
        asks=bool(step.expect),
        example=step.example(state),
    )


def _told(game_id: str, language: str) -> LessonAnswer:
    lesson = _lesson(game_id)
    texts = package_texts(PACKAGE, language)
    return LessonAnswer(
        game=game_id,
        language=spoken(language),
        names=[texts.say(f"name-{name}") if name else "" for name in lesson.names],
        options=lesson.steps[0].position.get("options", {}),
        steps=[_step(step, language) for step in lesson.steps],
    )


_written: dict[tuple[str, str], bytes] = {}  # by game and language: lessons never change


def _written_lesson(game_id: str, language: str) -> bytes:
    made = _written[game_id, language] = _told(game_id, language).model_dump_json().encode()
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
    return await asyncio.to_thread(_judged, game_id, step_id, wish.text, lang)


def _judged(game_id: str, step_id: str, text: str, language: str) -> TryAnswer:
    step = _lesson(game_id).step(step_id)
    if step is None:
        raise TableError("not_found", 404)
    verdict = step.judge(text)
    if verdict.kind != "right":
        refusal = None if verdict.refusal is None else verdict.refusal.as_json()
        return TryAnswer(verdict=verdict.kind, refusal=refusal)
    return TryAnswer(
        verdict="right",
        say=package_texts(PACKAGE, language).say(f"{step.text_id}.done"),
        events=[event.seen_by(step.seat) for event in verdict.events],
        after=Shown(**_shown(verdict.state, step.seat)),
    )
