"""Reading a position from JSON: the parts that all games share, and one list of everything that is wrong with it.

A game's `position_json.py` subclasses PositionReader: the constructor reads game, seats, options and generator and
raises InvalidPosition if one of them is faulty; `fill` sets up a blank state and ends with `stop_at_faults`.
"""

from collections.abc import Mapping
from typing import Any

from clowder.core.errors import Fault, InvalidPosition, shown
from clowder.core.game import Game
from clowder.core.rng import Rng, rng_from_words
from clowder.core.types import Json

COMMON_FIELDS = ("game", "rules_version", "seats", "options", "rng")
FIELD = "E_POSITION_FIELD"


class PositionReader:
    """Reads one position and remembers every fault. `given`, `seats`, `options` and `rng` are ready for `fill`."""

    def __init__(
        self, game: Game, given: Mapping[str, Any], fields: tuple[str, ...], default_seats: int | None = None
    ) -> None:
        """`fields` are the game's own; without `default_seats` a position has to say how many seats it has."""
        self.faults: list[Fault] = []
        if not isinstance(given, Mapping):
            raise InvalidPosition([Fault("E_POSITION", "position", {}, "a position is a JSON object")])
        self.given: Json = dict(given)
        known = (*COMMON_FIELDS, *fields)
        for name in self.given:
            if name not in known:
                self.fault(FIELD, shown(name), f"known fields are {', '.join(known)}")
        if self.given.get("game", game.id) != game.id:
            self.fault(FIELD, "game", "this is a position of another game")
        if self.given.get("rules_version", game.rules_version) != game.rules_version:
            self.fault(FIELD, "rules_version", "this position belongs to another version of the rules")
        self.seats = self._seats(game, default_seats)
        options = self.mapping("options")
        self.options, faults = game.check_options(self.seats, options)
        self.faults += [fault for fault in faults if not fault.key.startswith("W_")]
        self.rng = self._rng()
        self.stop_at_faults()

    def fault(self, key: str, where: str, hint: str, **params: Any) -> None:
        self.faults.append(Fault(key, where, {"where": where, **params}, hint))

    def stop_at_faults(self) -> None:
        """Raises InvalidPosition with everything found so far."""
        if self.faults:
            raise InvalidPosition(self.faults)

    def _seats(self, game: Game, default: int | None) -> int:
        seats = self.given.get("seats", default)
        if type(seats) is int and game.min_seats <= seats <= game.max_seats:
            return seats
        self.fault(FIELD, "seats", f"use a whole number from {game.min_seats} to {game.max_seats}")
        return game.min_seats

    def _rng(self) -> Rng:
        words = self.given.get("rng")
        if words is None:
            return Rng(0)
        if isinstance(words, (list, tuple)) and len(words) in (4, 5):
            fits = all(type(word) is int and 0 <= word < 1 << 32 for word in words)
            if fits and (len(words) == 5 or any(words)):  # xoshiro's all-zero state would repeat itself for ever
                return rng_from_words(tuple(words))
        hint = "four whole numbers below 2**32, not all zero, or five: a key and how many words were drawn with it"
        self.fault("E_POSITION_RNG", "rng", hint)
        return Rng(0)

    def mapping(self, name: str) -> Json:
        """A field that is an object; without it an empty one."""
        value = self.given.get(name)
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            self.fault(FIELD, name, "write it as a JSON object")
            return {}
        return {str(key): item for key, item in value.items()}

    def whole(self, name: str, low: int, high: int, default: int, key: str = FIELD) -> int:
        """A field that is a whole number in a range."""
        value = self.given.get(name)
        if value is None:
            return default
        if type(value) is not int or not low <= value <= high:
            self.fault(key, name, f"use a whole number from {low} to {high}")
            return default
        return value

    def row(self, name: str, count: int, default: Any, key: str = FIELD) -> list[Any]:
        """A field that is a list with one value for each of `count` things."""
        value = self.given.get(name)
        if value is None:
            return [default] * count
        if isinstance(value, list) and len(value) == count:
            return value
        self.fault(key, name, f"give a list of {count}")
        return [default] * count

    def words(self, value: Any, known: tuple[str, ...], where: str, key: str = FIELD) -> list[str]:
        """A list (or one text with spaces between) of known words; an empty list with a fault otherwise."""
        given = value.replace(",", " ").split() if isinstance(value, str) else value
        if isinstance(given, list) and all(isinstance(word, str) and word in known for word in given):
            return [str(word) for word in given]
        self.fault(key, where, "give a list of known names")
        return []
