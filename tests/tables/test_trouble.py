"""A store that fails at the worst moments: every caller has an answer, bots go on, a finished game is over."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from memory import HereThinker, MemoryJournal, act, new_table, opened, people, until, watch

from clowder.core.types import Json
from clowder.tables import bot_turn, lobby, runner, talking
from clowder.tables import table as table_module
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import Entry, TableHead
from clowder.tables.services import TableServices
from clowder.tables.table import Table


def run(story: Any) -> None:
    async def limited() -> None:
        async with asyncio.timeout(240):
            await story

    asyncio.run(limited())


class Weak(MemoryJournal):
    """Fails where a test wants it to."""

    def __init__(self) -> None:
        super().__init__()
        self.failing: set[str] = set()
        self.conflicts = 0
        self.tries: list[str] = []

    def _maybe(self, what: str) -> None:
        self.tries.append(what)
        if what in self.failing:
            raise StoreFailed("disk_full")

    async def append(self, entry: Entry) -> None:
        self._maybe("append")
        if self.conflicts:
            self.conflicts -= 1
            raise Conflict
        await super().append(entry)

    async def load_head(self, table: str) -> TableHead | None:
        self._maybe("load_head")
        return await super().load_head(table)

    async def finish(self, head: TableHead, results: Sequence[Json]) -> None:
        self._maybe("finish")
        await super().finish(head, results)


def test_a_store_that_fails_after_a_lost_race_is_told_to_who_waits() -> None:
    async def story() -> None:
        journal = Weak()
        table = await new_table(journal, people(2))
        a = await watch(table, "p0")
        journal.conflicts, journal.failing = 1, {"load_head"}
        with pytest.raises(StoreFailed, match="disk_full"):
            await table.call(lambda: talking.say(table, a, "s", "meow", None))
        journal.failing = set()
        assert (await act(table, a, 0, "wave"))["t"] == "ack", "the table goes on"
        await table.close()

    run(story())


def test_a_store_that_is_gone_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Bots and clocks try again and again; a fault of the program is told every time."""
    caplog.set_level("WARNING", "clowder.tables")  # whatever a server of another test has asked for

    async def story() -> None:
        journal = Weak()
        table = await new_table(journal, people(2))

        async def reads() -> None:
            await journal.load_head(table.head.id)

        async def errs() -> None:
            raise ValueError("a fault")

        journal.failing = {"load_head"}
        heard: list[Exception] = []
        for job in [reads] * 5 + [errs] * 2:
            table.jobs.put(job, heard.append)
        await until(lambda: len(heard) == 7)
        journal.failing = set()
        await table.close()

    run(story())
    told = [line.levelname for line in caplog.records if line.message.startswith("a job failed")]
    assert told == ["WARNING", "ERROR", "ERROR"]


def test_who_loses_every_race_hears_so() -> None:
    async def story() -> None:
        journal = Weak()
        table = await new_table(journal, people(2))
        a = await watch(table, "p0")
        journal.conflicts = runner.ATTEMPTS
        with pytest.raises(StoreFailed, match="faster"):
            await table.call(lambda: talking.say(table, a, "s", "meow", None))
        assert journal.conflicts == 0
        await table.close()

    run(story())


def test_who_waits_at_a_table_that_is_closed_hears_so() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        begun = asyncio.Event()

        async def long() -> None:
            begun.set()
            await asyncio.Event().wait()

        waiting = [asyncio.create_task(table.call(long)) for _ in range(2)]
        await begun.wait()
        await table.close()
        for result in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(result, StoreFailed)

    run(story())


def test_a_bots_move_that_was_not_stored_is_made_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turn, "MOVE_AGAIN", 0.0)

    async def story() -> None:
        journal = Weak()
        services = TableServices(journal=journal, thinker=HereThinker())
        table = await new_table(journal, [{"kind": "bot"}, {"kind": "me"}], services=services, start=False)
        journal.failing = {"append"}
        journal.tries.clear()
        await table.call(lambda: lobby.start(table, "p0"))
        await until(lambda: journal.tries.count("append") >= 3)
        journal.failing = set()
        await until(lambda: table.match is not None and table.match.ply == 1)
        assert [entry.by for entry in journal.rows[table.head.id]] == ["bot"], "once"
        await table.close()

    run(story())


def test_the_end_that_was_not_stored_is_stored_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "SETTLE_AGAIN", 0.0)

    async def story() -> None:
        journal = Weak()
        table = await new_table(journal, people(2), options={"turns": 1})
        a, b = await watch(table, "p0"), await watch(table, "p1")
        await act(table, a, 0, "wave")
        journal.failing = {"finish"}
        assert (await act(table, b, 1, "wave", "last"))["t"] == "ack"
        assert [frame["t"] for frame in b.frames if frame.get("id") == "last"] == ["ack"], "the move itself was stored"
        await until(lambda: journal.tries.count("finish") >= 3)
        assert (table.head.status, journal.heads[table.head.id].status) == ("running", "running")
        assert journal.finished == []
        journal.failing = set()
        await until(lambda: table.head.status == "over")
        assert journal.heads[table.head.id].status == "over"
        assert journal.finished == [table.head.id]
        await table.close()

    run(story())


def test_the_end_is_tried_again_after_longer_and_longer_waits() -> None:
    """Seconds: a store that is away for an hour is not asked by every table every other second."""

    async def story() -> None:
        journal = Weak()
        table = await new_table(journal, people(2), options={"turns": 1})
        a, b = await watch(table, "p0"), await watch(table, "p1")
        waits: list[float] = []

        def at_once(seconds: float, work: Callable[[], None]) -> None:
            waits.append(seconds)
            if len(waits) == 8:
                journal.failing = set()
            work()

        table._settling.set = at_once  # type: ignore[method-assign]
        await act(table, a, 0, "wave")
        assert waits == [], "a game that goes on has no end to store"
        journal.failing = {"finish"}
        await act(table, b, 1, "wave")
        await until(lambda: table.head.status == "over")
        assert waits == [2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0, 60.0]
        assert journal.finished == [table.head.id]
        await table.close()

    run(story())


async def two_processes(journal: MemoryJournal) -> tuple[Table, Table]:
    """One table of one turn each, open in two processes."""
    here = await new_table(journal, people(2), options={"turns": 1})
    return here, await opened(here.head.id, here.services)


def test_the_end_is_stored_by_who_follows_when_the_writer_of_the_last_move_died(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_module, "SETTLE_AGAIN", 0.0)

    async def story() -> None:
        journal = Weak()
        here, there = await two_processes(journal)
        a = await watch(here, "p0")
        await act(here, a, 0, "wave")
        await here.close()  # and of the last move only its entry was written
        await journal.append(Entry(here.head.id, 2, "act", 2, 1, "wave", "x", 5))
        there.refresh_soon()
        await until(lambda: there.head.status == "over")
        assert journal.finished == [here.head.id]
        await there.close()

    run(story())


def test_two_who_store_the_same_end_store_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "SETTLE_AGAIN", 0.0)

    async def story() -> None:
        journal = Weak()
        here, there = await two_processes(journal)
        a, b = await watch(here, "p0"), await watch(here, "p1")
        await act(here, a, 0, "wave")
        journal.failing = {"finish"}
        await act(here, b, 1, "wave")
        there.refresh_soon()
        await until(lambda: there.n == 2)
        journal.failing = set()
        await until(lambda: here.head.status == there.head.status == "over")
        assert journal.finished == [here.head.id]
        await here.close()
        await there.close()

    run(story())
