"""Plays random games until the wished number is reached; any broken promise stops it with the seed that shows it.

bin/soak --games 10000
"""

import argparse
import importlib
import importlib.util
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import clowder
from clowder.core.rng import Rng
from clowder.core.state import State, random_playout
from clowder.core.types import NOBODY
from tests.contract.catalog import all_cases, case_name
from tests.contract.checks import ALL, check_ended

BLOCK = 250  # games of one case in one task
CHECKED = 250  # every so many games the whole contract is looked at


def audit(game_id: str, when: str) -> Callable[[State], None] | None:
    """What a game's tests look at beyond the contract: tests/games/<game>/audit.py with each_step and at_end."""
    name = f"tests.games.{game_id.replace('-', '_')}.audit"
    return getattr(importlib.import_module(name), when, None) if importlib.util.find_spec(name) else None


def play_out(state: State, rng: Rng, each_step: Callable[[State], None] | None) -> int:
    if each_step is None:
        return int(random_playout(state, rng))
    decisions = 0
    while state.to_act() != NOBODY:
        state.apply(state.nth_action(rng.below(state.count_actions())))
        each_step(state)
        decisions += 1
    return decisions


def soak(case: tuple[str, int, dict[str, Any]], first: int, games: int) -> int:
    """Play games with seeds from `first` on; returns the number of decisions."""
    game_id, seats, options = case
    game = clowder.game(game_id)
    each_step, at_end = audit(game_id, "each_step"), audit(game_id, "at_end")
    decisions = 0
    for seed in range(first, first + games):
        try:
            state = game.new(seats=seats, options=options, seed=seed)
            decisions += play_out(state, Rng(seed + 1), each_step)
            check_ended(game, state)
            if at_end is not None:
                at_end(state)
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
