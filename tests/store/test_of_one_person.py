"""What the store keeps of people: each one's own, within limits, and to the day it is kept for."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from stores import head, with_store

from clowder.store import blocks, day_counts, invitations, mail, reports, schema
from clowder.store.blocks import Blocks
from clowder.store.database import database_url, open_engine, upgrade
from clowder.store.day_counts import DayCounts
from clowder.store.deals import Deals, StoredDeal
from clowder.store.invitations import Invitations
from clowder.store.mail import MailAddresses
from clowder.store.parts import OwnPart, OwnParts
from clowder.store.push import DEVICES, Device, PushDevices
from clowder.store.reports import Report, Reports
from clowder.store.store import SqlStore
from clowder.tables.deals import daily_plan
from clowder.tables.model import TableError

DAY = 86_400_000


class Time:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, *modules: Any) -> None:
        self.now = 100 * DAY
        for module in modules:
            monkeypatch.setattr(module, "now_ms", lambda: self.now)


def test_a_device_belongs_to_who_used_it_last_and_the_oldest_goes(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        devices = PushDevices(store)

        async def known(person: str) -> list[str]:
            return sorted(each.endpoint for each in await devices.of_person(person))

        for person, endpoint in (("ann", "a"), ("bob", "b"), ("ann", "c"), ("bob", "c")):
            await devices.add(person, Device(endpoint, "key", "secret"))
        assert (await known("ann"), await known("bob")) == (["a"], ["b", "c"])
        for n in range(DEVICES):
            await devices.add("bob", Device(f"more{n}", "key", "secret"))
        assert len(await known("bob")) == DEVICES
        assert await known("ann") == ["a"]
        await devices.remove("a", "bob")
        assert await known("ann") == ["a"], "of somebody else"
        await devices.remove("a", "ann")
        assert await known("ann") == []

    with_store("", tmp_path, story)


def test_blocks_and_parts_are_bounded_and_twice_is_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "LIMIT", 1)

    async def story(store: SqlStore) -> None:
        kept = Blocks(store)
        for _ in range(2):
            await kept.add("ann", "bob", "Bob")
        with pytest.raises(TableError) as refused:
            await kept.add("ann", "cat", "Cat")
        assert (refused.value.key, refused.value.status, refused.value.params) == ("too_many_blocks", 429, {"limit": 1})
        await kept.add("cat", "ann", "Ann")
        assert await kept.between("ann") == {"bob", "cat"}
        parts = OwnParts(store)
        mine = await parts.add(OwnPart("", "ann", "cat-box", "deck", "Mine", 0, "", 0, {"x": 1}), 1)
        with pytest.raises(TableError) as refused:
            await parts.add(OwnPart("", "ann", "cat-box", "deck", "More", 0, "", 0, {}), 1)
        assert (refused.value.key, refused.value.status) == ("too_many_parts", 429)
        theirs = await parts.add(OwnPart("", "bob", "cat-box", "deck", "Theirs", 0, "", 0, {}), 1)
        await parts.remove("ann", theirs.id)
        assert [each.id for each in await parts.of_person("bob")] == [theirs.id]
        assert [each.id for each in await parts.of_person("ann")] == [mine.id], "nothing else goes in its place"
        await parts.remove("ann", mine.id)
        assert await parts.of_person("ann") == []

    with_store("", tmp_path, story)


def test_an_address_may_be_confirmed_to_the_last_millisecond_and_is_kept_as_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch, mail)

    async def story(store: SqlStore) -> None:
        addresses = MailAddresses(store)
        await addresses.ask("ann", "ann@example.org", "hers")
        await addresses.ask("bob", "bob@example.org", "his")
        time.now += mail.CONFIRM_WITHIN
        await addresses.forget_unconfirmed()
        assert await addresses.confirm("hers")
        time.now += 1
        assert not await addresses.confirm("his")
        await addresses.forget_unconfirmed()
        assert await addresses.of_person("bob") is None
        found = await addresses.of_person("ann")
        assert found is not None
        assert (found.address, found.confirmed) == ("ann@example.org", True)

    with_store("", tmp_path, story)


def test_counts_of_yesterday_are_kept_and_older_ones_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch, day_counts)

    async def story(store: SqlStore) -> None:
        counts = DayCounts(store)
        for _ in range(3):
            assert await counts.may({"mail ann": 1})
            assert not await counts.may({"mail ann": 1}), "once a day"
            time.now += DAY
        time.now -= DAY
        await counts.forget()
        query = sa.select(schema.day_counts.c.day).order_by(schema.day_counts.c.day)
        assert await store.read(lambda connection: list(connection.execute(query).scalars())) == [101, 102]

    with_store("", tmp_path, story)


def test_nobody_tells_more_than_so_much_on_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch, reports)
    monkeypatch.setattr(reports, "PER_DAY", 2)

    async def story(store: SqlStore) -> None:
        told = Reports(store)

        async def tell(about: str) -> None:
            await told.add(Report("", "ann", about, "t1", "Name", "words", "", [], 0))

        for about in ("bob", "cat", "cat"):
            await tell(about)
        with pytest.raises(TableError) as refused:
            await tell("dan")
        assert (refused.value.key, refused.value.status) == ("too_many_reports", 429)
        time.now += DAY
        await tell("dan")
        waiting = await told.listed(done=False)
        assert waiting[0].reported == "dan"
        assert ({each.reported for each in waiting}, {each.done for each in waiting}) == ({"bob", "cat", "dan"}, {0})

    with_store("", tmp_path, story)


def test_invitations_are_forgotten_after_a_week(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch, invitations)

    async def story(store: SqlStore) -> None:
        await store.create(head())
        kept = Invitations(store)
        assert await kept.invite("t1", "bob", "ann")
        begun = time.now
        for passed, known in ((7 * DAY, {"bob": False}), (7 * DAY + 1, {})):
            time.now = begun + passed
            await kept.forget()
            assert await kept.invited("t1") == known

    with_store("", tmp_path, story)


def test_a_look_whether_the_store_writes_leaves_all_else_as_it_is(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        key = await store.setting("session_key", lambda: "the key of all cookies")
        for _ in range(2):
            store.writer.failing = True
            await store.ping()
        assert await store.setting("session_key", lambda: "another") == key

    with_store("", tmp_path, story)


def test_rows_are_named_in_the_database_as_in_the_schema(database: str, tmp_path: Path) -> None:
    engine = open_engine(database_url(database, tmp_path))
    upgrade(engine)
    found = sa.inspect(engine)
    for table in schema.metadata.sorted_tables:
        names = found.get_pk_constraint(table.name)["constrained_columns"]
        assert sorted(names) == sorted(column.name for column in table.primary_key), table.name
    engine.dispose()


def test_of_a_try_only_the_seat_that_was_tried_counts(tmp_path: Path) -> None:
    plan = daily_plan("tiny", "2026-11-17")

    async def story(store: SqlStore) -> None:
        deals = Deals(store)
        await deals.save(StoredDeal(plan))
        for table, person in (("t1", "ann"), ("t2", "bob")):
            given = head(table, ended=1)
            await store.create(given)
            assert await deals.claim(plan, person, table) == table
            assert await deals.claim(plan, person, "another") == table
            facts = {"level": "", "seats": plan.seats, "game": "tiny"}
            results = [{"seat": n, "person": "", "rank": n + 1, "score": 9 - n, **facts} for n in range(plan.seats)]
            await store.finish(given, results)
        ended = (plan.seat + 1, 9 - plan.seat)
        assert await deals.counts([plan.id]) == {plan.id: 2}
        assert [(each.rank, each.score) for each in await deals.best(plan.id)] == [ended] * 2
        assert await deals.spread(plan.id) == [(*ended, 2)]
        mine = (await deals.tries_of("ann", [plan.id]))[plan.id]
        assert (mine.table, mine.rank, mine.score, mine.gone) == ("t1", *ended, False)

    with_store("", tmp_path, story)
