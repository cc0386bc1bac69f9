"""A bot's turn: one thought at a time, and its move until the store has taken it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from clowder.tables.jobs import Failed
from clowder.tables.thinking import Turn
from clowder.tables.timer import Timer

MOVE_AGAIN: Final = 2.0  # seconds until a bot's move is made again that the store did not take

Choose = Callable[[], Awaitable[str]]
Make = Callable[[str, Failed], None]  # has the table make a move; the second hears that it could not be stored


class BotTurn:
    """What a bot thinks about now, if one does. Knows neither the table nor the game, only what it is called with."""

    def __init__(self, pause: float) -> None:
        self.turn: Turn | None = None
        self._pause = pause  # seconds from the beginning of the turn until the move is shown, at least
        self._thought: asyncio.Task[None] | None = None
        self._again = Timer()

    def start(self, turn: Turn, begun: Callable[[], None], choose: Choose, make: Make) -> None:
        self.stop()
        self.turn = turn
        self._thought = asyncio.create_task(self._think(begun, choose, make))

    def stop(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        self.turn = None

    def close(self) -> None:
        self.stop()
        self._again.cancel()

    async def _think(self, begun: Callable[[], None], choose: Choose, make: Make) -> None:
        """It thinks while people look at what was done before, and holds its answer back if it was quick."""
        begun()
        clock = asyncio.get_running_loop().time
        shown = clock() + self._pause
        text = await choose()
        if clock() < shown:
            await asyncio.sleep(shown - clock())
        self._offer(text, make)

    def _offer(self, text: str, make: Make) -> None:
        """Nobody else would make the move again if the store fails."""
        make(text, lambda _error: self._again.set(MOVE_AGAIN, lambda: self._offer(text, make)))
