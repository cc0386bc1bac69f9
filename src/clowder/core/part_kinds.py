"""What can be replaced: the parts of every game that an owner of the printed game may bring along."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from clowder.core.errors import MOST_FAULTS, Fault
from clowder.core.game import Game
from clowder.core.parts import syntax_fault
from clowder.core.types import Json

WARNING: Final = "W_"  # how keys of what is unusual but allowed begin


@dataclass(frozen=True)
class PartKind:
    """A part that can be replaced: the game, the option that takes it, and the house's file."""

    game: Game
    option: str
    house: str

    def house_text(self) -> str:
        """The file as it is shipped, with its comments."""
        room = resources.files(type(self.game).__module__.rpartition(".")[0])
        return (room / "parts" / self.house).read_text(encoding="utf-8")

    def house_data(self) -> Json:
        data: Json = json.loads(self.house_text()) if self.is_json() else tomllib.loads(self.house_text())
        return data

    def is_json(self) -> bool:
        return self.house.endswith(".json")

    def faults(self, data: Any) -> list[Fault]:
        """All that the game itself finds wrong; warnings, such as colours out of balance, have keys in W_."""
        if not isinstance(data, dict):
            return [Fault("E_PART_SYNTAX", self.option, {}, "a part is a table", "table_missing")]
        faults = self.game.check_options(self.game.min_seats, {self.option: data})[1]
        return [fault for fault in faults if fault.why][:MOST_FAULTS]


def is_sound(faults: list[Fault]) -> bool:
    return all(fault.key.startswith(WARNING) for fault in faults)


def kinds_of(game: Game) -> list[PartKind]:
    options: Mapping[str, Any] = game.options_schema()["properties"]
    return [PartKind(game, name, schema["x-part"]) for name, schema in options.items() if "x-part" in schema]


def read_part(text: str, where: str, as_json: bool) -> tuple[Any, list[Fault]]:
    """The data of a file from outside, or why it cannot be read at all."""
    try:
        return (json.loads(text) if as_json else tomllib.loads(text)), []
    except (ValueError, RecursionError) as error:
        return None, [syntax_fault(where, str(error) or type(error).__name__)]


def alike(kind: PartKind, data: Any) -> float:
    """How much of a file's names at the top a part has too, 0 to 1: a deck of cards says itself which game it is of."""
    own, names = set(kind.house_data()), set(data) if isinstance(data, dict) else set()
    return len(own & names) / len(own | names)
