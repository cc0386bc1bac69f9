"""The checked door: the only way a move from outside changes a game."""

from clowder.core.errors import IllegalAction
from clowder.core.event import Event
from clowder.core.state import State


def play(state: State, action: int) -> list[Event]:
    """Do one legal action and return what happened. Raises IllegalAction and changes nothing otherwise."""
    if not state.is_legal(action):
        raise IllegalAction(f"action {action}", None)
    before = state.events
    events: list[Event] = []
    state.events = events
    try:
        state.apply(action)
    finally:
        state.events = before
    return events


def play_text(state: State, text: str) -> list[Event]:
    """Do the move that `text` means. Raises MalformedAction or IllegalAction and changes nothing otherwise."""
    action = state.parse_action(text)
    if not state.is_legal(action):
        raise IllegalAction(text, state.refusal(state.to_act(), text))
    return play(state, action)
