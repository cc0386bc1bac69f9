"""The checked door: the only way a move from outside changes a game."""

from typing import Any, SupportsIndex

from clowder.core.errors import IllegalAction
from clowder.core.event import Event
from clowder.core.given import no_state, text_of
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


def play(state: Any, action: SupportsIndex) -> list[Event]:
    """Do one legal action (an int, or numpy's) and return what happened.

    Raises MalformedAction or IllegalAction and changes nothing otherwise.
    """
    if not isinstance(state, State):  # a parameter of type State would refuse in words about types
        raise no_state(state)
    return play_legal(state, state.checked_legal(action))


def play_text(state: Any, text: Any) -> list[Event]:
    """Do the move that `text` means. Raises MalformedAction or IllegalAction and changes nothing otherwise."""
    if not isinstance(state, State):
        raise no_state(state)
    move = text_of(text)
    action = state.parse_action(move)
    if not state.is_legal(action):
        raise IllegalAction(move, state.refusal(state.to_act(), move))
    return play_legal(state, action)
