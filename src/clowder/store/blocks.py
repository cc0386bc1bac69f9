"""Whom people do not want to hear or to sit with."""

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import TableError, new_id, now_ms

LIMIT: Final = 200  # of one person
_b, _r = schema.blocks, schema.results


@dataclass(frozen=True, slots=True)
class Block:
    """`id` names it to who made it, `name` is what the other was called then."""

    id: str
    name: str
    created: int


class Blocks:
    """Most people have blocked nobody: the only process of a store knows who has, and asks about nobody else."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._owners: set[str] | None = None

    async def _may_own(self, person: str) -> bool:
        if self._store.shared:
            return True
        if self._owners is None:
            found = await self._store.read(lambda c: set(c.execute(sa.select(_b.c.owner).distinct()).scalars()))
            self._owners = found | (self._owners or set())
        return person in self._owners

    async def of(self, person: str) -> frozenset[str]:
        """The people whom somebody has blocked."""
        if not person or not await self._may_own(person):
            return frozenset()
        query = sa.select(_b.c.blocked).where(_b.c.owner == person)
        return await self._store.read(lambda connection: frozenset(connection.execute(query).scalars()))

    async def of_all(self, people: set[str]) -> dict[str, frozenset[str]]:
        """The same for many at once; who has blocked nobody is missing."""
        query = sa.select(_b.c.owner, _b.c.blocked).where(_b.c.owner.in_(people))
        found: dict[str, set[str]] = {}
        for owner, blocked in await self._store.read(lambda connection: connection.execute(query).all()):
            found.setdefault(owner, set()).add(blocked)
        return {owner: frozenset(blocked) for owner, blocked in found.items()}

    async def has(self, owner: str, person: str) -> bool:
        """Whether somebody has blocked a person."""
        return bool(owner) and owner != person and person in await self.of(owner)

    async def between(self, person: str) -> frozenset[str]:
        """The people whom somebody has blocked, and who have blocked them."""
        await self._may_own(person)
        if self._owners is not None and not self._owners:
            return frozenset()
        mine = sa.select(_b.c.blocked).where(_b.c.owner == person)
        theirs = sa.select(_b.c.owner).where(_b.c.blocked == person)
        query = mine.union(theirs)
        return await self._store.read(lambda connection: frozenset(connection.execute(query).scalars()))

    async def listed(self, person: str) -> list[Block]:
        """What somebody may know about those they have blocked, the latest first."""
        columns = (_b.c.id, _b.c.name, _b.c.created)
        query = sa.select(*columns).where(_b.c.owner == person).order_by(_b.c.created.desc(), _b.c.id)
        return await self._store.read(lambda connection: [Block(*row) for row in connection.execute(query)])

    async def add(self, owner: str, person: str, name: str) -> None:
        """Blocking twice is blocking once. Raises TableError if somebody has blocked too many."""
        mine = sa.select(sa.func.count()).where(_b.c.owner == owner)
        known = sa.select(_b.c.id).where(_b.c.owner == owner, _b.c.blocked == person)
        values = {"owner": owner, "blocked": person, "id": new_id(12), "name": name, "created": now_ms()}

        def work(connection: Connection) -> bool:
            if connection.execute(known).first() is not None:
                return True
            if connection.execute(mine).scalar_one() >= LIMIT:
                return False
            connection.execute(sa.insert(_b).values(**values))
            return True

        await self._may_own(owner)
        if not await self._store.writer.run(work):
            raise TableError("too_many_blocks", 429, limit=LIMIT)
        if self._owners is not None:
            self._owners.add(owner)

    async def remove(self, owner: str, *, id: str = "", person: str = "") -> bool:
        """By the id of a block or by who was blocked; whether there was one."""
        which: Any = _b.c.id == id if id else _b.c.blocked == person
        query = sa.delete(_b).where(_b.c.owner == owner, which)
        gone: int = await self._store.writer.run(lambda connection: connection.execute(query).rowcount)
        return gone > 0

    async def acquainted(self, person: str, others: set[str]) -> bool:
        """Whether somebody has finished a game with each of them."""
        if not others:
            return True
        mine, theirs = _r.alias(), _r.alias()
        met = sa.select(theirs.c.table_id).join(mine, mine.c.table_id == theirs.c.table_id)

        def work(connection: Connection) -> bool:
            for other in others:
                together = met.where(theirs.c.person == other, mine.c.person == person).limit(1)
                if connection.execute(together).first() is None:
                    return False
            return True

        return await self._store.read(work)
