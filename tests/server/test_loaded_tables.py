"""Which tables stay in memory: those somebody watches, asks for or loads; the rest is let go after its time."""

import asyncio
from pathlib import Path

import pytest
from driver import Person, play
from in_process import in_process_server

from clowder.server import loaded_tables
from clowder.server.loaded_tables import IDLE, IDLE_OVER
from clowder.tables import awake
from clowder.tables import table as table_module
from clowder.tables.model import TableError, now_ms
from clowder.tables.services import TableServices
from clowder.tables.table import Table

ALONE = [{"kind": "me"}, {"kind": "open"}]


class Clock:
    """Milliseconds for whoever loads and lets go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = now_ms() + 1_000_000
        for module in (awake, loaded_tables, table_module):
            monkeypatch.setattr(module, "now_ms", lambda: self.now)


@pytest.mark.parametrize(("status", "wait"), [("open", IDLE), ("running", IDLE), ("over", IDLE_OVER)])
def test_an_idle_table_is_let_go_after_its_time(
    status: str, wait: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            loaded, ann = server.services.loaded_tables, await Person(server, "Ann").enter()
            id = (await ann.table(ALONE))["id"]
            clock = Clock(monkeypatch)
            table = await loaded.get(id)
            table.head.status = status  # type: ignore[assignment]
            clock.now += wait
            await loaded.sweep()
            assert loaded.tables == {id: table}, "not before"
            clock.now += 1
            await loaded.sweep()
            assert loaded.tables == {}
            await ann.close()

    play(story())


def test_what_somebody_asked_for_or_did_lately_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            loaded, ann = server.services.loaded_tables, await Person(server, "Ann").enter()
            asked, touched, watched, idle = [(await ann.table(ALONE))["id"] for _ in range(4)]
            socket = await ann.sit(watched)
            clock = Clock(monkeypatch)
            clock.now += IDLE + 1
            loaded.tables[touched].touched = clock.now
            await loaded.get(asked)
            await loaded.sweep()
            assert set(loaded.tables) == {asked, touched, watched}
            again = await loaded.get(idle)
            await loaded.sweep()
            assert loaded.tables[idle] is again, "its last move is long ago, but it was loaded just now"
            await socket.close()
            await ann.close()

    play(story())


def test_a_table_that_is_loaded_while_others_are_let_go_is_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for it meanwhile gets the same one, and so does the sweep that wakes it because its clock is due."""

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            loaded, ann = server.services.loaded_tables, await Person(server, "Ann").enter()
            id, other = [(await ann.table(ALONE))["id"] for _ in range(2)]
            clock = Clock(monkeypatch)
            clock.now += IDLE + 1
            await loaded.sweep()
            assert loaded.tables == {}
            gate, loads, load = asyncio.Event(), [], Table.load

            async def slow_load(table: str, services: TableServices) -> Table | None:
                loads.append(table)
                await gate.wait()
                return await load(table, services)

            async def due(_now: int) -> list[str]:
                return [id]

            await loaded.get(other)
            monkeypatch.setattr(Table, "load", slow_load)
            monkeypatch.setattr(loaded.store, "due_tables", due)
            clock.now += IDLE + 1
            asking = [asyncio.create_task(loaded.get(id)) for _ in range(2)]
            sweeping = asyncio.create_task(loaded.sweep())
            while other in loaded.tables or not loads:
                await asyncio.sleep(0)
            asking[0].cancel()  # who asked first has gone: the others still wait for it
            await asyncio.sleep(0)
            gate.set()
            table = await asking[1]
            await sweeping
            assert loaded.tables == {id: table}
            assert loads == [id], "once"
            assert await loaded.get(id) is table
            await ann.close()

    play(story())


def test_a_table_that_does_not_exist_is_looked_for_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            for _ in range(2):
                with pytest.raises(TableError, match="no_such_table"):
                    await server.services.loaded_tables.get("nowhere")
            assert server.services.loaded_tables.tables == {}

    play(story())


def test_a_table_whose_clock_is_due_is_woken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when another that is due cannot be loaded; one that is in memory already is not asked for again."""

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            loaded, ann = server.services.loaded_tables, await Person(server, "Ann").enter()
            id, awake = [(await ann.table(ALONE))["id"] for _ in range(2)]
            await loaded.tables.pop(id).close()

            async def due(_now: int) -> list[str]:
                return ["broken", awake, id]

            monkeypatch.setattr(loaded.store, "due_tables", due)
            before = loaded.tables[awake].loaded = now_ms() - 1000
            await loaded.sweep()
            assert set(loaded.tables) == {awake, id}
            assert loaded.tables[awake].loaded == before
            await ann.close()

    play(story())
