"""What the operating system refuses is told in the language of the terminal, to the last word."""

import errno
import os
import socket
from pathlib import Path

import pytest

from clowder.cli import speech
from clowder.cli.system_errors import REASONS, file_text, reason_text
from clowder.texts import LANGUAGES
from tests.cli.conftest import Clowder


def error(number: int, file: str | None = None) -> OSError:
    return OSError(number, os.strerror(number), file)


@pytest.fixture(params=LANGUAGES)
def tongue(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(speech, "_chosen", request.param)
    return str(request.param)


def test_every_reason_has_words_of_the_language(tongue: str) -> None:
    for number in REASONS:
        said = reason_text(error(number))
        assert "reason-" not in said
        assert os.strerror(number) not in said
        assert file_text(error(number, "game.json")) == f"game.json: {said}"
    assert len({reason_text(error(number)) for number in REASONS}) >= len(set(REASONS.values()))
    assert reason_text(socket.gaierror(socket.EAI_NONAME, "Name or service not known")) != "reason-no-host"


def test_what_is_rare_keeps_the_words_of_the_system(tongue: str) -> None:
    rare = error(errno.EIO)
    assert os.strerror(errno.EIO) in reason_text(rare)
    assert reason_text(rare) != os.strerror(errno.EIO), "they stand in a sentence"
    assert "out of paper" in reason_text(OSError("out of paper"))
    assert "OSError" in reason_text(OSError())


def test_a_folder_that_is_not_there_is_no_missing_file(tongue: str, tmp_path: Path) -> None:
    missing = tmp_path / "games"
    said = {reason_text(error(errno.ENOENT, str(file))) for file in (tmp_path / "a.json", "a.json", b"a.json")}
    assert len(said) == 1
    assert str(tmp_path) not in said.pop()
    assert str(missing) in reason_text(error(errno.ENOENT, str(missing / "a.json")))


def test_the_system_is_told_by_every_command(call: Clowder, whiskers: str, tmp_path: Path) -> None:
    (file := tmp_path / "notes").touch()
    long = str(tmp_path / ("x" * 300))
    wanted = {
        f"{tmp_path}/no.json": "no.json: Diese Datei gibt es nicht",
        f"{tmp_path}/no/game.json": f"Den Ordner {tmp_path}/no gibt es nicht",
        str(tmp_path): "Das ist ein Ordner",
        f"{file}/game.json": "Dort liegt eine Datei, wo ein Ordner sein müsste",
        long: "Der Name ist zu lang",
    }
    for path, reason in wanted.items():
        for command in (["replay", path], ["verify", path], ["play", whiskers, "-o", f"cards=@{path}"]):
            said = call(*command, "--lang", "de")
            assert (said.code, said.err.count("\n")) == (2, 1), said
            assert said.err.endswith(f"{reason}\n"), said
    for command in (["arena", whiskers, "--bots", "no:Bot,random"], ["simulate", whiskers, "--bot", "no:Bot"]):
        said = call(*command, "--games", "2", "--code", f"{tmp_path}/no.py", "--lang", "de")
        assert said.err.endswith("no.py: Diese Datei gibt es nicht\n"), said
    said = call("play", whiskers, "--watch", "--save", f"{tmp_path}/no/game.json", "--lang", "de")
    assert f"Den Ordner {tmp_path}/no gibt es nicht" in said.err
