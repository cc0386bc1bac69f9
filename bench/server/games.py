"""Tables that play themselves: every seat is a person of its own with a socket of its own."""

import asyncio
import random
import sys
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import orjson
from driver import Person, Server
from wire import Wire

SETTING_UP = 8  # tables that are set up side by side


class Board:
    """One table: knows when its last move was sent, acknowledged and seen by everybody."""

    def __init__(self, hall: "Hall", id: str) -> None:
        self.hall = hall
        self.id = id
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.waiting = 0
        self.moves = 0
        self.done = False

    def hear(self, seat: int, raw: bytes) -> None:
        kind = raw[6:9]
        if kind == b"ack":
            self.hall.acks.append(time.perf_counter() - self.sent)
        elif kind == b"upd":
            self.waiting -= 1
            if self.waiting == 0:
                self.hall.shown.append(time.perf_counter() - self.sent)
            self._go_on(seat, raw)
        elif kind == b"sna":
            self._go_on(seat, raw)
        elif kind in (b"ref", b"sta", b"err"):
            print("unexpected", raw[:300], file=sys.stderr)

    def _go_on(self, seat: int, raw: bytes) -> None:
        if self.done:
            return
        if b'"legal":[]' not in raw:
            think = self.hall.think
            if think:
                pause = think * self.hall.rng.uniform(0.5, 1.5)
                asyncio.get_running_loop().call_later(pause, self._play, seat, raw)
            else:
                self._play(seat, raw)
        elif b'"to_act":-1' in raw and b'"outcome":null' not in raw:
            self.finish()

    def _play(self, seat: int, raw: bytes) -> None:
        if self.hall.closing or self.done:
            return
        frame, rng = orjson.loads(raw), self.hall.rng
        prefix, words = rng.choice(frame["legal"])
        text = f"{prefix} {rng.choice(words)}" if words else prefix
        self.moves += 1
        move = {"t": "act", "id": f"m{self.moves}", "ply": frame["ply"], "seat": seat, "text": text}
        self.waiting = len(self.wires)
        self.sent = time.perf_counter()
        self.wires[seat].send(orjson.dumps(move))

    def finish(self) -> None:
        self.done = True
        self.hall.finished(self)

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


class Hall:
    """Keeps a number of games going; a finished game is followed by another that was made ready before."""

    def __init__(self, server: Server, game: str, seats: int, think: float) -> None:
        self.server = server
        self.game = game
        self.seats = seats
        self.think = think
        self.acks: list[float] = []
        self.shown: list[float] = []
        self.rng = random.Random(7)
        self.closing = False
        self.boards: set[Board] = set()
        self.spare: list[Board] = []
        self.late = 0  # games that had to be set up while the clock ran
        self.people: list[Person] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._limit = asyncio.Semaphore(SETTING_UP)

    async def enter(self) -> None:
        self.people = [await Person(self.server, f"Bench {seat}").enter() for seat in range(self.seats)]

    async def prepare(self, count: int) -> None:
        """Tables with all their sockets open, not started: setting up is not what is measured."""
        self.spare += await asyncio.gather(*(self._prepared() for _ in range(count)))

    async def _prepared(self) -> Board:
        async with self._limit:
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)
            table = await self.people[0].table(seats, game=self.game)
            for seat, person in enumerate(self.people[1:], 1):
                await person.post(f"/api/tables/{table['id']}/join", {"seat": seat})
            board = Board(self, table["id"])
            for seat, person in enumerate(self.people):
                path = f"/api/tables/{table['id']}/ws"
                cookie = f"clowder_session={person.http.cookies.get('clowder_session')}"
                board.wires.append(await Wire.open(self.server.port, path, cookie, partial(board.hear, seat)))
                board.wires[-1].send(b'{"t":"hello","since":null}')
            return board

    async def open(self) -> None:
        if not self.spare:
            self.late += 1
            await self.prepare(1)
        board = self.spare.pop()
        self.boards.add(board)
        await self.people[0].post(f"/api/tables/{board.id}/start")

    def finished(self, board: Board) -> None:
        self.boards.discard(board)
        board.close()
        if not self.closing:
            self._later(self.open())

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self.closing = True
        for board in [*self.boards, *self.spare]:
            board.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for person in self.people:
            await person.close()
