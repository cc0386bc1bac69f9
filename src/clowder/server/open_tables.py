"""Tables that wait for people: how many somebody may have open, and which are listed for everybody."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Final

from clowder.store.store import SqlStore
from clowder.tables.frames import encode
from clowder.tables.model import TableError, TableHead, now_ms
from clowder.tables.table_info import summary, table_info

ADDRESS_SHARE: Final = 5  # so many times the tables of one person
KEYS_KEPT: Final = 20_000
LISTED: Final = 100
LISTED_PER_HOST: Final = 5
LOOKED_AT: Final = 300  # the latest tables, of which those are taken
HEAD_LIMIT: Final = 8_192  # letters of a stored head: one with a board of its own is found by its link alone
FRESH: Final = 1.0  # seconds for which a list is good
HOUR: Final = 3_600_000


class Listed:
    """A table for everybody, and what strangers are told of it, made once."""

    def __init__(self, head: TableHead) -> None:
        self.head = head

    @cached_property
    def told(self) -> bytes:
        return encode(summary(table_info(self.head, "")))

    def told_to(self, person: str) -> bytes:
        if person and (self.head.host == person or self.head.seats_of(person)):
            return encode(summary(table_info(self.head, person)))
        return self.told


class Place:
    """Room for a table that is being made."""

    def __init__(self, tables: "OpenTables") -> None:
        self._tables = tables
        self.keys: list[str] = []  # by which it counts: a person, an address

    def taken_by(self, table: str) -> None:
        """The table is there; from now on it counts until it begins or goes."""
        self._tables.note(self, table)


class OpenTables:
    """Counts what was made here by person and address; a restart forgets who made what, not the tables."""

    def __init__(self, store: SqlStore, limit: int, hours: float) -> None:
        self._store = store
        self._limit = limit
        self._age = int(hours * HOUR)
        self._made: OrderedDict[str, list[str]] = OrderedDict()  # lists are replaced, not changed
        self._coming: Counter[str] = Counter()
        self._list: list[Listed] = []
        self._listed = -FRESH
        self._listing = asyncio.Lock()

    @asynccontextmanager
    async def place(self, person: str, address: str) -> AsyncIterator["Place"]:
        """Room for one more table, which counts while it is made: many may be asked for at once. Raises TableError."""
        place = Place(self)
        try:
            for key, limit in ((person, self._limit), (f"@{address}" if address else "", self._limit * ADDRESS_SHARE)):
                if key:
                    await self._take(key, limit)
                    place.keys.append(key)
            yield place
        finally:
            self._let_go(place.keys)

    async def _take(self, key: str, limit: int) -> None:
        made = self._made.get(key, [])
        if len(made) + self._coming[key] >= limit:
            still_open = await self._store.still_open(made)
            since = [table for table in self._made.get(key, []) if table not in made]
            self._made[key] = [*still_open, *since]
            if len(self._made[key]) + self._coming[key] >= limit:
                raise TableError("too_many_tables", 429, limit=limit)
        self._coming[key] += 1

    def _let_go(self, keys: list[str]) -> None:
        for key in keys:
            self._coming[key] -= 1
            if not self._coming[key]:
                del self._coming[key]
        keys.clear()

    def note(self, place: "Place", table: str) -> None:
        self._listed = -FRESH
        for key in place.keys:
            self._made[key] = [*self._made.get(key, []), table]
            self._made.move_to_end(key)
        self._let_go(place.keys)
        while len(self._made) > KEYS_KEPT:
            self._made.popitem(last=False)

    async def listed(self) -> list[TableHead]:
        """Those for everybody, the open ones first; the same answer for all who ask at once."""
        return [each.head for each in (await self.all())[:LISTED]]

    async def all(self) -> list[Listed]:
        """Also those beyond the list, of which somebody may look for a few."""
        async with self._listing:
            if time.monotonic() - self._listed >= FRESH:
                since = now_ms() - self._age
                found = await self._store.open_tables(LOOKED_AT, since, since - 3 * self._age, HEAD_LIMIT)
                self._list, self._listed = [Listed(head) for head in _few_of_each(found)], time.monotonic()
        return self._list


def _few_of_each(heads: list[TableHead]) -> list[TableHead]:
    by_host: dict[str, int] = {}
    found = []
    for head in heads:
        by_host[head.host] = by_host.get(head.host, 0) + 1
        if by_host[head.host] <= LISTED_PER_HOST:
            found.append(head)
    return found
