"""Writes the data that a server of version 1.0.0 leaves behind: `version_1_0_0.json.gz` beside this file is its.

Run by the sources of 1.0.0, whose own test driver plays (commit 64a01ee, "Version 1.0.0"):

    git worktree add ../old 64a01ee && cd ../old
    PYTHONPATH=src:tests/server python -B ../clowder/tests/server/old/make.py version_1_0_0.json.gz

Every game has a table that waits (a private and a public one), one in the middle of a game between two people and a
kitten, one on a shared screen, one that is over and one that is over and archived.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

GAMES = {"cat-box": {"rules": "special"}, "csacska-macska": {}, "if-it-fits": {}, "cat-attack": {"round_limit": 15}}
MIDDLE = 14  # moves
BOT = {"kind": "bot", "level": "kitten"}
KITTEN = 2  # its seat


async def moves(sockets: list[Any], most: int) -> int:
    """People play what comes first and then some other move, until so many are made or the game is over."""
    made = 0
    while made < most:
        ply = max(each.ply for each in sockets)
        for each in sockets:
            await each.until_ply(ply)
        now = sockets[0].now
        if now.get("outcome") is not None:
            return made
        seat = now["to_act"]
        if seat == KITTEN:
            await sockets[0].next()
            continue
        who = sockets[seat % len(sockets)]
        if len(sockets) == 1 and now["seat"] != seat:
            await who.send({"t": "seat", "seat": seat})
            await who.until("snapshot")
        legal = who.legal()
        answer = await who.act(seat, legal[(made * 7) % len(legal)])
        assert answer["t"] == "ack", answer
        await who.until_ply(answer["ply"])
        made += 1
    return made


async def between_two(ann: Any, ben: Any, game: str, options: dict[str, Any], most: int) -> str:
    """A game of two people and a kitten."""
    table = await ann.table([{"kind": "me"}, {"kind": "open"}, BOT], game=game, options=options, private=True)
    await ben.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    await ann.post(f"/api/tables/{table['id']}/start")
    both = [await ann.sit(table["id"]), await ben.sit(table["id"])]
    await moves(both, most)
    for each in both:
        await each.close()
    return str(table["id"])


async def shared_screen(ann: Any, game: str, options: dict[str, Any]) -> str:
    """One person, a friend on the same screen, and a game in its middle."""
    seats = [{"kind": "me"}, {"kind": "hotseat"}, BOT]
    table = await ann.table(seats, game=game, options=options, start=True)
    socket = await ann.sit(table["id"])
    await moves([socket], MIDDLE)
    await socket.close()
    return str(table["id"])


async def house(server: Any, person: Any) -> dict[str, Any]:
    ann, ben = await person(server, "Ann").enter(), await person(server, "Ben").enter()
    kept: dict[str, Any] = {"people": {}, "tables": {}}
    for game, options in GAMES.items():
        rows = kept["tables"][game] = {}
        for name, private in (("waiting_private", True), ("waiting_public", False)):
            seats = [{"kind": "me"}, {"kind": "open"}, BOT]
            rows[name] = (await ann.table(seats, game=game, options=options, private=private))["id"]
        rows["archived"] = await between_two(ann, ben, game, options, 10_000)
    for game in GAMES:  # the last move is acknowledged before its table is stored as over
        while (await ann.get(f"/api/tables/{kept['tables'][game]['archived']}"))["status"] != "over":
            await asyncio.sleep(0.1)
    await server.services.house.archive(open_days=1e6, running_days=1e6, over_days=-1)
    for game, options in GAMES.items():
        rows = kept["tables"][game]
        rows["running"] = await between_two(ann, ben, game, options, MIDDLE)
        rows["shared"] = await shared_screen(ann, game, options)
        rows["over"] = await between_two(ann, ben, game, options, 10_000)
    for name, someone in (("Ann", ann), ("Ben", ben)):
        me = await someone.get("/api/me")
        kept["people"][name] = me
        await someone.close()
    return kept


def rows_of(database: Path) -> dict[str, list[dict[str, Any]]]:
    connection = sqlite3.connect(database)
    connection.row_factory = sqlite3.Row
    listed = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    names = [name for (name,) in listed]
    return {name: [dict(row) for row in connection.execute(f'SELECT * FROM "{name}"')] for name in names}


async def main(out: Path) -> None:
    from driver import Person  # of 1.0.0
    from house import inside

    with tempfile.TemporaryDirectory() as folder:
        async with inside(Path(folder)) as server:
            kept = await house(server, Person)
        (database,) = Path(folder).glob("*.sqlite3")
        kept["rows"] = rows_of(database)
    text = json.dumps(kept, sort_keys=True, indent=0, ensure_ascii=False)
    out.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]).resolve()))
