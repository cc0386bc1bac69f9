"""All that is known of a table: its head, and what its journal amounts to.

Plain and synchronous: it follows the entries of the journal one after the other and answers questions about the result.
Nobody is told anything here, nothing is written, and no time passes but that in the entries.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from clowder.core.event import Event
from clowder.core.types import NOBODY, Json
from clowder.tables.clock import Clock
from clowder.tables.frames import LogItem, encode, frame, said_frame, undo_asked_frame
from clowder.tables.match import LegalMove, Match
from clowder.tables.model import Entry, TableError, TableHead
from clowder.tables.records import match_of
from clowder.tables.thinking import Turn

NO_UNDO: Final = encode({"possible": False, "free": False})
UNDO_ASKING: Final = encode({"possible": True, "free": False})
UNDO_FREE: Final = encode({"possible": True, "free": True})


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
        self.paused = False
        self.question: UndoQuestion | None = None
        self.last_undo = 0  # its number
        self.broken = ""  # why the stored moves cannot be played here
        self._together: dict[int, tuple[frozenset[int], bool]] = {}
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

    def take_head(self, head: TableHead) -> None:
        self.head = head
        self._together.clear()

    def follow(self, entry: Entry, move: LegalMove | None = None) -> LogItem:
        """Change as a durable entry says. `move` is that of an act, if it was checked in this position."""
        events: list[Event] = []
        shown = b""
        match = self.match
        if entry.kind == "act" and match is not None:
            events = match.play(move) if move is not None else match.play_text(entry.text)
            self.question = None
        elif entry.kind == "undo" and match is not None:
            match.take_back(int(entry.text))
            events = [Event("undo", {"seat": entry.seat, "to": int(entry.text)})]
            self.question, self.last_undo = None, entry.n
        elif entry.kind == "say":
            shown = said_frame(entry, self.head.seats[entry.seat].name)
        elif entry.kind in ("pause", "resume"):
            self.paused = entry.kind == "pause"
            shown = frame("paused", n=entry.n, on=self.paused, seat=entry.seat)
        elif entry.kind in ("ask", "agree", "decline"):
            shown = self._follow_question(entry)
        if self.clock is not None:
            self.clock.charge(entry)
        self.n = entry.n
        item = LogItem(entry.n, entry.ply, entry.kind, entry.seat, events, shown)
        if self.log:
            self.log[-1].retire()
        self.log.append(item)
        return item

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
        self.question = None
        return frame("undo_declined", n=entry.n, id=question.id if question else "", seat=entry.seat)

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
            }
            for n, seat in enumerate(self.head.seats)
        ]

    # -- the people -------------------------------------------------------------------------------------------------

    def copy_head(self) -> TableHead:
        """A head to change and save: options and clock are never changed in place, so they are shared."""
        return replace(self.head, seats=[replace(seat) for seat in self.head.seats])

    def _person(self, seat: int) -> str:
        return self.head.seats[seat].person if 0 <= seat < len(self.head.seats) else ""

    def others(self, seat: int) -> set[str]:
        """The other people whose consent an undo needs."""
        return self.head.people() - {self.head.seats[seat].person}

    def _seats_with(self, seat: int) -> tuple[frozenset[int], bool]:
        """All seats of the person on this seat (at a hot-seat table they are one), and whether nobody else counts."""
        found = self._together.get(seat)
        if found is None:
            seats = frozenset(self.head.seats_of(self.head.seats[seat].person)) | {seat}
            found = self._together[seat] = (seats, not self.others(seat))
        return found

    def undo_info(self, seat: int) -> bytes:
        """What this seat's person may take back now, and whether without asking, as the JSON of an UndoInfo."""
        match = self.match
        if seat < 0 or match is None or self.to_act() < 0:
            return NO_UNDO
        seats, alone = self._seats_with(seat)
        possible, free = match.can_undo(seats)
        if not possible:
            return NO_UNDO
        return UNDO_FREE if free or alone else UNDO_ASKING
