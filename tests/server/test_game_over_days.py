"""A game over days between two phones: two processes on PostgreSQL, one of which is killed; the clock is a file."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import driver
import pytest
from databases import Postgres
from driver import Person, Server, play
from push_service import Service

from tests.extras import needs

needs("psycopg")
# The days that have passed since the real now stand in a file; all processes of the test read it.
STARTER = """
import json, sys, time
from clowder.tables import model
given = json.loads(sys.argv[1])
file = given["data"] + "/days"
class Time:
    def time_ns(self):
        with open(file) as days:
            return time.time_ns() + int(float(days.read()) * 86_400_000_000_000)
model.time = Time()
from clowder.server.run import serve
from clowder.server.settings import Settings
serve(Settings(**given))
"""


class Phone:
    """Closed most of the time: opened for a turn, at one of the servers, and closed again."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.service = Service()
        self.key = ""

    def at(self, server: Server) -> Person:
        other = Person(server)
        other.http.cookies.set("clowder_session", self.person.http.cookies["clowder_session"])
        return other

    async def moves(self, server: Server, table: str, ply: int) -> None:
        socket = await self.at(server).sit(table)
        await socket.until_ply(ply)
        assert (await socket.act(self.seat, "wave"))["t"] == "ack"
        await socket.close()

    async def hears(self, title: str = "Your turn: Tiny") -> None:
        notice = await asyncio.wait_for(self.service.got.get(), 240)
        assert notice["title"] == title
        self.service.check_signature(notice["headers"], self.key)

    def rest(self) -> list[str]:
        """What it was told and nobody has read."""
        return [self.service.got.get_nowait()["title"] for _ in range(self.service.got.qsize())]


@pytest.fixture
def days(tmp_path: Path) -> Callable[[float], None]:
    """Sets how many days have passed."""

    def pass_to(days: float) -> None:
        fresh = tmp_path / "days.new"
        fresh.write_text(str(days))
        fresh.replace(tmp_path / "days")

    pass_to(0)
    return pass_to


@pytest.fixture
def pair(
    postgres: Postgres, launch: Callable[..., Server], days: Any, monkeypatch: pytest.MonkeyPatch
) -> tuple[Callable[[], Server], dict[str, Any]]:
    monkeypatch.setattr(driver, "STARTER", STARTER)
    settings: dict[str, Any] = {"push_wait": 0.0}
    database = postgres.new_database()
    return lambda: launch(database, **settings), settings


async def until_gone(eyes: list[Person], table: str, seat: int, status: str = "running") -> None:
    """Until every process knows how the table stands and that somebody has left it: a day that goes by in a moment
    would make a process that has not heard of it yet think that they had been away for long."""

    def is_so(info: dict[str, Any]) -> bool:
        return info["status"] == status and not info["seats"][seat]["online"]

    async with asyncio.timeout(120):
        for each in eyes:
            while not is_so(await each.get(f"/api/tables/{table}")):
                await asyncio.sleep(0.1)


def test_every_turn_is_announced_once_through_a_killed_process_and_a_vacation(
    pair: tuple[Callable[[], Server], dict[str, Any]], days: Callable[[float], None]
) -> None:
    async def story() -> None:
        start, settings = pair
        services = [Service(), Service()]
        settings["push_hosts"] = ",".join(f"127.0.0.1:{one.port}" for one in services)
        async with services[0].open(), services[1].open():
            one, two = start(), start()
            phones = [Phone(await Person(one, "Ann").enter(), 0), Phone(await Person(two, "Bob").enter(), 1)]
            ann, bob = phones
            for phone, service in zip(phones, services, strict=True):
                phone.service = service
                phone.key = (await phone.person.get("/api/me/push"))["key"]
                await phone.person.http.post("/api/me/push", json=service.subscription)
            seats = [{"kind": "me"}, {"kind": "open"}]
            id = (await ann.person.table(seats, clock={"days": 2}, options={"turns": 3}))["id"]
            await bob.person.post(f"/api/tables/{id}/join")
            await ann.person.post(f"/api/tables/{id}/start")
            await ann.hears()
            await ann.moves(one, id, 0)
            await bob.hears()
            days(1)
            await bob.moves(two, id, 1)
            await ann.hears()
            # Ann moves, and the process that took it is gone before it could tell anybody
            days(2)
            socket = await ann.at(one).sit(id)
            await socket.until_ply(2)
            assert (await socket.act(0, "wave"))["t"] == "ack"
            one.kill()
            await bob.hears()
            # Bob is on vacation for five days: neither his clock nor a bot nor a notice
            await bob.at(two).post("/api/me/vacation", {"days": 5})
            days(6)
            one = start()
            socket = await ann.at(one).sit(id)
            await socket.until_ply(3)
            assert socket.ply == 3
            await socket.close()
            assert (await ann.at(one).get(f"/api/tables/{id}"))["seats"][1]["vacation"]
            assert [phone.rest() for phone in phones] == [[], []]
            days(7.5)
            await bob.moves(two, id, 3)
            await ann.hears()
            # Ann goes on vacation on her turn; its end is announced once
            await ann.at(one).post("/api/me/vacation", {"days": 1})
            await ann.moves(two, id, 4)
            await bob.hears()
            await until_gone([ann.at(one), ann.at(two)], id, 0)
            await bob.moves(one, id, 5)
            await until_gone([bob.at(one), bob.at(two)], id, 1, "over")
            days(8.6)
            await ann.hears("Tiny is over")
            entries = (await bob.at(two).get(f"/api/tables/{id}/record"))["actions"]
            assert entries == ["wave"] * 6
            assert [phone.rest() for phone in phones] == [[], []]

    play(story(), 600)
