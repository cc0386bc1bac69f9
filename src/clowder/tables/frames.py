"""The frames of a table, made once per audience and shared by everybody in it.

This is the only module that turns a game into bytes for somebody. It uses `Event.seen_by`, `State.view` and, for the
seat to act, its legal actions; nothing else of a game can leave.
"""

from dataclasses import dataclass, field
from typing import Any

import orjson

from clowder.core.event import Event
from clowder.core.grouping import grouped_actions
from clowder.core.state import State
from clowder.core.types import Json

EMPTY = b"[]"
NULL = b"null"


def encode(value: Any) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


@dataclass(slots=True)
class Logged:
    """One numbered thing that happened: the events of an act, or a finished frame everybody may see."""

    n: int
    ply: int
    kind: str
    seat: int
    events: list[Event]
    frame: bytes = b""  # of a say, pause or resume
    made: dict[int, bytes] | None = field(default_factory=dict)  # the events, by which of the private ones are seen
    audiences: list[int] = field(init=False)  # of the private ones

    def __post_init__(self) -> None:
        self.audiences = [event.audience for event in self.events if event.private is not None]

    def events_for(self, eyes: int) -> bytes:
        seen = 0
        if eyes >= 0:
            for audience in self.audiences:
                seen = seen << 1 | (audience >> eyes) & 1
        found = self.made.get(seen) if self.made is not None else None
        if found is None:
            found = encode([event.seen_by(eyes) for event in self.events])
            if self.made is not None:
                self.made[seen] = found
        return found

    def retire(self) -> None:
        """Something newer has happened: who still asks for this is rare, and made bytes are larger than what they
        were made from."""
        self.made = None

    def frame_for(self, eyes: int) -> bytes:
        """The frame without a view: for the older part of a gap."""
        if self.frame:
            return self.frame
        return b"%b%b}" % (self.start(), self.events_for(eyes))

    def start(self) -> bytes:
        return b'{"t":"update","n":%d,"ply":%d,"seat":%d,"events":' % (self.n, self.ply, self.seat)

    def log_line(self, eyes: int) -> bytes:
        return b'{"n":%d,"ply":%d,"seat":%d,"kind":"%s","events":%s}' % (
            self.n,
            self.ply,
            self.seat,
            self.kind.encode(),
            self.events_for(eyes),
        )


class Present:
    """A position as bytes: views, legal actions and outcome, each made at most once."""

    def __init__(self, state: State, ply: int) -> None:
        self.state = state
        self.to_act = int(state.to_act())
        self.ply = ply
        self._views: dict[int, bytes] = {}
        self._legal: bytes | None = None
        self._middle = b""

    def view(self, eyes: int) -> bytes:
        made = self._views.get(eyes)
        if made is None:
            made = self._views[eyes] = encode(self.state.view(eyes))
        return made

    def legal(self, eyes: int) -> bytes:
        if eyes != self.to_act or eyes < 0:
            return EMPTY
        if self._legal is None:
            self._legal = encode(grouped_actions(self.state))
        return self._legal

    def _for_all(self) -> bytes:
        """Whose turn it is and how the game ended: the same for all eyes."""
        if not self._middle:
            outcome = self.state.outcome() if self.to_act < 0 else None
            ended = NULL if outcome is None else encode(outcome.as_json())
            self._middle = b',"to_act":%d,"outcome":%s,"undo":' % (self.to_act, ended)
        return self._middle

    def tail(self, eyes: int, undo: bytes, clock: bytes) -> bytes:
        """What an update and a snapshot have in common."""
        view, legal, both = self.view(eyes), self.legal(eyes), self._for_all()
        return b"".join((b'"view":', view, b',"legal":', legal, both, undo, b',"clock":', clock, b"}"))


def update_frame(logged: Logged, eyes: int, tail: bytes) -> bytes:
    return b"".join((logged.start(), logged.events_for(eyes), b",", tail))


def ack_frame(id: str, ply: int) -> bytes:
    return b'{"t":"ack","id":%b,"ply":%d}' % (encode(id), ply)


def snapshot_frame(n: int, ply: int, table: Json, eyes: int, log: list[bytes], mine: int, tail: bytes) -> bytes:
    return b'{"t":"snapshot","n":%d,"ply":%d,"table":%s,"seat":%d,"log":[%s],"last_mine":%d,%s' % (
        n,
        ply,
        encode(table),
        eyes,
        b",".join(log),
        mine,
        tail,
    )


def waiting_frame(n: int, table: Json, eyes: int) -> bytes:
    """The snapshot of a table at which nothing was dealt yet."""
    return snapshot_frame(
        n, 0, table, eyes, [], 0, b'"view":null,"legal":[],"to_act":-1,"outcome":null,"undo":null,"clock":null}'
    )


def frame(t: str, **fields: Any) -> bytes:
    return encode({"t": t, **fields})
