"""Parts of their own that people keep: decks and boards. A table has its own copy, so a game keeps its version."""

import secrets
from dataclasses import dataclass
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import TableError, new_id, now_ms

_p = schema.parts
_BRIEF: Final = ("id", "person", "game", "option", "name", "version", "shared", "changed")
_brief = [_p.c[name] for name in _BRIEF]


@dataclass(frozen=True)
class OwnPart:
    id: str
    person: str
    game: str
    option: str
    name: str
    version: int
    shared: str  # the key of its link; empty: nobody else sees it
    changed: int
    data: Json | None = None  # None in lists


class OwnParts:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def of_person(self, person: str) -> list[OwnPart]:
        """Without their data, the latest first."""
        query = sa.select(*_brief).where(_p.c.person == person).order_by(_p.c.changed.desc(), _p.c.id)
        return await self._store.read(lambda connection: [OwnPart(*row) for row in connection.execute(query)])

    async def get(self, person: str, id: str) -> OwnPart:
        """Raises TableError for one of somebody else's, as for none."""
        return await self._one(_p.c.id == id, _p.c.person == person)

    async def by_key(self, key: str) -> OwnPart:
        return await self._one(_p.c.shared == key, _p.c.shared != "")

    async def _one(self, *where: Any) -> OwnPart:
        query = sa.select(*_brief, _p.c.data).where(*where)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise TableError("part_unknown", 404)
        return OwnPart(**{name: row._mapping[name] for name in _BRIEF}, data=orjson.loads(row.data))

    async def add(self, part: OwnPart, most: int) -> OwnPart:
        """A new one, under an id of its own. Raises TableError if this person has too many."""
        values = {name: getattr(part, name) for name in _BRIEF} | {"id": new_id(), "changed": now_ms(), "version": 1}
        mine = sa.select(sa.func.count()).where(_p.c.person == part.person)

        def work(connection: Connection) -> bool:
            if connection.execute(mine).scalar_one() >= most:
                return False
            connection.execute(sa.insert(_p).values(**values, data=orjson.dumps(part.data).decode()))
            return True

        if not await self._store.writer.run(work):
            raise TableError("too_many_parts", 429, limit=most)
        return OwnPart(**values, data=part.data)

    async def change(self, person: str, id: str, name: str, data: Json, version: int) -> int:
        """The next version. Raises TableError if somebody, on another device, has changed it since `version`."""
        where = (_p.c.id == id, _p.c.person == person)
        values = {"name": name, "data": orjson.dumps(data).decode(), "version": version + 1, "changed": now_ms()}
        query = sa.update(_p).where(*where, _p.c.version == version).values(**values)
        done: bool = await self._store.writer.run(lambda connection: connection.execute(query).rowcount == 1)
        if not done:
            await self.get(person, id)
            raise TableError("part_changed", 409)
        return version + 1

    async def share(self, person: str, id: str, on: bool) -> str:
        """The key of its link, the same as before if it has one; off: the link leads nowhere from now on."""
        part = await self.get(person, id)
        key = (part.shared or secrets.token_urlsafe(16)) if on else ""
        await self._write(sa.update(_p).where(_p.c.id == id, _p.c.person == person).values(shared=key))
        return key

    async def remove(self, person: str, id: str) -> None:
        await self._write(sa.delete(_p).where(_p.c.id == id, _p.c.person == person))

    async def _write(self, query: Any) -> None:
        await self._store.writer.run(lambda connection: connection.execute(query) and None)
