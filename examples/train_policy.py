"""Learn to play Csacska Macska from nothing but wins and losses, with a few lines of numpy.

    python examples/train_policy.py

A softmax policy with one weight per feature of a move: which kind of move it is, and what it pays at once. After every
game the weights follow the policy gradient (REINFORCE with a moving baseline). Needs the extra `rl`.
"""

from typing import Any

import numpy as np

from clowder.adapters.gymnasium import ClowderEnv

KINDS = ("take", "draw", "steal", "play", "discard", "place", "use", "score", "keep", "kittens", "pass")
Numbers = Any


def features(env: ClowderEnv, mask: Numbers) -> tuple[Numbers, Numbers]:
    """The legal actions, and for each: its kind, whether it pays at once, and how much."""
    actions = np.flatnonzero(mask)
    texts = [env.action_text(int(action)) for action in actions]
    stakes = env.view()["stakes"]
    found = np.zeros((len(actions), len(KINDS) + 2))
    for row, text in enumerate(texts):
        kind = text.split()[0]
        if kind in KINDS:
            found[row, KINDS.index(kind)] = 1
        found[row, -2] = text in stakes
        found[row, -1] = stakes.get(text, 0) / 5
    return actions, found


def softmax(values: Numbers) -> Numbers:
    powers = np.exp(values - values.max())
    return powers / powers.sum()


def play(env: ClowderEnv, weights: Numbers, luck: Numbers) -> tuple[float, Numbers]:
    """One game: its reward, and the gradient of the log-probability of all that was chosen in it."""
    seen, _ = env.reset(seed=int(luck.integers(1 << 30)))
    gradient = np.zeros_like(weights)
    while True:
        actions, found = features(env, seen["action_mask"])
        chances = softmax(found @ weights)
        pick = luck.choice(len(actions), p=chances)
        gradient += found[pick] - chances @ found
        seen, reward, terminated, truncated, _ = env.step(actions[pick])
        if terminated or truncated:
            return float(reward), gradient


def measure(env: ClowderEnv, weights: Numbers, games: int, seed: int) -> float:
    """The mean reward: 1 is first always, 0 even, -1 last always."""
    luck = np.random.default_rng(seed)
    return float(np.mean([play(env, weights, luck)[0] for _ in range(games)]))


def main(games: int = 400, check: int = 100, step: float = 0.02) -> tuple[float, float]:
    env = ClowderEnv("csacska-macska", seats=3, bots="random")
    luck = np.random.default_rng(1)
    weights = np.zeros(len(KINDS) + 2)
    before = measure(env, weights, check, 99)
    baseline = 0.0
    for _ in range(games):
        reward, gradient = play(env, weights, luck)
        weights += step * (reward - baseline) * gradient
        baseline += 0.05 * (reward - baseline)
    after = measure(env, weights, check, 99)
    print(f"mean reward against random players: {before:+.2f} before, {after:+.2f} after {games} games")
    print(
        "weights: "
        + ", ".join(f"{name} {weight:+.2f}" for name, weight in zip((*KINDS, "pays", "paid"), weights, strict=True))
    )
    return before, after


if __name__ == "__main__":
    main()
