"""One thread writes. While it waits for the disk, new entries gather; the next commit takes all of them at once."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from clowder.store import schema
from clowder.store.database import explain
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import Entry

log = logging.getLogger("clowder.store")
BATCH_LIMIT: Final = 2000
NOTIFY_LIMIT: Final = 7000  # bytes; PostgreSQL takes 8000
RECONNECT_TRIES: Final = 5

Work = Callable[[Connection], Any]
Item = tuple[asyncio.Future[Any], Entry | None, Work | None]


def _row(entry: Entry) -> tuple[Any, ...]:
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
        self.written = 0
        self._items: queue.SimpleQueue[Item | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="clowder-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._postgres = engine.dialect.name == "postgresql"
        columns = ", ".join(f'"{name}"' for name in schema.ENTRY_COLUMNS)
        if self._postgres:
            kinds = ("text", "int", "text", "int", "int", "text", "text", "bigint", "bigint", "text")
            arrays = ", ".join(f"%s::{kind}[]" for kind in kinds)
            self._insert = f"INSERT INTO entries ({columns}) SELECT * FROM unnest({arrays})"
        else:
            marks = ", ".join("?" for _ in schema.ENTRY_COLUMNS)
            self._insert = f"INSERT INTO entries ({columns}) VALUES ({marks})"

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting, then end."""
        self._items.put(None)
        self._thread.join(timeout=30)

    async def append(self, entry: Entry) -> None:
        assert self._loop is not None
        future: asyncio.Future[Any] = self._loop.create_future()
        self._items.put((future, entry, None))
        await future

    async def run(self, work: Work) -> Any:
        """Do `work` in a transaction; it may be done again if that fails for the sake of something else in it."""
        assert self._loop is not None
        future: asyncio.Future[Any] = self._loop.create_future()
        self._items.put((future, None, work))
        return await future

    # -- in the thread ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        connection: Connection | None = None
        while True:
            item = self._items.get()
            if item is None:
                break
            batch = [item]
            while len(batch) < BATCH_LIMIT:
                try:
                    more = self._items.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._items.put(None)
                    break
                batch.append(more)
            connection = self._write(connection, batch)
        if connection is not None:
            connection.close()

    def _write(self, connection: Connection | None, batch: list[Item]) -> Connection | None:
        """All of it with one commit; if anything is wrong with a part of it, each for itself."""
        connection, results = self._guarded(connection, lambda open: self._do_all(open, batch))
        done: list[tuple[asyncio.Future[Any], Any]] = []
        if isinstance(results, list):
            done.extend((item[0], result) for item, result in zip(batch, results, strict=True))
        elif len(batch) == 1:
            done.append((batch[0][0], results))
        else:
            for item in batch:
                connection, results = self._guarded(connection, lambda open, item=item: self._do_all(open, [item]))
                done.append((item[0], results[0] if isinstance(results, list) else results))
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_resolve, done)
        return connection

    def _do_all(self, connection: Connection, batch: list[Item]) -> list[Any]:
        rows = [_row(entry) for _, entry, _ in batch if entry is not None]
        if not self._postgres:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        if rows:
            self._insert_rows(connection, rows)
            self.written += len(rows)
        return [work(connection) if work is not None else None for _, _, work in batch]

    def _insert_rows(self, connection: Connection, rows: list[tuple[Any, ...]]) -> None:
        if self._postgres:
            connection.exec_driver_sql(self._insert, tuple(list(column) for column in zip(*rows, strict=True)))
            self.notify(connection, sorted({row[0] for row in rows}))
        else:
            connection.exec_driver_sql(self._insert, rows)

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

    def _guarded(self, connection: Connection | None, work: Work) -> tuple[Connection | None, Any]:
        """Do work in one transaction. The result may be an exception; a lost connection is opened anew."""
        for attempt in range(RECONNECT_TRIES):
            try:
                if connection is None:
                    connection = self.engine.connect()
                result = work(connection)
                connection.commit()
                self.commits += 1
                return connection, result
            except IntegrityError:
                if connection is not None:
                    connection.rollback()
                return connection, Conflict()
            except DBAPIError as error:
                failure = explain(error)
                lost = error.connection_invalidated or connection is None
                _drop(connection)
                connection = None
                if not (self._postgres and lost):
                    return connection, failure
                time.sleep(0.1 * 2**attempt)
            except (Conflict, StoreFailed) as error:
                if connection is not None:
                    connection.rollback()
                return connection, error
            except Exception as error:
                log.exception("a write failed")
                _drop(connection)
                return None, StoreFailed("store_failed", str(error))
        return connection, failure


def _drop(connection: Connection | None) -> None:
    if connection is not None:
        try:
            connection.invalidate()
            connection.close()
        except sa.exc.SQLAlchemyError:
            pass


def _resolve(done: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in done:
        if future.cancelled():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
