"""Notices that wait to be sent: one for each table and person, of whichever process. It outlives the process.

Of a challenge that was played (`tried`) the row stays when it was sent: see `store/challenges.py`.
"""

from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import now_ms

LEASE: Final = 60_000  # milliseconds after which a notice that a process took and did not send is anybody's
What = Literal["invited", "turn", "over", "tried"]
_n, _s, _t, _e = schema.push_notices, schema.seats, schema.tables, schema.entries
_d, _m = schema.push_devices, schema.mail_addresses
# One row per table and person, and its ply only grows: whoever of several processes comes first has the notice.
_put = sa.text(
    "INSERT INTO push_notices AS p (table_id, person, ply, what, waiting) VALUES (:table, :person, :ply, :what, :at)"
    " ON CONFLICT (table_id, person) DO UPDATE SET ply = excluded.ply, what = excluded.what, waiting = excluded.waiting"
    " WHERE p.ply < excluded.ply"
)


def wanted() -> sa.CompoundSelect[tuple[str]]:
    """The people who want notices, by a device or by mail."""
    return sa.union(sa.select(_d.c.person), sa.select(_m.c.person).where(_m.c.confirmed > 0))


@dataclass(frozen=True)
class Waiting:
    """`table` and `ply` are the deal and how many tries of it are over where a challenge was `tried`."""

    table: str
    person: str
    ply: int
    what: What


class NoticeBox:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def put(self, notice: Waiting, at: int) -> bool:
        """It is sent at that time, unless it was before; it takes the place of what waits for this table."""
        values = {**vars(notice), "at": at}
        return await self._run(_put, values)

    async def take(self, notice: Waiting) -> bool:
        """Whether this process sends it: nobody else does for a while."""
        mine = self._of(notice).where(_n.c.waiting > 0, _n.c.waiting <= now_ms())
        return await self._run(mine.values(waiting=now_ms() + LEASE))

    async def done(self, notice: Waiting, again_at: int = 0) -> None:
        """It was sent, or nobody needs it any more; or it is to be sent later."""
        await self._run(self._of(notice).values(waiting=again_at))

    async def drop(self, person: str) -> None:
        """What waits for this person is not sent any more."""
        await self._run(sa.update(_n).where(_n.c.person == person, _n.c.waiting > 0).values(waiting=0))

    async def late(self, before: int, limit: int = 100) -> list[Waiting]:
        """What should have been sent before then."""
        query = sa.select(_n.c.table_id, _n.c.person, _n.c.ply, _n.c.what).where(
            _n.c.waiting > 0, _n.c.waiting <= before
        )
        query = query.order_by(_n.c.waiting).limit(limit)
        return await self._store.read(lambda connection: [Waiting(*row) for row in connection.execute(query)])

    async def unannounced(self, since: int, until: int, limit: int = 50) -> list[str]:
        """Running tables of people who want notices that went on in this time; nobody was told of the last move.

        The process that wrote it may have been killed before it put the notice here.
        """
        every = _e.alias()
        last = sa.select(sa.func.max(every.c.n)).where(every.c.table_id == _t.c.id).correlate(_t).scalar_subquery()
        theirs = sa.select(_s.c.table_id).where(_s.c.person.in_(wanted()))
        told = sa.select(_n.c.ply).where(_n.c.table_id == _e.c.table_id, _n.c.ply >= _e.c.ply).exists()
        of_table = (_e.c.table_id == _t.c.id, _e.c.n == last, _e.c.at.between(since, until))
        query = sa.select(_t.c.id).where(_t.c.status == "running", _t.c.id.in_(theirs), *of_table, ~told).limit(limit)
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    def _of(self, notice: Waiting) -> sa.Update:
        row = (_n.c.table_id == notice.table, _n.c.person == notice.person, _n.c.ply == notice.ply)
        return sa.update(_n).where(*row)

    async def _run(self, query: sa.Executable, values: dict[str, object] | None = None) -> bool:
        def work(connection: Connection) -> bool:
            return connection.execute(query, values or {}).rowcount == 1

        done: bool = await self._store.writer.run(work)
        return done
