"""The tables of one browser: loaded when somebody looks, spoken to in the frames of the server's socket."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from clowder.anywhere.keep import BrowserJournal
from clowder.core.types import NOBODY
from clowder.tables import inbox
from clowder.tables.awake import AwakeTables
from clowder.tables.frames import frame
from clowder.tables.inbox import BadFrame, error_frame
from clowder.tables.journal import StoreFailed
from clowder.tables.messages import ClientFrame, ClientPing
from clowder.tables.model import TableError
from clowder.tables.services import TableServices
from clowder.tables.table import Table
from clowder.tables.thinking import Thinker
from clowder.tables.viewer import Viewer

log = logging.getLogger("clowder.anywhere")
FRAME_LIMIT: Final = 16_384
GRACE: Final = 20 * 86_400.0  # seconds: nobody plays for who only looks away; timers of a browser end at 24 days
HINTS: Final = "alley-cat"  # the level that gives hints

Post = Callable[[str], None]  # a frame to the page; an empty one says that there is no such table


class Window(Viewer):
    """One page that looks at a table."""

    def __init__(self, person: str, table: Table, post: Post) -> None:
        seats = frozenset(table.head.seats_of(person))
        super().__init__(person, seats, min(seats, default=NOBODY))
        self.table = table
        self._post = post

    def send(self, frame: bytes) -> None:
        self._post(frame.decode())


class Authority(AwakeTables):
    """Owns the tables. Other pages of the same browser may have the same ones: what they write is followed."""

    def __init__(self, journal: BrowserJournal, thinker: Thinker) -> None:
        super().__init__(TableServices(journal=journal, thinker=thinker, grace=GRACE, hint_level=HINTS, shared=True))
        self.journal = journal
        self._windows: dict[int, Window] = {}
        self._early: dict[int, list[str]] = {}  # what was said while the table was loaded

    def written_elsewhere(self, table: str) -> None:
        """Another page of this browser wrote something."""
        if table in self.tables:
            self.tables[table].refresh_soon()

    # -- the pages --------------------------------------------------------------------------------------------------

    def expect(self, number: int) -> None:
        """A page is about to look: what it says from now on waits until it does."""
        self._early[number] = []

    async def open(self, number: int, table_id: str, person: str, post: Post) -> None:
        """A page that was expected begins to look."""
        if number not in self._early:
            return  # it has gone again
        try:
            table = await self.get(table_id)
        except (TableError, StoreFailed) as error:
            self._early.pop(number, None)
            log.warning("no table for a page: %s", error)
            post("")
            return
        early = self._early.pop(number, None)
        if early is None:
            return
        window = self._windows[number] = Window(person, table, post)
        table.put(_now(partial(table.attach, window)))
        for raw in early:
            self.hear(number, raw)

    def hear(self, number: int, raw: str) -> None:
        """A frame from a page."""
        window = self._windows.get(number)
        if window is None:
            if number in self._early:
                self._early[number].append(raw)
            return
        if len(raw) > FRAME_LIMIT:
            window.send(error_frame(None, "too_large", {"limit": FRAME_LIMIT}))
            return
        try:
            asked = inbox.read(raw)
        except BadFrame as error:
            window.send(error_frame(inbox.id_of(raw), "bad_frame", {"field": error.field}))
            return
        if isinstance(asked, ClientPing):
            window.send(frame("pong", id=asked.id))
        else:
            window.table.put(partial(inbox.handle, window.table, window, asked), partial(_failed, window, asked))

    def close(self, number: int) -> None:
        """A page looks away."""
        self._early.pop(number, None)
        window = self._windows.pop(number, None)
        if window is not None:
            window.table.put(_now(partial(window.table.detach, window)))


def _now(work: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    async def job() -> None:
        work()

    return job


def _failed(window: Window, asked: ClientFrame, error: Exception) -> None:
    window.send(error_frame(asked.id, error.key if isinstance(error, StoreFailed) else "internal"))
