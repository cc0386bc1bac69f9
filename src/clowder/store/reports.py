"""What people told the host of the server about others."""

import json
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import TableError, new_id, now_ms

DAY: Final = 86_400_000
PER_DAY: Final = 10  # of one person
ABOUT_ONE: Final = 20  # that wait, about the same person: more say nothing new
KEPT: Final = 5_000  # of all; what is done makes room
PAGE: Final = 100
_t = schema.reports
_FIELDS: Final = ("id", "reporter", "reported", "table_id", "name", "reason", "note", "words", "created", "done")


@dataclass(frozen=True, slots=True)
class Report:
    """`words` are the last that were said at the table, of all who sit there; `done` is 0 while it waits."""

    id: str
    reporter: str
    reported: str
    table: str
    name: str
    reason: str
    note: str
    words: list[Json]
    created: int
    done: int = 0


def _of(row: Any) -> Report:
    found = Report(*row)
    return replace(found, words=json.loads(row[7]))


class Reports:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def add(self, report: Report) -> None:
        """Telling the same twice is telling it once. Raises TableError if somebody tells too much."""
        values = {name: getattr(report, name if name != "table_id" else "table") for name in _FIELDS}
        values |= {"id": new_id(12), "created": now_ms(), "done": 0, "words": json.dumps(report.words)}

        def count(connection: Connection, *where: Any) -> int:
            found: int = connection.execute(sa.select(sa.func.count()).select_from(_t).where(*where)).scalar_one()
            return found

        def work(connection: Connection) -> bool:
            same = (_t.c.reporter == report.reporter, _t.c.reported == report.reported, _t.c.table_id == report.table)
            if (
                count(connection, *same, _t.c.done == 0)
                or count(connection, _t.c.reported == report.reported, _t.c.done == 0) >= ABOUT_ONE
            ):
                return True
            if count(connection, _t.c.reporter == report.reporter, _t.c.created > now_ms() - DAY) >= PER_DAY:
                return False
            if count(connection) >= KEPT:
                oldest = sa.select(_t.c.id).where(_t.c.done > 0).order_by(_t.c.created).limit(PAGE)
                if connection.execute(sa.delete(_t).where(_t.c.id.in_(oldest))).rowcount == 0:
                    return False
            connection.execute(sa.insert(_t).values(**values))
            return True

        if not await self._store.writer.run(work):
            raise TableError("too_many_reports", 429)

    async def listed(self, done: bool) -> list[Report]:
        """Those that wait or those that are done, the latest first."""
        which = _t.c.done > 0 if done else _t.c.done == 0
        query = sa.select(*(_t.c[name] for name in _FIELDS)).where(which).order_by(_t.c.created.desc(), _t.c.id)
        return await self._store.read(lambda connection: [_of(row) for row in connection.execute(query.limit(PAGE))])

    async def get(self, id: str) -> Report:
        """Raises TableError."""
        query = sa.select(*(_t.c[name] for name in _FIELDS)).where(_t.c.id == id)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise TableError("not_found", 404)
        return _of(row)

    async def mark(self, id: str, done: bool) -> None:
        query = sa.update(_t).where(_t.c.id == id).values(done=now_ms() if done else 0)
        await self._store.writer.run(lambda connection: connection.execute(query) and None)
