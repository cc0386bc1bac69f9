"""Many tables for a long time: people and bots come and go; nothing may be lost, leak or grow.

    python bench/drills/soak.py --minutes 10 --tables 100 [--database private] [--think 1.0] [--source FOLDER]

People play random legal moves of all four games at tables with and without bots, lose their connection and come back
where they were, send moves twice, stay away until a bot moves for them, talk, and watch others. At the end the journal
is read: every acknowledged move must be there once, at its ply, with its text; and every view and event that reached a
seat or a spectator must be, byte for byte, what the engine shows that seat when the stored moves are played again. The
server's memory is noted every ten seconds; it must not grow by more than a tenth from the second to the last third of
the time, and the line through the last two thirds is told in MB per hour. An interrupt ends the drill early: what was
done until then is checked all the same.
"""

import argparse
import asyncio
import hashlib
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(ROOT / "src")]

import httpx  # noqa: E402
import orjson  # noqa: E402
import psutil  # noqa: E402
import websockets  # noqa: E402
from databases import server_of  # noqa: E402
from driver import Person, Server, Socket  # noqa: E402

GAMES = ("cat-box", "csacska-macska", "if-it-fits", "cat-attack")
PEOPLE = 60
NOTED = 10.0  # seconds between two looks at the memory
GRACE = 5.0  # seconds until a bot moves for somebody who is away
GROWTH = 0.10  # of the memory, which is allowed between the first and the last third
GONE = (OSError, websockets.WebSocketException, TimeoutError)


def digest(view: Any, events: Any) -> int:
    text = orjson.dumps([view, events], option=orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS)
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


class Visit:
    """One person at one table: what was acknowledged, and what was seen."""

    def __init__(self, soak: "Soak", person: Person, table: str, seat: int) -> None:
        self.soak = soak
        self.person = person
        self.table = table
        self.seat = seat
        self.acked: dict[str, tuple[int, str]] = {}
        self.seen: dict[int, int] = {}  # ply -> digest
        self.count = 0

    async def stay(self) -> None:
        """Until the game is over, through any number of lost connections."""
        since: int | None = None
        rng = self.soak.rng
        last: dict[str, Any] = {}
        while True:
            with suppress(*GONE):
                socket = await self.person.sit(self.table, since)
                socket.now, socket.ply = socket.now or last, socket.ply or last.get("ply", 0)
                socket.n = socket.n or since or 0
                try:
                    if await self._play(socket):
                        return
                finally:
                    since, last = socket.n or None, socket.now
                    await socket.close()
            self.soak.did["reconnects"] += 1
            await asyncio.sleep(GRACE + 3 if rng.random() < 0.1 else rng.uniform(0.05, 1.0))

    async def _play(self, socket: Socket) -> bool:
        """True when the game is over, False when the connection is given up."""
        rng = self.soak.rng
        while True:
            self._look(socket)
            now = socket.now
            if now.get("outcome") is not None:
                return True
            if self.seat >= 0 and now.get("to_act") == self.seat and now["ply"] == socket.ply and now["legal"]:
                await asyncio.sleep(self.soak.think * rng.uniform(0.5, 1.5))
                await self._move(socket, rng)
            else:
                await socket.next(120)
            if rng.random() < 0.01:
                return False

    async def _move(self, socket: Socket, rng: random.Random) -> None:
        self.count += 1
        id, text, ply = f"s{self.seat}-{self.count}", rng.choice(socket.legal()), socket.ply
        answer = await socket.act(self.seat, text, id=id, ply=ply)
        if answer["t"] == "ack":
            self.acked[id] = (answer["ply"], text)
            self.soak.did["moves"] += 1
            if rng.random() < 0.02:
                again = await socket.act(self.seat, text, id=id, ply=ply)
                self.soak.expect(again == answer, f"{self.table}: a repeated move was answered with {again}")
                self.soak.did["repeated"] += 1
            await socket.until_ply(answer["ply"])
        elif answer["t"] == "stale":  # a bot was faster: the snapshot follows
            self.soak.did["stale"] += 1
            await socket.until("snapshot")
        else:
            self.soak.expect(False, f"{self.table}: {text!r} was answered with {answer}")
        if rng.random() < 0.02:
            await socket.send({"t": "say", "id": f"w{self.seat}-{self.count}", "phrase": "meow"})

    def _look(self, socket: Socket) -> None:
        for frame in socket.frames:
            if frame["t"] == "update" and "view" in frame:
                self.seen[frame["ply"]] = digest(frame["view"], frame["events"])
                self.soak.did["frames"] += 1
        socket.frames.clear()
        socket.raw.clear()


class Soak:
    def __init__(self, server: Server, think: float, seed: int) -> None:
        self.server = server
        self.think = think
        self.rng = random.Random(seed)
        self.visits: list[Visit] = []
        self.did: Counter[str] = Counter()
        self.faults: list[str] = []
        self.memory: list[int] = []
        self.cpu = 0.0  # cores the server used
        self.people: list[Person] = []
        self.seats: dict[str, list[int]] = {}

    def expect(self, good: bool, words: str) -> None:
        if not good:
            self.faults.append(words)

    async def run(self, tables: int, seconds: float) -> None:
        self.people = [await Person(self.server, f"Cat {n}").enter() for n in range(PEOPLE)]
        games = await self.people[0].get("/api/games")
        self.seats = {game["id"]: game["seats"] for game in games}
        tasks = [asyncio.create_task(self._place(n * 0.1)) for n in range(tables)]
        assert self.server.process is not None
        process = psutil.Process(self.server.process.pid)
        enough, began = asyncio.Event(), time.monotonic()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, enough.set)
        while not enough.is_set() and (left := began + seconds - time.monotonic()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(enough.wait(), min(NOTED, left))
            self.memory.append(process.memory_info().rss)
            minutes, size = (time.monotonic() - began) / 60, self.memory[-1] // 1_000_000
            print(f"{minutes:.1f} min, {self.did['moves']} moves, {size} MB", file=sys.stderr, flush=True)
            for task in tasks:
                if task.done():
                    task.result()
        used = process.cpu_times()
        self.cpu = (used.user + used.system) / (time.monotonic() - began)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for person in self.people:
            await person.close()

    async def _place(self, delay: float) -> None:
        """One place in the room: one game after the other."""
        await asyncio.sleep(delay)
        while True:
            try:
                await self._game()
            except httpx.TransportError:
                self.did["requests cut"] += 1

    async def _game(self) -> None:
        game = self.rng.choice(GAMES)
        fewest, most = self.seats[game]
        seats = self.rng.randint(max(2, fewest), min(5, most))
        bots = 1 if self.rng.random() < 0.3 else 0
        *players, watcher = self.rng.sample(self.people, seats - bots + 1)
        wish = (
            [{"kind": "me"}] + [{"kind": "open"}] * (len(players) - 1) + [{"kind": "bot", "level": self.level}] * bots
        )
        table = await players[0].table(wish, game=game)
        for seat, person in enumerate(players[1:], 1):
            await person.post(f"/api/tables/{table['id']}/join", {"seat": seat})
        await players[0].post(f"/api/tables/{table['id']}/start")
        visits = [Visit(self, person, table["id"], seat) for seat, person in enumerate(players)]
        if self.rng.random() < 0.3:
            visits.append(Visit(self, watcher, table["id"], -1))
        self.visits += visits
        self.did["games begun"] += 1
        await asyncio.gather(*(visit.stay() for visit in visits))
        self.did["games finished"] += 1

    @property
    def level(self) -> str:
        from clowder.server.botpool import level_names

        return level_names()[0]


async def check(soak: Soak, database: str, data: Path) -> None:
    """Compare what the visitors remember with what is stored."""
    from clowder.store.database import database_url, open_engine
    from clowder.store.store import SqlStore

    store = SqlStore(open_engine(database_url(database, data)))
    by_table: dict[str, list[Visit]] = {}
    for visit in soak.visits:
        by_table.setdefault(visit.table, []).append(visit)
    for table, visits in by_table.items():
        head, entries = await store.load_head(table), await store.entries(table)
        assert head is not None
        soak.expect([e.n for e in entries] == list(range(1, len(entries) + 1)), f"{table}: numbers are not in order")
        stored = Counter((e.id, e.ply, e.text) for e in entries if e.id)
        for visit in visits:
            for id, (ply, text) in visit.acked.items():
                soak.expect(stored[(id, ply, text)] == 1, f"{table}: {id} {text!r} at {ply} is lost or doubled")
            compare(soak, visit, head, entries)
    store.engine.dispose()


def compare(soak: Soak, visit: Visit, head: Any, entries: list[Any]) -> None:
    """Whether a visitor saw exactly what the engine shows that seat."""
    from clowder.games import GAMES as INSTALLED
    from clowder.tables import fairness
    from clowder.tables.model import record_from
    from clowder.tables.steps import steps_of

    seed = fairness.seed_of(head.secret, head.id, [seat.contribution for seat in head.seats])
    texts = (e.text for e in entries if e.kind == "act")
    record = record_from(head, seed, texts)
    steps, _ = steps_of(INSTALLED.get(head.game), record, visit.seat, everything=False)
    shown = {step["ply"]: digest(step["view"], step["events"]) for step in steps}
    for ply, mark in visit.seen.items():
        soak.did["compared"] += 1
        soak.expect(shown.get(ply) == mark, f"{visit.table}: seat {visit.seat} saw something else at {ply}")


def growth(memory: list[int]) -> float:
    third = max(1, len(memory) // 3)
    return statistics.median(memory[-third:]) / statistics.median(memory[third : 2 * third] or memory) - 1


def slope(memory: list[int]) -> float:
    """MB per hour over the last two thirds."""
    late = memory[len(memory) // 3 :]
    if len(late) < 2:
        return 0.0
    return statistics.linear_regression(range(len(late)), late).slope * 3600 / NOTED / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--database", default="", help='URL, or "private" for a PostgreSQL of the drill\'s own')
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--source", default="", help="another src folder for the server, for example a compiled one")
    args = parser.parse_args()
    if args.source:
        import driver

        driver.SOURCE = Path(args.source).resolve()
        sys.path.insert(0, str(driver.SOURCE))  # what is compared at the end is played again by the same code
    with tempfile.TemporaryDirectory() as folder, server_of(args.database) as fresh:
        database = fresh()
        server = Server(Path(folder), database, grace=GRACE, log_level="ERROR").start()
        soak = Soak(server, args.think, args.seed)
        try:
            asyncio.run(soak.run(args.tables, args.minutes * 60))
        finally:
            server.stop()
        asyncio.run(check(soak, database, Path(folder)))
        for line in server.log.read_text().splitlines():
            soak.expect(not line.startswith(("{", "Traceback")), f"the server logged {line[:300]}")
    grown = growth(soak.memory)
    megabytes = [round(each / 1e6) for each in soak.memory]
    soak.expect(grown < GROWTH, f"the memory grew by {grown:.0%}")
    facts = {"tables": args.tables, "minutes": args.minutes, **soak.did, "load": round(os.getloadavg()[0], 1)}
    facts |= {"memory": megabytes, "growth": round(grown, 3), "server_cpu": round(soak.cpu, 2)}
    print(json.dumps({**facts, "faults": len(soak.faults)}))
    for fault in soak.faults[:20]:
        print(fault)
    words = f"{soak.did['moves']} moves, {soak.did['compared']} views compared, {len(soak.faults)} faults"
    trend = f"memory {grown:+.1%} from the second to the last third, {slope(soak.memory):+.1f} MB per hour"
    print(f"{'FAILED' if soak.faults else 'passed'}: {words}; {trend}; {soak.cpu:.2f} cores")
    sys.exit(1 if soak.faults else 0)


if __name__ == "__main__":
    main()
