"""More than one process on PostgreSQL: one table, several doors."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from databases import Postgres
from driver import HERE, SOURCE, Person, Server, play

from clowder.tables.fairness import verify
from tests.extras import needs

psycopg = needs("psycopg")


@pytest.fixture
def pair(postgres: Postgres, launch: Callable[..., Server]) -> tuple[Server, Server]:
    database = postgres.new_database()
    return launch(database), launch(database)


def at(person: Person, server: Server) -> Person:
    """The same person, through another door."""
    other = Person(server)
    other.http.cookies.set("clowder_session", person.http.cookies["clowder_session"])
    return other


def test_people_at_different_servers_play_one_game(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        ann, bob = await Person(pair[0]).enter(), await Person(pair[1], "Bob").enter()
        elsewhere = at(ann, pair[1])
        assert (await elsewhere.get("/api/me"))["name"] == ""
        await ann.http.patch("/api/me", json={"name": "Ann"})
        await elsewhere.http.patch("/api/me", json={"language": "hu"})
        assert [(await ann.get("/api/me"))[word] for word in ("name", "language")] == ["Ann", "hu"]
        table = await elsewhere.table([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}])
        id = table["id"]
        assert table["seats"][0]["name"] == "Ann"
        waiting = await ann.sit(id)
        await bob.post(f"/api/tables/{id}/join")
        await waiting.until("table")
        await ann.post(f"/api/tables/{id}/start")
        await waiting.until("snapshot")
        his = await bob.sit(id)
        sockets = {0: waiting, 1: his}
        for ply in range(12):
            for socket in sockets.values():
                await socket.until_ply(ply)
            seat = ply % 3
            if seat in sockets:
                assert (await sockets[seat].act(seat, "wave"))["t"] == "ack"
        for socket in sockets.values():
            await socket.until_over()
            numbers = [frame["n"] for frame in socket.frames if frame["t"] == "update"]
            assert numbers == list(range(1, 13)), "every event once, in order, at both doors"
        seats = (await at(bob, pair[0]).get(f"/api/tables/{id}"))["seats"]
        assert [seat["online"] for seat in seats] == [True, True, True]
        record = await bob.get(f"/api/tables/{id}/record")
        assert verify(record) == []

    play(story())


def test_a_revoked_session_loses_its_sockets_at_every_server(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        ann = await Person(pair[0], "Ann").enter()
        bob = await Person(pair[1], "Bob").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "open"}])
        id = table["id"]
        await bob.post(f"/api/tables/{id}/join")
        stolen = at(ann, pair[1])
        thief, his = await stolen.sit(id), await bob.sit(id)
        assert thief.now["seat"] == 0
        await ann.post("/api/me/revoke")
        with pytest.raises(Exception, match="4401"):
            await thief.until("never")
        assert (await stolen.sit(id)).now["seat"] == -1
        assert (await at(ann, pair[1]).sit(id)).now["seat"] == 0
        await his.send({"t": "ping", "id": "still"})
        await his.until("pong")

    play(story())


def test_the_bots_of_a_dead_server_go_on_elsewhere(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        ann = await Person(pair[0], "Ann").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
        first = await ann.sit(table["id"])
        await first.act(0, "wave")
        await first.until_ply(2)
        pair[0].kill()
        second = await at(ann, pair[1]).sit(table["id"])
        assert second.ply == 2
        await second.act(0, "wave")
        await second.until_ply(4)

    play(story())


def test_bots_at_one_server_play_for_who_watches_at_another(pair: tuple[Server, Server]) -> None:
    """Nobody sits at a table of bots alone: the word that somebody looks on elsewhere is all that makes them go on."""

    async def story() -> None:
        ann, bob = await Person(pair[0], "Ann").enter(), await Person(pair[1], "Bob").enter()
        bots = [{"kind": "bot", "level": "random"}] * 2
        id = (await ann.table(bots, start=True, options={"turns": 1000}))["id"]
        hers = await ann.sit(id)
        await hers.until_ply(4)  # from now on the bots are the first server's
        await hers.close()
        async with await psycopg.AsyncConnection.connect(pair[0].settings["database"], autocommit=True) as connection:
            made, before = 0, -1
            while made != before:  # until nobody thinks, for nobody looks on
                row = await (await connection.execute("SELECT count(*) FROM entries")).fetchone()
                made, before = int((row or (0,))[0]), made
                await asyncio.sleep(1.0)
        assert made < 2000
        his = await bob.sit(id)
        await his.until_ply(min(2000, his.ply + 4))

    play(story())


@pytest.fixture
def worker(postgres: Postgres, tmp_path: Path) -> Iterator[Callable[[str], subprocess.Popen[bytes]]]:
    """Bot workers, each in a group of its own as in a terminal; what they say is in worker.log."""
    started: list[subprocess.Popen[bytes]] = []

    def start(database: str) -> subprocess.Popen[bytes]:
        path = os.pathsep.join([str(SOURCE), str(HERE)])
        code = "from clowder.cli.main import run; run()"
        command = [sys.executable, "-c", code, "bots", "--database", database, "--processes", "1"]
        games = ["--games", "tiny=tiny:Tiny"]
        env = {**os.environ, "PYTHONPATH": path}
        with open(tmp_path / "worker.log", "ab") as log:
            started.append(subprocess.Popen([*command, *games], env=env, stderr=log, start_new_session=True))
        return started[-1]

    yield start
    for process in started:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def test_bots_think_in_workers_of_the_queue(
    postgres: Postgres, launch: Callable[..., Server], worker: Callable[[str], subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    database = postgres.new_database()
    server = launch(database, bot_queue=True)
    thinking = worker(database)

    async def story() -> None:
        async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
            here = None
            while here is None:  # until the worker has announced itself
                here = await (await connection.execute("SELECT 1 FROM procrastinate_workers")).fetchone()
                await asyncio.sleep(0.05)
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
        mine = await ann.sit(table["id"])
        for ply in (0, 2):
            await mine.until_ply(ply)
            await mine.act(0, "wave")
        await mine.until_ply(4)

    play(story())
    assert "no bot worker answered" not in server.log.read_text()
    os.killpg(thinking.pid, signal.SIGINT)  # what Ctrl+C does: all its processes hear it
    assert thinking.wait(60) == 0
    assert len((tmp_path / "worker.log").read_text().splitlines()) == 1, "that it thinks, and no traceback"


def test_weak_bots_are_served_again_after_their_worker_or_its_database_failed(
    postgres: Postgres, launch: Callable[..., Server], worker: Callable[[str], subprocess.Popen[bytes]]
) -> None:
    """While there is no worker the server thinks itself, and counts it; one that came back takes the next thought."""
    database = postgres.new_database()
    server = launch(database, bot_queue=True)

    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        mine = await ann.sit((await ann.table(bots, start=True, options={"turns": 200}))["id"])

        async def alone() -> str:
            lines = (await ann.http.get("/metrics")).text.splitlines()
            return str(next(line for line in lines if line.startswith("clowder_unserved_thoughts_total")))

        async def turn() -> bool:
            """Whether a worker thought about the answer to one's own move."""
            before, ply = await alone(), mine.ply
            assert (await mine.act(0, "wave"))["t"] == "ack"
            await mine.until_ply(ply + 2)
            return await alone() == before

        async def until_served() -> None:
            async with asyncio.timeout(90):
                while not await turn():
                    pass

        first = worker(database)
        await until_served()
        os.killpg(first.pid, signal.SIGKILL)
        first.wait()
        assert not await turn(), "nobody is there"
        worker(database)
        await until_served()
        async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
            mine_too = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            await connection.execute(f"{mine_too} AND pid <> pg_backend_pid()")
        await until_served()

    play(story(), 300)


def test_two_workers_of_one_command_share_a_port(postgres: Postgres, launch: Callable[..., Server]) -> None:
    server = launch(postgres.new_database(), workers=2)

    async def story() -> None:
        people = [await Person(server, f"P{n}").enter() for n in range(4)]
        table = await people[0].table([{"kind": "me"}] + [{"kind": "open"}] * 3, options={"turns": 2})
        id = table["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{id}/join")
        await people[0].post(f"/api/tables/{id}/start")
        sockets = [await person.sit(id) for person in people]
        for ply in range(8):
            for socket in sockets:
                await socket.until_ply(ply)
            assert (await sockets[ply % 4].act(ply % 4, "wave"))["t"] == "ack"
        for socket in sockets:
            assert (await socket.until_over())["ply"] == 8

    play(story())
    assert server.process is not None
    family = psutil.Process(server.process.pid).children(recursive=True)
    server.process.kill()  # not its workers: they notice, and the port is free for the next start
    _, left = psutil.wait_procs(family, timeout=60)
    assert left == []
    assert server.log.read_text().count("the first process of the server is gone") == 2
