"""Learn to play Csacska Macska from nothing but coins, with a few lines of numpy.

    python examples/train_policy.py

A softmax policy with one weight per feature of a move: its kind, what it pays at once, and whether its card is one that
a series of its colour waits for. The weights follow the policy gradient (REINFORCE): a choice is praised for the coins
that come soon after it, more than the others get. Needs the extra `rl`.
"""

from typing import Any

import numpy as np

from clowder.adapters.gymnasium import ClowderEnv

KINDS = ("take", "draw", "steal", "play", "discard", "score", "keep")
NAMES = (*KINDS, "pays", "pays nothing", "wanted", "spoils")
COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "G": "green"}
PATIENCE = 0.8  # how much a coin counts one decision later
Numbers = Any


def fit(card: str, series: list[dict[str, Any]]) -> tuple[bool, bool]:
    """Whether a number card would end the series of its colour in 9, and whether it would end it in something else."""
    for lane in series:
        if lane["colour"] == COLOURS.get(card[0]) and lane["target"] == lane["size"] + 1:
            wanted = any(int(number) in lane["wants"] for number in card[1:].split("/") if number.isdigit())
            return wanted, not wanted
    return False, False


def features(env: ClowderEnv, mask: Numbers) -> tuple[Numbers, Numbers]:
    """The legal actions, and the features of each."""
    actions, view = np.flatnonzero(mask), env.view()
    found = np.zeros((len(actions), len(NAMES)))
    for row, action in enumerate(actions):
        text = env.action_text(int(action))
        kind, *words = text.split()
        if kind in KINDS:
            found[row, KINDS.index(kind)] = 1
        if text in view["stakes"]:
            found[row, -4] = view["stakes"][text]
            found[row, -3] = view["stakes"][text] == 0
        pile = view["piles"][int(words[0][1:]) - 1].split() if kind == "take" else []
        card = words[0] if kind == "play" else pile[-1] if pile else ""
        if card:
            found[row, -2:] = fit(card, view["series"][view["active"]])
    return actions, found


def softmax(values: Numbers) -> Numbers:
    powers = np.exp(values - values.max())
    return powers / powers.sum()


def lead(env: ClowderEnv) -> float:
    """The agent's coins above the mean of the others'."""
    mine, *others = env.view()["coins"]
    return float(mine - np.mean(others))


def play(env: ClowderEnv, weights: Numbers, luck: Numbers) -> tuple[float, Numbers]:
    """One game: its reward by rank, and the direction in which the weights should go."""
    seen, _ = env.reset(seed=int(luck.integers(1 << 30)))
    scores, leads = [], [lead(env)]
    while True:
        actions, found = features(env, seen["action_mask"])
        chances = softmax(found @ weights)
        pick = luck.choice(len(actions), p=chances)
        scores.append(found[pick] - chances @ found)
        seen, reward, terminated, truncated, _ = env.step(actions[pick])
        leads.append(lead(env))
        if terminated or truncated:
            break
    direction, praise = np.zeros_like(weights), 0.0
    for score, gain in zip(reversed(scores), reversed(np.diff(leads)), strict=True):
        praise = gain + PATIENCE * praise
        direction += praise * score
    return float(reward), direction / len(scores)


def measure(env: ClowderEnv, weights: Numbers, games: int, seed: int) -> float:
    """The mean reward: 1 is first always, 0 even, -1 last always."""
    luck = np.random.default_rng(seed)
    return float(np.mean([play(env, weights, luck)[0] for _ in range(games)]))


def main(games: int = 200, check: int = 100, step: float = 1.0) -> tuple[float, float]:
    env = ClowderEnv("csacska-macska", seats=3, bots="random")
    luck = np.random.default_rng(1)
    weights = np.zeros(len(NAMES))
    before = measure(env, weights, check, 99)
    for _ in range(games):
        weights += step * play(env, weights, luck)[1]
    after = measure(env, weights, check, 99)
    print(f"mean reward against random players: {before:+.2f} before, {after:+.2f} after {games} games")
    print("weights: " + ", ".join(f"{name} {weight:+.2f}" for name, weight in zip(NAMES, weights, strict=True)))
    return before, after


if __name__ == "__main__":
    main()
