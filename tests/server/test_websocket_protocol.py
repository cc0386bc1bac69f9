"""The WebSocket itself, under a small application: handshakes, close codes, limits, silence, slow readers."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
import websockets
from driver import free_port, play

from clowder.server.run import WIRE
from clowder.server.wire import EXTENSION, Wire
from clowder.server.ws import text_frame

App = Callable[[Any, Any, Any], Awaitable[None]]


@asynccontextmanager
async def served(app: App, **settings: Any) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    port = free_port()
    config = uvicorn.Config(app, port=port, log_config=None, access_log=False, lifespan="off", ws=WIRE, **settings)
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
            if task.done():
                task.result()
        yield port, server
    finally:
        server.should_exit = True
        await task


def connect(port: int) -> Any:
    return websockets.connect(f"ws://127.0.0.1:{port}/", compression=None, ping_interval=None, max_size=None)


async def end_of(connection: Any) -> tuple[int, str]:
    """Read to the end: the code and the reason of the farewell."""
    async with asyncio.timeout(60):
        with suppress(websockets.ConnectionClosedError):
            async for _ in connection:
                pass
        await connection.wait_closed()
    return connection.close_code, connection.close_reason


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers by the application's way; `hear me` switches to the short way, `bye` says farewell."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    wire: Wire = scope["extensions"][EXTENSION]
    while (message := await receive())["type"] != "websocket.disconnect":
        said = message.get("text") or message["bytes"].decode("latin-1")
        if said == "bye":
            await send({"type": "websocket.close", "code": 4321, "reason": "as you like"})
        elif said == "hear me":
            wire.hear = lambda raw: bool(wire.write(text_frame(b"heard " + raw)))
            await send({"type": "websocket.send", "text": "listening"})
        else:
            await send({"type": "websocket.send", "text": f"got {said}"})


def test_both_ways_keep_the_order_and_the_code_of_a_farewell_arrives() -> None:
    async def story() -> None:
        async with served(echo) as (port, _), connect(port) as connection:
            for said, answer in (("a", "got a"), ("hear me", "listening"), ("b", "heard b")):
                await connection.send(said)
                assert await connection.recv() == answer
            long = ["x" * size for size in (1, 125, 126, 200, 65_535, 65_536, 70_000)]
            for said in long:
                await connection.send(said)
            assert [await connection.recv() for _ in long] == [f"heard {said}" for said in long]
            await connection.send(b"bytes")
            assert await connection.recv() == "got bytes"
            await connection.send(["in ", "pieces"])
            assert await connection.recv() == "got in pieces"
            await connection.send(b"bye")
            assert await end_of(connection) == (4321, "as you like")

    play(story())


def test_what_breaks_the_protocol_is_answered_with_its_code() -> None:
    async def story() -> None:
        async with served(echo, ws_max_size=1000) as (port, _):
            async with connect(port) as connection:
                await connection.send("x" * 1001)
                assert (await end_of(connection))[0] == 1009
            async with connect(port) as connection:
                await connection.send(["x" * 600, "x" * 600])
                assert (await end_of(connection))[0] == 1009, "fragments count together"
            async with connect(port) as connection:
                await connection.send(b"\xff\xfe", text=True)
                assert (await end_of(connection))[0] == 1007
            async with connect(port) as connection:
                await connection.send("still there")
                assert await connection.recv() == "got still there"

    play(story())


@pytest.mark.parametrize("missing", ["Sec-WebSocket-Key", "Sec-WebSocket-Version"])
def test_a_handshake_that_is_none_is_refused_over_http(missing: str) -> None:
    headers = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
    }
    del headers[missing]
    lines = [f"{name}: {value}" for name, value in headers.items()]

    async def story() -> None:
        async with served(echo) as (port, _):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write("\r\n".join(["GET / HTTP/1.1", *lines, "", ""]).encode())
            answer = await asyncio.wait_for(reader.read(), 240)
            assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 426"))
            writer.close()

    play(story())


def test_an_application_that_refuses_or_fails_answers_over_http() -> None:
    async def refuse(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.close", "code": 4403})

    async def fail(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("on purpose")

    async def story() -> None:
        for app, status in ((refuse, 403), (fail, 500)):
            async with served(app) as (port, _):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await connect(port)
                assert refused.value.response.status_code == status

    play(story())


def test_who_does_not_answer_pings_is_let_go() -> None:
    hands = (
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )

    async def story() -> None:
        settings = {"ws_ping_interval": 0.02, "ws_ping_timeout": 0.2}
        async with served(echo, **settings) as (port, _), connect(port) as connection:  # which answers by itself
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(hands)
            everything = await asyncio.wait_for(reader.read(), 240)
            assert everything.endswith(b"\x03\xf3keepalive ping timeout"), "1011"
            writer.close()
            await connection.send("still there")
            assert await connection.recv() == "got still there"

    play(story())


def test_a_server_that_stops_says_so() -> None:
    async def story() -> None:
        async with served(echo) as (port, server), connect(port) as connection:
            await connection.send("a")
            await connection.recv()
            server.should_exit = True
            assert (await end_of(connection))[0] == 1012

    play(story())


def test_who_does_not_read_holds_up_the_writer_and_loses_nothing() -> None:
    wires: list[Wire] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wires.append(scope["extensions"][EXTENSION])
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def story() -> None:
        async with served(app) as (port, _), connect(port) as connection:
            connection.transport.pause_reading()
            while not wires:
                await asyncio.sleep(0.01)
            wire, sent = wires[0], 0
            while wire.write(text_frame(b"%d %b" % (sent, b"x" * 100_000))):
                sent += 1
            assert not wire.writable.is_set()
            connection.transport.resume_reading()
            for number in range(sent):
                assert (await connection.recv()).startswith(f"{number} ")
            async with asyncio.timeout(60):
                await wire.writable.wait()
            assert wire.write(text_frame(b"and on it goes"))
            assert await connection.recv() == "and on it goes"
            await connection.close()
            async with asyncio.timeout(60):
                while not wire.lost:
                    await asyncio.sleep(0.01)
            with pytest.raises(ConnectionError):
                wire.write(text_frame(b"too late"))

    play(story())
