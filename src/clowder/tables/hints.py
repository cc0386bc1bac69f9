"""Hints: what a bot would do, for somebody who asked. One thought at a time for a table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from clowder.core.types import Json
from clowder.tables.data import TableData
from clowder.tables.frames import frame
from clowder.tables.thinking import Turn
from clowder.tables.viewer import Viewer

log = logging.getLogger("clowder.tables")


class Hint(NamedTuple):
    """A thought under way."""

    viewer: Viewer
    id: str
    turn: Turn
    task: asyncio.Task[None]


class Hints:
    """The hint that is thought about now, if one is; every question gets an answer."""

    def __init__(self) -> None:
        self._hint: Hint | None = None

    def start(self, viewer: Viewer, id: str, turn: Turn, think: Callable[[], Awaitable[Json | None]]) -> None:
        """Think about a hint, `{text, reason}` or None; a new question ends the one before."""
        self.drop()
        self._hint = Hint(viewer, id, turn, asyncio.create_task(self._think(viewer, id, think)))

    async def _think(self, viewer: Viewer, id: str, think: Callable[[], Awaitable[Json | None]]) -> None:
        made = _no_hint(id)
        try:
            found = await think()
            if found is not None:
                made = frame("hint", id=id, **found)
        except Exception:
            log.exception("a hint failed")
        self._hint = None  # a hint that was replaced is cancelled and does not come here
        viewer.send(made)

    def drop_unless(self, data: TableData) -> None:
        """Drop a hint about another position than the present one, or for a seat its viewer has no more."""
        hint = self._hint
        if hint is None:
            return
        if hint.turn != data.turn(hint.turn.seat) or hint.turn.seat not in hint.viewer.seats:
            self.drop()

    def drop_for(self, viewer: Viewer) -> None:
        if self._hint is not None and self._hint.viewer is viewer:
            self.drop()

    def drop(self) -> None:
        """Nobody needs this hint any more; who asked hears that it does not come."""
        hint, self._hint = self._hint, None
        if hint is not None:
            hint.task.cancel()
            hint.viewer.send(_no_hint(hint.id))


def _no_hint(id: str) -> bytes:
    return frame("error", id=id, key="no_hint", params={})
