"""Lessons as data for a page: each step is a position with its words, and a move in it is judged by the engine."""

from clowder.core.grouping import grouped_actions
from clowder.core.state import State
from clowder.core.types import Json
from clowder.lessons import Lesson, Step, lesson_of
from clowder.lessons.lesson import PACKAGE
from clowder.tables.model import TableError
from clowder.texts import package_texts, spoken


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game[:50])
    if lesson is None:
        raise TableError("unknown_game", 404, game=game[:50])
    return lesson


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
    }


def told(game_id: str, language: str) -> Json:
    """All steps of a game's lesson, with the words in one language. Raises TableError."""
    lesson = _lesson(game_id)
    texts = package_texts(PACKAGE, language)
    return {
        "game": game_id,
        "language": spoken(language),
        "names": [texts.say(f"name-{name}") if name else "" for name in lesson.names],
        "options": lesson.steps[0].position.get("options", {}),
        "steps": [_step(step, language) for step in lesson.steps],
    }


def judged(game_id: str, step_id: str, text: str, language: str) -> Json:
    """A move in a step: right, allowed but not asked for, or refused with the rule that forbids it."""
    step = _lesson(game_id).step(step_id)
    if step is None:
        raise TableError("not_found", 404)
    verdict = step.judge(text)
    answer: Json = {"verdict": verdict.kind, "refusal": None, "say": None, "events": [], "after": None}
    if verdict.kind != "right":
        return {**answer, "refusal": None if verdict.refusal is None else verdict.refusal.as_json()}
    return {
        **answer,
        "say": package_texts(PACKAGE, language).say(f"{step.text_id}.done"),
        "events": [event.seen_by(step.seat) for event in verdict.events],
        "after": shown_to(verdict.state, step.seat),
    }
