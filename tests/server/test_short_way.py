"""The short way of the requests that make a game gives the answers of the long way, and takes nothing else."""

import json
from pathlib import Path
from typing import Any

import pytest
from driver import Person, play
from fastapi.routing import APIRoute
from in_process import InProcessServer, in_process_server

USUAL = "application/json"
LONG = "application/json; charset=utf-8"  # the same to FastAPI; the short way leaves it alone
CHANGING = {"id", "commitment", "created", "started", "invite", "request"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
TABLE: dict[str, Any] = {"game": "tiny", "seats": [ME, OPEN]}

CREATED: list[Any] = [
    TABLE,
    {**TABLE, "private": True, "spectators": "none", "clock": {"turn": 30}},
    {**TABLE, "seats": [ME, {"kind": "bot", "level": "kitten"}], "start": True},
    {**TABLE, "seats": [ME, {"kind": "bot", "level": "lion"}]},
    {**TABLE, "game": "no such game"},
    {**TABLE, "seats": [ME] * 9},
    {**TABLE, "options": {"nothing": 1}},
    {**TABLE, "more": 1},
    {"seats": [ME]},
    [],
]
AT_TABLE: list[tuple[str, Any]] = [
    ("join", {}),
    ("join", {"seat": 1, "name": " Ann\t", "contribution": "ab"}),
    ("join", {"seat": 7}),
    ("join", {"seat": "x"}),
    ("join", {"contribution": "xyz"}),
    ("start", {}),
    ("start", {"fill": "lion"}),
    ("start", {"fill": "kitten", "contribution": "00"}),
    ("start", {"start": 1}),
]


def same(value: Any) -> Any:
    """Without what differs between any two tables."""
    if isinstance(value, dict):
        return {name: same(inner) for name, inner in value.items() if name not in CHANGING}
    return [same(inner) for inner in value] if isinstance(value, list) else value


async def told(person: Person, path: str, body: bytes, kind: str) -> list[Any]:
    answer = await person.http.post(path, content=body, headers={"content-type": kind})
    return [answer.status_code, answer.json(), sorted(answer.headers)]


@pytest.fixture
def routed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that FastAPI's routes have answered."""
    found: list[str] = []
    handle = APIRoute.handle

    async def noted(self: APIRoute, scope: Any, receive: Any, send: Any) -> None:
        found.append(scope["path"])
        await handle(self, scope, receive, send)

    monkeypatch.setattr(APIRoute, "handle", noted)
    return found


def test_both_ways_say_the_same(tmp_path: Path) -> None:
    async def story(server: InProcessServer) -> None:
        host, guest = await Person(server, "Host").enter(), await Person(server, "Guest").enter()
        for wish in CREATED:
            short, long = [await told(host, "/api/tables", json.dumps(wish).encode(), kind) for kind in (USUAL, LONG)]
            assert same(short) == same(long), wish
        for who in (host, guest):
            for what, wish in AT_TABLE:
                answers = []
                for kind in (USUAL, LONG):
                    server.services.open_tables._made.clear()  # more than one person may leave open
                    table = await host.table([ME, OPEN])
                    path = f"/api/tables/{table['id']}/{what}"
                    answers.append(await told(who, path, json.dumps(wish).encode(), kind))
                assert same(answers[0]) == same(answers[1]), (what, wish)
        for body in (b"", b"{", b"null", b"[" * 20_000, b'{"game": NaN}', b"\xff"):
            for path in ("/api/tables", "/api/tables/none/join", "/api/tables/none/start"):
                assert same(await told(host, path, body, USUAL)) == same(await told(host, path, body, LONG)), body
        for person in (host, guest):
            await person.close()

    play(in_process(tmp_path, story))


def test_only_who_has_a_session_in_force_goes_the_short_way(tmp_path: Path, routed: list[str]) -> None:
    async def story(server: InProcessServer) -> None:
        host, stranger = await Person(server, "Host").enter(), Person(server)
        routed.clear()
        table = await host.table([ME, OPEN])
        await host.post(f"/api/tables/{table['id']}/join")
        assert routed == []
        joined = await stranger.http.post(f"/api/tables/{table['id']}/join", json={})
        assert (joined.status_code, "clowder_session" in joined.headers["set-cookie"]) == (200, True)
        forged = {"Cookie": "clowder_session=a.b.c", "content-type": USUAL}
        answer = await stranger.http.post("/api/tables", content=json.dumps(TABLE), headers=forged)
        assert (answer.status_code, "set-cookie" in answer.headers) == (201, True)
        assert len(routed) == 2
        await host.post(f"/api/tables/{table['id']}/start")
        assert len(routed) == 2
        for person in (host, stranger):
            await person.close()

    play(in_process(tmp_path, story))


def test_a_body_that_grows_beyond_the_limit_is_refused(tmp_path: Path) -> None:
    async def story(server: InProcessServer) -> None:
        host = await Person(server, "Host").enter()

        async def endless() -> Any:
            for _ in range(1000):
                yield b" " * 10_000

        answer = await host.http.post("/api/tables", content=endless(), headers={"content-type": USUAL})
        assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too_large")
        await host.close()

    play(in_process(tmp_path, story))


async def in_process(folder: Path, story: Any) -> None:
    async with in_process_server(folder) as server:
        await story(server)
