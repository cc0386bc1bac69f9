"""How fast the engine is, by CPU time, in this process: `python -m clowder.cli.measure` is what bench starts.

Arguments as JSON: game, place (where it is found), seats, options, seconds. One JSON object on stdout.
"""

import json
import sys
import time
from collections.abc import Callable

import clowder
from clowder.core.game import Game
from clowder.core.rng import Rng
from clowder.core.state import State, listed_playout, random_playout
from clowder.core.types import Json
from clowder.games import GAMES

STARTS = 16


def measure(game: Game, seats: int, options: Json, seconds: float) -> dict[str, float]:
    """Rates per second of CPU time; each figure takes about `seconds`."""
    starts = [game.new(seats=seats, options=options, seed=seed) for seed in range(STARTS)]
    places = positions(starts[0])
    playouts, decisions = playout_rate(starts, random_playout, seconds)
    _, listed = playout_rate(starts, listed_playout, seconds)
    luck = Rng(5)
    return {
        "playouts": playouts,
        "decisions": decisions,
        "listed": listed,
        "clones": call_rate(places, lambda state: state.clone(), seconds),
        "samples": call_rate(places, lambda state: state.determinize(state.to_act(), luck), seconds),
        "lists": call_rate(places, lambda state: state.legal_actions(), seconds),
    }


def positions(start: State) -> list[State]:
    """Up to 32 states of one random game, from its start to its end."""
    state, choose, found = start.clone(), Rng(3), []
    while state.to_act() >= 0:
        found.append(state.clone())
        state.apply(state.nth_action(choose.below(state.count_actions())))
    return found[:: max(1, len(found) // 32)]


def playout_rate(starts: list[State], playout: Callable[[State, Rng], int], seconds: float) -> tuple[float, float]:
    """Playouts and decisions per second; the start is dealt before and cloned for each."""
    luck = Rng(1)
    playouts = decisions = 0
    begun = now = time.process_time()
    while now - begun < seconds:
        decisions += playout(starts[playouts % STARTS].clone(), luck)
        playouts += 1
        now = time.process_time()
    return playouts / (now - begun), decisions / (now - begun)


def call_rate(places: list[State], call: Callable[[State], object], seconds: float) -> float:
    calls = 0
    begun = now = time.process_time()
    while now - begun < seconds:
        for state in places:
            call(state)
        calls += len(places)
        now = time.process_time()
    return calls / (now - begun)


def main() -> None:
    asked = json.loads(sys.argv[1])
    GAMES.register(asked["game"], asked["place"])  # perhaps one that only the program knows that asked
    facts = measure(clowder.game(asked["game"]), asked["seats"], asked["options"], asked["seconds"])
    print(json.dumps({"compiled": clowder.is_compiled(), **facts}))


if __name__ == "__main__":
    main()
