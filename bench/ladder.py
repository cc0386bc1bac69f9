"""Is every level stronger than the one below? Plays the tables of docs/bots.md and prints them.

    python bench/ladder.py --results DIRECTORY [--games 200] [--share 0.1] [--minutes M]
        [--only cat-box/2] [--row alley-cat,house-cat]

Rounds of a few games are played in turn for all rows, so that a run stopped early is short everywhere instead of empty
in places. Results are kept in the directory: the same command goes on where it stopped, and only prints when all is
there. Its `versions.json` says by which version of the bots a file was played; a changed bot is refused and wants a new
directory. `--share` is the part of its simulations that a searching level gets, the same for all of them.
"""

import argparse
import hashlib
import json
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

from clowder.arena.keep import play_match
from clowder.arena.match import Match
from clowder.arena.standings import standings
from clowder.bots.levels import LEVELS, search_settings

TABLES = (("cat-box", 4), ("cat-box", 2), ("csacska-macska", 4), ("if-it-fits", 4), ("cat-attack", 4))
ROWS = (  # one of the first among the second, and the seed
    ("kitten", "random", 1),
    ("house-cat", "kitten", 2),
    ("alley-cat", "house-cat", 3),
    ("panther", "alley-cat", 4),
    ("panther", "greedy", 5),
    ("alley-cat", "random", 6),
    ("tiger", "panther", 7),
    ("tiger", "greedy", 8),
)
PLAYED_AS = 1  # to be raised when bots play otherwise with the settings and weights they had
ROUND = 20  # games per row and round; a multiple of every table size


def player(name: str, game: str, share: float) -> str:
    """A level with its part of the simulations; others as they are."""
    whole = LEVELS[name].arguments_in(game).get("simulations") if name in LEVELS else None
    return f"{name}/simulations={max(1, round(whole * share))}" if whole else name


def match_of(game: str, seats: int, row: tuple[str, str, int], games: int, share: float) -> Match:
    one, others, seed = row
    players = (player(one, game, share), *[player(others, game, share)] * (seats - 1))
    return Match(game, players, games, seed)


def asked_table(text: str) -> tuple[str, int]:
    game, _, seats = text.partition("/")
    return game, int(seats)


def kept_in(directory: Path, match: Match) -> Path:
    name = "-".join((match.game, str(match.seats), match.players[0], match.players[1]))
    return directory / (name.replace("/", "_").replace("=", "") + ".jsonl")


def version_of(name: str, game: str) -> str:
    """A hash of all that makes a level what it is in a game, but for its simulations, which the file's name has."""
    level = LEVELS.get(name.split("/")[0])
    settings: dict[str, Any] = {"bot": name, "as": PLAYED_AS}
    if level is not None:
        own = {**(search_settings(game) if level.bot == "search" else {}), **level.arguments_for_move(game)}
        ends = ("settled", "decided") if own.get("race") else ("settled",)  # a race has its own end
        left_out = ("simulations", "milliseconds", *ends)
        settings = {"bot": level.bot, "as": PLAYED_AS, **{k: v for k, v in own.items() if k not in left_out}}
    weights = files("clowder.games").joinpath(game.replace("-", "_"), "parts", "learned.json")
    if settings.get("learned") and weights.is_file():
        settings["weights"] = json.loads(weights.read_text(encoding="utf-8"))["hash"]
    return hashlib.sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:12]


def check_version(path: Path, match: Match) -> None:
    """Note who plays a new file; games of other versions are not mixed with those of today."""
    kept = path.parent / "versions.json"
    known: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    today = {name: version_of(name, match.game) for name in dict.fromkeys(match.players)}
    if known.get(path.name) == today:
        return
    if games_in(path):
        raise SystemExit(f"{path} was played by other versions of {', '.join(today)}: give another directory")
    path.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({**known, path.name: today}, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def games_in(path: Path) -> int:
    return max(0, path.read_text(encoding="utf-8").count("\n") - 1) if path.exists() else 0


def cell(match: Match, path: Path) -> str:
    """Wins of the first player with their interval, and the number of games."""
    count = games_in(path) // match.seats * match.seats
    if count == 0:
        return "-"
    check_version(path, match)
    played = Match(match.game, match.players, count, match.seed)
    row = next(row for row in standings(played, play_match(played, path=path)) if row["player"] == match.players[0])
    return f"{100 * row['wins']:.0f} % ({100 * row['low']:.0f} - {100 * row['high']:.0f}), {count}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--minutes", type=float, default=1.0e9, help="begin no further round after so long")
    parser.add_argument("--only", help="one table, such as cat-box/2; also one that is not in the tables")
    parser.add_argument("--row", help="play one row, such as alley-cat,house-cat; all rows are printed")
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    tables = [asked_table(arguments.only)] if arguments.only else list(TABLES)
    for target in [*range(ROUND, arguments.games, ROUND), arguments.games]:
        for row in (row for row in ROWS if arguments.row in (None, f"{row[0]},{row[1]}")):
            for game, seats in tables:
                match = match_of(game, seats, row, target, arguments.share)
                path = kept_in(arguments.results, match)
                if time.monotonic() < end and games_in(path) < target:
                    check_version(path, match)
                    play_match(match, path=path)
    print(f"| one among | {' | '.join(f'{game}, {seats} seats' for game, seats in tables)} |")
    print("|---" * (1 + len(tables)) + "|")
    for row in ROWS:
        matches = [match_of(game, seats, row, arguments.games, arguments.share) for game, seats in tables]
        cells = [cell(match, kept_in(arguments.results, match)) for match in matches]
        print(f"| `{row[0]}` among `{row[1]}` | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
