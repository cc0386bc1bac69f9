"""What stays of analyses, by person and seat; practice and games played on from others are not summed up."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from stores import head, with_store

from clowder.core.types import Json
from clowder.store import analyses, forget, made_analyses, schema, steps
from clowder.store.database import MIGRATIONS, database_url, open_engine, upgrade
from clowder.store.made_analyses import MadeAnalyses
from clowder.store.people import People, Person
from clowder.store.statistics import of_person
from clowder.store.store import SqlStore
from clowder.tables.head_text import head_to_text
from clowder.tables.model import Deal, SeatHead


def deal(id: str = "", counts: bool = False) -> Deal:
    return Deal(id=id, seed="00", source={}, given=[], simulations=0, counts=counts, day="")


KINDS: list[tuple[str, Deal | None, str]] = [
    ("t1", None, "usual"),
    ("t2", deal("d", counts=True), "deal"),
    ("t3", deal("d"), "practice"),
    ("t4", deal(), "played_on"),
]


def results(person: str = "ann", rank: int = 1) -> list[Json]:
    same = {"seats": 2, "game": "tiny", "score": 7}
    mine = {"seat": 0, "person": person, "level": "", "rank": rank, **same}
    return [mine, {"seat": 1, "person": "", "level": "random", "rank": 3 - rank, **same}]


def found(seat: int, **more: Any) -> Json:
    figures = {"accuracy": {"value": 80.0, "low": 70.0, "high": 90.0}, "luck": 0.1, "tags": [], "worst": []}
    return {"seat": seat, "method": 3, "rules": "1", **figures, **more}


async def finish_all(store: SqlStore) -> None:
    for ended, (id, dealt, _) in enumerate(KINDS, 1):
        await store.create(head(id, ended=ended, deal=dealt, status="over"))
        kept = await store.load_head(id)
        assert kept is not None
        await store.finish(kept, results())


def test_practice_and_games_played_on_are_told_apart_and_not_summed(database: str, tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        await finish_all(store)
        told = await store.read(lambda connection: of_person(connection, "ann"))
        assert [(each["game"], each["played"]) for each in told["games"]] == [("tiny", 2)]
        assert {each["table"]: each["kind"] for each in told["recent"]} == {id: kind for id, _, kind in KINDS}
        assert [(each["level"], each["played"]) for each in told["opponents"]] == [("random", 2)]

    with_store(database, tmp_path, story)


def test_summaries_are_of_who_played_once_and_go_with_them(database: str, tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        await People(store).add(Person("ann", "Ann", "en", 0))
        await finish_all(store)
        waiting = await analyses.waiting(store, "ann", 3, lambda _: True)
        assert waiting == ["t4", "t3", "t2", "t1"]
        await analyses.save(store, "t1", [found(0), found(1)])
        await analyses.save(store, "t1", [found(0, luck=0.2), found(1)])  # a later one takes its place
        await analyses.save(store, "nowhere", [found(0)])
        (game,) = await analyses.of_person(store, "ann")
        assert (game["table"], game["seat"], game["luck"], game["method"], game["kind"]) == ("t1", 0, 0.2, 3, "usual")
        assert [player["name"] for player in game["players"]] == ["Ann", ""]
        assert await analyses.waiting(store, "ann", 3, lambda _: True) == ["t4", "t3", "t2"]
        assert "t1" in await analyses.waiting(store, "ann", 4, lambda _: True)  # a newer method looks again
        assert await analyses.waiting(store, "ann", 3, lambda each: each.id == "t2") == ["t2"]
        assert len((await forget.about(store, "ann"))["analyses"]) == 1
        await forget.forget(store, "ann")
        rows = await store.read(lambda connection: connection.execute(sa.select(schema.analyses)).all())
        assert rows == []

    with_store(database, tmp_path, story)


def test_an_analysis_is_found_again_and_the_oldest_go(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqlStore) -> None:
        clock = iter(range(1, 100))
        monkeypatch.setattr(made_analyses, "now_ms", lambda: next(clock))
        monkeypatch.setattr(made_analyses, "MOST_KEPT", 2)
        here = MadeAnalyses(store, 3)
        await finish_all(store)
        await here.keep("t1", b"first", [found(0), found(1)])
        await here.keep("t1", b"again" * 1000, [found(0), found(1)])
        assert await here.find("t1") == b"again" * 1000
        assert await MadeAnalyses(store, 4).find("t1") is None  # a newer method does not tell what another found
        assert len(await analyses.of_person(store, "ann")) == 1
        for table in ("t2", "t3"):
            await here.keep(table, b"later", [])
        assert [await here.find(table) for table in ("t1", "t2", "t3")] == [None, b"later", b"later"]

    with_store(database, tmp_path, story)


def test_a_hot_seat_and_one_left_to_a_bot_tell_nothing_about_a_person(tmp_path: Path) -> None:
    async def story(store: SqlStore) -> None:
        both = [SeatHead("person", "Ann", "ann"), SeatHead("person", "Ann", "ann")]
        left = [SeatHead("person", "Ann", "ann", left=True), SeatHead("bot", level="random")]
        for id, seats in (("hot", both), ("left", left)):
            kept = head(id, ended=1, status="over")
            kept.seats = seats
            await store.create(kept)
            await store.finish(kept, results())
            await analyses.save(store, id, [found(0), found(1)])
        assert await analyses.of_person(store, "ann") == []
        assert await analyses.waiting(store, "ann", 3, lambda _: True) == []

    with_store("", tmp_path, story)


def test_a_database_of_before_gets_kinds_and_new_sums(database: str, tmp_path: Path) -> None:
    engine = open_engine(database_url(database, tmp_path))
    with engine.begin() as connection:
        steps.climb(MIGRATIONS, connection, "0009")
    with engine.begin() as connection:
        for ended, (id, dealt, _) in enumerate(KINDS, 1):
            text = head_to_text(head(id, ended=ended, deal=dealt))
            row = {
                "id": id,
                "version": 0,
                "status": "over",
                "game": "tiny",
                "private": False,
                "created": 1,
                "head": text,
            }
            connection.execute(sa.insert(schema.tables).values(**row, updated=1, due=0))
            for line in results(rank=1 + ended // 3):
                names = [*line, "table_id", "ended"]
                told = ", ".join(f":{name}" for name in names)
                insert = f"INSERT INTO results ({', '.join(names)}) VALUES ({told})"
                connection.execute(sa.text(insert), {**line, "table_id": id, "ended": ended})
        sums = {"played": 4, "won": 2, "rank_sum": 6, "seat_sum": 8, "score_sum": 28, "best": 7, "last": 4}
        connection.execute(sa.insert(schema.stats).values(person="ann", game="tiny", **sums))
    upgrade(engine)
    with engine.connect() as connection:
        kinds = sa.select(schema.results.c.table_id, schema.results.c.kind).where(schema.results.c.seat == 0)
        assert dict(connection.execute(kinds).all()) == {id: kind for id, _, kind in KINDS}  # type: ignore[arg-type]
        sums = dict(connection.execute(sa.select(schema.stats)).mappings().one())
        del sums["person"], sums["game"]
        wanted = {"played": 2, "won": 2, "rank_sum": 2, "seat_sum": 4, "score_sum": 14, "best": 7, "last": 2}
        assert sums == wanted
    engine.dispose()
