"""The store on real databases: order, conflicts, durability settings, migrations, statistics, exchange."""

import asyncio
import gc
import json
import logging
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from memory import HereThinker, new_table, until, watch
from stores import entry, head, with_store

from clowder.store import database as database_module
from clowder.store import record_files, schema, steps
from clowder.store import store as store_module
from clowder.store.database import database_url, open_engine, upgrade
from clowder.store.people import People, Person
from clowder.store.store import SqlStore
from clowder.tables import fairness
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import now_ms
from clowder.tables.services import TableServices


def test_entries_come_back_in_order_and_a_number_is_taken_once(database: str, tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(head())
        many = [entry(n, f"t{t}") for n in range(1, 6) for t in range(20)]
        await asyncio.gather(*(store.append(one) for one in many))
        assert [one.n for one in await store.entries("t7")] == [1, 2, 3, 4, 5]
        assert (await store.entries("t7", 4)) == [one for one in many if one.table == "t7" and one.n == 5]
        assert store.writer.commits < len(many), "entries of many tables share a commit"
        both = await asyncio.gather(
            store.append(entry(6, "t7", "a")),
            store.append(entry(6, "t7", "b")),
            store.append(entry(6, "t8")),
            return_exceptions=True,
        )
        assert [type(result) for result in both] == [type(None), Conflict, type(None)]
        assert [one.text for one in await store.entries("t7", 5)] == ["a"]

    with_store(database, tmp_path, story)


def test_heads_are_changed_by_one_writer_at_a_time(database: str, tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(head())
        mine, theirs = await store.load_head("t1"), await store.load_head("t1")
        assert mine == theirs == head(created=mine.created, updated=mine.updated)  # type: ignore[union-attr]
        assert mine is not None
        assert theirs is not None
        mine.status = "running"
        await store.save_head(mine)
        theirs.private = True
        with pytest.raises(Conflict):
            await store.save_head(theirs)
        stored = await store.load_head("t1")
        assert stored is not None
        assert (stored.status, stored.private, stored.version) == ("running", False, 1)
        assert [one.id for one in await store.tables_of("ann")] == ["t1"]
        assert await store.tables_of("bob") == []
        assert await store.load_head("t2") is None
        assert await store.stale_tables("running", now_ms() + 1000) == ["t1"]
        await store.set_due("t1", 5)
        assert await store.due_tables(6) == ["t1"]

    with_store(database, tmp_path, story)


def test_statistics_count_a_game_once(database: str, tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        people = People(store)
        for n, rank in enumerate((1, 2, 1)):
            table = head(f"g{n}", ended=n + 1)
            await store.create(table)
            results = [
                {
                    "seat": s,
                    "person": "ann" if s == 0 else "",
                    "level": "",
                    "rank": rank if s == 0 else 3 - rank,
                    "score": 10 * n,
                    "seats": 2,
                    "game": "tiny",
                }
                for s in range(2)
            ]
            table.take_backs = n
            await store.finish(table, results)
            await store.finish(table, results)
        stats = await people.stats("ann")
        assert stats["games"][0] == {
            "game": "tiny",
            "played": 3,
            "won": 2,
            "mean_rank": 1.333,
            "mean_seats": 2.0,
            "mean_score": 10.0,
            "best_score": 20,
            "last": 3,
        }
        assert [(line["table"], line["take_backs"]) for line in stats["recent"]] == [("g2", 2), ("g1", 1), ("g0", 0)]

    with_store(database, tmp_path, story)


def test_people_and_links(database: str, tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        people = People(store)
        await people.add(Person("p1", "Ann", "en"))
        await people.change(Person("p1", "Anna", "hu", 2))
        assert await People(store).get("p1") == Person("p1", "Anna", "hu", 2)
        await people.add_link("secret", "p1", now_ms() + 10_000)
        await people.add_link("old", "p1", now_ms() - 1)
        assert await people.link_owner("old") is None
        assert await people.link_owner("secret") == await people.link_owner("secret") == "p1"
        assert await people.use_link("old") is None
        assert await people.use_link("secret") == "p1"
        assert await people.use_link("secret") is None
        assert await people.link_owner("secret") is None
        keys = await asyncio.gather(*(store.setting("key", lambda n=n: str(n)) for n in range(5)))  # type: ignore[misc]
        assert len(set(keys)) == 1

    with_store(database, tmp_path, story)


def everything(engine: sa.Engine) -> dict[str, Any]:
    """All that a database tells about its tables; columns that came later may stand elsewhere."""
    found = sa.inspect(engine)
    told: dict[str, Any] = {}
    for name in found.get_table_names():
        columns = {column["name"]: {**column, "type": repr(column["type"])} for column in found.get_columns(name)}
        keys = (found.get_pk_constraint(name), found.get_foreign_keys(name), found.get_unique_constraints(name))
        indexes = sorted(found.get_indexes(name), key=lambda index: str(index["name"]))
        told[name] = (columns, keys, found.get_check_constraints(name), indexes)
    with engine.connect() as connection:
        told["its number"] = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all()
    return told


def test_the_migrations_make_the_schema(database: str, tmp_path: Path) -> None:
    engine = open_engine(database_url(database, tmp_path))
    with engine.begin() as connection:
        steps.climb(database_module.MIGRATIONS, connection)
    made = everything(engine)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    with engine.begin() as connection:
        for table in made.keys() - {"its number"}:
            connection.execute(sa.text(f'DROP TABLE "{table}"'))
    upgrade(engine)
    assert everything(engine) == made, "an empty database, made at once, is another one"
    engine.dispose()


def test_a_start_without_steps_loads_nothing_of_them(tmp_path: Path) -> None:
    """They take longer to load than all the rest of a server."""
    script = (
        "import sys; from pathlib import Path; import clowder.server.run; from clowder.store.database import *\n"
        "engine = open_engine(database_url('', Path(sys.argv[1]))); upgrade(engine); upgrade(engine)\n"
        "sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=True)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    engine = open_engine(database_url("", tmp_path))
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreFailed, match="database_newer schema=9999"):
        upgrade(engine)
    engine.dispose()


def test_an_older_database_is_copied_whole_before_it_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "clowder.store")
    engine = open_engine(database_url("", tmp_path))
    upgrade(engine)
    writing = engine.connect()  # still open: what it wrote is in the write-ahead log, not in the file
    writing.execute(sa.insert(schema.settings).values(name="colour", value="tabby"))
    writing.commit()
    migrations = tmp_path / "migrations"
    shutil.copytree(database_module.MIGRATIONS, migrations)
    before = max(path.name[:4] for path in (migrations / "versions").glob("0*.py"))
    (migrations / "versions" / "9000_next.py").write_text(
        f"from alembic import op\nrevision = '9000'\ndown_revision = {before!r}\n"
        "def upgrade():\n    op.execute('DROP TABLE links')\n"
    )

    monkeypatch.setattr(database_module, "MIGRATIONS", migrations)
    upgrade(engine)
    writing.close()
    engine.dispose()
    (line,) = [record for record in caplog.records if record.name == "clowder.store"]
    assert line.message == "the database is brought up to date"
    assert {name: vars(line)[name] for name in ("from", "to", "copy")} == {
        "from": before,
        "to": "9000",
        "copy": str(tmp_path / "clowder.sqlite3.before-9000"),
    }
    with closing(sqlite3.connect(tmp_path / "clowder.sqlite3.before-9000")) as copy:
        assert copy.execute("SELECT value FROM settings WHERE name = 'colour'").fetchone() == ("tabby",)
        assert copy.execute("SELECT count(*) FROM links").fetchone() == (0,)
    with closing(sqlite3.connect(tmp_path / "clowder.sqlite3")) as now, pytest.raises(sqlite3.OperationalError):
        now.execute("SELECT count(*) FROM links")


def test_sqlite_is_set_to_be_durable(tmp_path: Path) -> None:
    engine = open_engine(database_url("", tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()
    (tmp_path / "clowder.sqlite3").write_bytes(b"this is not a database, but long enough to be looked at" * 20)
    with pytest.raises(StoreFailed, match="damaged"):
        upgrade(open_engine(database_url("", tmp_path)))


async def refused_where_something_is_missing(store: SqlStore, record: Any) -> None:
    """Whoever makes up a record can seal it too."""
    extra = record["extra"]
    player, moves = extra["players"][0], extra["moves"]
    seed = fairness.seed_of(extra["secret"], "no/table", extra["contributions"])
    for said, changes in (
        ("one player with", {"players": None}),
        ("one player with", {"players": extra["players"][:1]}),
        ("one player with", {"players": [player, {"kind": "bot", "name": "Tom"}]}),
        ("one player with", {"players": [player, {**player, "kind": "dog"}]}),
        ("one player with", {"players": [player, {**player, "name": "T\u0000m"}]}),
        ("started and ended", {"started": None}),
        ("started and ended", {"ended": "late"}),
        ("more than 64 bits", {"ended": 2**70}),
        ("one entry in 'moves'", {"moves": moves[1:]}),
        ("move 1 does not say", {"moves": [{"seat": move["seat"]} for move in moves]}),
        ("move 1 does not say", {"moves": [{**moves[0], "at": "now"}, *moves[1:]]}),
        ("move 2 does not say", {"moves": [moves[0], {**moves[1], "by": ["bot"]}, *moves[2:]]}),
        ("id of its table", {"table": "no/table"}),
    ):
        chance = {"seed": f"{seed:032x}"} if "table" in changes else {}
        made_up = fairness.sealed({**record, **chance, "extra": {**extra, **changes}})
        (fault,) = fairness.verify(made_up)
        assert said in fault
        with pytest.raises(StoreFailed, match="not_genuine") as refused:
            await record_files.import_record(store, made_up)
        assert refused.value.params["fault"] == fault


def test_an_export_is_written_while_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store may hold more games than the memory does."""
    file = tmp_path / "records.jsonl"
    kept = []

    async def three(_store: Any) -> list[str]:
        return ["a", "b", "c"]

    async def export(_store: Any, table: str) -> Any:
        gc.collect()
        kept.append(sum(isinstance(thing, Record) for thing in gc.get_objects()))
        return None if table == "b" else {"table": table, "extra": Record()}

    class Record(dict[str, Any]):
        pass

    monkeypatch.setattr(record_files, "finished_tables", three)
    monkeypatch.setattr(record_files, "export_record", export)
    assert asyncio.run(record_files.write_lines(cast("SqlStore", None), file)) == 2
    assert [json.loads(line)["table"] for line in file.read_text(encoding="utf-8").splitlines()] == ["a", "c"]
    assert max(kept) <= 1, "no more than the last one is in memory"


def test_records_leave_and_come_back_as_json_lines(database: str, tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        services = TableServices(journal=store, thinker=HereThinker())
        table = await new_table(store, [{"kind": "bot"}] * 2, services=services)
        await watch(table, "")  # bots alone play only while somebody looks on
        await until(lambda: table.head.status == "over")
        await table.call(table.refresh)
        await table.close()
        assert await record_files.finished_tables(store) == [table.head.id]
        record = await record_files.export_record(store, table.head.id)
        assert record is not None
        file = tmp_path / "records.jsonl"
        assert await record_files.write_lines(store, file) == 1
        ((number, line),) = record_files.read_lines(file)
        assert number == 1
        assert not await record_files.import_record(store, line), "it is here already"
        for what in (schema.tables, schema.entries):
            await store.writer.run(lambda connection, what=what: connection.execute(sa.delete(what)) and None)
        assert await record_files.import_record(store, line)
        assert await record_files.export_record(store, table.head.id) == record
        assert [one.n for one in await store.entries(table.head.id)] == [*range(1, len(line["actions"]) + 1)]
        tail = sa.delete(schema.entries).where(schema.entries.c.n > 1)  # as if it had been interrupted
        await store.writer.run(lambda connection: connection.execute(tail) and None)
        assert await record_files.import_record(store, line)
        assert not await record_files.import_record(store, line)
        assert await record_files.export_record(store, table.head.id) == record
        await refused_where_something_is_missing(store, line)
        line["actions"][0] = "wave" if line["actions"][0] != "wave" else "draw"
        file.write_text(f"{file.read_text(encoding='utf-8')}\n{json.dumps(line)}\n", encoding="utf-8")
        with pytest.raises(StoreFailed, match="not_genuine") as stopped:
            await record_files.import_lines(store, file)
        assert (stopped.value.params["file"], stopped.value.params["line"]) == (str(file), 3)
        file.write_text('{"a": 1}\nnot json\n')
        with pytest.raises(StoreFailed, match="line=2"):
            list(record_files.read_lines(file))

    with_store(database, tmp_path, story)


def test_a_store_that_cannot_write_says_so_in_the_log_once_and_when_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    large_row = sa.insert(schema.settings).values(name="large", value="x" * 100_000)
    caplog.set_level(logging.WARNING, "clowder.store")

    async def run() -> list[BaseException | None]:
        engine = open_engine(database_url("", tmp_path))
        upgrade(engine)
        pages = sqlite3.connect(tmp_path / "clowder.sqlite3").execute("PRAGMA page_count").fetchone()[0]
        sa.event.listen(engine, "connect", lambda raw, _: raw.execute(f"PRAGMA max_page_count = {pages}"))
        engine.dispose()
        store = SqlStore(engine)
        store.start()
        results: list[BaseException | None] = []
        for n in range(1, 4):
            large = entry(n, text="x" * 100_000)
            results += await asyncio.gather(store.append(large), return_exceptions=True)
        with monkeypatch.context() as larger:  # a page of the file is free for the small row of every day
            larger.setattr(store_module, "_write_something", lambda connection: connection.execute(large_row) and None)
            with pytest.raises(StoreFailed, match="disk_full"):
                await store.ping()
        await store.ping()  # there is room for something
        await store.append(entry(1, text="small enough"))
        await store.append(entry(2, text="another"))
        await store.stop()
        return results

    results = asyncio.run(run())
    assert [getattr(each, "key", None) for each in results] == ["disk_full"] * 3
    lines = [record for record in caplog.records if record.name == "clowder.store"]
    assert [(line.levelname, line.message, vars(line).get("reason")) for line in lines] == [
        ("ERROR", "nothing can be written", "disk_full"),
        ("WARNING", "what is played is written again", None),
    ]
