"""The terminal names pieces in words and keeps the ids that are drawn on the board."""

import subprocess
import sys

import pytest

import clowder
from clowder.cli.speech import Words
from clowder.core.event import Event


@pytest.mark.parametrize(
    ("tongue", "kind", "facts", "sentence"),
    [
        ("en", "played", {"seat": 0, "card": "bird3"}, "Ann plays Bird 3."),
        ("en", "caught", {"seat": 0, "food": "bird", "place": "e3a"}, "Ann catches a bird (e3a)."),
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
