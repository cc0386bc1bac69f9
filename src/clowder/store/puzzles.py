"""Puzzles that people made of positions: whoever has the key may solve one, its maker may take it away."""

import secrets
from dataclasses import dataclass
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import TableError, now_ms

_p = schema.puzzles
_all = (_p.c.key, _p.c.person, _p.c.game, _p.c.mark, _p.c.made, _p.c.data)


@dataclass(frozen=True)
class OwnPuzzle:
    key: str
    person: str
    game: str
    mark: str  # of its position: nobody keeps one twice
    made: int
    data: Json


class OwnPuzzles:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def of_person(self, person: str) -> list[OwnPuzzle]:
        """The latest first."""
        query = sa.select(*_all).where(_p.c.person == person).order_by(_p.c.made.desc(), _p.c.key)
        return await self._store.read(lambda connection: [_puzzle(row) for row in connection.execute(query)])

    async def count(self, person: str) -> int:
        query = sa.select(sa.func.count()).where(_p.c.person == person)
        return await self._store.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def by_key(self, key: str) -> OwnPuzzle:
        """Raises TableError."""
        found = await self._one(_p.c.key == key)
        if found is None:
            raise TableError("puzzle_unknown", 404)
        return found

    async def by_mark(self, person: str, mark: str) -> OwnPuzzle | None:
        """The one that this person made of the same position before."""
        return await self._one(_p.c.person == person, _p.c.mark == mark)

    async def _one(self, *where: Any) -> OwnPuzzle | None:
        query = sa.select(*_all).where(*where)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _puzzle(row)

    async def add(self, person: str, mark: str, data: Json, most: int) -> OwnPuzzle:
        """In place of one of the same position. Raises TableError if this person has too many."""
        new = OwnPuzzle(secrets.token_urlsafe(16), person, data["game"], mark, now_ms(), data)
        mine = sa.select(sa.func.count()).where(_p.c.person == person)

        def work(connection: Connection) -> bool:
            connection.execute(sa.delete(_p).where(_p.c.person == person, _p.c.mark == mark))
            if connection.execute(mine).scalar_one() >= most:
                return False
            connection.execute(sa.insert(_p).values(**{**vars(new), "data": orjson.dumps(data).decode()}))
            return True

        if not await self._store.writer.run(work):
            raise TableError("too_many_puzzles", 429, limit=most)
        return new

    async def remove(self, person: str, key: str) -> None:
        query = sa.delete(_p).where(_p.c.key == key, _p.c.person == person)
        await self._store.writer.run(lambda connection: connection.execute(query) and None)


def _puzzle(row: Any) -> OwnPuzzle:
    return OwnPuzzle(row.key, row.person, row.game, row.mark, row.made, orjson.loads(row.data))
