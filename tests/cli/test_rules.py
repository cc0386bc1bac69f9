"""clowder rules: whole books and single clauses, found by words, in any language, for any table, page by page."""

import json
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import clowder
from clowder.texts import LANGUAGES, Rulebook, read_book, table_options
from tests.cli.conftest import Clowder
from tests.contract.catalog import package_name, present_ids

CONTROL = re.compile(r"\x1b\[[0-9;]*m")
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9]m")


def ids(printed: str) -> list[str]:
    return re.findall(r"^([A-Z]{2}-[A-Z]+-?\d+)  ", printed, re.MULTILINE)


def listed(game_id: str, given: dict[str, object] | None) -> list[str]:
    """The clauses of the book for these options, in reading order."""
    options = None if given is None else table_options(clowder.game(game_id), given)
    chapters = Rulebook(f"clowder.games.{package_name(game_id)}", "en", options).chapters()
    return [clause["id"] for chapter in chapters for clause in chapter["clauses"]]


def test_the_hungarian_edition_in_ukrainian(call: Clowder) -> None:
    said = call("rules", "if-it-fits", "--lang", "uk", "--edition", "hungarian")
    assert said.code == 0
    shown = ids(said.out)
    assert shown == listed("if-it-fits", {"edition": "hungarian"})
    assert {"IF-SETUP-13", "IF-TOY-6", "IF-R25", "IF-R36"} <= set(shown)
    assert not {"IF-SETUP-12", "IF-PLACE-3", "IF-TOY-2", "IF-R24", "IF-R45", "IF-ADV-1"} & set(shown)
    for chapter in Rulebook("clowder.games.if_it_fits", "uk", {}).chapters():
        assert chapter["title"] in said.out
    assert "лише з налаштуванням «Видання»: «Угорське»" in said.out
    assert "Чому: " in said.out
    assert "Приклад: " in said.out
    letters = re.sub(r"\b[A-Z]{2}-[A-Z]+-?\d+", "", said.out)
    assert not re.search(r"[A-Za-z]{4,}", letters), "nothing is left in another language"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", present_ids())
def test_whole_books_say_when_a_clause_holds(call: Clowder, game_id: str, lang: str) -> None:
    said = call("rules", game_id, "--lang", lang)
    assert ids(said.out) == listed(game_id, None)
    assert not re.search(r"\bTrue\b|\bFalse\b|option-|only-|\{|\}", said.out)
    names = clowder.game(game_id).options_schema()["properties"]
    marks = re.findall(r"\((?:only|nur|csak|solo|лише) [^)]*\)", said.out)
    assert not [mark for mark in marks for name in names if "_" in name and name in mark]
    books = json.loads(call("rules", game_id, "--lang", lang, "--json").out)
    marked = [clause for chapter in books for clause in chapter["clauses"] if "only" in clause]
    assert all(f"({clause['when']})" in said.out for clause in marked)


@pytest.mark.parametrize(
    ("lang", "switched", "chosen"),
    [
        ("en", "only if “No double walls” is off", "only if “Rules” is “Basic game”"),
        ("de", "nur wenn „Keine Doppelwände“ ausgeschaltet ist", "nur wenn „Regeln“ auf „Grundspiel“ steht"),
        ("hu", "csak ha ki van kapcsolva: „", "csak ezzel a beállítással: „Szabályok” – „Alapjáték”"),
        ("it", "solo senza l’opzione «", "solo se «Regole» è «Gioco base»"),
        ("uk", "лише якщо вимкнено «", "лише з налаштуванням «Правила»: «Основна гра»"),
    ],
)
def test_marks_read_naturally(call: Clowder, lang: str, switched: str, chosen: str) -> None:
    assert f"({switched}" in call("rules", "if-it-fits", "IF-PLACE-5", "-l", lang).out
    assert f"({chosen})" in call("rules", "cat-box", "CB-SETUP-8", "-l", lang).out


def test_marks_of_numbers_and_several_values(call: Clowder) -> None:
    assert "is 1 to 8)" in call("rules", "cat-attack", "CA-SHORT-1").out
    said = call("rules", "if-it-fits", "IF-R6").out
    assert "“Small, 11 × 7 cards”, “Kitchen, 15 × 9 cards” or “Large, 19 × 11 cards”)" in said


def test_rules_are_found_by_clause_and_by_words(call: Clowder) -> None:
    assert ids(call("rules", "cat-box", "cb-place-3").out) == ["CB-PLACE-3"]
    assert ids(call("rules", "cat-box", "CB-PLACE").out) == [f"CB-PLACE-{number}" for number in range(1, 6)]
    assert "CB-PLACE-3" in ids(call("rules", "cat-box", "exactly", "ONE", "quadrant").out)
    assert "IF-PRIN-6" in ids(call("rules", "if-it-fits", "ЗАПАС", "-l", "uk").out)


def test_a_condition_is_said_once_per_chapter_and_with_every_clause_found(call: Clowder) -> None:
    mark = "(only if “Rules” is “Special rules, with five tiles each”)"
    book = call("rules", "cat-box").out
    assert book.count(mark) == len(read_book("clowder.games.cat_box")["only"]["chapters"])
    assert f"\nStack {mark}\n" in book
    found = call("rules", "cat-box", "CB-PAW").out
    assert len(ids(found)) > 2
    assert found.count(mark) == len(ids(found))


def test_words_are_not_found_inside_others(call: Clowder) -> None:
    for word, pattern in (("car", r"\bcars?\b"), ("card", r"\bcard")):
        for clause in json.loads(call("rules", "cat-attack", word, "--json").out)[0]["clauses"]:
            said = f"{clause['text']} {clause.get('why', '')} {clause.get('example', '')}".lower()
            assert re.search(pattern, said), clause["id"]
    assert call("rules", "cat-attack", "CA-R4").out.count("CA-R4") == 1
    assert ids(call("rules", "cat-box", "quadr").out) == ids(call("rules", "cat-box", "quadrant").out) != []
    assert "CB-SETUP-6" in ids(call("rules", "cat-box", "stapel", "-l", "de").out)


def test_rules_of_a_table_that_needs_more_players(call: Clowder) -> None:
    """Gangs need four: the smallest table that can be is meant, not the smallest of the game."""
    shown = ids(call("rules", "cat-attack", "-o", "gangs=shared", "-o", "round_limit=20").out)
    assert {"CA-GANG-3", "CA-R45", "CA-SHORT-2", "CA-R46"} <= set(shown)
    assert not {"CA-GANG-2", "CA-R44", "CA-SHORT-1"} & set(shown)


@pytest.mark.parametrize(
    "given",
    [{"advanced": True}, {"advanced": True, "no_double_walls": False}, {"table": "small"}, {"extra_cats": "awake"}],
)
def test_every_option_reaches_the_rules(call: Clowder, given: dict[str, object]) -> None:
    options = [word for name, value in given.items() for word in ("-o", f"{name}={json.dumps(value)}")]
    shown = ids(call("rules", "if-it-fits", *options).out)
    assert shown == listed("if-it-fits", given)
    assert ("IF-ADV-2" in shown) == (given == {"advanced": True})
    assert "IF-PLACE-5" not in shown or "IF-ADV-2" not in shown


def test_the_language_of_the_terminal(call: Clowder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLOWDER_LANGUAGE", "de-AT")
    assert "Warum: " in call("rules", "cat-box").out
    assert "Why: " in call("rules", "cat-box", "--lang", "en").out
    monkeypatch.setenv("CLOWDER_LANGUAGE", "C")
    assert "Why: " in call("rules", "cat-box").out


class Seen(NamedTuple):
    screen: str
    page: str | None  # what the pager was given


def on_a_terminal(folder: Path, *arguments: str, **settings: str) -> Seen:
    """The command with a terminal for its input and output, and a pager that only keeps what it is given."""
    page = folder / "page"
    known = {name: value for name, value in os.environ.items() if name not in ("LESS", "NO_COLOR", "FORCE_COLOR")}
    own = {"TERM": "xterm-256color", "CLOWDER_LANGUAGE": "en", "PAGER": f"cat > '{page}'"}
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "clowder.cli.main", "rules", *arguments]
    subprocess.run(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env={**known, **own, **settings}, timeout=120, check=True
    )
    os.set_blocking(ours, False)
    screen = os.read(ours, 65536) if select.select([ours], [], [], 0)[0] else b""
    os.close(theirs)
    os.close(ours)
    return Seen(screen.decode(), page.read_text(encoding="utf-8") if page.exists() else None)


def test_a_book_is_paged_in_colour(tmp_path: Path) -> None:
    seen = on_a_terminal(tmp_path, "cat-box")
    assert seen.screen == ""
    assert seen.page is not None
    assert COLOUR.search(seen.page)
    assert ids(CONTROL.sub("", seen.page)) == listed("cat-box", None)


def test_a_clause_is_coloured_but_not_paged(tmp_path: Path) -> None:
    seen = on_a_terminal(tmp_path, "cat-box", "CB-PLACE-3")
    assert seen.page is None
    assert COLOUR.search(seen.screen)
    assert "CB-PLACE-3" in seen.screen


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1"}, {"LESS": "-X"}, {"TERM": "dumb"}])
def test_no_colour_where_it_cannot_be_shown(tmp_path: Path, settings: dict[str, str]) -> None:
    page = on_a_terminal(tmp_path, "cat-box", **settings).page
    assert page is not None
    assert not COLOUR.search(page)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dog-box"], ["dog-box", "cat-box"]),
        (["cat-box", "CB-NOPE-1"], ["cat-box", "CB-NOPE-1"]),
        (["cat-box", "hovercraft", "eels"], ["hovercraft eels"]),
        (["cat-box", "CB-PAW-1", "-o", "rules=basic"], ["CB-PAW-1"]),
        (["cat-box", "--lang", "fr"], ["fr", "en, de, hu, it, uk"]),
        (["cat-box", "--edition", "hungarian"], ["edition"]),
        (["cat-box", "-o", "rules=wild"], ["E_OPT_RULES"]),
        (["cat-box", "-o", "fur=long"], ["fur"]),
        (["cat-box", "-o", "rules"], ["name=value"]),
        (["if-it-fits", "--edition", "klingon"], ["bad_edition"]),
    ],
)
def test_wrong_wishes_are_told_in_one_line(call: Clowder, arguments: list[str], words: list[str]) -> None:
    said = call("rules", *arguments)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("clowder: ")
    assert said.err.count("\n") == 1
    assert all(word in said.err for word in words)
