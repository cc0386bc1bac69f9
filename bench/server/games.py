"""Tables that play themselves: every seat is a person of its own with a socket of its own."""

import asyncio
import random
import re
import sys
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import orjson
from asking import Asker
from wire import Wire

SETTING_UP = 8  # tables that are set up side by side
NUMBER = re.compile(rb'"n":(\d+)')


class Board:
    """One table: knows when its last move was sent, acknowledged and seen by everybody."""

    def __init__(self, hall: "Hall", id: str, game: str) -> None:
        self.hall = hall
        self.id = id
        self.game = game
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.waiting = 0
        self.moves = 0
        self.turn: tuple[int, bytes] | None = None  # who may move, and the frame that said so, while all hold still
        self.back: asyncio.Future[None] | None = None
        self.absent = 0
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
            self._is_back()
            self._go_on(seat, raw)
        elif kind in (b"ref", b"sta", b"err"):
            self.hall.faults += 1
            print("unexpected", raw[:300], file=sys.stderr)
        elif kind == b"tab" and b'"seat":' in raw[:40]:  # the answer to a hello with `since`
            self._is_back()

    def _is_back(self) -> None:
        if self.back is not None:
            self.absent -= 1
            if self.absent == 0:
                self.back.set_result(None)

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
        if self.hall.holding:
            self.turn = seat, raw
            return
        frame, rng = orjson.loads(raw), self.hall.rng
        prefix, words = rng.choice(frame["legal"])
        text = f"{prefix} {rng.choice(words)}" if words else prefix
        self.moves += 1
        move = {"t": "act", "id": f"m{self.moves}", "ply": frame["ply"], "seat": seat, "text": text}
        self.waiting = len(self.wires)
        self.sent = time.perf_counter()
        self.wires[seat].send(orjson.dumps(move))

    async def enter(self) -> None:
        """Open the sockets of all seats, and of whoever looks on."""
        seen = [*range(self.hall.seats), *[-1] * self.hall.watchers]
        for seat, person in zip(seen, self.hall.people, strict=False):
            path = f"/api/tables/{self.id}/ws"
            self.wires.append(await Wire.open(self.hall.port, path, person.cookie, partial(self.hear, seat)))
            self.wires[-1].send(b'{"t":"hello","since":null}')

    async def come_back(self) -> None:
        """All connections end at once and are there again, with what they missed, when this returns."""
        assert self.turn is not None
        found = NUMBER.search(self.turn[1])
        since = int(found[1]) if found else 0
        old, self.wires, self.absent = self.wires, [], len(self.wires)
        self.back = asyncio.get_running_loop().create_future()
        for wire in old:
            wire.close()
        seen = [*range(self.hall.seats), *[-1] * self.hall.watchers]
        for seat, person in zip(seen, self.hall.people, strict=False):
            path = f"/api/tables/{self.id}/ws"
            self.wires.append(await Wire.open(self.hall.port, path, person.cookie, partial(self.hear, seat)))
            self.wires[-1].send(b'{"t":"hello","since":%d}' % since)
        await self.back
        self.back = None

    def finish(self) -> None:
        self.done = True
        self.hall.finished(self)

    def close(self) -> None:
        self.done = True
        for wire in self.wires:
            wire.close()


class Hall:
    """Keeps a number of games going; a finished game is followed by another of its kind.

    With `spare` boards that were made ready before, or made on the spot when there are none.
    """

    def __init__(self, port: int, games: list[str], seats: int, think: float, watchers: int = 0) -> None:
        self.port = port
        self.games = games
        self.seats = seats
        self.think = think
        self.watchers = watchers  # at every table
        self.acks: list[float] = []
        self.shown: list[float] = []
        self.rng = random.Random(7)
        self.closing = False
        self.holding = False  # nobody moves
        self.boards: set[Board] = set()
        self.spare: list[Board] = []
        self.late = 0  # games that had to be set up while the clock ran
        self.ended = 0
        self.moves = 0  # at tables that have ended, and what their people received
        self.bytes = 0
        self.faults = 0
        self.people: list[Asker] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._limit = asyncio.Semaphore(SETTING_UP)

    async def enter(self) -> None:
        count = self.seats + self.watchers
        self.people = [await Asker(self.port).enter(f"Bench {seat}") for seat in range(count)]

    async def prepare(self, count: int) -> None:
        """Tables with all their sockets open, not started."""
        made = await self.made(count)
        await self.seated(made)
        self.spare += made

    async def made(self, count: int) -> list[Board]:
        """Tables with people on all seats, and no sockets."""
        kinds = [self.games[n % len(self.games)] for n in range(count)]
        return list(await asyncio.gather(*map(self._made, kinds)))

    async def seated(self, boards: list[Board]) -> None:
        async def enter(board: Board) -> None:
            async with self._limit:
                await board.enter()

        await asyncio.gather(*map(enter, boards))

    async def _made(self, game: str) -> Board:
        async with self._limit:
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)
            answer = await self.people[0].post("/api/tables", {"game": game, "seats": seats})
            id = answer["table"]["id"]
            for seat, person in enumerate(self.people[1 : self.seats], 1):
                await person.post(f"/api/tables/{id}/join", {"seat": seat})
            return Board(self, id, game)

    async def begin(self, boards: list[Board]) -> None:
        """Deal at tables whose people are here."""
        self.boards.update(boards)
        await asyncio.gather(*(self.people[0].post(f"/api/tables/{board.id}/start") for board in boards))

    async def open(self, game: str = "") -> None:
        if not self.spare:
            self.late += 1
            board = await self._made(game or self.games[0])
            await self.seated([board])
        else:
            board = self.spare.pop()
        await self.begin([board])

    async def still(self) -> list[Board]:
        """Everybody waits; the boards whose next mover is known."""
        self.holding = True
        before = -1
        while before != len(self.acks):
            before = len(self.acks)
            await asyncio.sleep(0.5 + self.think * 1.5)
        return [board for board in self.boards if board.turn is not None]

    def finished(self, board: Board) -> None:
        self.ended += 1
        self.moves += board.moves
        self.bytes += sum(wire.bytes for wire in board.wires)
        self.boards.discard(board)
        board.close()
        if not self.closing:
            self._later(self.open(board.game))

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
            person.close()
