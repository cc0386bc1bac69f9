"""The authority as a browser runs it, here in plain Python: whole games, coming back, and what needs a server."""

import asyncio
import json
from typing import Any

import pytest

from clowder.analysis.analysis import Budget
from clowder.anywhere import analyst, trier
from clowder.anywhere.worker import Worker
from clowder.games import GAMES
from clowder.server.brought_api import checked
from clowder.tables import fairness
from clowder.tables.deals import daily_plan
from tests.anywhere.outside import MemoryOutside, ask
from tests.anywhere.practising import practise

SOLO = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


async def until(condition: Any) -> None:
    async with asyncio.timeout(240):
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


def test_cards_of_ones_own_are_tried_for_as_long_as_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slice by slice, with as many games as fit, and it is told how many those were."""
    monkeypatch.setattr(trier, "SLICE", 0.0)  # one decision
    part = {"game": "if-it-fits", "option": "card_data", "seats": 2}

    async def scene() -> None:
        worker = Worker(MemoryOutside())
        house = (await ask(worker, "GET", "api/parts/if-it-fits/card_data"))[1]["data"]
        status, refused = await ask(worker, "POST", "api/parts/try", {**part, "data": {**house, "box": {}}})
        assert (status, refused["error"]["key"]) == (422, "invalid_options")
        _, line = await ask(worker, "POST", "api/parts/try", {**part, "data": house})
        assert (line["share"] < 0.1, line["trial"]) == (True, None)
        monkeypatch.setattr(trier, "SLICE", 0.2)
        monkeypatch.setattr(trier, "WHOLE", 0.3)
        lines = [line]
        while lines[-1]["share"] < 1:
            lines.append((await ask(worker, "POST", "api/parts/try?more=1", {**part, "data": house}))[1])
        found = lines[-1]["trial"]
        assert 1 <= found["games"] < found["wanted"] == 100
        assert found["measures"][0]["difference"]["mean"] == 0.0
        again = await ask(worker, "POST", "api/parts/try", {**part, "data": house})
        assert again == (200, lines[-1])  # at once

    asyncio.run(scene())


def test_a_finished_game_is_analysed_in_lines_and_its_moves_are_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No line takes much longer than a slice: whoever stops does not wait; whoever looks anew is told what is known."""
    monkeypatch.setattr(analyst, "BUDGET", Budget(simulations=1, rounds=1))
    monkeypatch.setattr(analyst, "SLICE", 0.0)  # one step: what a slice cannot be shorter than

    async def scene() -> None:
        outside = MemoryOutside()
        worker = Worker(outside)
        table = await sit(worker, "if-it-fits", SOLO)
        path = f"api/tables/{table}"
        status, refused = await ask(worker, "POST", f"{path}/analysis")
        assert (status, refused["error"]["key"]) == (409, "not_over")
        await look(worker, outside, 1, table)
        end = await play_on(worker, outside, 1)
        _, line = await ask(worker, "POST", f"{path}/analysis")
        assert (line["share"] < 0.1, line["analysis"]) == (True, None)  # not even the curve is there
        assert (await ask(worker, "POST", f"{path}/decisions/0", {"text": "x"}))[1]["error"]["key"] == "analysis_first"
        monkeypatch.setattr(analyst, "SLICE", 0.2)
        lines = [line]
        while lines[-1]["share"] < 1:
            lines.append((await ask(worker, "POST", f"{path}/analysis?more=1"))[1])
        shares = [each["share"] for each in lines]
        assert shares == sorted(shares)
        told = [each["analysis"] is not None for each in lines]
        assert told[-1]
        assert sum(told) <= 2  # the curve, and the end: a quick machine comes to both in one slice
        _, again = await ask(worker, "POST", f"{path}/analysis")
        assert again == {"share": 1.0, "analysis": lines[-1]["analysis"]}  # at once
        analyst._made.clear()  # the page is loaded again, and the worker of the bots with it
        assert await ask(Worker(outside), "POST", f"{path}/analysis") == (200, again)
        assert analyst._going == {}
        _, kept = await ask(Worker(outside), "GET", "api/stats/analyses")  # also after the page was closed
        assert ([(each["table"], each["kind"]) for each in kept["games"]], kept["waiting"]) == ([(table, "usual")], [])
        assert kept["games"][0]["luck"] == pytest.approx(again["analysis"]["luck"][kept["games"][0]["seat"]], abs=1e-4)
        decision = max(again["analysis"]["decisions"], key=lambda each: len(each["options"]))
        _, board = await ask(worker, "GET", f"{path}/decisions/{decision['ply']}")
        assert (board["ply"], board["seat"]) == (decision["ply"], decision["seat"])
        _, tried = await ask(worker, "POST", f"{path}/decisions/{decision['ply']}", {"text": decision["best"]})
        assert (tried["verdict"], tried["cost"]) == ("right", 0.0)
        _, tried = await ask(worker, "POST", f"{path}/decisions/{decision['ply']}", {"text": "nonsense"})
        assert (tried["verdict"], tried["refusal"]["key"]) == ("refused", "E_NOTATION")
        status, _ = await ask(worker, "GET", f"{path}/decisions/{end['ply']}")
        assert status == 404
        await practise(Worker(outside), outside, table, decision)

    asyncio.run(scene())


def test_a_position_is_played_on_from_here_and_counts_in_no_sum() -> None:
    async def scene() -> None:
        outside = MemoryOutside()
        worker = Worker(outside)
        game = GAMES.get("cat-box")
        state = game.new(seats=2, seed=4)
        while len(game.position(state)["deck"]) > 1:
            state.apply(next(iter(state.legal_actions())))
        wish = {"game": "cat-box", "seats": SOLO, "position": game.position(state), "start": True}
        status, made = await ask(worker, "POST", "api/tables", wish)
        assert (status, made["table"]["beginning"]) == (200, {"source": "position", "seat": 0, "eyes": -2})
        table = made["table"]["id"]
        await look(worker, outside, 1, table)
        await play_on(worker, outside, 1)
        _, record = await ask(worker, "GET", f"api/tables/{table}/record")
        assert fairness.verify(record) == []
        status, _ = await ask(worker, "POST", "api/replay?seat=all", record)
        assert status == 200
        _, stats = await ask(worker, "GET", "api/stats/me")
        assert (stats["games"], [each["table"] for each in stats["recent"]]) == ([], [table])
        status, refused = await ask(worker, "POST", "api/tables", {**wish, "position": {"table": "moon"}})
        assert (status, refused["error"]["key"]) == (422, "invalid_position")

    asyncio.run(scene())


def test_the_deal_of_the_day_is_the_servers_and_one_try_counts() -> None:
    async def scene() -> None:
        outside = MemoryOutside()
        worker = Worker(outside)
        _, today = await ask(worker, "GET", "api/daily")
        plans = [daily_plan(game, today["day"]) for game in GAMES.ids()]
        assert [(each["id"], each["seat"], each["mine"]) for each in today["deals"]] == [
            (plan.id, plan.seat, None) for plan in plans
        ]
        plan = next(plan for plan in plans if plan.game == "if-it-fits")
        twice = await asyncio.gather(*(ask(worker, "POST", f"api/deals/{plan.id}/play", {}) for _ in range(2)))
        (_, made), (_, tapped_again) = twice
        table = made["table"]["id"]
        assert table.startswith("here")
        assert tapped_again["table"]["id"] == table
        assert made["table"]["deal"]["counts"]
        later = Worker(outside)  # the page was closed: the try that was begun goes on
        _, again = await ask(later, "POST", f"api/deals/{plan.id}/play", {})
        assert again["table"]["id"] == table
        await look(later, outside, 1, table)
        end = await play_on(later, outside, 1)
        _, found = await ask(later, "GET", f"api/deals/{plan.id}")
        mine = found["deal"]["mine"]
        assert (mine["table"], mine["rank"]) == (table, end["outcome"]["ranks"][plan.seat])
        assert (found["best"], found["spread"]) == ([], [])
        _, practice = await ask(later, "POST", f"api/deals/{plan.id}/play", {})
        assert practice["table"]["id"] != table
        assert not practice["table"]["deal"]["counts"]
        _, record = await ask(later, "GET", f"api/tables/{table}/record")
        assert record["seed"] == plan.seed
        assert checked(json.dumps(record).encode())["extra"]["table"] == table  # an account takes it like any other
        status, refused = await ask(later, "GET", f"api/deals/{plan.id}/best")
        assert (status, refused["error"]["key"]) == (501, "needs_server")
        assert (await ask(later, "GET", "api/deals/nothing"))[1]["error"]["key"] == "no_such_deal"

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


def test_what_a_page_says_with_its_opening_is_heard() -> None:
    """Messages of a page do not wait for each other: the hello comes before the opening has done anything."""

    async def scene() -> None:
        outside = MemoryOutside()
        worker = Worker(outside)
        table = await sit(worker, "cat-box", SOLO)
        opening = asyncio.ensure_future(worker.open(1, table))
        worker.hear(1, json.dumps({"t": "hello", "since": None}))
        await opening
        await until(lambda: outside.of_kind(1, "snapshot"))
        gone = asyncio.ensure_future(worker.open(2, table))
        worker.hear(2, json.dumps({"t": "hello", "since": None}))
        worker.close(2)
        await gone
        assert 2 not in outside.heard

    asyncio.run(scene())


def test_who_asks_twice_at_once_is_one_person() -> None:
    async def scene() -> None:
        outside = MemoryOutside()
        pages = [Worker(outside), Worker(outside)]
        told = await asyncio.gather(*(ask(worker, "GET", "api/me") for worker in pages * 2))
        assert len({me["id"] for _, me in told}) == 1
        table = await sit(pages[0], "cat-box", SOLO)
        assert (await look(pages[1], outside, 1, table))["table"]["seats"][0]["me"]

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
        status, further = await ask(worker, "GET", "api/learn/cat-box?lang=de&lesson=cover")
        assert (status, further["lesson"]) == (200, "cover")
        status, lesson = await ask(worker, "GET", "api/learn/cat-box?lang=de")
        assert status == 200
        step = next(each for each in lesson["steps"] if each["asks"])
        status, verdict = await ask(
            worker, "POST", f"api/learn/cat-box/{step['id']}?lang=de", {"text": step["example"]}
        )
        assert (status, verdict["verdict"]) == (200, "right")
        status, puzzles = await ask(worker, "GET", "api/puzzles")
        one = f"api/puzzles/cat-box/{puzzles['games'][0]['puzzles'][0]['id']}"
        status, shown = await ask(worker, "GET", one)
        assert (status, shown["to_act"]) == (200, shown["seat"])
        status, given = await ask(worker, "POST", one, {"give_up": True})
        status, answer = await ask(worker, "POST", one, {"text": given["solution"]["best"]})
        assert (status, answer["verdict"]) == (200, "right")
        assert (await ask(worker, "GET", "api/puzzles/cat-box/none"))[0] == 404
        assert (await ask(worker, "GET", "api/puzzles/cat-box"))[0] == 404

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
