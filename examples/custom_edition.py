"""Play with cards of your own: an edition is a file.

    python examples/custom_edition.py examples/editions/sisters.toml

Reads a deck for Cat Box, says what is wrong with it if anything is, and compares it with the house edition: how many
points games end with when equal bots play, and how far apart the seats are.
"""

import sys
import tomllib
from pathlib import Path

import clowder
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot


def average_scores(options: dict[str, object], games: int, seats: int = 3) -> list[float]:
    """Points per seat when the same bot plays all seats."""
    totals = [0] * seats
    bot = GreedyBot(samples=1, candidates=60)
    for seed in range(games):
        state = clowder.game("cat-box").new(seats=seats, options=options, seed=seed)
        luck = clowder.Rng(seed)
        while not state.is_over():
            seat = int(state.to_act())
            state.apply(bot.choose(Chair(state, seat), luck))
        outcome = state.outcome()
        assert outcome is not None
        totals = [total + score for total, score in zip(totals, outcome.scores, strict=True)]
    return [total / games for total in totals]


def main(path: Path, games: int = 40) -> dict[str, list[float]]:
    deck = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        clowder.game("cat-box").new(seats=3, options={"deck": deck}, seed=0)
    except clowder.InvalidOptions as error:
        sys.exit(str(error))
    found = {"house-1": average_scores({}, games), path.stem: average_scores({"deck": deck}, games)}
    for name, scores in found.items():
        print(f"{name:10} " + "  ".join(f"P{seat + 1} {score:5.1f}" for seat, score in enumerate(scores)))
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "examples/editions/sisters.toml"))
