"""A language is everywhere or nowhere: every catalogue has its file, every list its name (docs/add-a-language.md)."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from clowder.server.models import MeChange
from clowder.texts import LANGUAGES
from tests.codebase.rooms import ROOMS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "clowder"
ROOMS_THAT_SPEAK = ("analysis", "anywhere", "bots", "cli", "lessons", "server", "texts", "trials")


def files(language: str) -> list[Path]:
    """All files of a language."""
    books = [SOURCE / "games" / room / "rulebook" / language for room in ROOMS]
    return [
        ROOT / "client" / "src" / "texts" / f"{language}.ftl",
        *(SOURCE / room / "texts" / f"{language}.ftl" for room in ROOMS_THAT_SPEAK),
        *(book / name for book in books for name in ("rules.ftl", "table.ftl")),
        ROOT / "docs" / "proofreading" / f"{language}.md",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_has_its_file(language: str) -> None:
    assert [str(path.relative_to(ROOT)) for path in files(language) if not path.is_file()] == []


def test_no_file_belongs_to_a_language_that_is_not_spoken() -> None:
    known = {path for language in LANGUAGES for path in files(language)}
    there = {*(SOURCE.rglob("*.ftl")), *(ROOT / "client" / "src").rglob("*.ftl")}
    assert sorted(str(path.relative_to(ROOT)) for path in there - known) == []


def messages(path: Path) -> dict[str, str]:
    """The words of every message of a catalogue, without the places to be filled."""
    entries = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    texts = {
        entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries if isinstance(entry, Message)
    }
    return {id: re.sub(r"\{[^{}]*\}", "", text).partition("=")[2].strip() for id, text in texts.items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    """Of the rooms and the browser; tests/codebase/test_rulebooks.py asks the same of the games."""
    left = []
    for english, own in zip(files("en"), files(language), strict=True):
        if english.parent.name == "texts":
            said = messages(own)
            left += [
                f"{own.relative_to(ROOT)}: {id}"
                for id, text in messages(english).items()
                if said.get(id) == text and len(text.split()) > 2
            ]
    assert left == []


def test_the_server_takes_every_language() -> None:
    (wish,) = (kind for kind in get_args(MeChange.model_fields["language"].annotation) if get_args(kind))
    assert get_args(wish) == LANGUAGES


@pytest.mark.parametrize(
    ("file", "pattern"),
    [
        ("lib/prefs.svelte.ts", r"LANGUAGES = \[(.*?)\]"),
        ("lib/prefs.svelte.ts", r"OWN_NAMES[^=]*= \{(.*?)\}"),
    ],
)
def test_the_browser_offers_every_language(file: str, pattern: str) -> None:
    text = (ROOT / "client" / "src" / file).read_text(encoding="utf-8")
    found = re.search(pattern, text, re.DOTALL)
    assert found is not None, f"{file} has no such list any more"
    assert tuple(re.findall(r"\b([a-z]{2})(?=['\"]|: )", found[1])) == LANGUAGES
