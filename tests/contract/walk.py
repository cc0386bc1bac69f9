"""Random games that the checks look at, each played once and kept."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from clowder.core.game import Game
from clowder.core.rng import Rng
from clowder.core.state import State

LONGEST = 20_000  # decisions; a random game beyond this counts as endless


class History(NamedTuple):
    """Copies of every state of one game (the last one is over), their keys when they were made, and what was done."""

    states: list[State]
    keys: list[tuple[int, ...]]
    actions: list[int]
    texts: list[str]

    def spread(self, plies: int) -> list[State]:
        """Up to so many states that somebody had to decide in, from the first to the last."""
        running = self.states[:-1]
        if len(running) <= plies:
            return running
        return [running[i * (len(running) - 1) // (plies - 1)] for i in range(plies)]


def history(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> History:
    return _history(game, seats, json.dumps(options, sort_keys=True), seed)


@lru_cache(maxsize=4)
def _history(game: Game, seats: int, options: str, seed: int) -> History:
    state = game.new(seats=seats, options=json.loads(options), seed=seed)
    choose = Rng(seed + 1)
    found = History([], [], [], [])
    while state.to_act() >= 0:
        assert len(found.actions) < LONGEST, f"the game does not end within {LONGEST} decisions"
        _keep(found, state)
        count = state.count_actions()
        assert count > 0, f"seat {state.to_act()} is to act and has nothing to do"
        action = state.nth_action(choose.below(count))
        found.actions.append(action)
        found.texts.append(state.action_text(action))
        state.apply(action)
    _keep(found, state)
    return found


def _keep(found: History, state: State) -> None:
    copy = state.clone()
    assert copy.key() == state.key(), "a clone differs from its original"
    found.states.append(copy)
    found.keys.append(copy.key())


def some(rng: Rng, items: Any, count: int) -> list[Any]:
    """Up to so many of the items, in their order; the first and the last are always among them."""
    size = len(items)
    if size <= count:
        return list(items)
    chosen = {0, size - 1}
    while len(chosen) < count:
        chosen.add(int(rng.below(size)))
    return [items[i] for i in sorted(chosen)]


def text_of(data: Any) -> bytes:
    """JSON as it would be sent: what must be equal is compared byte by byte."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
