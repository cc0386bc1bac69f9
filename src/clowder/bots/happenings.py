"""What a move brings about, in words that data can name: for what a beginner overlooks and what a temper likes.

A word is the kind of an event that the seat itself causes (`steal`), with `-other` behind it where the event names
another seat beside it (`played-other`: a card that was another's). No rule is known here: the engine tells.
"""

from typing import Final

from clowder.core.arrays import i64
from clowder.core.event import Event
from clowder.core.rng import Rng
from clowder.core.state import State

OTHERS: Final = ("victim", "owner", "to")  # facts that name a second seat, where they are a number


def words_of(events: list[Event], seat: i64) -> list[str]:
    """Of the events that the seat causes, each word once."""
    words: list[str] = []
    for event in events:
        if event.public.get("seat") != seat:
            continue
        word = event.kind
        for fact in OTHERS:
            other = event.public.get(fact)
            if isinstance(other, int) and other != seat:
                word = event.kind + "-other"
        if word not in words:
            words.append(word)
    return words


def tried(world: State, action: i64, luck: Rng, seat: i64) -> tuple[State, list[str]]:
    """A copy of the world after an action, and the words of it. `luck` replaces the world's own chance."""
    copy = world.clone()
    copy.rng = luck.clone()
    events: list[Event] = []
    copy.events = events
    copy.apply(action)
    copy.events = None
    return copy, words_of(events, seat)
