"""What goes wrong around the tables of a server: who waits is told, and one fault does not end what others need."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import websockets
from driver import Person, play
from in_process import in_process_server

from clowder.server.loaded_tables import LoadedTables
from clowder.store.store import SqlStore
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import Entry, TableHead
from clowder.tables.services import TableServices


async def fails(*_args: Any) -> Any:
    raise StoreFailed("disk_full")


def test_a_store_that_fails_at_the_door_is_said_and_one_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            table = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True)
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/ws"
            for what, name in ((server.services.loaded_tables, "get"), (server.services.sessions, "person")):
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
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            id = (await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True))["id"]
            socket = await ann.sit(id)
            table = await server.services.loaded_tables.get(id)
            with monkeypatch.context() as broken:
                broken.setattr(server.services.store, "append", taken)
                broken.setattr(server.services.store, "load_head", fails)
                assert (await socket.act(0, "wave", "x"))["key"] == "disk_full"
            (connection,) = table.audience
            assert connection.pending == 0  # type: ignore[attr-defined]
            assert (await socket.act(0, "wave", "x"))["t"] == "ack"
            await socket.close()
            await ann.close()

    play(story())


def test_who_gets_a_seat_while_coming_in_is_no_spectator(tmp_path: Path) -> None:
    """Behind a proxy one process lets somebody in while it is just hearing that another one gave them a seat."""

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            id = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
            table, gate = await server.services.loaded_tables.get(id), asyncio.Event()

            async def held() -> None:
                await gate.wait()

            table.put(held)
            waiting = table.jobs._waiting
            joining = asyncio.create_task(bob.post(f"/api/tables/{id}/join"))
            while len(waiting) != 1 or waiting[0][0] is held:
                await asyncio.sleep(0)
            coming = asyncio.create_task(bob.sit(id))
            while len(waiting) < 2:
                await asyncio.sleep(0)
            gate.set()
            await joining
            await ann.post(f"/api/tables/{id}/start")
            his = await coming
            assert his.frames[0]["seat"] == 1
            mine = await ann.sit(id)
            assert (await mine.act(0, "wave"))["t"] == "ack"
            await his.until_ply(1)
            assert (await his.act(1, "wave"))["t"] == "ack"
            for each in (his, mine, ann, bob):
                await each.close()

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
        loaded = LoadedTables(store, TableServices(journal=store, thinker=None))  # type: ignore[arg-type]
        for _ in range(2):
            await loaded.sweep()
        assert store.asked == ["bad", "gone", "good"] * 2
        await loaded.archive(1, 1, 1)
        assert store.asked[6:] == ["bad", "good"]

    asyncio.run(story())
    assert [record.getMessage().split()[1] for record in caplog.records] == ["bad", "gone", "good"], "each once"
