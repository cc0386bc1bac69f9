"""How fast is the table? Real sockets on loopback, durable writes, every frame a browser would get.

    python bench/server/run.py [--tables 1 10 100] [--think 1.0] [--database private] [--game cat-box] [--seats 4]
        [--seconds 5] [--workers N] [--source FOLDER] [--table]

Every seat of every table is a person with a socket and reads all its frames; the seat to act sends a random legal move
of the last frame it got. Reported: moves/s, moves per CPU second of the server (all its processes), milliseconds from
sending a move to its durable acknowledgement and to the last viewer's update (p50/p95/p99), bytes per move (to all
seats together) and server memory per table. `--database private` starts a PostgreSQL of the bench's own, with its
usual durable settings; its processes are not counted as the server's.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(Path(__file__).parent)]

import psutil  # noqa: E402
from databases import server_of  # noqa: E402
from driver import Server  # noqa: E402
from games import Hall  # noqa: E402
from source import add_source, use_source  # noqa: E402

try:
    import uvloop
except ImportError:
    uvloop = None  # type: ignore[assignment]

GAMES_PER_SECOND = 90  # finished games that are made ready before the clock starts
SPARE_LIMIT = 1000
COLUMNS = (
    "tables, think | moves/s | moves per CPU second | best second | ack p50/p95/p99 ms | last viewer |"
    " bytes per move | KB per table"
)


async def run(server: Server, args: argparse.Namespace, tables: int) -> dict[str, Any]:
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    hall = Hall(server.port, [args.game], args.seats, args.think)
    await hall.enter()
    before = memory(process)
    await hall.prepare(tables)
    per_table = (memory(process) - before) / tables
    if not args.think:
        await hall.prepare(min(SPARE_LIMIT, int(args.seconds * GAMES_PER_SECOND), tables * int(args.seconds * 20)))
    await asyncio.gather(*(hall.open() for _ in range(tables)))
    await asyncio.sleep(1.0 + args.think)
    hall.acks.clear()
    hall.shown.clear()
    start, cpu = time.perf_counter(), cpu_of(process)
    print(f"measuring process {process.pid}", file=sys.stderr)
    best = await best_second(hall, process, args.seconds)
    took, used = time.perf_counter() - start, cpu_of(process) - cpu
    acks, shown = sorted(hall.acks), sorted(hall.shown)
    moves, received = counted(hall)
    line = {
        "tables": tables,
        "think": args.think,
        "moves_per_s": round(len(acks) / took),
        "moves_per_cpu_s": round(len(acks) / used) if used else 0,
        "best_second": best,
        "ack_ms": percentiles(acks),
        "shown_ms": percentiles(shown),
        "bytes_per_move": round(received / max(1, moves)),
        "memory_per_table_kb": round(per_table / 1024),
        "server_cpu": round(used / took, 2),
        "set_up_late": hall.late,
    }
    await hall.close()
    return line


async def best_second(hall: Hall, process: psutil.Process, seconds: float) -> int:
    """The most moves per CPU second among the seconds of the run: what a busy machine spoils least."""
    best = 0
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0.05:
        moves, cpu = len(hall.acks), cpu_of(process)
        await asyncio.sleep(min(1.0, left))
        used = cpu_of(process) - cpu
        best = max(best, round((len(hall.acks) - moves) / used) if used > 0.1 else 0)
    return best


def counted(hall: Hall) -> tuple[int, int]:
    """Moves, and bytes that everybody received for them, at all tables so far."""
    received = sum(wire.bytes for board in hall.boards for wire in board.wires)
    return hall.moves + sum(board.moves for board in hall.boards), hall.bytes + received


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


def row(line: dict[str, Any]) -> str:
    """A line of a Markdown table."""

    def three(values: list[float]) -> str:
        return " / ".join(f"{value:.0f}" if value >= 10 else f"{value:.1f}" for value in values)

    think = f"{line['think']:g} s" if line["think"] else "none"
    cells = [f"{line['tables']}, {think}", f"{line['moves_per_s']:,}", f"{line['moves_per_cpu_s']:,}"]
    cells.append(f"{line['best_second']:,}")
    cells += [three(line["ack_ms"]), three(line["shown_ms"])]
    cells += [f"{line['bytes_per_move']:,}", str(line["memory_per_table_kb"])]
    return "| " + " | ".join(cells) + " |"


def use_uvloop() -> None:
    if uvloop is not None:
        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())


def measure(args: argparse.Namespace, fresh: Callable[[], str]) -> None:
    if args.table:
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n\n| {COLUMNS} |")
        print("|---" * (COLUMNS.count("|") + 1) + "|", flush=True)
    for tables in args.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), fresh(), workers=args.workers, log_level="ERROR").start()
            try:
                line = asyncio.run(run(server, args, tables))
                print(row(line) if args.table else json.dumps(line), flush=True)
            finally:
                server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100])
    parser.add_argument("--game", default="cat-box")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    add_source(parser)
    parser.add_argument("--table", action="store_true", help="print Markdown")
    args = parser.parse_args()
    use_source(args.source)
    use_uvloop()
    with server_of(args.database) as fresh:
        measure(args, fresh)


if __name__ == "__main__":
    main()
