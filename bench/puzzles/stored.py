"""Finished games out of a file of records, as `clowder records export` writes it: what puzzles may be looked for in."""

import hashlib
import json
from collections import Counter
from pathlib import Path

import clowder
from clowder.core.errors import ClowderError
from clowder.core.record import Record, replay_with


def mark_of(file: Path) -> str:
    """What is kept of one file is not gone on with for another."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8]


def finished_records(file: Path) -> tuple[dict[str, list[Record]], Counter[str]]:
    """The games by title, each deal and course once, and how many lines were left out for which reason."""
    found: dict[str, list[Record]] = {}
    left_out: Counter[str] = Counter()
    known = set()
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.strip():
            continue
        try:
            record = Record.from_json(json.loads(line))
        except (ValueError, ClowderError):
            left_out["not readable"] += 1
            continue
        try:
            replayed = replay_with(clowder.game(record.game), record)
        except ClowderError:
            left_out["of other rules or parts"] += 1
            continue
        course = (record.game, record.seed, record.keyed, record.actions)
        if not replayed.ok:
            left_out["with a move that is not allowed"] += 1
        elif replayed.state.to_act() >= 0:
            left_out["not finished"] += 1
        elif record.beginning is not None:  # a puzzle is found again by its deal and moves
            left_out["begun from a position"] += 1
        elif course in known:
            left_out["twice"] += 1
        else:
            known.add(course)
            found.setdefault(record.game, []).append(record)
    return found, left_out
