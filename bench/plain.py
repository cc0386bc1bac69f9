"""Our search against the textbook's (bench/tune/plain_bot.py), both compiled, at equal CPU time per decision.

    python -m bench.plain [GAME ...] [--simulations 150] [--deals 10] [--seed 5001] [--seats N]

The plain bot is compiled by mypyc into a temporary folder. Ours makes so many simulations per decision and never stops
early; the plain one has as much CPU time per decision as ours took on average so far. One of ours sits among plain
ones, on the same deal from every seat (the fewest seats of a game unless told). Told are our wins with their 95 %
interval over deals, and CPU and simulations per decision of both.
"""

import argparse
import importlib.util
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import clowder
from bench.paired import spread
from clowder.bots.chair import Chair
from clowder.bots.levels import make_bot
from clowder.bots.search import Search
from clowder.core.rng import Rng

SOURCE = Path(__file__).parent / "tune/plain_bot.py"


def compiled(folder: Path) -> Any:
    """The class of the plain bot, compiled as the engine is."""
    shutil.copy(SOURCE, folder)
    engine = str(Path(clowder.__file__).parents[1])
    command = [sys.executable, "-m", "mypyc", SOURCE.name]
    subprocess.run(command, cwd=folder, env={**os.environ, "MYPYPATH": engine}, check=True, capture_output=True)
    spec = importlib.util.spec_from_file_location("plain_bot", next(folder.glob("plain_bot*.so")))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PlainIsmcts


class Side:
    """What decisions of one side took."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.simulations = 0

    def choose(self, chair: Chair, luck: Rng) -> int:
        if len(chair.legal_actions()) == 1:
            return chair.legal_actions()[0]
        before = time.process_time()
        action = int(self.bot.choose(chair, luck))
        self.seconds += time.process_time() - before
        self.decisions += 1
        self.simulations += int(self.bot.done)
        return action

    def told(self) -> str:
        per = f"{1000 * self.seconds / self.decisions:.0f} ms"
        return f"{per} and {self.simulations / self.decisions:.0f} simulations"


def duel(game: str, kind: Any, asked: argparse.Namespace) -> str:
    seats = asked.seats or clowder.game(game).min_seats
    search = make_bot("search", {"simulations": asked.simulations}, game)
    assert isinstance(search, Search)
    ours, theirs = Side(search), Side(kind(milliseconds=30.0))
    wins: list[float] = []
    for deal in range(asked.deals):
        rows: list[float] = []
        for own in range(seats):
            state, luck = clowder.game(game).new(seats=seats, seed=asked.seed + deal), Rng(77 * deal + own + 1)
            while (seat := int(state.to_act())) >= 0:
                if ours.decisions:
                    theirs.bot.milliseconds = 1000.0 * ours.seconds / ours.decisions
                state.apply((ours if seat == own else theirs).choose(Chair(state, seat), luck))
            ranks = list(state.ranks())
            rows.append((ranks[own] == 1) / ranks.count(1))
        wins.append(statistics.fmean(rows))
    share, half = spread(wins)
    told = f"wins {100 * share:.0f} % (+- {100 * half:.0f}) of {seats * len(wins)} games"
    return f"{game}, {seats} seats: {told}; ours {ours.told()} per decision, plain {theirs.told()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--simulations", type=int, default=150)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=5001)
    parser.add_argument("--seats", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kind = compiled(Path(folder))
        for game in asked.games or clowder.game_ids():
            print(duel(game, kind, asked), flush=True)


if __name__ == "__main__":
    main()
