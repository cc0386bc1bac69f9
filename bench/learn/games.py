"""Games to learn from, played by quick players who look one decision ahead, err now and then, and are all alike.

A game is kept as one line: its number and its actions. Seats, options and seed follow from the number, so a file can be
played again, and a longer one begins with the shorter one.
"""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import clowder
from bench.learn.tables import table
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot
from clowder.core.seeds import seed_of

BLUNDER = 0.04  # any move at all: positions nobody would choose have to be judged as well
NOISE = 0.003


def dealt(game: str, seed: int, number: int) -> clowder.State:
    """The n-th game before its first decision."""
    seats, options = table(game, number)
    return clowder.game(game).new(seats=seats, options=options, seed=seed_of("learn", game, seed, number))


def play(game: str, seed: int, number: int) -> list[int]:
    """The actions of the n-th game."""
    state = dealt(game, seed, number)
    luck = clowder.Rng(seed_of("learn player", game, seed, number))
    bot = GreedyBot(samples=1, blunder=BLUNDER, noise=NOISE)
    actions: list[int] = []
    while (seat := int(state.to_act())) >= 0:
        action = int(bot.choose(Chair(state, seat), luck))
        state.apply(action)
        actions.append(action)
    return actions


def generate(game: str, seed: int, games: int, path: Path) -> None:
    """Add games to a file until it holds so many."""
    path.parent.mkdir(parents=True, exist_ok=True)
    have = sum(1 for _ in path.open(encoding="utf-8")) if path.exists() else 0
    started = time.monotonic()
    with path.open("a", encoding="utf-8") as file:
        for number in range(have, games):
            file.write(json.dumps([number, play(game, seed, number)], separators=(",", ":")) + "\n")
            if (number + 1) % 1000 == 0:
                file.flush()
                print(f"{game}: {number + 1} games, {time.monotonic() - started:.0f} s", flush=True)


def kept(path: Path, games: int) -> Iterator[tuple[int, list[int]]]:
    """The first games of a file: number and actions."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            number, actions = json.loads(line)
            if number >= games:
                return
            yield number, actions
