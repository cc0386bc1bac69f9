"""Invitations to tables, and the people somebody has played with: those can be invited."""

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import TableError, now_ms

SHOWN: Final = 30  # people, those one played with last
GAMES: Final = 300  # one's last games are looked through for them
WAITING: Final = 20  # invitations that may wait for one person
KEPT: Final = 7 * 86_400_000
_i, _r, _p, _t = schema.invitations, schema.results, schema.people, schema.tables


@dataclass(frozen=True)
class Companion:
    """Somebody one has played with."""

    person: str
    name: str
    games: int
    last: int


@dataclass(frozen=True)
class Invitation:
    table: str
    by: str
    created: int


class Invitations:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def companions(self, person: str) -> list[Companion]:
        """People who finished games with this person and have a name, those of the last games first."""
        mine = sa.select(_r.c.table_id).where(_r.c.person == person).order_by(_r.c.ended.desc()).limit(GAMES).subquery()
        games, last = sa.func.count(_r.c.table_id.distinct()), sa.func.max(_r.c.ended)
        query = (
            sa.select(_r.c.person, _p.c.name, games, last)
            .join(mine, mine.c.table_id == _r.c.table_id)
            .join(_p, _p.c.id == _r.c.person)
            .where(_r.c.person != person, _r.c.person != "", _p.c.name != "")
            .group_by(_r.c.person, _p.c.name)
            .order_by(last.desc(), _r.c.person)
            .limit(SHOWN)
        )
        return await self._store.read(lambda connection: [Companion(*row) for row in connection.execute(query)])

    async def invite(self, table: str, person: str, by: str) -> bool:
        """Whether this is news: twice is once, and who declined is not asked again. Raises TableError."""
        now = now_ms()
        waiting = sa.select(sa.func.count()).where(
            _i.c.person == person, _i.c.declined == 0, _i.c.created > now - KEPT, _i.c.table_id.in_(_open_tables())
        )
        known = sa.select(_i.c.declined).where(_i.c.table_id == table, _i.c.person == person)
        insert = sa.insert(_i).values(table_id=table, person=person, by=by, created=now, declined=0)

        def work(connection: Connection) -> str:
            row = connection.execute(known).first()
            if row is not None:
                return "declined" if row[0] else "known"
            if connection.execute(waiting).scalar_one() >= WAITING:
                return "full"
            connection.execute(insert)
            return ""

        why: str = await self._store.writer.run(work)
        if why in ("declined", "full"):
            raise TableError("invitation_declined" if why == "declined" else "too_many_invitations", 409)
        return not why

    async def of_person(self, person: str) -> list[Invitation]:
        """Those that wait for an answer and lead to an open table, the newest first."""
        query = sa.select(_i.c.table_id, _i.c.by, _i.c.created).where(
            _i.c.person == person, _i.c.declined == 0, _i.c.created > now_ms() - KEPT, _i.c.table_id.in_(_open_tables())
        )
        query = query.order_by(_i.c.created.desc()).limit(WAITING)
        return await self._store.read(lambda connection: [Invitation(*row) for row in connection.execute(query)])

    async def invited(self, table: str) -> dict[str, bool]:
        """Who was invited to a table, and whether they declined."""
        query = sa.select(_i.c.person, _i.c.declined).where(_i.c.table_id == table)
        return await self._store.read(
            lambda connection: {person: declined > 0 for person, declined in connection.execute(query)}
        )

    async def is_invited(self, table: str, person: str) -> bool:
        return not (await self.invited(table)).get(person, True)

    async def decline(self, table: str, person: str) -> None:
        mine = (_i.c.table_id == table, _i.c.person == person, _i.c.declined == 0)
        done = sa.update(_i).where(*mine).values(declined=now_ms())
        await self._store.writer.run(lambda connection: connection.execute(done) and None)

    async def forget(self) -> None:
        old = sa.delete(_i).where(_i.c.created < now_ms() - KEPT)
        await self._store.writer.run(lambda connection: connection.execute(old) and None)


def _open_tables() -> sa.Select[tuple[str]]:
    return sa.select(_t.c.id).where(_t.c.id == _i.c.table_id, _t.c.status == "open")
