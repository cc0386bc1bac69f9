"""Positions at the beginning of turns with what came of them: from kept games to arrays."""

import importlib
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.learn.games import dealt, kept


@dataclass
class Positions:
    """Rows are seats; those of one position stand together. Places and values of all rows follow one another."""

    game: Any  # of every position, its number
    seats: Any  # of every position
    lengths: Any  # of every row: how many places it has
    places: Any
    values: Any
    hand: Any  # of every row: the hand-made score
    won: Any  # of every row: the share of the victory


def collect(game: str, seed: int, path: Path, games: int, every: int) -> Positions:
    """Every n-th beginning of a turn, shifted from game to game."""
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
            if seat != last:
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
        ranks = [int(rank) for rank in state.ranks()]
        shares = [(rank == 1) / ranks.count(1) for rank in ranks]
        won.extend(shares * begun)
        numbers.extend([number] * begun)
        seats.extend([len(ranks)] * begun)
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
