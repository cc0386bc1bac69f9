"""Moves that are refused, every reason at least once: (state, seat, text)."""

from collections.abc import Iterator

from clowder.core.state import State
from tests.games.cat_box.kit import A, setup
from tests.games.cat_box.test_refusals import CASES, HANDS


def refused() -> Iterator[tuple[State, int, str]]:
    for _, (table, fields), text, seat in CASES:
        state = setup(table, **fields)
        yield state, state.to_act() if seat is None else seat, text
    yield setup(A, hands=HANDS), 0, "hop"
