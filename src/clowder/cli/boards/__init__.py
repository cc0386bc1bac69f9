"""A view as lines of text that can be read aloud; a game may have a drawing of its own beside this file."""

import importlib
import importlib.util
from typing import Any

from clowder.cli.speech import Words
from clowder.core.game import Game
from clowder.core.types import Json


def draw(game: Game, view: Json, words: Words) -> list[str]:
    """The lines of `boards/<package>.py` where it is there, else every field of the view in words."""
    name = f"{__name__}.{game.id.replace('-', '_')}"
    if importlib.util.find_spec(name) is not None:
        lines: list[str] = importlib.import_module(name).draw(view, words)
        return lines
    return generic(view)


def generic(view: Json) -> list[str]:
    """One line per field; deeper things are indented below their name."""
    lines: list[str] = []
    for name, value in view.items():
        if name not in ("game", "seats", "phase", "to_act"):
            lines += _told(name.replace("_", " "), value, "")
    return lines


def _told(name: str, value: Any, indent: str) -> list[str]:
    short = _short(value)
    if short is not None and len(short) + len(indent) + len(name) < 110:
        return [f"{indent}{name}: {short}"]
    lines = [f"{indent}{name}:"]
    if isinstance(value, dict):
        for inner, part in value.items():
            lines += _told(str(inner), part, indent + "  ")
    elif isinstance(value, list):
        for number, part in enumerate(value, 1):
            lines += _told(str(number), part, indent + "  ")
    else:
        lines.append(f"{indent}  {value}")
    return lines


def _short(value: Any) -> str | None:
    """A value in one line, or None where it holds things inside things."""
    if isinstance(value, dict):
        parts = {name: _short(part) for name, part in value.items() if not isinstance(part, dict | list)}
        return ", ".join(f"{name} {part}" for name, part in parts.items()) if len(parts) == len(value) else None
    if isinstance(value, list):
        if any(isinstance(part, dict | list) for part in value):
            return None
        return ", ".join(str(_short(part)) for part in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
