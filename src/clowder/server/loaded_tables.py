"""The tables this process has in memory: loaded when somebody asks, let go when nobody needs them."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from clowder.store.store import SqlStore
from clowder.tables.journal import StoreFailed
from clowder.tables.model import TableError, TableHead, now_ms
from clowder.tables.services import TableServices
from clowder.tables.table import Table

log = logging.getLogger("clowder.server")
IDLE = 300_000  # milliseconds after which an unwatched table leaves the memory
IDLE_OVER = 30_000  # the same for one whose game is over
DAY = 86_400_000


class LoadedTables:
    """By id; `tables` holds those in memory, `get` loads the others."""

    def __init__(self, store: SqlStore, services: TableServices) -> None:
        self.store = store
        self.services = services
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._faulty: set[str] = set()  # tables whose trouble is in the log already

    async def add(self, head: TableHead) -> Table:
        await self.store.create(head)
        return await self.get(head.id)

    async def get(self, id: str) -> Table:
        """The one Table object of this process for an id. Raises TableError."""
        table = self.tables.get(id)
        if table is not None:
            table.loaded = now_ms()  # whoever asked is about to use it
            return table
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
        loaded = await asyncio.shield(task)
        if loaded is None:
            raise TableError("no_such_table", 404)
        return loaded

    async def _load(self, id: str) -> Table | None:
        try:
            table = await Table.load(id, self.services)
            if table is not None:
                self.tables[id] = table
                table.open()
            return table
        finally:
            del self._loading[id]

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
            if table.touched < before and table.head.status != "archived":
                head = table.data.copy_head()
                head.status = "archived"
                await table.save(head)

        await table.call(work)

    async def close(self) -> None:
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
