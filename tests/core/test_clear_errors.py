"""What somebody gives by mistake is answered by one sentence that says what to do."""

from typing import Any

import pytest

import clowder


@pytest.mark.parametrize("id", clowder.game_ids())
@pytest.mark.parametrize("seat", [3, 9, -2])
def test_a_seat_that_is_not_there(id: str, seat: int) -> None:
    state = clowder.game(id).new(seats=3, options={}, seed=7)
    with pytest.raises(clowder.UnknownSeat, match=rf"no seat {seat}; seats are 0 to 2"):
        state.view(seat)
    assert state.view(clowder.NOBODY)


@pytest.mark.parametrize("id", clowder.game_ids())
def test_a_seat_that_is_no_number(id: str) -> None:
    state = clowder.game(id).new(seats=3, options={}, seed=7)
    seat: Any = "seat_9"
    # The compiled engine refuses other types than numbers by itself.
    with pytest.raises((clowder.UnknownSeat, TypeError), match=r"no seat seat_9|i64 object expected; got str"):
        state.view(seat)


@pytest.mark.parametrize("action", ["foo", None, 1.5])
def test_an_action_that_is_no_number(action: Any) -> None:
    state = clowder.game("cat-box").new(seats=3, options={}, seed=7)
    with pytest.raises(clowder.MalformedAction, match=r"legal_actions\(\).*play_text"):
        clowder.play(state, action)
