"""A server that has been upgraded from 1.0.0: people are who they were, games go on, records hold.

The rows are those that a server of 1.0.0 wrote (old/make.py says how they were made).
"""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from driver import Person, Server, play
from itsdangerous import TimestampSigner

import clowder
from clowder.store import database as databases
from clowder.store import steps

OLD = json.loads(gzip.decompress((Path(__file__).parent / "old" / "version_1_0_0.json.gz").read_bytes()))
FOR_EVER = {"open_days": 1e6, "running_days": 1e6, "over_days": 1e6, "guest_days": 1e6, "forget_days": 1e6}
KITTEN = 2  # its seat
NAMES = ("archived", "over", "running", "shared")


def fill(database: str, data: Path) -> None:
    """The database as 1.0.0 left it."""
    engine = databases.open_engine(databases.database_url(database, data))
    with engine.connect() as connection:
        steps.climb(databases.MIGRATIONS, connection, "0001")
        connection.commit()
        found = sa.MetaData()
        found.reflect(connection)
        for name, rows in OLD["rows"].items():
            if rows and name != "alembic_version":
                table = found.tables[name]
                kept = [{key: as_stored(table.c[key], value) for key, value in row.items()} for row in rows]
                connection.execute(table.insert(), kept)
        connection.commit()
    engine.dispose()


def as_stored(column: Any, value: Any) -> Any:
    return bool(value) if isinstance(column.type, sa.Boolean) else value


async def returning(server: Server, name: str) -> Person:
    """Somebody with the cookie that 1.0.0 gave them, signed as it did."""
    who = next(row for row in OLD["rows"]["people"] if row["name"] == name)
    (key,) = [row["value"] for row in OLD["rows"]["settings"] if row["name"] == "session_key"]
    person = Person(server)
    cookie = TimestampSigner(key, salt="clowder.session").sign(f"{who['id']}.{who['generation']}").decode()
    person.http.cookies.set("clowder_session", cookie)
    await person.enter()
    assert person.me["name"] == name
    return person


async def to_the_end(people: list[Person], table: str) -> None:
    """The game in its middle is played on; seat for seat by its person, or all by the one at the screen."""
    sockets = [await each.sit(table) for each in people]
    before = sockets[0].ply
    assert before == sum(entry["table_id"] == table for entry in OLD["rows"]["entries"])
    while sockets[0].now.get("outcome") is None:
        seat = sockets[0].now["to_act"]
        if seat == KITTEN:
            await sockets[0].next()
            continue
        who = sockets[seat % len(sockets)]
        await who.until_ply(sockets[0].ply)
        if who.now["seat"] != seat:
            await who.send({"t": "seat", "seat": seat})
            await who.until("snapshot")
        answer = await who.act(seat, who.legal()[0])
        assert answer["t"] == "ack", answer
        await sockets[0].until_ply(answer["ply"])
    assert sockets[0].ply > before
    for each in sockets:
        await each.close()


async def record_holds(someone: Person, table: str) -> None:
    record = clowder.Record.from_json(await someone.get(f"/api/tables/{table}/record"))
    assert clowder.replay(record).state.is_over()


def test_people_games_and_records_of_1_0_0_are_all_there(
    launch: Callable[..., Server], database: str, tmp_path: Path
) -> None:
    fill(database, tmp_path)
    server = launch(database, **FOR_EVER)

    async def story() -> None:
        ann, ben = await returning(server, "Ann"), await returning(server, "Ben")
        for game, tables in OLD["tables"].items():
            stored = [(await ann.get(f"/api/tables/{tables[name]}"))["status"] for name in NAMES]
            assert stored == ["archived", "over", "running", "running"], game
            for name in ("archived", "over"):
                await record_holds(ben, tables[name])
            await to_the_end([ann, ben], tables["running"])
            await to_the_end([ann], tables["shared"])
            for name in ("waiting_private", "waiting_public"):  # 1.0.0 let friends in by the address alone
                await ben.post(f"/api/tables/{tables[name]}/join", {"seat": 1})
                await ann.post(f"/api/tables/{tables[name]}/start")
                assert (await ben.get(f"/api/tables/{tables[name]}"))["status"] == "running"
        for each in (ann, ben):
            await each.close()

    play(story(), timeout=240)
