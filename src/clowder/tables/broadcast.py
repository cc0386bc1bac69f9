"""Who gets to see what: snapshots, updates, gaps, and the table's own description."""

from collections.abc import Iterable, Iterator
from typing import Final

from clowder.core.types import NOBODY
from clowder.tables.audience import Audience
from clowder.tables.data import NO_UNDO, TableData
from clowder.tables.delayed import DelayedView, Past
from clowder.tables.frames import (
    NULL,
    LogItem,
    Pieces,
    PositionFrames,
    encode,
    frame,
    hushed_frame,
    snapshot_frame,
    waiting_frame,
)
from clowder.tables.message_parts import ClockNow, TableInfo
from clowder.tables.model import now_ms
from clowder.tables.presence import Presence
from clowder.tables.table_info import as_told_to, info_for_all, table_info
from clowder.tables.viewer import Viewer

LOG_SHOWN: Final = 120  # lines of the log in a snapshot
WORDS_SHOWN: Final = 20  # that were said before somebody came in
GAP_LIMIT: Final = LOG_SHOWN  # events; a longer gap is answered with a snapshot, whose log reaches as far


class Broadcast:
    """The outward side of a table: reads its data and sends to its audience. Bytes are made once per viewpoint."""

    def __init__(self, data: TableData, audience: Audience, presence: Presence, spectator_delay: int) -> None:
        self._data = data
        self._audience = audience
        self._presence = presence
        self._position: PositionFrames | None = None
        self._delayed = DelayedView(spectator_delay)

    # -- pieces -----------------------------------------------------------------------------------------------------

    def position_changed(self) -> None:
        """The game is not what it was: make everything anew when somebody asks."""
        self._position = None

    def _position_now(self) -> PositionFrames | None:
        match = self._data.match
        if self._position is None and match is not None:
            self._position = PositionFrames(match.state, match.ply)
        return self._position

    def _clock_now(self) -> ClockNow | None:
        clock = self._data.clock
        return None if clock is None else clock.as_json(self._data.to_act(), now_ms())

    def _clock(self) -> bytes:
        return NULL if self._data.clock is None else encode(self._clock_now())

    def _tail(self, position: PositionFrames, viewpoint: int) -> Pieces:
        data = self._data
        return position.tail(viewpoint, data.undo_info(viewpoint), self._clock(), data.shares_device(viewpoint))

    def info(self, person: str) -> TableInfo:
        return table_info(self._data.head, person, self._data, self._presence)

    def is_delayed(self, viewpoint: int) -> bool:
        head = self._data.head
        return viewpoint < 0 and head.spectators == "delayed" and head.status == "running"

    def is_hidden(self, viewpoint: int) -> bool:
        """Nobody may look on at this table, not even who came in before it started."""
        head = self._data.head
        return viewpoint < 0 and head.spectators == "none" and head.status != "open"

    def _sees_nothing(self, viewer: Viewer) -> bool:
        """Where nobody may look on, a link to watch still lets its holder."""
        return self.is_hidden(viewer.viewpoint) and not viewer.link

    def _live(self) -> Iterable[tuple[int, Iterable[Viewer]]]:
        """Who sees the table as it is, by viewpoint."""
        groups = self._audience.groups.items()
        return groups if self._data.head.spectators == "public" else self._let_in(groups)

    def _let_in(self, groups: Iterable[tuple[int, Iterable[Viewer]]]) -> Iterator[tuple[int, Iterable[Viewer]]]:
        """Without spectators who see it later or not at all."""
        for viewpoint, viewers in groups:
            if not (self.is_delayed(viewpoint) or self.is_hidden(viewpoint)):
                yield viewpoint, viewers
            elif self.is_hidden(viewpoint):
                invited = [viewer for viewer in viewers if viewer.link]
                if invited:
                    yield viewpoint, invited

    # -- to everybody -----------------------------------------------------------------------------------------------

    def send_item(self, item: LogItem) -> None:
        """Tell what just happened: one frame per viewpoint; a spectator costs one send and nothing else."""
        if self._audience.is_empty():
            return
        data, position, clock = self._data, self._position_now(), self._clock()
        several, undoers = data.some_share_a_device(), data.undoers()
        for viewpoint, viewers in self._live():
            if item.frame:
                made = item.live_frame(clock)
            elif position is None:
                made = item.short_frame(viewpoint)
            else:
                undo = data.undo_info(viewpoint) if viewpoint in undoers else NO_UNDO
                tail = position.tail(viewpoint, undo, clock, several and data.shares_device(viewpoint))
                made = item.update_frame(viewpoint, tail)
            for viewer in viewers:
                if viewer.greeted:
                    viewer.send(self._heard(viewer, item, made) if viewer.deaf else made)

    def _heard(self, viewer: Viewer, item: LogItem, made: bytes) -> bytes:
        """The same frame, or silence where somebody spoke whom this viewer has blocked."""
        blocked = item.kind == "say" and self._data.head.seats[item.seat].person in viewer.deaf
        return hushed_frame(item.n, item.seat) if blocked else made

    def followed(self, item: LogItem) -> None:
        """The data followed an entry, perhaps one of before a restart: what was made of the old position is over.

        Delayed spectators get what is old enough now.
        """
        self._position = None
        match = self._data.match
        if match is None or not self.is_delayed(NOBODY):
            return
        past = Past(item, PositionFrames(match.state.clone(), match.ply), self._clock())
        for old in self._delayed.add(past, match.state.is_over()):
            viewers = self._audience.groups.get(NOBODY)
            if viewers:
                made = old.item.frame or old.item.update_frame(NOBODY, old.position.tail(NOBODY, NO_UNDO, old.clock))
                for viewer in viewers:
                    if viewer.greeted:
                        viewer.send(self._heard(viewer, old.item, made))

    def send_thinking(self, seat: int, on: bool) -> None:
        """A bot has begun, or was stopped. Not to spectators who see the table later or not at all."""
        made = frame("thinking", seat=seat, on=on)
        for _, viewers in self._live():
            for viewer in viewers:
                if viewer.greeted:
                    viewer.send(made)

    def send_table(self, clock: bool = False) -> None:
        """The people changed, or the clock: one frame per person, since it says which seat is theirs."""
        viewers = [viewer for viewer in self._audience if viewer.greeted]
        if not viewers:
            return
        made: dict[str, bytes] = {}
        head = self._data.head
        about = info_for_all(head, self._data, self._presence)
        now = {"clock": self._clock_now()} if clock else {}
        for viewer in viewers:
            person = viewer.person if viewer.person == head.host or head.seats_of(viewer.person) else ""
            if person not in made:
                made[person] = frame(
                    "table", n=self._data.n, **now, table=as_told_to(person, head, about, self._presence)
                )
            viewer.send(made[person])

    def send_snapshots(self) -> None:
        about = info_for_all(self._data.head, self._data, self._presence)
        for viewer in list(self._audience):
            if viewer.greeted:
                self.send_snapshot(viewer, about)

    # -- to one -----------------------------------------------------------------------------------------------------

    def send_snapshot(self, viewer: Viewer, known: TableInfo | None = None) -> None:
        """A snapshot, and again the question that this person asked or has not answered yet: a snapshot carries none.

        `known` is the table as strangers know it, if that was put together already.
        """
        viewer.send(self.snapshot(viewer, known))
        question = self._data.question
        if question is None or not viewer.seats:
            return
        if question.seat in viewer.seats or viewer.person in self._data.head.people() - question.agreed:
            viewer.send(question.frame)

    def _repeat_words(self, viewer: Viewer) -> None:
        """What was said last, as far as this viewer may have heard it."""
        if self._sees_nothing(viewer):
            return
        last = self._data.n
        if self.is_delayed(viewer.viewpoint):
            last = self._delayed.shown.item.n if self._delayed.shown is not None else 0
        words = [item for item in self._data.log if item.kind == "say" and item.n <= last]
        for item in words[-WORDS_SHOWN:]:
            viewer.send(self._heard(viewer, item, item.frame))

    def snapshot(self, viewer: Viewer, known: TableInfo | None = None) -> bytes:
        data, viewpoint = self._data, viewer.viewpoint
        about = (
            self.info(viewer.person) if known is None else as_told_to(viewer.person, data.head, known, self._presence)
        )
        position = self._position_now()
        if position is None or self._sees_nothing(viewer):
            return waiting_frame(data.n, about, viewpoint)
        if self.is_delayed(viewpoint):
            return self._delayed_snapshot(about)
        lines = [item.log_line(viewpoint) for item in data.log[-LOG_SHOWN:] if not item.frame]
        mine = (item.n for item in data.log if item.kind == "act" and item.seat == viewpoint and not item.by)
        last_mine = max(mine, default=0)
        tail = self._tail(position, viewpoint)
        return snapshot_frame(data.n, position.ply, about, viewpoint, lines, last_mine, tail)

    def _delayed_snapshot(self, about: TableInfo) -> bytes:
        """A delayed spectator who comes in sees the last position that was let go."""
        if self._delayed.shown is None:
            return waiting_frame(0, about, NOBODY)
        shown, position, clock = self._delayed.shown
        seen = [item for item in self._data.log if item.n <= shown.n]
        lines = [item.log_line(NOBODY) for item in seen[-LOG_SHOWN:] if not item.frame]
        return snapshot_frame(shown.n, position.ply, about, NOBODY, lines, 0, position.tail(NOBODY, NO_UNDO, clock))

    # -- hello ------------------------------------------------------------------------------------------------------

    def greet(self, viewer: Viewer, since: int | None, seen_as: int | None = None) -> None:
        """Answer a hello: exactly what was missed since an event, or a snapshot.

        `seen_as` is the viewpoint from which the viewer has seen the events up to `since`, if it says so.
        """
        viewer.greeted = True
        if since is not None and seen_as in (None, viewer.viewpoint) and self._can_fill(since, viewer):
            self._fill_gap(viewer, since)
        else:
            self.send_snapshot(viewer)
            self._repeat_words(viewer)

    def _can_fill(self, since: int, viewer: Viewer) -> bool:
        """Whether the events after `since` are all that a viewer lacks who has seen those before.

        The deal has no number: who has not seen a move may not have seen it.
        """
        data = self._data
        if data.match is None or self._sees_nothing(viewer) or self.is_delayed(viewer.viewpoint):
            return False
        first = next((item.n for item in data.log if item.kind == "act"), data.n + 1)
        return first <= since <= data.n <= since + GAP_LIMIT

    def _fill_gap(self, viewer: Viewer, since: int) -> None:
        """The table, then one frame for each event; only the newest with a position comes complete."""
        about, clock = self.info(viewer.person), self._clock_now()
        viewer.send(frame("table", n=since, seat=viewer.viewpoint, clock=clock, table=about))
        missed = self._data.n - since
        gap = self._data.log[-missed:] if missed else []
        newest = max((item.n for item in gap if not item.frame), default=0)
        position = self._position_now()
        for item in gap:
            if item.n == newest and position is not None:
                viewer.send(item.update_frame(viewer.viewpoint, self._tail(position, viewer.viewpoint)))
            else:
                viewer.send(self._heard(viewer, item, item.short_frame(viewer.viewpoint)))
