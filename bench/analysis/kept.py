"""What checks found so far, one line per game: the same command goes on after the last of them.

A file is of one check, table, method and calibration: what an older one found is not mixed in.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clowder.analysis.analysis import VERSION
from clowder.analysis.chances import calibration

FOLDER = Path("build/analysis")
Row = dict[str, Any]


def rows_of(
    what: str, id: str, seats: int, games: int, one: Callable[[int], Row], tell: Callable[[list[Row]], None]
) -> None:
    """The rows of the first `games` games, those that are missing made by `one`; `tell` hears of every new one."""
    file = FOLDER / f"{what}-{id}-{seats}-{mark(id, seats)}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows: list[Row] = [json.loads(line) for line in lines[:games]]
    if len(rows) == games:
        tell(rows)
    with file.open("a", encoding="utf-8") as out:
        while len(rows) < games:
            rows.append(one(len(rows)))
            out.write(json.dumps(rows[-1]) + "\n")
            out.flush()
            tell(rows)


def mark(id: str, seats: int) -> str:
    """Of the method and the calibration."""
    table = calibration(id, seats)
    return hashlib.sha256(f"{VERSION} {table.stages} {table.start}".encode()).hexdigest()[:10]
