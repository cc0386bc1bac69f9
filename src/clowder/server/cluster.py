"""Several processes on one PostgreSQL: word of what was written, of who is there, and who moves the bots.

Any process may write to any table: the key (table, n) lets one win and the other follow. NOTIFY tells everybody which
tables went on. An advisory lock per table says which process moves its bots and clocks; when that process is gone,
its session ends, the lock is free and another takes it.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import psycopg
from sqlalchemy.engine import URL

from clowder.core.types import Json
from clowder.server.loaded_tables import LoadedTables
from clowder.server.logs import seldom
from clowder.store.store import CHANNEL
from clowder.tables.table import Table

log = logging.getLogger("clowder.server")
SIGNALS: Final = "clowder_signals"
RETRY: Final = 1.5  # seconds between two tries for a lock another process holds
ANNOUNCE: Final = 5.0
FIRST_PAUSE: Final = 0.1  # seconds until lost work begins anew
LONGEST_PAUSE: Final = 5.0


def lock_key(table: str) -> int:
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


def conninfo(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class Cluster:
    def __init__(self, url: URL, process: str, loaded: LoadedTables) -> None:
        self.conninfo = conninfo(url)
        self.process = process
        self.loaded = loaded
        self.held: set[str] = set()
        self.replies: dict[str, asyncio.Future[str]] = {}  # answers of bot workers
        self.listening: Callable[[], Awaitable[None]] = _nothing  # done when nobody listened for a while
        self._wanted: set[str] = set()
        self._signals: asyncio.Queue[str] = asyncio.Queue()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        for work in (self._listen, self._keep_locks, self._send_signals):
            self._tasks.append(asyncio.create_task(self._for_ever(work)))
        self._tasks.append(asyncio.create_task(self._announce()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _for_ever(self, work: Any) -> None:
        """Work on a connection of its own; when the connection is lost, or whatever else happens, begin anew."""
        loop = asyncio.get_running_loop()
        pause = FIRST_PAUSE
        while True:
            began = loop.time()
            try:
                async with await psycopg.AsyncConnection.connect(self.conninfo, autocommit=True) as connection:
                    await work(connection)
            except psycopg.OperationalError as error:
                seldom(log, "a database connection was lost", detail=str(error).strip())
            except Exception:
                log.exception("work with the other processes was interrupted")
            if loop.time() - began > LONGEST_PAUSE:  # it went well for a while
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    # -- hearing ----------------------------------------------------------------------------------------------------

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute(f"LISTEN {SIGNALS}")
        for table in list(self.loaded.tables.values()):  # what was said while nobody listened
            table.refresh_soon()
        await self.listening()
        async for notice in connection.notifies():
            if notice.channel == CHANNEL:
                sender, *ids = notice.payload.split(" ")
                if sender != self.process:
                    for id in ids:
                        table_or_none = self.loaded.tables.get(id)
                        if table_or_none is not None:
                            table_or_none.refresh_soon()
            else:
                self._heard(json.loads(notice.payload))

    def _heard(self, message: Json) -> None:
        if "job" in message:
            reply = self.replies.pop(message["job"], None)
            if reply is not None and not reply.done():
                reply.set_result(message["text"])
        elif message["from"] == self.process:
            return
        elif "revoked" in message:
            self.loaded.dismiss(message["revoked"])
        elif "deaf" in message:
            self.loaded.deafen(message["deaf"], frozenset(message["blocked"]))
        elif "vacation" in message:
            self.loaded.look_at_clocks(message["vacation"])
        elif "ended" in message:
            self.loaded.end_link(message["table"], message["ended"])
        else:
            table = self.loaded.tables.get(message["table"])
            if table is not None:
                table.put(lambda: _hear(table, message["says"]))

    # -- saying -----------------------------------------------------------------------------------------------------

    def signal(self, table: str, says: Json) -> None:
        self._signals.put_nowait(json.dumps({"from": self.process, "table": table, "says": says}))

    def tell_revoked(self, person: str) -> None:
        """The other sessions of a person have ended: their sockets close at every process."""
        self._signals.put_nowait(json.dumps({"from": self.process, "revoked": person}))

    def tell_vacation(self, person: str) -> None:
        """Somebody went on vacation or came back: their clocks stand or go on at every process."""
        self._signals.put_nowait(json.dumps({"from": self.process, "vacation": person}))

    def tell_ended(self, table: str, link: str) -> None:
        """A link has ended: the sockets it opened close at every process."""
        self._signals.put_nowait(json.dumps({"from": self.process, "table": table, "ended": link}))

    def tell_deaf(self, person: str, blocked: frozenset[str]) -> None:
        """Somebody does not want to hear these people, at no process."""
        self._signals.put_nowait(json.dumps({"from": self.process, "deaf": person, "blocked": sorted(blocked)}))

    async def _send_signals(self, connection: psycopg.AsyncConnection[Any]) -> None:
        while True:
            messages = [await self._signals.get()]
            while not self._signals.empty():
                messages.append(self._signals.get_nowait())
            query = "SELECT pg_notify(%s, message) FROM unnest(%s::text[]) AS message"
            await connection.execute(query, (SIGNALS, messages))

    async def _announce(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE)
            for table in list(self.loaded.tables.values()):
                _announce_people(table)

    # -- who drives -------------------------------------------------------------------------------------------------

    def drives(self, table: str) -> bool:
        """Whether this process holds the table's lock; if not, it will try."""
        if table in self.held:
            return True
        self._wanted.add(table)
        self._wake.set()
        return False

    async def _keep_locks(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Take the locks that are wanted and free, give back those of tables that left the memory."""
        lost, self.held = self.held, set()
        self._wanted |= lost
        while True:
            self._wake.clear()  # before the look around: a wish made during it is for the next one
            for id in list(self._wanted):
                if id not in self.loaded.tables and id not in lost:
                    continue
                if await self._try(connection, id):
                    self._wanted.discard(id)
                    self.held.add(id)
                    table = self.loaded.tables.get(id)
                    if table is not None:
                        table.put(lambda table=table: _plan(table))  # type: ignore[misc]
            for id in [id for id in self.held if id not in self.loaded.tables]:
                self.held.discard(id)
                await connection.execute("SELECT pg_advisory_unlock(%s)", (lock_key(id),))
            self._wanted &= set(self.loaded.tables)
            with suppress(TimeoutError):
                async with asyncio.timeout(RETRY):
                    await self._wake.wait()

    async def _try(self, connection: psycopg.AsyncConnection[Any], id: str) -> bool:
        cursor = await connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_key(id),))
        row = await cursor.fetchone()
        return bool(row and row[0])


async def _nothing() -> None:
    pass


def _announce_people(table: Table) -> None:
    """Repeat to the other processes who is connected here."""
    seated = [{"here": person} for person in {viewer.person for viewer in table.audience if viewer.seats}]
    for says in seated or ([] if table.audience.is_empty() else [{"watched": ""}]):
        table.services.signal(table.head.id, says)


async def _hear(table: Table, says: Json) -> None:
    table.hear_of_people(says)


async def _plan(table: Table) -> None:
    table.schedule()
