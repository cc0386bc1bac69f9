"""The authority as a browser runs it, here in plain Python: whole games, coming back, and what needs a server."""

import asyncio
import json
import os
from typing import Any

import pytest

from clowder.analysis.analysis import Budget
from clowder.anywhere import analyst
from clowder.anywhere.worker import Worker
from clowder.games import GAMES
from tests.anywhere.outside import MemoryOutside, ask

SOLO = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


async def until(condition: Any) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0)


async def sit(worker: Worker, game: str, seats: list[Any]) -> str:
    status, made = await ask(worker, "POST", "api/tables", {"game": game, "seats": seats})
    assert status == 200, made
    id = str(made["table"]["id"])
    status, _ = await ask(worker, "POST", f"api/tables/{id}/start", {"contribution": "ab" * 32})
    assert status == 200
    return id


async def look(worker: Worker, outside: MemoryOutside, socket: int, table: str) -> Any:
    await worker.open(socket, table)
    worker.hear(socket, json.dumps({"t": "hello", "since": None}))
    await until(lambda: outside.of_kind(socket, "snapshot"))
    return outside.of_kind(socket, "snapshot")[-1]


def first_move(frame: Any) -> str:
    prefix, words = frame["legal"][0]
    return f"{prefix} {words[0]}" if words else str(prefix)


async def play_on(worker: Worker, outside: MemoryOutside, socket: int, most: int = 10_000) -> Any:
    """The first legal move again and again; the last position that was shown."""
    for count in range(most):
        shown = [f for f in outside.heard[socket] if f and f["t"] in ("snapshot", "update") and "view" in f]
        now = shown[-1]
        if now["outcome"] is not None:
            return now
        if not now["legal"]:
            await until(lambda now=now: outside.of_kind(socket, "update")[-1:] not in ([], [now]))  # type: ignore[misc]
            continue
        id, ply, seat = f"m{socket}-{count}", now["ply"], now["to_act"]
        act = {"t": "act", "id": id, "ply": ply, "seat": seat, "text": first_move(now)}
        worker.hear(socket, json.dumps(act))
        await until(lambda now=now: outside.of_kind(socket, "update")[-1:] not in ([], [now]))  # type: ignore[misc]
        assert outside.of_kind(socket, "ack")[-1]["id"] == act["id"]
    return now


@pytest.mark.parametrize("game", GAMES.ids())
def test_a_whole_game_its_record_its_replay_and_its_figures(game: str) -> None:
    async def scene() -> None:
        outside = MemoryOutside()
        worker = Worker(outside)
        seats = SOLO + SOLO[1:] * (GAMES.get(game).min_seats - 2)
        table = await sit(worker, game, seats)
        await look(worker, outside, 1, table)
        end = await play_on(worker, outside, 1)
        status, record = await ask(worker, "GET", f"api/tables/{table}/record")
        assert status == 200
        assert len(record["actions"]) == end["ply"]
        status, again = await ask(worker, "POST", "api/replay?seat=all", record)
        assert status == 200
        assert again["sealed"]
        assert again["outcome"] == end["outcome"]
        status, steps = await ask(worker, "GET", f"api/tables/{table}/replay?seat=0")
        assert status == 200
        assert steps["plies"] == end["ply"]
        _, stats = await ask(worker, "GET", "api/stats/me")
        assert [(each["game"], each["played"]) for each in stats["games"]] == [(game, 1)]
        assert [each["table"] for each in stats["recent"]] == [table]

    asyncio.run(scene())


def test_a_finished_game_is_analysed_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        outside = MemoryOutside()
        worker = Worker(outside)
        table = await sit(worker, "cat-box", SOLO)
        status, refused = await ask(worker, "POST", f"api/tables/{table}/analysis")
        assert (status, refused["error"]["key"]) == (409, "not_over")
        if os.environ.get("CLOWDER_GOLDEN") != "all":
            return  # the rest takes half a minute
        await look(worker, outside, 1, table)
        await play_on(worker, outside, 1)
        monkeypatch.setattr(analyst, "BUDGET", Budget(simulations=1, rounds=1))
        found = []
        while not found or found[-1]["share"] < 1:
            status, line = await ask(worker, "POST", f"api/tables/{table}/analysis")
            assert status == 200
            found.append(line)
        assert found[0]["analysis"]
        assert found[-1]["analysis"]

    asyncio.run(scene())


def test_who_comes_back_finds_every_acknowledged_move() -> None:
    async def scene() -> None:
        outside = MemoryOutside()
        worker = Worker(outside)
        table = await sit(worker, "cat-box", SOLO)
        await look(worker, outside, 1, table)
        await play_on(worker, outside, 1, most=5)
        await until(lambda: outside.of_kind(1, "update")[-1]["legal"])  # the bot has moved
        before = outside.of_kind(1, "update")[-1]
        later = Worker(outside)  # the tab was closed in the middle of a turn: what is kept is all there is
        now = await look(later, outside, 2, table)
        assert (now["n"], now["ply"], now["view"], now["legal"]) == tuple(
            before[name] for name in ("n", "ply", "view", "legal")
        )
        _, tables = await ask(later, "GET", "api/tables?mine=1")
        assert [each["id"] for each in tables] == [table]
        assert (await play_on(later, outside, 2))["outcome"] is not None

    asyncio.run(scene())


def test_two_pages_of_one_browser_follow_each_other() -> None:
    async def scene() -> None:
        outside = MemoryOutside()
        one, other = Worker(outside), Worker(outside)
        table = await sit(one, "cat-box", SOLO)
        await look(one, outside, 1, table)
        await look(other, outside, 2, table)
        await play_on(one, outside, 1, most=3)
        await until(lambda: outside.of_kind(1, "update")[-1]["legal"])  # the bot has moved, by one of the two
        one.written_elsewhere(table)
        other.written_elsewhere(table)
        await until(lambda: outside.of_kind(2, "update")[-1:] == outside.of_kind(1, "update")[-1:] != [])

    asyncio.run(scene())


def test_no_room_is_told_and_nothing_is_shown_that_was_not_kept() -> None:
    async def scene() -> None:
        outside = MemoryOutside()
        worker = Worker(outside)
        table = await sit(worker, "cat-box", [{"kind": "me"}, {"kind": "hotseat"}])
        now = await look(worker, outside, 1, table)
        worker.hear(1, json.dumps({"t": "seat", "seat": now["to_act"]}))
        await until(lambda: outside.of_kind(1, "snapshot")[-1]["legal"])
        now = outside.of_kind(1, "snapshot")[-1]
        outside.full = True
        act = {"t": "act", "id": "m1", "ply": now["ply"], "seat": now["to_act"], "text": first_move(now)}
        worker.hear(1, json.dumps(act))
        await until(lambda: outside.of_kind(1, "error"))
        assert outside.of_kind(1, "error")[-1]["key"] == "here_full"
        assert not outside.of_kind(1, "update")
        outside.full = False
        worker.hear(1, json.dumps({**act, "id": "m2"}))
        await until(lambda: outside.of_kind(1, "update"))

    asyncio.run(scene())


def test_what_is_read_is_what_the_server_says() -> None:
    async def scene() -> None:
        worker = Worker(MemoryOutside())
        status, book = await ask(worker, "GET", "api/games/cat-box/rulebook?lang=uk&seats=3")
        assert (status, book["language"]) == (200, "uk")
        status, lesson = await ask(worker, "GET", "api/learn/cat-box?lang=de")
        assert status == 200
        step = next(each for each in lesson["steps"] if each["asks"])
        status, verdict = await ask(
            worker, "POST", f"api/learn/cat-box/{step['id']}?lang=de", {"text": step["example"]}
        )
        assert (status, verdict["verdict"]) == (200, "right")

    asyncio.run(scene())


def test_parts_of_ones_own_are_checked_kept_and_played_with_here() -> None:
    async def scene() -> None:
        worker = Worker(MemoryOutside())
        _, house = await ask(worker, "GET", "api/parts/cat-box/deck")
        deck = {**house["data"], "cards": {**house["data"]["cards"], "C01": "KK"}}
        wish = {"game": "cat-box", "option": "deck", "name": "Mine", "data": deck}
        _, verdict = await ask(worker, "POST", "api/parts/check", wish)
        assert [(fault["at"], fault["why"]) for fault in verdict["faults"]] == [("cards.C01.front", "front")]
        _, kept = await ask(worker, "POST", "api/me/parts", wish)
        table = {"game": "cat-box", "seats": SOLO, "parts": {"deck": kept["id"]}}
        status, _ = await ask(worker, "POST", "api/tables", table)
        assert status == 422
        deck["cards"]["C01"] = "KK/KK"
        path = f"api/me/parts/{kept['id']}"
        assert await ask(worker, "PUT", path, {"name": "Mine", "data": deck, "version": 1}) == (200, {"version": 2})
        _, made = await ask(worker, "POST", "api/tables", table)
        assert made["table"]["parts"] == [{"option": "deck", "name": "Mine", "seat": 0}]
        assert made["table"]["options"]["deck"]["cards"]["C01"] == "KK/KK"
        await ask(worker, "DELETE", path)
        assert await ask(worker, "GET", "api/me/parts") == (200, [])

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("method", "path", "body", "answer"),
    [
        ("POST", "api/tables", {"game": "cat-box", "seats": [{"kind": "me"}, {"kind": "open"}]}, (501, "needs_server")),
        ("POST", "api/me/link", None, (501, "needs_server")),
        ("POST", "api/me/parts/x/share", {"on": True}, (501, "needs_server")),
        ("GET", "api/parts/cat-box/board", None, (404, "unknown_part")),
        ("GET", "api/tables/herenowhere", None, (404, "no_such_table")),
        ("POST", "api/tables", {"game": "chess", "seats": SOLO}, (404, "unknown_game")),
        ("POST", "api/tables", {"seats": SOLO}, (422, "bad_request")),
        ("POST", "api/replay", {"no": "record"}, (422, "record_unreadable")),
    ],
)
def test_what_cannot_be_done_is_said(method: str, path: str, body: Any, answer: tuple[int, str]) -> None:
    status, said = asyncio.run(ask(Worker(MemoryOutside()), method, path, body))
    assert (status, said["error"]["key"]) == answer
