"""The frames of a table as bytes, made once per viewpoint and shared by everybody who has it.

This is the only module that turns a game into bytes for somebody. It uses `Event.seen_by`, the two parts of
`State.view` and, for the seat to act, its legal actions; nothing else of a game can leave. The shapes are described in
clowder.tables.messages.
"""

from dataclasses import dataclass, field
from typing import Any

import orjson

from clowder.core.event import Event
from clowder.core.grouping import grouped_actions
from clowder.core.state import State
from clowder.core.types import NOBODY
from clowder.tables.message_parts import TableInfo
from clowder.tables.model import Entry

EMPTY = b"[]"
NULL = b"null"
Pieces = tuple[bytes, ...]  # of a frame, which is put together once: every time costs a copy of a view


def encode(value: Any) -> bytes:
    """As JSON. Names that are not texts are rare, and allowing for them costs half as much again."""
    try:
        return orjson.dumps(value)
    except TypeError:
        return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


def frame(t: str, **fields: Any) -> bytes:
    return encode({"t": t, **fields})


@dataclass(slots=True)
class LogItem:
    """One numbered thing that happened at a table: the events of a move or an undo, or a frame that all may see."""

    n: int
    ply: int
    kind: str
    seat: int
    events: list[Event]
    frame: bytes = b""  # of words, questions, answers and pauses
    begun: bytes = b""  # how all its updates begin, once somebody gets one and if nobody sees more than others
    made: dict[int, bytes] | None = field(default_factory=dict)  # the events, by which of the private ones are seen
    by: str = ""  # a bot in place of a person: "clock" or "absent"
    audiences: list[int] = field(init=False)  # of the private ones

    def __post_init__(self) -> None:
        self.audiences = [event.audience for event in self.events if event.private is not None]

    def events_for(self, viewpoint: int) -> bytes:
        seen = 0
        if viewpoint >= 0:
            for audience in self.audiences:
                seen = seen << 1 | (audience >> viewpoint) & 1
        found = self.made.get(seen) if self.made is not None else None
        if found is None:
            found = encode([event.seen_by(viewpoint) for event in self.events])
            if self.made is not None:
                self.made[seen] = found
        return found

    def retire(self) -> None:
        """Something newer has happened: who still asks for this is rare, and made bytes are larger than what they
        were made from."""
        self.made, self.begun = None, b""

    def short_frame(self, viewpoint: int) -> bytes:
        """The frame without a view: for the older part of a gap."""
        if self.frame:
            return self.frame
        return b"%b%b}" % (self.start(), self.events_for(viewpoint))

    def live_frame(self, clock: bytes) -> bytes:
        """Words as they are; what stops or starts the clock with the clock of this moment."""
        if self.kind == "say" or clock == NULL:
            return self.frame
        return b'%b,"clock":%b}' % (self.frame[:-1], clock)

    def update_frame(self, viewpoint: int, tail: Pieces) -> bytes:
        """The frame with the position after it."""
        begun = self.begun
        if not begun:
            begun = b"%b%b," % (self.start(), self.events_for(viewpoint))
            if not self.audiences and self.made is not None:
                self.begun = begun
        return b"".join((begun, *tail))

    def start(self) -> bytes:
        return b'{"t":"update","n":%d,"ply":%d,"seat":%d,%b"events":' % (self.n, self.ply, self.seat, self._by())

    def _by(self) -> bytes:
        return b'"by":"%b",' % self.by.encode() if self.by else b""

    def log_line(self, viewpoint: int) -> bytes:
        return b'{"n":%d,"ply":%d,"seat":%d,"kind":"%b",%b"events":%b}' % (
            self.n,
            self.ply,
            self.seat,
            self.kind.encode(),
            self._by(),
            self.events_for(viewpoint),
        )


class PositionFrames:
    """What updates and snapshots show of a position: views, legal actions, outcome, each made at most once."""

    def __init__(self, state: State, ply: int) -> None:
        self.state = state
        self.to_act = int(state.to_act())
        self.ply = ply
        self._shown: dict[int, Pieces] = {}  # view, legal actions and what follows them, by viewpoint
        self._public = b""  # the part that all views have in common, without its last bracket
        self._middle = b""  # whose turn it is and how the game ended: the same for all viewpoints

    def _show(self, viewpoint: int) -> Pieces:
        state = self.state
        if not self._public:
            outcome = state.outcome() if self.to_act < 0 else None
            ended = NULL if outcome is None else encode(outcome.told())
            self._middle = b',"to_act":%d,"outcome":%b,"undo":' % (self.to_act, ended)
            self._public = b'"view":' + encode(state.public_view())[:-1]
        public, own = self._public, encode(state.own_view(viewpoint))
        comma = b"" if len(own) == 2 or public.endswith(b"{") else b","  # they have no name in common
        legal = encode(grouped_actions(state)) if viewpoint == self.to_act and viewpoint >= 0 else EMPTY
        made = self._shown[viewpoint] = (public, comma, own[1:], b',"legal":', legal, self._middle)
        return made

    def holds_secrets(self, viewpoint: int) -> bool:
        """Whether a seat, or the one that acts, sees what somebody who looks on does not."""
        common = self.state.own_view(NOBODY)
        return any(self.state.own_view(seat) != common for seat in {viewpoint, self.to_act} if seat >= 0)

    def tail(self, viewpoint: int, undo: bytes, clock: bytes, several: bool = False) -> Pieces:
        """What an update and a snapshot have in common; with `several` seats at a device, whether to hide anything."""
        shown = self._shown.get(viewpoint) or self._show(viewpoint)
        if not several:
            return (*shown, undo, b',"clock":', clock, b"}")
        hidden = b"true" if self.holds_secrets(viewpoint) else b"false"
        return (*shown, undo, b',"clock":', clock, b',"secrets":', hidden, b"}")


def snapshot_frame(
    n: int, ply: int, table: TableInfo, viewpoint: int, log: list[bytes], last_mine: int, tail: Pieces
) -> bytes:
    begun = b'{"t":"snapshot","n":%d,"ply":%d,"table":%b,"seat":%d,"log":[' % (n, ply, encode(table), viewpoint)
    return b"".join((begun, b",".join(log), b'],"last_mine":%d,' % last_mine, *tail))


def waiting_frame(n: int, table: TableInfo, viewpoint: int) -> bytes:
    """The snapshot of a table at which nothing was dealt yet."""
    nothing = b'"view":null,"legal":[],"to_act":-1,"outcome":null,"undo":null,"clock":null}'
    return snapshot_frame(n, 0, table, viewpoint, [], 0, (nothing,))


def ack_frame(id: str, ply: int) -> bytes:
    return b'{"t":"ack","id":%b,"ply":%d}' % (encode(id), ply)


def said_frame(entry: Entry, name: str) -> bytes:
    kind, _, words = entry.text.partition(":")
    return encode({"t": "said", "n": entry.n, "seat": entry.seat, "name": name, "at": entry.at, kind: words})


def hushed_frame(n: int, seat: int) -> bytes:
    """In place of words that are not for this ear: the number is taken, nothing is said."""
    return encode({"t": "said", "n": n, "seat": seat, "name": "", "at": 0, "text": ""})


def undo_asked_frame(entry: Entry) -> bytes:
    return frame("undo_asked", n=entry.n, id=entry.id, seat=entry.seat, to=int(entry.text))
