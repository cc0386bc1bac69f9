"""What a table knows of bots: that somebody chooses for them, and what their levels are called."""

from typing import Protocol

from clowder.bots.chair import Chair
from clowder.bots.hints import reason
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import Json


class Thinker(Protocol):
    """Where bots think: a pool of processes here, or workers on other machines."""

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        """The text of a legal action. Cancelling the call stops the thought."""

    def levels(self) -> list[str]:
        """The names of the levels, weakest first."""


def usual_level(levels: list[str]) -> str:
    """For seats nobody chose a level for: the middle one."""
    return levels[len(levels) // 2]


def why(state: State, seat: int, text: str) -> Json:
    """Why a bot would make this move, from what the seat may know: a key of bots/texts and its facts."""
    key, facts = reason(Chair(state, seat), int(state.parse_action(text)), Rng(0))
    return {"key": key, "params": facts}
