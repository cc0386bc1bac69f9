"""Where the store counts and compares: opponents, links in their last moment, idle guests, names in files."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa
from stores import entry, head, with_store

from clowder.store import people as people_module
from clowder.store import record_files, schema
from clowder.store.people import People, Person
from clowder.store.store import SqlStore
from clowder.tables.journal import StoreFailed


def result(seat: int, person: str, rank: int, level: str = "") -> dict[str, Any]:
    return {"seat": seat, "person": person, "level": level, "rank": rank, "score": 5, "seats": 2, "game": "tiny"}


async def finished(store: SqlStore, table: str, *results: dict[str, Any]) -> None:
    given = head(table, ended=1)
    await store.create(given)
    await store.finish(given, list(results))


def test_who_shares_a_rank_is_ahead_of_nobody(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        people = People(store)
        await people.add(Person("bob", "Bob", "en"))
        await finished(store, "g1", result(0, "ann", 1), result(1, "bob", 1))
        await finished(store, "g2", result(0, "ann", 1), result(1, "bob", 2))
        await finished(store, "g3", result(0, "carl", 1), result(1, "bob", 2))
        assert (await people.stats("ann"))["opponents"] == [{"name": "Bob", "level": "", "played": 2, "ahead": 1}]

    with_store("", tmp_path, story)


def test_the_eight_most_frequent_opponents_are_told(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        for n in range(9):
            await finished(store, f"g{n}", result(0, "ann", 1), result(1, "", 2, f"level{n}"))
        told = (await People(store).stats("ann"))["opponents"]
        assert [each["level"] for each in told] == [f"level{n}" for n in range(8)]

    with_store("", tmp_path, story)


def test_a_link_is_good_to_its_last_millisecond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [5_000]
    monkeypatch.setattr(people_module, "now_ms", lambda: now[0])

    async def story(store: SqlStore) -> None:
        people = People(store)
        for token in ("one", "two"):
            await people.add_link(token, "ann", 6_000)
        now[0] = 6_000
        assert await people.link_owner("one") == "ann"
        assert await people.use_link("one") == "ann"
        now[0] = 6_001
        assert await people.link_owner("two") is None
        assert await people.use_link("two") is None

    with_store("", tmp_path, story)


def test_idle_guests_are_forgotten_five_hundred_at_a_time(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        rows = [{"id": f"p{n}", "name": "", "language": "", "generation": 0, "created": 1} for n in range(502)]
        await store.writer.run(lambda connection: connection.execute(sa.insert(schema.people), rows) and None)
        count = sa.select(sa.func.count()).select_from(schema.people)
        left = []
        for _ in range(2):
            await People(store).forget_idle(2)
            left.append(await store.read(lambda connection: connection.execute(count).scalar()))
        assert left == [2, 0]

    with_store("", tmp_path, story)


def test_who_was_added_or_changed_is_known_without_the_database(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> People:
        people = People(store)
        await people.add(Person("p1", "Ann", "en"))
        await people.add(Person("p2", "Bob", "en"))
        await people.change(Person("p2", "Rob", "hu"))
        assert await people.get("nobody") is None
        return people

    async def after(people: People) -> None:
        found = [await people.get(id) for id in ("p1", "p2")]
        assert found == [Person("p1", "Ann", "en"), Person("p2", "Rob", "hu")]

    asyncio.run(after(with_store("", tmp_path, story)))


def test_names_stand_in_a_file_in_their_own_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tables(_store: Any) -> list[str]:
        return ["a"]

    async def export(_store: Any, table: str) -> Any:
        return {"table": table, "name": "Мурчик"}

    monkeypatch.setattr(record_files, "finished_tables", tables)
    monkeypatch.setattr(record_files, "export_record", export)
    file = tmp_path / "records.jsonl"
    assert asyncio.run(record_files.write_lines(cast("SqlStore", None), file)) == 1
    assert file.read_text(encoding="utf-8") == '{"table":"a","name":"Мурчик"}\n'


def test_private_and_huge_tables_are_in_no_list(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        for id, private in (("seen", False), ("hidden", True)):
            await store.create(head(id, private=private))
        assert [each.id for each in await store.open_tables(10, 0, 0, 100_000)] == ["seen"]
        assert await store.open_tables(10, 0, 0, 10) == []

    with_store("", tmp_path, story)


def test_lists_have_what_waits_first_and_then_what_is_played_each_for_its_time(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        for id, status, updated in (
            ("new", "open", 50),
            ("old", "open", 20),
            ("played", "running", 30),
            ("stood", "running", 10),
        ):
            await store.create(head(id, status=status, updated=updated))
        for id in ("over", "archived"):
            await store.create(head(id, status=id, updated=60))

        async def listed(open_since: int, running_since: int, limit: int = 10) -> list[str]:
            return [each.id for each in await store.open_tables(limit, open_since, running_since, 100_000)]

        assert await listed(0, 0) == ["new", "old", "played", "stood"]
        assert await listed(50, 30) == ["new", "played"], "from that moment on"
        assert await listed(51, 31) == []
        assert await listed(0, 0, 3) == ["new", "old", "played"]

    with_store("", tmp_path, story)


def test_a_store_that_cannot_read_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_work: Any) -> None:
        raise StoreFailed("store_failed", detail="planted")

    async def story(store: SqlStore) -> None:
        await store.ping()
        monkeypatch.setattr(store, "read", broken)
        with pytest.raises(StoreFailed, match="planted"):
            await store.ping()

    with_store("", tmp_path, story)


def test_who_has_an_answer_is_waited_for_no_more(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        await store.create(head())
        await asyncio.gather(*(store.append(entry(n)) for n in range(1, 6)))
        assert store.writer._asked == {}

    with_store("", tmp_path, story)
