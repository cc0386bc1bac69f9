"""What goes wrong around the tables of a server: who waits is told, and one fault does not end what others need."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import websockets
from driver import Person, play
from house import inside

from clowder.server.house import House
from clowder.store.store import SqlStore
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import Entry, TableHead
from clowder.tables.surroundings import Surroundings


async def fails(*_args: Any) -> Any:
    raise StoreFailed("disk_full")


def test_a_store_that_fails_at_the_door_is_said_and_one_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            table = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True)
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/ws"
            for what, name in ((server.services.house, "get"), (server.services.sessions, "person")):
                with monkeypatch.context() as broken:
                    broken.setattr(what, name, fails)
                    async with websockets.connect(url) as socket:
                        assert json.loads(await socket.recv()) == {"t": "error", "key": "disk_full", "params": {}}
                        with pytest.raises(websockets.ConnectionClosed) as closed:
                            await socket.recv()
                        assert closed.value.rcvd is not None
                        assert closed.value.rcvd.code == 4503
            assert (await ann.sit(table["id"])).now["view"]
            await ann.close()

    play(story())


def test_a_frame_is_answered_also_when_the_store_fails_after_a_lost_race(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def taken(_entry: Entry) -> None:
        raise Conflict

    async def story() -> None:
        async with inside(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            id = (await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True))["id"]
            socket = await ann.sit(id)
            table = await server.services.house.get(id)
            with monkeypatch.context() as broken:
                broken.setattr(server.services.store, "append", taken)
                broken.setattr(server.services.store, "load_head", fails)
                assert (await socket.act(0, "wave", "x"))["key"] == "disk_full"
            (connection,) = table.attendance.viewers()
            assert connection.pending == 0  # type: ignore[attr-defined]
            assert (await socket.act(0, "wave", "x"))["t"] == "ack"
            await socket.close()
            await ann.close()

    play(story())


class Due(SqlStore):
    """Three tables are due, and the first of them cannot be read."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def due_tables(self, now: int) -> list[str]:
        return ["bad", "gone", "good"]

    async def stale_tables(self, status: str, before: int) -> list[str]:
        return ["bad", "good"] if status == "open" else []

    async def load_head(self, table: str) -> TableHead | None:
        self.asked.append(table)
        if table == "bad":
            raise KeyError("seats")
        return None


def test_one_bad_table_does_not_end_the_sweep(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store = Due()
        house = House(store, Surroundings(journal=store, thinker=None))  # type: ignore[arg-type]
        for _ in range(2):
            await house.sweep()
        assert store.asked == ["bad", "gone", "good"] * 2
        await house.archive(1, 1, 1)
        assert store.asked[6:] == ["bad", "good"]

    asyncio.run(story())
    assert [record.getMessage().split()[1] for record in caplog.records] == ["bad", "gone", "good"], "each once"
