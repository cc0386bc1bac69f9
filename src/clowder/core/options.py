"""Checking settings: every fault is collected, none is guessed away."""

from collections.abc import Mapping
from typing import Any

from clowder.core.errors import Fault
from clowder.core.types import Json


class OptionReader:
    """Reads options one by one, fills in defaults and remembers all faults."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.given = options
        self.filled: Json = {}
        self.faults: list[Fault] = []

    def fault(self, key: str, where: str, hint: str, **params: Any) -> None:
        self.faults.append(Fault(key, where, params, hint))

    def choice(self, name: str, values: tuple[Any, ...], default: Any, key: str) -> Any:
        """One of some values; the type counts (True is not 1)."""
        value = self.given.get(name, default)
        if not any(value == allowed and type(value) is type(allowed) for allowed in values):
            allowed = ", ".join(str(allowed) for allowed in values)
            self.fault(key, name, f"use one of {allowed}", value=str(value)[:50], allowed=allowed)
            value = default
        self.filled[name] = value
        return value

    def flag(self, name: str, default: bool, key: str) -> bool:
        return bool(self.choice(name, (False, True), default, key))

    def whole(self, name: str, low: int, high: int, default: int | None, key: str) -> int | None:
        """A whole number in a range; None only where it is the default."""
        value = self.given.get(name, default)
        if value is None and default is None:
            self.filled[name] = None
            return None
        if type(value) is not int or not low <= value <= high:
            shown = str(value)[:50]
            self.fault(key, name, f"use a whole number from {low} to {high}", value=shown, low=low, high=high)
            self.filled[name] = default
            return default
        self.filled[name] = value
        return int(value)

    def take(self, name: str, default: Any) -> Any:
        """A value the caller checks by itself."""
        value = self.given.get(name, default)
        self.filled[name] = value
        return value

    def finish(self, unknown: str = "E_OPT_UNKNOWN") -> tuple[Json, list[Fault]]:
        """The filled options and all faults; names nobody read are faults too."""
        for name in self.given:
            if name not in self.filled:
                known = ", ".join(sorted(self.filled))
                shown = str(self.given[name])[:50]
                self.fault(unknown, str(name)[:50], f"known options are {known}", name=str(name)[:50], value=shown)
        return self.filled, self.faults


def check_seats(reader: OptionReader, seats: Any, low: int, high: int, key: str = "E_OPT_PLAYERS") -> bool:
    if type(seats) is int and low <= seats <= high:
        return True
    reader.fault(key, "players", f"use {low} to {high} players", seats=str(seats)[:50], low=low, high=high)
    return False
