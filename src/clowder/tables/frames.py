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


def encode(value: Any) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


def joined(one: bytes, other: bytes) -> bytes:
    """Two objects as one; they have no name in common."""
    if len(other) == 2:
        return one
    return other if len(one) == 2 else b"%b,%b" % (one[:-1], other[1:])


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
    made: dict[int, bytes] | None = field(default_factory=dict)  # the events, by which of the private ones are seen
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
        self.made = None

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

    def update_frame(self, viewpoint: int, tail: bytes) -> bytes:
        """The frame with the position after it."""
        return b"".join((self.start(), self.events_for(viewpoint), b",", tail))

    def start(self) -> bytes:
        return b'{"t":"update","n":%d,"ply":%d,"seat":%d,"events":' % (self.n, self.ply, self.seat)

    def log_line(self, viewpoint: int) -> bytes:
        return b'{"n":%d,"ply":%d,"seat":%d,"kind":"%s","events":%s}' % (
            self.n,
            self.ply,
            self.seat,
            self.kind.encode(),
            self.events_for(viewpoint),
        )


class PositionFrames:
    """What updates and snapshots show of a position: views, legal actions, outcome, each made at most once."""

    def __init__(self, state: State, ply: int) -> None:
        self.state = state
        self.to_act = int(state.to_act())
        self.ply = ply
        self._views: dict[int, bytes] = {}
        self._public = b""  # the part that all views have in common
        self._legal: bytes | None = None
        self._middle = b""

    def view(self, viewpoint: int) -> bytes:
        made = self._views.get(viewpoint)
        if made is None:
            if not self._public:
                self._public = encode(self.state.public_view())
            made = self._views[viewpoint] = joined(self._public, encode(self.state.own_view(viewpoint)))
        return made

    def legal(self, viewpoint: int) -> bytes:
        if viewpoint != self.to_act or viewpoint < 0:
            return EMPTY
        if self._legal is None:
            self._legal = encode(grouped_actions(self.state))
        return self._legal

    def _for_all(self) -> bytes:
        """Whose turn it is and how the game ended: the same for all viewpoints."""
        if not self._middle:
            outcome = self.state.outcome() if self.to_act < 0 else None
            ended = NULL if outcome is None else encode(outcome.told())
            self._middle = b',"to_act":%d,"outcome":%s,"undo":' % (self.to_act, ended)
        return self._middle

    def holds_secrets(self, viewpoint: int) -> bool:
        """Whether a seat, or the one that acts, sees what somebody who looks on does not."""
        common = self.state.own_view(NOBODY)
        return any(self.state.own_view(seat) != common for seat in {viewpoint, self.to_act} if seat >= 0)

    def tail(self, viewpoint: int, undo: bytes, clock: bytes, several: bool = False) -> bytes:
        """What an update and a snapshot have in common; with `several` seats at a device, whether to hide anything."""
        view, legal, both = self.view(viewpoint), self.legal(viewpoint), self._for_all()
        hidden = b',"secrets":%b' % (b"true" if self.holds_secrets(viewpoint) else b"false") if several else b""
        return b"".join((b'"view":', view, b',"legal":', legal, both, undo, b',"clock":', clock, hidden, b"}"))


def snapshot_frame(
    n: int, ply: int, table: TableInfo, viewpoint: int, log: list[bytes], last_mine: int, tail: bytes
) -> bytes:
    return b'{"t":"snapshot","n":%d,"ply":%d,"table":%s,"seat":%d,"log":[%s],"last_mine":%d,%s' % (
        n,
        ply,
        encode(table),
        viewpoint,
        b",".join(log),
        last_mine,
        tail,
    )


def waiting_frame(n: int, table: TableInfo, viewpoint: int) -> bytes:
    """The snapshot of a table at which nothing was dealt yet."""
    return snapshot_frame(
        n, 0, table, viewpoint, [], 0, b'"view":null,"legal":[],"to_act":-1,"outcome":null,"undo":null,"clock":null}'
    )


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
