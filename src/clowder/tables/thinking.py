"""What a table knows of bots: that somebody chooses for them, and what their levels are called."""

from typing import Protocol

from clowder.core.state import State
from clowder.core.types import Json


class Thinker(Protocol):
    """Where bots think: a pool of processes here, or workers on other machines."""

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        """The text of a legal action. Cancelling the call stops the thought."""

    async def why(self, state: State, seat: int, text: str) -> Json:
        """Why this is a good move, from what the seat may know: the key of a sentence about hints, and its facts."""

    def levels(self) -> list[str]:
        """The names of the levels, weakest first."""


def usual_level(levels: list[str]) -> str:
    """For seats nobody chose a level for: the middle one."""
    return levels[len(levels) // 2]
