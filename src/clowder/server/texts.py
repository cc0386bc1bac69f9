"""The games' words: Fluent texts per language, with English for what is not translated yet; rulebooks as JSON."""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from clowder.core.types import Json
from clowder.games import GAMES
from clowder.texts import Rulebook, game_texts

_MESSAGE = re.compile(r"^[a-zA-Z][a-zA-Z0-9_-]* *=.*(?:\n(?:[ \t}].*|[ \t]*(?=\n[ \t])))*", re.MULTILINE)


def package_of(game: str) -> str:
    """Where a game keeps its files: the package of its class."""
    return type(GAMES.get(game)).__module__.rpartition(".")[0]


def _messages(package: str, language: str) -> dict[str, str]:
    """The Fluent messages of a game's table texts by id."""
    path = resources.files(package) / "rulebook" / language / "table.ftl"
    if not path.is_file():
        return {}
    found = _MESSAGE.findall(path.read_text(encoding="utf-8"))
    return {message.partition("=")[0].strip(): message for message in found}


@cache
def table_texts(game: str, language: str) -> str:
    """The table texts of a game in a language, completed from English."""
    package = package_of(game)
    if not package:
        return ""
    return "\n".join({**_messages(package, "en"), **_messages(package, language)}.values()) + "\n"


def title_of(game: str) -> str:
    """The title in English; a game without texts is called by its id."""
    package = package_of(game)
    title = game_texts(package, "en").say("title") if package else "title"
    return title if title != "title" else game.replace("-", " ").title()


def rulebook(game: str, language: str, options: Mapping[str, Any] | None) -> Json:
    """Chapters and glossary, for exactly these options if some are given; empty where a game has no rulebook."""
    package = package_of(game)
    if not package:
        return {"language": language, "title": title_of(game), "tagline": "", "chapters": [], "glossary": []}
    return Rulebook(package, language, options).as_json()
