"""Short finished games to analyse."""

from dataclasses import replace
from functools import cache

import clowder
from clowder.bots.chair import Chair
from clowder.bots.random_bot import RandomBot


@cache
def finished(id: str, seats: int, seed: int = 1) -> clowder.Record:
    """A game of random players."""
    game = clowder.game(id)
    record = clowder.Record.start(game, seats=seats, seed=seed)
    state = game.new(**record.deal())
    rng = clowder.Rng(seed)
    texts = []
    while state.to_act() >= 0:
        action = RandomBot().choose(Chair(state, state.to_act()), rng)
        texts.append(state.action_text(action))
        state.apply(action)
    return replace(record, actions=tuple(texts))
