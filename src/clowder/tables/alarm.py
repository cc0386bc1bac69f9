"""The alarm of a table: the time of a turn, or of a pause, is up."""

from collections.abc import Callable
from typing import Final

from clowder.tables.model import now_ms
from clowder.tables.timer import Timer

LONGEST_WAIT: Final = 86_400.0  # seconds; whoever is rung up too early sets the alarm again
MARGIN: Final = 0.02  # seconds, so that the time is up when it rings


class Alarm:
    """Rings when a time is up."""

    def __init__(self) -> None:
        self._timer = Timer()

    def set(self, left: int, ring: Callable[[], None]) -> int:
        """Rings in so many milliseconds. Returns when that will be, in milliseconds since 1970."""
        wait = max(0.0, left / 1000) + MARGIN
        self._timer.set(min(wait, LONGEST_WAIT), ring)
        return now_ms() + int(wait * 1000)

    def cancel(self) -> None:
        self._timer.cancel()
