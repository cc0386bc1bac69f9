"""The frames of a table as bytes, made once per viewpoint and shared by everybody who has it.

This is the only module that turns a game into bytes for somebody. It uses `Event.seen_by`, the two parts of
`State.view` and, for the seat to act, its legal actions; nothing else of a game can leave. The shapes are described in
clowder.tables.messages.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
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


encode: Callable[[Any], bytes] = partial(orjson.dumps, option=orjson.OPT_NON_STR_KEYS)  # ten times for every move


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

    def update_frame(self, viewpoint: int, tail: bytes) -> bytes:
        """The frame with the position after it."""
        begun = self.begun
        if not begun:
            begun = b"%b%b," % (self.start(), self.events_for(viewpoint))
            if not self.audiences and self.made is not None:
                self.begun = begun
        return begun + tail

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
        self._shown: dict[int, bytes] = {}  # view, legal actions and what follows them, by viewpoint
        self._public = b""  # the part that all views have in common
        self._middle = b""  # whose turn it is and how the game ended: the same for all viewpoints

    def _show(self, viewpoint: int) -> bytes:
        state = self.state
        if not self._public:
            outcome = state.outcome() if self.to_act < 0 else None
            ended = NULL if outcome is None else encode(outcome.told())
            self._middle = b',"to_act":%d,"outcome":%b,"undo":' % (self.to_act, ended)
            self._public = encode(state.public_view())
        public, own = self._public, encode(state.own_view(viewpoint))
        if len(own) == 2:
            view = public
        else:  # they have no name in common
            view = own if len(public) == 2 else b"%b,%b" % (public[:-1], own[1:])
        legal = encode(grouped_actions(state)) if viewpoint == self.to_act and viewpoint >= 0 else EMPTY
        made = self._shown[viewpoint] = b'"view":%b,"legal":%b%b' % (view, legal, self._middle)
        return made

    def holds_secrets(self, viewpoint: int) -> bool:
        """Whether a seat, or the one that acts, sees what somebody who looks on does not."""
        common = self.state.own_view(NOBODY)
        return any(self.state.own_view(seat) != common for seat in {viewpoint, self.to_act} if seat >= 0)

    def tail(self, viewpoint: int, undo: bytes, clock: bytes, several: bool = False) -> bytes:
        """What an update and a snapshot have in common; with `several` seats at a device, whether to hide anything."""
        shown = self._shown.get(viewpoint) or self._show(viewpoint)
        if not several:
            return b'%b%b,"clock":%b}' % (shown, undo, clock)
        hidden = b"true" if self.holds_secrets(viewpoint) else b"false"
        return b'%b%b,"clock":%b,"secrets":%b}' % (shown, undo, clock, hidden)


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
