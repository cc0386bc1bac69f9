"""Names that lead here from elsewhere, figures for the host alone, sessions that end, a database that hangs."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from driver import Person, Server, Socket, play
from in_process import in_process_server

from clowder.server.addresses import is_own_host
from clowder.server.one_server import ServedAlready, only_server_of
from clowder.server.processes import notice_ends_at_once
from clowder.server.settings import Settings
from clowder.store import schema, store, writer
from clowder.store.database import database_url
from clowder.tables.model import Entry, now_ms


@pytest.mark.parametrize(
    ("host", "settings", "own"),
    [
        ("127.0.0.1:8765", {}, True),
        ("192.168.1.7:8765", {}, True),
        ("[fe80::1]:8765", {}, True),
        ("localhost:8765", {}, True),
        ("laptop:8765", {}, True),
        ("laptop.local:8765", {}, True),
        ("", {}, True),
        ("evil.example:8765", {}, False),
        ("evil.example", {"public_url": "https://cats.example/t", "trust_proxy": True}, False),
        ("cats.example", {"public_url": "https://cats.example/t"}, True),
        ("CATS.example:443", {"public_url": "https://cats.example"}, True),
        ("10.0.0.5:8765", {"public_url": "https://cats.example"}, True),
        ("cats.example", {"trust_proxy": True}, True),
        ("cats.example", {"hosts": "dogs.example, cats.example"}, True),
        ("cats.example", {"hosts": "*"}, True),
    ],
)
def test_names_under_which_a_server_is_itself(host: str, settings: dict[str, Any], own: bool) -> None:
    assert is_own_host(host, Settings(**settings)) == own


def test_a_page_whose_name_was_led_here_gets_nothing(server: Server) -> None:
    foreign = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/"), ("GET", "/metrics")):
        answer = httpx.request(method, server.url + path, headers=foreign)
        assert (answer.status_code, answer.json()["error"]["key"]) == (421, "unknown_host"), path

    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}], start=True)
        with pytest.raises(Exception, match="403"):
            await Socket.open(server, table["id"], "", **foreign)
        await ann.close()

    play(story())


def test_figures_are_for_this_computer_alone(server: Server, launch: Any) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert httpx.get(f"{server.url}/metrics", headers={header: "192.0.2.1"}).status_code == 403
    opened = launch("", open_metrics=True)
    assert httpx.get(f"{opened.url}/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200


def test_a_person_ends_the_other_sessions(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            table = (await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True))["id"]
            stolen = ann.http.cookies.get("clowder_session") or ""
            thief = await Socket.open(server, table, stolen)
            assert thief.now["seat"] == 0
            link = (await ann.post("/api/me/link"))["link"].rpartition("/")[2]
            await ann.post("/api/me/revoke")
            assert (await ann.http.get(f"/api/me/link/{link}")).status_code == 404, "a link made before is void too"
            with pytest.raises(Exception, match="4401"):
                await thief.until("never")
            assert (await Socket.open(server, table, stolen)).now["seat"] == -1
            async with httpx.AsyncClient(base_url=server.url, cookies={"clowder_session": stolen}) as other:
                assert (await other.get("/api/me", timeout=60)).json()["id"] != ann.me["id"]
            assert (await ann.get("/api/me"))["id"] == ann.me["id"]
            assert (await ann.sit(table)).now["seat"] == 0
            await ann.close()

    play(story())


def test_guests_who_left_nothing_are_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            idle, named, sits = [await Person(server, name).enter() for name in ("", "Ann", "")]
            await sits.table([{"kind": "me"}, {"kind": "bot"}], start=True)
            people = server.services.people
            await people.forget_idle(now_ms() - 60_000)
            assert await people.get(idle.me["id"]) is not None, "not yet"
            await people.forget_idle(now_ms() + 1)
            kept = [await people.get(person.me["id"]) is not None for person in (idle, named, sits)]
            assert kept == [False, True, True]
            count = sa.select(sa.func.count()).select_from(schema.people)
            assert await server.services.store.read(lambda connection: connection.execute(count).scalar()) == 2
            for person in (idle, named, sits):
                await person.close()

    play(story())


def test_one_file_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    real = tmp_path / "real"
    real.mkdir()
    (tmp_path / "link").symlink_to(real)
    (real / "clowder.sqlite3").touch()
    (real / "other.sqlite3").symlink_to(real / "clowder.sqlite3")
    names = [
        database_url("", tmp_path / "link"),
        database_url(f"sqlite:///{real}/other.sqlite3", tmp_path),
        database_url(f"sqlite:///file:{real}/clowder.sqlite3?uri=true", tmp_path),
        database_url(f"sqlite:///file:{real}/../link/other.sqlite3?mode=rwc&uri=true", tmp_path),
    ]
    with only_server_of(database_url("", real)):
        for name in names:
            with pytest.raises(ServedAlready), only_server_of(name):
                pass
        with only_server_of(database_url("sqlite:///file:clowder?mode=memory&uri=true", tmp_path)):
            pass


def test_a_database_that_hangs_is_told_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves, requests and /readyz have an answer; and what was written late after all counts once."""
    monkeypatch.setattr(writer, "ANSWER_SECONDS", 0.3)
    monkeypatch.setattr(store, "ANSWER_SECONDS", 0.3)
    monkeypatch.setattr("clowder.server.services.READY_SECONDS", 0.3)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            id = (await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True))["id"]
            socket = await ann.sit(id)
            kept, gate, loop = server.services.store, asyncio.Event(), asyncio.get_running_loop()
            write, connect = kept.writer._together, kept.engine.connect

            def hang() -> None:
                asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

            def slow_write(batch: Any) -> Any:
                hang()
                return write(batch)

            def slow_connect() -> Any:
                hang()
                return connect()

            monkeypatch.setattr(kept.writer, "_together", slow_write)
            monkeypatch.setattr(kept.engine, "connect", slow_connect)
            refused = await socket.act(0, "wave", "x", 0)
            assert (refused["t"], refused["key"]) == ("error", "store_failed")
            assert (await ann.http.get("/readyz")).status_code == 503
            assert (await ann.http.get("/api/tables?mine=1")).status_code == 503
            gate.set()
            await socket.send({"t": "act", "id": "x", "ply": 0, "seat": 0, "text": "wave"})
            assert (await socket.until("ack", "error", id="x"))["t"] == "ack"
            entries: list[Entry] = await kept.entries(id)
            assert [entry.id for entry in entries] == ["x"]
            end = time.monotonic() + 60
            while (await ann.http.get("/readyz")).status_code != 200:
                assert time.monotonic() < end
            await ann.close()

    play(story())


def test_the_end_of_a_worker_is_noticed_while_it_is_waited_for() -> None:
    """A process that was killed between the question and its answer held up its replacement for half a minute."""
    from uvicorn.config import Config
    from uvicorn.supervisors.multiprocess import Process

    notice_ends_at_once()
    worker = Process(Config("nowhere:app"), [])
    worker.process = worker.process.__class__(target=time.sleep, args=(600,))  # type: ignore[call-arg]
    worker.process.start()
    assert worker.process.pid is not None
    asyncio.run(_kill_soon(worker.process.pid, worker))


async def _kill_soon(pid: int, worker: Any) -> None:
    began = time.monotonic()
    asked = asyncio.create_task(asyncio.to_thread(worker.is_alive, 500))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)
    assert await asked is False
    assert time.monotonic() - began < 400
    worker.process.join()
