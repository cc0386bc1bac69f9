"""uvicorn's WebSocket with a short way for what tables do all day: whole text frames in, ready bytes out.

The handshake, closing, pings, fragments and everything malformed stay with the `websockets` library. It is given whole
frames only, so it is always between two frames, and a plain text frame may pass it by.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "clowder.wire"  # where a scope has its Wire
TEXT: Final = 0x81  # a whole text message in one frame
MASKED: Final = 0x80


def text_frame(text: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class Wire(WebSocketsSansIOProtocol):
    """One connection. Once `hear` is set, text frames go there and not through the application's `receive`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.hear: Callable[[bytes], None] | None = None
        self.flowing = True  # whether the network takes more
        self._rest = b""
        self._in_fragments = False
        self._broken = False  # the library closes this connection: it gets whatever comes

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hear = None  # what refers to itself would stay in memory until the collector looks for it
        self.conn.parser.close()
        if self.handshake_initiated and self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions.pop(EXTENSION, None)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.flowing = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flowing = True

    def write(self, frames: bytes) -> bool:
        """Send ready frames now; False if the network is behind. Raises ConnectionError when nobody is there."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ConnectionError
        if not self.flowing:
            return False
        self.transport.write(frames)
        return True

    def drain(self) -> list[bytes]:
        """The messages that came before somebody heard."""
        found: list[bytes] = []
        kept = []
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                found.append(text.encode() if text is not None else message.get("bytes") or b"")
            else:
                kept.append(message)
        for message in kept:
            self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        return found

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self._broken:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 6
            if size > 125:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start - 4], "big")
            if not data[at + 1] & MASKED or size > self.config.ws_max_size:
                self._broken = True  # the library says what is wrong with it
                super().data_received(data[at:])
                return
            if end < start + size:
                break
            self._frame(data, at, start, start + size)
            at = start + size
        self._rest = data[at:]

    def _frame(self, data: bytes, at: int, start: int, stop: int) -> None:
        if data[at] == TEXT and self.hear is not None and not self._in_fragments and self.conn.state is State.OPEN:
            self.hear(apply_mask(data[start:stop], data[start - 4 : start]))
            return
        if data[at] & 0x0F < 3:
            self._in_fragments = not data[at] & 0x80
        super().data_received(data[at:stop])
