"""The tiny game is on the list of games while a module that needs it runs, and nowhere else."""

from collections.abc import Iterator

import pytest

from clowder.games import GAMES


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    GAMES.register("tiny", "tiny:Tiny")
    yield
    GAMES.forget("tiny")
