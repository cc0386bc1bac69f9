"""What a host reads in the log: a database that goes away and comes back, a machine that is too busy."""

import asyncio
import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from databases import Postgres
from driver import Person, Server, play

from clowder.server import logs
from clowder.server import metrics as metrics_module
from clowder.server.metrics import Metrics, watch_loop
from tests.extras import needs


def test_postgresql_goes_away_in_the_middle_of_a_game(postgres: Postgres, launch: Callable[..., Server]) -> None:
    began = time.monotonic()
    server = launch(postgres.new_database(), bot_queue=True)

    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True)
        mine = await ann.sit(table["id"])
        assert (await mine.act(0, "wave"))["t"] == "ack"
        await mine.until_ply(1)
        await asyncio.to_thread(postgres.stop)
        try:
            refused = await mine.act(1, "wave", id="again", ply=1)
            assert (refused["t"], refused["key"]) == ("error", "store_failed")
            assert (await ann.http.get("/readyz")).status_code == 503
            assert (await ann.http.get("/healthz")).status_code == 200
            while "housekeeping waits for the database" not in server.log.read_text():
                await asyncio.sleep(0.1)
        finally:
            await asyncio.to_thread(postgres.start_again)
        while (answer := await mine.act(1, "wave", id="again", ply=1))["t"] == "error":
            await asyncio.sleep(0.1)
        assert (answer["t"], answer["ply"]) == ("ack", 2)
        await mine.close()
        await ann.close()

    play(story())
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    said = [line["message"] for line in lines if line["logger"] == "clowder.store"]
    lost = [line for line in lines if line["message"] == "a database connection was lost"]
    assert len(lost) <= 1 + (time.monotonic() - began) / logs.QUIET, "what lasts is not said all the time"
    assert (said[0], said[-1]) == ("nothing can be written", "what is played is written again")
    assert [line for line in lines if "error" in line] == [], "no traceback: nothing here is a fault of the program"


def test_bot_workers_that_are_not_there_are_told_once_a_minute(
    postgres: Postgres, launch: Callable[..., Server]
) -> None:
    began = time.monotonic()
    server = launch(postgres.new_database(), bot_queue=True)

    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
        mine = await ann.sit(table["id"])
        for ply in (0, 2, 4):
            await mine.until_ply(ply)
            await mine.act(0, "wave")
        await mine.until_ply(6)
        await mine.close()
        await ann.close()

    play(story())
    server.stop()
    told = server.log.read_text().count("no bot worker answered")
    assert 1 <= told <= 1 + (time.monotonic() - began) / logs.QUIET


def test_a_busy_machine_does_not_fill_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "clowder.server")
    monkeypatch.setattr(metrics_module, "PAUSE", 0.01)
    counted = Metrics()

    async def story() -> None:
        watch = asyncio.create_task(watch_loop(counted))
        for _ in range(5):
            await asyncio.sleep(0)
            time.sleep(0.1)  # this is what holds up the loop
            await asyncio.sleep(0.02)
        watch.cancel()

    asyncio.run(story())
    slow = next(line for line in counted.text().decode().splitlines() if line.startswith("clowder_slow_loop_total "))
    assert float(slow.split()[1]) >= 5
    assert [vars(line)["times"] for line in caplog.records if line.message == "the event loop was held up"] == [1]


FAILING_JOBS = """
import asyncio, sys
from procrastinate import App
from procrastinate.exceptions import ConnectorException
from procrastinate.testing import InMemoryConnector
from clowder.server.logs import set_up_logs

app = App(connector=InMemoryConnector())

@app.task(name="think")
async def think(record):
    raise ConnectorException if sys.argv[1] == "lost" else ValueError("a fault")

async def story():
    async with app.open_async():
        for _ in range(3):
            await think.defer_async(record={"seed": "the-seed", "move": "the-move"})
        await app.run_worker_async(wait=False, install_signal_handlers=False)

set_up_logs("WARNING")  # after a warning about an app that is no module
asyncio.run(story())
"""


@pytest.mark.parametrize("why", ["lost", "fault"])
def test_the_lines_of_the_queue_tell_nothing_of_the_game(why: str) -> None:
    """A worker's library names whole jobs when one fails; a job has the seed and the moves of a running game."""
    needs("procrastinate")
    command = [sys.executable, "-c", FAILING_JOBS, why]
    said = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=True).stderr
    assert "the-seed" not in said
    assert "the-move" not in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    if why == "lost":
        (line,) = lines
        assert (line["level"], line["message"]) == ("warning", "the queue waits for the database")
        assert "error" not in line
    else:
        assert [line["message"] for line in lines] == ["the queue of the bots says job_error"] * 3
        assert all("a fault" in line["error"] for line in lines)
