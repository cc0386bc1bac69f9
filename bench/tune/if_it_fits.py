"""Tunes the weights of If It Fits' evaluation by self-play: one changed player among three unchanged ones.

    python bench/tune/if_it_fits.py --games 300 --rounds 2 --seed 1

Every weight in turn is tried larger and smaller; a change is kept if the changed player's margin over the mean of the
others is above zero by more than twice its standard error: of some dozen trials, several are above it once by luck. In
the end all changes together are tried on new deals. Prints the table for src/clowder/games/if_it_fits/evaluate.py.
"""

import argparse
import statistics

import clowder
from clowder.arena.match import seed_of
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot
from clowder.games.if_it_fits.evaluate import WEIGHTS

SEATS = 4
FACTORS = (1.6, 0.6)
SURE = 2.0  # standard errors


def put(weights: list[float]) -> None:
    for place, weight in enumerate(weights):
        WEIGHTS[place] = weight


def margin(changed: list[float], kept: list[float], games: int, seed: int) -> tuple[float, float]:
    """How many points the changed player is ahead of the mean of the others, and the standard error of that."""
    bot = GreedyBot(samples=2)
    margins = []
    for number in range(games):
        state = clowder.game("if-it-fits").new(seats=SEATS, options={}, seed=seed_of("tune", seed, number // SEATS))
        rng = clowder.Rng(seed_of("tune player", seed, number))
        mine = number % SEATS
        while (seat := state.to_act()) >= 0:
            put(changed if seat == mine else kept)
            state.apply(bot.choose(Chair(state, seat), rng))
        scores = list(state.outcome().scores)
        margins.append(scores[mine] - (sum(scores) - scores[mine]) / (SEATS - 1))
    put(kept)
    return statistics.fmean(margins), statistics.stdev(margins) / len(margins) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    first = list(WEIGHTS)
    weights = first
    step = 0
    for _ in range(arguments.rounds):
        for place in range(len(weights)):
            for factor in FACTORS:
                step += 1
                tried = [weight * factor if k == place else weight for k, weight in enumerate(weights)]
                gain, error = margin(tried, weights, arguments.games, seed_of(arguments.seed, step))
                better = gain > SURE * error
                print(f"weight {place} * {factor}: {gain:+.2f} +- {error:.2f}{', kept' if better else ''}", flush=True)
                if better:
                    weights = tried
                    break
    if weights != first:
        gain, error = margin(weights, first, 2 * arguments.games, seed_of(arguments.seed, "check"))
        print(f"# all changes on new deals: {gain:+.2f} +- {error:.2f}")
    print(f"WEIGHTS: Final = vec[float]([{', '.join(f'{weight:.2f}' for weight in weights)}])")


if __name__ == "__main__":
    main()
