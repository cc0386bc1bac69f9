"""Moves that are refused, every reason at least once: (state, seat, text)."""

from collections.abc import Iterator

from clowder.core.state import State
from tests.games.cat_attack.kit import CLOVER, table
from tests.games.cat_attack.test_refusals import CASES


def refused() -> Iterator[tuple[State, int, str]]:
    for state, text, _, _ in CASES:
        yield state, max(0, int(state.to_act())), text
    yield table(), CLOVER, "speedy"
