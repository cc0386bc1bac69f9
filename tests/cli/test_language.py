"""Every command takes --lang: what it says, its help and its errors are in that language."""

import json
import pkgutil
from pathlib import Path

import pytest

import clowder
from clowder.cli import commands
from clowder.core.record import Record
from tests.cli.conftest import Clowder
from tests.contract.catalog import present_ids

COMMANDS = [info.name for info in pkgutil.iter_modules(commands.__path__)]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_a_language(call: Clowder, command: str) -> None:
    said = call(command, "--lang", "de", "--no-such-thing")
    assert said.code == 2
    assert "die Option --no-such-thing gibt es nicht" in said.err or "den Befehl" in said.err


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
        (["play", "cat-box", "--seats"], "die Option --seats braucht einen Wert"),
        (["games", "one", "two"], "zu viele Wörter: one two"),
        (["records"], "sag, was zu tun ist: --help nennt die Befehle"),
    ],
)
def test_errors_of_the_command_line_speak_the_language(call: Clowder, arguments: list[str], error: str) -> None:
    said = call(*arguments[:1], "-l", "de", *arguments[1:]) if len(arguments) > 1 else call(*arguments, "-lde")
    assert (said.code, said.err) == (2, f"clowder: {error}\n")
