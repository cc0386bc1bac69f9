"""Sockets that flood, drip or never read: what waits for them is bounded, and they end."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import websockets
from driver import Person, Server, Socket, play
from hostile import is_closed, masked, memory, rest_of, sent_until_full, upgraded, within
from in_process import in_process_server

from clowder.server import wire, ws

MB = 1 << 20
HELLO = masked(0x81, b'{"t":"hello","since":null}')


async def _with_a_table(server: Server) -> tuple[Person, str, str]:
    ann = await Person(server, "Ann").enter()
    table = await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True)
    return ann, table["id"], ann.http.cookies.get("clowder_session") or ""


def test_who_says_hello_for_ever_and_never_reads_is_not_read_either(launch: Any) -> None:
    """No limit of frames per second is on here: what is not taken stops what is asked."""
    server = launch("", sockets=100)

    async def story() -> None:
        ann, table, cookie = await _with_a_table(server)
        socket = await ann.sit(table)
        before = memory(server)
        lines = [await asyncio.to_thread(upgraded, server, table, cookie) for _ in range(10)]
        took = [await asyncio.to_thread(sent_until_full, line, HELLO * 100, 40 * MB, 0.5) for line in lines]
        assert max(took) < 20 * MB, "the rest waits where it comes from"
        await socket.send({"t": "ping", "id": "p"})
        await socket.until("pong")
        assert memory(server) - before < 64 * MB
        for line in lines:
            line.close()
        await ann.close()

    play(story())


def test_who_takes_nothing_for_long_is_let_go_and_its_memory_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "STALL_SECONDS", 0.5)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, table, cookie = await _with_a_table(server)
            line = await asyncio.to_thread(upgraded, server, table, cookie)
            audience = (await server.services.loaded_tables.get(table)).audience
            assert await within(60, lambda: not audience.is_empty())
            (slow,) = audience
            assert isinstance(slow, ws.Connection)
            while slow._wire.flowing:  # the network takes some megabytes by itself
                slow.send(b'"' + b"n" * 10_000 + b'"')
                await asyncio.sleep(0)
            assert not slow.lost, "behind, and not yet too far"
            assert await within(60, audience.is_empty)
            await asyncio.to_thread(rest_of, line)
            assert is_closed(line)
            await ann.close()

    play(story())


def test_bytes_that_wait_for_a_slow_reader_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others play on: what it is sent without asking makes no difference."""
    farewells: list[int] = []
    part = wire.Wire.part

    def noted(self: wire.Wire, code: int, reason: str) -> None:
        farewells.append(code)
        part(self, code, reason)

    monkeypatch.setattr(wire.Wire, "part", noted)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, table, cookie = await _with_a_table(server)
            line = await asyncio.to_thread(upgraded, server, table, cookie)
            line.sendall(HELLO)
            loaded = await server.services.loaded_tables.get(table)
            assert await within(60, lambda: any(viewer.greeted for viewer in loaded.audience))
            (slow,) = loaded.audience
            assert isinstance(slow, ws.Connection)
            news = b'"' + b"n" * 100_000 + b'"'
            most = 0
            for _ in range(200):
                slow.send(news)
                most = max(most, sum(map(len, slow._outbox)))
                if slow.lost:
                    break
            assert slow.lost, "20 MB later"
            assert most <= ws.OUTBOX_BYTES
            assert not slow._outbox, "given back at once"
            assert await within(60, loaded.audience.is_empty)
            assert await within(60, lambda: not slow._backlog._held)
            assert farewells == [4008], "it is told why, should it ever read"
            assert b"clowder_dropped_connections_total 1.0" in server.services.metrics.text()
            await asyncio.to_thread(rest_of, line)
            assert is_closed(line)
            goes = await ann.sit(table)
            await goes.close()
            assert await within(60, loaded.audience.is_empty)
            await goes.connection.wait_closed()
            assert b"clowder_dropped_connections_total 1.0" in server.services.metrics.text(), "who goes is not dropped"
            await ann.close()

    play(story())


def test_a_socket_that_cannot_be_written_to_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong there: nobody would write again, and it is no reader who was too slow."""

    async def fails(_self: ws.Connection) -> None:
        raise ArithmeticError

    monkeypatch.setattr(ws.Connection, "write", fails)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, table, cookie = await _with_a_table(server)
            loaded = await server.services.loaded_tables.get(table)
            socket = await Socket.open(server, table, cookie, since=0)
            assert await within(60, lambda: not loaded.audience.is_empty())
            (viewer,) = loaded.audience
            assert isinstance(viewer, ws.Connection)
            assert await within(60, lambda: viewer.lost)
            assert b"clowder_dropped_connections_total 0.0" in server.services.metrics.text()
            await socket.close()
            await ann.close()

    play(story())


def test_all_sockets_of_a_person_share_what_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    class Behind:
        def write(self, _frames: bytes) -> bool:
            return False

    backlog = ws.Tally(ws.PERSON_BYTES)
    made = [ws.Connection(Behind(), ws.Bucket(1, 1), backlog) for _ in range(20)]  # type: ignore[arg-type]
    for connection in made:
        connection.known_as("ann")
        for _ in range(9):
            connection.send(b"x" * 100_000)
    assert sum(not connection.lost for connection in made) == ws.PERSON_BYTES // 900_000
    other = ws.Connection(Behind(), ws.Bucket(1, 1), backlog)  # type: ignore[arg-type]
    other.known_as("bob")
    other.send(b"x")
    assert not other.lost, "somebody else is not concerned"


def test_what_waited_for_a_lost_socket_is_given_back_to_its_person() -> None:
    class Behind:
        def write(self, _frames: bytes) -> bool:
            return False

    backlog = ws.Tally(ws.PERSON_BYTES)
    made = [ws.Connection(Behind(), ws.Bucket(1, 1), backlog) for _ in range(5)]  # type: ignore[arg-type]
    for connection in made:
        connection.known_as("ann")
    for _ in range(11):
        made[0].send(b"x" * 100_000)
    assert made[0].lost, "more than a megabyte"
    for connection in made[1:]:
        for _ in range(10):
            connection.send(b"x" * 100_000)
    assert not any(connection.lost for connection in made[1:]), "four megabytes of others"


@pytest.mark.parametrize("flood", [masked(0x89, b""), masked(0x8A, b"x" * 100), masked(0x01, b"") + masked(0x00, b"")])
def test_pings_and_pieces_without_end_end_the_connection(server: Server, flood: bytes) -> None:
    async def story() -> None:
        ann, table, cookie = await _with_a_table(server)
        line = await asyncio.to_thread(upgraded, server, table, cookie)
        first = flood[: len(masked(0x01, b""))] if flood[0] == 0x01 else b""  # one message, and its pieces
        await asyncio.to_thread(line.sendall, first)
        took = await asyncio.to_thread(sent_until_full, line, flood[len(first) :] * 1000, 40 * MB)
        assert took < 20 * MB
        said = await asyncio.to_thread(rest_of, line)
        assert said.endswith(b"too fast") or is_closed(line)
        await ann.close()

    play(story())


def test_a_large_frame_in_drops_is_refused_as_any_other(server: Server) -> None:
    async def story() -> None:
        ann, table, cookie = await _with_a_table(server)
        reader, writer = await asyncio.open_connection(sock=await asyncio.to_thread(upgraded, server, table, cookie))
        sent = masked(0x81, b"x" * 60_000)
        for at in range(0, len(sent), 50):
            writer.write(sent[at : at + 50])
            await writer.drain()
        async with asyncio.timeout(60):
            await reader.readuntil(b'"too_large"')
        writer.write(masked(0x81, b"x" * 100_000)[:14])  # its head: with more on the way one may not hear why
        async with asyncio.timeout(60):
            assert b"\x03\xf1" in await reader.read(), "1009: larger than anything that is read"
        writer.close()
        await ann.close()

    play(story())


def test_a_dripped_frame_is_not_copied_for_every_drop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pieces are put together once: a megabyte in drops was copied a thousand times."""

    class Still:
        state = wire.State.OPEN

    class Ear(wire.Wire):
        def __init__(self) -> None:
            self.conn, self.scope, self._broken, self._held, self._fragments = Still(), {"type": "x"}, False, 0, []  # type: ignore[assignment]
            self._rest, self._need, self._open, self._shaking, self.looks = bytearray(), 0, True, False, 0
            self.config = type("Config", (), {"ws_max_size": 65_536})()
            self.heard: list[bytes] = []
            self.hear = self.heard.append

    ear = Ear()
    sent = masked(0x81, b"y" * 60_000)
    for at in range(len(sent)):
        ear.data_received(sent[at : at + 1])
        if at == 30_000:
            half = ear._rest
    assert ear.heard == [b"y" * 60_000]
    assert half is not ear._rest or not ear._rest
    assert isinstance(half, bytearray), "it grows in place"


def test_sockets_of_one_person_are_counted(launch: Any) -> None:
    server = launch("", sockets=3)

    async def story() -> None:
        ann, table, _ = await _with_a_table(server)
        first = [await ann.sit(table) for _ in range(3)]
        fourth = await ann.sit(table, since=0)
        assert (await fourth.next())["key"] == "too_fast"
        with pytest.raises(websockets.ConnectionClosed) as ended:
            await fourth.until("never")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4429
        bob = await Person(server, "Bob").enter()
        assert (await bob.sit(table)).now, "nobody else is concerned"
        await first[0].close()
        while True:  # the server hears of it a little later
            again = await ann.sit(table, since=0)
            if (await again.next())["t"] != "error":
                break
        for person in (ann, bob):
            await person.close()

    play(story())


def test_guests_of_one_address_are_counted_together(launch: Any) -> None:
    server = launch("", sockets=1, trust_proxy=True)

    async def story() -> None:
        ann, table, _ = await _with_a_table(server)

        async def watch(address: str) -> dict[str, Any]:
            socket = await Socket.open(server, table, "", since=0, **{"X-Forwarded-For": address})
            return await socket.next()

        answers = [await watch(f"2001:db8::{n}") for n in range(ws.PEOPLE_PER_ADDRESS + 1)]
        assert [answer["t"] for answer in answers[:-1]] == ["snapshot"] * ws.PEOPLE_PER_ADDRESS
        assert answers[-1]["key"] == "too_fast"
        assert (await watch("2001:db8:0:1::1"))["t"] == "snapshot"
        await ann.close()

    play(story())


def test_a_flood_of_frames_is_read_slowly(launch: Any) -> None:
    """The first refusals are told; after that the rest waits at whoever sent it."""
    server = launch("", frame_rate=10.0, frame_burst=10.0)

    async def story() -> None:
        ann, table, cookie = await _with_a_table(server)
        line = await asyncio.to_thread(upgraded, server, table, cookie, 1 << 20)
        await asyncio.to_thread(line.sendall, masked(0x81, b'{"t":"ping","id":"p"}') * 20_000)
        await asyncio.sleep(1.0)
        answered = await asyncio.to_thread(line.recv, 1 << 20)
        assert answered.count(b"too_fast") < 1000
        line.close()
        await ann.close()

    play(story())


def test_whole_positions_have_a_price_of_their_own(launch: Any) -> None:
    server = launch("", look_rate=0.001, look_burst=5.0)

    async def story() -> None:
        ann, table, _ = await _with_a_table(server)
        first, second = await ann.sit(table), await ann.sit(table)
        for _ in range(3):
            await first.send({"t": "hello", "since": None})
            await first.until("snapshot")
        for frame in ({"t": "hello", "id": "a"}, {"t": "seat", "id": "a", "seat": 1}):
            await second.send(frame)
            assert (await second.until("error"))["key"] == "too_fast", "however many sockets ask"
        stale = {"t": "act", "id": "b", "ply": 77, "seat": 0, "text": "wave"}
        await second.send(json.dumps(stale))
        assert (await second.until("error"))["key"] == "too_fast"
        assert (await second.act(0, "wave", ply=0))["t"] == "ack", "a move in time costs nothing"
        await ann.close()

    play(story())
