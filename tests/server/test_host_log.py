"""What a host reads in the log: a database that goes away and comes back, a machine that is too busy."""

import asyncio
import json
import logging
import time
from collections.abc import Callable

import pytest
from databases import Postgres
from driver import Person, Server, play

from clowder.server import metrics as metrics_module
from clowder.server.metrics import Metrics, watch_loop


def test_postgresql_goes_away_in_the_middle_of_a_game(postgres: Postgres, launch: Callable[..., Server]) -> None:
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
    assert (said[0], said[-1]) == ("nothing can be written", "what is played is written again")
    assert [line for line in lines if "error" in line] == [], "no traceback: nothing here is a fault of the program"


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
