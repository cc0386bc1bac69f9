"""How fast is the table? Real sockets on loopback, durable writes, every frame a browser would get.

    python bench/server/run.py --tables 1 10 100 --seats 4 --seconds 5 [--think 1.0] [--workers N]
        [--database URL, or "private" for a PostgreSQL of its own] [--source FOLDER]

Every seat of every table has a socket and reads all its frames; the seat to act sends a random legal move of the last
frame it got. Reported per line: moves/s, moves per CPU second of the server (all its processes), milliseconds from
sending a move to its durable acknowledgement and to the last viewer's update (p50/p95/p99), bytes received per move,
server memory per table.
"""

import argparse
import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "server"))

import orjson  # noqa: E402
import psutil  # noqa: E402
from driver import Person, Server  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

try:
    import uvloop
except ImportError:
    uvloop = None  # type: ignore[assignment]


class Seat:
    """One socket: keeps the newest legal actions only, as text; parsing is not what is measured."""

    def __init__(self, board: "Board", seat: int) -> None:
        self.board = board
        self.seat = seat
        self.bytes = 0
        self.socket: Any = None


class Board:
    """One table: knows when its last move was sent, acknowledged and seen by everybody."""

    def __init__(self, bench: "Bench", id: str, seats: int, rng: random.Random) -> None:
        self.bench = bench
        self.id = id
        self.count = seats
        self.seats = [Seat(self, n) for n in range(seats)]
        self.rng = rng
        self.sent = 0.0
        self.waiting = 0
        self.moves = 0
        self.done = False

    def seen(self, seat: Seat, raw: str) -> None:
        now = time.perf_counter()
        if raw.startswith('{"t":"update"'):
            self.waiting -= 1
            if self.waiting == 0 and self.sent:
                self.bench.shown.append(now - self.sent)
        if self.done:
            return
        if '"legal":[]' not in raw:
            frame = orjson.loads(raw)
            self.bench.later(self.play(seat, frame))
        elif '"to_act":-1' in raw and '"outcome":null' not in raw:
            self.finish()

    async def play(self, seat: Seat, frame: dict[str, Any]) -> None:
        if self.bench.think:
            await asyncio.sleep(self.bench.think * self.rng.uniform(0.5, 1.5))
        if self.bench.closing:
            self.finish()
            return
        prefix, words = self.rng.choice(frame["legal"])
        text = f"{prefix} {self.rng.choice(words)}" if words else prefix
        self.moves += 1
        move = {"t": "act", "id": f"m{self.moves}", "ply": frame["ply"], "seat": seat.seat, "text": text}
        raw = orjson.dumps(move).decode()
        self.waiting = self.count
        self.sent = time.perf_counter()
        await seat.socket.send(raw)

    def acked(self) -> None:
        self.bench.acks.append(time.perf_counter() - self.sent)

    def finish(self) -> None:
        self.done = True
        self.bench.finished(self)


class Bench:
    """Keeps `tables` games going for some seconds; a finished game is followed by another."""

    def __init__(self, server: Server, game: str, seats: int, think: float) -> None:
        self.server = server
        self.game = game
        self.seats = seats
        self.think = think
        self.acks: list[float] = []
        self.shown: list[float] = []
        self.closing = False
        self.boards: set[Board] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.spare: list[Board] = []
        self.rng = random.Random(7)

    def later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def finished(self, board: Board) -> None:
        if board in self.boards:
            self.boards.discard(board)
            for seat in board.seats:
                if seat.socket is not None:
                    self.later(seat.socket.close())
            if not self.closing:
                self.later(self.open())

    async def prepare(self) -> Board:
        """A table with all its sockets open, not started: setting up is not what is measured."""
        wish = [{"kind": "me"}] + [{"kind": "hotseat"}] * (self.seats - 1)
        table = await self.person.table(wish, game=self.game)
        board = Board(self, table["id"], self.seats, self.rng)
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table['id']}/ws"
        for seat in board.seats:
            answer = await self.person.post(f"/api/tables/{table['id']}/seats/{seat.seat}/token")
            self.later(self.follow(seat, url, answer["token"]))
        return board

    async def open(self) -> None:
        board = self.spare.pop() if self.spare else await self.prepare()
        self.boards.add(board)
        await self.person.post(f"/api/tables/{board.id}/start")

    async def follow(self, seat: Seat, url: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(url, additional_headers=headers, compression=None, max_size=None) as seat.socket:
            await seat.socket.send('{"t":"hello","since":null}')
            async for raw in seat.socket:
                seat.bytes += len(raw)
                kind = raw[6:9]
                if kind in ("upd", "sna"):
                    seat.board.seen(seat, raw)
                elif kind == "ack":
                    seat.board.acked()
                elif kind in ("ref", "sta", "err"):
                    print("unexpected", raw[:300], file=sys.stderr)

    async def run(self, tables: int, seconds: float) -> dict[str, Any]:
        self.person = await Person(self.server, "Bench").enter()
        process = psutil.Process(self.server.process.pid)
        before = memory(process)
        for _ in range(tables):
            self.spare.append(await self.prepare())
        held = memory(process)
        games = 0 if self.think else min(tables * 2, int(seconds * 15))
        for _ in range(games):
            self.spare.append(await self.prepare())
        await asyncio.gather(*(self.open() for _ in range(tables)))
        await asyncio.sleep(1.0)
        self.acks.clear()
        self.shown.clear()
        start, cpu = time.perf_counter(), cpu_of(process)
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - start, cpu_of(process) - cpu
        acks, shown = sorted(self.acks), sorted(self.shown)
        self.closing = True
        total = sum(seat.bytes for board in self.boards for seat in board.seats)
        moves = sum(board.moves for board in self.boards) or 1
        line = {
            "tables": tables,
            "seats": self.seats,
            "think": self.think,
            "moves_per_s": round(len(acks) / took),
            "moves_per_cpu_s": round(len(acks) / used) if used else 0,
            "ack_ms": percentiles(acks),
            "shown_ms": percentiles(shown),
            "bytes_per_move_and_seat": round(total / moves / self.seats),
            "memory_per_table_kb": round((held - before) / 1024 / tables),
            "server_cpu": round(used / took, 2),
        }
        for board in [*self.boards, *self.spare]:
            self.boards.add(board)
            board.finish()
        await asyncio.sleep(0.2)
        return line


def percentiles(values: list[float]) -> list[float]:
    if not values:
        return []
    return [round(values[min(len(values) - 1, int(len(values) * p))] * 1000, 1) for p in (0.5, 0.95, 0.99)]


def everyone(process: psutil.Process) -> list[psutil.Process]:
    return [process, *process.children(recursive=True)]


def cpu_of(process: psutil.Process) -> float:
    return sum(sum(one.cpu_times()[:2]) for one in everyone(process))


def memory(process: psutil.Process) -> int:
    return sum(one.memory_info().rss for one in everyone(process))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100])
    parser.add_argument("--game", default="cat-box")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--source", default="", help="another src folder for the server, for example a compiled one")
    args = parser.parse_args()
    if args.source:
        import driver

        driver.ROOT = Path(args.source).resolve().parent
    if uvloop is not None:
        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    with postgres(args.database) as database:
        measure(args, database)


@contextmanager
def postgres(database: str) -> Iterator[str]:
    """`--database private` is a PostgreSQL of the bench's own, with its usual durable settings."""
    if database != "private":
        yield database
        return
    from databases import Postgres, postgres_bin

    found = postgres_bin()
    if found is None:
        raise SystemExit("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="clowder-bench-"))
    folder.chmod(0o755)
    cluster = Postgres(folder, found)
    cluster.start()
    try:
        yield cluster.new_database()
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def measure(args: argparse.Namespace, database: str) -> None:
    for tables in args.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), database, workers=args.workers, log_level="ERROR").start()
            try:
                bench = Bench(server, args.game, args.seats, args.think)
                print(json.dumps(asyncio.run(bench.run(tables, args.seconds))), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
