"""What was found so far, one line per game played: the maker goes on after the last of them."""

import json
from pathlib import Path
from typing import Any

import clowder
from bench.puzzles.make import Puzzle, is_easy

DATA = Path(__file__).parents[2] / "src" / "clowder" / "puzzles" / "parts"


class Kept:
    """The lines of one title."""

    def __init__(self, folder: Path, id: str) -> None:
        self.id = id
        self.file = folder / f"{id}.jsonl"
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        self.rows: list[dict[str, Any]] = [json.loads(line) for line in lines]

    @property
    def games(self) -> int:
        return len(self.rows)

    def puzzles(self, games: int | None = None) -> list[Puzzle]:
        return [puzzle for row in self.rows[:games] for puzzle in row["puzzles"]]

    def easy(self) -> int:
        return sum(is_easy(puzzle) for puzzle in self.puzzles())

    def go_on(self) -> None:
        """Begin with the puzzles of the package, if nothing was kept yet: their games need not be played again."""
        file = DATA / f"{self.id}.json"
        if self.rows or not file.exists():
            return
        data = json.loads(file.read_text(encoding="utf-8"))
        by_game: dict[str, list[Puzzle]] = {}
        for puzzle in data["puzzles"]:
            by_game.setdefault(puzzle["id"].partition("-")[0], []).append(puzzle)
        for number in range(data["games"]):
            self.add(by_game.get(str(number), []))

    def shipped(self) -> dict[str, Puzzle]:
        """The puzzles of the package, by id."""
        data = json.loads((DATA / f"{self.id}.json").read_text(encoding="utf-8"))
        return {puzzle["id"]: puzzle for puzzle in data["puzzles"]}

    def add(self, puzzles: list[Puzzle]) -> None:
        row = {"number": self.games, "puzzles": puzzles}
        self.rows.append(row)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


def write(kept: Kept, games: int, easy: int, folder: Path = DATA, source: str = "") -> int:
    """The data of the package, or of records, of the first `games` games; returns the number of puzzles."""
    puzzles = kept.puzzles(games)
    head = {
        "format": 1,
        "game": kept.id,
        "rules_version": clowder.game(kept.id).rules_version,
        "games": games,
        "command": f"python -m bench.puzzles make {kept.id}{source} --games {games} --easy {easy}",
    }
    (folder / f"{kept.id}.json").write_text(written(head, puzzles), encoding="utf-8")
    return len(puzzles)


def written(head: dict[str, Any], puzzles: list[Puzzle]) -> str:
    """A line for every puzzle."""
    lines = [json.dumps(puzzle, ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    return json.dumps(head, separators=(",", ":"))[:-1] + ',"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"
