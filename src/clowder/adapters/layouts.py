"""Observation layouts as Markdown: `python -m clowder.adapters.layouts docs/research.md` writes them into a page."""

import sys
from pathlib import Path

from clowder.adapters.encoders import make_encoder
from clowder.core.game import Game
from clowder.games import GAMES

MARKS = ("<!-- layouts -->", "<!-- /layouts -->")
SEATS = 3


def table(game: Game) -> list[str]:
    """The layout at a table of three with default options."""
    encoder = make_encoder(game, SEATS)
    lines = [
        f"#### {game.id}: {encoder.size:,} numbers at a table of {SEATS}",
        "",
        "| from | to | block | shape | meaning |",
        "|---|---|---|---|---|",
    ]
    for name, start, end, shape, meaning in encoder.layout():
        size = " x ".join(str(side) for side in shape)
        lines.append(f"| {start} | {end - 1} | `{name}` | {size} | {meaning} |")
    return lines


def main() -> None:
    page = Path(sys.argv[1])
    before, _, rest = page.read_text(encoding="utf-8").partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    tables = "\n\n".join("\n".join(table(GAMES.get(id))) for id in GAMES.ids())
    page.write_text(f"{before}{MARKS[0]}\n\n{tables}\n\n{MARKS[1]}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
