"""Frames that are not what they should be, and frames that are: nothing else goes over the socket."""

import random
from typing import Any

import orjson
import pytest
from driver import Person, Server, Socket, play

from clowder.server.frames import WIRE
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
    '{"t":"hello","since":"yesterday"}',
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


def test_every_frame_fits_its_published_schema(server: Server) -> None:
    models: dict[str, Any] = {}
    for model in WIRE:
        if model.__name__.startswith("Server"):
            for t in model.model_fields["t"].annotation.__args__:  # type: ignore[union-attr]
                models[t] = model

    async def story() -> None:
        ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "open"}], private=True, clock={"turn": 60})
        id = table["id"]
        await bob.post(f"/api/tables/{id}/join")
        waiting = await bob.sit(id)
        await ann.post(f"/api/tables/{id}/start")
        mine = await ann.sit(id)
        for frame in (
            {"t": "why", "id": "a", "seat": 0, "text": "play 77"},
            {"t": "why", "id": "b", "seat": 0, "text": "wave"},
            {"t": "hint", "id": "c", "seat": 0},
            {"t": "say", "id": "d", "text": "hello"},
            {"t": "act", "id": "e", "ply": 0, "seat": 0, "text": "draw"},
            {"t": "act", "id": "f", "ply": 0, "seat": 0, "text": "draw"},
            {"t": "act", "id": "g", "ply": 1, "seat": 0, "text": "draw"},
            {"t": "undo", "id": "h", "ply": 1},
            {"t": "seat", "seat": 0},
            {"t": "ping", "id": "i"},
        ):
            await mine.send(frame)
        assert (await mine.until("hint"))["reason"]["key"] in package_texts("clowder.bots").ids()
        await waiting.until("undo_asked")
        await waiting.send({"t": "undo_reply", "id": "h", "agree": True})
        await mine.until("update", ply=0)
        await ann.post(f"/api/tables/{id}/pause", {"on": True})
        await mine.until("paused")
        seen = set()
        for socket in (mine, waiting):
            for frame in socket.frames:
                models[frame["t"]].model_validate(frame)
                seen.add(frame["t"])
        expected = {"snapshot", "update", "ack", "why", "hint", "said", "stale", "refused", "pong", "paused", "table"}
        assert expected | {"undo_asked", "undo_agreed"} <= seen

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
        assert (await socket.until("error"))["key"] == "too_fast"
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
