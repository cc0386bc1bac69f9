"""Random games of the engines beside the slow references, as long as you like; every difference is told with its seed.

bin/soak reference [GAME] --games 2000
"""

import argparse
import importlib
import importlib.util
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import clowder
from tests.contract.catalog import present_ids

BLOCK = 50  # games of one family in one task
TOLD = 5  # differences of one family that are printed


def beside(game_id: str) -> Any:
    """tests/games/<game>/reference_walk.py: FAMILIES of tables and `walk`; None for a game without a reference."""
    name = f"tests.games.{game_id.replace('-', '_')}.reference_walk"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.differences += other.differences


def play(game_id: str, family: str, first: int, games: int) -> Tally:
    """Games with the seeds from `first` on; the seed also chooses seats and options."""
    module, tally = beside(game_id), Tally()
    for seed in range(first, first + games):
        seats, options = module.FAMILIES[family](clowder.Rng(seed))
        try:
            tally.decisions += module.walk(seats, options, seed)
        except Exception as error:  # whatever it is, it is a difference: the soak counts them and goes on
            told = {name: "own" if isinstance(value, dict) else value for name, value in options.items()}
            tally.differences.append(f"seed {seed}, {seats} seats, {told}: {error!r}")
        tally.games += 1
    return tally


def soak(game_id: str, family: str, games: int, first: int, until: float, pool: ProcessPoolExecutor) -> Tally:
    """All blocks of one family; those that have not begun when the time is over are left out."""
    tally = Tally()
    starts = range(first, first + games, BLOCK)
    waiting = [pool.submit(play, game_id, family, start, min(BLOCK, first + games - start)) for start in starts]
    for task in waiting:
        if time.time() > until:
            for left in waiting:  # all of them: the pool takes the next while this one is waited for
                left.cancel()
        if not task.cancelled():
            tally.add(task.result())
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="bin/soak reference", description="Engines beside the slow references.")
    known = [game_id for game_id in present_ids() if beside(game_id)]
    parser.add_argument("game", nargs="?", choices=known, help="only this game")
    parser.add_argument("--games", type=int, default=2000, help="games per family of options")
    parser.add_argument("--family", help="only this family of options")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--minutes", type=float, default=1e6, help="at most so long for each family")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    failed = False
    print(f"compiled={clowder.is_compiled()}")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game_id in [asked.game] if asked.game else known:
            for family in beside(game_id).FAMILIES:
                if asked.family not in (None, family):
                    continue
                begun = time.time()
                tally = soak(game_id, family, asked.games, asked.first, begun + 60 * asked.minutes, pool)
                failed = failed or bool(tally.differences)
                print(
                    f"{game_id} {family}: {tally.games:,} games, {tally.decisions:,} decisions, "
                    f"{len(tally.differences)} divergences, {time.time() - begun:.0f} s",
                    flush=True,
                )
                for difference in tally.differences[:TOLD]:
                    print(f"  {difference}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
