"""Somebody at the terminal who knows nothing but what it prints, and the words that a language has."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from clowder.cli.commands import play
from tests.codebase.test_languages import files

COMMANDS = frozenset(["exit", "help", "hint", "moves", "quit", "random", "save", "show", "undo", "why"])
WORD = re.compile(r"[^\W\d_]{3,}")
PATIENCE = 3000  # lines typed; no game of the tests needs a third of it


class Reader:
    """Plays one seat: asks for help once, then lists the moves at every prompt, takes one of them and confirms it."""

    def __init__(self, capsys: pytest.CaptureFixture[str], seed: int) -> None:
        self._capsys = capsys
        self._dice = random.Random(seed)
        self._asked = ""  # what was typed last
        self._typed = 0
        self.told: list[str] = []  # sentences, without the lists of moves
        self.moves: set[str] = set()  # all that were ever listed
        self.refused: list[str] = []  # moves that were listed and not taken

    def read_line(self, prompt: str) -> str:
        self._typed += 1
        assert self._typed < PATIENCE, "the game does not end"
        answer = self._answer(self._capsys.readouterr().out.splitlines(), prompt)
        self._asked = answer
        return answer

    def _answer(self, lines: list[str], prompt: str) -> str:
        if self._asked == "moves":
            listed = [move for line in lines for move in expanded(line)]
            self.moves.update(listed)
            self.told += [line for line in lines if not line.startswith("  ")]
            return self._dice.choice(listed)
        self.told += lines
        if self._asked in self.moves:
            if self._asked in prompt:
                self.told.append(prompt.replace(self._asked, ""))
                return ""
            self.refused.append(f"{self._asked}: {lines}")
        self.told.append(prompt)
        if not self.moves:
            asked = {"": "help", "help": "hint", "hint": "why 0"}.get(self._asked)
            if asked is not None:
                return asked
        return "moves"

    def end(self, lines: list[str]) -> None:
        self.told += lines


def expanded(line: str) -> list[str]:
    """The moves of one line of a list: places that could be chosen stand between bars."""
    if not line.startswith("  "):
        return []
    parts = [part.split() for part in line.strip().split(" | ")]
    if len(parts) == 1:
        return [" ".join(parts[0])]
    before, after = parts[0][:-1], parts[-1][1:]
    choices = [parts[0][-1], *(part[0] for part in parts[1:])]
    return [" ".join([*before, choice, *after]) for choice in choices]


def sits_down(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seed: int) -> Reader:
    reader = Reader(capsys, seed)
    monkeypatch.setattr(play, "read_line", reader.read_line)
    return reader


class _Words(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.update(words_of(node.value))


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words of all catalogues of a language, without the names of facts and choices in them."""
    visitor = _Words()
    for path in files(language):
        if path.suffix == ".ftl":
            visitor.visit(FluentParser(with_spans=False).parse(Path(path).read_text(encoding="utf-8")))
    return frozenset(visitor.found)
