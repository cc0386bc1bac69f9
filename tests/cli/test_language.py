"""Every command takes --lang: what it says, its help and its errors are in that language."""

import pkgutil

import pytest

from clowder.cli import commands
from tests.cli.conftest import Clowder

COMMANDS = [info.name for info in pkgutil.iter_modules(commands.__path__)]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_a_language(call: Clowder, command: str) -> None:
    said = call(command, "--lang", "de", "--no-such-thing")
    assert said.code == 2
    assert "die Option --no-such-thing gibt es nicht" in said.err or "den Befehl" in said.err


@pytest.mark.parametrize("form", [["--lang", "hu"], ["--lang=hu"], ["-l", "hu"], ["-lhu"]])
def test_the_language_may_be_written_in_every_form(call: Clowder, form: list[str]) -> None:
    assert "2–5 játékos" in call("games", *form).out


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
