"""Learn to beat `kitten` in If It Fits between two from games against itself, in numpy, in a minute of computing.

    python examples/beat_kitten.py         (--check fails unless it wins more than half)

It tries every legal move in a world that it cannot tell from the real one and takes the move after which it believes to
win most often. What it believes is a logistic regression on what the environments see (docs/research.md): points, cats
and cards of both, sums over the table, and which of "closed", "plus", "minus", "mine" and "theirs" come together there.
It begins with moves at random. Round after round it plays against itself, and fits its belief to who won. It knows
nothing of strategy, never asks the engine's own judgement (`State.evaluate`), and meets kitten only to be measured.
Needs the extra `rl`.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np

import clowder
from clowder.adapters.encoders import make_encoder
from clowder.bots.chair import Bot, Chair
from clowder.bots.levels import level_bot
from clowder.core.intervals import wilson
from clowder.core.rng import Rng
from clowder.core.state import State

SEATS = 2
GAME = clowder.game("if-it-fits")
ENCODER = make_encoder(GAME, SEATS)
NUMBERS = ("held", "supply", "scores", "negative", "pile", "ending")  # blocks that are taken as they are
PLANES = [0, 13, 14, 15, 17, 18, 19, 20, 21, 22]  # card, closed, plus, minus, sleepers, cats across, who takes the box
PAIRS = np.triu_indices(len(PLANES))
HEAT = 0.3  # how freely it tries other moves while it learns
DOUBT = 5.0  # what holds weights near 0 until enough games speak for them
SURE = 8.0  # belief in a game that is over
MEMORY = 4  # rounds that a belief is fitted to: older games were played too badly
Numbers = Any


def features(states: list[State], seat: int) -> Numbers:
    """What a seat sees of each state, in a few hundred numbers: one set for each kind of decision that comes next."""
    seen = np.zeros((len(states), ENCODER.size), dtype=np.float32)
    for row, state in enumerate(states):
        ENCODER.write(state, seat, seen[row])
    parts = ENCODER.split(seen)
    table = parts["table"].reshape(len(states), parts["table"].shape[1], -1)
    some = table[:, PLANES]
    together = (some @ some.transpose(0, 2, 1))[:, PAIRS[0], PAIRS[1]]
    lead = 5 * (parts["scores"][:, :1] - parts["scores"][:, 1:])
    ones = np.ones((len(states), 1), dtype=np.float32)
    plain = [parts[name] for name in NUMBERS]
    found = np.hstack([ones, *plain, lead, np.tanh(2 * lead), table.sum(axis=2) / 10, together / 10])
    mine = parts["to_act"][:, :1]
    begins = parts["phase"][:, :1] + parts["phase"][:, 1:2]  # start or choose
    kinds = np.hstack([mine * begins, mine * parts["phase"][:, 2:4], 1 - mine])
    return (kinds[:, :, None] * found[:, None, :]).reshape(len(states), -1)


FEATURES = features([GAME.new(seats=SEATS, seed=0)], 0).shape[1]


def shares(state: State) -> list[float]:
    """What a game that is over was worth to each seat: a win shared by two is half."""
    ranks = list(state.ranks())
    return [(rank == 1) / ranks.count(1) for rank in ranks]


class Believer(Bot):
    """One move ahead by what it believes. With `heat` it tries others too; what it did then stands in `notes`."""

    def __init__(self, weights: Numbers, heat: float = 0.0) -> None:
        self.weights = weights
        self.heat = heat
        self.notes: list[tuple[int, Numbers]] = []

    def choose(self, chair: Chair, rng: Rng) -> int:
        actions, world = chair.legal_actions(), chair.sample(rng)
        after = []
        for action in actions:
            state = world.clone()
            state.apply(action)
            after.append(state)
        found = features(after, chair.seat)
        beliefs = found @ self.weights
        for row, state in enumerate(after):
            if state.is_over():
                beliefs[row] = SURE * (2 * shares(state)[chair.seat] - 1)
        if self.heat == 0:
            return actions[int(beliefs.argmax())]
        powers = np.cumsum(np.exp((beliefs - beliefs.max()) / self.heat))
        chosen = min(int(np.searchsorted(powers, rng.chance() * powers[-1])), len(actions) - 1)
        self.notes.append((chair.seat, found[chosen]))
        return actions[chosen]


def play(bots: list[Bot], seed: int) -> list[float]:
    """One game; what it was worth to each seat."""
    state, luck = GAME.new(seats=SEATS, seed=seed), Rng(seed)
    while not state.is_over():
        seat = state.to_act()
        state.apply(bots[seat].choose(Chair(state, seat), luck))
    return shares(state)


def fit(seen: Numbers, won: Numbers, weights: Numbers) -> Numbers:
    """The weights of a logistic regression by Newton's steps."""
    for _ in range(8):
        likely = 1 / (1 + np.exp(-seen @ weights))
        slope = seen.T @ (likely - won) + DOUBT * weights
        bend = (seen * (likely * (1 - likely))[:, None]).T @ seen + DOUBT * np.eye(len(weights), dtype=np.float32)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if np.abs(step).max() < 0.01:
            break
    return weights.astype(np.float32)


def learn(rounds: int, games: int, seed: int = 1) -> Numbers:
    """Weights after so many rounds of games against itself."""
    weights = np.zeros(FEATURES, dtype=np.float32)
    seen: list[Numbers] = []
    won: list[Numbers] = []
    for number in range(rounds):
        rows, results = [], []
        for game in range(games):
            bot = Believer(weights, HEAT)
            worth = play([bot] * SEATS, seed=(seed << 32) + number * games + game)
            rows += [found for _, found in bot.notes]
            results += [worth[seat] for seat, _ in bot.notes]
        seen = [*seen, np.array(rows)][-MEMORY:]
        won = [*won, np.array(results, dtype=np.float32)][-MEMORY:]
        weights = fit(np.concatenate(seen), np.concatenate(won), weights)
    return weights


def measure(weights: Numbers, games: int, seed: int = 99) -> tuple[float, float, float]:
    """The share of wins against kitten with its interval of 95 %; every deal is played from both seats."""
    believer, kitten = Believer(weights), level_bot("kitten", GAME.id, clock=False)
    won = 0.0
    for game in range(games):
        seat = game % 2
        worth = play([believer, kitten] if seat == 0 else [kitten, believer], seed=(seed << 32) + game // 2)
        won += worth[seat]
    return (won / games, *wilson(won / games, games))


def told(name: str, share: tuple[float, float, float]) -> str:
    return f"wins {name}: {100 * share[0]:.1f} % ({100 * share[1]:.1f} - {100 * share[2]:.1f})"


def main(rounds: int = 6, games: int = 300, check: int = 1000) -> float:
    """Learn, measure and tell; returns the low end of the interval."""
    before = measure(np.zeros(FEATURES, dtype=np.float32), max(2, check // 5))
    begun, used = time.perf_counter(), time.process_time()
    weights = learn(rounds, games)
    seconds, computing = time.perf_counter() - begun, time.process_time() - used
    print(f"{rounds * games:,} games against itself in {seconds:.0f} s, {computing:.0f} s of computing")
    after = measure(weights, check)
    print(f"{told('before', before)}, {told('after', after)}; {check} games against kitten, even is 50 %")
    return after[1]


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Learn to beat kitten in If It Fits between two.")
    asked.add_argument("--rounds", type=int, default=6, help="how often it plays and fits its belief")
    asked.add_argument("--games", type=int, default=300, help="games against itself in each round")
    asked.add_argument("--check", action="store_true", help="fail unless the interval lies above one half")
    given = asked.parse_args()
    low = main(given.rounds, given.games)
    sys.exit(1 if given.check and low <= 1 / SEATS else 0)
