"""A tournament between levels, every deal from every seat, with intervals.

    python examples/tournament.py

The same from the command line: clowder arena csacska-macska --bots house-cat,kitten,random --games 60
"""

from typing import Any

from clowder.arena.keep import play_match
from clowder.arena.match import Match
from clowder.arena.standings import standings


def main(games: int = 60) -> list[dict[str, Any]]:
    match = Match("csacska-macska", ("house-cat", "kitten", "random"), games, seed=1)
    rows = standings(match, play_match(match))
    print(f"{match.game}, {games} games")
    for row in rows:
        wins = f"{row['wins']:6.1%} ({row['low']:.1%} - {row['high']:.1%})"
        print(f"{row['player']:10} wins {wins}, mean rank {row['mean_rank']:.2f}")
    return rows


if __name__ == "__main__":
    main()
