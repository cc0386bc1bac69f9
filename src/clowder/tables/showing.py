"""Who gets to see what: snapshots, updates, gaps, and the table's own description."""

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from clowder.core.types import NOBODY, Json
from clowder.tables import fairness
from clowder.tables.frames import NULL, Logged, Present, encode, frame, snapshot_frame, update_frame, waiting_frame
from clowder.tables.model import Entry, TableHead, now_ms
from clowder.tables.viewer import Viewer

if TYPE_CHECKING:
    from clowder.tables.table import Table

LOG_SHOWN: Final = 120  # lines of the log in a snapshot
WORDS_SHOWN: Final = 20  # that were said before somebody came in
GAP_LIMIT: Final = 300  # a longer gap is answered with a snapshot
NO_UNDO: Final = b'{"possible":false,"free":false}'
UNDO: Final = ((NO_UNDO, NO_UNDO), (b'{"possible":true,"free":false}', b'{"possible":true,"free":true}'))
Kept = tuple[Logged, Present, bytes]  # an entry, the position after it, and the clock then


def describe(head: TableHead, person: str, table: "Table | None" = None) -> Json:
    """The table as one person may know it. Nothing of the game itself is in it."""
    member = bool(head.seats_of(person)) or head.host == person
    seats = []
    for n, seat in enumerate(head.seats):
        online = table.attendance.is_online(n) if table is not None else False
        seats.append(
            {
                "seat": n,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level or None,
                "me": seat.kind == "person" and seat.person == person and bool(person),
                "online": online or seat.kind == "bot",
                "away": table.attendance.is_away(n) if table is not None else False,
                "bot_playing": seat.kind == "bot" or (table is not None and table.attendance.bot_plays(n)),
            }
        )
    return {
        "id": head.id,
        "game": head.game,
        "rules_version": head.rules_version,
        "options": head.options,
        "status": head.status,
        "private": head.private,
        "spectators": head.spectators,
        "host": head.host == person and bool(person),
        "seats": seats,
        "commitment": fairness.commitment_of(head.secret),
        "contributed": [bool(seat.contribution) for seat in head.seats],
        "invite": f"/t/{head.id}" if member else None,
        "clock": head.clock,
        "paused": table.paused if table is not None else False,
        "broken": table.broken or None if table is not None else None,
        "created": head.created,
        "started": head.started or None,
        "ended": head.ended or None,
        "rematch": head.rematch or None,
    }


class Showing:
    """The outward side of a table. Bytes are made once per audience."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._present: Present | None = None
        self._together: dict[int, tuple[frozenset[int], bool]] = {}
        self._late: deque[Kept] = deque()  # what delayed spectators have not seen yet
        self._late_shown: Kept | None = None

    def changed(self) -> None:
        """The game is not what it was: make everything anew when somebody asks."""
        self._present = None

    def people_changed(self) -> None:
        self._present = None
        self._together.clear()

    def present(self) -> Present | None:
        match = self.table.match
        if self._present is None and match is not None:
            self._present = Present(match.state, match.ply)
        return self._present

    # -- pieces -----------------------------------------------------------------------------------------------------

    def copy_head(self) -> TableHead:
        """A head to change and save: options and clock are never changed in place, so they are shared."""
        head = self.table.head
        return replace(head, seats=[replace(seat) for seat in head.seats])

    def undo_of(self, eyes: int) -> bytes:
        """What this seat's person may take back now, and whether without asking."""
        match = self.table.match
        if eyes < 0 or match is None or self.table.to_act() < 0:
            return NO_UNDO
        seats, alone = self.seats_with(eyes)
        possible, free = match.can_undo(seats)
        return UNDO[possible][free or alone]

    def seats_with(self, seat: int) -> tuple[frozenset[int], bool]:
        """All seats of the person on this seat (at a hot-seat table they are one), and whether nobody else counts."""
        found = self._together.get(seat)
        if found is None:
            head = self.table.head
            seats = frozenset(head.seats_of(head.seats[seat].person)) | {seat}
            found = self._together[seat] = (seats, not self.others(seat))
        return found

    def others(self, seat: int) -> set[str]:
        """The other people whose consent is needed."""
        return self.table.head.people() - {self.table.head.seats[seat].person}

    def _clock(self) -> bytes:
        clock = self.table.clock
        return NULL if clock is None else encode(clock.as_json(self.table.to_act(), now_ms()))

    def _tail(self, present: Present, eyes: int) -> bytes:
        return present.tail(eyes, self.undo_of(eyes), self._clock())

    def asked(self, entry: Entry) -> bytes:
        return frame("undo_asked", n=entry.n, id=entry.id, seat=entry.seat, to=int(entry.text))

    def said(self, entry: Entry) -> bytes:
        kind, _, words = entry.text.partition(":")
        name = self.table.head.seats[entry.seat].name
        return encode({"t": "said", "n": entry.n, "seat": entry.seat, "name": name, "at": entry.at, kind: words})

    # -- to everybody -----------------------------------------------------------------------------------------------

    def is_late(self, eyes: int) -> bool:
        head = self.table.head
        return eyes < 0 and head.spectators == "delayed" and head.status == "running"

    def is_hidden(self, eyes: int) -> bool:
        """Nobody may look on at this table, not even who came in before it started."""
        return eyes < 0 and self.table.head.spectators == "none" and self.table.head.status != "open"

    def broadcast(self, logged: Logged) -> None:
        """One frame per audience; a spectator costs one send and nothing else."""
        groups = self.table.attendance.audiences
        if not groups:
            return
        present, clock = self.present(), self._clock()
        for eyes, viewers in groups.items():
            if eyes < 0 and (self.is_late(eyes) or self.is_hidden(eyes)):
                continue
            if logged.frame or present is None:
                made = logged.frame_for(eyes)
            else:
                made = update_frame(logged, eyes, present.tail(eyes, self.undo_of(eyes), clock))
            for viewer in viewers:
                if viewer.greeted:
                    viewer.send(made)

    def _made(self, logged: Logged, eyes: int, present: Present | None) -> bytes:
        if logged.frame or present is None:
            return logged.frame_for(eyes)
        return update_frame(logged, eyes, self._tail(present, eyes))

    def keep(self, logged: Logged) -> None:
        """Keep the position for delayed spectators and let go what is old enough; all of it at the end.

        The table calls it for every entry it follows, also for those of before a restart. Nothing is made into bytes
        until somebody looks.
        """
        match = self.table.match
        if match is None or not self.is_late(NOBODY):
            return
        self._late.append((logged, Present(match.state.clone(), match.ply), self._clock()))
        over = match.state.is_over()
        while self._late and (over or self._late[0][0].ply <= logged.ply - self.table.around.delay):
            self._late_shown = old, present, clock = self._late.popleft()
            viewers = self.table.attendance.audiences.get(NOBODY)
            if viewers:
                made = old.frame or update_frame(old, NOBODY, present.tail(NOBODY, NO_UNDO, clock))
                for viewer in viewers:
                    if viewer.greeted:
                        viewer.send(made)

    def table_changed(self) -> None:
        """The people changed: one frame per person, since it says which seat is theirs."""
        made: dict[str, bytes] = {}
        for viewer in list(self.table.attendance.viewers()):
            person = viewer.person if self.table.head.seats_of(viewer.person) else ""
            if person not in made:
                made[person] = frame("table", n=self.table.n, table=describe(self.table.head, person, self.table))
            if viewer.greeted:
                viewer.send(made[person])

    def everyone(self, made: bytes) -> None:
        for viewer in list(self.table.attendance.viewers()):
            if viewer.greeted:
                viewer.send(made)

    def snapshots(self) -> None:
        for viewer in list(self.table.attendance.viewers()):
            if viewer.greeted:
                self.show(viewer)

    # -- to one -----------------------------------------------------------------------------------------------------

    def show(self, viewer: Viewer) -> None:
        """A snapshot, and again the question this person has not answered yet: a snapshot carries none."""
        viewer.send(self.snapshot(viewer))
        ask = self.table.ask
        if ask is not None and viewer.person in self.table.head.people() - ask.agreed and viewer.seats:
            viewer.send(ask.frame)

    def _repeat_words(self, viewer: Viewer) -> None:
        """What was said last, as far as this viewer may have heard it."""
        if self.is_hidden(viewer.eyes):
            return
        last = self.table.n
        if self.is_late(viewer.eyes):
            last = self._late_shown[0].n if self._late_shown is not None else 0
        words = [item.frame for item in self.table.log if item.kind == "say" and item.n <= last]
        for made in words[-WORDS_SHOWN:]:
            viewer.send(made)

    def snapshot(self, viewer: Viewer) -> bytes:
        table, eyes = self.table, viewer.eyes
        about = describe(table.head, viewer.person, table)
        present = self.present()
        if present is None or self.is_hidden(eyes):
            return waiting_frame(table.n, about, eyes)
        if self.is_late(eyes):
            return self._late_snapshot(about)
        lines = [item.log_line(eyes) for item in table.log[-LOG_SHOWN:] if not item.frame]
        mine = max((item.n for item in table.log if item.kind == "act" and item.seat == eyes), default=0)
        tail = self._tail(present, eyes)
        return snapshot_frame(table.n, present.ply, about, eyes, lines, mine, tail)

    def _late_snapshot(self, about: Json) -> bytes:
        """A delayed spectator who comes in sees the last position that was let go."""
        if self._late_shown is None:
            return waiting_frame(0, about, NOBODY)
        shown, present, clock = self._late_shown
        seen = [item for item in self.table.log if item.n <= shown.n]
        lines = [item.log_line(NOBODY) for item in seen[-LOG_SHOWN:] if not item.frame]
        return snapshot_frame(shown.n, present.ply, about, NOBODY, lines, 0, present.tail(NOBODY, NO_UNDO, clock))

    def greet(self, viewer: Viewer, since: int | None) -> None:
        """Answer a hello: exactly the gap, or a snapshot."""
        viewer.greeted = True
        table = self.table
        missed = table.n - since if since is not None else -1
        shown = table.match is not None and not self.is_hidden(viewer.eyes)
        if not shown or since is None or since < 1 or not 0 <= missed <= GAP_LIMIT or self.is_late(viewer.eyes):
            self.show(viewer)
            self._repeat_words(viewer)
            return
        about = describe(table.head, viewer.person, table)
        viewer.send(frame("table", n=since, seat=viewer.eyes, table=about))
        gap = table.log[len(table.log) - missed :] if missed else []
        present = self.present()
        newest = max((item.n for item in gap if not item.frame), default=0)
        for item in gap:
            made = self._made(item, viewer.eyes, present) if item.n == newest else item.frame_for(viewer.eyes)
            viewer.send(made)

    def results(self) -> list[Json]:
        """One line per seat for the statistics."""
        match, head = self.table.match, self.table.head
        outcome = match.state.outcome() if match is not None else None
        if outcome is None:
            return []
        return [
            {
                "seat": n,
                "person": seat.person if seat.kind == "person" else "",
                "level": seat.level,
                "rank": outcome.ranks[n],
                "score": outcome.scores[n],
                "seats": len(head.seats),
                "game": head.game,
            }
            for n, seat in enumerate(head.seats)
        ]
