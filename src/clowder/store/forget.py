"""What is stored about a person, and forgetting it: games of others stay, without the name."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import day_counts, schema
from clowder.store.store import SqlStore
from clowder.tables.model import new_id

CHUNK: Final = 100  # tables at once: nobody else waits long, and nothing large is held
_t, _s, _e, _r, _p = schema.tables, schema.seats, schema.entries, schema.results, schema.people
_TOLD: Final = (
    *("game", "rules_version", "options", "status", "private", "spectators", "clock"),
    *("created", "started", "ended"),
)


async def about(store: SqlStore, person: str) -> Json:
    """Everything about a person but what they did at tables."""
    p, k, x, d, q = _p.c, schema.table_links.c, schema.stats.c, schema.push_devices.c, schema.parts.c
    b, o, c, a = schema.blocks.c, schema.reports.c, schema.deals.c, schema.analyses
    m, v, i = schema.mail_addresses.c, schema.vacations.c, schema.invitations.c
    z = schema.puzzles.c
    links = sa.select(k.id, k.table_id, k.purpose, k.ply, k.eyes, k.names, k.created, k.ended).where(k.owner == person)
    devices = sa.select(sa.func.count()).where(schema.links.c.person == person)

    def work(connection: Connection) -> Json:
        def rows(query: Any) -> list[Json]:
            return [dict(row) for row in connection.execute(query).mappings()]

        return {
            "person": rows(sa.select(p.id, p.name, p.language, p.created, p.seen).where(p.id == person))[0],
            "device_links": connection.execute(devices).scalar_one(),
            "devices": rows(sa.select(d.endpoint, d.created).where(d.person == person).order_by(d.created)),
            "blocked": rows(sa.select(b.name, b.created).where(b.owner == person).order_by(b.created)),
            "reports": rows(sa.select(o.table_id, o.name, o.reason, o.note, o.created).where(o.reporter == person)),
            "mail": rows(sa.select(m.address, m.asked, m.confirmed).where(m.person == person)),
            "vacations": rows(sa.select(v.since, v.until).where(v.person == person).order_by(v.since)),
            "invitations": rows(sa.select(i.table_id, i.created, i.declined).where(i.person == person)),
            "invited": rows(sa.select(i.table_id, i.created).where(i.by == person)),
            "parts": rows(sa.select(q.id, q.game, q.option, q.name, q.changed, q.data).where(q.person == person)),
            "puzzles": rows(sa.select(z.key, z.game, z.made, z.data).where(z.person == person).order_by(z.made)),
            "links": rows(links.order_by(k.created)),
            "sums": rows(sa.select(schema.stats).where(x.person == person).order_by(x.game)),
            "deals": rows(sa.select(c.id, c.game, c.day, c.table_id, c.created).where(c.maker == person)),
            "tries": rows(sa.select(schema.deal_tries).where(schema.deal_tries.c.person == person)),
            "analyses": rows(sa.select(a).where(a.c.person == person).order_by(a.c.made)),
            "results": rows(sa.select(_r).where(_r.c.person == person).order_by(_r.c.ended)),
        }

    return await store.read(work)


async def tables_of(store: SqlStore, person: str) -> AsyncIterator[list[Json]]:
    """One's tables in chunks: what was agreed there, one's own seats, and what one did and said."""
    last = ""
    while chunk := await store.read(partial(_chunk, person=person, last=last)):
        yield chunk
        last = chunk[-1]["id"]


def _chunk(connection: Connection, person: str, last: str) -> list[Json]:
    mine = sa.select(_s.c.table_id).where(_s.c.person == person, _s.c.table_id > last).distinct()
    mine = mine.order_by(_s.c.table_id).limit(CHUNK)
    heads = connection.execute(sa.select(_t.c.id, _t.c.head).where(_t.c.id.in_(mine)).order_by(_t.c.id)).all()
    seats: dict[str, list[int]] = {}
    own_seats = sa.select(_s.c.table_id, _s.c.seat).where(_s.c.person == person)
    for table, seat in connection.execute(own_seats.where(_s.c.table_id.in_([id for id, _ in heads]))):
        seats.setdefault(table, []).append(seat)
    found: dict[str, Json] = {}
    for id, text in heads:
        head = orjson.loads(text)
        over = head["status"] in ("over", "archived")  # before, nothing that the seed is made of leaves the server
        words = ("name", "left", "contribution") if over else ("name", "left")
        own = {str(n): {name: head["seats"][n][name] for name in words} for n in seats[id]}
        found[id] = {"id": id, **{name: head.get(name) for name in _TOLD}, "seats": own, "did": []}
    columns = (_e.c.table_id, _e.c.n, _e.c.kind, _e.c.seat, _e.c.text, _e.c.at)
    done = sa.select(*columns).where(_e.c.table_id.in_(found), _e.c.by == "person").order_by(_e.c.table_id, _e.c.n)
    for table, n, kind, seat, text, at in connection.execute(done):
        if seat in seats[table]:
            found[table]["did"].append({"n": n, "kind": kind, "seat": seat, "text": text, "at": at})
    return list(found.values())


async def idle_people(store: SqlStore, before: int, limit: int = 50) -> list[str]:
    """Who has not been here since then."""
    query = sa.select(_p.c.id).where(_p.c.seen < before).limit(limit)
    return await store.read(lambda connection: list(connection.execute(query).scalars()))


async def open_or_running(store: SqlStore, person: str) -> list[str]:
    """The tables that go on."""
    mine = sa.select(_s.c.table_id).where(_s.c.person == person)
    query = sa.select(_t.c.id).where(_t.c.id.in_(mine), _t.c.status.in_(("open", "running")))
    return await store.read(lambda connection: list(connection.execute(query).scalars()))


async def forget(store: SqlStore, person: str) -> list[str]:
    """Take a person out of everything: tables, words, results, links. Returns the tables that changed."""
    changed: list[str] = []
    while True:
        done: list[str] = await store.writer.run(lambda connection: _forget_tables(store, connection, person))
        changed += done
        if len(done) < CHUNK:
            break
    await store.writer.run(lambda connection: _forget_person(connection, person))
    return changed


def _forget_tables(store: SqlStore, connection: Connection, person: str) -> list[str]:
    """The next tables, each with somebody nobody knows in place of the person."""
    mine = sa.select(_s.c.table_id).where(_s.c.person == person).distinct().limit(CHUNK)
    rows = connection.execute(sa.select(_t.c.id, _t.c.version, _t.c.head).where(_t.c.id.in_(mine))).all()
    for id, version, text in rows:
        head, nobody = orjson.loads(text), new_id(16)
        own = [n for n, seat in enumerate(head["seats"]) if seat["person"] == person]
        for n in own:
            head["seats"][n].update(name="", person=nobody, left=True)
        for seat in head["seats"]:
            if seat.get("invited") == person:
                seat["invited"] = ""
        if head["host"] == person:
            head["host"] = ""
        if head.get("beginning") and head["beginning"]["person"] == person:
            head["beginning"]["person"] = nobody
        head["parts"] = {option: own for option, own in head.get("parts", {}).items() if own["person"] != person}
        values = {"head": orjson.dumps(head).decode(), "version": version + 1}
        connection.execute(sa.update(_t).where(_t.c.id == id).values(**values))
        said = (_e.c.table_id == id, _e.c.seat.in_(own), _e.c.kind == "say", _e.c.text.like("text:%"))
        connection.execute(sa.update(_e).where(*said).values(text="text:"))
    ids = [row[0] for row in rows]
    last = [] if len(ids) < CHUNK else [_s.c.table_id.in_(ids)]  # at the end also the seats of tables that are no more
    connection.execute(sa.delete(_s).where(_s.c.person == person, *last))
    if ids:
        store.writer.notify(connection, ids)
    return ids


def _forget_person(connection: Connection, person: str) -> None:
    counted = [f"{what} {person}" for what in day_counts.OF_PEOPLE]
    connection.execute(sa.delete(schema.day_counts).where(schema.day_counts.c.what.in_(counted)))
    connection.execute(sa.update(_r).where(_r.c.person == person).values(person=""))
    tries, made = schema.deal_tries, schema.deals
    connection.execute(sa.update(tries).where(tries.c.person == person).values(person=new_id(16)))  # they still count
    connection.execute(sa.update(made).where(made.c.maker == person).values(maker=""))
    for table, column in (
        (schema.stats, schema.stats.c.person),
        (schema.links, schema.links.c.person),
        (schema.table_links, schema.table_links.c.owner),
        (schema.parts, schema.parts.c.person),
        (schema.puzzles, schema.puzzles.c.person),
        (schema.analyses, schema.analyses.c.person),
        (schema.push_devices, schema.push_devices.c.person),
        (schema.push_notices, schema.push_notices.c.person),
        (schema.blocks, schema.blocks.c.owner),
        (schema.blocks, schema.blocks.c.blocked),
        (schema.reports, schema.reports.c.reporter),
        (schema.reports, schema.reports.c.reported),
        (schema.invitations, schema.invitations.c.person),
        (schema.invitations, schema.invitations.c.by),
        (schema.mail_addresses, schema.mail_addresses.c.person),
        (schema.vacations, schema.vacations.c.person),
        (_p, _p.c.id),
    ):
        connection.execute(sa.delete(table).where(column == person))
