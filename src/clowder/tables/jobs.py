"""What waits to be done at a table: any number may put, one task takes."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]


class Jobs:
    """A queue with a single reader, which is all a table needs; asyncio's own costs several times as much per job."""

    def __init__(self) -> None:
        self._waiting: deque[Job] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put(self, job: Job) -> None:
        self._waiting.append(job)
        reader = self._reader
        if reader is not None:
            self._reader = None
            if not reader.done():  # it may have been cancelled
                reader.set_result(None)

    def empty(self) -> bool:
        return not self._waiting

    async def next(self) -> Job:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()
