"""The command line, called in this process."""

import io
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from clowder.cli.main import run
from clowder.games import GAMES


class Said(NamedTuple):
    code: int
    out: str
    err: str


Clowder = Callable[..., Said]


@pytest.fixture
def whiskers() -> Iterator[str]:
    """The tiny game of the contract suite, registered like any other."""
    GAMES.register("whiskers", "tests.contract.tiny_game:WhiskersGame")
    yield "whiskers"
    GAMES.forget("whiskers")


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Clowder:
    monkeypatch.setenv("CLOWDER_LANGUAGE", "en")

    def clowder(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            run(list(arguments))
        said = capsys.readouterr()
        return Said(int(left.value.code or 0), said.out, said.err)

    return clowder
