"""A level has changed: it tries the puzzles of the package again, and what it finds of them is written anew."""

import json

from bench.puzzles.keep import DATA, written
from clowder.bots.chair import Chair
from clowder.puzzles import puzzles_of
from clowder.puzzles.proof import share


def ask_again(id: str, level: str) -> None:
    file = DATA / f"{id}.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    stars = [0, 0]
    for row, puzzle in zip(data["puzzles"], puzzles_of(id), strict=True):
        state = puzzle.state()
        found = share(id, Chair(state, puzzle.seat), int(state.parse_action(puzzle.best)), level)
        before = puzzle.stars
        row["levels"][level] = puzzle.levels[level] = found
        stars[0] += before
        stars[1] += puzzle.stars
    rows = data.pop("puzzles")
    file.write_text(written(data, rows), encoding="utf-8")
    print(f"{id}: {len(rows)} puzzles, {stars[0]} stars before and {stars[1]} now", flush=True)
