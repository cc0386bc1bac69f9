"""Positions from the middle of games, for tests that want a decision to think about."""

from typing import Any

import clowder
from clowder.bots.chair import Chair
from clowder.bots.random_bot import RandomBot
from tests.contract.catalog import present_ids

SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "cat-box": [(2, {}), (4, {}), (3, {"rules": "special"})],
    "csacska-macska": [(3, {}), (4, {})],
    "if-it-fits": [(2, {}), (4, {})],
    "cat-attack": [(2, {}), (4, {})],
}


def settings() -> list[tuple[str, int, dict[str, Any]]]:
    return [(id, seats, options) for id in present_ids() for seats, options in SETTINGS.get(id, [(2, {})])]


def middle(game: str, seats: int, options: dict[str, Any], decisions: int, seed: int = 1) -> clowder.State:
    """A game after so many random decisions, or shortly before its end."""
    state = clowder.game(game).new(seats=seats, options=options, seed=seed)
    rng = clowder.Rng(seed)
    before = state
    for _ in range(decisions):
        if state.to_act() < 0:
            return before
        before = state.clone()
        state.apply(RandomBot().choose(Chair(state, state.to_act()), rng))
    return state if state.to_act() >= 0 else before
