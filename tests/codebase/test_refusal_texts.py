"""Every reason for refusing a move is given by a real game and told in every language, with the clause behind it."""

import importlib
import re
from functools import cache
from importlib import resources

import pytest

import clowder
from clowder.cli.speech import Words
from clowder.core.refusal import Refusal
from clowder.texts import LANGUAGES, Rulebook, Texts
from tests.contract.catalog import id_lists, package_name, present_ids

NAMES = ["Ann", "Ben", "Cem", "Dee", "Eve", "Fay"]
GAMES = present_ids()


@cache
def refusals(game_id: str) -> list[tuple[str, Refusal]]:
    """Moves of tests/games/<game>/refused.py and what the game has against them."""
    room = importlib.import_module(f"tests.games.{package_name(game_id)}.refused")
    found = []
    for state, seat, text in room.refused():
        refusal = state.refusal(seat, text)
        assert refusal is not None, f"{game_id}: {text!r} is legal"
        found.append((text, refusal))
    return found


@cache
def table_texts(game_id: str, language: str) -> Texts:
    """One language alone: nothing is lent from English."""
    file = resources.files(f"clowder.games.{package_name(game_id)}") / "rulebook" / language / "table.ftl"
    return Texts([(language, file.read_text(encoding="utf-8"))])


@cache
def clauses(game_id: str, language: str) -> dict[str, str]:
    """What a reader finds behind every clause id."""
    chapters = Rulebook(f"clowder.games.{package_name(game_id)}", language).chapters()
    return {clause["id"]: clause["text"] for chapter in chapters for clause in chapter["clauses"]}


def written(game_id: str, language: str) -> set[str]:
    """The keys of the first group of a table's texts, which holds the refusals."""
    file = resources.files(f"clowder.games.{package_name(game_id)}") / "rulebook" / language / "table.ftl"
    group = re.split(r"^## .*$", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1]
    return set(re.findall(r"^([A-Za-z][A-Za-z_-]*) =", group, re.MULTILINE))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_is_produced(game_id: str) -> None:
    """The keys of the specification, those that games produce, and those that have sentences are the same."""
    specified = {*id_lists(package_name(game_id))["refusals"], "E_NOTATION"}
    assert {refusal.key for _, refusal in refusals(game_id)} == specified
    for language in LANGUAGES:
        assert written(game_id, language) == specified, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_is_told_with_its_facts(game_id: str, language: str) -> None:
    texts = table_texts(game_id, language)
    words = Words(clowder.game(game_id), NAMES, language)
    wrong = []
    for text, refusal in refusals(game_id):
        facts = words.facts(refusal.params, words.facts_of(refusal.key), texts.chosen_by(refusal.key))
        said = texts.say(refusal.key, facts)
        wrong += texts.faults(refusal.key, facts) if texts.has(refusal.key) else [f"{refusal.key} has no sentence"]
        if not re.fullmatch(r"\S.{8,}[.!?]", said) or re.search(r"[{}]|\$\w|  |\bNone\b|\?\?\?", said):
            wrong.append(f"{refusal.key} ({text}): {said}")
        if words.refusal(refusal) != f"{said} [{', '.join(refusal.clauses)}]":
            wrong.append(f"{refusal.key} is said otherwise in the terminal")
    assert sorted(set(wrong)) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_language_has_a_sentence_of_its_own(game_id: str) -> None:
    words = Words(clowder.game(game_id), NAMES)
    for _, refusal in refusals(game_id):
        facts = words.facts(refusal.params, words.facts_of(refusal.key), words.texts.chosen_by(refusal.key))
        said = {table_texts(game_id, language).say(refusal.key, facts) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_names_clauses_that_can_be_read(game_id: str, language: str) -> None:
    book = clauses(game_id, language)
    for text, refusal in refusals(game_id):
        assert refusal.clauses, f"{refusal.key} ({text}) names no clause"
        assert [id for id in refusal.clauses if len(book.get(id, "")) < 10] == [], f"{refusal.key} ({text})"
