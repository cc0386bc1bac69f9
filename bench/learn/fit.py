"""Fits a net of two layers to the winners: the scores of all seats of a position, as chances, against who won."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from bench.learn.positions import Positions
from clowder.core.net import BITS, FIRST_BITS, ONE, weights_hash

BATCH = 1024  # positions
DECAY = 0.003
FASTEST = 0.002


@dataclass
class Recipe:
    """Enough to do it again."""

    game: str
    seed: int
    games: int
    every: int
    hidden: int = 32
    second: int = 16
    epochs: int = 6
    within: bool = False  # positions within turns as well: where actions are judged at once
    points: float = 0.0  # the part of the victory that goes by points


class Fit:
    """Weights with what Adam remembers of them."""

    def __init__(self, size: int, recipe: Recipe) -> None:
        luck = np.random.default_rng(recipe.seed)
        hidden, second = recipe.hidden, recipe.second
        self.weights: dict[str, Any] = {
            "first": (luck.normal(size=(size, hidden)) * 0.1).astype(np.float32),
            "first_bias": np.zeros(hidden, np.float32),
            "middle": (luck.normal(size=(hidden, second)) * (2 / hidden) ** 0.5).astype(np.float32),
            "middle_bias": np.zeros(second, np.float32),
            "last": (luck.normal(size=second) * 0.02).astype(np.float32),
            "hand": np.ones((), np.float32),
        }
        self.slope = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def scores(self, x: Any, hand: Any) -> tuple[Any, Any, Any]:
        w = self.weights
        one = np.maximum(x @ w["first"] + w["first_bias"], 0)
        two = np.maximum(one @ w["middle"] + w["middle_bias"], 0)
        return one, two, two @ w["last"] + w["hand"] * hand

    def step(self, x: Any, hand: Any, won: Any, starts: Any, rate: float) -> None:
        w = self.weights
        one, two, scores = self.scores(x, hand)
        error = ((chances(scores, starts) - won) / len(starts)).astype(np.float32)
        back_two = np.outer(error, w["last"]) * (two > 0)
        back_one = (back_two @ w["middle"].T) * (one > 0)
        slopes = {
            "last": two.T @ error,
            "hand": (error * hand).sum(),
            "middle": one.T @ back_two,
            "middle_bias": back_two.sum(0),
            "first": x.T @ back_one,
            "first_bias": back_one.sum(0),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.slope[name] += 0.1 * (slope - self.slope[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.slope[name] / (1 - 0.9**self.steps)
            size = np.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-8
            shrink = DECAY * w[name] if name in ("first", "middle") else 0
            w[name] = (w[name] - rate * (mean / size + shrink)).astype(np.float32)


def chances(scores: Any, starts: Any) -> Any:
    """Scores of rows as chances within their positions."""
    counts = np.diff(np.append(starts, len(scores)))
    raised = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
    return raised / np.repeat(np.add.reduceat(raised, starts), counts)


class Rows:
    """Positions by number, as batches."""

    def __init__(self, data: Positions, size: int) -> None:
        self.data = data
        self.size = size
        self.row = np.concatenate([[0], np.cumsum(data.seats, dtype=np.int64)])
        self.place = np.concatenate([[0], np.cumsum(data.lengths, dtype=np.int64)])

    def batch(self, chosen: Any) -> tuple[Any, Any, Any, Any]:
        """Numbers, hand-made scores, shares of the victory, and where each position begins."""
        counts = self.data.seats[chosen].astype(np.int64)
        rows = spread(self.row[chosen], counts)
        lengths = self.data.lengths[rows].astype(np.int64)
        at = spread(self.place[rows], lengths)
        x = np.zeros((len(rows), self.size), np.float32)
        np.add.at(x, (np.repeat(np.arange(len(rows)), lengths), self.data.places[at]), self.data.values[at] / ONE)
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        return x, self.data.hand[rows], self.data.won[rows], starts


def spread(firsts: Any, counts: Any) -> Any:
    """firsts[0], firsts[0] + 1, ... as many as counts[0], then the same for the others."""
    before = np.concatenate([[0], np.cumsum(counts)[:-1]])
    return np.repeat(firsts - before, counts) + np.arange(int(counts.sum()))


def loss(fit: Fit, rows: Rows, chosen: Any) -> tuple[float, float]:
    """Mean log loss of the winner, of the net and of the hand-made scores."""
    total = by_hand = 0.0
    for i in range(0, len(chosen), BATCH):
        x, hand, won, starts = rows.batch(chosen[i : i + BATCH])
        total -= float((won * np.log(chances(fit.scores(x, hand)[2], starts) + 1e-9)).sum())
        by_hand -= float((won * np.log(chances(hand, starts) + 1e-9)).sum())
    return total / len(chosen), by_hand / len(chosen)


def scaled_by_hand(rows: Rows, chosen: Any) -> tuple[float, float]:
    """The hand-made scores at their best scale, and their log loss there: what mere confidence would bring."""
    counts = rows.data.seats[chosen].astype(np.int64)
    at = spread(rows.row[chosen], counts)
    hand, won = rows.data.hand[at], rows.data.won[at]
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    found = [
        (float(-(won * np.log(chances(scale * hand, starts) + 1e-9)).sum()) / len(chosen), scale)
        for scale in np.arange(0.2, 2.01, 0.05)
    ]
    least, scale = min(found)
    return least, float(scale)


def fit(data: Positions, size: int, recipe: Recipe) -> dict[str, Any]:
    """The net as data. The last tenth of the games is kept aside for the figures told on the way."""
    rows = Rows(data, size)
    aside = data.game >= 0.9 * recipe.games
    test = np.flatnonzero(aside)[:40000]
    train = np.flatnonzero(~aside)
    found = Fit(size, recipe)
    luck = np.random.default_rng(recipe.seed + 1)
    steps = recipe.epochs * (len(train) // BATCH)
    started = time.monotonic()
    print(f"{len(train)} positions to learn from, {len(test)} kept aside, {size} places", flush=True)
    losses = loss(found, rows, test)
    print("by hand at the best scale: log loss {:.4f}, scale {:.2f}".format(*scaled_by_hand(rows, test)), flush=True)
    for epoch in range(recipe.epochs):
        order = luck.permutation(train)
        for i in range(0, len(order) - BATCH + 1, BATCH):
            rate = FASTEST * (1 - found.steps / steps) + 1e-5
            found.step(*rows.batch(order[i : i + BATCH]), rate)
        losses = loss(found, rows, test)
        told = f"log loss {losses[0]:.4f}, by hand {losses[1]:.4f}"
        print(f"epoch {epoch}: {told}, {time.monotonic() - started:.0f} s", flush=True)
    return as_data(found, size, recipe, losses)


def as_data(found: Fit, size: int, recipe: Recipe, losses: tuple[float, float]) -> dict[str, Any]:
    """Whole numbers, and how they came about."""
    w = found.weights

    def whole(values: Any, bits: int) -> list[int]:
        return [int(value) for value in np.rint(np.ravel(values).astype(np.float64) * (1 << bits))]

    data: dict[str, Any] = {
        "version": 1,
        "recipe": {**vars(recipe), "log_loss": round(losses[0], 4), "log_loss_by_hand": round(losses[1], 4)},
        "hash": "",
        "size": size,
        "hidden": recipe.hidden,
        "second": recipe.second,
        "hand": whole(w["hand"], BITS)[0],
        "first": whole(w["first"], BITS),
        "first_bias": whole(w["first_bias"], FIRST_BITS),
        "middle": whole(w["middle"].T, BITS),
        "middle_bias": whole(w["middle_bias"], 2 * BITS),
        "last": whole(w["last"], BITS),
    }
    data["hash"] = weights_hash(data)
    return data
