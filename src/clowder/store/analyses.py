"""What stays of analyses: a few figures for everybody who played, by table and seat (docs/analysis.md)."""

from collections.abc import Callable
from typing import Final

import orjson
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import schema
from clowder.store.games import players_at
from clowder.store.store import SqlStore
from clowder.tables.head_text import head_from_text
from clowder.tables.model import TableHead, now_ms

MOST_TOLD: Final = 300  # of somebody's analysed games, the latest
LOOKED_AT: Final = 60  # of somebody's finished games, the latest, for one that is not analysed yet
MOST_WAITING: Final = 20
_a, _r, _t = schema.analyses, schema.results, schema.tables
_same_seat = (_a.c.table_id == _r.c.table_id) & (_a.c.seat == _r.c.seat)
_TOLD: Final = ("seat", "game", "seats", "rank", "score", "ended", "take_backs", "hints", "kind")


async def save(store: SqlStore, table: str, found: list[Json]) -> None:
    """Keep the figures of a finished game, in place of older ones, for the people who have a result there."""

    def work(connection: Connection) -> None:
        text = connection.execute(sa.select(_t.c.head).where(_t.c.id == table)).scalar()
        sitting = connection.execute(sa.select(_r.c.seat, _r.c.person).where(_r.c.table_id == table)).all()
        if text is None:
            return
        people = {seat: person for seat, person in sitting if _counts(head_from_text(text, 0), person)}
        kept = connection.execute(sa.select(_a.c.person, _a.c.figures).where(_a.c.table_id == table)).all()
        practised = {person: orjson.loads(figures).get("practised") for person, figures in kept}
        rows = []
        for each in found:
            person = people.get(each["seat"])
            if person is not None:
                same = {"practised": practised[person]} if practised.get(person) else {}
                rows.append(_row(table, person, {**each, **same}))
        connection.execute(sa.delete(_a).where(_a.c.table_id == table))
        if rows:
            connection.execute(sa.insert(_a), rows)

    await store.writer.run(work)


def _counts(head: TableHead, person: str) -> bool:
    """A hot seat, or one that somebody left to a bot, tells nothing about a person."""
    seats = head.seats_of(person)
    return len(seats) == 1 and not head.seats[seats[0]].left


def _row(table: str, person: str, found: Json) -> Json:
    figures = {name: value for name, value in found.items() if name not in ("seat", "method", "rules")}
    return {
        "table_id": table,
        "seat": found["seat"],
        "person": person,
        "method": found["method"],
        "rules_version": found["rules"],
        "made": now_ms(),
        "figures": orjson.dumps(figures).decode(),
    }


async def of_person(store: SqlStore, person: str) -> list[Json]:
    """Somebody's analysed games with their results and players, the latest first."""
    columns = (*(_r.c[name] for name in _TOLD), _r.c.table_id, _a.c.method, _a.c.rules_version, _a.c.figures)
    query = sa.select(*columns).select_from(_a.join(_r, _same_seat)).where(_a.c.person == person)
    query = query.order_by(_r.c.ended.desc(), _r.c.table_id).limit(MOST_TOLD)

    def work(connection: Connection) -> list[Json]:
        rows = connection.execute(query).mappings().all()
        players = players_at(connection, [row["table_id"] for row in rows])
        return [
            {
                "table": row["table_id"],
                **{name: row[name] for name in (*_TOLD, "method", "rules_version")},
                **orjson.loads(row["figures"]),
                "players": players.get(row["table_id"], []),
            }
            for row in rows
        ]

    return await store.read(work)


async def figures_of(store: SqlStore, table: str, person: str) -> Json | None:
    """What stays of the analysis of one table for somebody who played there."""
    query = sa.select(_a.c.figures).where(_a.c.table_id == table, _a.c.person == person)
    text = await store.read(lambda connection: connection.execute(query).scalar())
    return None if text is None else orjson.loads(text)


async def change(store: SqlStore, table: str, person: str, changed: Callable[[Json], Json | None]) -> bool:
    """Put other figures in the place of those that are kept; false where there are none, or none come of it."""
    mine = (_a.c.table_id == table) & (_a.c.person == person)

    def work(connection: Connection) -> bool:
        text = connection.execute(sa.select(_a.c.figures).where(mine)).scalar()
        figures = None if text is None else changed(orjson.loads(text))
        if figures is not None:
            connection.execute(sa.update(_a).where(mine).values(figures=orjson.dumps(figures).decode()))
        return figures is not None

    return bool(await store.writer.run(work))


async def waiting(store: SqlStore, person: str, method: int, fits: Callable[[TableHead], bool]) -> list[str]:
    """The latest finished tables of a person that no analysis of this method is kept of, and that `fits` one."""
    kept = sa.select(_a.c.table_id).where(_same_seat, _a.c.method == method).exists()
    query = sa.select(_t.c.id, _t.c.head, _t.c.version).join(_r, _r.c.table_id == _t.c.id)
    query = query.where(_r.c.person == person, ~kept).order_by(_r.c.ended.desc(), _t.c.id).limit(LOOKED_AT)

    def work(connection: Connection) -> list[str]:
        heads = [(id, head_from_text(text, version)) for id, text, version in connection.execute(query)]
        found = [id for id, head in heads if _counts(head, person) and fits(head)]
        return found[:MOST_WAITING]

    return await store.read(work)
