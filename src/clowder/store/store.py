"""The store as tables and the server see it: reads in threads, writes through the one writer."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

from clowder.core.types import Json
from clowder.store import schema, statistics
from clowder.store.database import explain
from clowder.store.writer import ANSWER_SECONDS, Writer
from clowder.tables.head_text import head_from_text, head_to_text
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import Entry, TableHead, new_id, now_ms

T = TypeVar("T")
CHANNEL = "clowder"
SITTING_KEPT = 10_000


def _row_of(head: TableHead) -> Json:
    return {
        "status": head.status,
        "game": head.game,
        "private": head.private,
        "created": head.created,
        "updated": head.updated,
        "head": head_to_text(head),
    }


# Made once: putting a statement together costs more than doing it.
_insert_table = sa.insert(schema.tables)
_update_table = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("of"), schema.tables.c.version == sa.bindparam("before"))
    .values({name: sa.bindparam(name) for name in ("version", "status", "private", "updated", "head")})
)
_delete_seats = sa.delete(schema.seats).where(schema.seats.c.table_id == sa.bindparam("of"))
_insert_seats = sa.insert(schema.seats)
_find_head = sa.select(schema.tables.c.head, schema.tables.c.version).where(schema.tables.c.id == sa.bindparam("of"))
_find_entries = (
    sa.select(*(schema.entries.c[name] for name in schema.ENTRY_COLUMNS))
    .where(schema.entries.c.table_id == sa.bindparam("of"), schema.entries.c.n > sa.bindparam("after"))
    .order_by(schema.entries.c.n)
)


class Prepared:
    """A statement as text for one kind of database: half of what SQLAlchemy takes to do one goes into finding that."""

    def __init__(self, statement: Any, dialect: sa.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self._names: tuple[str, ...] | None = None
        if compiled.positional:
            self._names = tuple(compiled.positiontup)

    def _values(self, row: Json) -> Any:
        return row if self._names is None else tuple([row[name] for name in self._names])

    def run(self, connection: Connection, row: Json) -> sa.CursorResult[Any]:
        return connection.exec_driver_sql(self.text, self._values(row))

    def run_many(self, connection: Connection, rows: list[Json]) -> None:
        if rows:
            connection.exec_driver_sql(self.text, [self._values(row) for row in rows])


def _seat_rows(head: TableHead) -> list[Json]:
    return [
        {"table_id": head.id, "seat": n, "person": seat.person}
        for n, seat in enumerate(head.seats)
        if seat.kind == "person"
    ]


class SqlStore:
    """Implements clowder.tables.journal.Journal on SQLAlchemy."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.process = new_id(8)
        self.shared = engine.dialect.name == "postgresql"
        self.writer = Writer(engine, CHANNEL if self.shared else None, self.process)
        self._sitting: dict[str, list[str]] = {}
        self._insert_table = Prepared(_insert_table, engine.dialect)
        self._update_table = Prepared(_update_table, engine.dialect)
        self._delete_seats = Prepared(_delete_seats, engine.dialect)
        self._insert_seats = Prepared(_insert_seats, engine.dialect)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="clowder-reader")

    def start(self) -> None:
        self.writer.start()

    async def stop(self) -> None:
        self.writer.hand_over()
        await asyncio.to_thread(self.writer.stop)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        def job() -> T:
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                raise explain(error) from None

        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(self._readers, job)
        except TimeoutError:
            raise StoreFailed("store_failed", detail="the database does not answer") from None

    # -- the journal ------------------------------------------------------------------------------------------------

    def append(self, entry: Entry) -> Awaitable[None]:
        return self.writer.append(entry)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        which = {"of": table, "after": after}
        return await self.read(lambda connection: [Entry(*row) for row in connection.execute(_find_entries, which)])

    async def load_head(self, table: str) -> TableHead | None:
        def work(connection: Connection) -> TableHead | None:
            row = connection.execute(_find_head, {"of": table}).first()
            return None if row is None else head_from_text(row[0], row[1])

        return await self.read(work)

    async def create(self, head: TableHead) -> None:
        row, seats = _row_of(head), _seat_rows(head)

        def work(connection: Connection) -> None:
            self._insert_table.run(connection, {"id": head.id, "version": 0, "due": 0, **row})
            self._insert_seats.run_many(connection, seats)

        await self.writer.run(work)
        self._remember(head.id, [seat.person for seat in head.seats])

    async def save_head(self, head: TableHead) -> None:
        await self._save(head)

    async def _save(self, head: TableHead, results: Sequence[Json] = ()) -> None:
        row = {**_row_of(head), "of": head.id, "before": head.version, "version": head.version + 1}
        del row["game"], row["created"]  # these never change
        sitting = [seat.person for seat in head.seats]

        def work(connection: Connection) -> None:
            if self._update_table.run(connection, row).rowcount != 1:
                raise Conflict
            if self.shared or self._sitting.get(head.id) != sitting:  # others may have written since
                self._delete_seats.run(connection, {"of": head.id})
                self._insert_seats.run_many(connection, _seat_rows(head))
            statistics.note(connection, head, results)
            self.writer.notify(connection, [head.id])

        await self.writer.run(work)
        self._remember(head.id, sitting)
        head.version += 1

    def _remember(self, table: str, sitting: list[str]) -> None:
        """Who was last written to sit there: a head that changes in something else leaves the seats alone."""
        self._sitting[table] = sitting
        if len(self._sitting) > SITTING_KEPT:
            del self._sitting[next(iter(self._sitting))]

    async def finish(self, head: TableHead, results: Sequence[Json]) -> None:
        await self._save(head, results)

    async def set_due(self, table: str, due: int) -> None:
        query = sa.update(schema.tables).where(schema.tables.c.id == table).values(due=due)
        await self.writer.run(lambda connection: connection.execute(query) and None)

    # -- lists ------------------------------------------------------------------------------------------------------

    async def _heads(self, query: Any) -> list[TableHead]:
        def work(connection: Connection) -> list[TableHead]:
            return [head_from_text(text, version) for text, version in connection.execute(query)]

        return await self.read(work)

    async def tables_of(self, person: str, limit: int = 100) -> list[TableHead]:
        t, s = schema.tables, schema.seats
        own = sa.select(s.c.table_id).where(s.c.person == person)
        query = sa.select(t.c.head, t.c.version).where(t.c.id.in_(own)).order_by(t.c.updated.desc()).limit(limit)
        return await self._heads(query)

    async def games_of(self, tables: set[str]) -> dict[str, tuple[str, str, str]]:
        """The games of these tables, whether they are played, and who may look on there."""
        t = schema.tables
        head = sa.case((t.c.status == "archived", ""), else_=t.c.head)  # of most nothing needs to be read
        query = sa.select(t.c.id, t.c.game, t.c.status, head).where(t.c.id.in_(tables))
        found = await self.read(lambda connection: connection.execute(query).all())
        return {
            id: (game, status, head_from_text(head, 0).spectators if head else "") for id, game, status, head in found
        }

    async def open_tables(self, limit: int, open_since: int, running_since: int, head_limit: int) -> list[TableHead]:
        """Public tables whose heads changed since then, those that wait for people first; none with a huge head."""
        t = schema.tables
        waiting = (t.c.status == "open") & (t.c.updated >= open_since)
        played = (t.c.status == "running") & (t.c.updated >= running_since)
        listed = (waiting | played, t.c.private.is_(False), sa.func.length(t.c.head) <= head_limit)
        query = sa.select(t.c.head, t.c.version).where(*listed).order_by(t.c.status, t.c.updated.desc()).limit(limit)
        return await self._heads(query)

    async def still_open(self, tables: list[str]) -> list[str]:
        """Those of the tables that nobody has started or left."""
        t = schema.tables
        query = sa.select(t.c.id).where(t.c.id.in_(tables), t.c.status == "open")
        return await self.read(lambda connection: [row[0] for row in connection.execute(query)])

    async def due_tables(self, now: int) -> list[str]:
        t = schema.tables
        query = sa.select(t.c.id).where(t.c.due > 0, t.c.due <= now, t.c.status == "running").limit(500)
        return await self.read(lambda connection: [row[0] for row in connection.execute(query)])

    async def stale_tables(self, status: str, before: int) -> list[str]:
        t = schema.tables
        query = sa.select(t.c.id).where(t.c.status == status, t.c.updated < before).limit(500)
        return await self.read(lambda connection: [row[0] for row in connection.execute(query)])

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """A value every process shares; whoever comes first makes it."""
        query = sa.select(schema.settings.c.value).where(schema.settings.c.name == name)

        def find(connection: Connection) -> str | None:
            row = connection.execute(query).first()
            return None if row is None else str(row[0])

        found = await self.read(find)
        if found is not None:
            return found
        insert = sa.insert(schema.settings).values(name=name, value=make())
        with suppress(Conflict):
            await self.writer.run(lambda connection: connection.execute(insert) and None)
        found = await self.read(find)
        assert found is not None
        return found

    async def ping(self) -> None:
        """Whether the store reads and writes: after a write that failed, by writing. Raises StoreFailed."""
        if not self.writer.is_alive():
            raise StoreFailed("store_failed", detail="nobody writes any more")
        if self.writer.failing:
            with suppress(Conflict):  # another process did the same
                await self.writer.run(_write_something)
        await self.read(lambda connection: connection.execute(sa.select(1)).first())


def _write_something(connection: Connection) -> None:
    settings = schema.settings
    connection.execute(sa.delete(settings).where(settings.c.name == "written"))
    connection.execute(sa.insert(settings).values(name="written", value=str(now_ms())))
