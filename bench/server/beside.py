"""Two versions of the server side by side, each with its own tables, under whatever load the machine has.

    python bench/server/beside.py SRC OTHER_SRC [--tables 60] [--think 0] [--seconds 30]

Both are the `src` folders of a version with its compiled engine. On a busy machine one run after the other tells
little; side by side both have the same neighbours. CPU is counted in nanoseconds by the scheduler (Linux only). How
long people wait means nothing here: the clients of both share one process.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(Path(__file__).parent)]

import driver  # noqa: E402
import psutil  # noqa: E402
from games import Hall  # noqa: E402
from play import GAMES, STARTER  # noqa: E402
from run import everyone, use_uvloop  # noqa: E402


def cpu_of(server: driver.Server) -> float:
    """Seconds of all threads that live, of all its processes."""
    assert server.process is not None
    total = 0
    for process in everyone(psutil.Process(server.process.pid)):
        for thread in Path(f"/proc/{process.pid}/task").iterdir():
            try:
                total += int((thread / "schedstat").read_text().split()[0])
            except OSError:  # it has ended
                continue
    return total / 1e9


async def made(server: driver.Server, hall: Hall, tables: int) -> float:
    """Milliseconds of CPU to make a game: seats, sockets, deal. Nobody moves yet."""
    before = cpu_of(server)
    hall.holding = True
    boards = await hall.made(tables)
    await hall.seated(boards)
    await hall.begin(boards)
    await asyncio.sleep(0.5)
    return (cpu_of(server) - before) / tables * 1000


async def played(servers: list[driver.Server], halls: list[Hall], think: float, seconds: float) -> list[int]:
    """Moves per CPU second, all at once."""
    for hall in halls:
        hall.holding = False
        for board in list(hall.boards):
            if board.turn is not None:
                board._play(*board.turn)
    await asyncio.sleep(2 + think)
    before = [cpu_of(server) for server in servers]
    for hall in halls:
        hall.acks.clear()
    await asyncio.sleep(seconds)
    used = [cpu_of(server) - one for server, one in zip(servers, before, strict=True)]
    return [round(len(hall.acks) / one) for hall, one in zip(halls, used, strict=True)]


async def compare(servers: list[driver.Server], args: argparse.Namespace) -> None:
    halls = [Hall(server.port, GAMES, 4, args.think, 1) for server in servers]
    for hall in halls:
        await hall.enter()
        await hall.prepare(4)  # the first of each kind is not like the others
    costs = [await made(server, hall, args.tables) for server, hall in zip(servers, halls, strict=True)]
    print(json.dumps({"make_ms": [round(cost, 2) for cost in costs], "ratio": round(costs[1] / costs[0], 3)}))
    rates = await played(servers, halls, args.think, args.seconds)
    moves = {"moves_per_cpu_s": rates, "ratio": round(rates[0] / max(1, rates[1]), 3)}
    print(json.dumps({**moves, "moves": [len(hall.acks) for hall in halls], "load": round(os.getloadavg()[0], 1)}))
    for hall in halls:
        await hall.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs=2, type=Path)
    parser.add_argument("--tables", type=int, default=60, help="of each")
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    use_uvloop()
    driver.STARTER = STARTER
    with ExitStack() as stack:
        servers = []
        for source in args.sources:
            driver.SOURCE = source.resolve()
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers.append(driver.Server(folder, log_level="ERROR", games="").start())
            stack.callback(servers[-1].stop)
        asyncio.run(compare(servers, args))


if __name__ == "__main__":
    main()
