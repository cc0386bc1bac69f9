"""Links to tables, by the hash of their key: who reads the database cannot use them."""

import hashlib
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.links import Link
from clowder.tables.model import TableError, now_ms

LIMIT: Final = 500  # in force, of one person
_t = schema.table_links
_FIELDS: Final = ("id", "table_id", "owner", "purpose", "created", "ply", "eyes", "names", "ended")
_columns = [_t.c[name] for name in _FIELDS]


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class TableLinks:
    """Ended links are kept for a while, so that they can say why they lead nowhere."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def add(self, link: Link, key: str) -> None:
        """Raises TableError if this person has too many."""
        values = {name: getattr(link, name if name != "table_id" else "table") for name in _FIELDS}
        # Those to tables that were put away lead nowhere and are not listed: nobody could end them to make room.
        away = sa.select(schema.tables.c.id).where(schema.tables.c.status == "archived")
        leads = (_t.c.purpose == "replay") | _t.c.table_id.not_in(away)
        mine = sa.select(sa.func.count()).where(_t.c.owner == link.owner, _t.c.ended == 0, leads)
        insert = sa.insert(_t).values(key_hash=_hash(key), **values)

        def work(connection: Connection) -> bool:
            if connection.execute(mine).scalar_one() >= LIMIT:
                return False
            connection.execute(insert)
            return True

        if not await self._store.writer.run(work):
            raise TableError("too_many_links", 429, limit=LIMIT)

    async def by_key(self, key: str) -> Link:
        """Raises TableError for one that nobody made."""
        found = await self._find(_t.c.key_hash == _hash(key))
        if not found:
            raise TableError("link_unknown", 404)
        return found[0]

    async def of_person(self, person: str, table: str = "") -> list[Link]:
        """Those in force, the newest first; with `table` only those to it."""
        where = [_t.c.owner == person, _t.c.ended == 0]
        return await self._find(*where, *([_t.c.table_id == table] if table else []))

    async def _find(self, *where: Any) -> list[Link]:
        query = sa.select(*_columns).where(*where).order_by(_t.c.created.desc(), _t.c.id).limit(LIMIT)
        return await self._store.read(lambda connection: [Link(*row) for row in connection.execute(query)])

    async def end(self, person: str, id: str) -> Link:
        """From now on it leads nowhere; ending it twice is ending it once. Raises TableError for one of nobody's."""
        mine = (_t.c.id == id, _t.c.owner == person)
        found = await self._find(*mine)
        if not found:
            raise TableError("link_unknown", 404)
        await self._write(sa.update(_t).where(*mine, _t.c.ended == 0).values(ended=now_ms()))
        return found[0]

    async def ended(self, ids: list[str]) -> set[str]:
        """Those of the links that have ended, or are not known any more."""
        if not ids:
            return set()
        query = sa.select(_t.c.id).where(_t.c.id.in_(ids), _t.c.ended == 0)
        good = await self._store.read(lambda connection: set(connection.execute(query).scalars()))
        return set(ids) - good

    async def forget(self, before: int) -> None:
        """Those that ended before then are unknown from now on."""
        await self._write(sa.delete(_t).where(_t.c.ended > 0, _t.c.ended < before))

    async def _write(self, query: Any) -> None:
        await self._store.writer.run(lambda connection: connection.execute(query) and None)
