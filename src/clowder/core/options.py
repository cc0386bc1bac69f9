"""Checking settings: every fault is collected, none is guessed away."""

from collections.abc import Mapping
from typing import Any

from clowder.core.errors import MOST_FAULTS, Fault, InvalidOptions, shown
from clowder.core.types import Json


def no_options() -> Fault:
    """What is wrong with options that are no names and values at all."""
    return Fault("E_OPTIONS", "options", {}, "give names and values, as in {'name': value}")


def need_checked(options: Any, *names: str) -> None:
    """Raises InvalidOptions where options that `Game.options_for` has filled in are wanted, and these are not."""
    if not isinstance(options, Mapping) or any(name not in options for name in names):
        raise unchecked()


def unchecked() -> InvalidOptions:
    """What is raised where options have a value that `Game.options_for` lets nobody have."""
    return InvalidOptions([Fault("E_OPTIONS", "options", {}, "give the options that game.options_for fills in")])


class OptionReader:
    """Reads options one by one, fills in defaults and remembers all faults."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        named = isinstance(options, Mapping)
        self.given: Mapping[str, Any] = options if named else {}
        self.filled: Json = {}
        self.faults: list[Fault] = [] if named else [no_options()]

    def fault(self, key: str, where: str, hint: str, **params: Any) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(key, where, params, hint))

    def choice(self, name: str, values: tuple[Any, ...], default: Any, key: str) -> Any:
        """One of some values; the type counts (True is not 1)."""
        value = self.given.get(name, default)
        if not any(value == allowed and type(value) is type(allowed) for allowed in values):
            allowed = ", ".join(str(allowed) for allowed in values)
            self.fault(key, name, f"use one of {allowed}", value=shown(value), allowed=allowed)
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
            self.fault(key, name, f"use a whole number from {low} to {high}", value=shown(value), low=low, high=high)
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
        known = ", ".join(sorted(self.filled))
        for name in self.given:
            if name not in self.filled:
                self.fault(
                    unknown, shown(name), f"known options are {known}", name=shown(name), value=shown(self.given[name])
                )
        return self.filled, self.faults


def check_seats(reader: OptionReader, seats: Any, low: int, high: int, key: str = "E_OPT_PLAYERS") -> bool:
    if type(seats) is int and low <= seats <= high:
        return True
    reader.fault(key, "players", f"use {low} to {high} players", seats=shown(seats), low=low, high=high)
    return False
