"""The games of a person: those that go on, and those that are over, page by page."""

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.head_text import head_from_text
from clowder.tables.model import TableHead

PAGE: Final = 25
_t, _s, _r, _p = schema.tables, schema.seats, schema.results, schema.people


@dataclass(frozen=True)
class Filter:
    """Which finished games: empty words and None ask for nothing."""

    game: str = ""
    opponent: str = ""  # the name of a person or the level of a bot
    won: bool | None = None
    take_backs: bool | None = None
    hinted: bool | None = None


async def going_on(store: SqlStore, person: str, limit: int) -> list[TableHead]:
    """The tables that wait or are played, the latest first. Only their heads are read, however many are over."""
    mine = sa.select(_t.c.id).join(_s, _s.c.table_id == _t.c.id)
    mine = mine.where(_s.c.person == person, _t.c.status.in_(("open", "running"))).distinct()
    query = sa.select(_t.c.head, _t.c.version).where(_t.c.id.in_(mine)).order_by(_t.c.updated.desc()).limit(limit)
    return await store.read(lambda connection: [head_from_text(*row) for row in connection.execute(query)])


async def finished(store: SqlStore, person: str, wanted: Filter, before: tuple[int, str, int] | None) -> list[Json]:
    """A page of finished games, the latest first, each with its players; `before` is where the last page ended."""
    where: list[Any] = [_r.c.person == person]
    if wanted.game:
        where.append(_r.c.game == wanted.game)
    if wanted.won is not None:
        where.append(_r.c.rank == 1 if wanted.won else _r.c.rank > 1)
    if wanted.take_backs is not None:
        where.append(_r.c.take_backs > 0 if wanted.take_backs else _r.c.take_backs == 0)
    if wanted.hinted is not None:
        where.append(_r.c.hints > 0 if wanted.hinted else _r.c.hints == 0)
    if wanted.opponent:
        where.append(_met(person, wanted.opponent))
    if before is not None:
        ended, table, seat = before
        later = sa.or_(_r.c.table_id < table, sa.and_(_r.c.table_id == table, _r.c.seat > seat))
        where.append(sa.or_(_r.c.ended < ended, sa.and_(_r.c.ended == ended, later)))
    query = sa.select(_r).where(*where).order_by(_r.c.ended.desc(), _r.c.table_id.desc(), _r.c.seat).limit(PAGE)

    def work(connection: Connection) -> list[Json]:
        rows = [dict(row) for row in connection.execute(query).mappings()]
        players = players_at(connection, [row["table_id"] for row in rows])
        return [{**row, "players": players.get(row["table_id"], [])} for row in rows]

    return await store.read(work)


def _met(person: str, opponent: str) -> Any:
    """Whether somebody of this name, or a bot of this level, sat at the same table."""
    other = schema.results.alias()
    named = sa.select(_p.c.id).where(_p.c.name == opponent)
    meant = sa.or_(other.c.level == opponent, other.c.person.in_(named))
    same = (other.c.table_id == _r.c.table_id, other.c.person != person)
    return sa.select(other.c.seat).where(*same, meant).exists()


def players_at(connection: Connection, tables: list[str]) -> dict[str, list[Json]]:
    """Who played at these tables, by seat: name, level, rank and points; no ids of people."""
    name = sa.func.coalesce(_p.c.name, "")
    columns = (_r.c.table_id, _r.c.seat, name.label("name"), _r.c.level, _r.c.rank, _r.c.score)
    query = sa.select(*columns).join(_p, _p.c.id == _r.c.person, isouter=True)
    query = query.where(_r.c.table_id.in_(tables)).order_by(_r.c.table_id, _r.c.seat)
    found: dict[str, list[Json]] = {}
    for row in connection.execute(query).mappings():
        found.setdefault(row["table_id"], []).append({key: row[key] for key in ("name", "level", "rank", "score")})
    return found
