"""The games' words: Fluent texts per language, with English for what is not translated yet."""

import re
from functools import cache
from importlib import resources

from clowder.games import GAMES

_ID = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)\s*=")


def _package(game: str) -> str:
    """The package of a game: where its class lives."""
    return type(GAMES.get(game)).__module__.rpartition(".")[0]


def _read(game: str, language: str, name: str) -> str | None:
    package = _package(game)
    if not package:
        return None
    path = resources.files(package) / "rulebook" / language / name
    return path.read_text(encoding="utf-8") if path.is_file() else None


def _messages(text: str) -> dict[str, str]:
    """Fluent messages by id; a message goes on until the next line that starts one."""
    found: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        match = _ID.match(line)
        if match:
            current = match.group(1)
            found[current] = line
        elif current and (line.startswith((" ", "\t", "}")) or not line.strip()):
            found[current] += "\n" + line
        else:
            current = ""
    return {id: message.rstrip() for id, message in found.items()}


@cache
def game_texts(game: str, language: str) -> str:
    """The table texts of a game in a language, completed from English."""
    english = _messages(_read(game, "en", "table.ftl") or "")
    own = _messages(_read(game, language, "table.ftl") or "") if language != "en" else {}
    return "\n".join({**english, **own}.values()) + "\n"


def game_title(game: str) -> str:
    """The title in English; a game without texts is called by its id."""
    title = _messages(game_texts(game, "en")).get("title", "")
    return title.partition("=")[2].strip() or game.replace("-", " ").title()
