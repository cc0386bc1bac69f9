"""All that a recorded game tells, as one digest: frames of every viewpoint at every ply, legal moves, refusals.

Runs as it is in plain Python and in a browser's: it needs nothing but the house.
"""

import hashlib
import json

import clowder
from clowder.core.event import Event
from clowder.core.record import Record
from clowder.core.state import State
from clowder.core.types import NOBODY
from clowder.tables.frames import LogItem, PositionFrames, encode


def record_of(text: str) -> Record:
    """The record that a golden transcript was made from."""
    head, *rest = text.splitlines()
    actions = [line.split(": ", 1)[1] for line in rest if line[:1].isdigit() and " seat " in line]
    return Record.from_json({**json.loads(head), "actions": actions})


def told(text: str) -> str:
    """The digest, and how many plies and bytes it is about."""
    record = record_of(text)
    made, size = hashlib.sha256(), 0
    wrong = ["", "nonsense", *record.actions[:3]]

    def take(data: bytes) -> None:
        nonlocal size
        made.update(data)
        size += len(data)

    def listen(ply: int, state: State, events: list[Event]) -> None:
        item, frames = LogItem(ply + 1, ply + 1, "act", 0, events), PositionFrames(state, ply + 1)
        for viewpoint in range(NOBODY, record.seats):
            take(item.update_frame(viewpoint, frames.tail(viewpoint, b"null", b"null", True)))
        for seat in range(record.seats):
            refusals = [state.refusal(seat, words) for words in wrong]
            take(encode([None if each is None else each.as_json() for each in refusals]))

    result = clowder.replay(record, listen)
    assert result.ok, result.reason
    return f"{made.hexdigest()} {result.ply} {size}"
