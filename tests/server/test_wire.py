"""Frames that are not what they should be, and frames that are: nothing else goes over the socket."""

import asyncio
import random
from pathlib import Path
from typing import Any, get_args

import orjson
import pytest
import websockets
from described import check_frame
from driver import Person, Server, Socket, play
from in_process import in_process_server

from clowder.server.ws import PENDING_LIMIT
from clowder.tables.messages import ServerFrame
from clowder.tables.table import Table
from clowder.texts import package_texts

JUNK: list[Any] = [
    "",
    "null",
    "[]",
    "{",
    '"act"',
    b"\xff\xfe\x00",
    "{}",
    '{"t":null}',
    '{"t":"dance"}',
    '{"t":"act"}',
    '{"t":"act","id":"","ply":0,"seat":0,"text":"wave"}',
    '{"t":"act","id":"x","ply":"0","seat":0,"text":"wave"}',
    '{"t":"act","id":"x","ply":0.0,"seat":0,"text":"wave"}',
    '{"t":"act","id":"x","ply":true,"seat":0,"text":"wave"}',
    '{"t":"act","id":"x","ply":0,"seat":99999999999999999999,"text":"wave"}',
    '{"t":"act","id":"x","ply":0,"seat":0,"text":["wave"]}',
    '{"t":"act","id":{},"ply":0,"seat":0,"text":"wave"}',
    '{"t":"act","id":"a\\u0000b","ply":0,"seat":0,"text":"wave"}',
    '{"t":"hello","since":"yesterday"}',
    '{"t":"hello","sinse":5}',
    '{"t":"ping"}',
    '{"t":"say","id":"x"}',
    '{"t":"say","id":"x","phrase":"meow","loud":true}',
    '{"t":"undo_reply","id":"x","agree":"yes"}',
    '{"t":"say","id":"x","phrase":5}',
    '{"t":"seat","seat":3}',
    '{"t":"undo","id":"x","ply":0}',
    '{"t":"hint","id":"x","seat":1}',
    "[" * 3000,
    '{"t":"act","id":"x","ply":0,"seat":0,"text":"' + "w" * 300 + '"}',
    "x" * 20_000,
]


def test_broken_frames_get_a_clear_error_and_table_and_connection_survive(server: Server) -> None:
    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True)
        socket = await ann.sit(table["id"])
        for junk in JUNK:
            await socket.send(junk)
            answer = await socket.until("error")
            assert answer["key"] in ("bad_frame", "too_large", "not_your_seat", "nothing_to_undo"), (junk, answer)
        rng = random.Random(3)
        for _ in range(300):
            await socket.send(bytes(rng.randrange(256) for _ in range(rng.randrange(60))))
        good = orjson.dumps({"t": "act", "id": "q", "ply": 0, "seat": 0, "text": "wave"})
        for _ in range(300):
            broken = bytearray(good)
            broken[rng.randrange(len(broken))] = rng.randrange(256)
            await socket.send(bytes(broken))
        await socket.send({"t": "ping", "id": "end"})
        await socket.until("pong")
        await socket.send({"t": "hello", "since": None})
        await socket.until("snapshot")
        while socket.now["to_act"] != 0:
            await socket.next()
        assert (await socket.act(0, "wave", "fine"))["t"] == "ack"

    play(story())


async def ask_for_an_undo(ann: Person, bob: Person) -> tuple[Socket, Socket]:
    """Ann puts down her first cat, a bot does so after her, and nothing was seen: Bob is asked twice."""
    wish = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]
    id = (await ann.table(wish, game="if-it-fits", options={"first_player": 0}))["id"]
    await bob.post(f"/api/tables/{id}/join")
    await ann.post(f"/api/tables/{id}/start")
    mine, waiting = await ann.sit(id), await bob.sit(id)
    for question, agree in (("first", True), ("second", False)):
        await mine.act(0, mine.legal()[0])
        await mine.until("update", ply=2)
        await mine.send({"t": "undo", "id": f"{question} look", "ply": 2, "look": True})
        await mine.send({"t": "undo", "id": question, "ply": 2})
        await waiting.until("undo_asked", id=question)
        await waiting.send({"t": "undo_reply", "id": question, "agree": agree})
        await mine.until(*(("update",) if agree else ("undo_declined",)), **({"ply": 0} if agree else {}))
    return mine, waiting


def test_every_kind_of_frame_is_as_described(server: Server) -> None:
    async def story() -> None:
        ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "open"}], private=True, clock={"turn": 60})
        id = table["id"]
        await bob.post(f"/api/links/{await ann.link(id, 'play')}/join")
        waiting = await bob.sit(id)
        await ann.post(f"/api/tables/{id}/start")
        mine = await ann.sit(id)
        for frame in (
            {"t": "why", "id": "a", "seat": 0, "text": "play 77"},
            {"t": "why", "id": "b", "seat": 0, "text": "wave"},
            {"t": "say", "id": "d", "text": "hello"},
            {"t": "act", "id": "e", "ply": 0, "seat": 0, "text": "draw"},
            {"t": "act", "id": "f", "ply": 0, "seat": 0, "text": "draw"},
            {"t": "act", "id": "g", "ply": 1, "seat": 0, "text": "draw"},
            {"t": "undo", "id": "l", "ply": 1, "look": True},
            {"t": "seat", "seat": 0},
            {"t": "ping", "id": "i"},
        ):
            await mine.send(frame)
        assert (await mine.until("error", id="l"))["key"] == "undo_seen"
        await ann.post(f"/api/tables/{id}/pause", {"on": True})
        await mine.until("paused")
        alone = await ann.sit((await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True))["id"])
        await alone.send({"t": "hint", "id": "c", "seat": 0})
        assert (await alone.until("hint"))["reason"]["key"] in package_texts("clowder.bots").ids()
        await alone.act(0, "wave")
        await alone.until("thinking")
        back = await bob.sit(id, since=2)
        await back.send({"t": "undo_reply", "id": "nothing", "agree": True})
        await back.until("error")
        away = await Socket.open(server, "nowhere", "", since=0)
        await away.until("error")
        seen = {check_frame(raw, "tiny") for socket in (mine, waiting, alone, back, away) for raw in socket.raw}
        for socket in await ask_for_an_undo(ann, bob):
            seen |= {check_frame(raw, "if-it-fits") for raw in socket.raw}
        assert seen == {kind.__struct_config__.tag for kind in get_args(ServerFrame)}

    play(story())


def test_a_private_hand_is_only_in_its_owners_frames(server: Server) -> None:
    async def story() -> None:
        ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "open"}])
        id = table["id"]
        await bob.post(f"/api/tables/{id}/join")
        await ann.post(f"/api/tables/{id}/start")
        mine, his, nobody = await ann.sit(id), await bob.sit(id), await Socket.open(server, id, "")
        await mine.act(0, "draw")
        for socket in (mine, his, nobody):
            await socket.until_ply(1)
        assert "card" in mine.now["events"][0]
        for socket in (his, nobody):
            assert socket.now["events"] == [{"kind": "draw", "seat": 0}]
        assert "hand" not in nobody.now["view"]
        assert (await bob.get(f"/api/tables/{id}/replay"))["steps"][1]["events"] == [{"kind": "draw", "seat": 0}]

    play(story())


def test_too_fast_is_refused_not_banned(launch: Any) -> None:
    server = launch("", frame_rate=50.0, frame_burst=5.0)

    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}], start=True)
        socket = await ann.sit(table["id"])
        for n in range(40):
            await socket.send({"t": "ping", "id": str(n)})
        refused = await socket.until("error")
        assert refused["key"] == "too_fast"
        assert refused["id"] not in {frame["id"] for frame in socket.frames if frame["t"] == "pong"}
        assert refused["id"] in map(str, range(40)), "who waits for an answer has it"
        frame: dict[str, Any] = {}
        while frame.get("t") != "pong" or frame.get("id") != "later":
            await socket.send({"t": "ping", "id": "later"})
            frame = await socket.next()

    play(story())


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_foreign_pages_cannot_open_a_socket(server: Server, origin: str) -> None:
    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}], start=True)
        with pytest.raises(Exception, match=r"4403|403"):
            await Socket.open(server, table["id"], "", Origin=origin)
        await Socket.open(server, table["id"], "", Origin=server.url)

    play(story())


def masked(first: int, payload: bytes, mask: bytes = b"\x0a\x0b\x0c\x0d") -> bytes:
    """A frame as a browser sends it."""
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


PING = b'{"t":"ping","id":"%b"}'


def test_a_ping_is_answered_while_the_table_is_busy_or_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is how a client finds out whether anybody is there: a slow disk is no lost connection."""

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            id = (await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True))["id"]
            socket = await ann.sit(id)
            table, gate = await server.services.loaded_tables.get(id), asyncio.Event()

            async def busy() -> None:
                await gate.wait()

            table.put(busy)
            for n in range(PENDING_LIMIT + 1):  # as much as one may ask at once, and more
                await socket.send({"t": "why", "id": f"w{n}", "seat": 0, "text": "wave"})
            await socket.send({"t": "ping", "id": "busy"})
            assert (await socket.next())["key"] == "too_fast"
            assert await socket.next() == {"t": "pong", "id": "busy"}
            gate.set()
            await socket.until("why", id=f"w{PENDING_LIMIT - 1}")
            await socket.close()
            load, gate = server.services.loaded_tables.get, asyncio.Event()

            async def slow(id: str) -> Table:
                await gate.wait()
                return await load(id)

            monkeypatch.setattr(server.services.loaded_tables, "get", slow)
            early = await ann.sit(id, since=0)  # says hello at once
            await early.send({"t": "why", "id": "early", "seat": 0, "text": "wave"})
            for n in range(3):
                await early.send({"t": "ping", "id": f"load{n}"})
                assert await early.next() == {"t": "pong", "id": f"load{n}"}
            gate.set()
            assert (await early.next())["t"] == "snapshot", "what was asked meanwhile is done in its order"
            assert (await early.until("why"))["id"] == "early"
            await early.close()
            await ann.close()

    play(story())


def test_frames_may_come_in_any_pieces(server: Server) -> None:
    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        cookie = ann.http.cookies.get("clowder_session")
        writer.write(
            f"GET /api/tables/{table['id']}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: clowder_session={cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")

        async def answered(id: bytes) -> None:
            async with asyncio.timeout(60):
                await reader.readuntil(b'"t":"pong","id":"%b"}' % id)

        for byte in masked(0x81, PING % b"a"):  # one byte at a time
            writer.write(bytes((byte,)))
            await writer.drain()
        await answered(b"a")
        writer.write(masked(0x81, PING % b"b") + masked(0x81, PING % b"c")[:9])  # one and a half
        await answered(b"b")
        writer.write(masked(0x81, PING % b"c")[9:])
        await answered(b"c")
        text = PING % b"d"
        writer.write(masked(0x01, text[:5]) + masked(0x89, b"alive?"))  # in fragments, with a ping between them
        await reader.readuntil(b"alive?")
        writer.write(masked(0x00, text[5:9]) + masked(0x80, text[9:]))
        await answered(b"d")
        writer.write(masked(0x81, PING % b"e"))  # and plainly again
        await answered(b"e")
        writer.write(masked(0x82, PING % b"f"))  # as bytes
        await answered(b"f")
        writer.write(b"\x81\x02{}")  # not masked: the protocol says to close
        rest = await asyncio.wait_for(reader.read(), 240)
        assert b"\x03\xea" in rest, "1002, a protocol error"
        writer.close()

    play(story())


def test_what_is_larger_than_anything_ends_the_connection_and_not_the_server(server: Server) -> None:
    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True)
        socket = await ann.sit(table["id"])

        async def shout() -> None:  # the length alone is enough: the end may come before all of it is sent
            await socket.send("x" * 2_000_000)
            await socket.until("never")

        with pytest.raises(websockets.ConnectionClosed):
            await shout()
        again = await ann.sit(table["id"])
        assert again.now["view"]

    play(story())
