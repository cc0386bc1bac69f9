"""Frames at the sizes where their heads change: 125, 126, 65,535 and 65,536 bytes, both ways, to the byte."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from driver import free_port, play
from websockets.frames import Frame, Opcode

from clowder.server.run import WIRE
from clowder.server.wire import EXTENSION, Wire
from clowder.server.ws import text_frame

SIZES = [0, 1, 124, 125, 126, 127, 128, 255, 256, 65_534, 65_535, 65_536, 65_537]
MASK = b"\x0a\x0b\x0c\x0d"
HANDS = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def text_of(size: int) -> bytes:
    return bytes(97 + place % 26 for place in range(size))


def sent_by_server(text: bytes) -> bytes:
    """As RFC 6455 says, written once more by another hand."""
    return bytes(Frame(Opcode.TEXT, text).serialize(mask=False))


def sent_by_client(text: bytes) -> bytes:
    size = len(text)
    if size <= 125:
        head = bytes((0x81, 0x80 | size))
    elif size <= 0xFFFF:
        head = b"\x81\xfe" + size.to_bytes(2, "big")
    else:
        head = b"\x81\xff" + size.to_bytes(8, "big")
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text))


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_has_the_head_of_its_size(size: int) -> None:
    assert text_frame(text_of(size)) == sent_by_server(text_of(size))


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says what it heard, by the short way."""
    await receive()
    await send({"type": "websocket.accept"})
    wire: Wire = scope["extensions"][EXTENSION]
    wire.hear = lambda raw: bool(wire.write(text_frame(raw)))
    while (await receive())["type"] != "websocket.disconnect":
        pass


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket of bytes, after the handshake."""
    port = free_port()
    config = uvicorn.Config(echo, port=port, log_config=None, access_log=False, lifespan="off", ws=WIRE)
    config.ws_ping_interval = None
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(HANDS)
    await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.close()
        server.should_exit = True
        await task


def pieces(data: bytes, cuts: list[int]) -> Iterator[bytes]:
    for start, stop in zip([0, *cuts], [*cuts, len(data)], strict=True):
        yield data[start:stop]


def test_what_comes_in_goes_out_the_same_to_the_byte() -> None:
    async def story() -> None:
        async with connected() as (reader, writer):
            for size in SIZES:
                text = text_of(size)
                writer.write(sent_by_client(text))
                expected = sent_by_server(text)
                async with asyncio.timeout(60):
                    assert await reader.readexactly(len(expected)) == expected, size

    play(story())


@pytest.mark.parametrize("size", [125, 126, 65_535, 65_536])
def test_a_frame_may_come_in_pieces_cut_anywhere_in_its_head(size: int) -> None:
    """Each piece is on its way before the next: the server has looked at it when it answers what came before."""
    text = text_of(size)
    data, expected, ping = sent_by_client(text), sent_by_server(text), sent_by_client(b"first")

    async def story() -> None:
        async with connected() as (reader, writer):
            for cut in [*range(1, 16), len(data) - 1]:
                for piece in pieces(ping + data, [len(ping) + cut]):
                    writer.write(piece)
                    await writer.drain()
                    if piece.startswith(ping):
                        async with asyncio.timeout(60):
                            assert await reader.readexactly(7) == sent_by_server(b"first")
                async with asyncio.timeout(60):
                    assert await reader.readexactly(len(expected)) == expected, cut

    play(story())
