"""Tunes the weights of Csacska Macska's evaluation by self-play: one changed player among three unchanged ones.

    python bench/tune/csacska_macska.py --games 800 --rounds 1 --seed 1

Every weight in turn is tried larger and smaller, two tables as a whole; a change is kept if the changed player's
margin in coins over the mean of the others is above zero by more than twice its standard error. In the end all
changes together are tried on new deals. Prints the tables for src/clowder/games/csacska_macska/evaluate.py.
"""

import argparse

from climb import Climb, knob, score_margin, written

from clowder.games.csacska_macska import evaluate

NAMES = (
    "PACE", "THEFT", "LOSS", "TEMPO", "KITTENS_HIT", "WITH_STRAY", "NEAR_TRIPLE", "SPREAD_END", "SPREAD_TO_COME",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    knobs = [knob(name, evaluate.WEIGHTS, getattr(evaluate, name)) for name in NAMES]
    knobs += [knob(f"CLEAN of {size}", evaluate.CLEAN, size) for size in range(1, 5)]
    knobs += [knob("CLEAN_HIT", evaluate.CLEAN_HIT), knob("UNDER_KITTENS", evaluate.UNDER_KITTENS)]
    Climb("csacska-macska", knobs, score_margin, arguments.games, arguments.seed).run(arguments.rounds)
    for name in ("WEIGHTS", "CLEAN", "CLEAN_HIT", "UNDER_KITTENS"):
        print(written(name, getattr(evaluate, name)))


if __name__ == "__main__":
    main()
