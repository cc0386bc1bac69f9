"""A running table: the authority over one game.

One asyncio task owns it and does one job after the other. A job looks at the present, makes an entry, waits until the
entry is durable, and only then changes anything. If another process wrote first (Conflict), the table follows what was
written and the job is done again from the start.
"""

import asyncio
import logging
from collections.abc import Awaitable
from functools import partial
from typing import Final

from clowder.core.types import NOBODY, Json
from clowder.tables import resting
from clowder.tables.alarm import Alarm
from clowder.tables.answers import Answers
from clowder.tables.audience import Audience
from clowder.tables.bot_turn import BotTurn
from clowder.tables.broadcast import Broadcast
from clowder.tables.choosing import chosen, chosen_or_first
from clowder.tables.clock import Clock
from clowder.tables.data import TableData
from clowder.tables.frames import LogItem, ack_frame
from clowder.tables.hints import Hints
from clowder.tables.jobs import Failed
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.lookout import Lookout
from clowder.tables.match import LegalMove, Match
from clowder.tables.message_parts import TableInfo
from clowder.tables.model import Entry, TableHead, now_ms
from clowder.tables.presence import Presence
from clowder.tables.runner import JobRunner
from clowder.tables.services import TableServices
from clowder.tables.thinking import Asker, Turn, decision_for, usual_level
from clowder.tables.timer import Timer
from clowder.tables.viewer import Viewer

log = logging.getLogger("clowder.tables")
LOAD_STRIDE: Final = 20  # entries followed at once
SETTLE_AGAIN: Final = 2.0  # seconds until the end of a game is looked at again, if it could not be stored


class Table(JobRunner):
    """Owns the data, the people and the bots of a table; none of its parts knows it."""

    def __init__(self, head: TableHead, services: TableServices) -> None:
        super().__init__(services)
        self.data = TableData(head)
        self.answers = Answers()
        self.audience = Audience()
        self.presence = Presence(self.audience, services.grace)
        self.broadcast = Broadcast(self.data, self.audience, self.presence, services.spectator_delay)
        self.bot_turn = BotTurn(services.bot_pause)
        self.hints = Hints()
        self.loaded = now_ms()
        self.touched = head.updated  # when somebody last did something here
        self._alarm = Alarm()
        self._lookout = Lookout(self.presence, self.put, self._somebody_is_missed, self._send_table_soon)
        self._settling = Timer()
        self._settle_wait = SETTLE_AGAIN
        self._refreshing = self._telling = False  # whether such a job waits already

    @property
    def head(self) -> TableHead:
        return self.data.head

    @property
    def match(self) -> Match | None:
        return self.data.match

    @property
    def clock(self) -> Clock | None:
        return self.data.clock

    @property
    def n(self) -> int:
        return self.data.n

    def info(self, person: str) -> TableInfo:
        return self.broadcast.info(person)

    # -- life -------------------------------------------------------------------------------------------------------

    @classmethod
    async def load(cls, table: str, services: TableServices) -> "Table | None":
        head = await services.journal.load_head(table)
        if head is None:
            return None
        self = cls(head, services)
        await resting.look_up(self.clock, head, services.rests)
        for entry in await services.journal.entries(table):
            if entry.n % LOAD_STRIDE == 0:
                await asyncio.sleep(0)  # a long game comes back in pieces: the other tables go on
            self._follow(entry)
        if self.clock is not None:
            self.clock.wake(now_ms())
        return self

    def open(self) -> None:
        self.run_as(f"table {self.head.id}")
        self._expect_people()
        self.put(self._settle)

    async def close(self) -> None:
        """Nothing in this object keeps the rest of it alive afterwards."""
        await self.stop()
        self.bot_turn.close()
        self.hints.drop()
        self._lookout.close()
        self._alarm.cancel()
        self._settling.cancel()

    def is_busy(self) -> bool:
        """Whether somebody looks, waits, or thinks here."""
        if not self.audience.is_empty() or not self.jobs.empty():
            return True
        return self.bot_turn.turn is not None and self.services.drives(self.head.id)

    # -- following the journal --------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The table was started: deal and show."""
        self.data.deal()
        self.broadcast.position_changed()
        self.broadcast.send_snapshots()
        self._expect_people()

    def _follow(self, entry: Entry, move: LegalMove | None = None, ack: bytes = b"") -> LogItem:
        """Change the table as a durable entry says, whichever process wrote it. `ack` is its acknowledgement, if it
        was made already."""
        item = self.data.follow(entry, move)
        self.touched = max(self.touched, entry.at)
        self.answers.follow(entry, ack)
        self.broadcast.followed(item)
        return item

    def refresh_soon(self) -> None:
        """Another process wrote something; one look is enough for any number of calls before it."""
        if not self._refreshing:
            self._refreshing = True
            self.put(self.refresh)

    async def refresh(self) -> None:
        """Follow what other processes wrote."""
        self._refreshing = False
        head = await self.services.journal.load_head(self.head.id)
        if head is not None and head.version != self.head.version:
            started = self.head.status == "open" and head.status != "open"
            self._take_head(head)
            if started:
                self.begin()
            self.broadcast.send_table()
        await self.look_up_rests()
        for entry in await self.services.journal.entries(self.head.id, self.n):
            self.broadcast.send_item(self._follow(entry))
        self.schedule()
        if self.data.is_unsettled():  # who made the last move does it at once, unless that process has ended
            self._settle_later()

    async def look_up_rests(self) -> None:
        """Somebody may have gone on vacation, or come back from one."""
        if await resting.look_up(self.clock, self.head, self.services.rests):
            self.broadcast.send_table(clock=True)
            self.schedule()

    def _take_head(self, head: TableHead) -> None:
        self.data.take_head(head)
        for viewer in list(self.audience):
            self._reseat(viewer)

    # -- writing ----------------------------------------------------------------------------------------------------

    def entry(self, kind: str, seat: int, text: str, id: str, ply: int, **more: object) -> Entry:
        return Entry(self.head.id, self.n + 1, kind, ply, seat, text, id, now_ms(), **more)  # type: ignore[arg-type]

    async def write(self, entry: Entry, move: LegalMove | None = None, to: Viewer | None = None) -> None:
        """Durable, then acknowledged, then shown."""
        await self.services.journal.append(entry)
        ack = b""
        if to is not None:
            ack = ack_frame(entry.id, entry.ply)
            to.hold(ack)
        try:
            self.broadcast.send_item(self._follow(entry, move, ack))
        finally:
            if to is not None:
                to.let_go()
        if move is not None:
            self.services.count("moves")
        if self.data.is_unsettled():
            await self._settle()
        else:
            self._go_on()

    async def save(self, head: TableHead, results: list[Json] | None = None, tell: bool = True) -> None:
        """Store a changed head, at the end of a game with its results, and tell everybody."""
        head.updated = now_ms()
        journal = self.services.journal
        await (journal.save_head(head) if results is None else journal.finish(head, results))
        self._take_head(head)
        if tell:
            self.broadcast.send_table()

    async def _settle(self) -> None:
        """A finished game is over, once. Its last move is durable: what goes wrong here is stored later."""
        if self.data.is_unsettled():
            head = self.data.copy_head()
            head.status, head.ended, head.take_backs = "over", now_ms(), self.data.take_backs
            try:
                await self.save(head, self.data.results())
                self.services.count("games_finished")
            except Conflict:
                self.refresh_soon()  # another process changed the table, and may have done just this
            except StoreFailed:
                self._settle_later()
        self._go_on()

    def _go_on(self) -> None:
        self.schedule()
        self.services.settled(self)

    def _settle_later(self) -> None:
        self._settling.set(self._settle_wait, partial(self.put, self._settle))
        self._settle_wait = min(60.0, self._settle_wait * 2)

    # -- moves ------------------------------------------------------------------------------------------------------

    def move(self, seat: int, move: LegalMove, id: str, by: str, to: Viewer | None = None) -> Awaitable[None]:
        """Make a move that is legal now, by a person, or by a bot (`bot`, `absent`, `clock`)."""
        data, now = self.data, now_ms()
        used = data.clock.used(now) if data.clock is not None else 0
        ply = data.running().ply + 1
        return self.write(Entry(data.head.id, data.n + 1, "act", ply, seat, move.text, id, now, used, by), move, to)

    async def bot_move(self, turn: Turn, text: str, by: str) -> None:
        """The move a bot chose on its turn; nothing if the world has changed since."""
        match = self.match
        if match is None or self.head.status != "running" or self.data.paused:
            return
        if turn != self.bot_turn.turn or turn != self.data.turn(turn.seat):
            return
        await self.move(turn.seat, chosen_or_first(self.services, self.head.id, match, turn.seat, text), "", by)

    # -- bots and the clock -----------------------------------------------------------------------------------------

    def schedule(self) -> None:
        """Start or stop what the present position asks for: a bot's thought, the clock's alarm."""
        data, head, turn = self.data, self.head, self.bot_turn.turn
        self.hints.drop_unless(data)
        seat = data.to_act()
        of_bot = seat >= 0 and self.presence.bot_plays(head, seat)
        if not of_bot and turn is None and data.clock is None and not data.paused:
            self._alarm.cancel()
            return  # as most moves between people leave it
        idle = seat < 0 or data.paused or self.presence.is_left_to_bots(head) or not self.services.drives(head.id)
        wanted = data.turn(seat) if of_bot and not idle else None
        if wanted != turn:
            if turn is not None and turn == data.turn(turn.seat):  # else a move tells it
                self.broadcast.send_thinking(turn.seat, False)
            self.bot_turn.stop()
            if wanted is not None:
                self._let_bot_think(wanted, "bot" if head.seats[seat].kind == "bot" else "absent")
        self._set_alarm(None if idle or wanted is not None else seat)

    def _let_bot_think(self, turn: Turn, by: str) -> None:
        bot = self.head.seats[turn.seat]
        level = bot.level or usual_level(self.services.thinker.levels())

        def make(text: str, failed: Failed) -> None:
            self.put(partial(self.bot_move, turn, text, by), failed)

        begun = partial(self.broadcast.send_thinking, turn.seat, True)
        self.bot_turn.start(turn, begun, partial(self.choose, turn.seat, level, self.head.host, bot.temper), make)

    async def choose(self, seat: int, level: str, person: str, temper: str = "") -> str:
        """A bot's choice in the present position, for a person; an empty text when it failed."""
        assert self.match is not None
        asker = Asker(person or self.head.id, self.presence.is_watched())
        decision = decision_for(self.head, self.match, seat, level, asker, temper)
        return await chosen(self.services, self.head.id, decision)

    def _set_alarm(self, seat: int | None) -> None:
        self._alarm.cancel()
        pause = self.data.pause_left()
        if pause is not None:
            due = self._alarm.set(pause, partial(self.put, self._end_pause, lambda _: self._settle_later()))
        elif self.clock is not None and seat is not None and not self.clock.stands():
            time_up = partial(self._time_up, self.n, seat)
            due = self._alarm.set(self.clock.rings_in(seat, now_ms()), partial(self.put, time_up))
        else:
            return
        if self.audience.is_empty():  # nobody looks: should this process forget the table, the store will remind it
            self.put(partial(self.services.journal.set_due, self.head.id, due))

    async def _end_pause(self) -> None:
        entry = self.data.end_of_pause()
        if entry is not None:
            await self.write(entry)
            self.broadcast.send_table()
        self.schedule()

    async def _time_up(self, n: int, seat: int) -> None:
        """A bot makes the one decision the person had no time for."""
        if self.clock is None or self.n != n or self.data.to_act() != seat or self.data.paused:
            return
        await self.look_up_rests()
        if self.clock.left(seat, now_ms()) > 0:
            self.broadcast.send_table(clock=True)  # a vacation may be over
            self._set_alarm(seat)
            return
        self._let_bot_think(self.data.turn(seat), "clock")

    # -- people -----------------------------------------------------------------------------------------------------

    def attach(self, viewer: Viewer) -> None:
        self._reseat(viewer)  # the seats may have changed hands between the door and here
        self.audience.add(viewer)
        self.presence.came(viewer.person)
        self.services.signal(self.head.id, {"here": viewer.person} if viewer.seats else {"watched": ""})
        if viewer.seats:
            self.broadcast.send_table()
        self.schedule()

    def detach(self, viewer: Viewer) -> None:
        self.audience.remove(viewer)
        self.hints.drop_for(viewer)
        if viewer.seats and not self.audience.has(viewer.person):
            self.presence.went(viewer.person)
            self.services.signal(self.head.id, {"gone": viewer.person, "at": self.presence.went_at[viewer.person]})
            self._send_table_soon()
            self._lookout.watch_absence()
            self.services.settled(self)
        if self.audience.is_empty():
            self.schedule()

    def _reseat(self, viewer: Viewer) -> None:
        """The seats of the table changed hands: what a connection may do follows."""
        seats = frozenset(self.head.seats_of(viewer.person))
        if viewer.bound:  # by a token, which ends when its person leaves
            seats = frozenset(seat for seat in seats & viewer.seats if self.head.seats[seat].grant == viewer.grant)
        moves = seats != viewer.seats and viewer.viewpoint not in seats
        viewer.seats = seats
        if moves:
            self.audience.move(viewer, min(seats, default=NOBODY))
            if viewer.greeted:
                self.broadcast.send_snapshot(viewer)

    def hear_of_people(self, message: Json) -> None:
        """Another process says who came there or went."""
        if "here" in message:
            news = self.presence.came_elsewhere(message["here"])
            self._lookout.watch_silence()
            if news:
                self.broadcast.send_table()
                self.schedule()
        elif "gone" in message:
            self.presence.went_elsewhere(message["gone"], message.get("at"))
            self.broadcast.send_table()
            self._lookout.watch_absence()
        elif "watched" in message and self.presence.watched_elsewhere():
            self.schedule()

    def _expect_people(self) -> None:
        """From now on the people of a running table, and the host of an open one, are missed if they do not come."""
        if self.head.status == "running":
            self.presence.expect(self.head.people())
        elif self.head.status == "open" and self.head.host:
            self.presence.expect({self.head.host})
        self._lookout.watch_absence()

    def _send_table_soon(self) -> None:
        """At the end of a game all go at once: the rest hears of it once, after those who are already on their way."""
        if not self._telling:
            self._telling = True
            self.put(self._send_table)

    async def _send_table(self) -> None:
        self._telling = False
        self.broadcast.send_table()

    def _somebody_is_missed(self) -> None:
        self.broadcast.send_table()
        self.schedule()
