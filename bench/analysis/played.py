"""Games of bots against each other, as records."""

from collections.abc import Callable
from dataclasses import replace

import clowder
from clowder.analysis.playout import Playout
from clowder.bots.chair import Chair
from clowder.bots.levels import level_bot
from clowder.core.record import Record

Choice = Callable[[clowder.State, int], int | None]


def played(
    id: str,
    seats: int,
    number: int,
    level: str = "house-cat",
    simulations: int | None = None,
    choice: Choice | None = None,
) -> Record:
    """Game `number`. `choice(state, ply)` may decide instead of the level."""
    game = clowder.game(id)
    record = Record.start(game, seats=seats, seed=1000 + number)
    state = game.new(**record.deal())
    bot = level_bot(level, id, simulations=simulations, clock=False)
    rng = clowder.Rng(number + 1)
    texts: list[str] = []
    while (seat := int(state.to_act())) >= 0:
        chosen = choice(state, len(texts)) if choice is not None else None
        action = bot.choose(Chair(state, seat), rng) if chosen is None else chosen
        texts.append(state.action_text(action))
        state.apply(action)
    return replace(record, actions=tuple(texts))


def by_policy(id: str, seats: int, number: int) -> Record:
    """Game `number` with everybody playing as in playouts."""
    playout = Playout(number + 1)
    return played(id, seats, number, choice=lambda state, _ply: int(playout.choose(state, int(state.to_act()))))
