"""A running table: one asyncio task owns it and does one job after the other.

A job looks at the present, makes an entry, waits until the entry is durable, and only then changes anything. If another
process wrote first (Conflict), the table follows what was written and the job is done again from the start.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from clowder.core.event import Event
from clowder.core.refusal import Refusal
from clowder.core.types import NOBODY, Json
from clowder.tables.attendance import Attendance
from clowder.tables.clock import Clock
from clowder.tables.frames import Logged, ack_frame, frame
from clowder.tables.jobs import Failed, Job, Jobs, nobody_waits
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.match import Accepted, Match
from clowder.tables.model import Ask, Entry, TableError, TableHead, now_ms
from clowder.tables.records import match_of
from clowder.tables.showing import Showing
from clowder.tables.surroundings import Surroundings
from clowder.tables.viewer import Viewer

log = logging.getLogger("clowder.tables")
T = TypeVar("T")
ANSWERS_KEPT: Final = 512
LOAD_STRIDE: Final = 20
ATTEMPTS: Final = 20  # at one job, while other processes are faster
SETTLE_AGAIN: Final = 2.0  # seconds until the end of a game is looked at again, if it could not be stored


class Table:
    """The authority over one game. Public coroutines run as jobs inside its task."""

    def __init__(self, head: TableHead, around: Surroundings) -> None:
        self.head = head
        self.around = around
        self.n = 0
        self.log: list[Logged] = []
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.paused = False
        self.ask: Ask | None = None
        self.last_undo = 0
        self.answers: dict[str, bytes] = {}
        self._heard = False
        self.broken = ""  # why the stored moves cannot be played here
        self.jobs = Jobs()
        self.task: asyncio.Task[None] | None = None
        self.loaded = now_ms()
        self.touched = head.updated  # when somebody last did something here
        self.showing = Showing(self)
        self.attendance = Attendance(self)
        self._settling: asyncio.TimerHandle | None = None
        self._settle_wait = SETTLE_AGAIN
        if head.status != "open":
            self._deal()

    # -- life -------------------------------------------------------------------------------------------------------

    @classmethod
    async def load(cls, table: str, around: Surroundings) -> "Table | None":
        head = await around.journal.load_head(table)
        if head is None:
            return None
        self = cls(head, around)
        for entry in await around.journal.entries(table):
            if entry.n % LOAD_STRIDE == 0:
                await asyncio.sleep(0)  # a long game comes back in pieces: the other tables go on
            self.follow(entry)
            self.touched = max(self.touched, entry.at)
        if self.clock is not None:
            self.clock.wake(now_ms())
        return self

    def open(self) -> None:
        self.task = asyncio.create_task(self._run(), name=f"table {self.head.id}")
        self.attendance.expect()
        self.jobs.put(self._settle)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        self.jobs.give_up(StoreFailed("store_failed", detail="the table was closed"))
        self.attendance.stop()
        if self._settling is not None:
            self._settling.cancel()

    async def forget(self) -> None:
        """Close for good: nobody has this object any more, and nothing in it may keep the rest of it alive."""
        await self.close()
        self.task = None
        del self.showing.table, self.attendance.table

    async def _run(self) -> None:
        while True:
            job, failed = await self.jobs.next()
            try:
                await self._do(job)
            except asyncio.CancelledError:
                failed(StoreFailed("store_failed", detail="the table was closed"))
                raise
            except Exception as error:
                level = logging.WARNING if isinstance(error, StoreFailed) else logging.ERROR
                log.log(level, "a job failed at table %s: %s", self.head.id, error, exc_info=level == logging.ERROR)
                self.around.count("job_failures")
                failed(error)

    async def _do(self, job: Job) -> None:
        for _attempt in range(ATTEMPTS):
            try:
                return await job()
            except Conflict:
                self.around.count("conflicts")
                await self.refresh()
        raise StoreFailed("store_failed", detail=f"other processes were faster {ATTEMPTS} times")

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the table's task do something and give back its result."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        unsure = self.around.shared

        def failed(error: Exception) -> None:
            if not result.done():
                result.set_exception(error)

        async def job() -> None:
            nonlocal unsure
            try:
                value = await work()
            except Conflict:
                raise
            except Exception as error:
                if unsure and isinstance(error, TableError):
                    unsure = False  # this process may not have heard yet of what allows it: look, and try once more
                    raise Conflict from error
                failed(error)
            else:
                if not result.done():
                    result.set_result(value)

        self.jobs.put(job, failed)
        return await result

    def put(self, job: Job, failed: Failed = nobody_waits) -> None:
        """Have the table's task do something; `failed` hears what it raised in the end, Conflicts aside."""
        self.jobs.put(job, failed)

    # -- following the journal --------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """Set up the game of a started table. A record of other rules leaves the table readable but not playable."""
        head = self.head
        self.match = match_of(head, [])
        if self.match is None:
            self.broken = "other_rules"
            return
        if head.clock is not None:
            self.clock = Clock(head.clock, len(head.seats))
            self.clock.start(head.started)

    def begin(self) -> None:
        """The table was started: deal and show."""
        self._deal()
        self.showing.snapshots()
        self.attendance.expect()

    def follow(self, entry: Entry, accepted: Accepted | None = None, ack: bytes = b"") -> Logged:
        """Change the table as a durable entry says. `ack` is its acknowledgement, if it was made already."""
        events: list[Event] = []
        shown = b""
        match = self.match
        if entry.kind == "act" and match is not None:
            events = match.act(accepted) if accepted is not None else match.act_text(entry.text)
            self.ask = None
        elif entry.kind == "undo" and match is not None:
            match.take_back(int(entry.text))
            events = [Event("undo", {"seat": entry.seat, "to": int(entry.text)})]
            self.ask, self.last_undo = None, entry.n
        elif entry.kind == "ask":
            shown = self.showing.asked(entry)
            self.ask = Ask(entry, self._person(entry.seat), shown)
        elif entry.kind == "agree" and self.ask is not None:
            self.ask.agreed.add(self._person(entry.seat))
            shown = frame("undo_agreed", n=entry.n, id=self.ask.id, seat=entry.seat)
        elif entry.kind == "decline":
            shown = frame("undo_declined", n=entry.n, id=self.ask.id if self.ask else "", seat=entry.seat)
            self.ask = None
        elif entry.kind in ("pause", "resume"):
            self.paused = entry.kind == "pause"
            shown = frame("paused", n=entry.n, on=self.paused, seat=entry.seat)
        elif entry.kind == "say":
            shown = self.showing.said(entry)
        if self.clock is not None:
            self.clock.charge(entry)
        self.n = entry.n
        if entry.id:
            self._remember(f"{entry.seat}:{entry.id}", ack or ack_frame(entry.id, entry.ply))
        logged = Logged(entry.n, entry.ply, entry.kind, entry.seat, events, shown)
        if self.log:
            self.log[-1].retire()
        self.log.append(logged)
        self.showing.changed()
        self.showing.keep(logged)
        return logged

    def hear(self) -> None:
        """Another process wrote something; one look is enough for any number of calls before it."""
        if not self._heard:
            self._heard = True
            self.put(self.refresh)

    async def refresh(self) -> None:
        """Follow what other processes wrote."""
        self._heard = False
        head = await self.around.journal.load_head(self.head.id)
        if head is not None and head.version != self.head.version:
            started = self.head.status == "open" and head.status != "open"
            self.take_head(head)
            if started:
                self.begin()
            self.showing.table_changed()
        for entry in await self.around.journal.entries(self.head.id, self.n):
            logged = self.follow(entry)
            self.showing.broadcast(logged)
        self.attendance.plan()
        if self._unsettled():  # who made the last move does it at once, unless that process has ended
            self._settle_later()

    def take_head(self, head: TableHead) -> None:
        self.head = head
        self.showing.people_changed()
        for viewer in list(self.attendance.viewers()):
            self.attendance.reseat(viewer)

    # -- writing ----------------------------------------------------------------------------------------------------

    async def write(self, entry: Entry, accepted: Accepted | None = None, to: Viewer | None = None) -> None:
        """Durable, then acknowledged, then shown."""
        await self.around.journal.append(entry)
        self.touched = entry.at
        ack = b""
        if to is not None:
            ack = ack_frame(entry.id, entry.ply)
            to.hold(ack)
        try:
            self.showing.broadcast(self.follow(entry, accepted, ack))
        finally:
            if to is not None:
                to.let_go()
        await self._settle()

    def entry(self, kind: str, seat: int, text: str, id: str, ply: int, **more: object) -> Entry:
        return Entry(self.head.id, self.n + 1, kind, ply, seat, text, id, now_ms(), **more)  # type: ignore[arg-type]

    async def save(self, head: TableHead, results: list[Json] | None = None) -> None:
        """Store a changed head, at the end of a game with its results, and tell everybody."""
        head.updated = now_ms()
        if results is None:
            await self.around.journal.save_head(head)
        else:
            await self.around.journal.finish(head, results)
        self.take_head(head)
        self.showing.table_changed()

    def _unsettled(self) -> bool:
        return self.match is not None and self.head.status == "running" and self.match.state.is_over()

    async def _settle(self) -> None:
        """Bring the head up to date with the game: a finished game is over, once.

        The last move is durable already and never undone by what goes wrong here: the end is stored later.
        """
        if self._unsettled():
            head = self.showing.copy_head()
            head.status, head.ended = "over", now_ms()
            try:
                await self.save(head, self.showing.results())
                self.around.count("games_finished")
            except Conflict:
                self.hear()  # another process changed the table, and may have done just this
            except StoreFailed:
                self._settle_later()
        self.attendance.plan()

    def _settle_later(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
        self._settling = asyncio.get_running_loop().call_later(self._settle_wait, self.put, self._settle)
        self._settle_wait = min(60.0, self._settle_wait * 2)

    # -- moves ------------------------------------------------------------------------------------------------------

    def running(self) -> Match:
        """The match of a table at which moves are accepted now. Raises TableError."""
        if self.broken:
            raise TableError(self.broken)
        if self.match is None or self.head.status != "running":
            raise TableError("not_running")
        if self.paused:
            raise TableError("paused")
        return self.match

    async def act(self, viewer: Viewer, id: str, ply: int, seat: int, text: str, seen: int | None = None) -> None:
        """A move from outside. Every way through here ends in one answer: ack, refused, stale or error."""
        if seat not in viewer.seats:
            viewer.send(frame("error", id=id, key="not_your_seat", params={"seat": seat}))
            return
        key = f"{seat}:{id}"
        known = self.answers.get(key)
        if known is not None:
            self.around.count("repeated_moves")
            viewer.send(known)
            return
        try:
            match = self.running()
        except TableError as error:
            if self.match is not None and ply < self.match.ply and self.head.status != "running":
                self._stale(viewer, key, id, self.match.ply)  # the game ended while this move was on its way
            else:
                viewer.send(frame("error", id=id, key=error.key, params=error.params))
            return
        if ply > match.ply and self.around.shared:
            await self.refresh()  # the mover heard of more than this process has
        if ply != match.ply or (seen is not None and seen < self.last_undo):
            self._stale(viewer, key, id, match.ply)
            return
        checked = match.check(seat, text)
        if isinstance(checked, Refusal):
            self.around.count("refused_moves")
            viewer.send(self._remember(key, frame("refused", id=id, refusal=checked.as_json())))
            return
        try:
            await self.move(seat, checked, id, "person", viewer)
        except StoreFailed as error:  # not remembered: the same move may be sent again
            viewer.send(frame("error", id=id, key=error.key, params={}))

    def _stale(self, viewer: Viewer, key: str, id: str, ply: int) -> None:
        """The move was meant for an older position: say so, and show the present one."""
        self.around.count("stale_moves")
        viewer.send(self._remember(key, frame("stale", id=id, ply=ply)))
        self.showing.show(viewer)

    async def move(self, seat: int, accepted: Accepted, id: str, by: str, to: Viewer | None = None) -> None:
        used = self.clock.used(now_ms()) if self.clock is not None else 0
        ply = self.running().ply + 1
        entry = Entry(self.head.id, self.n + 1, "act", ply, seat, accepted.text, id, now_ms(), used, by)
        await self.write(entry, accepted, to)
        self.around.count("moves")

    async def bot_move(self, about: tuple[int, int, int], text: str, by: str) -> None:
        """The move a bot chose in a position; nothing if the world has changed since."""
        match, (ply, undone, seat) = self.match, about
        if match is None or self.head.status != "running" or self.paused or self.attendance.thinking_about() != about:
            return
        if ply != match.ply or undone != self.last_undo:
            return
        checked = match.check(seat, text)
        if isinstance(checked, Refusal):
            self.around.count("bot_failures")
            log.error("a bot chose %r at table %s: %s", text, self.head.id, checked)
            first = match.state.legal_actions()[0]
            checked = Accepted(first, match.state.action_text(first))
        await self.move(seat, checked, "", by)

    def why(self, viewer: Viewer, id: str, seat: int, text: str) -> None:
        """Whether a move would be accepted; only about one's own seats, for a refusal may speak of a hand."""
        if seat not in viewer.seats:
            viewer.send(frame("error", id=id, key="not_your_seat", params={"seat": seat}))
            return
        try:
            checked = self.running().check(seat, text)
        except TableError as error:
            viewer.send(frame("error", id=id, key=error.key, params=error.params))
            return
        refusal = checked.as_json() if isinstance(checked, Refusal) else None
        viewer.send(frame("why", id=id, refusal=refusal))

    # -- small things -----------------------------------------------------------------------------------------------

    def _remember(self, key: str, answer: bytes) -> bytes:
        self.answers[key] = b"%b" % answer  # as large as its text: the encoder's own is a kilobyte
        if len(self.answers) > ANSWERS_KEPT:
            del self.answers[next(iter(self.answers))]
        return answer

    def _person(self, seat: int) -> str:
        return self.head.seats[seat].person if 0 <= seat < len(self.head.seats) else ""

    def to_act(self) -> int:
        if self.match is None or self.head.status != "running":
            return NOBODY
        return int(self.match.state.to_act())
