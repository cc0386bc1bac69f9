"""The alarm of a table's clock."""

from collections.abc import Callable
from typing import Final

from clowder.tables.clock import Clock
from clowder.tables.model import now_ms
from clowder.tables.timer import Timer

LONGEST_WAIT: Final = 86_400.0  # seconds; whoever is rung up too early sets the alarm again
MARGIN: Final = 0.02  # seconds, so that the time is up when it rings


class Alarm:
    """Rings when the time of the seat to act is up."""

    def __init__(self) -> None:
        self._timer = Timer()

    def set(self, clock: Clock, seat: int, ring: Callable[[], None]) -> int:
        """Returns when the time will be up, in milliseconds since 1970."""
        wait = max(0.0, clock.left(seat, now_ms()) / 1000) + MARGIN
        self._timer.set(min(wait, LONGEST_WAIT), ring)
        return now_ms() + int(wait * 1000)

    def cancel(self) -> None:
        self._timer.cancel()
