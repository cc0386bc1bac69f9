"""Writes the balance reports beside this file: `python docs/balance/make.py [GAMES] [GAME ...]`.

Each is one run of `clowder simulate` with the first player fixed, so that a seat's advantage is that of its turn.
"""

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


def command(game: str, games: int) -> str:
    how = f"--seats {SEATS} --option {FIRST[game]} --bot house-cat --games {games} --seed 1"
    return f"clowder simulate {game} {how} --json"


def simulate(game: str, games: int) -> Any:
    arguments = shlex.split(command(game, games))[1:]
    start = [sys.executable, "-c", "from clowder.cli.main import run; run()", *arguments]
    return json.loads(subprocess.run(start, capture_output=True, text=True, check=True).stdout)


def counted(title: str, counts: dict[str, float]) -> list[str]:
    """The most used and, of those that happen at all, the least used, per game."""
    rows = sorted(((count, name) for name, count in counts.items() if "@" not in name), reverse=True)
    most = ", ".join(f"{name} {count:g}" for count, name in rows[:SHOWN])
    line = f"**{title}**, per game: {most}"
    if len(rows) > SHOWN:
        line += f"; least used: {', '.join(f'{name} {count:g}' for count, name in rows[-6:])}"
    return ["", line]


def page(game: str, games: int, facts: Any) -> str:
    even = 100 / SEATS
    length, choices = facts["length"], facts["choices"]
    lines = [
        f"# Balance of {game}",
        "",
        "```",
        command(game, games),
        "```",
        "",
        f"{games} games between equal bots (house-cat), {SEATS} seats, P1 begins. Even would be {even:g} % of the wins "
        "(a shared win counts as a share); intervals are 95 %.",
        "",
        "| seat | wins | interval | mean score | lowest | highest |",
        "|---|---|---|---|---|---|",
    ]
    for number, seat in enumerate(facts["seats"], 1):
        lines.append(
            f"| P{number} | {seat['wins']:.1f} % | {seat['wins_low']:.1f} - {seat['wins_high']:.1f} "
            f"| {seat['mean']:.1f} | {seat['low']} | {seat['high']} |"
        )
    lines += [
        "",
        f"- decisions per game: {length['mean']:.0f} ({length['low']} to {length['high']})",
        f"- choices per decision: {choices['mean']:.0f} on average, median {choices['median']}, nine of ten at most "
        f"{choices['ninety']}, most {choices['high']}",
        f"- the winner is ahead of the second by {facts['margin']:.1f} points; {facts['shared_wins']:.1%} of the games "
        f"are shared; the lead changes {facts['lead_changes']:.1f} times",
        f"- games end by: {', '.join(f'{name} {count}' for name, count in facts['reasons'].items())}",
    ]
    lines += counted("Clauses that paid", facts["clauses"])
    lines += counted("Moves", facts["moves"])
    lines += counted("Events", facts["events"])
    return "\n".join(lines) + "\n"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for game in sys.argv[2:] or FIRST:
        (HERE / f"{game}.md").write_text(page(game, games, simulate(game, games)), encoding="utf-8")
        print(f"{game}: done")


if __name__ == "__main__":
    main()
