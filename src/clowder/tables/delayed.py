"""What delayed spectators see: the table as it was some plies ago."""

from collections import deque
from typing import NamedTuple

from clowder.tables.frames import LogItem, PositionFrames


class Past(NamedTuple):
    """Something that happened, the position after it, and the clock then."""

    item: LogItem
    position: PositionFrames
    clock: bytes


class DelayedView:
    """Keeps what happened until it is old enough. Nothing is made into bytes until somebody looks."""

    def __init__(self, delay: int) -> None:
        self.shown: Past | None = None  # the newest that delayed spectators may know
        self._delay = delay  # plies
        self._waiting: deque[Past] = deque()

    def add(self, past: Past, over: bool) -> list[Past]:
        """Keep what just happened; returns what may be shown now. The end of the game shows everything."""
        self._waiting.append(past)
        free: list[Past] = []
        while self._waiting and (over or self._waiting[0].item.ply <= past.item.ply - self._delay):
            free.append(self._waiting.popleft())
        if free:
            self.shown = free[-1]
        return free
