"""Real play: games are made, joined, played to the end with somebody looking on, and connections get lost.

    python bench/server/play.py [--tables 100] [--think 0 1 5] [--seconds 10] [--rounds 3] [--against NAME=FOLDER ...]
        [--peer] [--games cat-box ...] [--seats 4] [--watchers 1] [--write]

Every figure is in seconds of CPU of the server's processes, so that a busy machine spoils it little; milliseconds of
waiting mean something on a quiet one only. `--against` names the src folders of other versions, for example
`1.0.0=../old/src` of a worktree with its compiled engine: all take turns, and the ratios are told. `--peer` lets
boardgame.io's server take its turn too (npm and the network are needed once; it is installed into build/peer), with a
card game of about the same length and our own client. It keeps games in memory; ours are durable on disk.

A round of a case: 80 games are made (create, three joins, sockets with their first snapshot, start), then `--tables`
games of all kinds are kept going for `--seconds`, each finished one followed by another, everything counted; then all
connections end at once and come back.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(Path(__file__).parent)]

import driver  # noqa: E402
import psutil  # noqa: E402
from games import Hall  # noqa: E402
from run import cpu_of, memory, percentiles, use_uvloop  # noqa: E402
from source import add_source, how, use_source  # noqa: E402

GAMES = ["cat-box", "csacska-macska", "if-it-fits", "cat-attack"]
MADE = 80
LONGEST = 120.0  # seconds for a case
PAGE = ROOT / "docs" / "performance.md"
MARKS = ("<!-- play {} -->", "<!-- /play {} -->")  # with the number of tables
Line = dict[str, Any]
# An older version does not know all settings of today.
STARTER = "import json,sys; from dataclasses import fields; from clowder.server.run import serve; "
STARTER += "from clowder.server.settings import Settings; known = {each.name for each in fields(Settings)}; "
STARTER += "serve(Settings(**{name: value for name, value in json.loads(sys.argv[1]).items() if name in known}))"


class Meter:
    """CPU seconds of a server's processes."""

    def __init__(self, pid: int) -> None:
        self.process = psutil.Process(pid)

    async def cost(self, work: Awaitable[Any]) -> tuple[float, Any]:
        before = cpu_of(self.process)
        result = await work
        return cpu_of(self.process) - before, result


async def making(hall: Hall, meter: Meter) -> Line:
    """Milliseconds of CPU per game for each step of making one."""
    await hall.prepare(4)  # the first of each kind is not like the others
    await hall.begin([hall.spare.pop() for _ in range(4)])
    hall.holding = True
    made, boards = await meter.cost(hall.made(MADE))
    entered, _ = await meter.cost(_then(hall.seated(boards)))
    dealt, _ = await meter.cost(_then(hall.begin(boards)))
    for board in list(hall.boards):
        board.close()
    hall.boards.clear()
    hall.holding = False
    per_game = [round(cpu / MADE * 1000, 2) for cpu in (made, entered, dealt)]
    return {"make_ms": round(sum(per_game), 2), "make_steps_ms": per_game}


async def _then(work: Awaitable[None]) -> None:
    """Until also what the server does after its answer is done."""
    await work
    await asyncio.sleep(0.3)


async def playing(hall: Hall, meter: Meter, tables: int, seconds: float) -> Line:
    boards = await hall.made(tables)
    await hall.seated(boards)
    await hall.begin(boards)
    await asyncio.sleep(1.0 + hall.think)
    hall.acks.clear()
    hall.shown.clear()
    hall.ended = 0
    began = time.perf_counter()
    used, _ = await meter.cost(asyncio.sleep(seconds))
    took, moves = time.perf_counter() - began, len(hall.acks)
    return {
        "moves_per_s": round(moves / took),
        "moves_per_cpu_s": round(moves / used) if used else 0,
        "games": hall.ended,
        "ack_ms": percentiles(sorted(hall.acks)),
        "shown_ms": percentiles(sorted(hall.shown)),
        "server_cpu": round(used / took, 2),
        "memory_mb": round(memory(meter.process) / 1e6),
    }


async def storm(hall: Hall, meter: Meter) -> Line:
    """All connections end and come back at once."""
    boards = await hall.still()
    began = time.perf_counter()
    used, _ = await meter.cost(asyncio.gather(*(board.come_back() for board in boards)))
    back = sum(len(board.wires) for board in boards)
    return {
        "storm_sockets": back,
        "storm_ms": round(used / max(1, back) * 1000, 2),
        "storm_s": round(time.perf_counter() - began, 2),
    }


async def case(port: int, pid: int, args: argparse.Namespace, think: float) -> Line:
    meter = Meter(pid)
    hall = Hall(port, args.games, args.seats, think, args.watchers)
    await hall.enter()
    line: Line = {"think": think, "tables": args.tables}
    try:
        line |= await making(hall, meter)
        line |= await playing(hall, meter, args.tables, args.seconds)
        line |= await storm(hall, meter)
    finally:
        await hall.close()
    return {**line, "faults": hall.faults}


def ours(source: Path) -> Callable[[argparse.Namespace, float], Line]:
    def measured(args: argparse.Namespace, think: float) -> Line:
        use_source(source)
        driver.STARTER = STARTER
        with tempfile.TemporaryDirectory() as folder:
            server = driver.Server(Path(folder), log_level="ERROR", games="").start()
            try:
                assert server.process is not None
                return asyncio.run(asyncio.wait_for(case(server.port, server.process.pid, args, think), LONGEST))
            finally:
                server.stop()

    return measured


def middle(lines: list[Line]) -> Line:
    """The median of each figure over the rounds."""
    found: Line = {}
    for name, value in lines[0].items():
        values = [line[name] for line in lines if line.get(name) not in (None, [])]
        if isinstance(value, list):
            found[name] = [round(statistics.median(each), 2) for each in zip(*values, strict=True)]
        elif isinstance(value, (int, float)):
            found[name] = round(statistics.median(values), 2)
    return found


def table(names: list[str], thinks: list[float], rounds: dict[tuple[str, float], list[Line]]) -> list[str]:
    heads = "think | server | moves/s | moves per CPU second | ack p50/p95/p99 ms | CPU ms to make a game"
    heads += " (seats, sockets, deal) | CPU ms per return of a socket"
    rows = [f"| {heads} |", "|---" * (heads.count("|") + 1) + "|"]
    for think in thinks:
        for name in names:
            line = middle(rounds[name, think])
            steps = ", ".join(f"{each:g}" for each in line["make_steps_ms"])
            waits = " / ".join(f"{each:.0f}" if each >= 10 else f"{each:.1f}" for each in line["ack_ms"])
            cells = [f"{think:g} s", name, f"{line['moves_per_s']:,.0f}", f"**{line['moves_per_cpu_s']:,.0f}**", waits]
            cells += [f"**{line['make_ms']:g}** ({steps})", f"{line['storm_ms']:g}" if "storm_ms" in line else "-"]
            rows.append("| " + " | ".join(cells) + " |")
    return rows


def ratios(names: list[str], thinks: list[float], rounds: dict[tuple[str, float], list[Line]]) -> list[str]:
    """How much better the first is than each other, by the medians of the ratios within a round."""
    said = []
    for other in names[1:]:
        for think in thinks:
            pairs = list(zip(rounds[names[0], think], rounds[other, think], strict=True))
            moves = statistics.median(a["moves_per_cpu_s"] / max(1, b["moves_per_cpu_s"]) for a, b in pairs)
            made = statistics.median(b["make_ms"] / max(0.01, a["make_ms"]) for a, b in pairs)
            said.append(
                f"- beside {other}, think {think:g} s: {moves:.2f} times the moves per CPU second, "
                f"games made for {made:.2f} times less"
            )
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--think", type=float, nargs="+", default=[0.0, 1.0, 5.0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--watchers", type=int, default=1, help="people who look on at every table")
    add_source(parser)
    parser.add_argument("--against", nargs="*", default=[], help="NAME=FOLDER, the src folder of another version")
    parser.add_argument("--peer", action="store_true", help="boardgame.io's server too")
    parser.add_argument(
        "--write", action="store_true", help="into docs/performance.md, which has marks for 100 and 400 tables"
    )
    args = parser.parse_args()
    use_uvloop()
    servers = {"Clowder": ours(args.source)}
    hows = [f"Clowder {how(args.source)}"]
    for other in args.against:
        name, _, folder = other.rpartition("=")
        servers[name or "before"] = ours(Path(folder))
        hows.append(f"{name or 'before'} {how(Path(folder))}")
    if args.peer:
        from peer import boardgame_io

        servers["boardgame.io"] = boardgame_io()
    rounds: dict[tuple[str, float], list[Line]] = {}
    loads = []
    for number in range(args.rounds):
        for think in args.think:
            for name, measured in servers.items():
                loads.append(os.getloadavg()[0])
                line = measured(args, think)
                rounds.setdefault((name, think), []).append(line)
                print(json.dumps({"round": number + 1, "server": name, **line}), file=sys.stderr, flush=True)
    names = list(servers)
    said = f"{args.tables} tables, {args.seats} seats and {args.watchers} looking on, {', '.join(args.games)};"
    said += f" medians of {args.rounds} rounds of {args.seconds:g} s, {time.strftime('%Y-%m-%d')},"
    said += f" load {min(loads):.1f} to {max(loads):.1f} on {os.cpu_count()} cores before a case began;"
    said += f" {', '.join(hows)}."
    text = "\n".join([said, "", *table(names, args.think, rounds), "", *ratios(names, args.think, rounds)])
    print(text)
    if args.write:
        page = PAGE.read_text(encoding="utf-8")
        begin, close = (mark.format(args.tables) for mark in MARKS)
        start, end = page.index(begin) + len(begin), page.index(close)
        PAGE.write_text(f"{page[:start]}\n\n{text.rstrip()}\n\n{page[end:]}", encoding="utf-8")


if __name__ == "__main__":
    main()
