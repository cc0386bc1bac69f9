"""All that is known of a table: its head, and what its journal amounts to.

Plain and synchronous: it follows the entries of the journal one after the other and answers questions about the result.
Nobody is told anything here, nothing is written, and no time passes but that in the entries.
"""

from collections.abc import Container
from dataclasses import dataclass, field, replace
from typing import Final

from clowder.core.event import Event
from clowder.core.types import NOBODY, Json
from clowder.tables.clock import Clock
from clowder.tables.frames import LogItem, encode, frame, hushed_frame, said_frame, undo_asked_frame
from clowder.tables.match import LegalMove, Match
from clowder.tables.model import Entry, SeatHead, TableError, TableHead, now_ms
from clowder.tables.pauses import Pauses
from clowder.tables.records import match_of
from clowder.tables.thinking import Turn

NO_UNDO: Final = encode({"possible": False, "free": False})
UNDO_ASKING: Final = encode({"possible": True, "free": False})
UNDO_SEEN: Final = encode({"possible": False, "free": False, "seen": True})
UNDO_FREE: Final = encode({"possible": True, "free": True})
REDO: Final = b',"redo":true}'


@dataclass
class UndoQuestion:
    """Somebody wants to take back more than is free. `frame` asks the others, also those who come in later."""

    id: str
    seat: int
    target: int  # the ply to go back to
    frame: bytes
    agreed: set[str] = field(default_factory=set)  # people; whoever asked is one of them


class TableData:
    """A table's head, game, clock and log."""

    def __init__(self, head: TableHead) -> None:
        self.head = head
        self.n = 0  # of the last entry
        self.log: list[LogItem] = []
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.pauses = Pauses()
        self.question: UndoQuestion | None = None
        self.declined = NOBODY  # the seat whose question about the present position was answered with no
        self.last_undo = 0  # the number of the last undo or redo
        self.take_backs = 0  # undos in effect after which somebody knows more than they should
        self._shown: list[bool] = []  # whether each undo that may be put back is one of them, the latest last
        self.broken = ""  # why the stored moves cannot be played here
        self._others: dict[int, bool] = {}  # by seat, as far as it was asked, like the next
        self._shares: dict[int, bool] = {}
        self._alone: dict[int, bool] = {}
        self._some_share: bool | None = None
        if head.status != "open":
            self.deal()

    # -- following --------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Set up the game of a started table. A record of other rules leaves the table readable but not playable."""
        head = self.head
        self.match = match_of(head, [])
        if self.match is None:
            self.broken = "other_rules"
            return
        opening = self.match.opening()
        if opening:
            self.log.append(LogItem(0, 0, "deal", NOBODY, opening))
        if head.clock is not None:
            self.clock = Clock(head.clock, len(head.seats))
            self.clock.start(head.started)
            self.clock.seat = int(self.match.state.to_act())
            self.pauses.share = max(self.pauses.share, self.clock.turn)

    def take_head(self, head: TableHead) -> None:
        forgotten = {n for n, seat in enumerate(self.head.seats) if seat.name and seat.left and not head.seats[n].name}
        if forgotten or [seat.since for seat in self.head.seats] != [seat.since for seat in head.seats]:
            self._forget_words(forgotten, head)
        self.head = head
        self._others.clear()
        self._shares.clear()
        self._alone.clear()
        self._some_share = None

    def _forget_words(self, seats: set[int], head: TableHead) -> None:
        """Somebody was forgotten, or got up before the game: what they said is empty from now on."""
        for item in self.log:
            if item.kind == "say" and (item.seat in seats or item.n <= head.seats[item.seat].since):
                item.frame = hushed_frame(item.n, item.seat)

    def follow(self, entry: Entry, move: LegalMove | None = None) -> LogItem:
        """Change as a durable entry says. `move` is that of an act, if it was checked in this position."""
        events: list[Event] = []
        shown = b""
        match = self.match
        if entry.kind == "act" and match is not None:
            events = match.play(move, entry.by) if move is not None else match.play_text(entry.text, entry.by)
            self._shown.clear()
            self._end_question()
        elif entry.kind in ("undo", "redo") and match is not None:
            events = self._follow_undo(entry, match)
        elif entry.kind == "say":
            seat = self.head.seats[entry.seat]
            shown = hushed_frame(entry.n, entry.seat) if entry.n <= seat.since else said_frame(entry, seat.name)
        elif entry.kind in ("pause", "resume"):
            self.pauses.follow(entry, self._person(entry.seat))
            shown = frame("paused", n=entry.n, on=self.paused, seat=entry.seat)
        elif entry.kind in ("ask", "agree", "decline"):
            shown = self._follow_question(entry)
        if self.clock is not None:
            self.clock.charge(entry)
            if entry.kind == "ask" and match is not None and match.state.to_act() == entry.seat:
                self.clock.wait_for_answer(entry.at)
            self.clock.seat = int(match.state.to_act()) if match is not None else NOBODY
        self.n = entry.n
        in_place = entry.by if entry.kind == "act" and entry.by in ("clock", "absent") else ""
        item = LogItem(entry.n, entry.ply, entry.kind, entry.seat, events, shown, by=in_place)
        if self.log:
            self.log[-1].retire()
        self.log.append(item)
        return item

    def _follow_undo(self, entry: Entry, match: Match) -> list[Event]:
        if entry.kind == "undo":
            self._shown.append(match.shows_since(int(entry.text)))
            self.take_backs += self._shown[-1]
            match.take_back(int(entry.text))
        else:
            self.take_backs -= self._shown.pop() if self._shown else 0
            match.put_back()
        self.last_undo = entry.n
        self._end_question()
        return [Event(entry.kind, {"seat": entry.seat, "to": entry.ply})]

    def _end_question(self) -> None:
        self.question, self.declined = None, NOBODY

    def _follow_question(self, entry: Entry) -> bytes:
        """A question about an undo, or an answer to it."""
        question = self.question
        if entry.kind == "ask":
            shown = undo_asked_frame(entry)
            person = self._person(entry.seat)
            self.question = UndoQuestion(entry.id, entry.seat, int(entry.text), shown, {person})
            return shown
        if entry.kind == "agree":
            if question is None:
                return b""
            question.agreed.add(self._person(entry.seat))
            return frame("undo_agreed", n=entry.n, id=question.id, seat=entry.seat)
        self.declined = question.seat if question is not None else NOBODY
        self.question = None
        return frame("undo_declined", n=entry.n, id=question.id if question else "", seat=entry.seat)

    # -- pauses -----------------------------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        return bool(self.pauses.holders)

    def pause_left(self) -> int | None:
        """Milliseconds until the present pause ends by itself; None where nothing ends by itself."""
        if not self.paused or self.head.status != "running":
            return None
        return self.pauses.left(self.head.people(), now_ms())

    def pause_cost(self, ends: bool) -> int:
        return self.pauses.cost(self.head.people(), now_ms(), ends)

    def end_of_pause(self) -> Entry | None:
        """What to write once the holders of a pause have used up their shares; None before."""
        left = self.pause_left()
        if left is None or left > 0:
            return None
        seat, used = next(iter(self.pauses.holders.values())), self.pause_cost(ends=True)
        return Entry(self.head.id, self.n + 1, "resume", self.ply(), seat, "", "", now_ms(), used, "clock")

    # -- the game ---------------------------------------------------------------------------------------------------

    def to_act(self) -> int:
        if self.match is None or self.head.status != "running":
            return NOBODY
        return int(self.match.state.to_act())

    def ply(self) -> int:
        return self.match.ply if self.match is not None else 0

    def turn(self, seat: int) -> Turn:
        return Turn(self.ply(), self.last_undo, seat)

    def running(self) -> Match:
        """The match of a table at which moves are accepted now. Raises TableError."""
        if self.broken:
            raise TableError(self.broken)
        if self.match is None or self.head.status != "running":
            raise TableError("not_running")
        if self.paused:
            raise TableError("paused")
        return self.match

    def is_unsettled(self) -> bool:
        """The game is over, and the head does not say so yet."""
        return self.match is not None and self.head.status == "running" and self.match.state.is_over()

    def results(self) -> list[Json]:
        """One line per seat for the statistics."""
        outcome = self.match.state.outcome() if self.match is not None else None
        if outcome is None:
            return []
        return [
            {
                "seat": n,
                "person": seat.person if seat.kind == "person" else "",
                "level": seat.level,
                "rank": outcome.ranks[n],
                "score": outcome.scores[n],
                "seats": len(self.head.seats),
                "game": self.head.game,
                "hints": seat.hints,
            }
            for n, seat in enumerate(self.head.seats)
        ]

    # -- the people -------------------------------------------------------------------------------------------------

    def copy_head(self) -> TableHead:
        """A head to change and save: options and clock are never changed in place, so they are shared."""
        return replace(self.head, seats=[SeatHead(**vars(seat)) for seat in self.head.seats])

    def _person(self, seat: int) -> str:
        return self.head.seats[seat].person if 0 <= seat < len(self.head.seats) else ""

    def others(self, seat: int) -> set[str]:
        """The other people whose consent an undo needs."""
        return self.head.people() - {self.head.seats[seat].person}

    def undoers(self) -> Container[int]:
        """The seats that may have something to take back or put back; for all others `undo_info` says NO_UNDO."""
        match = self.match
        if match is None or match.taken or self.some_share_a_device():
            return range(len(self.head.seats))
        return match.undoers()

    def undo_info(self, seat: int) -> bytes:
        """What this seat may take back or put back now, and whether without asking, as the JSON of an UndoInfo."""
        match = self.match
        if seat < 0 or match is None or self.to_act() < 0:
            return NO_UNDO
        target = match.undo_target(seat)
        if target < 0:
            info = self._undo_beside(seat, match)
        elif self.seen_among_people(seat, target):
            info = UNDO_SEEN
        else:
            free = match.is_free(target)
            if self.head.counts and not free:
                return NO_UNDO
            info = UNDO_FREE if free or not self.has_others(seat) else UNDO_ASKING
        return info if match.redoer() != seat else info[:-1] + REDO

    def seen_among_people(self, seat: int, target: int) -> bool:
        """Whether something was seen after `target`, and somebody but bots plays too: then it stays, whoever agrees."""
        assert self.match is not None
        return self.match.shows_since(target) and not self.plays_alone(seat)

    def _undo_beside(self, seat: int, match: Match) -> bytes:
        """Nothing to take back for this seat; at a shared device perhaps for who sat there just before."""
        beside = self.head.seats_of(self.head.seats[seat].person) if self.shares_device(seat) else ()
        found = next((other for other in beside if match.undo_target(other) >= 0), NOBODY)
        if found >= 0 and self.seen_among_people(found, match.undo_target(found)):
            return UNDO_SEEN
        return NO_UNDO if found < 0 else b'%b,"seat":%d}' % (NO_UNDO[:-1], found)

    def undo_view(self, seat: int, target: int) -> Json:
        """What taking back would undo, for who is about to do it: bots' moves, and what was seen since."""
        match = self.match
        assert match is not None
        since = match.played[target:]
        return {
            "to": target,
            "seats": sorted({move.seat for move in since} - {seat}),
            "seen": [event.seen_by(seat) for move in since for event in move.seen],
            "shows": match.shows_since(target),
            "asks": self.has_others(seat) and not match.is_free(target),
        }

    def shares_device(self, seat: int) -> bool:
        """Whether several people sit at the device of this seat."""
        found = self._shares.get(seat)
        if found is None:
            found = seat >= 0 and len(self.head.seats_of(self.head.seats[seat].person)) > 1
            self._shares[seat] = found
        return found

    def some_share_a_device(self) -> bool:
        if self._some_share is None:
            self._some_share = any(self.shares_device(seat) for seat in range(len(self.head.seats)))
        return self._some_share

    def plays_alone(self, seat: int) -> bool:
        """Whether all other seats are those of bots; who has left may come back, and is none."""
        found = self._alone.get(seat)
        if found is None:
            found = all(other.kind != "person" or n == seat for n, other in enumerate(self.head.seats))
            self._alone[seat] = found
        return found

    def has_others(self, seat: int) -> bool:
        """Whether the consent of somebody else counts."""
        found = self._others.get(seat)
        if found is None:
            found = self._others[seat] = bool(self.others(seat))
        return found
