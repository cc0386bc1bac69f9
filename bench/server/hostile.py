"""What an attacker costs the others: a victim moves while somebody else floods, drips or does not read.

    python bench/server/hostile.py [--seconds 5]

A real server with its usual limits. For each attack: the victim's time from a move to its durable acknowledgement
(p50 and p99, milliseconds) before and during it, and by how many MB the server's memory grew.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "server")]

from driver import Person, Server, Socket  # noqa: E402
from hostile import bare, masked, memory, upgraded  # noqa: E402

HELLO = masked(0x81, b'{"t":"hello","since":null}')
USUAL = {"rate": 20.0, "burst": 80.0, "frame_rate": 30.0, "frame_burst": 120.0, "look_rate": 10.0, "look_burst": 60.0}
Attack = Callable[[Server, str, str, float], None]


def _flood(server: Server, table: str, cookie: str, end: float, what: bytes, sockets: int) -> None:
    lines = []
    while time.monotonic() < end:
        try:
            if len(lines) < sockets:
                lines.append(upgraded(server, table, cookie))
            for line in lines:
                line.setblocking(False)
                line.send(what)
        except (OSError, AssertionError):
            time.sleep(0.01)
    for line in lines:
        line.close()


def unread_hellos(server: Server, table: str, cookie: str, end: float) -> None:
    _flood(server, table, cookie, end, HELLO * 50, 30)


def pings(server: Server, table: str, cookie: str, end: float) -> None:
    _flood(server, table, cookie, end, masked(0x89, b"") * 500, 10)


def frames(server: Server, table: str, cookie: str, end: float) -> None:
    _flood(server, table, cookie, end, masked(0x81, b'{"t":"ping","id":"p"}') * 200, 10)


def half_requests(server: Server, _table: str, _cookie: str, end: float) -> None:
    lines = []
    while time.monotonic() < end and len(lines) < 3000:
        lines.append(bare(server))
        lines[-1].sendall(b"GET / HTTP/1.1\r\nHost:")
    time.sleep(max(0.0, end - time.monotonic()))
    for line in lines:
        line.close()


def endless_heads(server: Server, _table: str, _cookie: str, end: float) -> None:
    while time.monotonic() < end:
        with bare(server) as line:
            try:
                line.sendall(b"GET / HTTP/1.1\r\nX-Junk: ")
                while time.monotonic() < end:
                    line.sendall(b"j" * 65_536)
            except OSError:
                pass


ATTACKS: tuple[Attack, ...] = (unread_hellos, pings, frames, half_requests, endless_heads)


async def moves(socket: Socket, seconds: float) -> list[float]:
    """Milliseconds from each move to its acknowledgement; a hot seat waves for ever, 20 times a second."""
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        answer = await socket.act(socket.now["to_act"], "wave")
        found.append((time.perf_counter() - began) * 1000)
        await socket.until_ply(answer["ply"])
        await asyncio.sleep(0.05)
    return sorted(found)


def _told(times: list[float]) -> str:
    return f"{times[len(times) // 2]:.1f}/{times[int(len(times) * 0.99)]:.1f}"


async def measure(server: Server, seconds: float) -> None:
    victim, attacker = await Person(server, "Ann").enter(), await Person(server, "Mallory").enter()
    cookie = attacker.http.cookies.get("clowder_session") or ""
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    print("| attack | ack p50/p99 before, ms | during | memory, MB |\n|---|---|---|---|")
    for attack in ATTACKS:
        table = (await victim.table(seats, start=True, options={"turns": 1000}))["id"]
        theirs = (await attacker.table(seats, start=True))["id"]
        socket = await victim.sit(table)
        before, size = await moves(socket, seconds), memory(server)
        thread = threading.Thread(target=attack, args=(server, theirs, cookie, time.monotonic() + seconds))
        thread.start()
        during = await moves(socket, seconds)
        grown = (memory(server) - size) / (1 << 20)
        thread.join()
        await socket.close()
        print(f"| {attack.__name__.replace('_', ' ')} | {_told(before)} | {_told(during)} | {grown:.0f} |", flush=True)
        await asyncio.sleep(3.0)  # the attacker's buckets fill again


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), sockets=32, **USUAL).start()
        try:
            asyncio.run(measure(server, args.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
