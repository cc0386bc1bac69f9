"""Lessons as data for a page: each step is a position with its words, and a move in it is judged by the engine."""

from dataclasses import asdict

from clowder.core.grouping import grouped_actions
from clowder.core.state import State
from clowder.core.types import Json
from clowder.lessons import Course, Lesson, Step, course_of
from clowder.lessons.lesson import FIRST, PACKAGE
from clowder.tables.model import TableError
from clowder.texts import package_texts, spoken


def _course(game: str) -> Course:
    course = course_of(game[:50])
    if course is None:
        raise TableError("unknown_game", 404, game=game[:50])
    return course


def _named(lesson: Lesson, language: str) -> Json:
    title = package_texts(PACKAGE, language).say(lesson.text_id)
    return {"id": lesson.id, "title": title, "well": lesson.well, "steps": len(lesson.steps)}


def shown_to(state: State, seat: int) -> Json:
    """A position as a seat sees it, with its moves if it is to act."""
    outcome = state.outcome()
    return {
        "view": state.view(seat),
        "legal": grouped_actions(state) if state.to_act() == seat else [],
        "to_act": int(state.to_act()),
        "outcome": None if outcome is None else outcome.told(),
    }


def _step(step: Step, language: str) -> Json:
    texts = package_texts(PACKAGE, language)
    state = step.state()
    return {
        **shown_to(state, step.seat),
        "id": step.id,
        "seat": step.seat,
        "clauses": list(step.clauses),
        "title": texts.say(f"{step.text_id}.title"),
        "text": texts.say(step.text_id),
        "asks": bool(step.expect),
        "example": step.example(state),
        "worth": None if step.worth is None else asdict(step.worth),
    }


def told(game_id: str, language: str, lesson_id: str = FIRST) -> Json:
    """All steps of one lesson, with the words in one language, and which lessons there are. Raises TableError."""
    course = _course(game_id)
    lesson = course.lesson(lesson_id)
    if lesson is None:
        raise TableError("not_found", 404)
    texts = package_texts(PACKAGE, language)
    return {
        "game": game_id,
        "language": spoken(language),
        "lesson": lesson.id,
        "lessons": [_named(each, language) for each in course.lessons],
        "names": [texts.say(f"name-{name}") if name else "" for name in lesson.names],
        "options": lesson.steps[0].position.get("options", {}),
        "steps": [_step(step, language) for step in lesson.steps],
    }


def judged(game_id: str, step_id: str, text: str, language: str) -> Json:
    """A move in a step: right, allowed but not asked for, or refused with the rule that forbids it."""
    step = _course(game_id).step(step_id)
    if step is None:
        raise TableError("not_found", 404)
    verdict = step.judge(text)
    answer: Json = {"verdict": verdict.kind, "refusal": None, "say": None, "events": [], "after": None}
    texts = package_texts(PACKAGE, language)
    if verdict.kind == "other" and texts.has(f"{step.text_id}.other"):
        return {**answer, "say": texts.say(f"{step.text_id}.other")}
    if verdict.kind != "right":
        return {**answer, "refusal": None if verdict.refusal is None else verdict.refusal.as_json()}
    return {
        **answer,
        "say": texts.say(f"{step.text_id}.done"),
        "events": [event.seen_by(step.seat) for event in verdict.events],
        "after": shown_to(verdict.state, step.seat),
    }
