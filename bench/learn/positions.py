"""Positions with what came of them: from kept games to arrays."""

import importlib
import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.learn.games import dealt, kept

POINTS_APART = 3.0  # a lead of so many points makes a share e times as large, where points count


@dataclass
class Positions:
    """Rows are seats; those of one position stand together. Places and values of all rows follow one another."""

    game: Any  # of every position, its number
    seats: Any  # of every position
    lengths: Any  # of every row: how many places it has
    places: Any
    values: Any
    hand: Any  # of every row: the hand-made score
    won: Any  # of every row: the share of the victory, and perhaps of the points


def shares(state: Any, points: float) -> list[float]:
    """What each seat gets of the victory; `points` is the part of it that goes by the points at the end."""
    ranks = [int(rank) for rank in state.ranks()]
    won = [(rank == 1) / ranks.count(1) for rank in ranks]
    if points == 0.0:
        return won
    scores = [float(score) for score in state.outcome().scores]
    raised = [math.exp((score - max(scores)) / POINTS_APART) for score in scores]
    return [(1 - points) * one + points * two / sum(raised) for one, two in zip(won, raised, strict=True)]


def collect(
    game: str, seed: int, path: Path, games: int, every: int, within: bool = False, points: float = 0.0
) -> Positions:
    """Every n-th beginning of a turn, shifted from game to game; `within` turns: every n-th decision."""
    described = importlib.import_module(f"clowder.games.{game.replace('-', '_')}.learned").described
    numbers: list[int] = []
    seats: list[int] = []
    lengths: list[int] = []
    places: list[int] = []
    values: list[int] = []
    hand: list[float] = []
    won: list[float] = []
    started = time.monotonic()
    for number, actions in kept(path, games):
        state = dealt(game, seed, number)
        last, turn, begun = -1, number % every, 0
        for action in actions:
            seat = int(state.to_act())
            if within or seat != last:
                turn += 1
                if turn % every == 0:
                    begun += 1
                    for score, pairs in described(state):
                        hand.append(score)
                        lengths.append(len(pairs))
                        places.extend(place for place, _ in pairs)
                        values.extend(value for _, value in pairs)
            last = seat
            state.apply(action)
        won.extend(shares(state, points) * begun)
        numbers.extend([number] * begun)
        seats.extend([int(state.seats)] * begun)
        if (number + 1) % 2000 == 0:
            print(f"{game}: {number + 1} games read, {time.monotonic() - started:.0f} s", flush=True)
    return Positions(
        np.array(numbers, np.int32),
        np.array(seats, np.int16),
        np.array(lengths, np.int16),
        np.array(places, np.int16),
        np.array(values, np.int16),
        np.array(hand, np.float32),
        np.array(won, np.float32),
    )
