"""Results as JSON lines: the first line says what was played, every other is one game. A stopped run goes on."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from clowder.arena.engines import run
from clowder.arena.match import ArenaError, Match, play_game

OnGame = Callable[[dict[str, Any]], None]


def play_match(
    match: Match, *, jobs: int = 1, engine: str = "local", path: Path | None = None, on_game: OnGame | None = None
) -> list[dict[str, Any]]:
    """All games of a match in order. With a path, games found there are not played again and new ones are added."""
    done = _read(path, match) if path is not None else {}
    for result in done.values():
        if on_game is not None:
            on_game(result)
    missing = [number for number in range(match.games) if number not in done]
    for result in _written(run(play_game, match, missing, jobs, engine), path, match):
        done[result["game"]] = result
        if on_game is not None:
            on_game(result)
    return [done[number] for number in range(match.games)]


def _head(match: Match) -> dict[str, Any]:
    """What must be equal for results to belong together; the number of games may grow."""
    head = match.as_json()
    del head["games"]
    return {"arena": 1, **head}


def _read(path: Path, match: Match) -> dict[int, dict[str, Any]]:
    if not path.exists() or path.stat().st_size == 0:
        return {}
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if not lines[-1].endswith("\n"):  # the last game was not written to its end
        lines.pop()
        path.write_text("".join(lines), encoding="utf-8")
    try:
        rows = [json.loads(line) for line in lines]
    except ValueError as error:
        raise ArenaError(f"{path} has a line that is not JSON: {error}") from error
    if rows and rows[0] != _head(match):
        raise ArenaError(f"{path} holds another match; give another file or the same arguments")
    return {row["game"]: row for row in rows[1:] if row["game"] < match.games}


def _written(results: Iterator[dict[str, Any]], path: Path | None, match: Match) -> Iterator[dict[str, Any]]:
    if path is None:
        yield from results
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            file.write(json.dumps(_head(match)) + "\n")
        for result in results:
            file.write(json.dumps(result) + "\n")
            file.flush()
            yield result
