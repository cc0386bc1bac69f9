"""Frames from outside are read by their description: what it does not allow is refused, and the field is named."""

import asyncio
import logging
from typing import Any, get_args

import msgspec
import pytest
from memory import MemoryJournal, new_table, people, watch

from clowder.tables import requests
from clowder.tables.inbox import BadFrame, handle, id_of, read
from clowder.tables.messages import ClientAct, ClientFrame, ClientHello, ClientPing, ClientSay

ACT: dict[str, Any] = {"t": "act", "id": "a1", "ply": 12, "seat": 0, "text": "play 3.0 @2,0", "n": 57}
GOOD: list[dict[str, Any]] = [
    {"t": "hello", "since": None},
    {"t": "hello", "since": 57, "seat": 1},
    {"t": "hello"},
    ACT,
    {"t": "why", "id": "q1", "seat": 0, "text": "play 3.0 @9,9"},
    {"t": "undo", "id": "u1", "ply": 12},
    {"t": "undo_reply", "id": "u1", "agree": True},
    {"t": "redo", "id": "r1", "ply": 12},
    {"t": "undo", "id": "u2", "ply": 12, "look": True},
    {"t": "say", "id": "s1", "phrase": "nice_move"},
    {"t": "say", "id": "s2", "text": "hello there"},
    {"t": "hint", "id": "h1", "seat": 0},
    {"t": "seat", "seat": 1},
    {"t": "ping", "id": "p1"},
]


def field_of(raw: str | bytes) -> str:
    with pytest.raises(BadFrame) as caught:
        read(raw)
    return caught.value.field


def test_every_kind_of_frame_is_read_into_its_type() -> None:
    found = [read(msgspec.json.encode(frame)) for frame in GOOD]
    assert {type(frame) for frame in found} == set(get_args(ClientFrame))
    assert found[3] == ClientAct("a1", 12, 0, "play 3.0 @2,0", 57)
    assert found[1] == ClientHello(57, 1)
    assert found[10] == ClientSay("s2", None, "hello there")


@pytest.mark.parametrize("frame", GOOD, ids=lambda frame: str(frame["t"]))
def test_every_field_is_known_by_name_and_of_its_kind(frame: dict[str, Any]) -> None:
    for name in frame:
        rest = {key: value for key, value in frame.items() if key != name}
        mistyped = msgspec.json.encode({**rest, f"{name}x": frame[name]})
        assert field_of(mistyped) in (name, f"{name}x"), "a wrong name"
        for wrong in ({}, [], 1.5, [frame[name]]):
            assert field_of(msgspec.json.encode({**frame, name: wrong})) == name
    required = {"hello": (), "seat": ("seat",), "say": ("id",)}.get(
        frame["t"], [n for n in frame if n not in ("t", "n", "look")]
    )
    for name in required:
        assert field_of(msgspec.json.encode({key: value for key, value in frame.items() if key != name})) == name


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"id": ""}, "id"),
        ({"id": "x" * 65}, "id"),
        ({"id": "a\0b"}, "id"),
        ({"ply": True}, "ply"),
        ({"ply": "0"}, "ply"),
        ({"ply": None}, "ply"),
        ({"seat": 2**31}, "seat"),
        ({"seat": 10**30}, "seat"),
        ({"seat": -2}, "seat"),
        ({"text": "w" * 201}, "text"),
        ({"t": "dance"}, "t"),
        ({"t": None}, "t"),
        ({"by": "me"}, "by"),
    ],
)
def test_values_that_no_move_has(change: dict[str, Any], field: str) -> None:
    raw = msgspec.json.encode({**ACT, **change})
    assert field_of(raw) == field
    assert field_of(raw.decode()) == field


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        ("", "json"),
        ("{", "json"),
        (b"\xff\xfe\x00", "json"),
        (b'{"t":"ping","id":"\xff"}', "json"),
        ('{"t":"ping","id":"\\ud800"}', "json"),
        ('{"t":"ping","id":"p"} {}', "json"),
        ("null", "object"),
        ("[]", "object"),
        ("[" * 3000, "object"),
        ("{}", "t"),
        ('{"t":"say","id":"s"}', "text"),
    ],
)
def test_what_is_no_frame_at_all(raw: str | bytes, field: str) -> None:
    assert field_of(raw) == field


def test_an_error_is_answered_with_the_id_of_its_frame() -> None:
    assert id_of('{"t":"dance","id":"d1"}') == "d1"
    assert id_of('{"id":"' + "x" * 64 + '"}') == "x" * 64
    for raw in ("{", "[]", '{"id":5}', '{"id":"' + "x" * 65 + '"}', b"\xff", '{"id":' + "[" * 5000):
        assert id_of(raw) is None


def test_whoever_asks_for_what_breaks_is_told_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)

    async def broken(*_: Any) -> None:
        raise RuntimeError("planted")

    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        viewer = await watch(table, "p0")
        monkeypatch.setattr(requests, "ping", broken)
        await table.call(lambda: handle(table, viewer, ClientPing("p")))
        assert viewer.frames[-1] == {"t": "error", "id": "p", "key": "internal", "params": {}}
        await table.close()

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["act", "why"])
def test_a_move_has_two_hundred_letters_at_most(kind: str) -> None:
    frame = {**ACT, "t": kind} if kind == "act" else {"t": kind, "id": "q", "seat": 0}
    assert read(msgspec.json.encode({**frame, "text": "x" * 200}))
    assert field_of(msgspec.json.encode({**frame, "text": "x" * 201})) == "text"


@pytest.mark.parametrize("name", ["ply", "seat", "n"])
def test_numbers_have_their_bounds(name: str) -> None:
    for number in (-1, 2**31 - 1):
        assert read(msgspec.json.encode({**ACT, name: number}))
    for number in (-2, 2**31):
        assert field_of(msgspec.json.encode({**ACT, name: number})) == name
