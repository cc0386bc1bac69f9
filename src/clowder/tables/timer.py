"""One thing to do later."""

import asyncio
from collections.abc import Callable


class Timer:
    """Setting it again replaces what it was set for; what was done or cancelled is forgotten at once."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def is_set(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float, work: Callable[[], None]) -> None:
        self.cancel()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring, work)

    def _ring(self, work: Callable[[], None]) -> None:
        self._handle = None
        work()

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
