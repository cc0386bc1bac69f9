"""Every command takes --lang: what it says, its help and its errors are in that language."""

import json
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import clowder
from clowder.cli import commands
from clowder.core.record import Record
from tests.cli.conftest import Clowder
from tests.cli.reader import vocabulary, words_of
from tests.contract.catalog import present_ids

COMMANDS = [info.name for info in pkgutil.iter_modules(commands.__path__)]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_a_language(call: Clowder, command: str) -> None:
    said = call(command, "--lang", "de", "--no-such-thing")
    assert said.code == 2
    assert "die Option --no-such-thing gibt es nicht" in said.err or "den Befehl" in said.err


GROUPS = {"records": ("export", "import"), "parts": ("list", "house", "check")}
PATHS = [[name] for name in COMMANDS] + [[group, name] for group, names in GROUPS.items() for name in names]
ALL_HELP = """import sys
from clowder.cli.main import run
for path in {paths}:
    try:
        run([*path, "--help", "--lang", "{language}"])
    except SystemExit as left:
        assert not left.code, path
"""
PARSERS_OWN = re.compile(r"Usage:|Options:|Arguments:|Commands:|Show this|\[default|\[required")
TYPED = re.compile(r"\[[^\[\]]*: [^\]]*\]|--?[a-z-]+|<[a-z\[\]]+>|[A-Z]{2,}|«[^»]*»|[„“][^”“]*[”“]")


@pytest.mark.parametrize("language", ["de", "hu", "it", "uk"])
def test_the_help_of_every_command_speaks_the_language(language: str) -> None:
    """In a process of its own: what stands beside an option is read once, when its command is."""
    script = ALL_HELP.format(paths=PATHS, language=language)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=240, check=True)
    assert done.stdout.count("clowder ") >= len(PATHS)
    assert not PARSERS_OWN.search(done.stdout)
    names = words_of(" ".join(["clowder play file", *(word for path in PATHS for word in path)]))
    assert sorted(words_of(TYPED.sub(" ", done.stdout)) & vocabulary("en") - vocabulary(language) - names) == []


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["play", "zork"], "nincs ilyen játék: zork; ezek vannak: cat-box, csacska-macska, if-it-fits, cat-attack"),
        (["replay", "/no/such/file"], "/no/such/file: nincs ilyen mappa: /no/such"),
        (
            ["play", "cat-attack", "-o", "lives=99"],
            "ezek a beállítások nem jók: Egy macskának 1–9 élete lehet, ennyi nem: 99. [E_LIVES, lives]",
        ),
    ],
)
def test_what_is_wrong_with_games_files_and_options_is_told_in_the_language(
    call: Clowder, arguments: list[str], error: str
) -> None:
    said = call(*arguments, "--lang", "hu")
    assert (said.code, said.err) == (2, f"clowder: {error}\n")


MISSING = {
    "en": "there is no folder ",
    "de": "Den Ordner ",
    "hu": "nincs ilyen mappa: ",
    "it": "la cartella ",
    "uk": "теки ",
}


@pytest.mark.parametrize("language", MISSING)
def test_a_folder_that_is_missing_is_not_told_as_a_file(call: Clowder, tmp_path: Path, language: str) -> None:
    folder = tmp_path / "none"
    said = call("play", "cat-box", "--watch", "--save", str(folder / "game"), "--lang", language)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert f"{MISSING[language]}{folder}" in said.err
    folder.write_text("a file", encoding="utf-8")
    said = call("replay", str(folder / "game"), "--lang", language)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "Not a directory" not in said.err, said.err


AT = {
    "en": "line 2, column 3",
    "de": "Zeile 2, Spalte 3",
    "hu": "2. sor, 3. oszlop",
    "it": "riga 2, colonna 3",
    "uk": "рядок 2, стовпець 3",
}
ENGLISH = re.compile(r"Expecting|Extra|delimiter|Invalid|Unterminated|codec|Exceeds|recursion|char \d|at line|at end")


@pytest.mark.parametrize("language", AT)
def test_where_json_or_toml_stops_is_told_in_the_language(call: Clowder, tmp_path: Path, language: str) -> None:
    record, part, table = tmp_path / "game", tmp_path / "deck.json", tmp_path / "deck.toml"
    for unread in (b'{\n  x"', b"\xff", b"[" * 100_000, b"1" * 10_000):
        record.write_bytes(unread)
        part.write_bytes(unread)
        asked = [["replay", str(record)], ["verify", str(record)], ["parts", "check", str(part)]]
        for arguments in asked:
            said = call(*arguments, "--lang", language)
            assert (said.code, said.err.count("\n")) == (2, 1)
            assert not ENGLISH.search(said.err), said.err
            assert (AT[language] in said.err) == unread.startswith(b"{"), said.err
    for wrong in ("[cards]\nC = = 1\n", "cards = ["):
        table.write_text(wrong, encoding="utf-8")
        said = call("parts", "check", str(table), "--lang", language)
        assert (said.code, said.err.count("\n")) == (2, 1)
        assert f"[E_PART_SYNTAX, {table}]" in said.err
        assert not ENGLISH.search(said.err), said.err


@pytest.mark.parametrize("form", [["--lang", "hu"], ["--lang=hu"], ["-l", "hu"], ["-lhu"]])
def test_the_language_may_be_written_in_every_form(call: Clowder, form: list[str]) -> None:
    assert "2–5 játékos" in call("games", *form).out


@pytest.mark.skipif("if-it-fits" not in present_ids(), reason="needs If It Fits")
@pytest.mark.parametrize(
    ("language", "chosen", "edition", "told"),
    [
        ("hu", [], "hungarian", "Kiadás: Magyar."),
        ("uk", [], "ukrainian", "Видання: Українське."),
        ("de", [], "ukrainian", "Ausgabe: Ukrainisch."),
        ("hu", ["-o", "edition=ukrainian"], "ukrainian", "Kiadás: Ukrán."),
    ],
)
def test_the_language_chooses_the_edition_of_a_new_table(
    call: Clowder, tmp_path: Path, language: str, chosen: list[str], edition: str, told: str
) -> None:
    path = tmp_path / "cut.json"
    said = call("play", "if-it-fits", *chosen, "--lang", language, "--save", str(path), typed="quit\n")
    assert told in said.out
    record = Record.from_json(json.loads(path.read_text(encoding="utf-8")))
    assert clowder.replay(record).state.view(clowder.NOBODY)["rules"]["edition"] == edition


@pytest.mark.skipif("if-it-fits" not in present_ids(), reason="needs If It Fits")
def test_the_rules_of_a_table_follow_the_same_edition(call: Clowder) -> None:
    assert "IF-SETUP-13" in call("rules", "if-it-fits", "-o", "advanced=true", "-l", "hu").out
    assert "IF-SETUP-12" in call("rules", "if-it-fits", "-o", "advanced=true", "-l", "it").out


def test_an_unknown_language_is_told(call: Clowder) -> None:
    said = call("games", "--lang", "fr")
    assert (said.code, said.err) == (2, "clowder: there is no language fr; use en, de, hu, it, uk\n")


def test_the_language_holds_for_one_command_only(call: Clowder) -> None:
    call("games", "--lang", "it")
    assert "2 to 5 players" in call("games").out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["zork"], "den Befehl zork gibt es nicht; clowder --help nennt alle"),
        (["rules"], "GAME fehlt; --help zeigt, was nötig ist"),
        (["play", "cat-box", "--seats", "x"], "--seats muss eine Zahl sein"),
        (["serve", "--port", "70000"], "--port darf höchstens 65535 sein"),
        (["serve", "--forget-days", "0"], "--forget-days muss mindestens 1 sein"),
        (["play", "cat-box", "--seats"], "die Option --seats braucht einen Wert"),
        (["games", "one", "two"], "zu viele Wörter: one two"),
        (["records"], "sag, was zu tun ist: --help nennt die Befehle"),
    ],
)
def test_errors_of_the_command_line_speak_the_language(call: Clowder, arguments: list[str], error: str) -> None:
    said = call(*arguments[:1], "-l", "de", *arguments[1:]) if len(arguments) > 1 else call(*arguments, "-lde")
    assert (said.code, said.err) == (2, f"clowder: {error}\n")
