"""The WebSocket of a table. Plain ASGI: a frame comes in, a job goes to the table; bytes come back, they are sent."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import orjson
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from clowder.core.types import NOBODY
from clowder.server.dependencies import may_see
from clowder.server.guard import origin_allowed
from clowder.server.rate_limit import Bucket
from clowder.server.services import Services
from clowder.server.sessions import read_cookie
from clowder.server.wire import EXTENSION, Wire, text_frame
from clowder.tables import requests
from clowder.tables.frames import frame
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import TableError
from clowder.tables.table import Table
from clowder.tables.viewer import Viewer

log = logging.getLogger("clowder.server")
OUTBOX_LIMIT: Final = 1000  # frames a slow reader may be behind before it has to come back
PENDING_LIMIT: Final = 64  # requests of one connection waiting at its table
ID_LIMIT: Final = 64


class BadFrame(Exception):
    """A frame that is not what the protocol says; the message names the field."""

    def __init__(self, field: str, id: str = "") -> None:
        self.field = field
        self.id = id
        super().__init__(field)


class Connection(Viewer):
    """One socket. Frames wait in an outbox so that no table ever waits for a network."""

    def __init__(self, wire: Wire, person: str, seats: frozenset[int], eyes: int, bucket: Bucket) -> None:
        super().__init__(person, seats, eyes)
        self._wire = wire
        self._outbox: deque[bytes] = deque()
        self._held = b""
        self._wake: asyncio.Future[None] | None = None
        self.bucket = bucket
        self.pending = 0
        self.lost = False

    def send(self, frame: bytes) -> None:
        if self._held or self._outbox or self.lost:
            self._put(text_frame(frame))
        elif not self._sent_at_once(ready := text_frame(frame)):
            self._put(ready)

    def hold(self, frame: bytes) -> None:
        self._held += text_frame(frame)

    def let_go(self) -> None:
        if self._held:
            self._put(b"")

    def _put(self, ready: bytes) -> None:
        if self.lost:
            return
        if self._held:
            ready, self._held = self._held + ready, b""
        if not self._outbox and self._sent_at_once(ready):
            return
        if len(self._outbox) >= OUTBOX_LIMIT:
            self.lost = True
        self._outbox.append(ready)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _sent_at_once(self, ready: bytes) -> bool:
        """Whether it is sent, or never can be; False while the network is behind."""
        try:
            return self._wire.write(ready)
        except ConnectionError:  # the connection has gone; the reading side ends it
            self.lost = True
            return True

    async def write(self) -> None:
        """Send what is in the outbox until the connection is lost."""
        loop = asyncio.get_running_loop()
        outbox = self._outbox
        while not self.lost:
            while outbox and not self.lost:  # a frame leaves the outbox after it was sent, so that none overtakes it
                await self._wire.writable.wait()
                if self._sent_at_once(outbox[0]):
                    outbox.popleft()
            if not self.lost:
                self._wake = loop.create_future()
                await self._wake


def _text(data: dict[str, Any], name: str, limit: int, otherwise: str | None = None) -> str:
    value = data.get(name, otherwise)
    if type(value) is not str or len(value) > limit:
        raise BadFrame(name)
    return value


def _whole(data: dict[str, Any], name: str) -> int:
    value = data.get(name)
    if type(value) is not int or not -1 <= value < 2**31:
        raise BadFrame(name)
    return value


def _maybe(data: dict[str, Any], name: str) -> int | None:
    return None if data.get(name) is None else _whole(data, name)


class TableSocket:
    """The ASGI endpoint at /api/tables/{table}/ws."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        headers = Headers(scope=scope)
        if not origin_allowed(headers, self.services.settings):
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign_origin"})
            return
        await send({"type": "websocket.accept"})
        wire: Wire = scope["extensions"][EXTENSION]
        try:
            table = await self.services.house.get(scope["path_params"]["table"])
            connection = await self._enter(table, headers, wire)
        except TableError as error:
            await _turn_away(send, error.key, error.params, error.status)
            return
        except StoreFailed as error:
            await _turn_away(send, error.key, {}, 503)
            return
        await self._serve(table, connection, wire, receive, send)

    async def _enter(self, table: Table, headers: Headers, wire: Wire) -> Connection:
        settings = self.services.settings
        bucket = Bucket(settings.frame_rate, settings.frame_burst)
        bearer = headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            seat = self.services.sessions.seat_of_token(bearer[7:].strip(), table.head)
            if seat is None:
                raise TableError("bad_token", 403)
            bot = Connection(wire, table.head.seats[seat].person, frozenset((seat,)), seat, bucket)
            bot.bound = True
            return bot
        person, _ = await self.services.sessions.person(read_cookie(headers.get("cookie", "")))
        id = person.id if person is not None else ""
        seats = table.head.seats_of(id)
        if not may_see(table.head, id):
            raise TableError("no_spectators", 403)
        return Connection(wire, id, frozenset(seats), seats[0] if seats else NOBODY, bucket)

    async def _serve(self, table: Table, connection: Connection, wire: Wire, receive: Receive, send: Send) -> None:
        self.services.metrics.connections.inc()

        async def write() -> None:
            await connection.write()
            await send({"type": "websocket.close", "code": 4008, "reason": "too slow"})

        writer = asyncio.create_task(write())

        def ended(task: asyncio.Task[None]) -> None:
            connection.lost = True
            if not task.cancelled() and task.exception() is None:  # it said farewell to somebody who does not read
                self.services.metrics.count("dropped_connections")

        writer.add_done_callback(ended)

        async def attach() -> None:
            table.attendance.attach(connection)

        async def detach() -> None:
            table.attendance.detach(connection)

        hear = partial(self._take, table, connection)
        table.put(attach)
        for raw in wire.drain():
            hear(raw)
        wire.hear = hear
        try:
            while not connection.lost:
                message = await receive()  # only what comes in several frames or as bytes takes this way, and the end
                if message["type"] == "websocket.disconnect":
                    break
                hear(message.get("text") or message.get("bytes") or b"")
        finally:
            connection.lost = True
            wire.hear = None
            writer.cancel()
            table.put(detach)
            self.services.metrics.connections.dec()

    def _take(self, table: Table, connection: Connection, raw: str | bytes) -> None:
        """Read one frame and hand it to the table; whatever is wrong with it gets an error frame."""
        if not connection.bucket.take() or connection.pending >= PENDING_LIMIT:
            self.services.metrics.count("rate_limited")
            id = _id_of(raw) if len(raw) <= self.services.settings.frame_limit else None
            connection.send(frame("error", id=id, key="too_fast", params={}))
            return
        if len(raw) > self.services.settings.frame_limit:
            limit = {"limit": self.services.settings.frame_limit}
            connection.send(frame("error", id=None, key="too_large", params=limit))
            return
        try:
            data = orjson.loads(raw)
        except orjson.JSONDecodeError:
            connection.send(frame("error", id=None, key="bad_frame", params={"field": "json"}))
            return
        if not isinstance(data, dict):
            connection.send(frame("error", id=None, key="bad_frame", params={"field": "object"}))
            return
        shown = _shown_id(data)
        try:
            job = self._job(table, connection, data)
        except BadFrame as error:
            connection.send(frame("error", id=shown, key="bad_frame", params={"field": error.field}))
            return
        connection.pending += 1
        table.put(partial(_guarded, connection, shown, job), partial(_failed, connection, shown))

    def _job(self, table: Table, c: Connection, data: dict[str, Any]) -> Callable[[], Awaitable[None]]:
        kind = data.get("t")
        id = _text(data, "id", ID_LIMIT, "")
        if not id.isprintable():  # it is stored, and not every database takes every character
            raise BadFrame("id")
        if kind == "act":
            if not id:
                raise BadFrame("id")
            text = _text(data, "text", 200)
            return partial(table.act, c, id, _whole(data, "ply"), _whole(data, "seat"), text, _maybe(data, "n"))
        if kind == "hello":
            return partial(_hello, table, c, _maybe(data, "since"))
        if kind == "why":
            return partial(_why, table, c, id, _whole(data, "seat"), _text(data, "text", 200))
        if kind == "undo":
            return partial(requests.undo, table, c, id, _whole(data, "ply"))
        if kind == "undo_reply":
            if type(data.get("agree")) is not bool:
                raise BadFrame("agree")
            return partial(requests.undo_reply, table, c, id, data["agree"])
        if kind == "say":
            phrase = _text(data, "phrase", 40) if "phrase" in data else None
            return partial(requests.say, table, c, id, phrase, None if phrase else _text(data, "text", 1000))
        if kind == "hint":
            return partial(requests.hint, table, c, id, _whole(data, "seat"))
        if kind == "seat":
            return partial(_look, table, c, _whole(data, "seat"))
        if kind == "ping":
            return partial(_pong, c, id)
        raise BadFrame("t")


async def _turn_away(send: Send, key: str, params: dict[str, Any], status: int) -> None:
    await send({"type": "websocket.send", "text": frame("error", key=key, params=params).decode()})
    await send({"type": "websocket.close", "code": 4000 + status, "reason": key})


def _shown_id(data: dict[str, Any]) -> str | None:
    """The id an error is answered with, if the frame has one that may be repeated."""
    id = data.get("id")
    return id if isinstance(id, str) and len(id) <= ID_LIMIT else None


def _id_of(raw: str | bytes) -> str | None:
    try:
        data = orjson.loads(raw)
    except orjson.JSONDecodeError:
        return None
    return _shown_id(data) if isinstance(data, dict) else None


def _failed(connection: Connection, id: str | None, error: Exception) -> None:
    """The table could not do a job at all: the store failed while it followed another process."""
    key = error.key if isinstance(error, StoreFailed) else "internal"
    connection.send(frame("error", id=id, key=key, params={}))
    connection.pending -= 1


async def _guarded(connection: Connection, id: str | None, job: Callable[[], Awaitable[None]]) -> None:
    """Do a job and answer what goes wrong with it. A Conflict passes: the table tries again."""
    try:
        await job()
    except TableError as error:
        connection.send(frame("error", id=id, key=error.key, params=error.params))
    except StoreFailed as error:
        connection.send(frame("error", id=id, key=error.key, params={}))
    except Conflict:
        raise
    except Exception:
        log.exception("a frame could not be handled")
        connection.send(frame("error", id=id, key="internal", params={}))
    connection.pending -= 1


async def _hello(table: Table, connection: Connection, since: int | None) -> None:
    table.showing.greet(connection, since)


async def _why(table: Table, connection: Connection, id: str, seat: int, text: str) -> None:
    table.why(connection, id, seat, text)


async def _look(table: Table, connection: Connection, seat: int) -> None:
    """Only through eyes of one's own; a spectator stays one."""
    if seat not in connection.seats:
        raise TableError("not_your_seat", seat=seat)
    table.attendance.look(connection, seat)
    table.showing.show(connection)


async def _pong(connection: Connection, id: str) -> None:
    connection.send(frame("pong", id=id))
