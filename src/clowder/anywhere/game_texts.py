"""The games' words: Fluent texts per language, with English for what is not translated yet; rulebooks as JSON."""

import json
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from clowder.core.types import Json
from clowder.games import GAMES
from clowder.texts import Rulebook, game_texts, package_of, spoken

KEPT: Final = 128  # rulebooks, of some 60 kB each


def _messages(package: str, language: str) -> dict[str, Message | Term]:
    """The Fluent messages of a game's table texts by id."""
    path = resources.files(package) / "rulebook" / language / "table.ftl"
    if not path.is_file():
        return {}
    body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    return {type(entry).__name__ + entry.id.name: entry for entry in body if isinstance(entry, Message | Term)}


def table_texts(game: str, language: str) -> str:
    """The table texts of a game in a language; messages and attributes that it lacks come from English."""
    package = package_of(GAMES.get(game))
    return _table_texts(package, spoken(language)) if package else ""


@cache
def _table_texts(package: str, language: str) -> str:
    merged = _messages(package, language) if language != "en" else {}
    for key, english in _messages(package, "en").items():
        known = merged.setdefault(key, english)
        if known is not english:
            names = {attribute.id.name for attribute in known.attributes}
            known.attributes += [attribute for attribute in english.attributes if attribute.id.name not in names]
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(entry) for entry in merged.values())


def title_of(game: str) -> str:
    """The title in English; a game without texts is called by its id."""
    package = package_of(GAMES.get(game))
    title = game_texts(package, "en").say("title") if package else "title"
    return title if title != "title" else game.replace("-", " ").title()


class Wanted(NamedTuple):
    """A rulebook in a language, for options as JSON; "null": the whole book."""

    game: str
    language: str
    options: str


_written: OrderedDict[Wanted, bytes] = OrderedDict()


def is_written(wanted: Wanted) -> bool:
    return wanted in _written


def written_rulebook(wanted: Wanted) -> bytes:
    """The JSON of a rulebook; those asked for lately are kept."""
    made = _written.get(wanted)
    if made is None:
        book = rulebook(wanted.game, wanted.language, json.loads(wanted.options))
        made = _written[wanted] = json.dumps(book, ensure_ascii=False, separators=(",", ":")).encode()
        if len(_written) > KEPT:
            _written.popitem(last=False)
    return made


def rulebook(game: str, language: str, options: Mapping[str, Any] | None) -> Json:
    """Chapters and glossary, for exactly these options if some are given; empty where a game has no rulebook."""
    package = package_of(GAMES.get(game))
    if not package:
        empty: Json = {"chapters": [], "glossary": [], "summary": []}
        return {"language": spoken(language), "title": title_of(game), "tagline": "", **empty}
    return Rulebook(package, language, options, GAMES.get(game)).as_json()
