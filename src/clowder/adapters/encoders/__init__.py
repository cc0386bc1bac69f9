"""What a seat sees, as numbers of fixed length: one file per game."""

import importlib
from collections.abc import Mapping
from typing import Any

from clowder.adapters.encoders.layout import Block, Encoder
from clowder.core.game import Game

__all__ = ["Block", "Encoder", "make_encoder"]


def make_encoder(game: Game, seats: int, options: Mapping[str, Any] | None = None) -> Encoder:
    """The encoder of a game for this many seats and these options, which fix its length."""
    filled = game.options_for(seats, options)
    module = importlib.import_module(f"{__name__}.{game.id.replace('-', '_')}")
    made: Encoder = module.make(game, seats, filled)
    return made
