"""A study from its first game to its last: played anywhere, counted once, kept on the way."""

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from clowder.arena.balance import Study, study_games, tell_games
from clowder.arena.engines import run
from clowder.arena.keep import kept_rows
from clowder.arena.match import ArenaError
from clowder.arena.shards import shards
from clowder.arena.spans import Span, joined, missing
from clowder.arena.tally import Tally, tally_from_json

OnGames = Callable[[int], None]  # how many more games are done
KEEP_SECONDS = 5.0  # between two writings of what is kept; a stopped run loses at most this


def survey(
    study: Study,
    *,
    jobs: int = 1,
    engine: str = "local",
    keep: Path | None = None,
    lines: Path | None = None,
    on_games: OnGames | None = None,
) -> Tally:
    """The tally of all games. `keep` is a file from which a stopped run goes on, `lines` gets all records in order."""
    kept = Kept(study, keep)
    if study.folder is not None:
        _clear(Path(study.folder), kept.done)
    if on_games is not None:
        on_games(sum(end - first for first, end in kept.done))
    left = missing(kept.done, study.games)
    played = run(study_games, study, left, jobs, engine) if lines is None else _told(study, lines, jobs, engine)
    try:
        for span, tally in played:
            kept.add(span, tally)
            if on_games is not None:
                on_games(span[1] - span[0])
    finally:
        kept.write()
    return kept.tally


class Kept:
    """What is counted so far, and of which games; in a file of two lines that is replaced as a whole."""

    def __init__(self, study: Study, path: Path | None) -> None:
        self.head = {"study": 1, **study.as_json()}
        self.path = path
        self.done: list[Span] = []
        self.tally = Tally()
        self._written = time.monotonic()
        if path is not None:
            self._read(path, study.games)

    def add(self, span: Span, tally: Tally) -> None:
        self.done = joined([*self.done, span])
        self.tally.add(tally)
        if time.monotonic() - self._written > KEEP_SECONDS:
            self.write()

    def write(self) -> None:
        if self.path is None:
            return
        fresh = self.path.with_name(self.path.name + ".part")
        with fresh.open("w", encoding="utf-8") as file:
            for row in (self.head, {"done": self.done, "tally": self.tally.as_json()}):
                file.write(json.dumps(row) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, self.path)
        self._written = time.monotonic()

    def _read(self, path: Path, games: int) -> None:
        for found in kept_rows(path, self.head):
            self.done = [(int(first), int(end)) for first, end in found["done"]]
            self.tally = tally_from_json(found["tally"])
        if self.done and self.done[-1][1] > games:
            raise ArenaError(f"{path} holds {self.done[-1][1]} games already; ask for as many or more")


def _clear(folder: Path, done: list[Span]) -> None:
    """Files of games that were played and not counted before the run was stopped: they are played again."""
    folder.mkdir(parents=True, exist_ok=True)
    for span, path in shards(folder):
        if not any(first <= span[0] and span[1] <= end for first, end in done):
            if not done:
                raise ArenaError(f"{folder} holds records of other games; give an empty folder")
            path.unlink()


def _told(study: Study, path: Path, jobs: int, engine: str) -> Iterator[tuple[Span, Tally]]:
    """Rows of games that come in any order are written in theirs; what waits is bounded by the tasks given out."""
    waiting: dict[int, tuple[int, list[str]]] = {}
    with path.open("w", encoding="utf-8") as file:
        written = 0
        for span, (tally, texts) in run(tell_games, study, [(0, study.games)], jobs, engine):
            waiting[span[0]] = (span[1], texts)
            written = _write_on(file, waiting, written)
            yield span, tally


def _write_on(file: TextIO, waiting: dict[int, tuple[int, list[str]]], written: int) -> int:
    while written in waiting:
        end, texts = waiting.pop(written)
        file.writelines(text + "\n" for text in texts)
        written = end
    return written
