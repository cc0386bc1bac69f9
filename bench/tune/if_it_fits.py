"""Tunes the weights of If It Fits' evaluation by self-play: one changed player among three unchanged ones.

    python bench/tune/if_it_fits.py --games 300 --rounds 2 --seed 1

Every weight in turn is tried larger and smaller; a change is kept if the changed player's margin over the mean of the
others is above zero by more than twice its standard error: of some dozen trials, several are above it once by luck. In
the end all changes together are tried on new deals. Prints the table for src/clowder/games/if_it_fits/evaluate.py.
"""

import argparse

from climb import Climb, knob, score_margin, written

from clowder.games.if_it_fits.evaluate import WEIGHTS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    knobs = [knob(f"weight {place}", WEIGHTS, place) for place in range(len(WEIGHTS))]
    Climb("if-it-fits", knobs, score_margin, arguments.games, arguments.seed).run(arguments.rounds)
    print(written("WEIGHTS", WEIGHTS))


if __name__ == "__main__":
    main()
