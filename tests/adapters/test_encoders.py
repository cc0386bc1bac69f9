"""Observations: fixed length, in bounds, the same numbers in both forms, and nothing a seat may not know."""

import importlib
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.core.rng import Rng
from clowder.core.state import State
from tests.adapters.tables import all_seats, table_name, usual_tables, varied_tables
from tests.extras import needs

np = needs("numpy")
encoders = importlib.import_module("clowder.adapters.encoders")
DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def positions(id: str, seats: int, options: dict[str, Any], every: int) -> list[State]:
    """Some states of one random game, its end included."""
    state, luck, found = clowder.game(id).new(seats=seats, options=options, seed=11), Rng(4), []
    step = 0
    while not state.is_over():
        if step % every == 0:
            found.append(state.clone())
        state.apply(state.nth_action(luck.below(state.count_actions())))
        step += 1
    return [*found, state]


@pytest.mark.parametrize(("id", "seats", "options"), all_seats() + varied_tables(), ids=table_name)
def test_vector_is_fixed_bounded_and_equal_to_its_blocks(id: str, seats: int, options: dict[str, Any]) -> None:
    encoder = encoders.make_encoder(clowder.game(id), seats, options)
    for state in positions(id, seats, options, 23):
        for seat in range(seats):
            vector = encoder.encode(state, seat)
            assert vector.shape == (encoder.size,)
            assert vector.dtype == np.float32
            assert np.all(np.abs(vector) <= 1)
            parts = encoder.encode_parts(state, seat)
            assert list(parts) == [block.name for block in encoder.blocks]
            assert np.array_equal(vector, np.concatenate([part.ravel() for part in parts.values()]))


@pytest.mark.parametrize(("id", "seats", "options"), all_seats() + varied_tables(12), ids=table_name)
def test_numbers_tell_what_the_view_tells(id: str, seats: int, options: dict[str, Any]) -> None:
    """Read from the JSON that a browser gets, by other code: the same numbers, so nothing beyond the view."""
    from tests.adapters.by_view import make_reader

    encoder = encoders.make_encoder(clowder.game(id), seats, options)
    reader = make_reader(clowder.game(id), seats, options)
    for state in positions(id, seats, options, 19):
        for seat in range(seats):
            numbers, read = encoder.encode(state, seat), reader.encode(state, seat)
            differ = np.flatnonzero(~np.isclose(numbers, read, atol=1e-6))
            assert not len(differ), [name for name, start, end, *_ in encoder.layout() if start <= differ[0] < end]


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_hidden_things_leave_no_trace(id: str, seats: int, options: dict[str, Any]) -> None:
    """Redrawing what a seat cannot know changes none of its numbers."""
    encoder = encoders.make_encoder(clowder.game(id), seats, options)
    luck = Rng(9)
    for state in positions(id, seats, options, 17)[:-1]:
        for seat in range(seats):
            seen = encoder.encode(state, seat)
            other = encoder.encode(state.determinize(seat, luck), seat)
            assert np.array_equal(seen, other)


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_observations_tell_positions_apart(id: str, seats: int, options: dict[str, Any]) -> None:
    """Every decision changes what its own seat sees: nothing important is missing from the numbers."""
    encoder = encoders.make_encoder(clowder.game(id), seats, options)
    state, luck = clowder.game(id).new(seats=seats, options=options, seed=5), Rng(2)
    changed = asked = 0
    while not state.is_over() and asked < 60:
        seat = int(state.to_act())
        before_view, before = state.view(seat), encoder.encode(state, seat)
        state.apply(state.nth_action(luck.below(state.count_actions())))
        if state.view(seat) != before_view:
            asked += 1
            changed += not np.array_equal(before, encoder.encode(state, seat))
    assert changed == asked


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_layout_is_documented(id: str, seats: int, options: dict[str, Any]) -> None:
    """docs/research.md holds the layout as `python -m clowder.adapters.layouts` prints it."""
    from clowder.adapters.layouts import table

    text = DOCS.read_text(encoding="utf-8")
    assert "\n".join(table(clowder.game(id))) in text, "run python -m clowder.adapters.layouts docs/research.md"
