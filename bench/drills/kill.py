"""Kill the server at random moments under load, start it again, and look for lost or doubled moves.

    python bench/drills/kill.py --rounds 200 [--tables 20] [--slow 4] [--database private] [--two] [--notes FILE]
        [--source FOLDER]

Every player remembers which moves were acknowledged. After each SIGKILL the journal must hold every one of them exactly
once, at its ply, with its text; a move that was on its way is sent again with the same id and counts once. `--slow`
plays instead at tables where turns are announced by push, with links that are made and ended (slow_play.py).
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(ROOT / "src"), str(Path(__file__).parent)]

import driver  # noqa: E402
import httpx  # noqa: E402
import sqlalchemy as sa  # noqa: E402
import websockets  # noqa: E402
from databases import server_of  # noqa: E402
from driver import Person, Server, Socket  # noqa: E402
from slow_play import SlowPlay, SlowTable  # noqa: E402

from clowder.store.database import database_url, open_engine  # noqa: E402
from clowder.store.schema import entries  # noqa: E402


class Player:
    """All seats of one table, moving as fast as they are answered, through any number of crashes."""

    def __init__(self, server: Server, table: str, cookie: str, seats: int) -> None:
        self.server = server
        self.table = table
        self.cookie = cookie
        self.seats = seats
        self.acked: dict[str, tuple[int, str]] = {}
        self.open: tuple[str, int, int, str] | None = None  # sent, not answered: id, ply, seat, text
        self.count = 0
        self.longest = 0.0  # seconds between two acknowledgements

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                socket = await Socket.open(self.server, self.table, self.cookie)
                while True:
                    await self.move(socket)
                    self.longest = max(self.longest, loop.time() - last)
                    last = loop.time()
                    await asyncio.sleep(0.02)  # a game of two thousand turns has to last
            await asyncio.sleep(0.05)

    async def move(self, socket: Socket) -> None:
        if self.open is None:
            seat = socket.now["to_act"]
            self.count += 1
            self.open = (f"move-{self.count}", socket.ply, seat, random.choice(("wave", "roll")))
        id, ply, seat, text = self.open
        answer = await socket.act(seat, text, id=id, ply=ply)
        if answer["t"] != "ack":
            raise AssertionError(f"{answer} to {self.open}")
        self.acked[id] = (answer["ply"], text)
        self.open = None
        await socket.until_ply(answer["ply"])
        socket.frames.clear()
        socket.raw.clear()


def faults(database: str, data: Path, players: Sequence[Player | SlowTable]) -> list[str]:
    """What is wrong with the journal, seen from the players' side."""
    engine = open_engine(database_url(database, data))
    found = []
    with engine.connect() as connection:
        for player in players:
            query = sa.select(entries).where(entries.c.table_id == player.table).order_by(entries.c.n)
            rows = connection.execute(query).mappings().all()
            if [row["n"] for row in rows] != list(range(1, len(rows) + 1)):
                found.append(f"{player.table}: numbers are missing or doubled")
            stored: dict[str, list[tuple[int, str]]] = {}
            for row in rows:
                stored.setdefault(row["move_id"], []).append((row["ply"], row["text"]))
            for id, where in stored.items():
                if len(where) != 1:
                    found.append(f"{player.table}: {id} is there {len(where)} times")
            for id, move in player.acked.items():
                if stored.get(id) != [move]:
                    found.append(f"{player.table}: {id} was acknowledged as {move}, stored is {stored.get(id)}")
    engine.dispose()
    return found


async def drill(data: Path, database: str, rounds: int, tables: int, **settings: Any) -> tuple[int, list[str]]:
    """(acknowledged moves, faults). The server is started and ended here."""
    server = Server(data, database, **settings).start()
    players = []
    tasks = []
    found: list[str] = []
    try:
        person = await Person(server, "Kim").enter()
        for _ in range(tables):
            seats = [{"kind": "me"}, {"kind": "hotseat"}]
            table = await person.table(seats, options={"turns": 1000}, start=True)
            cookie = person.http.cookies.get("clowder_session") or ""
            players.append(Player(server, table["id"], cookie, 2))
        tasks = [asyncio.create_task(player.run()) for player in players]
        for _ in range(rounds):
            goal = sum(len(player.acked) for player in players) + tables * random.randrange(2, 6)
            while sum(len(player.acked) for player in players) < goal:
                await asyncio.sleep(0.01)
                for task in tasks:
                    if task.done():
                        task.result()
            await asyncio.to_thread(server.kill)
            found += faults(database, data, players)
            await asyncio.to_thread(server.start)
        await person.close()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.stop()
    found += faults(database, data, players)
    return sum(len(player.acked) for player in players), found


async def slow_drill(
    data: Path, database: str, rounds: int, tables: int, servers: int = 1
) -> tuple[int, int, list[str]]:
    """(turns that were announced, notices, faults), with links made and ended before every kill of one server."""
    together = [Server(data, database) for _ in range(servers)]
    slow = SlowPlay(together, tables)
    for server in together:
        server.settings |= {"push_hosts": f"127.0.0.1:{slow.service.port}", "push_wait": 0.0}
        server.start()
    found: list[str] = []
    async with slow.service.open():
        try:
            await slow.begin()
            for _ in range(rounds):
                goal = sum(table.turns for table in slow.tables.values()) + random.randrange(1, tables + 1)
                await slow.make_links()
                with suppress(TimeoutError):
                    async with asyncio.timeout(5):  # some wait for a notice that comes late
                        while sum(table.turns for table in slow.tables.values()) < goal:
                            await asyncio.sleep(0.005)
                server = random.choice(together)
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(random.random() if servers > 1 else 0)  # the other one plays on alone
                await asyncio.to_thread(server.start)
                found += await slow.faults()
            found += await slow.all_go_on()
        finally:
            turns, notices = await slow.end()
            for server in together:
                server.stop()
    return turns, notices, found + faults(database, data, list(slow.tables.values()))


async def lag(longest: list[float]) -> None:
    """How long this process itself had to wait for its turn: what no server can be blamed for."""
    loop = asyncio.get_running_loop()
    while True:
        before = loop.time()
        await asyncio.sleep(0.01)
        longest[0] = max(longest[0], loop.time() - before - 0.01)


@dataclass
class Pauses:
    """The longest times between two acknowledgements at a table, in seconds, and what they are measured against."""

    before: float = 0.0  # while both servers live: what the machine makes of it
    stayed: float = 0.0  # from the kill on, at the server that lives
    moved: float = 0.0  # for those who were at the other and came over
    lag: float = 0.0  # of the drill itself


def take_longest(players: list[Player]) -> float:
    longest = max(player.longest for player in players)
    for player in players:
        player.longest = 0.0
    return longest


async def worker_drill(data: Path, database: str, tables: int) -> tuple[int, Pauses, list[str]]:
    """Two servers on one PostgreSQL; one is killed in the middle. (moves, pauses, faults)."""
    servers = [Server(data, database).start(), Server(data, database).start()]
    person = await Person(servers[0], "Kim").enter()
    cookie = person.http.cookies.get("clowder_session") or ""
    players = []
    for n in range(tables):
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        table = await person.table(seats, options={"turns": 1000}, start=True)
        players.append(Player(servers[n % 2], table["id"], cookie, 2))
    pauses, own = Pauses(), [0.0]
    tasks = [asyncio.create_task(player.run()) for player in players] + [asyncio.create_task(lag(own))]

    async def more(count: int) -> None:
        goals = [len(player.acked) + count for player in players]
        while any(len(player.acked) < goal for player, goal in zip(players, goals, strict=True)):
            await asyncio.sleep(0.01)

    try:
        await more(1)
        take_longest(players)  # everybody has come in
        await more(20)
        pauses.before = take_longest(players)
        await asyncio.to_thread(servers[0].kill)
        for player in players:  # what a proxy in front does
            player.server = servers[1]
        await more(20)
        pauses.moved, pauses.stayed = take_longest(players[::2]), take_longest(players[1::2])
        pauses.lag = own[0]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(httpx.HTTPError):
            await person.close()
        for server in servers:
            server.stop()
    return sum(len(player.acked) for player in players), pauses, faults(database, data, players)


def piece(args: argparse.Namespace, database: str, rounds: int) -> dict[str, Any]:
    """One run with a database or data folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        if args.two and not args.slow:
            moves, pauses, found = asyncio.run(worker_drill(Path(folder), database, args.tables))
            return {"kills": 1, "moves": moves, "pauses": asdict(pauses), "faults": found}
        if args.slow:
            turns, notices, found = asyncio.run(slow_drill(Path(folder), database, rounds, args.slow, 1 + args.two))
            return {"kills": rounds, "moves": 2 * turns, "notices": notices, "faults": found}
        moves, found = asyncio.run(drill(Path(folder), database, rounds, args.tables))
        return {"kills": rounds, "moves": moves, "faults": found}


def done_before(path: Path | None) -> list[dict[str, Any]]:
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10, help="kills altogether")
    parser.add_argument("--piece", type=int, default=10, help="kills per piece; each begins with an empty store")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--slow", type=int, default=0, help="instead: tables with notices and links")
    parser.add_argument("--database", default="", help='URL, or "private" for a PostgreSQL of the drill\'s own')
    parser.add_argument("--two", action="store_true", help="two servers on PostgreSQL, one of them is killed")
    parser.add_argument("--notes", type=Path, help="a file of what was done; the same command goes on where it ended")
    parser.add_argument("--source", default="", help="another src folder for the server, for example a compiled one")
    args = parser.parse_args()
    if args.source:
        driver.SOURCE = Path(args.source).resolve()
    done = done_before(args.notes)
    with server_of(args.database) as fresh:
        while (left := args.rounds - sum(one["kills"] for one in done)) > 0:
            done.append(piece(args, fresh(), min(left, args.piece)))
            print(json.dumps(done[-1]), flush=True)
            if args.notes is not None:
                with args.notes.open("a") as notes:
                    notes.write(json.dumps(done[-1]) + "\n")
    kills, moves = sum(one["kills"] for one in done), sum(one["moves"] for one in done)
    found = [fault for one in done for fault in one["faults"]]
    print(f"{moves} acknowledged moves, {kills} kills, {len(found)} faults")
    if args.slow:
        print(f"{sum(one['notices'] for one in done)} notices for {moves // 2} turns")
    for name in asdict(Pauses()) if args.two and not args.slow else ():
        each = sorted(one["pauses"][name] for one in done)
        print(f"longest pause, {name}: {each[-1]:.2f} s, median {each[len(each) // 2]:.2f} s")
    for fault in found[:20]:
        print(fault)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
