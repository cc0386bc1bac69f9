"""Games by id, imported only when asked for."""

import importlib

from clowder.core.errors import UnknownGame, shown
from clowder.core.game import Game


class Registry:
    """An explicit list of games: id -> "module:name" of a Game subclass."""

    def __init__(self, places: dict[str, str]) -> None:
        self._places = dict(places)
        self._games: dict[str, Game] = {}

    def ids(self) -> tuple[str, ...]:
        return tuple(self._places)

    def place(self, id: str) -> str:
        """Where a game is found, as it was registered: for processes that know the house's games only."""
        return self._places[id]

    def register(self, id: str, place: str) -> None:
        """Add a game of your own, for example "tiny": "my_package.rules:TinyGame"."""
        self._places[id] = place
        self._games.pop(id, None)

    def forget(self, id: str) -> None:
        """Take a game out again."""
        self._places.pop(id, None)
        self._games.pop(id, None)

    def get(self, id: str) -> Game:
        if not isinstance(id, str) or id not in self._places:
            raise UnknownGame(shown(id), list(self._places))
        if id not in self._games:
            module, name = self._places[id].split(":")
            game = getattr(importlib.import_module(module), name)()
            if not isinstance(game, Game):
                raise TypeError(f"{self._places[id]} is not a clowder.core.game.Game")
            self._games[id] = game
        return self._games[id]
