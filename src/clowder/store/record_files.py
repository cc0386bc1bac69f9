"""Records out and in as JSON lines: one sealed record per line, the same text `GET /api/tables/{id}/record` gives."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from clowder.core.record import KEYED
from clowder.core.types import Json
from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables import beginnings, fairness
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.match import Match
from clowder.tables.model import Deal, Entry, SeatHead, TableHead
from clowder.tables.records import acts_in_effect, match_of, record_of


async def write_lines(store: SqlStore, path: Path) -> int:
    """Write all finished games, each as soon as it was read: a store may hold more than the memory does."""
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for table in await finished_tables(store):
            record = await export_record(store, table)
            if record is not None:
                file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
                count += 1
    return count


def read_lines(path: Path) -> Iterator[tuple[int, Json]]:
    """The records of a file with the numbers of their lines. Raises StoreFailed at the first bad one."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                try:
                    yield number, json.loads(line.decode("utf-8"))
                except (ValueError, RecursionError):
                    raise StoreFailed("bad_line", file=str(path), line=number) from None


async def finished_tables(store: SqlStore) -> list[str]:
    """The ids of all tables whose game has ended, oldest first."""
    t = schema.tables
    query = sa.select(t.c.id).where(t.c.status.in_(("over", "archived"))).order_by(t.c.created, t.c.id)
    return await store.read(lambda connection: [row[0] for row in connection.execute(query)])


async def export_record(store: SqlStore, table: str) -> Json | None:
    """The record of a finished game; None for one that was abandoned or belongs to other rules."""
    head = await store.load_head(table)
    if head is None:
        return None
    entries = await store.entries(table)
    match: Match | None = match_of(head, acts_in_effect(entries, head.given))
    if match is None or not match.state.is_over():
        return None
    return record_of(head, match, entries)


async def import_lines(store: SqlStore, path: Path) -> tuple[int, int]:
    """How many records of a file are new and how many were here. Raises StoreFailed at the first false one.

    Its `before` says how many are here all the same.
    """
    new = known = 0
    try:
        for number, record in read_lines(path):
            try:
                added = await import_record(store, record)
            except StoreFailed as error:
                raise StoreFailed(error.key, **error.params, file=str(path), line=number) from None
            new, known = new + added, known + (not added)
    except StoreFailed as error:
        raise StoreFailed(error.key, **error.params, before=new + known) from None
    return new, known


async def import_record(store: SqlStore, record: Json) -> bool:
    """Store a genuine record as an archived table; False if that table is here already. Raises StoreFailed.

    One whose import was interrupted is completed.
    """
    faults = fairness.verify(record)
    if faults:
        raise StoreFailed("not_genuine", fault=faults[0])
    return await store_game(store, record, archived_head(record))


def archived_head(record: Json, person: str = "") -> TableHead:
    """The head of a genuine record's table; all seats that no bot had are this person's."""
    extra = record["extra"]
    deal = _deal_in(record)
    gifts = extra["contributions"] if deal is None else [""] * record["seats"]
    seats = [
        SeatHead(player["kind"], player["name"], person if player["kind"] == "person" else "", player["level"], given)
        for player, given in zip(extra["players"], gifts, strict=True)
    ]
    return TableHead(
        id=extra["table"],
        game=record["game"],
        rules_version=record["rules_version"],
        parts_hash=record["parts_hash"],
        options=record["options"],
        seats=seats,
        host=person,
        secret=extra["secret"] if deal is None else fairness.new_secret(),
        status="archived",
        private=True,
        started=extra["started"],
        ended=extra["ended"],
        keyed=record.get("chance") == KEYED,
        take_backs=extra.get("take_backs", 0),
        deal=deal,
        beginning=beginnings.of_record(record),
    )


async def store_game(store: SqlStore, record: Json, head: TableHead) -> bool:
    """The head and the moves of a genuine record; False if they are there already, perhaps as somebody else's."""
    extra = record["extra"]
    played = record["actions"][head.given :]
    here = 0
    try:
        await store.create(head)
    except Conflict:
        there = await store.load_head(head.id)
        here = len(await store.entries(head.id))
        if there is None or there.host != head.host or here >= len(played):
            return False
    entries = [
        Entry(head.id, n, "act", head.given + n, move["seat"], text, "", move["at"], 0, move["by"])
        for n, (text, move) in enumerate(zip(played, extra["moves"][head.given :], strict=True), 1)
    ]
    await asyncio.gather(*(store.append(entry) for entry in entries[here:]))  # they share a commit
    return True


def _deal_in(record: Json) -> Deal | None:
    """The deal of a genuine record that was known beforehand."""
    told = record["extra"].get("deal")
    if told is None:
        return None
    return Deal(
        id=str(told.get("id", "")),
        seed=record["seed"],
        source=told["source"],
        given=record["actions"][: told.get("given", 0)],
        simulations=int(told.get("simulations", 0)),
        counts=bool(told.get("counts", False)),
        day=str(told["source"].get("day", "")),
    )
