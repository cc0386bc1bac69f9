"""The short way of a handshake answers what the library answers, and leaves it everything that is not plain."""

from types import SimpleNamespace
from typing import Any

import pytest
from websockets.http11 import Request
from websockets.server import ServerProtocol

from clowder.server.handshake import scope_of, told_by, usual

USUAL = {
    "host": "table.example",
    "connection": "keep-alive, Upgrade",
    "upgrade": "websocket",
    "origin": "https://table.example",
    "sec-websocket-version": "13",
    "sec-websocket-extensions": "permessage-deflate; client_max_window_bits",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    "cookie": "clowder=a.b.c",
}


def asking(target: str = "/api/tables/abc/ws?link=x%20y", more: str = "", **headers: str | None) -> bytes:
    found = USUAL | {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{name}: {value}\r\n" for name, value in found.items() if value is not None]
    return f"GET {target} HTTP/1.1\r\n{''.join(lines)}{more}\r\n".encode("latin-1")


def by_the_library(data: bytes) -> tuple[Request | None, int, str]:
    """What the library reads, and its answer."""
    protocol = ServerProtocol()
    protocol.receive_data(data)
    request = next((event for event in protocol.events_received() if isinstance(event, Request)), None)
    if request is None:
        return None, 0, ""
    response = protocol.accept(request)
    return request, response.status_code, response.headers.get("Sec-WebSocket-Accept", "")


class Transport:
    def get_extra_info(self, name: str) -> Any:
        return {"sockname": ("127.0.0.1", 1), "peername": ("127.0.0.1", 2)}.get(name)


@pytest.mark.parametrize(
    "data",
    [
        asking(),
        asking("/"),
        asking(connection="Upgrade", upgrade="WebSocket", origin=None, cookie=""),
        asking("/caf%C3%A9?a=%2F", sec_websocket_key="+/+/+/+/+/+/+/+/+/+/+g=="),
    ],
)
def test_a_usual_request_is_read_and_answered_as_by_the_library(data: bytes) -> None:
    asked = usual(data)
    request, status, accept = by_the_library(data)
    assert asked is not None
    assert request is not None
    assert status == 101
    assert f"\r\nSec-WebSocket-Accept: {accept}\r\n\r\n".encode() in asked.accepts
    assert (asked.target, asked.headers) == told_by(request)
    scope = scope_of(asked.target, asked.headers, Transport())
    assert scope["path"].encode().startswith(b"/")
    assert (scope["client"], scope["scheme"]) == (("127.0.0.1", 2), "ws")


@pytest.mark.parametrize(
    "data",
    [
        asking(sec_websocket_key=None),
        asking(sec_websocket_key="dGhlIHNhbXBsZSBub25jZQ="),
        asking(sec_websocket_key="dGhlIHNhbXBsZSBub25j"),
        asking(sec_websocket_version="8"),
        asking(sec_websocket_version=None),
        asking(upgrade="websocket, h2c"),
        asking(upgrade=None),
        asking(connection="keep-alive"),
        asking(connection="upgraded"),
        asking(content_length="3"),
        asking(transfer_encoding="chunked"),
        asking(more="sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"),
        asking(more="cookie: clowder=d.e.f\r\n"),
        asking(more="x: \x01\r\n"),
        asking(more="x: caf\xe9\r\n"),
        asking(more=" folded\r\n"),
        asking(cookie="c" * 5000),
        asking().replace(b"GET", b"POST"),
        asking().replace(b"HTTP/1.1", b"HTTP/1.0"),
        asking() + b"\x81\x80",
        asking()[:-2],
    ],
)
def test_whatever_is_not_plain_is_left_to_the_library(data: bytes) -> None:
    assert usual(data) is None


def test_a_socket_of_the_system_has_no_address() -> None:
    transport: Any = SimpleNamespace(get_extra_info=lambda name: "" if name.endswith("name") else object())
    scope = scope_of(b"/a?b", [], transport)
    assert (scope["client"], scope["scheme"], scope["raw_path"], scope["query_string"]) == (None, "wss", b"/a", b"b")
