"""A WebSocket under uvicorn: the `websockets` library speaks the protocol, plain text frames take a short way past it.

uvicorn makes a `Wire` for every request to upgrade (its setting `ws`) and calls it as asyncio calls its protocols. The
handshake, closing, pings, fragments and everything malformed are the library's, through its public sans-I/O interface.
It is given whole frames only, so it is always between two frames, and a plain text frame may pass it by.

Nothing is read from a connection while it does not take what it was sent, while the application has not taken its last
message, or while it rests for having sent too fast: whoever floods it waits, and no memory does.
"""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast

from starlette.types import Message, Scope
from uvicorn import Config
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from clowder.server.handshake import Header, scope_of, told_by, usual
from clowder.server.rate_limit import Bucket
from clowder.server.wire_inbox import Inbox, message_of

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

log = logging.getLogger("clowder.server")
EXTENSION: Final = "clowder.wire"  # where a scope has its Wire
TEXT: Final = 0x81  # a whole text message in one frame
BINARY: Final = 0x82  # the same in bytes
MASKED: Final = 0x80
CLOSE_SECONDS: Final = 10.0  # for the other side to answer a farewell
PART_SECONDS: Final = 2.0  # the same where nobody seems to read
STALL_SECONDS: Final = 20.0  # in which a reader takes nothing of what it was sent
FRAGMENT_LIMIT: Final = 256  # pieces of one message
STRAYS: Final = (20.0, 100.0)  # pings, pongs and pieces per second, after a burst
BEHIND, UNHEARD, RESTING, UNANSWERED = 1, 2, 4, 8  # why nothing is read now


class Wire(asyncio.Protocol):
    """One connection. Once `hear` is set, text frames go there and not through the application's `receive`."""

    transport: asyncio.Transport
    conn: ServerProtocol  # the library's part; in the short way of a handshake only after it
    response: Response  # to the handshake, sent when the application accepts

    def __init__(self, config: Config, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.config = config
        self.hear: Callable[[bytes], None] | None = None
        self.scope: Scope = {}  # empty before the handshake
        self.flowing = True  # whether the network takes more
        self.writable = asyncio.Event()  # the same, for who waits
        self.writable.set()
        self.lost = False
        self._greeting = b""  # the same as `response` in the short way, as long as it waits
        self._shaking = True  # whether the handshake is not done yet
        self._open = False  # whether it is, and nobody has said farewell
        self._app_state = app_state
        self._loop: asyncio.AbstractEventLoop = _loop or asyncio.get_running_loop()
        self._connections: set[asyncio.Protocol] = server_state.connections
        self._tasks: set[asyncio.Task[None]] = server_state.tasks
        self._inbox = Inbox()
        self._held = 0  # the reasons for which nothing is read now
        self._stall: asyncio.TimerHandle | None = None
        self._strays = Bucket(*STRAYS)
        self._timer: asyncio.TimerHandle | None = None  # of the next ping, of its answer, or of a farewell's
        self._rest = bytearray()  # what cannot be read yet
        self._need = 0  # bytes of the frame that begins it
        self._fragments: list[Frame] = []
        self._broken = False  # the library closes this connection: it gets whatever comes

    # -- called by uvicorn and the event loop ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self._connections.discard(self)
        self._stop_timer()
        self._rest.clear()
        self._end(CloseCode.ABNORMAL_CLOSURE)
        self.resume_writing()  # nobody else would: who waits to write finds out
        if not self._greeting:
            self.conn.receive_eof()
            self.conn.parser.close()
        # what refers to itself would stay in memory until the collector looks for it
        self.hear = None
        self.scope.get("extensions", {}).pop(EXTENSION, None)

    def pause_writing(self) -> None:
        self.flowing = False
        self.writable.clear()
        self._hold(BEHIND)
        if self._stall is None:
            self._stall = self._loop.call_later(STALL_SECONDS, self.hang_up)

    def resume_writing(self) -> None:
        self.flowing = True
        self.writable.set()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None
        self._read_on(BEHIND)

    def shutdown(self) -> None:
        """The server stops."""
        if self._shaking and not self.transport.is_closing():
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        elif not self._shaking and self.conn.state is State.OPEN:
            self._end(CloseCode.SERVICE_RESTART)
            self.conn.send_close(CloseCode.SERVICE_RESTART)
        self._flush()
        self._close()

    def data_received(self, data: bytes) -> None:
        if not self.scope or self._broken:
            self._begin(data) if self._shaking else self._feed(data)
            return
        if self._shaking:  # it speaks before it was answered
            self._hold(UNANSWERED)
        if self._rest or self._held:
            self._rest += data
            if self._held or len(self._rest) < self._need:
                return
            data, self._rest = bytes(self._rest), bytearray()
        self._need = 2
        at, end = 0, len(data)
        while end - at >= 2 and not self._held:
            size, start = data[at + 1] & 0x7F, at + 6
            if size > 125:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start - 4], "big")
            if not data[at + 1] & MASKED or size > self.config.ws_max_size:
                self._broken = True  # the library says what is wrong with it
                self._feed(data[at:])
                return
            if end < start + size:
                self._need = start + size - at
                break
            self._frame(data, at, start, start + size)
            at = start + size
            if self._broken:
                return
        if at < end:
            self._rest += data[at:]

    def _frame(self, data: bytes, at: int, start: int, stop: int) -> None:
        if data[at] == TEXT and self.hear is not None and not self._fragments and self._open:
            self.hear(apply_mask(data[start:stop], data[start - 4 : start]))
            return
        plain = data[at] in (TEXT, BINARY)
        if not plain and (len(self._fragments) >= FRAGMENT_LIMIT or not self._strays.take()):
            self._broken = True
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too fast")
            self._end(CloseCode.POLICY_VIOLATION)
            self._flush()
            return
        self._feed(data[at:stop])

    # -- used by the tables' sockets -------------------------------------------------------------------------------

    def write(self, frames: bytes) -> bool:
        """Send ready frames now; False if the network is behind. Raises ConnectionError when nobody is there."""
        if self.lost or not self._open:
            raise ConnectionError
        if not self.flowing:
            return False
        self.transport.write(frames)
        return True

    def drain(self) -> list[bytes]:
        """The messages that came before somebody heard."""
        found = self._inbox.drain()
        self._read_on(UNHEARD)
        return found

    def rest(self, seconds: float) -> None:
        """Read nothing for a while: what was sent too fast waits where it was sent from."""
        if not self._held & RESTING:
            self._hold(RESTING)
            self._loop.call_later(seconds, self._read_on, RESTING)

    def part(self, code: int, reason: str) -> None:
        """Say farewell and go soon, whether or not the other side takes it."""
        if not self.lost and self._open:
            self._end(code)
            self.conn.send_close(code, reason)
            self._flush()
            self._in(PART_SECONDS, self.hang_up)

    def hang_up(self) -> None:
        """End it without a farewell: nobody would hear one. Gives back what waited to be sent."""
        self._stop_timer()
        self.transport.abort()

    # -- the library's part ----------------------------------------------------------------------------------------

    def _feed(self, data: bytes) -> None:
        """Let the library read, and do what it says."""
        was_open = self.conn.state is State.OPEN
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            elif isinstance(event, Frame):
                self._take(event)
        if was_open and self.conn.state is not State.OPEN:
            self._end(self.conn.close_code or CloseCode.ABNORMAL_CLOSURE)
        self._flush()

    def _flush(self) -> None:
        """Send what the library has to say; after its last word the connection closes. Follows all it was asked."""
        if self._greeting:
            return  # nothing was asked of it yet
        self._open = self.conn.state is State.OPEN
        out = self.conn.data_to_send()
        if not out or self.lost:
            return
        self.transport.write(b"".join(out))
        if out[-1] == SEND_EOF:
            self._stop_timer()
            self._close()

    def _close(self) -> None:
        """After what waits is sent; whoever does not take it does not keep it here."""
        self.transport.close()
        if not self.lost:
            self._in(CLOSE_SECONDS, self.transport.abort)

    def _begin(self, data: bytes) -> None:
        """The request, which uvicorn hands over in one piece."""
        asked = usual(data)
        if asked is None:
            self.conn = ServerProtocol(max_size=self.config.ws_max_size)
            self._feed(data)
            self._shaking = bool(self.scope)  # or else it is refused
        else:
            self._greeting = asked.accepts
            self._come_in(asked.target, asked.headers)

    def _accept(self) -> None:
        self._shaking = False
        if self._greeting:
            self.transport.write(self._greeting)
            self._greeting = b""
            self.conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size)
        else:
            self.conn.send_response(self.response)
        self._read_on(UNANSWERED)
        self._ping_later()

    def _shake_hands(self, request: Request) -> None:
        self.response = self.conn.accept(request)
        if self.response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.conn.send_response(self.response)
            return
        self._come_in(*told_by(request))

    def _come_in(self, target: bytes, headers: list[Header]) -> None:
        self.scope = {
            **scope_of(target, headers, self.transport),
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }
        self._inbox.connect()
        task = self._loop.create_task(self._run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _refuse(self, status: HTTPStatus) -> None:
        self._shaking = False
        if self._greeting:
            self._greeting = b""
            self.conn = ServerProtocol()
        self.conn.send_response(self.conn.reject(status, ""))

    def _take(self, frame: Frame) -> None:
        """Hand a message to the application when all its fragments are here, and read no more before it takes it."""
        if frame.opcode is Opcode.PONG:
            self._ping_later()
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # the library has its answer ready
        self._fragments.append(frame)
        if not frame.fin:
            return
        fragments, self._fragments = self._fragments, []
        if self.conn.state is not State.OPEN:
            return
        try:
            self._inbox.receive(message_of(fragments))
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA)
            return
        self._hold(UNHEARD)

    def _hold(self, reason: int) -> None:
        if not self._held and not self.transport.is_closing():
            self.transport.pause_reading()
        self._held |= reason

    def _read_on(self, reason: int) -> None:
        """One reason less not to read; after the last, go on with what has come already."""
        if not self._held & reason:
            return
        self._held &= ~reason
        if self._held or self.lost or self.transport.is_closing():
            return
        self.transport.resume_reading()
        if len(self._rest) >= self._need:
            self._loop.call_soon(self.data_received, b"")

    # -- is anybody there? -----------------------------------------------------------------------------------------

    def _in(self, seconds: float, work: Callable[[], None]) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, work)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ping_later(self) -> None:
        if self.config.ws_ping_interval and self.conn.state is State.OPEN:
            self._in(self.config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        self.conn.send_ping(b"")
        self._in(self.config.ws_ping_timeout or self.config.ws_ping_interval or 0.0, self._give_up)
        self._flush()

    def _give_up(self) -> None:
        self.conn.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._flush()

    # -- the application -------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self.config.loaded_app(self.scope, self._receive, self._send)
        except ConnectionError:  # nobody is there any more
            pass
        except Exception:
            log.exception("a socket failed")
        finally:
            if self._shaking and not self.transport.is_closing():
                self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
                self._flush()
            if self._shaking or self.conn.state is not State.CLOSING:  # else the answer to a farewell is awaited
                self._close()

    def _end(self, code: int) -> None:
        self._inbox.end(code)

    async def _receive(self) -> Message:
        message = await self._inbox.next()
        if self._inbox.is_empty():
            self._read_on(UNHEARD)
        return message

    async def _send(self, message: Message) -> None:
        await self.writable.wait()
        if self.lost:
            raise ConnectionError
        if self.transport.is_closing():
            return
        kind = message["type"]
        if self._shaking:
            self._accept() if kind == "websocket.accept" else self._refuse(HTTPStatus.FORBIDDEN)
        elif kind == "websocket.send" and self._open:
            self.conn.send_text(message["text"].encode())
        elif kind == "websocket.close" and self._open:
            code = message.get("code", CloseCode.NORMAL_CLOSURE)
            self._end(code)
            self.conn.send_close(code, message.get("reason") or "")
            self._read_on(UNHEARD)  # the answer has to be heard
            self._in(CLOSE_SECONDS, self.transport.abort)
        self._flush()
