"""Loads Fluent files and fills their sentences; a sentence that a language lacks is taken from English."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "de", "hu", "it", "uk")
FALLBACK = LANGUAGES[0]
_MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class Texts:
    """The sentences of one package, best language first."""

    def __init__(self, sources: Iterable[tuple[str, str]]) -> None:
        """`sources` are (language, Fluent text), the wanted language before its fallbacks."""
        self._bundles: dict[str, FluentBundle] = {}
        self._ids: dict[str, None] = {}  # an ordered set
        for language, source in sources:
            if language not in self._bundles:
                self._bundles[language] = FluentBundle([language], use_isolating=False)
            self._bundles[language].add_resource(FluentResource(source), allow_overrides=True)
            self._ids.update(dict.fromkeys(_MESSAGE.findall(source)))

    def ids(self) -> list[str]:
        """All sentence ids, in the order of the files."""
        return list(self._ids)

    def has(self, id: str) -> bool:
        """Whether any language has `id` ("message" or "message.attribute")."""
        return any(_pattern(bundle, id) is not None for bundle in self._bundles.values())

    def say(self, id: str, params: Mapping[str, Any] | None = None) -> str:
        """The sentence with its places filled. An id that nobody wrote comes back as it is, with its facts."""
        values = {name: _plain(value) for name, value in (params or {}).items()}
        for bundle in self._bundles.values():
            pattern = _pattern(bundle, id)
            if pattern is not None:
                return str(bundle.format_pattern(pattern, values)[0])
        facts = ", ".join(f"{name} {value}" for name, value in values.items())
        return f"{id}: {facts}" if facts else id

    def chosen_by(self, id: str) -> frozenset[str]:
        """The facts a sentence chooses its words by: they must be filled in as they are."""
        for bundle in self._bundles.values():
            pattern = _pattern(bundle, id)
            if pattern is not None:
                return frozenset(_selectors(pattern))
        return frozenset()

    def faults(self, id: str, params: Mapping[str, Any]) -> list[str]:
        """What goes wrong when a sentence is filled with these facts: for tests of catalogues."""
        values = {name: _plain(value) for name, value in params.items()}
        found = []
        for language, bundle in self._bundles.items():
            pattern = _pattern(bundle, id)
            if pattern is not None:
                found += [f"{language} {id}: {error}" for error in bundle.format_pattern(pattern, values)[1]]
        return found


def _pattern(bundle: FluentBundle, id: str) -> Any:
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _selectors(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _selectors(each)
    elif isinstance(part, ast.BaseNode):
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            yield part.selector.id.name
        for each in vars(part).values():
            yield from _selectors(each)


def _plain(value: Any) -> Any:
    """Fluent fills in texts and numbers; the other kinds of JSON become texts."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float | str):
        return value
    if value is None:
        return "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_plain(part)}" for name, part in value.items())
    if isinstance(value, Iterable):
        return ", ".join(str(_plain(part)) for part in value)
    return str(value)


def spoken(wanted: str) -> str:
    """The language that somebody is answered in: de for de-AT, English for one that nobody wrote."""
    language = wanted.split("-")[0]
    return language if language in LANGUAGES else FALLBACK


def _languages(language: str) -> list[str]:
    return list(dict.fromkeys((language, FALLBACK)))


def _read(files: Iterable[Traversable]) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(files, key=lambda file: file.name) if file.is_file()]


def game_texts(package: str, language: str = FALLBACK) -> Texts:
    """The texts of `rulebook/<language>/*.ftl` in a game's package, such as "clowder.games.cat_box"."""
    return _game_texts(package, spoken(language))


def package_texts(package: str, language: str = FALLBACK) -> Texts:
    """The texts of `texts/<language>.ftl` in a room of the house, such as "clowder.cli"."""
    return _package_texts(package, spoken(language))


@cache  # by a language that is spoken: whatever people ask for, there are no more entries than files
def _game_texts(package: str, language: str) -> Texts:
    sources = []
    for name in _languages(language) if package else []:  # a game in a module of its own brings no texts
        folder = resources.files(package) / "rulebook" / name
        if folder.is_dir():
            files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
            sources += [(name, source) for source in _read(files)]
    return Texts(sources)


@cache
def _package_texts(package: str, language: str) -> Texts:
    sources = []
    for name in _languages(language):
        sources += [(name, source) for source in _read([resources.files(package) / "texts" / f"{name}.ftl"])]
    return Texts(sources)
