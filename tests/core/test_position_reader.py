"""What all positions share is read in one place, with all faults at once."""

from typing import Any

import pytest

import clowder
from clowder.core.position_reader import PositionReader

GAME = clowder.game("cat-box")


def faults(given: Any) -> list[tuple[str, str]]:
    with pytest.raises(clowder.InvalidPosition) as caught:
        PositionReader(GAME, given, ("table",))
    return [(fault.key, fault.where) for fault in caught.value.errors]


def test_a_good_beginning_is_ready_for_the_game() -> None:
    reader = PositionReader(GAME, {"game": "cat-box", "seats": 3, "rng": [1, 2, 3, 4], "table": []}, ("table",))
    assert (reader.seats, reader.rng.words()) == (3, (1, 2, 3, 4))
    assert reader.options["rules"] == "basic"


def test_five_words_are_of_a_keyed_stream() -> None:
    assert PositionReader(GAME, {"seats": 3, "rng": [0, 0, 0, 0, 9]}, ()).rng.words() == (0, 0, 0, 0, 9)


def test_all_faults_are_told_at_once() -> None:
    given = {"game": "chess", "seats": 9, "rng": [0, 0, 0, 0], "options": [], "meow": 1, "rules_version": "0"}
    assert faults(given) == [
        ("E_POSITION_FIELD", "meow"),
        ("E_POSITION_FIELD", "game"),
        ("E_POSITION_FIELD", "rules_version"),
        ("E_POSITION_FIELD", "seats"),
        ("E_POSITION_FIELD", "options"),
        ("E_POSITION_RNG", "rng"),
    ]


@pytest.mark.parametrize(
    "words",
    [[0, 0, 0, 0], [1, 2, 3], [1, 2, 3, -1], [1, 2, 3, 1 << 32], [True, 1, 1, 1], "1234", 7, [1, 2, 3, 4, -1], [1] * 6],
)
def test_a_generator_that_cannot_be_is_refused(words: Any) -> None:
    assert faults({"seats": 3, "rng": words}) == [("E_POSITION_RNG", "rng")]


@pytest.mark.parametrize("given", [None, 7, [], "seats"])
def test_a_position_is_an_object(given: Any) -> None:
    assert faults(given) == [("E_POSITION", "position")]
