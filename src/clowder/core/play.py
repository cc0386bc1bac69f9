"""The checked door: the only way a move from outside changes a game."""

from typing import Any, SupportsIndex

from clowder.core.errors import IllegalAction
from clowder.core.event import Event
from clowder.core.given import text_of
from clowder.core.state import State


def play_legal(state: State, action: int) -> list[Event]:
    """Do an action that the caller has just found legal in this position, and return what happened."""
    before = state.events
    events: list[Event] = []
    state.events = events
    try:
        state.apply(action)
    finally:
        state.events = before
    return events


def play(state: State, action: SupportsIndex) -> list[Event]:
    """Do one legal action (an int, or numpy's) and return what happened.

    Raises MalformedAction or IllegalAction and changes nothing otherwise.
    """
    return play_legal(state, state.checked_legal(action))


def play_text(state: State, text: Any) -> list[Event]:
    """Do the move that `text` means. Raises MalformedAction or IllegalAction and changes nothing otherwise."""
    move = text_of(text)
    action = state.parse_action(move)
    if not state.is_legal(action):
        raise IllegalAction(move, state.refusal(state.to_act(), move))
    return play_legal(state, action)
