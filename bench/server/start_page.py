"""What the start page waits for, with and without many finished games: python -m bench.server.start_page [--games N]

Two people at one server on SQLite: one has no game, the other has N finished ones. Measured is the time until all data
calls of `/` are answered (who I am, the games, open tables, what goes on, invitations), and the first page of My games.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "server"))

from driver import Server

from clowder.games import GAMES
from clowder.store import schema
from clowder.store.database import database_url, open_engine
from clowder.tables import lobby
from clowder.tables.head_text import head_to_text

START = ("/api/me", "/api/games", "/api/tables?open=1", "/api/me/games/running", "/api/me/invitations")
MINE = ("/api/me/games",)
CHUNK = 1_000


def fill(folder: Path, person: str, games: int) -> None:
    """So many finished games of a person against a bot, and a hundred open tables of others."""
    ids = GAMES.ids()
    engine = open_engine(database_url("", folder))
    with engine.begin() as connection:
        for first in range(0, games + 100, CHUNK):
            rows: dict[Any, list[Any]] = {schema.tables: [], schema.seats: [], schema.results: []}
            for n in range(first, min(games + 100, first + CHUNK)):
                _add(rows, ids[n % len(ids)], person if n < games else f"other{n}", n < games)
            for table, found in rows.items():
                if found:
                    connection.execute(sa.insert(table), found)
    engine.dispose()


def _add(rows: dict[Any, list[Any]], game: str, person: str, over: bool) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "kitten"} if over else {"kind": "open"}, {"kind": "bot"}]
    head = lobby.new_head(game=game, options={}, seats=seats, person=person, name="Ann", levels=["kitten"])
    head.status, head.ended = ("over", head.created) if over else ("open", 0)
    facts = {"status": head.status, "game": game, "private": False, "created": head.created, "updated": head.updated}
    rows[schema.tables].append({"id": head.id, "version": 0, "due": 0, "head": head_to_text(head), **facts})
    rows[schema.seats].append({"table_id": head.id, "seat": 0, "person": person})
    for seat in range(3 if over else 0):
        who = {"person": person if seat == 0 else "", "level": "" if seat == 0 else "kitten"}
        result = {"game": game, "seats": 3, "rank": seat + 1, "score": 10 - seat, "ended": head.ended}
        rows[schema.results].append({"table_id": head.id, "seat": seat, "take_backs": 0, "hints": 0, **who, **result})


async def wait_of(client: httpx.AsyncClient, calls: tuple[str, ...], rounds: int) -> list[float]:
    """Milliseconds until all calls are answered, round by round; the first round warms up."""
    found = []
    for _ in range(rounds + 1):
        begun = time.perf_counter()
        answers = await asyncio.gather(*(client.get(path) for path in calls))
        found.append((time.perf_counter() - begun) * 1000)
        assert all(answer.status_code == 200 for answer in answers), [answer.text[:200] for answer in answers]
    return found[1:]


async def measure(games: int, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            async with httpx.AsyncClient(base_url=server.url) as new, httpx.AsyncClient(base_url=server.url) as old:
                await new.get("/api/me")
                fill(Path(folder), (await old.get("/api/me")).json()["id"], games)
                for calls, name in ((START, "start page"), (MINE, "My games")):
                    for who, client in (("no game", new), (f"{games} games", old)):
                        took = sorted(await wait_of(client, calls, rounds))
                        late = took[int(len(took) * 0.95)]
                        print(f"{name}, {who}: median {statistics.median(took):.1f} ms, 19 of 20 below {late:.1f} ms")
        finally:
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=60)
    given = parser.parse_args()
    asyncio.run(measure(given.games, given.rounds))
