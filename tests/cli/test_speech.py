"""The terminal names pieces in words and keeps the ids that are drawn on the board."""

import io
import subprocess
import sys

import pytest

import clowder
from clowder.cli.speech import Words
from clowder.core.event import Event
from clowder.core.outcome import Outcome, ScoreLine


@pytest.mark.parametrize(
    ("tongue", "kind", "facts", "sentence"),
    [
        ("en", "played", {"seat": 0, "card": "bird3"}, "Ann plays Bird 3."),
        (
            "en",
            "caught",
            {"seat": 0, "food": "bird", "place": "e3a"},
            "Ann catches a bird (Lane 3 off Early Bird Road, first space [e3a]).",
        ),
        (
            "en",
            "raided",
            {"seat": 0, "food": "milk", "place": "H5"},
            "Ann raids the larder of Plum (H5) and steals the ",
        ),
        ("de", "shopped", {"seat": 0, "food": "fish", "place": "fishmonger"}, "Ann nimmt"),
    ],
)
def test_pieces_have_names(tongue: str, kind: str, facts: dict[str, object], sentence: str) -> None:
    words = Words(clowder.game("cat-attack"), ["Ann", "Bob"], tongue)
    said = words.event(Event(kind, facts), 0)
    assert said.startswith(sentence)
    assert "fishmonger" not in said


def test_a_card_with_two_numbers_has_a_name() -> None:
    assert Words(clowder.game("csacska-macska"), ["Ann", "Bob"], "en").piece("G3/7") == "green 3 or 7"


def test_python_runs_the_package() -> None:
    done = subprocess.run([sys.executable, "-m", "clowder", "games"], capture_output=True, text=True, timeout=60)
    assert "cat-box" in done.stdout


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [(0, "You draw Bird 3, Cat 1."), (1, "Ann draws 2 cards."), (clowder.NOBODY, "Ann draws 2 cards.")],
)
def test_who_sees_the_private_part_has_a_sentence_of_their_own(viewer: int, sentence: str) -> None:
    words = Words(clowder.game("cat-attack"), ["Ann", "Bob"], "en")
    drew = Event("drew", {"seat": 0, "count": 2}, {"cards": ["bird3", "cat1"]}, 1, True)
    assert words.event(drew, viewer) == sentence


class Terminal(io.StringIO):
    """A screen that can show what this encoding has."""

    def __init__(self, encoding: str) -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


@pytest.mark.parametrize(("encoding", "minus"), [("utf-8", "\u2212"), ("latin-1", "-"), ("ascii", "-")])
def test_numbers_below_nothing_have_a_real_minus_where_the_terminal_has_one(
    encoding: str, minus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal(encoding))
    sprays = ScoreLine("sprays", "IF-SCORE-1", -2, {"closed": False, "box": "-1,-2"})
    lines = Words(clowder.game("if-it-fits"), ["Ann", "Bob"], "en").outcome(
        Outcome("cards", [1, -2], [1, 2], [[], [sprays]])
    )
    assert lines[-2:] == [f"2. Bob: {minus}2 points", f"  {minus}2  Spray bottles in the box at -1,-2 [IF-SCORE-1]"]
