"""The beginning of a WebSocket: what browsers send is read and answered here, everything unusual is the library's.

The library reads a request line by line and checks each header for every rule there is, which took a fifth of opening a
socket. Only a request that leaves no question goes past it, so there is one answer to all others.
"""

import base64
import hashlib
import re
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from starlette.types import Scope
from websockets.http11 import Request

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455
LARGEST: Final = 4096  # bytes
PRINTABLE: Final = re.compile(rb"GET [\x21-\x7e]+ HTTP/1\.1\r\n(?:[a-z0-9-]+: [\x20-\x7e]*\r\n)+\r\n")
KEY: Final = re.compile(rb"[A-Za-z0-9+/]{22}==")
BODY: Final = (b"content-length", b"transfer-encoding")
ACCEPTED: Final = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
Header = tuple[bytes, bytes]


class Asked(NamedTuple):
    """A request for a WebSocket, and the answer that accepts it."""

    target: bytes
    headers: list[Header]
    accepts: bytes


def usual(data: bytes) -> Asked | None:
    """A request as browsers send it, each header once; None for any other."""
    if len(data) > LARGEST or PRINTABLE.fullmatch(data) is None:
        return None
    first, *lines = data[:-4].split(b"\r\n")
    headers = [(name, value) for name, _, value in (line.partition(b": ") for line in lines)]
    found = dict(headers)
    key = found.get(b"sec-websocket-key", b"")
    if len(found) != len(headers) or KEY.fullmatch(key) is None or any(name in found for name in BODY):
        return None
    if found.get(b"upgrade", b"").lower() != b"websocket" or found.get(b"sec-websocket-version") != b"13":
        return None
    if b"upgrade" not in [option.strip() for option in found.get(b"connection", b"").lower().split(b",")]:
        return None
    digest = base64.b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest())
    return Asked(first.split(b" ")[1], headers, b"%bSec-WebSocket-Accept: %b\r\n\r\n" % (ACCEPTED, digest))


def told_by(request: Request) -> tuple[bytes, list[Header]]:
    """Target and headers of a request that the library has read."""
    return _bytes(request.path), [(_bytes(name.lower()), _bytes(value)) for name, value in request.headers.raw_items()]


def _bytes(text: str) -> bytes:
    """Text of the request line or of a header as it came: older versions of the library hide what is not ASCII."""
    return text.encode("latin-1", "surrogateescape")


def scope_of(target: bytes, headers: list[Header], transport: Any) -> Scope:
    """What ASGI says of a request, without what the server itself knows."""
    path, _, query = target.partition(b"?")
    return {
        "type": "websocket",
        "http_version": "1.1",
        "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
        "server": _address(transport.get_extra_info("sockname")),
        "client": _address(transport.get_extra_info("peername")),
        "root_path": "",
        "path": unquote(path.decode("latin-1")),
        "raw_path": path,
        "query_string": query,
        "headers": headers,
        "subprotocols": [],
    }


def _address(found: Any) -> tuple[str, int] | None:
    """Host and port of one end of a connection; None for what is no address, such as a file's."""
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None
