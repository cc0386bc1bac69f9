"""Requests that would cost much: refused before anything is built, priced, and never done where tables wait."""

import asyncio
import copy
import json
import os
import secrets
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from driver import Server
from in_process import in_process_server

from clowder.core.record import Record
from clowder.games import GAMES
from clowder.games.cat_attack import catalogue
from clowder.server import rate_limit, work_budget
from clowder.server.rate_limit import Buckets
from clowder.server.work_budget import Payer, WorkBudget
from clowder.tables.model import TableError

SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]


def clique(size: int) -> dict[str, Any]:
    """The house board and so many walls, each joined to all others."""
    board = copy.deepcopy(catalogue.house_board())
    for n in range(size):
        board["spaces"].append({"id": f"Q{n}", "kind": "wall", "x": n, "y": 0, "curiosity": False})
    board["edges"] += [["R3", "Q0"], *([f"Q{a}", f"Q{b}"] for a in range(size) for b in range(a))]
    return board


@pytest.mark.parametrize(
    "board", [clique(12), clique(18), {"spaces": [], "edges": []}, {"spaces": [[]], "edges": [{}]}]
)
def test_a_board_that_would_take_for_ever_is_refused_with_its_place(server: Server, board: dict[str, Any]) -> None:
    wish = {"game": "cat-attack", "options": {"board": board}, "seats": SEATS}
    answer = httpx.post(f"{server.url}/api/tables", json=wish, timeout=60)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "invalid_options"
    faults = answer.json()["error"]["params"]["faults"]
    assert {fault["key"] for fault in faults} == {"E_DATA"}
    assert all(fault["where"] and fault["hint"] for fault in faults)


@pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        ("cat-attack", "board", clique(12)),
        ("cat-attack", "board", catalogue.house_board()),
        ("cat-box", "deck", {"cards": {}}),
        ("if-it-fits", "cats", ["a"] * 2000),
    ],
)
def test_nobody_has_parts_built_by_asking_for_a_rulebook(server: Server, game: str, name: str, value: Any) -> None:
    parts = {name: json.dumps(value, separators=(",", ":"))}
    answer = httpx.get(f"{server.url}/api/games/{game}/rulebook", params=parts)
    if answer.status_code == 414:  # it did not even come through the door
        return
    assert answer.status_code == 422
    (fault,) = answer.json()["error"]["params"]["faults"]
    assert fault["where"] == name


def test_a_table_with_its_own_board_is_made_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build, threads = catalogue._built, []

    def noted(data: Any) -> Any:
        threads.append(threading.current_thread())
        return build(data)

    monkeypatch.setattr(catalogue, "_built", noted)
    board = copy.deepcopy(catalogue.house_board())
    board["note"] = "ours"

    async def story() -> None:
        async with in_process_server(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as guest:
            wish = {"game": "cat-attack", "options": {"board": board}, "seats": SEATS, "start": True}
            answer = await guest.post("/api/tables", json=wish, timeout=60)
            assert answer.status_code == 201, answer.text

    asyncio.run(story())
    if not catalogue.__file__.endswith(".so"):  # compiled code does not look its own functions up
        assert len(threads) == 1, "built once, and kept"
        assert threads[0] is not threading.current_thread()


def test_what_requests_cause_is_done_in_another_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            assert await server.services.pool.work("ann", os.getpid) != os.getpid()
            with pytest.raises(TableError, match="no_such_ply") as caught:
                await server.services.pool.work("ann", fails)
            assert (caught.value.status, caught.value.params) == (404, {"ply": 7})

    asyncio.run(story())


def fails() -> None:
    raise TableError("no_such_ply", 404, ply=7)


# -- prices ----------------------------------------------------------------------------------------------------------


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rate_limit, "time", clock)
    return clock


def refused(budget: WorkBudget, payer: Payer, price: float) -> int | None:
    """The seconds to wait; None if it was paid."""
    try:
        budget.pay(payer, price)
    except TableError as error:
        return int(error.params["seconds"]) if (error.key, error.status) == ("too_much_work", 429) else -1
    return None


def test_a_purse_is_empty_after_its_burst_and_fills_again(clock: Clock) -> None:
    budget, ann = WorkBudget(rate=100.0, burst=1000.0), Payer("ann", "1.1.1.1")
    assert [refused(budget, ann, 400.0) for _ in range(3)] == [None, None, 2]
    clock.now += 2.0
    assert refused(budget, ann, 400.0) is None
    assert refused(budget, Payer("bob", "2.2.2.2"), 400.0) is None, "another person at another address"


def test_many_people_at_one_address_share_its_purse(clock: Clock) -> None:
    budget = WorkBudget(rate=100.0, burst=1000.0)
    answers = [refused(budget, Payer(f"guest{n}", "1.1.1.1"), 1000.0) for n in range(6)]
    assert answers == [None] * work_budget.ADDRESS_SHARE + [3, 3]
    assert refused(budget, Payer("", "1.1.1.1"), 1.0) == 1, "also without a cookie"
    assert refused(budget, Payer("", "2.2.2.2"), 1.0) is None


def test_what_costs_more_than_a_whole_purse_takes_a_full_one(clock: Clock) -> None:
    budget, ann = WorkBudget(rate=100.0, burst=1000.0), Payer("ann", "1.1.1.1")
    assert refused(budget, ann, 1e9) is None
    assert refused(budget, ann, 1e9) == 10


def test_who_shares_an_address_with_everybody_pays_alone(clock: Clock) -> None:
    budget = WorkBudget(rate=100.0, burst=1000.0)
    assert [refused(budget, Payer(f"guest{n}", ""), 1000.0) for n in range(8)] == [None] * 8
    assert refused(budget, Payer("guest0", ""), 1000.0) == 10


def test_purses_are_forgotten_when_there_are_too_many(clock: Clock) -> None:
    purses = Buckets(rate=1.0, burst=10.0, limit=3)
    for n in range(5):
        assert purses.take(f"guest{n}", 10.0)
    assert [purses.wait(f"guest{n}", 10.0) for n in (4, 3, 2, 0)] == [10.0, 10.0, 10.0, 0.0]


def test_replays_lessons_rulebooks_and_tables_are_paid_for(launch: Callable[..., Server]) -> None:
    server = launch(work_rate=0.001, work_burst=200.0)
    record = Record.start(GAMES.get("cat-box"), seats=3, seed=7).as_json()
    tries: list[Callable[[httpx.Client], httpx.Response]] = [
        lambda guest: guest.post("/api/replay", json=record),
        lambda guest: guest.get("/api/learn/cat-box"),
        lambda guest: guest.post("/api/learn/cat-box/none", json={"text": "end"}),
        lambda guest: guest.get("/api/puzzles/cat-box/none"),
        lambda guest: guest.get("/api/games/cat-box/rulebook?seats=3"),
        lambda guest: guest.post("/api/games/cat-box/count", json={"pad": {}}),
        lambda guest: guest.post("/api/games/cat-box/move", json={"position": {}, "text": "end"}),
        lambda guest: guest.post("/api/tables", json={"game": "cat-box", "seats": SEATS}),
        lambda guest: guest.patch("/api/me", json={"name": secrets.token_hex(4)}),
    ]
    with httpx.Client(base_url=server.url, timeout=60) as guest, httpx.Client(base_url=server.url, timeout=60) as other:
        guest.get("/api/me")
        other.get("/api/me")
        dear = json.dumps({**record, "extra": {"note": "x" * 30_000}})
        assert guest.post("/api/replay", content=dear).status_code == 200
        for ask in tries:
            answers = [ask(guest)]
            while answers[-1].status_code != 429 and len(answers) < 300:
                answers.append(ask(guest))
            assert answers[-1].status_code == 429
            assert answers[-1].json()["error"]["key"] == "too_much_work"
            assert answers[-1].json()["error"]["params"]["seconds"] > 0
        assert other.post("/api/replay", json=record).status_code == 200, "somebody else has a purse of their own"
        assert guest.get("/api/me").status_code == 200, "what costs nothing is still answered"
