"""A game as a text that a person can read and a test can compare."""

import json
from typing import Any

import clowder
from clowder.core.event import Event
from clowder.core.record import Record
from clowder.core.state import State


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def _event(event: Event) -> str:
    parts = [f"    {event.kind} {_line(event.public)}"]
    if event.private is not None:
        seats = ",".join(str(seat) for seat in range(8) if (event.audience >> seat) & 1)
        parts.append(f"only {seats or 'nobody'}: {_line(event.private)}")
    if event.reveals:
        parts.append("!")
    return " ".join(parts)


def transcript(record: Record) -> str:
    """The head as JSON, one line per ply with its events (`!` marks what reveals something), and the outcome."""
    head = {name: value for name, value in record.as_json().items() if name not in ("actions", "extra")}
    lines = [_line(head), ""]
    actors: list[int] = []

    def listen(ply: int, state: State, events: list[Event]) -> None:
        lines.append(f"{ply} seat {actors[-1]}: {record.actions[ply]}")
        lines.extend(_event(event) for event in events)
        actors.append(int(state.to_act()))

    actors.append(int(clowder.replay(record, until=0).state.to_act()))
    result = clowder.replay(record, listen)
    if not result.ok:
        lines.append(f"stopped at ply {result.ply}: {result.reason}")
    outcome = result.state.outcome()
    if outcome is not None:
        lines += ["", f"{outcome.reason} scores {outcome.scores} ranks {outcome.ranks}"]
        for seat, sheet in enumerate(outcome.sheet):
            for line in sheet:
                lines.append(f"    seat {seat}: {line.points:+d} {line.key} {line.clause} {_line(line.params)}")
    return "\n".join(lines) + "\n"


def record_of(text: str) -> Record:
    """The record that a transcript was made from."""
    head, *rest = text.splitlines()
    actions = [line.split(": ", 1)[1] for line in rest if line[:1].isdigit() and " seat " in line]
    return Record.from_json({**json.loads(head), "actions": actions})
