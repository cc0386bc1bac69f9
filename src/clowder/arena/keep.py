"""Kept results, from which a stopped run goes on: JSON lines, the first of which says what was played.

In the file of a match every other line is one game; in that of a study (clowder.arena.survey) one has the counts.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from clowder.arena.engines import Done, run
from clowder.arena.match import ArenaError, Match, play_games
from clowder.arena.spans import missing

OnGame = Callable[[dict[str, Any]], None]
Rows = list[dict[str, Any]]


def play_match(
    match: Match, *, jobs: int = 1, engine: str = "local", path: Path | None = None, on_game: OnGame | None = None
) -> list[dict[str, Any]]:
    """All games of a match in order. With a path, games found there are not played again and new ones are added."""
    rows = kept_rows(path, _head(match)) if path is not None else []
    done = {row["game"]: row for row in rows if row["game"] < match.games}
    for result in done.values():
        if on_game is not None:
            on_game(result)
    left = missing(((number, number + 1) for number in done), match.games)
    for _, results in _written(run(play_games, match, left, jobs, engine), path, match):
        for result in results:
            done[result["game"]] = result
            if on_game is not None:
                on_game(result)
    return [done[number] for number in range(match.games)]


def _head(match: Match) -> dict[str, Any]:
    """What must be equal for results to belong together; the number of games may grow."""
    head = match.as_json()
    del head["games"]
    return {"arena": 1, **head}


def kept_rows(path: Path, head: dict[str, Any]) -> Rows:
    """The lines after the first, which must be the head; none where nothing is kept yet."""
    if not path.exists() or path.stat().st_size == 0:
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if not lines[-1].endswith("\n"):  # it was not written to its end
        lines.pop()
        path.write_text("".join(lines), encoding="utf-8")
    try:
        rows: Rows = [json.loads(line) for line in lines]
    except ValueError as error:
        raise ArenaError(f"{path} has a line that is not JSON: {error}") from error
    if rows and rows[0] != head:
        raise ArenaError(f"{path} holds other games; give another file or the same arguments")
    return rows[1:]


def _written(rows: Iterator[Done[Rows]], path: Path | None, match: Match) -> Iterator[Done[Rows]]:
    if path is None:
        yield from rows
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            file.write(json.dumps(_head(match)) + "\n")
        for done in rows:
            file.write("".join(json.dumps(result) + "\n" for result in done[1]))
            file.flush()
            yield done
