"""A connection before and between requests: bounds to what it may send, how long it may take, and how many there are.

uvicorn makes a `Door` for every connection (its setting `http`). What is wrong is answered in one line and the
connection is closed: 431 and 414 for a head that is too large, 413 for a body whose framing is, 408 for a request that
does not come to its end.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from clowder.server.files import most_connections
from clowder.server.logs import seldom

log = logging.getLogger("clowder.server")
LINE_LIMIT: Final = 8_192  # bytes of the address in the request line
HEAD_LIMIT: Final = 16_384  # bytes of the request line and all headers
HEADER_COUNT: Final = 100
FRAMING_LIMIT: Final = 65_536  # bytes around a body in chunks: their sizes, and headers after the last
PIPELINE_LIMIT: Final = 16  # requests sent before the first of them was answered
HEAD_SECONDS: Final = 20.0  # from the connection, or the first byte of a further request, to the end of its head
BODY_SECONDS: Final = 60.0  # from there to the end of its body
REST_SECONDS: Final = 3.0  # the same where the answer is told already: there is time to read it, and nothing to send
UNREAD_SECONDS: Final = 30.0  # in which a client takes nothing of an answer
WAITING_LIMIT: Final = 512  # connections that have sent no whole request, or wait for the next


class TooMuch(Exception):
    """Raised in the parser's callbacks: it stops there."""


class Doors:
    """The connections of one server that wait for a request. When there are too many, the oldest has to go."""

    def __init__(self, connections: set[Any]) -> None:
        self._connections = connections
        self._most = most_connections()
        self._waiting: dict[Door, None] = {}  # the longest wait first

    def waits(self, door: "Door") -> None:
        self._waiting.pop(door, None)
        self._waiting[door] = None
        if len(self._waiting) > WAITING_LIMIT:
            seldom(log, "many connections wait without a request; the oldest are closed", waiting=WAITING_LIMIT)
            self._push_out()
        elif len(self._connections) > self._most:
            seldom(log, "the open files run out; connections are closed", connections=len(self._connections))
            self._push_out()

    def goes(self, door: "Door") -> None:
        self._waiting.pop(door, None)

    def _push_out(self) -> None:
        oldest = next(iter(self._waiting))
        del self._waiting[oldest]
        oldest.transport.abort()


class Door(HttpToolsProtocol):
    """uvicorn's HTTP connection, with limits."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        doors = getattr(server_state, "doors", None)
        if doors is None:
            doors = server_state.doors = Doors(server_state.connections)
        self._doors: Doors = doors
        self._timer: asyncio.TimerHandle | None = None  # until the head, or the body, has to be complete
        self._unread: asyncio.TimerHandle | None = None
        self._closing: asyncio.TimerHandle | None = None  # until the last answer has to be read
        self._status = HTTPStatus.BAD_REQUEST  # of the answer to what the parser stops at
        self._in_head = True  # or before it
        self._in_body = False
        self._bytes = 0  # of the head, or of what is around the body
        self._named = 0  # bytes of address and headers that the parser has told

    # -- the connection ---------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._in(HEAD_SECONDS)
        self._doors.waits(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._doors.goes(self)
        self._stop_timer()
        for timer in (self._unread, self._closing):  # a timer keeps the whole connection in memory
            if timer is not None:
                timer.cancel()
        self._unread = self._closing = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # -- time -------------------------------------------------------------------------------------------------------

    def _in(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        silent = self._in_head and not self._bytes
        if silent or (self.cycle is not None and self.cycle.response_started and not self._in_head):
            self.transport.abort()  # nothing was asked, or it is being answered already
        else:
            self._answer(HTTPStatus.REQUEST_TIMEOUT)

    # -- bytes ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._in_head:
            if self._bytes > HEAD_LIMIT:
                self._answer(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            elif self._bytes:
                self._in(HEAD_SECONDS)
        elif self._in_body:
            if self._bytes > FRAMING_LIMIT:
                self._answer(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            else:
                self._in(BODY_SECONDS)

    def send_400_response(self, msg: str) -> None:
        self._answer(self._status)

    def _answer(self, status: HTTPStatus) -> None:
        """One line and the end; nothing into an answer that has begun."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            text = status.phrase.encode()
            head = b"HTTP/1.1 %d %b\r\ncontent-type: text/plain; charset=utf-8\r\n" % (status, text)
            self.transport.write(b"%bcontent-length: %d\r\nconnection: close\r\n\r\n%b" % (head, len(text), text))
        self.transport.close()
        if self._closing is None:
            self._closing = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    # -- what the parser finds --------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._in_head, self._in_body, self._named = True, False, 0
        self._bytes = self._bytes or 1  # it may begin behind the end of another
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LINE_LIMIT:
            self._status = HTTPStatus.REQUEST_URI_TOO_LONG
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        self._named += len(name) + len(value)
        if len(self.headers) >= HEADER_COUNT or self._named + len(self.url) > HEAD_LIMIT:
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINE_LIMIT:
            self._status = HTTPStatus.TOO_MANY_REQUESTS
            raise TooMuch
        self._in_head, self._in_body, self._bytes = False, True, 0
        self._stop_timer()
        self._doors.goes(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._bytes = max(0, self._bytes - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head, self._in_body, self._bytes = True, False, 0
        self._stop_timer()
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:  # answered before it was all here
            self._doors.waits(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        answered = self.cycle is not None and self.cycle.response_complete  # of several the last, whose body this is
        if self._in_body and answered and not self.transport.is_closing():  # before it was all here
            self._stop_timer()
            self._in(REST_SECONDS)
        if self._in_head and not self.transport.is_closing() and not self.pipeline:
            self._doors.waits(self)
