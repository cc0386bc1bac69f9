"""What a seat sees, as numbers of fixed length: one file per game."""

import importlib
from collections.abc import Mapping
from typing import Any

from clowder.adapters.encoders.layout import AnyEncoder, Block, Encoder, SparseEncoder
from clowder.core.errors import ClowderError
from clowder.core.game import Game

__all__ = ["AnyEncoder", "Block", "Encoder", "NoEncoder", "SparseEncoder", "make_encoder", "register_encoder"]
_PLACES = {
    id: f"{__name__}.{id.replace('-', '_')}:make" for id in ("cat-box", "csacska-macska", "if-it-fits", "cat-attack")
}


class NoEncoder(ClowderError):
    """A game that no environment can show as numbers yet."""


def register_encoder(game: str, place: str) -> None:
    """Numbers for a game of your own: "my_package.numbers:make", a function of (game, seats, filled options)."""
    _PLACES[game] = place


def make_encoder(game: Game, seats: int, options: Mapping[str, Any] | None = None) -> AnyEncoder:
    """The encoder of a game for this many seats and these options, which fix its length."""
    filled = game.options_for(seats, options)
    if game.id not in _PLACES:
        raise NoEncoder(f"{game.id} has no encoder; give it one with clowder.adapters.encoders.register_encoder")
    module, name = _PLACES[game.id].split(":")
    made: AnyEncoder = getattr(importlib.import_module(module), name)(game, seats, filled)
    return made
