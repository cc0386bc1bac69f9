"""The tables this process has in memory: loaded when somebody asks, let go when nobody needs them."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from clowder.store.store import SqlStore
from clowder.tables.awake import AwakeTables
from clowder.tables.journal import StoreFailed
from clowder.tables.model import now_ms
from clowder.tables.services import TableServices
from clowder.tables.spans import covered
from clowder.tables.table import Table

log = logging.getLogger("clowder.server")
IDLE = 300_000  # milliseconds after which an unwatched table leaves the memory
IDLE_OVER = 30_000  # the same for one whose game is over
DAY = 86_400_000


class LoadedTables(AwakeTables):
    """Those of this process."""

    def __init__(self, store: SqlStore, services: TableServices) -> None:
        super().__init__(services)
        self.store = store
        self._faulty: set[str] = set()  # tables whose trouble is in the log already

    async def sweep(self) -> None:
        """Let idle tables go; wake those whose clock is due."""
        for id, table in list(self.tables.items()):
            idle = IDLE_OVER if table.head.status in ("over", "archived") else IDLE
            if not table.is_busy() and max(table.touched, table.loaded) < now_ms() - idle:
                del self.tables[id]
                await table.close()
        for id in await self.store.due_tables(now_ms()):
            if id not in self.tables:
                with self._apart(id):
                    await self.get(id)

    def dismiss(self, person: str) -> None:
        """Close the sockets that a person's sessions opened; who may come back does so. Programs have tokens."""
        for table in list(self.tables.values()):
            for viewer in list(table.audience):
                if viewer.person == person and not viewer.bound:
                    viewer.dismiss()

    def deafen(self, person: str, blocked: frozenset[str]) -> None:
        """From now on somebody hears no words of these people."""
        for table in list(self.tables.values()):
            for viewer in table.audience:
                if viewer.person == person:
                    viewer.deaf = blocked

    def end_link(self, table: str, link: str) -> None:
        """Close the sockets that a link opened, but for those of people who have a seat now."""
        known = self.tables.get(table)
        for viewer in list(known.audience) if known is not None else ():
            if viewer.link == link and not viewer.seats:
                viewer.dismiss(410, "link_ended")

    def look_at_clocks(self, person: str) -> None:
        """Somebody went on vacation or came back."""
        for table in list(self.tables.values()):
            if table.clock is not None and table.head.seats_of(person):
                table.put(table.look_up_rests)

    def by_link(self) -> list[tuple[str, str]]:
        """The tables and links by which people look on here."""
        found = {(id, viewer.link) for id, table in self.tables.items() for viewer in table.audience if viewer.link}
        return sorted(found)

    async def archive(self, open_days: float, running_days: float, over_days: float) -> None:
        """Close what was abandoned."""
        for status, days in (("open", open_days), ("running", running_days), ("over", over_days)):
            for id in await self.store.stale_tables(status, now_ms() - int(days * DAY)):
                with self._apart(id):
                    await self._archive_one(await self.get(id), now_ms() - int(days * DAY))

    @contextmanager
    def _apart(self, id: str) -> Iterator[None]:
        """What is wrong with one table is no reason to leave the others; a store that fails is."""
        try:
            yield
        except StoreFailed:
            raise
        except Exception:
            if id not in self._faulty:
                self._faulty.add(id)
                log.exception("table %s cannot be looked after", id)

    async def _archive_one(self, table: Table, before: int) -> None:
        async def work() -> None:
            if table.touched + _rested(table) < before and table.head.status != "archived":
                head = table.data.copy_head()
                head.status = "archived"
                await table.save(head)

        await table.call(work)

    async def close(self) -> None:
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()


def _rested(table: Table) -> int:
    """For how long, since somebody last did something, it went on without one of its people on vacation."""
    rests = table.clock.rests if table.clock is not None else []
    return max((covered(spans, table.touched, now_ms()) for spans in rests), default=0)
