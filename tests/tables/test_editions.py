"""What a game's parts are is asked once for options that are asked about often, and what is kept is bounded."""

from typing import Any

import pytest
from tiny import Tiny

from clowder.core.types import Json
from clowder.tables import editions


class Asked(Tiny):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def parts_hash(self, options: Json) -> str:
        self.times += 1
        return super().parts_hash(options)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Asked:
    monkeypatch.setattr(editions, "_known", {})
    return Asked()


def options_of(letters: int) -> dict[str, Any]:
    """Options that take exactly so many bytes."""
    return {"x": "a" * (letters - len('{"x":""}'))}


@pytest.mark.parametrize(("letters", "times"), [(2_048, 1), (2_049, 2)])
def test_options_with_parts_of_ones_own_are_looked_at_each_time(game: Asked, letters: int, times: int) -> None:
    for _ in range(2):
        assert editions.parts_hash(game, options_of(letters)) == Tiny().parts_hash({})
    assert game.times == times


def test_what_was_asked_first_is_forgotten_first(game: Asked) -> None:
    for turns in range(257):
        editions.parts_hash(game, {"turns": turns})
    editions.parts_hash(game, {"turns": 1})
    assert game.times == 257, "256 are kept"
    editions.parts_hash(game, {"turns": 0})
    assert game.times == 258, "and no more"
