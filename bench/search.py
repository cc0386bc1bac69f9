"""How fast the search is, where its time goes, and whether levels keep to their time.

python bench/search.py [--no-caps] [GAME ...]

The second line of a game is the search as it was before: a tree, in which everybody peeks, and the evaluation by hand.
"""

import argparse
import time
from typing import Any

import clowder
from clowder.bots.chair import Chair
from clowder.bots.levels import LEVELS, level_bot, search_settings
from clowder.bots.search import Search
from clowder.bots.settings import Settings

SIMULATIONS = 400
DECISIONS = (5, 15, 25)
LUCK = 6  # searches per position where savings are counted


def position(game: clowder.Game, decisions: int) -> clowder.State:
    state = game.new(seats=4, options={}, seed=3)
    rng = clowder.Rng(5)
    while decisions > 0 and state.to_act() >= 0:
        state.apply(state.nth_action(rng.below(state.count_actions())))
        decisions -= 1
    while state.count_actions() < 2:
        state.apply(state.nth_action(0))
    return state


def speed(game: clowder.Game, name: str, changed: dict[str, Any]) -> None:
    done = looked = 0
    cpu = sampling = evaluating = thinking = 0.0
    for decisions in DECISIONS:
        state = position(game, decisions)
        for timed in (False, True):
            search = Search(
                Settings(**{**search_settings(game.id), "simulations": SIMULATIONS, "timed": timed, **changed})
            )
            before = time.process_time()
            search.choose(Chair(state, state.to_act()), clowder.Rng(1))
            if timed:
                sampling += search.sampling
                evaluating += search.evaluating
                thinking += search.thinking
            else:
                cpu += time.process_time() - before
                done += int(search.done)
                looked += int(search.looked)
    shares = f"sample {sampling / thinking:.0%}, evaluate {evaluating / thinking:.0%}"
    rates = f"{done / cpu:.0f} simulations and {looked / cpu:.0f} looks per CPU second"
    print(f"{game.id}, {name}: {rates}; {shares}, descend the rest", flush=True)


def saved(game: clowder.Game) -> None:
    """What it saves to stop when the choice is settled; the choice is the same."""
    done = [0, 0]
    for decisions in DECISIONS:
        for seed in range(LUCK):
            state, chosen = position(game, decisions), []
            for settled in (False, True):
                given = {**search_settings(game.id), "simulations": SIMULATIONS, "settled": settled}
                search = Search(Settings(**given))
                chosen.append(search.choose(Chair(state, state.to_act()), clowder.Rng(seed)))
                done[settled] += int(search.done)
            assert chosen[0] == chosen[1]
    print(f"{game.id}: {1 - done[1] / done[0]:.0%} of the simulations saved once settled", flush=True)


def caps(game: clowder.Game) -> None:
    for name, level in LEVELS.items():
        if not level.milliseconds:
            continue
        worst = 0.0
        for decisions in DECISIONS:
            state = position(game, decisions)
            before = time.perf_counter()
            level_bot(name, game.id).choose(Chair(state, state.to_act()), clowder.Rng(1))
            worst = max(worst, (time.perf_counter() - before) * 1000)
        allowed = level.milliseconds * 1.2 + 20
        verdict = "kept" if worst <= allowed else "EXCEEDED"
        print(f"{game.id}: {name} at most {worst:.0f} ms of {level.milliseconds} ms: {verdict}", flush=True)


BEFORE = {"hide": False, "learned": False, "race": False, "quick_draws": 6, "worlds": 48}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--no-caps", action="store_true", help="speed only: the caps take a minute per game")
    asked = parser.parse_args()
    for id in asked.games or clowder.game_ids():
        speed(clowder.game(id), "as it is", {})
        speed(clowder.game(id), "before", BEFORE)
        saved(clowder.game(id))
        if not asked.no_caps:
            caps(clowder.game(id))


if __name__ == "__main__":
    main()
