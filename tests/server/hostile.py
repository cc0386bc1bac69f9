"""What somebody who means harm opens: bare connections, and sockets that send and do not read."""

import asyncio
import socket
import time
from pathlib import Path

from driver import Server

MASK = b"\x0a\x0b\x0c\x0d"


def bare(server: Server, buffer: int = 0) -> socket.socket:
    """A connection that has said nothing yet; with a small `buffer` for what it does not read."""
    made = socket.socket()
    if buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    made.settimeout(60)
    made.connect(("127.0.0.1", server.port))
    return made


def answer_to(server: Server, *pieces: bytes) -> bytes:
    """All that comes back until the server closes the connection; empty if it did so without a word."""
    with bare(server) as line:
        try:
            for piece in pieces:
                line.sendall(piece)
        except OSError:  # closed while more was sent
            pass
        return rest_of(line)


def rest_of(line: socket.socket) -> bytes:
    found = b""
    try:
        while more := line.recv(65_536):
            found += more
    except ConnectionError:
        pass
    return found


def is_closed(line: socket.socket) -> bool:
    """Whether the other side has ended a connection from which nothing was to come."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    finally:
        line.settimeout(60)


def upgraded(server: Server, table: str, cookie: str, buffer: int = 4096) -> socket.socket:
    """A WebSocket in the hands of somebody who need not follow its rules."""
    line = bare(server, buffer)
    line.sendall(
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: clowder_session={cookie}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def masked(first: int, payload: bytes) -> bytes:
    """A frame as a browser sends it; `first` has the kind, and whether it is the last piece."""
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def sent_until_full(line: socket.socket, what: bytes, limit: int, seconds: float = 2.0) -> int:
    """Send the same again and again until the other side takes no more for a while; how many bytes it took."""
    line.settimeout(seconds)
    sent = 0
    try:
        while sent < limit:
            sent += line.send(what)
    except (TimeoutError, ConnectionError):
        pass
    line.settimeout(60)
    return sent


def memory(server: Server) -> int:
    """Bytes of the server's process that are in memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


async def within(seconds: float, true: object) -> bool:
    """Whether a condition comes true in time; the server has the event loop meanwhile."""
    assert callable(true)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        await asyncio.sleep(0.02)
    return bool(true())
