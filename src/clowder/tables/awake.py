"""The tables in memory, each once: those of a server's process, and those of a browser."""

import asyncio

from clowder.tables import lobby
from clowder.tables.journal import Conflict
from clowder.tables.model import TableError, TableHead, now_ms
from clowder.tables.services import TableServices
from clowder.tables.table import Table


class AwakeTables:
    """By id; `tables` holds those in memory, `get` loads the others."""

    def __init__(self, services: TableServices) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def add(self, head: TableHead) -> Table:
        """A table nobody has heard of before: there is nothing to be read about it.

        Somebody may find it in the store before it is in memory (a list of their games): they wait for this very table.
        Who looks for it just now, and finds nothing, goes first. Raises Conflict where the id is somebody's already.
        """
        while (other := self._loading.get(head.id)) is not None:
            await asyncio.wait([other])
        if head.id in self.tables:
            raise Conflict
        making = self._loading[head.id] = asyncio.create_task(self._make(head))
        table = await asyncio.shield(making)
        assert table is not None
        return table

    async def _make(self, head: TableHead) -> Table | None:
        try:
            await self.services.journal.create(head)
            return self._opened(Table(head, self.services))
        finally:
            del self._loading[head.id]

    def _opened(self, table: Table) -> Table:
        self.tables[table.head.id] = table
        table.open()
        return table

    async def get(self, id: str) -> Table:
        """The one Table object for an id. Raises TableError."""
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
            return None if table is None else self._opened(table)
        finally:
            del self._loading[id]

    async def rematch(self, table: Table, person: str, start: bool, id: str = "") -> Table:
        """The same people at a new table, by that id or one of its own. Asking twice gives the same table.

        It is started at once unless `start` is false, when people see its commitment first and add to its chance when
        they join or start it, or a seat is open because somebody left.
        """
        if not table.head.seats_held_by(person):
            raise TableError("not_seated", 403)

        async def make() -> str:
            if table.head.rematch:
                return table.head.rematch
            if table.head.status not in ("over", "archived"):
                raise TableError("not_over")
            names = await self.services.names_of(table.head.people())
            blocked = await self.services.blocked_by(person)
            made = lobby.rematch_head(table.head, person, names, blocked, self.services.thinker.tempers)
            made.id = id or made.id
            await self.services.journal.create(made)
            head = table.data.copy_head()
            head.rematch = made.id
            await table.save(head)
            return made.id

        fresh = await self.get(await table.call(make))
        full = all(seat.kind != "open" for seat in fresh.head.seats)
        if start and full and fresh.head.status == "open" and fresh.presence.may_start(fresh.head, person):
            await fresh.call(lambda: lobby.start(fresh, person))
        return fresh
