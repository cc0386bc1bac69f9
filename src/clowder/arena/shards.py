"""Records of many games in a folder, file by file while they are played: JSON lines, or Parquet for data people.

A file holds a row of games (games-000000000-000000511.jsonl) and appears whole or not at all, so a run that was stopped
goes on, and a reader never sees half a game. Workers write their own files: on a cluster the folder is a shared one.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from clowder.arena.match import ArenaError
from clowder.arena.spans import Span
from clowder.core.errors import InvalidRecord
from clowder.core.record import Record

FORMATS = ("jsonl", "parquet")
_NAME = re.compile(r"games-(\d+)-(\d+)\.(?:jsonl|parquet)")


def write_shard(folder: Path, kind: str, span: Span, records: Iterable[Record]) -> Path:
    """One file with the records of a row of games."""
    path = folder / f"games-{span[0]:09d}-{span[1] - 1:09d}.{kind}"
    fresh = path.with_suffix(f".{os.getpid()}.part")
    rows = [record.as_json() for record in records]
    if kind == "parquet":
        _write_parquet(fresh, span[0], rows)
    else:
        fresh.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    os.replace(fresh, path)
    return path


def shards(folder: Path) -> list[tuple[Span, Path]]:
    """The files of a folder in the order of their games."""
    found = []
    for path in folder.iterdir():
        if (name := _NAME.fullmatch(path.name)) is not None:
            found.append(((int(name[1]), int(name[2]) + 1), path))
    return sorted(found)


def read_records(source: Path | str) -> Iterator[Record]:
    """The records of a folder of such files, or of one file, one after the other.

    Raises InvalidRecord that names the first line which is none.
    """
    source = Path(source)
    for path in [path for _, path in shards(source)] if source.is_dir() else [source]:
        if path.suffix == ".parquet":
            for text in _pyarrow().parquet.read_table(path, columns=["record"])["record"].to_pylist():
                yield Record.from_json(json.loads(text))
        else:
            with path.open("rb") as lines:
                yield from (_record_in(line, path, number) for number, line in enumerate(lines, 1) if line.strip())


def _record_in(line: bytes, path: Path, number: int) -> Record:
    try:
        data = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        where = {"file": str(path), "line": number}
        raise InvalidRecord(f"line {number} of {path} is not JSON: was it cut off?", "line", **where) from None
    return Record.from_json(data)


def _write_parquet(path: Path, first: int, rows: list[dict[str, Any]]) -> None:
    """What one asks of games in columns of their own; `record` is the whole, as `clowder replay` reads it."""
    arrow = _pyarrow()
    columns = {
        "number": list(range(first, first + len(rows))),
        "game": [row["game"] for row in rows],
        "seats": [row["seats"] for row in rows],
        "seed": [str(row["seed"]) for row in rows],
        "player": [row["extra"]["player"] for row in rows],
        "decisions": [len(row["actions"]) for row in rows],
        **{name: [row["extra"]["result"][name] for row in rows] for name in ("reason", "scores", "ranks")},
        "actions": [row["actions"] for row in rows],
        "record": [json.dumps(row) for row in rows],
    }
    arrow.parquet.write_table(arrow.table(columns), path)


def check_format(kind: str) -> None:
    if kind not in FORMATS:
        raise ArenaError(f"records are written as {' or '.join(FORMATS)}, not {kind!r}")
    if kind == "parquet":
        _pyarrow()


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise ArenaError("Parquet files need the extra: pip install 'clowder[lab]'") from error
    return pyarrow
