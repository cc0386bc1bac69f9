"""Links know that they have ended; a vacation has the clocks of one's own tables looked at, and of no other."""

from pathlib import Path

from stores import head, with_store

from clowder.store.links import TableLinks
from clowder.store.store import SqlStore
from clowder.store.vacations import Vacations
from clowder.tables.links import Link
from clowder.tables.model import SeatHead, now_ms

LATER = 10**15


def test_a_link_that_ended_or_is_unknown_is_told_from_one_in_force(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        links = TableLinks(store)
        for id in ("a", "b"):
            await links.add(Link(id, "t1", "ann", "watch", 1), f"key of {id}")
        assert await links.ended([]) == set()
        assert await links.ended(["a", "b"]) == set()
        await links.end("ann", "a")
        assert await links.ended(["a", "b", "c"]) == {"a", "c"}

    with_store("", tmp_path, story)


def test_a_vacation_rings_ones_own_tables(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        for id, person in (("mine", "ann"), ("theirs", "bob")):
            table = head(id, status="running")
            table.seats[0] = SeatHead("person", person, person)
            await store.create(table)
            await store.set_due(id, LATER)
        assert await store.due_tables(now_ms() + 1) == []
        await Vacations(store).begin("ann", 3)
        assert await store.due_tables(now_ms() + 1) == ["mine"]

    with_store("", tmp_path, story)
