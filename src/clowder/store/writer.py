"""One thread writes. While it waits for the disk, new entries gather; the next commit takes all of them at once.

It never waits for more to come: that was measured, and cost milliseconds without saving any work.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from typing import Any, Final

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from clowder.store import schema
from clowder.store.database import explain
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import Entry

log = logging.getLogger("clowder.store")
BATCH_LIMIT: Final = 2000
NOTIFY_LIMIT: Final = 7000  # bytes; PostgreSQL takes 8000
RECONNECT_TRIES: Final = 5
ANSWER_SECONDS: Final = 10.0  # after which whoever waits for a database that does not answer hears so
QUIET: Final = 30.0  # seconds between two lines in the log about a store that fails
QUICK_LIMIT: Final = 200  # entries whose tables surely fit into one notice
TOGETHER_LIMIT: Final = 300 if sqlite3.sqlite_version_info >= (3, 32) else 90  # in one statement: 999 parameters then

Row = tuple[Any, ...]
Work = Callable[[Connection], Any]
Item = tuple[asyncio.Future[Any], Entry | None, Work | None]


class WorkFailed(StoreFailed):
    """Something is wrong with this one write, not with the store."""


def _columns(rows: list[Row]) -> tuple[list[Any], ...]:
    return tuple(list(column) for column in zip(*rows, strict=True))


def _row(entry: Entry) -> Row:
    return (
        entry.table,
        entry.n,
        entry.kind,
        entry.ply,
        entry.seat,
        entry.text,
        entry.id,
        entry.at,
        entry.used,
        entry.by,
    )


class Writer:
    """Entries of all tables and other writes, in the order they came."""

    def __init__(self, engine: Engine, channel: str | None, process: str) -> None:
        self.engine = engine
        self.channel = channel  # LISTEN/NOTIFY, on PostgreSQL only
        self.process = process
        self.commits = 0
        self._quiet_until = 0.0
        self._trouble_told = False
        self.failing = False  # the last write did not work
        self._open: dict[bool, Connection] = {}  # in the thread: the usual one, and one where statements commit
        self._quick = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._fresh: list[Item] = []  # of this turn of the event loop
        self._items: queue.SimpleQueue[list[Item] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="clowder-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._asked: dict[asyncio.Future[Any], float] = {}  # who waits, and since when; the longest first
        self._postgres = engine.dialect.name == "postgresql"
        columns = ", ".join(f'"{name}"' for name in schema.ENTRY_COLUMNS)
        if self._postgres:
            kinds = ("text", "int", "text", "int", "int", "text", "text", "bigint", "bigint", "text")
            arrays = ", ".join(f"%s::{kind}[]" for kind in kinds)
            self._insert = f"INSERT INTO entries ({columns}) SELECT * FROM unnest({arrays})"
            told = "SELECT pg_notify(%s, %s) FROM (SELECT count(*) FROM put) AS done"
            self._insert_and_tell = f"WITH put AS ({self._insert} RETURNING 1) {told}"
        else:
            marks = ", ".join("?" for _ in schema.ENTRY_COLUMNS)
            self._insert = f"INSERT INTO entries ({columns}) VALUES ({marks})"
            self._more = f", ({marks})"

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting, then end."""
        self._items.put(None)
        self._thread.join(timeout=30)

    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def append(self, entry: Entry) -> asyncio.Future[None]:
        return self._put(entry, None)

    async def run(self, work: Work) -> Any:
        """Do `work` in a transaction; it may be done again if that fails for the sake of something else in it."""
        return await self._put(None, work)

    def _put(self, entry: Entry | None, work: Work | None) -> asyncio.Future[Any]:
        assert self._loop is not None
        future: asyncio.Future[Any] = self._loop.create_future()
        self._asked[future] = time.monotonic()
        if not self._fresh:
            self._loop.call_soon(self.hand_over)
        self._fresh.append((future, entry, work))
        return future

    def hand_over(self) -> None:
        """What all tables did in one turn of the event loop goes to the thread at once: waking it costs more than a
        row, and every time it wakes it takes Python's lock from the loop."""
        fresh, self._fresh = self._fresh, []
        if not fresh:  # handed over before the end
            return
        if self._thread.is_alive():
            self._items.put(fresh)
        else:
            self._resolve([(item[0], StoreFailed("store_failed", detail="nobody writes any more")) for item in fresh])

    def give_up(self) -> None:
        """Tell those who have waited too long. What they wanted may still be written: whoever tries again finds it."""
        late = time.monotonic() - ANSWER_SECONDS
        waited = [future for future, since in self._asked.items() if since < late]
        for future in waited:
            del self._asked[future]
            if not future.done():
                future.set_exception(StoreFailed("store_failed", detail="the database does not answer"))
        if waited:
            self._say_trouble(StoreFailed("store_failed", detail="the database does not answer"))

    def _resolve(self, done: list[tuple[asyncio.Future[Any], Any]]) -> None:
        for future, result in done:
            self._asked.pop(future, None)
            if future.done():  # cancelled, or given up
                continue
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)

    # -- in the thread ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            batch = self._items.get()
            if batch is None:
                break
            while len(batch) < BATCH_LIMIT:
                try:
                    more = self._items.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._items.put(None)
                    break
                batch += more
            try:
                self._write(batch)
            except Exception:  # whatever it was, the next batch may go well
                log.exception("the writer stumbled")
                self._answer(batch, [StoreFailed("store_failed")] * len(batch))
        for connection in self._open.values():
            connection.close()

    def _write(self, batch: list[Item]) -> None:
        """All of it with one commit; if a part of it cannot be, each for itself."""
        results = self._together(batch)
        self._say_trouble(results)
        if isinstance(results, (Conflict, WorkFailed)) and len(batch) > 1:
            results = [one[0] if isinstance(one := self._together([item]), list) else one for item in batch]
        elif not isinstance(results, list):
            results = [results] * len(batch)
        self._answer(batch, results)

    def _answer(self, batch: list[Item], results: list[Any]) -> None:
        done = [(item[0], result) for item, result in zip(batch, results, strict=True)]
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop was closed: nobody waits
            self._loop.call_soon_threadsafe(self._resolve, done)

    def _say_trouble(self, results: Any) -> None:
        """A store that fails is told to the host, but not with every move; so is that it works again."""
        if isinstance(results, StoreFailed) and not isinstance(results, WorkFailed):
            self.failing, now = True, time.monotonic()
            if now > self._quiet_until:
                log.error("nothing can be written", extra={"reason": results.key, **results.params})
                self._quiet_until, self._trouble_told = now + QUIET, True
        elif isinstance(results, list):
            self.failing = False
            if self._trouble_told:
                log.warning("what is played is written again")
                self._trouble_told = False

    def _together(self, batch: list[Item]) -> Any:
        """The results of all, or the one thing that went wrong."""
        rows = [_row(entry) for _, entry, _ in batch if entry is not None]
        if len(rows) == len(batch) <= (QUICK_LIMIT if self._postgres else TOGETHER_LIMIT):
            return self._guarded(lambda connection: self._insert_at_once(connection, rows), quick=True)
        return self._guarded(lambda connection: self._do_all(connection, batch, rows))

    def _do_all(self, connection: Connection, batch: list[Item], rows: list[Row]) -> list[Any]:
        if self._postgres:
            if rows:
                connection.exec_driver_sql(self._insert, _columns(rows))
                self.notify(connection, sorted({row[0] for row in rows}))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            if rows:
                connection.exec_driver_sql(self._insert, rows)
        return [work(connection) if work is not None else None for _, _, work in batch]

    def _insert_at_once(self, connection: Connection, rows: list[Row]) -> list[Any]:
        """Entries only (on PostgreSQL with word of them), in one statement, which is a transaction of its own.

        One statement asks Python's lock back once; row by row, a busy event loop would get in between every time.
        """
        if self._postgres:
            message = " ".join([self.process, *sorted({row[0] for row in rows})])
            self._insert_plainly(connection, self._insert_and_tell, (*_columns(rows), self.channel, message))
        else:
            statement = self._insert + self._more * (len(rows) - 1)
            self._insert_plainly(connection, statement, tuple(chain.from_iterable(rows)))
        return [None] * len(rows)

    def _insert_plainly(self, connection: Connection, statement: str, values: Row) -> None:
        """On the driver's own connection, which costs a fraction; what goes wrong is tried again where it is explained.

        If it was stored after all, it cannot be a second time, and its table finds it.
        """
        plain: Any = connection.connection.driver_connection
        try:
            plain.execute(statement, values)
        except Exception:
            connection.exec_driver_sql(statement, values)

    def notify(self, connection: Connection, tables: list[str]) -> None:
        """Tell the other processes, with the same commit, which tables went on."""
        if self.channel is None:
            return
        message = self.process
        for table in tables:
            if len(message) + len(table) > NOTIFY_LIMIT:
                connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (self.channel, message))
                message = self.process
            message += f" {table}"
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (self.channel, message))

    def _guarded(self, work: Work, quick: bool = False) -> Any:
        """Do work in one transaction. The result may be an exception; a lost connection is opened anew."""
        for attempt in range(RECONNECT_TRIES):
            connection = self._open.get(quick)
            try:
                if connection is None:
                    connection = self._open[quick] = (self._quick if quick else self.engine).connect()
                result = work(connection)
                if connection.in_transaction():  # what was done on the driver's own connection is committed already
                    connection.commit()
                self.commits += 1
                return result
            except IntegrityError:
                self._roll_back(quick)
                return Conflict()
            except DataError as error:
                self._roll_back(quick)
                return WorkFailed("store_failed", detail=str(error.orig))
            except DBAPIError as error:
                failure = explain(error)
                lost = error.connection_invalidated or connection is None
                _drop(self._open.pop(quick, None))
                if not (self._postgres and lost):
                    return failure
                time.sleep(0.1 * 2**attempt)
            except (Conflict, StoreFailed) as error:
                self._roll_back(quick)
                return error
            except Exception as error:
                log.exception("a write failed")
                _drop(self._open.pop(quick, None))
                return WorkFailed("store_failed", detail=str(error))
        return failure

    def _roll_back(self, quick: bool) -> None:
        """On a connection that works; one that has just died is let go, and what it had begun ends with it."""
        connection = self._open.get(quick)
        if connection is not None:
            try:
                connection.rollback()
            except Exception:
                _drop(self._open.pop(quick, None))


def _drop(connection: Connection | None) -> None:
    if connection is not None:
        with suppress(Exception):
            connection.invalidate()
            connection.close()
