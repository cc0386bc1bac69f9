"""boardgame.io's server beside ours: the same steps, driven by a client of our own in Node."""

import argparse
import asyncio
import json
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
from driver import free_port
from run import cpu_of, memory, percentiles

HERE = Path(__file__).parent / "boardgame_io"
PLACE = Path(__file__).resolve().parents[2] / "build" / "peer"  # not part of the repository
MADE = 80
Line = dict[str, Any]


def installed() -> Path:
    """The folder with npm's packages; they are fetched the first time."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for path in HERE.iterdir():
        shutil.copy(path, PLACE)
    if not (PLACE / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=PLACE, check=True, capture_output=True)
    return PLACE


class Players:
    """The process that plays at all tables."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def do(self, what: str, **more: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": what, **more}).encode() + b"\n")
        return json.loads(await self.process.stdout.readline())


async def case(pid: int, players: Players, args: argparse.Namespace, think: float) -> Line:
    server = psutil.Process(pid)
    steps = []
    await players.do("make", count=4)
    await players.do("enter")
    await players.do("leave")
    for what, more in (("make", {"count": MADE}), ("enter", {})):
        before = cpu_of(server)
        await players.do(what, **more)
        await asyncio.sleep(0.3)
        steps.append(round((cpu_of(server) - before) / MADE * 1000, 2))
    await players.do("leave")
    await players.do("play", count=args.tables)
    await asyncio.sleep(1.0 + think)
    before = cpu_of(server)
    found = await players.do("measure", seconds=args.seconds)
    used = cpu_of(server) - before
    await players.do("stop")
    acks = sorted(wait / 1000 for wait in found["acks"])
    return {
        "think": think,
        "tables": args.tables,
        "make_ms": round(sum(steps), 2),
        "make_steps_ms": steps,
        "moves_per_s": round(len(acks) / found["seconds"]),
        "moves_per_cpu_s": round(len(acks) / used) if used else 0,
        "games": found["ended"],
        "ack_ms": percentiles(acks),
        "server_cpu": round(used / found["seconds"], 2),
        "memory_mb": round(memory(server) / 1e6),
        "faults": found["faults"],
    }


async def _measured(folder: Path, port: int, pid: int, args: argparse.Namespace, think: float) -> Line:
    known = [str(each) for each in (port, args.seats, args.watchers, think)]
    process = await asyncio.create_subprocess_exec(
        "node", "players.cjs", *known, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=1 << 28
    )
    try:
        return await asyncio.wait_for(case(pid, Players(process), args, think), 120)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


def boardgame_io() -> Callable[[argparse.Namespace, float], Line]:
    folder = installed()

    def measured(args: argparse.Namespace, think: float) -> Line:
        port = free_port()
        with subprocess.Popen(["node", "server.cjs", str(port)], cwd=folder, stdout=subprocess.DEVNULL) as server:
            try:
                limit = time.monotonic() + 60
                while not psutil.Process(server.pid).net_connections() and time.monotonic() < limit:
                    time.sleep(0.1)
                return asyncio.run(_measured(folder, port, server.pid, args, think))
            finally:
                server.terminate()

    return measured
