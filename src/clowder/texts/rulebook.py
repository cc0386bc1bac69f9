"""A game's rulebook in one language: chapters of short clauses, for exactly the options of a table.

`rulebook/book.toml` in a game's package gives the order of reading and says which clauses belong to which options
(a `general` chapter, such as a comparison of editions, belongs to the whole book and to no table);
`rulebook/diagrams.toml` has the pictures (`texts/diagrams.py`);
`rulebook/<language>/rules.ftl` has one message per clause id, with `.why` for the reason of a ruling and `.example`.
A chapter or clause that belongs to certain options carries its mark twice: `only` for programs, `when` in words.
"""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from clowder.core.game import Game
from clowder.core.types import Json
from clowder.texts import marks
from clowder.texts.catalogue import Texts, game_texts, spoken
from clowder.texts.diagrams import diagrams_of
from clowder.texts.search import plain, wanted


@cache
def read_book(package: str) -> Json:
    """The structure of a rulebook; empty if the game has none, as one in a module of its own."""
    if not package:
        return {}
    file = resources.files(package) / "rulebook" / "book.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def option_value(text: str) -> Any:
    """An option as somebody typed it: JSON where it can be read as JSON, else a plain text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):  # nested too deep is not readable either
        return text


def usual_options(game: Game, language: str) -> Json:
    """What a new table of people who speak `language` plays by: the edition that was printed in it, if there is one."""
    properties = game.options_schema()["properties"]
    wishes = {name: option.get("x-languages", {}).get(spoken(language)) for name, option in properties.items()}
    return {name: value for name, value in wishes.items() if value is not None}


def table_options(game: Game, given: Mapping[str, Any], seats: int | None = None) -> Json:
    """The options that the rules of a table follow, with every "auto" settled. Raises InvalidOptions.

    Where nobody says how many play, the smallest table that allows these options is meant.
    """
    sizes = range(game.min_seats, game.max_seats + 1) if seats is None else [seats]
    for size in sizes:
        filled, faults = game.check_options(size, given)
        if all(fault.key.startswith("W_") for fault in faults):
            return game.settled_options(filled)
    return game.settled_options(game.options_for(sizes[0], given))


class Rulebook:
    """The rules of one game in one language. With options: only what holds at that table."""

    def __init__(
        self,
        package: str,
        language: str = "en",
        options: Mapping[str, Any] | None = None,
        pictures_by: Game | None = None,
    ) -> None:
        self._diagrams = {} if pictures_by is None else diagrams_of(pictures_by)
        self._book = read_book(package)
        self._texts: Texts = game_texts(package, language)
        self._options = options
        self.language = spoken(language)

    def chapters(self) -> list[Json]:
        """Chapters in reading order: id, title, only and when, clauses; without those that this table does not use."""
        only_chapters = self._only().get("chapters", {})
        found = []
        for chapter in self._book.get("chapter", []):
            only = only_chapters.get(chapter["id"])
            if not self._applies(only) or (chapter.get("general") and self._options is not None):
                continue
            clauses = [self._clause(id, False, only) for id in chapter.get("clauses", [])]
            clauses += [self._clause(id, True, only) for id in chapter.get("rulings", [])]
            shown = [clause for clause in clauses if clause is not None]
            if shown:
                title = self._texts.say(f"chapter-{chapter['id']}")
                found.append({"id": chapter["id"], "title": title, **self._mark(only), "clauses": shown})
        return found

    def glossary(self) -> list[Json]:
        terms = self._book.get("glossary", {}).get("terms", [])
        return [
            {"id": id, "term": self._texts.say(f"term-{id}"), "meaning": self._texts.say(f"term-{id}.meaning")}
            for id in terms
        ]

    def as_json(self) -> Json:
        return {
            "language": self.language,
            "title": self._texts.say("title"),
            "tagline": self._texts.say("tagline"),
            "chapters": self.chapters(),
            "glossary": self.glossary(),
            "summary": self._book.get("summary", []),
        }

    def find(self, words: str) -> list[Json]:
        """The clauses whose id begins like `words` or whose text holds all of them; each says when it holds."""
        asked = plain(words)
        patterns = wanted(words, self.language)
        found = []
        for chapter in self.chapters():
            for clause in chapter["clauses"]:
                text = plain(f"{clause['text']} {clause.get('why', '')} {clause.get('example', '')}")
                id = plain(clause["id"])
                if id == asked or id.startswith(f"{asked}-") or all(pattern.search(text) for pattern in patterns):
                    found.append(clause)
        return found

    def _only(self) -> Json:
        only: Json = self._book.get("only", {})
        return only

    def _applies(self, only: marks.Mark | None) -> bool:
        return only is None or self._options is None or marks.holds(only, self._options)

    def _clause(self, id: str, ruling: bool, chapter_only: marks.Mark | None) -> Json | None:
        own = self._only().get(id)
        if not self._applies(own):
            return None
        clause: Json = {"id": id, "text": self._texts.say(id), "ruling": ruling}
        for part in ("why", "example"):
            if self._texts.has(f"{id}.{part}"):
                clause[part] = self._texts.say(f"{id}.{part}")
        drawn = self._diagrams.get(id)
        if drawn:
            clause["diagrams"] = drawn
        clause.update(self._mark({**(chapter_only or {}), **(own or {})}))
        return clause

    def _mark(self, only: marks.Mark | None) -> Json:
        """A mark for programs and in words; nothing for what always holds."""
        return {"only": only, "when": marks.said(only, self._texts, self.language)} if only else {}
