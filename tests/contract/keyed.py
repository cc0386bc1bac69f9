"""The same games, dealt from the keyed stream whatever is asked for: so that every check can look at them."""

from typing import Any, cast

from clowder.core.game import Game
from clowder.core.state import State


class _Keyed:
    """A compiled game has no subclasses here: all but dealing is asked of the game itself."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new(self, **deal: Any) -> State:
        return self._game.new(**{**deal, "keyed": True})


def keyed(game: Game) -> Game:
    """The game with keyed chance; its id, options, notation and positions are the same."""
    return cast(Game, _Keyed(game))
