"""What waits to be done at a table: any number may put, one task takes."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]
Failed = Callable[[Exception], None]  # whoever waits for a job hears that it will not be done


def nobody_waits(_error: Exception) -> None:
    pass


class Jobs:
    """A queue with a single reader, which is all a table needs; asyncio's own costs several times as much per job."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Job, Failed]] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put(self, job: Job, failed: Failed = nobody_waits) -> None:
        self._waiting.append((job, failed))
        reader = self._reader
        if reader is not None:
            self._reader = None
            if not reader.done():  # it may have been cancelled
                reader.set_result(None)

    def empty(self) -> bool:
        return not self._waiting

    async def next(self) -> tuple[Job, Failed]:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def give_up(self, error: Exception) -> None:
        """Nobody will do what waits here."""
        while self._waiting:
            self._waiting.popleft()[1](error)
