"""The WebSocket of a table. Plain ASGI: a frame comes in, a job goes to the table; bytes come back, they are sent."""

import asyncio
import struct
from collections import deque
from functools import partial
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from clowder.core.types import NOBODY
from clowder.server.addresses import ADDRESS
from clowder.server.dependencies import may_see
from clowder.server.guard import origin_allowed
from clowder.server.rate_limit import Bucket, Buckets, Tally
from clowder.server.services import Services
from clowder.server.sessions import read_cookie
from clowder.server.wire import EXTENSION, Wire
from clowder.tables import inbox
from clowder.tables.frames import frame
from clowder.tables.inbox import BadFrame, error_frame
from clowder.tables.journal import StoreFailed
from clowder.tables.links import needs_link, way_of
from clowder.tables.messages import ClientAct, ClientFrame, ClientHello, ClientPing, ClientRedo, ClientSeat, ClientUndo
from clowder.tables.model import TableError
from clowder.tables.table import Table
from clowder.tables.viewer import Viewer

OUTBOX_LIMIT: Final = 1000  # frames a slow reader may be behind before it has to come back
OUTBOX_BYTES: Final = 1 << 20  # the same in bytes
PERSON_BYTES: Final = 4 << 20  # and for all connections of one person
PENDING_LIMIT: Final = 64  # requests of one connection waiting at its table
REFUSED_LIMIT: Final = 20  # frames refused as too fast before nothing is read for a while
REST_SECONDS: Final = 1.0
PEOPLE_PER_ADDRESS: Final = 8  # so many times the sockets of one person
_FOR_A_POSITION: Final = (ClientAct, ClientUndo, ClientRedo)
_FOR_A_LOOK: Final = (ClientHello, ClientSeat)
_MIDDLING: Final = struct.Struct(">HH").pack  # how frames of these sizes begin
_LARGE: Final = struct.Struct(">HQ").pack


def text_frame(text: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65_536:
        return _MIDDLING(0x817E, size) + text
    return _LARGE(0x817F, size) + text


class Connection(Viewer):
    """One socket. Frames wait in an outbox so that no table ever waits for a network."""

    def __init__(self, wire: Wire, bucket: Bucket, backlog: Tally) -> None:
        super().__init__("", frozenset(), NOBODY)  # until the door has found out who it is
        self.key = "@"  # the person, or the address of who is none
        self._wire = wire
        self._backlog = backlog
        self._waiting = 0  # bytes in the outbox
        self._outbox: deque[bytes] = deque()
        self._held = b""
        self._wake: asyncio.Future[None] | None = None
        self.bucket = bucket
        self.refused = 0
        self.pending = 0
        self.lost = False
        self.table: Table | None = None  # while it is loaded, what is asked of it waits
        self.early: list[ClientFrame] = []

    def send(self, frame: bytes) -> None:
        ready = text_frame(frame)
        if self._held:
            ready, self._held = self._held + ready, b""
        if self._outbox or self.lost:
            self._put(ready)
            return
        try:
            if not self._wire.write(ready):
                self._put(ready)
        except ConnectionError:  # the connection has gone; the reading side ends it
            self.lost = True

    def hold(self, frame: bytes) -> None:
        self._held += text_frame(frame)

    def let_go(self) -> None:
        if self._held:
            ready, self._held = self._held, b""
            self._put(ready)

    def _put(self, ready: bytes) -> None:
        if self.lost:
            return
        if not self._outbox and self._sent_at_once(ready):
            return
        size = len(ready)
        full = len(self._outbox) >= OUTBOX_LIMIT or self._waiting + size > OUTBOX_BYTES
        if full or not self._backlog.add(self.key, size):
            self.lost = True
            self.forget()
        else:
            self._waiting += size
            self._outbox.append(ready)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def dismiss(self, status: int = 401, reason: str = "session") -> None:
        self._wire.part(4000 + status, reason)

    def known_as(self, key: str) -> None:
        """From now on what waits is counted here."""
        self._backlog.remove(self.key, self._waiting)
        self._backlog.add(key, self._waiting)
        self.key = key

    def forget(self) -> None:
        """What waits is not sent any more, and takes no memory."""
        self._backlog.remove(self.key, self._waiting)
        self._waiting = 0
        self._outbox.clear()

    def rest(self) -> None:
        """Sent too fast: the first times it is told so, then it has to wait."""
        self.refused += 1
        if self.refused % REFUSED_LIMIT == 0:
            self._wire.rest(REST_SECONDS)

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
                if outbox and self._sent_at_once(outbox[0]):
                    size = len(outbox.popleft())
                    self._waiting -= size
                    self._backlog.remove(self.key, size)
            if not self.lost:
                self._wake = loop.create_future()
                await self._wake


class TableSocket:
    """The ASGI endpoint at /api/tables/{table}/ws."""

    def __init__(self, services: Services) -> None:
        self.services = services
        settings = services.settings
        self._backlog = Tally(PERSON_BYTES)
        self._looks = Buckets(settings.look_rate, settings.look_burst)
        self._people = Tally(settings.sockets)
        self._addresses = Tally(settings.sockets * PEOPLE_PER_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        headers = Headers(scope=scope)
        if not origin_allowed(headers, self.services.settings):
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign_origin"})
            return
        await send({"type": "websocket.accept"})
        wire: Wire = scope["extensions"][EXTENSION]
        settings = self.services.settings
        connection = Connection(wire, Bucket(settings.frame_rate, settings.frame_burst), self._backlog)
        hear = partial(self._hear, connection)
        for raw in wire.drain():
            hear(raw)
        wire.hear = hear
        try:
            table = await self.services.loaded_tables.get(scope["path_params"]["table"])
            await self._enter(table, headers, connection, scope["query_string"])
            address: str = scope[ADDRESS]
            connection.known_as(connection.person or f"@{address}")
            self._count_in(connection.person, address)
        except (TableError, StoreFailed) as error:
            wire.hear = None
            await _turn_away(send, error)
            return
        try:
            await self._serve(table, connection, wire, receive)
        finally:
            wire.hear = None
            self._people.remove(connection.person)
            self._addresses.remove(address)

    def _count_in(self, person: str, address: str) -> None:
        """One socket more of a person and an address; neither is counted where it is not known. Raises TableError."""
        if person and not self._people.add(person):
            raise TableError("too_fast", 429)
        if address and not self._addresses.add(address):
            self._people.remove(person)
            raise TableError("too_fast", 429)

    async def _enter(self, table: Table, headers: Headers, connection: Connection, query: bytes) -> None:
        """Find out who it is, and which seats they have here. Raises TableError."""
        bearer = headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            seat = self.services.sessions.seat_of_token(bearer[7:].strip(), table.head)
            if seat is None:
                raise TableError("bad_token", 403)
            connection.person, connection.seats = table.head.seats[seat].person, frozenset((seat,))
            connection.viewpoint, connection.bound = seat, True
            connection.grant = table.head.seats[seat].grant
            return
        person, _ = await self.services.sessions.person(read_cookie(headers.get("cookie", "")))
        id = person.id if person is not None else ""
        seats = table.head.seats_of(id)
        if not seats and b"link=" in query:
            connection.link = await self._link(table, id, key_in(query))
        elif needs_link(table.head, id):
            raise TableError("need_link", 403)
        elif not may_see(table.head, id):
            raise TableError("no_spectators", 403)
        connection.person, connection.seats = id, frozenset(seats)
        connection.viewpoint = seats[0] if seats else NOBODY
        connection.deaf = await self.services.meeting.blocks.of(id)

    async def _link(self, table: Table, person: str, key: str) -> str:
        """The id of the link with this key, if it lets this person look at this table. Raises TableError."""
        link = await self.services.links.by_key(key)
        if link.table != table.head.id or way_of(link, table.head, person) == "replay":
            raise TableError("link_unknown", 404)
        return link.id

    async def _serve(self, table: Table, connection: Connection, wire: Wire, receive: Receive) -> None:
        self.services.metrics.connections.inc()

        async def write() -> None:
            await connection.write()
            wire.part(4008, "too slow")

        writer = asyncio.create_task(write())

        def ended(task: asyncio.Task[None]) -> None:
            connection.lost = True
            if not task.cancelled() and task.exception() is None:  # it said farewell to somebody who does not read
                self.services.metrics.count("dropped_connections")

        writer.add_done_callback(ended)

        async def attach() -> None:
            table.attach(connection)

        async def detach() -> None:
            table.detach(connection)

        table.put(attach)
        connection.table = table
        for asked in connection.early:
            self._ask(table, connection, asked)
        connection.early.clear()
        if connection.link:  # it may have ended between the door and here
            await self.services.check_links([(table.head.id, connection.link)])
        try:
            while not connection.lost:
                message = await receive()  # only what comes in several frames or as bytes takes this way, and the end
                if message["type"] == "websocket.disconnect":
                    break
                self._hear(connection, message.get("text") or message.get("bytes") or b"")
        finally:
            connection.lost = True
            connection.table = None
            connection.forget()
            writer.cancel()
            table.put(detach)
            self.services.metrics.connections.dec()

    def _hear(self, connection: Connection, raw: str | bytes) -> None:
        """Read one frame and hand it to the table; whatever is wrong with it gets an error frame.

        A ping is answered here and now, also while the table is loaded or busy.
        """
        limit = self.services.settings.frame_limit
        if not connection.bucket.take():
            self._too_fast(connection, inbox.id_of(raw) if len(raw) <= limit else None)
            return
        if len(raw) > limit:
            connection.send(error_frame(None, "too_large", {"limit": limit}))
            return
        try:
            asked = inbox.read(raw)
        except BadFrame as error:
            connection.send(error_frame(inbox.id_of(raw), "bad_frame", {"field": error.field}))
            return
        if isinstance(asked, ClientPing):
            connection.send(frame("pong", id=asked.id))
        elif connection.pending >= PENDING_LIMIT:
            self._too_fast(connection, asked.id)
        else:
            connection.pending += 1
            if connection.table is not None:
                self._ask(connection.table, connection, asked)
            else:
                connection.early.append(asked)

    def _ask(self, table: Table, connection: Connection, asked: ClientFrame) -> None:
        if self._looks_too_often(table, connection, asked):
            connection.pending -= 1
            self._too_fast(connection, asked.id)
        else:
            table.put(partial(_handle, table, connection, asked), partial(_failed, connection, asked))

    def _looks_too_often(self, table: Table, connection: Connection, asked: ClientFrame) -> bool:
        """A whole position is the dearest answer there is: the same person gets so many, however many sockets ask.

        It is also what a move for another position is answered with.
        """
        if isinstance(asked, _FOR_A_POSITION):
            dear = asked.ply != table.data.ply()
        else:
            dear = isinstance(asked, _FOR_A_LOOK)
        return dear and connection.key != "@" and not self._looks.take(connection.key)

    def _too_fast(self, connection: Connection, id: str | None) -> None:
        self.services.metrics.count("rate_limited")
        connection.send(error_frame(id, "too_fast"))
        connection.rest()


def key_in(query: bytes) -> str:
    """The key of a link in the address of a socket; empty if there is none."""
    return parse_qs(query.decode("latin-1")).get("link", [""])[0][:100]


async def _handle(table: Table, connection: Connection, asked: ClientFrame) -> None:
    await inbox.handle(table, connection, asked)
    connection.pending -= 1


def _failed(connection: Connection, asked: ClientFrame, error: Exception) -> None:
    """The table could not do a job at all: the store failed while it followed another process."""
    connection.send(error_frame(asked.id, error.key if isinstance(error, StoreFailed) else "internal"))
    connection.pending -= 1


async def _turn_away(send: Send, error: TableError | StoreFailed) -> None:
    """Say what is wrong; the client may come back later, or never."""
    status, params = (error.status, error.params) if isinstance(error, TableError) else (503, {})
    await send({"type": "websocket.send", "text": frame("error", key=error.key, params=params).decode()})
    await send({"type": "websocket.close", "code": 4000 + status, "reason": error.key})
