"""What callers give: seats, actions, moves and generators of the wrong kind are answered by a sentence.

A compiled parameter of a plain type refuses by itself, in words about types. So the rooms' methods that are asked from
outside take anything and check it here; those of the inner loop (`apply`, `nth_action`) take whole numbers only.
"""

from operator import index
from typing import Any, Final, SupportsIndex

from clowder.core.arrays import i64
from clowder.core.errors import MalformedAction, WrongKind, shown
from clowder.core.rng import Rng

MOST: Final = 2**62  # far above every action and seat there is
TAKE_ONE: Final = "give one of state.legal_actions(); for a move written as text there is clowder.play_text"
AS_TEXT: Final = "give the move's text; clowder.play takes a number of state.legal_actions()"


def whole(value: SupportsIndex) -> int:
    """A whole number of Python or numpy. Raises TypeError."""
    return value if isinstance(value, int) else index(value)


def code_of(action: SupportsIndex) -> i64:
    """The number of an action, whatever it does; -1, which no action has, for one that no machine word holds."""
    try:
        code = whole(action)
    except TypeError:
        raise MalformedAction(shown(action), TAKE_ONE) from None
    return code if -MOST < code < MOST else -1


def text_of(text: Any) -> str:
    """The text of a move."""
    if isinstance(text, str):
        return text
    raise MalformedAction(shown(text), AS_TEXT)


def rng_of(rng: Any) -> Rng:
    """A generator."""
    if isinstance(rng, Rng):
        return rng
    raise WrongKind(f"chance comes from a clowder.Rng, as in clowder.Rng(1), not from {shown(rng)}")


def no_state(given: Any) -> WrongKind:
    """What is raised where a move is played on something that is no game in progress."""
    made = 'clowder.game("cat-box").new(seats=3, seed=7)'
    return WrongKind(f"a move is played on a state, as {made} makes one, not on {shown(given)}")


def foreign_state(game: str) -> WrongKind:
    """What is raised where a game is asked about the state of another one."""
    return WrongKind(f"this is no state of {game}; ask the game that it is of")
