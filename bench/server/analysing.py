"""What an analysis costs: how long until the curve and the end, and what those feel who play meanwhile.

    python bench/server/analysing.py [--games cat-box csacska-macska ...] [--seats 4] [--source FOLDER]

A real server with its usual workers. Somebody plays a game against bots that play by chance to its end and has it
analysed with all seats, while a victim at another table moves 20 times a second; before it the victim moves as long
without. Told are seconds to the first curve and to the end, and p50 and p99 of the victim's moves in milliseconds.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(Path(__file__).resolve().parent)]

from driver import Person, Server, play_out  # noqa: E402
from source import add_source, use_source  # noqa: E402

from clowder.games import GAMES  # noqa: E402

HOT_SEATS = [{"kind": "me"}, {"kind": "hotseat"}]
QUIET = 10.0  # seconds of moves without an analysis


async def moves(person: Person, table: str, until: asyncio.Event) -> list[float]:
    """Milliseconds from each move to its acknowledgement."""
    socket, found = await person.sit(table), []
    while not until.is_set():
        began = time.perf_counter()
        answer = await socket.act(socket.now["to_act"], "wave")
        found.append((time.perf_counter() - began) * 1000)
        await socket.until_ply(answer["ply"])
        await asyncio.sleep(0.05)
    await socket.close()
    return sorted(found)


async def finished(person: Person, game: str, seats: int) -> str:
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    table = str((await person.table([{"kind": "me"}, *bots], game=game, start=True))["id"])
    await play_out(person, table)
    return table


async def analysed(person: Person, table: str) -> tuple[float, float]:
    """Seconds to the first line with a curve, and to the last one."""
    began, first = time.perf_counter(), 0.0
    async with person.http.stream("POST", f"/api/tables/{table}/analysis", timeout=600) as answer:
        async for line in answer.aiter_lines():
            if not first and line and json.loads(line)["analysis"]:
                first = time.perf_counter() - began
    return first, time.perf_counter() - began


async def measure(server: Server, games: list[str], seats: int) -> None:
    ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
    print("| game | curve, s | whole, s | moves p50/p99 before, ms | meanwhile |\n|---|---|---|---|---|")
    for game in games:
        table = await finished(ann, game, max(seats, GAMES.get(game).seats[0]))
        told = []
        for busy in (False, True):
            other = (await bob.table(HOT_SEATS, start=True, options={"turns": 1000}))["id"]
            over = asyncio.Event()
            playing = asyncio.create_task(moves(bob, other, over))
            found = await analysed(ann, table) if busy else await asyncio.sleep(QUIET, (0.0, 0.0))
            over.set()
            times = await playing
            told.append(f"{times[len(times) // 2]:.1f}/{times[int(len(times) * 0.99)]:.1f}")
        print(f"| {game} | {found[0]:.1f} | {found[1]:.1f} | {told[0]} | {told[1]} |", flush=True)
    for person in (ann, bob):
        await person.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES.ids())
    parser.add_argument("--seats", type=int, default=4)
    add_source(parser)
    asked = parser.parse_args()
    use_source(asked.source)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), work_rate=100.0, work_burst=1000.0, rate=1000.0, burst=1000.0)
        try:
            server.start()
            asyncio.run(measure(server, asked.games, asked.seats))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
