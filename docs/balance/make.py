"""Writes the balance reports beside this file: `python docs/balance/make.py [GAMES] [GAME ...]`.

Each is a run of `clowder simulate` between equal quick bots, and with --search a second, shorter one between bots that
look further. The first player is fixed, so that a seat's advantage is that of its turn. --keep names a folder for the
results as they came: a run found there is not played again.
"""

import argparse
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FIRST = {
    "cat-box": "start_player=1",
    "csacska-macska": "start_player=1",
    "if-it-fits": "first_player=0",
    "cat-attack": "first_seat=0",
}
SEATS = 4
SHOWN = 12
QUICK, FURTHER = "house-cat", "alley-cat/simulations=60"


def command(game: str, games: int, bot: str) -> str:
    how = f"--seats {SEATS} --option {FIRST[game]} --bot {bot} --games {games} --seed 1"
    return f"clowder simulate {game} {how} --json"


def simulate(game: str, games: int, bot: str, keep: Path | None) -> Any:
    kept = keep / f"{game}-{bot.replace('/', '-')}-{games}.json" if keep is not None else None
    if kept is not None and kept.exists():
        return json.loads(kept.read_text(encoding="utf-8"))
    arguments = shlex.split(command(game, games, bot))[1:]
    start = [sys.executable, "-c", "from clowder.cli.main import run; run()", *arguments]
    told = subprocess.run(start, stdout=subprocess.PIPE, text=True, check=True).stdout
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(told, encoding="utf-8")
    return json.loads(told)


def counted(title: str, counts: dict[str, float]) -> list[str]:
    """The most used and, of those that happen at all, the least used, per game."""
    rows = sorted(((count, name) for name, count in counts.items() if "@" not in name), reverse=True)
    most = ", ".join(f"{name} {count:g}" for count, name in rows[:SHOWN])
    line = f"**{title}**, per game: {most}"
    if len(rows) > SHOWN:
        line += f"; least used: {', '.join(f'{name} {count:g}' for count, name in rows[-6:])}"
    return ["", line]


def part(facts: Any) -> list[str]:
    """The command and figures of one run."""
    game, games, bot = facts["game"], facts["games"], facts["player"]
    length, choices = facts["length"], facts["choices"]
    lines = [
        "```",
        command(game, games, bot),
        "```",
        "",
        f"{games} games between equal bots ({bot}), {SEATS} seats, P1 begins. Even would be {100 / SEATS:g} % of the "
        "wins (a shared win counts as a share); intervals are 95 %.",
        "",
        "| seat | wins | interval | mean score | lowest | highest |",
        "|---|---|---|---|---|---|",
    ]
    for number, seat in enumerate(facts["seats"], 1):
        lines.append(
            f"| P{number} | {seat['wins']:.1f} % | {seat['wins_low']:.1f} - {seat['wins_high']:.1f} "
            f"| {seat['mean']:.1f} | {seat['low']} | {seat['high']} |"
        )
    return [
        *lines,
        "",
        f"- decisions per game: {length['mean']:.0f} ({length['low']} to {length['high']})",
        f"- choices per decision: {choices['mean']:.0f} on average, median {choices['median']}, nine of ten at most "
        f"{choices['ninety']}, most {choices['high']}",
        f"- the winner is ahead of the second by {facts['margin']:.1f} points; {facts['shared_wins']:.1%} of the games "
        f"are shared; the lead changes {facts['lead_changes']:.1f} times",
        f"- games end by: {', '.join(f'{name} {count}' for name, count in facts['reasons'].items())}",
        *counted("Clauses that paid", facts["clauses"]),
        *counted("Moves", facts["moves"]),
        *counted("Events", facts["events"]),
    ]


def page(game: str, quick: Any, further: Any | None) -> str:
    lines = [f"# Balance of {game}", "", *part(quick)]
    if further is not None:
        lines += ["", "## Between bots that look further", "", *part(further)]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python docs/balance/make.py", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=300, help="games of each report")
    parser.add_argument("only", nargs="*", help="games to report; all of them without")
    parser.add_argument("--search", type=int, default=0, help="games between bots that search; 0: none")
    parser.add_argument("--keep", type=Path, help="a folder that keeps the results, so that a stopped run goes on")
    asked = parser.parse_intermixed_args()
    for game in asked.only or FIRST:
        quick = simulate(game, asked.games, QUICK, asked.keep)
        further = simulate(game, asked.search, FURTHER, asked.keep) if asked.search else None
        (HERE / f"{game}.md").write_text(page(game, quick, further), encoding="utf-8")
        print(f"{game}: done", flush=True)


if __name__ == "__main__":
    main()
