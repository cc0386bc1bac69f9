"""Every rulebook is complete in every language: same ids, same facts, nothing empty, nothing forgotten."""

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import clowder
from clowder.texts import LANGUAGES, Rulebook, read_book
from tests.contract.catalog import id_lists, package_name, present_ids

LONGEST_SENTENCE = 240
PLURALS = {"en": {"one"}, "de": {"one"}, "hu": {"one"}, "it": {"one"}, "uk": {"one", "few", "many"}}
PLURAL_NAMES = {"zero", "one", "two", "few", "many"}
# Words that are the same in another language by nature: names, borrowed words, bare patterns.
SAME_IN_ALL = re.compile(r"title|E_OPT_.*|chapter-.*|piece-.*|term-.*|option-.*|score-.*|event-.*")


def books() -> list[str]:
    return [id for id in present_ids() if read_book(package(id))]


def package(game_id: str) -> str:
    return f"clowder.games.{package_name(game_id)}"


def source(game_id: str, language: str) -> str:
    folder = resources.files(package(game_id)) / "rulebook" / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def messages(game_id: str, language: str) -> dict[str, ftl.Pattern]:
    """All patterns by id ("message" or "message.attribute")."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(source(game_id, language)).body:
        assert not isinstance(entry, ftl.Junk), f"{game_id} {language}: cannot read {entry.content[:80]!r}"
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Reader(Visitor):  # type: ignore[misc]
    """The facts a pattern uses and the plural forms it offers."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if names & PLURAL_NAMES and names <= PLURAL_NAMES | {"other"}:
            self.plurals.append(names)
        self.generic_visit(node)


def reading(pattern: ftl.Pattern) -> Reader:
    reader = Reader()
    reader.visit(pattern)
    return reader


def plain(pattern: ftl.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ftl.TextElement)).strip()


@pytest.mark.parametrize("game_id", books())
@pytest.mark.parametrize("language", LANGUAGES)
def test_same_ids_and_facts_in_every_language(game_id: str, language: str) -> None:
    english, other = messages(game_id, "en"), messages(game_id, language)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "unused"
    wrong = {
        id: (sorted(reading(english[id]).facts), sorted(reading(other[id]).facts))
        for id in english
        if not reading(other[id]).facts <= reading(english[id]).facts | {"who"}
    }
    assert wrong == {}


@pytest.mark.parametrize("game_id", books())
@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_complete(game_id: str, language: str) -> None:
    short = {
        id: names
        for id, pattern in messages(game_id, language).items()
        for names in reading(pattern).plurals
        if not PLURALS[language] <= names and names != {"other"} and language != "hu"
    }
    assert short == {}


@pytest.mark.parametrize("game_id", books())
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_untranslated(game_id: str, language: str) -> None:
    english, other = messages(game_id, "en"), messages(game_id, language)
    same = [
        id
        for id in english
        if id in other and plain(english[id]) == plain(other[id]) and " " in plain(english[id])
        if not SAME_IN_ALL.fullmatch(id)
    ]
    assert same == []


@pytest.mark.parametrize("game_id", books())
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short_and_not_empty(game_id: str, language: str) -> None:
    bad = []
    for id, pattern in messages(game_id, language).items():
        if not pattern.elements:
            bad.append(f"{id} is empty")
        for sentence in re.split(r"(?<=[.!?])\s+", plain(pattern)):
            if len(sentence) > LONGEST_SENTENCE:
                bad.append(f"{id} has a sentence of {len(sentence)} characters")
    assert bad == []


@pytest.mark.parametrize("game_id", books())
def test_every_clause_is_in_the_table_of_contents_once(game_id: str) -> None:
    book = read_book(package(game_id))
    listed = [id for chapter in book["chapter"] for id in chapter.get("clauses", []) + chapter.get("rulings", [])]
    assert sorted(listed) == sorted(set(listed))
    ids = id_lists(package_name(game_id))
    assert sorted(set(ids["clauses"]) - set(listed)) == []
    assert sorted(set(ids["rulings"]) - set(listed)) == []
    texts = messages(game_id, "en")
    assert [id for id in listed if id not in texts] == []
    assert [id for id in ids["rulings"] if f"{id}.why" not in texts] == [], "a ruling gives its reason"
    assert [id for id in book["summary"] if id not in listed] == []
    assert len(set(book["summary"])) == len(book["summary"]) <= 40  # they fit one page
    assert [chapter["id"] for chapter in book["chapter"] if f"chapter-{chapter['id']}" not in texts] == []
    assert [term for term in book["glossary"]["terms"] if f"term-{term}.meaning" not in texts] == []


@pytest.mark.parametrize("game_id", books())
def test_rules_of_a_table_follow_its_options(game_id: str) -> None:
    """Every mark names an option and values that the game knows; the rules of a plain table are fewer than all."""
    game = clowder.game(game_id)
    known = game.options_schema()["properties"]
    only = dict(read_book(package(game_id)).get("only", {}))
    marks = [*only.pop("chapters", {}).values(), *only.values()]
    assert all(name in known for mark in marks for name in mark)
    plain_table = Rulebook(package(game_id), "en", game.settled_options(game.options_for(game.min_seats, {})))
    everything = Rulebook(package(game_id), "en")
    count = [sum(len(chapter["clauses"]) for chapter in book.chapters()) for book in (plain_table, everything)]
    assert 0 < count[0] <= count[1]
    assert (count[0] < count[1]) == bool(marks) or not marks


@pytest.mark.parametrize("words", ["п'ять полів", "П’ЯТЬ полів", "пʼять полів"])
def test_search_takes_every_apostrophe_for_the_same(words: str) -> None:
    book = Rulebook(package("cat-attack"), "uk")
    assert "CA-MOVE-3" in [clause["id"] for clause in book.find(words)]
    assert "CA-MOVE-3" not in [clause["id"] for clause in book.find("пять полів")]


def test_search_does_without_accents_and_knows_clause_ids() -> None:
    book = Rulebook(package("cat-attack"), "hu")
    assert book.find("kivancsi") == book.find("KÍVÁNCSI") != []
    assert [clause["id"] for clause in book.find("ca-move-3")] == ["CA-MOVE-3"]
