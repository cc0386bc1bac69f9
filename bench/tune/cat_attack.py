"""Fits the weights of Cat Attack's evaluation to self-play, by the likelihood of the winner.

    python bench/tune/cat_attack.py --games 600 --seed 1 [--check 600] [--mix 0.5]

Greedy players play games with 4 seats; from every turn the features of all cats are kept. The chance of a cat is its
share of exp(-weights * features), as in src/clowder/games/cat_attack/evaluate.py, and the weights are those that give
the winners the greatest likelihood, drawn a little towards the present ones. Prints them, then plays games on new deals
with one player of the new weights among three of the present ones. `--mix` goes only a part of the way.
"""

import argparse

import numpy as np
from climb import SEATS, Climb, knob, win_share, written

import clowder
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot
from clowder.core.seeds import seed_of
from clowder.games.cat_attack.evaluate import WEIGHTS, features
from clowder.games.cat_attack.position import Position

PULL = 0.002  # how strongly the weights stay where they are
STEPS = 25


def positions(games: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Features of all cats once per turn (positions x seats x features), and who won."""
    bot = GreedyBot(samples=2, noise=0.01)
    seen: list[list[list[float]]] = []
    won: list[int] = []
    for number in range(games):
        state = clowder.game("cat-attack").new(seats=SEATS, options={}, seed=seed_of("tune", seed, number))
        assert isinstance(state, Position)
        rng = clowder.Rng(seed_of("tune player", seed, number))
        before = -1
        start = len(seen)
        while (seat := state.to_act()) >= 0:
            if state.active != before and min(state.lives) > 0:
                before = state.active
                seen.append([list(features(state, other)) for other in range(SEATS)])
            state.apply(bot.choose(Chair(state, seat), rng))
        ranks = list(state.outcome().ranks)
        if ranks.count(1) == 1:
            won += [ranks.index(1)] * (len(seen) - start)
        else:
            del seen[start:]
    return np.array(seen), np.array(won)


def chances(seen: np.ndarray, weights: np.ndarray) -> np.ndarray:
    logits = -(seen @ weights)
    logits -= logits.max(axis=1, keepdims=True)
    raised = np.exp(logits)
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def likelihood(seen: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    return float(np.log(chances(seen, weights)[np.arange(len(won)), won]).mean())


def fit(seen: np.ndarray, won: np.ndarray, first: np.ndarray) -> np.ndarray:
    """Newton's method; the likelihood has one peak."""
    weights = first.copy()
    winner = seen[np.arange(len(won)), won]
    scale = seen.std(axis=(0, 1)) + 1e-6
    pull = PULL * len(won) * scale**2
    for _ in range(STEPS):
        shares = chances(seen, weights)
        mean = np.einsum("ps,psf->pf", shares, seen)
        slope = (mean - winner).sum(axis=0) - pull * (weights - first)
        around = seen - mean[:, None, :]
        bend = np.einsum("ps,psf,psg->fg", shares, around, around) + np.diag(pull)
        weights = weights + np.linalg.solve(bend, slope)
    return np.asarray(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--check", type=int, default=600)
    parser.add_argument("--mix", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seen, won = positions(arguments.games, arguments.seed)
    first = np.array(list(WEIGHTS))
    fitted = fit(seen, won, first)
    print(f"# mean log likelihood of the winner: {likelihood(seen, won, first):.4f} before, ", end="")
    print(f"{likelihood(seen, won, fitted):.4f} after; {len(won)} positions")
    weights = first + arguments.mix * (fitted - first)
    print(written("WEIGHTS", list(weights), 3), flush=True)
    if arguments.check:
        climb = Climb("cat-attack", [knob("all", WEIGHTS)], win_share, arguments.check, arguments.seed)
        deals = seed_of(arguments.seed, "check")
        gain, error = climb.gain([tuple(map(float, weights))], climb.setting, arguments.check, deals)
        print(f"# wins above an even share on new deals: {gain:+.1f} +- {error:.1f} %")


if __name__ == "__main__":
    main()
