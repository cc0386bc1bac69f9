"""Fits the weights of Cat Box's evaluation to self-play: least squares for the end score, likelihood for the spread.

    python bench/tune/cat_box.py --games 400 --seed 1

prints the table for src/clowder/games/cat_box/evaluate.py. Repeat once or twice: better weights play other games.
"""

import argparse

import numpy as np

import clowder
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot
from clowder.core.seeds import seed_of
from clowder.games.cat_box.evaluate import CARDS_TO_COME, FEATURES, features
from clowder.games.cat_box.rules import CatBoxState
from clowder.games.cat_box.scoring import points_of, tally


def games(count: int, seed: int) -> list[tuple[list, np.ndarray]]:
    """Per game the positions (share to come, points, features) and the end scores."""
    bot = GreedyBot(samples=1, candidates=120, noise=0.01)
    played = []
    for number in range(count):
        seats = (4, 2, 5, 3)[number % 4]
        state = clowder.game("cat-box").new(seats=seats, options={}, seed=seed_of("tune", seed, number))
        rng = clowder.Rng(seed_of("tune player", seed, number))
        rows = []
        while state.to_act() >= 0:
            assert isinstance(state, CatBoxState)
            counts = tally(state)
            points = [points_of(state, seat, counts) for seat in range(seats)]
            rows.append((state.unplayed / CARDS_TO_COME, np.array(points, float), np.array(features(state))))
            state.apply(bot.choose(Chair(state, state.to_act()), rng))
        played.append((rows, np.array(state.outcome().scores, float)))
    return played


def fit(played: list) -> tuple[np.ndarray, np.ndarray]:
    rows, targets = [], []
    for positions, scores in played:
        for share, points, seen in positions:
            for seat in range(len(points)):
                rows.append(np.concatenate([seen[seat] * share, seen[seat] * share * share]))
                targets.append(scores[seat] - points[seat])
    matrix = np.array(rows)
    weights = np.linalg.solve(matrix.T @ matrix + 0.1 * np.eye(2 * FEATURES), matrix.T @ np.array(targets))
    return weights[:FEATURES], weights[FEATURES:]


def likelihood(played: list, linear: np.ndarray, square: np.ndarray, end: float, to_come: float) -> float:
    total = 0.0
    count = 0
    for positions, scores in played:
        won = (scores == scores.max()) / (scores == scores.max()).sum()
        for share, points, seen in positions:
            expected = points + seen @ (share * linear + share * share * square)
            scaled = (expected - expected.max()) / (end + to_come * np.sqrt(share))
            chances = np.exp(scaled) / np.exp(scaled).sum()
            total += float(won @ np.log(chances + 1e-9))
            count += 1
    return total / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    played = games(arguments.games, arguments.seed)
    linear, square = fit(played)
    for name, row in (("LINEAR", linear), ("SQUARE", square)):
        print(f"{name}: Final = vec[float]([{', '.join(f'{weight:.3f}' for weight in row)}])")
    grid = [(end, to_come) for end in (0.3, 0.5, 0.8, 1.2) for to_come in (1.5, 2.0, 3.0, 4.0, 5.0, 6.5, 8.5)]
    scored = [(likelihood(played, linear, square, *pair), pair) for pair in grid]
    best, (end, to_come) = max(scored)
    print(f"SPREAD_END: Final = {end}\nSPREAD_TO_COME: Final = {to_come}\n# mean log likelihood {best:.4f}")
    zero = np.zeros(FEATURES)
    plain = max(likelihood(played, zero, zero, *pair) for pair in grid)
    print(f"# without the features {plain:.4f}")


if __name__ == "__main__":
    main()
