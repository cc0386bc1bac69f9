"""Vacations: when somebody's day clocks stand, and how much of it a year has."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import TableError, now_ms
from clowder.tables.resting import Rests
from clowder.tables.spans import Span, covered

DAY: Final = 86_400_000
YEAR: Final = 365 * DAY
ALLOWED: Final = 30 * DAY  # in any 365 days
LEAST: Final = DAY  # that a vacation costs however short it was: nobody stops the others again and again
KEPT: Final = 2 * YEAR  # games are played again with the vacations of then
_v = schema.vacations
_one_by_one = sa.select(schema.people.c.id).with_for_update()  # spans of one person never overlap


@dataclass(frozen=True)
class Vacation:
    """`until` is 0 for who is on none; `left` are the milliseconds that remain of the year's."""

    until: int
    left: int


def _left(spans: list[Span], now: int) -> int:
    """What remains, with what is planned already spent."""
    counted = [(first, max(last, first + LEAST)) for first, last in spans]
    return max(0, ALLOWED - covered(counted, now - YEAR, now + YEAR))


def _spans(connection: Connection, person: str) -> list[Span]:
    rows = connection.execute(sa.select(_v.c.since, _v.c.until).where(_v.c.person == person).order_by(_v.c.since))
    return [(since, until) for since, until in rows]


class Vacations:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def of_people(self, people: Collection[str]) -> Rests:
        """All their vacations, for the clocks of a table."""
        query = sa.select(_v.c.person, _v.c.since, _v.c.until).where(_v.c.person.in_(sorted(people)))

        def work(connection: Connection) -> Rests:
            found: dict[str, list[Span]] = {}
            for person, since, until in connection.execute(query.order_by(_v.c.since)):
                found.setdefault(person, []).append((since, until))
            return dict(found)

        return await self._store.read(work) if people else {}

    async def now(self, person: str) -> Vacation:
        return await self._store.read(lambda connection: _now(connection, person))

    async def begin(self, person: str, days: int) -> Vacation:
        """From now on for so many days, as far as the year has them; 0 for as long as it has. Raises TableError."""
        now = now_ms()

        def work(connection: Connection) -> Vacation | None:
            connection.execute(_one_by_one.where(schema.people.c.id == person))
            spans = _spans(connection, person)
            running = next((span for span in spans if span[1] > now), None)
            since = running[0] if running is not None else now
            others = [span for span in spans if span != running]
            left = _left(others, now) - (now - since)  # of a vacation that goes on, what has passed is spent
            if left < (DAY if running is None else 1):
                return None
            until = now + min(left, days * DAY if days else left)
            connection.execute(sa.delete(_v).where(_v.c.person == person, _v.c.since == since))
            connection.execute(sa.insert(_v).values(person=person, since=since, until=until))
            connection.execute(sa.delete(_v).where(_v.c.person == person, _v.c.until < now - KEPT))
            _ring(connection, person, now)
            return _now(connection, person)

        made: Vacation | None = await self._store.writer.run(work)
        if made is None:
            raise TableError("no_vacation_left")
        return made

    async def end(self, person: str) -> Vacation:
        """Back; ending it twice is ending it once."""
        now = now_ms()

        def work(connection: Connection) -> Vacation:
            mine = (_v.c.person == person, _v.c.until > now)
            connection.execute(sa.update(_v).where(*mine).values(until=now))
            _ring(connection, person, now)
            return _now(connection, person)

        ended: Vacation = await self._store.writer.run(work)
        return ended


def _now(connection: Connection, person: str) -> Vacation:
    now, spans = now_ms(), _spans(connection, person)
    until = next((last for first, last in spans if first <= now < last), 0)
    return Vacation(until, _left(spans, now))


def _ring(connection: Connection, person: str, now: int) -> None:
    """Have somebody look at the clocks of tables that nobody has in memory: they ring at another time now."""
    t, s = schema.tables, schema.seats
    mine = sa.select(s.c.table_id).where(s.c.person == person)
    changed = sa.update(t).where(t.c.id.in_(mine), t.c.status == "running", t.c.due > 0)
    connection.execute(changed.values(due=now))
