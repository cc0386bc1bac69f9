"""The one thread that writes: nothing ends it, and if something does, nobody waits for it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from memory import until
from stores import entry, head, with_store

from clowder.store import schema, statistics, writer
from clowder.store.store import SqlStore
from clowder.tables.journal import Conflict, StoreFailed


class Dying:
    """A connection that works until something is to be rolled back."""

    def __init__(self, real: Any) -> None:
        self.real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def rollback(self) -> None:
        raise sa.exc.OperationalError("ROLLBACK", {}, Exception("the connection is closed"))


@pytest.mark.parametrize("quick", [True, False])
def test_a_rollback_that_fails_costs_a_connection_and_not_the_writer(
    quick: bool, database: str, tmp_path: Path
) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(head())
        await store.append(entry(1))
        writer = store.writer
        dying = writer._open[quick] = Dying(writer._open[quick])  # type: ignore[assignment]
        again = store.append(entry(1)) if quick else store.create(head())
        with pytest.raises(Conflict):
            await again
        assert writer._open.get(quick) is not dying
        await store.append(entry(2))
        await store.create(head("t2"))
        assert [one.n for one in await store.entries("t1")] == [1, 2]
        await store.ping()

    with_store(database, tmp_path, story)


def test_whatever_happens_in_the_thread_the_next_batch_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqlStore) -> None:
        writer = store.writer
        with monkeypatch.context() as broken:
            broken.setattr(writer, "_together", lambda _batch: 1 // 0)
            both = await asyncio.gather(store.append(entry(1)), store.create(head()), return_exceptions=True)
        assert [type(one) for one in both] == [StoreFailed, StoreFailed]
        await store.append(entry(1))
        await store.ping()

    with_store("", tmp_path, story)


def test_a_store_whose_writer_has_ended_says_so(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        store.writer._items.put(None)
        await until(lambda: not store.writer.is_alive())
        with pytest.raises(StoreFailed):
            await store.ping()
        with pytest.raises(StoreFailed):
            await store.append(entry(2))
        with pytest.raises(StoreFailed):
            await store.create(head())

    with_store("", tmp_path, story)


def test_the_end_of_a_game_is_stored_with_its_results_or_not_at_all(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = {"person": "ann", "level": "", "rank": 1, "score": 7, "seats": 2, "game": "tiny"}
    results = [{**result, "seat": 0}, {**result, "seat": 1, "person": "", "rank": 2}]

    async def noted(store: SqlStore) -> int:
        count = sa.select(sa.func.count()).select_from(schema.results)
        return int(await store.read(lambda connection: connection.execute(count).scalar_one()))

    async def story(store: SqlStore) -> None:
        await store.create(head(status="running"))
        over, stale = head(status="over", ended=5), head(status="over", ended=5, version=3)
        with monkeypatch.context() as broken:
            broken.setattr(statistics, "_sums", sa.text("INSERT INTO nowhere VALUES (1)"))
            with pytest.raises(StoreFailed):
                await store.finish(over, results)
        stored = await store.load_head("t1")
        assert stored is not None
        assert (stored.status, stored.version, over.version) == ("running", 0, 0)
        with pytest.raises(Conflict):
            await store.finish(stale, results)
        assert await noted(store) == 0
        await store.finish(over, results)
        stored = await store.load_head("t1")
        assert stored is not None
        assert (stored.status, stored.version, over.version) == ("over", 1, 1)
        assert await noted(store) == 2

    with_store(database, tmp_path, story)


def test_what_many_tables_do_at_once_is_one_commit_in_their_order(database: str, tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        await store.append(entry(1))
        before = store.writer.commits
        tables = [f"many{n}" for n in range(120)]
        await asyncio.gather(*(store.append(entry(n, table)) for n in (1, 2) for table in tables))
        assert store.writer.commits == before + 1
        for table in tables[::40]:
            assert [one.n for one in await store.entries(table)] == [1, 2]

    with_store(database, tmp_path, story)


def test_what_the_plain_connection_cannot_do_is_explained(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        await store.append(entry(1))
        with pytest.raises(Conflict):
            await store.append(entry(1))
        await store.writer.run(lambda connection: connection.exec_driver_sql("ALTER TABLE entries RENAME TO gone"))
        with pytest.raises(StoreFailed):
            await store.append(entry(2))
        await store.writer.run(lambda connection: connection.exec_driver_sql("ALTER TABLE gone RENAME TO entries"))
        await store.append(entry(2))
        assert [one.n for one in await store.entries("t1")] == [1, 2]

    with_store("", tmp_path, story)


def test_a_lost_database_is_tried_five_times_with_longer_and_longer_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqlStore) -> None:
        waits: list[float] = []
        monkeypatch.setattr(writer.time, "sleep", waits.append)
        lost = sa.exc.OperationalError("SELECT", {}, Exception("no route"), connection_invalidated=True)

        def work(_connection: Any) -> None:
            raise lost

        fresh = writer.Writer(store.engine, None, "p")
        assert isinstance(fresh._guarded(work), StoreFailed)
        assert waits == [], "a file that cannot be written stays so"
        fresh._postgres = True
        assert isinstance(fresh._guarded(work), StoreFailed)
        assert waits == [0.1, 0.2, 0.4, 0.8, 1.6]

    with_store("", tmp_path, story)


def test_who_waits_too_long_hears_so_and_so_does_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(store: SqlStore) -> None:
        fresh = writer.Writer(store.engine, None, "p")
        fresh._loop = asyncio.get_running_loop()
        monkeypatch.setattr(fresh._thread, "is_alive", lambda: True)  # it hangs in the database
        waiting = fresh.append(entry(1))
        fresh.give_up()
        assert not waiting.done()
        assert caplog.records == []
        monkeypatch.setattr(writer, "ANSWER_SECONDS", -1.0)
        fresh.give_up()
        with pytest.raises(StoreFailed) as failed:
            await waiting
        assert str(failed.value) == "store_failed detail=the database does not answer"
        assert caplog.records[-1].__dict__["detail"] == "the database does not answer"

    with_store("", tmp_path, story)
