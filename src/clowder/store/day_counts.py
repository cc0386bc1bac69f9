"""How often something was done on a day: limits that every process keeps."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import now_ms

DAY: Final = 86_400_000
OF_PEOPLE: Final = ("ask", "mail", "invite")  # what is counted with somebody's id behind it
_c = schema.day_counts
_count = sa.text(
    "INSERT INTO day_counts AS c (what, day, count) VALUES (:what, :day, 1)"
    " ON CONFLICT (what, day) DO UPDATE SET count = c.count + 1 WHERE c.count < :limit"
)


class DayCounts:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def may(self, limits: dict[str, int]) -> bool:
        """Whether each of these may be done once more today; then it counts as done. Else nothing is counted."""
        day = now_ms() // DAY

        def work(connection: Connection) -> bool:
            with connection.begin_nested() as tried:
                for what, limit in limits.items():
                    done = connection.execute(_count, {"what": what, "day": day, "limit": limit})
                    if done.rowcount != 1:
                        tried.rollback()
                        return False
            return True

        allowed: bool = await self._store.writer.run(work)
        return allowed

    async def forget(self) -> None:
        old = sa.delete(_c).where(_c.c.day < now_ms() // DAY - 1)
        await self._store.writer.run(lambda connection: connection.execute(old) and None)
