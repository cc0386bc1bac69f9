"""A WebSocket client that costs next to nothing, so that the bench measures the server and not itself."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

Hear = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """Plain text frames in both directions, pings answered; nothing else of the protocol is needed here."""

    def __init__(self, path: str, cookie: str, hear: Hear) -> None:
        self.path = path
        self.cookie = cookie
        self.hear = hear
        self.bytes = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._transport: Any = None

    @classmethod
    async def open(cls, port: int, path: str, cookie: str, hear: Hear) -> "Wire":
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(path, cookie, hear), "127.0.0.1", port)
        await wire.ready
        return wire

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))

    def send(self, text: bytes) -> None:
        """A masked frame; the mask is zero, which the server has to take off like any other."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        if not self.ready.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(data[:end].decode("latin-1")))
                return
            self.ready.set_result(None)
            at = end + 4
        while (frame := _frame(data, at)) is not None:
            kind, start, at = frame
            if kind == 0x81:
                self.bytes += at - start
                self.hear(data[start:at])
            elif kind == 0x89:
                self._transport.write(bytes((0x8A, 0x80 | (at - start))) + b"\0\0\0\0" + data[start:at])
        self._rest = data[at:]


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """(first byte, start and end of the payload) of the frame at `at`; None while it is not complete."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & 0x7F, at + 2
    if size > 125:
        start += 2 if size == 126 else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    return None if len(data) < start + size else (data[at], start, start + size)
