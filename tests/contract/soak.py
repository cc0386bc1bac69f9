"""Plays random games until the wished number is reached; any broken promise stops it with the seed that shows it.

bin/soak --games 10000
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import clowder
from clowder.core.rng import Rng
from clowder.core.state import random_playout
from tests.contract.catalog import all_cases, case_name
from tests.contract.checks import ALL, check_ended

BLOCK = 250  # games of one case in one task
CHECKED = 250  # every so many games the whole contract is looked at


def soak(case: tuple[str, int, dict[str, Any]], first: int, games: int) -> int:
    """Play games with seeds from `first` on; returns the number of decisions."""
    game_id, seats, options = case
    game = clowder.game(game_id)
    decisions = 0
    for seed in range(first, first + games):
        try:
            state = game.new(seats=seats, options=options, seed=seed)
            decisions += int(random_playout(state, Rng(seed + 1)))
            check_ended(game, state)
            if seed % CHECKED == 0:
                for check in ALL:
                    check(game, seats, options, seed)
        except Exception as error:
            raise RuntimeError(f"{case_name(case)} seed {seed}: {error!r}") from error
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games over every game, seat count and option set.")
    parser.add_argument("--games", type=int, default=1000, help="games per case")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    asked = parser.parse_args()
    cases = [case for case in all_cases() if asked.game in (None, case[0])]
    tasks = [(case, first) for case in cases for first in range(0, asked.games, BLOCK)]
    begun, decisions = time.time(), 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        waiting = [pool.submit(soak, case, first, min(BLOCK, asked.games - first)) for case, first in tasks]
        for done, future in enumerate(as_completed(waiting), 1):
            decisions += future.result()
            sys.stderr.write(f"\r{done} of {len(tasks)} blocks, {decisions:,} decisions, {time.time() - begun:.0f} s ")
    total = asked.games * len(cases)
    print(f"\n{total:,} games of {len(cases)} cases ended, {decisions:,} decisions, compiled={clowder.is_compiled()}")


if __name__ == "__main__":
    main()
