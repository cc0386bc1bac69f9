"""Who is there: viewers by audience, absent people, the bots that move for them, and the clock's alarm."""

import asyncio
import hashlib
import logging
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from clowder.core.record import Record
from clowder.core.types import NOBODY
from clowder.tables.frames import frame
from clowder.tables.model import now_ms
from clowder.tables.thinking import usual_level
from clowder.tables.viewer import Viewer

if TYPE_CHECKING:
    from clowder.tables.table import Table

Position = tuple[int, int, int]  # ply, number of the last undo, seat
log = logging.getLogger("clowder.tables")
FAR_PRESENCE: Final = 15_000  # milliseconds for which another process's word that somebody is there counts
MOVE_AGAIN: Final = 2.0  # seconds until a bot's move is made again that the store did not take


class Hint(NamedTuple):
    """A thought for somebody who asked."""

    viewer: Viewer
    id: str
    about: Position
    task: asyncio.Task[None]


class Attendance:
    """The people and bots around a table, as far as this process knows."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.audiences: dict[int, set[Viewer]] = {}
        self.elsewhere: dict[str, int] = {}  # person -> until when another process's word counts
        self.gone_since: dict[str, int] = {}
        self._telling = False
        self._thought: asyncio.Task[None] | None = None
        self._about: Position | None = None
        self._hint: Hint | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._grace: asyncio.TimerHandle | None = None
        self._far: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None

    # -- viewers ----------------------------------------------------------------------------------------------------

    def viewers(self) -> Iterator[Viewer]:
        for group in self.audiences.values():
            yield from group

    def attach(self, viewer: Viewer) -> None:
        self.reseat(viewer)  # the seats may have changed hands between the door and here
        self.audiences.setdefault(viewer.eyes, set()).add(viewer)
        if viewer.person in self.gone_since:
            del self.gone_since[viewer.person]
        if viewer.seats:
            self.table.around.signal(self.table.head.id, {"here": viewer.person})
            self.table.showing.table_changed()
            self.plan()

    def detach(self, viewer: Viewer) -> None:
        self._remove(viewer)
        if self._hint is not None and self._hint.viewer is viewer:
            self._drop_hint()
        if viewer.seats and not any(other.person == viewer.person for other in self.viewers()):
            self.gone_since[viewer.person] = now_ms()
            self.table.around.signal(self.table.head.id, {"gone": viewer.person})
            self._tell_soon()
            self._watch_absence()
        if self.table.clock is not None and not self.audiences:
            self.plan()

    def _tell_soon(self) -> None:
        """At the end of a game all go at once: the rest hears of it once, after those who are already on their way."""
        if not self._telling:
            self._telling = True
            self.table.put(self._tell)

    async def _tell(self) -> None:
        self._telling = False
        self.table.showing.table_changed()

    def _remove(self, viewer: Viewer) -> None:
        group = self.audiences.get(viewer.eyes)
        if group is not None:
            group.discard(viewer)
            if not group:
                del self.audiences[viewer.eyes]

    def look(self, viewer: Viewer, eyes: int) -> None:
        """Hot-seat: look through the eyes of another of one's own seats."""
        self._remove(viewer)
        viewer.eyes = eyes
        self.audiences.setdefault(eyes, set()).add(viewer)

    def reseat(self, viewer: Viewer) -> None:
        """The seats of the table changed hands: what a connection may do follows."""
        seats = frozenset(self.table.head.seats_of(viewer.person))
        if viewer.bound:
            seats &= viewer.seats
        if seats != viewer.seats:
            viewer.seats = seats
            if viewer.eyes not in seats:
                self.look(viewer, min(seats, default=NOBODY))
                if viewer.greeted:
                    self.table.showing.show(viewer)

    def heard(self, message: dict[str, str]) -> None:
        """Another process says who is there, who went, or which bot thinks."""
        if "here" in message:
            known = self.elsewhere.get(message["here"], 0) > now_ms()
            self.elsewhere[message["here"]] = now_ms() + FAR_PRESENCE
            self.gone_since.pop(message["here"], None)
            self._watch_far()
            if not known:
                self.table.showing.table_changed()
                self.plan()
        elif "gone" in message:
            self.elsewhere.pop(message["gone"], None)
            if not self._is_here(message["gone"]):
                self.gone_since[message["gone"]] = now_ms()
            self.table.showing.table_changed()
            self._watch_absence()

    def _watch_far(self) -> None:
        if self._far is None and self.elsewhere:
            wait = (min(self.elsewhere.values()) - now_ms()) / 1000 + 0.02
            self._far = asyncio.get_running_loop().call_later(wait, self.table.put, self._silence)

    async def _silence(self) -> None:
        """Whom another process has not spoken of for a while has gone, or that process has: it cannot say so itself."""
        self._far = None
        now = now_ms()
        for person in [person for person, until in self.elsewhere.items() if until <= now]:
            del self.elsewhere[person]
            if not self._is_here(person):
                self.gone_since.setdefault(person, now)
                self._tell_soon()
                self._watch_absence()
        self._watch_far()

    def expect(self) -> None:
        """From now on the people of a running table are missed if they do not come."""
        if self.table.head.status == "running":
            for person in self.table.head.people():
                if not self._is_here(person):
                    self.gone_since.setdefault(person, now_ms())
            self._watch_absence()

    def announce(self) -> None:
        """Repeat to the other processes who is connected here."""
        for person in {viewer.person for viewer in self.viewers() if viewer.seats}:
            self.table.around.signal(self.table.head.id, {"here": person})

    def _is_here(self, person: str) -> bool:
        if any(viewer.person == person and viewer.seats for viewer in self.viewers()):
            return True
        return self.elsewhere.get(person, 0) > now_ms()

    def is_online(self, seat: int) -> bool:
        head = self.table.head.seats[seat]
        return head.kind == "person" and not head.left and self._is_here(head.person)

    def is_away(self, seat: int) -> bool:
        """Gone for longer than the grace period, or for good."""
        head = self.table.head.seats[seat]
        if head.kind != "person":
            return False
        if head.left:
            return True
        gone = self.gone_since.get(head.person)
        return gone is not None and not self._is_here(head.person) and now_ms() - gone >= self._grace_ms()

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot moves for this seat now: its own, or for an absent person while somebody else waits."""
        head = self.table.head.seats[seat]
        if head.kind == "bot" or head.left:
            return True
        if head.person not in self.gone_since:
            return False
        clock = self.table.head.clock
        if clock is not None and clock["turn"] >= 3600:
            return False  # slow play: being away is the normal case, the clock decides
        waiting = any(self.is_online(other) for other in range(len(self.table.head.seats)))
        return waiting and self.is_away(seat)

    def _grace_ms(self) -> int:
        return int(self.table.around.grace * 1000)

    def _watch_absence(self) -> None:
        if self._grace is not None:
            self._grace.cancel()
        loop = asyncio.get_running_loop()
        self._grace = loop.call_later(self.table.around.grace + 0.02, self.table.put, self._absence)

    async def _absence(self) -> None:
        if any(self.is_away(seat) for seat in range(len(self.table.head.seats))):  # else all came back in time
            self.table.showing.table_changed()
            self.plan()

    # -- bots and alarms --------------------------------------------------------------------------------------------

    def thinking_about(self) -> Position | None:
        return self._about

    def _position(self, seat: int) -> Position:
        """What a thought is about: words and pauses do not change it, moves and undos do."""
        ply = self.table.match.ply if self.table.match is not None else 0
        return (ply, self.table.last_undo, seat)

    def plan(self) -> None:
        """Start or stop what the present position asks for: a bot's thought, the clock's alarm."""
        table = self.table
        if self._hint is not None and self._is_past(self._hint):
            self._drop_hint()
        seat = table.to_act()
        idle = seat < 0 or table.paused or not table.around.drives(table.head.id)
        wanted = None if idle or not self.bot_plays(seat) else self._position(seat)
        if wanted != self._about:
            if self._about is not None and self._about == self._position(self._about[2]):  # else a move tells it
                table.showing.everyone(frame("thinking", seat=self._about[2], on=False))
            self._stop_thinking()
            if wanted is not None:
                self._about = wanted
                by = "bot" if table.head.seats[seat].kind == "bot" else "absent"
                self._thought = asyncio.create_task(self._think(wanted, by))
        self._set_alarm(None if idle or wanted is not None else seat)

    def _stop_thinking(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        self._about = None

    async def _think(self, about: Position, by: str) -> None:
        table, around, seat = self.table, self.table.around, about[2]
        level = table.head.seats[seat].level or usual_level(around.thinker.levels())
        table.showing.everyone(frame("thinking", seat=seat, on=True))
        if around.bot_pause:
            await asyncio.sleep(around.bot_pause)
        self._offer(about, await self._choose(seat, level), by)

    def _offer(self, about: Position, text: str, by: str) -> None:
        """Have the table make a bot's move; nobody else would do it again if the store fails."""

        def failed(_error: Exception) -> None:
            self._again = asyncio.get_running_loop().call_later(MOVE_AGAIN, self._offer, about, text, by)

        self.table.put(partial(self.table.bot_move, about, text, by), failed)

    async def _choose(self, seat: int, level: str) -> str:
        """A bot's choice in the present position; an empty text when it failed."""
        head, match = self.table.head, self.table.match
        assert match is not None
        words = f"bot {match.ply} {seat}".encode()
        seed = int.from_bytes(hashlib.sha256(bytes.fromhex(head.secret) + words).digest()[:8], "big")
        texts = tuple(done.text for done in match.done)
        record = Record(head.game, head.rules_version, head.parts_hash, match.seats, head.options, match.seed, texts)
        try:
            return await self.table.around.thinker.choose(record.as_json(), seat, level, seed)
        except Exception:
            log.exception("a bot of level %s failed at table %s", level, head.id)
            self.table.around.count("bot_failures")
            return ""

    def advise(self, viewer: Viewer, id: str, seat: int, level: str) -> None:
        """Send a viewer what a bot would do on its seat: one thought at a time, a new question ends the one before."""
        self._drop_hint()
        task = asyncio.create_task(self._advise(viewer, id, seat, level))
        self._hint = Hint(viewer, id, self._position(seat), task)

    async def _advise(self, viewer: Viewer, id: str, seat: int, level: str) -> None:
        match = self.table.match
        assert match is not None
        state = match.state.clone()  # the table may go on meanwhile
        made = frame("error", id=id, key="no_hint", params={})
        try:
            text = await self._choose(seat, level)
            if text:
                reason = await self.table.around.thinker.why(state, seat, text)
                made = frame("hint", id=id, text=text, reason=reason)
        except Exception:
            log.exception("a hint failed at table %s", self.table.head.id)
        self._hint = None  # a hint that was replaced is cancelled and does not come here
        viewer.send(made)

    def _is_past(self, hint: Hint) -> bool:
        return hint.about != self._position(hint.about[2]) or hint.about[2] not in hint.viewer.seats

    def _drop_hint(self) -> None:
        """Nobody needs this hint any more; who asked hears that it does not come."""
        hint, self._hint = self._hint, None
        if hint is not None:
            hint.task.cancel()
            hint.viewer.send(frame("error", id=hint.id, key="no_hint", params={}))

    def _set_alarm(self, seat: int | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        clock = self.table.clock
        if clock is None or seat is None:
            return
        wait = max(0.0, clock.left(seat, now_ms()) / 1000) + 0.02
        if not self.audiences:  # nobody looks: should this process forget the table, the store will remind it
            due = now_ms() + int(wait * 1000)
            self.table.put(partial(self.table.around.journal.set_due, self.table.head.id, due))
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(min(wait, 86_400.0), self.table.put, partial(self._time_up, self.table.n, seat))

    async def _time_up(self, n: int, seat: int) -> None:
        """A bot makes the one decision the person had no time for."""
        table = self.table
        clock = table.clock
        if clock is None or table.n != n or table.to_act() != seat or table.paused:
            return
        if clock.left(seat, now_ms()) > 0:
            self._set_alarm(seat)
            return
        self._stop_thinking()
        self._about = self._position(seat)
        self._thought = asyncio.create_task(self._think(self._about, "clock"))

    def stop(self) -> None:
        self._stop_thinking()
        self._drop_hint()
        for handle in (self._alarm, self._grace, self._far, self._again):
            if handle is not None:
                handle.cancel()
