"""A decision of a finished game once more: the board before it, what a move leads to, and how an analysis judges it."""

from typing import Any

from clowder.anywhere.told_lessons import shown_to
from clowder.core.errors import ActionError
from clowder.core.play import play_text
from clowder.core.record import Record, replay_with
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables.model import TableError


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


def judged(analysis: Json, ply: int, tried: Json) -> Json:
    """The answer about a move that `board_after` made."""
    if tried["refusal"] is not None:
        return {"verdict": "refused", "cost": 0.0, "error": 0.0, "refusal": tried["refusal"]}
    verdict, cost, error = judge(analysis, ply, tried["text"])
    return {"verdict": verdict, "cost": cost, "error": error, "events": tried["events"], "after": tried["after"]}
