"""The checked door: the only way a move from outside changes a game."""

from operator import index
from typing import Final, SupportsIndex

from clowder.core.errors import IllegalAction, MalformedAction
from clowder.core.event import Event
from clowder.core.state import State

MOST: Final = 2**62  # far above every action there is
TAKE_ONE: Final = "give one of state.legal_actions(); for a move written as text there is clowder.play_text"


def is_code(action: int) -> bool:
    """Whether `State.is_legal` can be asked: the compiled games take no number that is longer."""
    return -MOST <= action <= MOST


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
    try:
        code: int = index(action)
    except TypeError:
        raise MalformedAction(str(action), TAKE_ONE) from None
    if not is_code(code) or not state.is_legal(code):
        raise IllegalAction(f"action {code}", None)
    return play_legal(state, code)


def play_text(state: State, text: str) -> list[Event]:
    """Do the move that `text` means. Raises MalformedAction or IllegalAction and changes nothing otherwise."""
    if not isinstance(text, str):
        raise MalformedAction(str(text), "give the move's text; clowder.play takes a number of state.legal_actions()")
    action = state.parse_action(text)
    if not state.is_legal(action):
        raise IllegalAction(text, state.refusal(state.to_act(), text))
    return play_legal(state, action)
