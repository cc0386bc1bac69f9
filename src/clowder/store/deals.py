"""Deals that several people play: which there are, whose one try is at which table, and how the tries ended."""

from dataclasses import dataclass
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.deals import Plan
from clowder.tables.journal import Conflict
from clowder.tables.model import now_ms

BEST_SHOWN: Final = 10
_d, _t, _r, _p = schema.deals, schema.deal_tries, schema.results, schema.people
_ended = _t.join(_r, (_r.c.table_id == _t.c.table_id) & (_r.c.seat == _t.c.seat))


@dataclass(frozen=True)
class StoredDeal:
    """`maker` and `table`: who made a challenge of which game; empty for a deal of the day."""

    plan: Plan
    maker: str = ""
    table: str = ""


@dataclass(frozen=True)
class Try:
    """Somebody's one try; rank 0 while it is not over, and for good if it is `gone`: put away unfinished."""

    table: str
    seat: int
    rank: int = 0
    score: int = 0
    ended: int = 0
    name: str = ""
    person: str = ""
    gone: bool = False


class Deals:
    """Results are those of the tables: nothing about an end is written twice."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def save(self, deal: StoredDeal) -> None:
        """Once: the same deal again changes nothing, whoever makes it."""
        plan = deal.plan
        known = sa.select(_d.c.id).where(_d.c.id == plan.id)
        row = {"game": plan.game, "day": plan.day, "plan": orjson.dumps(plan.as_json()).decode()}
        insert = sa.insert(_d).values(id=plan.id, maker=deal.maker, table_id=deal.table, created=now_ms(), **row)

        def work(connection: Connection) -> None:
            if connection.execute(known).first() is None:
                connection.execute(insert)

        await self._once(work)

    async def _once(self, work: Any) -> Any:
        """Another process may do the same at the same time: the second look finds it."""
        try:
            return await self._store.writer.run(work)
        except Conflict:
            return await self._store.writer.run(work)

    async def find(self, id: str) -> StoredDeal | None:
        query = sa.select(_d.c.plan, _d.c.maker, _d.c.table_id).where(_d.c.id == id)

        def work(connection: Connection) -> StoredDeal | None:
            row = connection.execute(query).first()
            return None if row is None else StoredDeal(Plan(**orjson.loads(row[0])), row[1], row[2])

        return await self._store.read(work)

    async def claim(self, plan: Plan, person: str, table: str) -> str:
        """The table of a person's one try: this one, or that of the try they have begun before."""
        mine = sa.select(_t.c.table_id).where(_t.c.deal_id == plan.id, _t.c.person == person)
        values = {"deal_id": plan.id, "person": person, "table_id": table, "seat": plan.seat, "begun": now_ms()}

        def work(connection: Connection) -> str:
            row = connection.execute(mine).first()
            if row is not None:
                return str(row[0])
            connection.execute(sa.insert(_t).values(**values))
            return table

        return str(await self._once(work))

    async def tries_of(self, person: str, deals: list[str]) -> dict[str, Try]:
        """A person's own, by deal, over or not."""
        tables = schema.tables
        beside = _t.join(_r, (_r.c.table_id == _t.c.table_id) & (_r.c.seat == _t.c.seat), isouter=True)
        beside = beside.join(tables, tables.c.id == _t.c.table_id, isouter=True)
        columns = (_t.c.deal_id, tables.c.status, _t.c.table_id, _t.c.seat, _r.c.rank, _r.c.score, _r.c.ended)
        query = sa.select(*columns).select_from(beside).where(_t.c.person == person, _t.c.deal_id.in_(deals))

        def work(connection: Connection) -> dict[str, Try]:
            found = {}
            for deal, status, table, seat, rank, score, at in connection.execute(query):
                gone = status == "archived" and rank is None
                found[deal] = Try(table, seat, rank or 0, score or 0, at or 0, gone=gone)
            return found

        return await self._store.read(work)

    async def counts(self, deals: list[str]) -> dict[str, int]:
        """How many tries of each deal are over."""
        query = sa.select(_t.c.deal_id, sa.func.count()).select_from(_ended).where(_t.c.deal_id.in_(deals))
        query = query.group_by(_t.c.deal_id)
        return await self._store.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def best(self, deal: str) -> list[Try]:
        """The best tries: by rank, then by points, then who was first."""
        columns = (_t.c.table_id, _t.c.seat, _r.c.rank, _r.c.score, _r.c.ended, _p.c.name, _t.c.person)
        query = (
            sa.select(*columns)
            .select_from(_ended.join(_p, _p.c.id == _t.c.person, isouter=True))
            .where(_t.c.deal_id == deal)
            .order_by(_r.c.rank, _r.c.score.desc(), _r.c.ended)
            .limit(BEST_SHOWN)
        )

        def work(connection: Connection) -> list[Try]:
            return [Try(*row[:5], row[5] or "", row[6]) for row in connection.execute(query)]

        return await self._store.read(work)

    async def spread(self, deal: str) -> list[tuple[int, int, int]]:
        """Every result with how many tries ended so, the best first: rank, points, tries."""
        query = sa.select(_r.c.rank, _r.c.score, sa.func.count()).select_from(_ended).where(_t.c.deal_id == deal)
        query = query.group_by(_r.c.rank, _r.c.score).order_by(_r.c.rank, _r.c.score.desc())
        return await self._store.read(lambda connection: [(*row,) for row in connection.execute(query)])

    async def result(self, table: str, seat: int) -> tuple[int, int] | None:
        """Rank and points of a seat at a finished table."""
        query = sa.select(_r.c.rank, _r.c.score).where(_r.c.table_id == table, _r.c.seat == seat)

        def work(connection: Connection) -> tuple[int, int] | None:
            row = connection.execute(query).first()
            return None if row is None else (int(row[0]), int(row[1]))

        return await self._store.read(work)
