"""Finished analyses as they were told, so that nobody waits for one twice: other processes and a restart find them."""

import zlib
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import analyses, schema
from clowder.store.store import SqlStore
from clowder.tables.model import now_ms

MOST_KEPT: Final = 2000  # the latest; one takes some 20 kB
_m = schema.made_analyses


class MadeAnalyses:
    """Those of one method: what another one made is not told any more."""

    def __init__(self, store: SqlStore, method: int) -> None:
        self._store = store
        self._method = method

    async def keep(self, table: str, answer: bytes, summaries: list[Json]) -> None:
        """In place of an older one, with what statistics keep of it; the oldest of too many go."""
        row = {"table_id": table, "method": self._method, "made": now_ms()}
        too_old = sa.select(_m.c.made).order_by(_m.c.made.desc()).offset(MOST_KEPT).limit(1).scalar_subquery()

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(_m).where(_m.c.table_id == table))
            connection.execute(sa.insert(_m).values(**row, answer=zlib.compress(answer)))
            connection.execute(sa.delete(_m).where(_m.c.made <= too_old))

        await analyses.save(self._store, table, summaries)
        await self._store.writer.run(work)

    async def find(self, table: str) -> bytes | None:
        query = sa.select(_m.c.answer).where(_m.c.table_id == table, _m.c.method == self._method)

        def work(connection: Connection) -> bytes | None:
            packed = connection.execute(query).scalar()
            return None if packed is None else zlib.decompress(packed)

        return await self._store.read(work)
