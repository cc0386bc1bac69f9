"""A PostgreSQL that is there and does not answer: everybody who waits for it hears so in time, and nothing is lost."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import driver
import httpx
import psutil
import pytest
from databases import Postgres, postgres_bin, private_postgres
from driver import Person, Server, play

from clowder.server import services
from clowder.store import store, writer
from tests.extras import needs

needs("psycopg")
SLACK = 10.0  # seconds for a busy machine
# The server of the test has shorter limits than others, so that nobody has to wait for them.
READY, ANSWER = 0.5, 1.5
STARTER = f"""
import json, sys
from clowder.server import run, services
from clowder.server.settings import Settings
from clowder.store import store, writer
services.READY_SECONDS, store.ANSWER_SECONDS, writer.ANSWER_SECONDS = {READY}, {ANSWER}, {ANSWER}
run.serve(Settings(**json.loads(sys.argv[1])))
"""


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """Not the one that other tests use: it will be stopped."""
    bin = postgres_bin()
    if bin is None:
        pytest.skip("PostgreSQL is not installed")
    with private_postgres(bin) as cluster:
        yield cluster


@contextmanager
def hung(cluster: Postgres) -> Iterator[None]:
    """All its processes stand still: connections are taken by the kernel and nobody answers."""
    main = psutil.Process(int((Path(cluster.folder) / "data" / "postmaster.pid").read_text().split()[0]))
    os.kill(main.pid, signal.SIGSTOP)  # first the one that would start others
    stopped = [main, *main.children(recursive=True)]
    for process in stopped[1:]:
        os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in reversed(stopped):
            os.kill(process.pid, signal.SIGCONT)


async def answered(http: httpx.AsyncClient, path: str, limit: float) -> int:
    began = time.monotonic()
    status = (await http.get(path, timeout=limit + 60)).status_code
    took = time.monotonic() - began
    assert took < limit, f"{path} was answered after {took:.1f} s"
    return status


def test_the_usual_limits_are_those_of_the_document() -> None:
    assert (services.READY_SECONDS, store.ANSWER_SECONDS, writer.ANSWER_SECONDS) == (3.0, 10.0, 10.0)


def test_everybody_hears_in_time_and_nothing_is_lost(
    own_postgres: Postgres, launch: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "STARTER", STARTER)
    server = launch(own_postgres.new_database())

    async def story() -> None:
        ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
        id = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
        await bob.post(f"/api/tables/{id}/join")
        await ann.post(f"/api/tables/{id}/start")
        hers, his = await ann.sit(id), await bob.sit(id)
        assert (await hers.act(0, "wave"))["t"] == "ack"
        await his.until_ply(1)
        with hung(own_postgres):
            async with httpx.AsyncClient(base_url=server.url) as stranger:
                async with asyncio.timeout(60):  # what was asked just before it hung may still be true for a moment
                    while await answered(stranger, "/readyz", READY + SLACK) != 503:
                        await asyncio.sleep(0.1)
                assert await answered(stranger, "/healthz", SLACK) == 200
                began = time.monotonic()
                told = await his.act(1, "wave", id="once")
                assert (told["t"], told["key"]) == ("error", "store_failed")
                assert time.monotonic() - began < ANSWER + SLACK
                paths = ["/api/tables?open=1", f"/api/tables/{id}", "/api/me", "/api/games", "/readyz"] * 4
                limit = ANSWER + SLACK
                statuses = await asyncio.gather(*(answered(stranger, path, limit) for path in paths))
                assert set(statuses) <= {200, 503}
            await hers.send({"t": "ping", "id": "still"})
            await hers.until("pong", timeout=SLACK)
        async with httpx.AsyncClient(base_url=server.url) as stranger, asyncio.timeout(120):
            while (await stranger.get("/readyz", timeout=60)).status_code != 200:
                await asyncio.sleep(0.2)
        async with asyncio.timeout(120):
            while (told := await his.act(1, "wave", id="once", ply=1))["t"] == "error":
                await asyncio.sleep(0.2)
        assert told["t"] == "ack"
        await hers.until_ply(2)
        assert (await hers.act(0, "wave"))["t"] == "ack"
        await hers.until_ply(3)
        numbers = [frame["n"] for frame in hers.frames if frame["t"] == "update"]
        assert numbers == [1, 2, 3], "once, though it was asked for again and again"
        for person in (ann, bob):
            await person.close()

    play(story(), 400)
