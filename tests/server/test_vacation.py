"""Vacations: day clocks stand for who is away, everybody sees it, and a year has so many days of it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from driver import Person, play
from in_process import InProcessServer, in_process_server

from clowder.tables import model
from clowder.tables.table import Table

DAY = 86_400_000


class Time:
    """Stands in for the module `time` where the tables ask for it."""

    def __init__(self, real: Callable[[], int]) -> None:
        self._real = real
        self.days = 0.0

    def time_ns(self) -> int:
        return self._real() + int(self.days * DAY) * 1_000_000


@pytest.fixture
def time_machine(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time(model.time.time_ns)
    monkeypatch.setattr(model, "time", made)
    return made


async def table_of(ann: Person, bob: Person, clock: Any) -> str:
    id: str = (await ann.table([{"kind": "me"}, {"kind": "open"}], clock=clock))["id"]
    await bob.post(f"/api/tables/{id}/join")
    await ann.post(f"/api/tables/{id}/start")
    return id


async def loaded_anew(server: InProcessServer, id: str) -> Table:
    """As after a restart, or when nobody looked for a while."""
    await server.services.loaded_tables.tables.pop(id).close()
    return await server.services.loaded_tables.get(id)


async def ply_of(server: InProcessServer, id: str) -> int:
    table = await server.services.loaded_tables.get(id)
    return await table.call(lambda: _ply(table))


async def _ply(table: Table) -> int:
    return table.data.ply()


def test_a_day_clock_stands_for_who_is_on_vacation_and_goes_on_afterwards(tmp_path: Path, time_machine: Time) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            id = await table_of(ann, bob, {"days": 2})
            hers = await ann.sit(id)
            assert (await hers.act(0, "wave"))["t"] == "ack"
            time_machine.days = 1.0
            now = await bob.post("/api/me/vacation", {"days": 10})
            assert (now["left"], round((now["until"] - model.now_ms()) / DAY)) == (20, 10)
            told = await hers.until("table")
            while "clock" not in told:
                told = await hers.until("table")
            assert told["table"]["seats"][1]["vacation"] == now["until"]
            assert not told["clock"]["running"]
            await hers.close()
            time_machine.days = 9.0  # six days beyond the clock
            await loaded_anew(server, id)
            await server.services.loaded_tables.sweep()
            assert await ply_of(server, id) == 1
            table = await loaded_anew(server, id)
            assert table.clock is not None
            assert round(table.clock.left(1, model.now_ms()) / DAY, 3) == 1
            # back: what was left goes on, and then a bot makes the move
            await bob.http.delete("/api/me/vacation")
            time_machine.days = 9.5
            assert not (await bob.get(f"/api/tables/{id}"))["seats"][1].get("vacation")
            table = await loaded_anew(server, id)
            assert table.clock is not None
            assert round(table.clock.left(1, model.now_ms()) / DAY, 2) == 0.5
            time_machine.days = 10.1
            await loaded_anew(server, id)
            while await ply_of(server, id) < 2:
                await asyncio.sleep(0.01)
            (entry,) = [one for one in await server.services.store.entries(id) if one.seat == 1]
            assert entry.by == "clock"
            assert round(entry.used / DAY, 1) == 2.1

    play(story())


def test_others_and_quick_clocks_go_on(tmp_path: Path, time_machine: Time) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            slow = await table_of(ann, bob, {"days": 1})
            quick = await table_of(ann, bob, {"turn": 7200})
            await bob.post("/api/me/vacation", {"days": 5})  # and it is Ann's turn
            while not (await ann.get(f"/api/tables/{slow}"))["seats"][1].get("vacation"):  # tables hear of it by and by
                await asyncio.sleep(0.01)
            assert "vacation" not in (await ann.get(f"/api/tables/{quick}"))["seats"][1]
            time_machine.days = 1.1
            for id in (slow, quick):
                await loaded_anew(server, id)
                while await ply_of(server, id) < 1:
                    await asyncio.sleep(0.01)

    play(story())


def test_a_year_has_thirty_days_and_the_shortest_costs_one(tmp_path: Path, time_machine: Time) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            bob = await Person(server, "Bob").enter()
            assert (await bob.get("/api/me/notices"))["vacation"] == {"until": None, "left": 30}
            await bob.post("/api/me/vacation")
            assert (await bob.http.delete("/api/me/vacation")).json() == {"until": None, "left": 29}
            time_machine.days = 2.0
            now = await bob.post("/api/me/vacation")  # until one is back: at most what is left
            assert round((now["until"] - model.now_ms()) / DAY) == 29
            time_machine.days = 40.0
            refused = await bob.post("/api/me/vacation", {"days": 1}, 409)
            assert refused["error"]["key"] == "no_vacation_left"
            assert (await bob.get("/api/me/notices"))["vacation"] == {"until": None, "left": 0}
            time_machine.days = 366.5
            assert (await bob.get("/api/me/notices"))["vacation"]["left"] == 1

    play(story())


def test_an_abandoned_game_is_not_archived_for_a_vacation(tmp_path: Path, time_machine: Time) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            id = await table_of(ann, bob, {"days": 60})
            await ann.post("/api/me/vacation", {"days": 20})
            for days, status in ((50.0, "running"), (66.0, "archived")):
                time_machine.days = days
                await loaded_anew(server, id)
                await server.services.loaded_tables.archive(2, 45, 7)
                assert (await server.services.loaded_tables.get(id)).head.status == status

    play(story())
