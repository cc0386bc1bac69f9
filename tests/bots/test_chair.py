"""A chair shows what its seat may see and nothing else."""

import pytest

import clowder
from clowder.bots.chair import Chair
from tests.bots.middle import middle, settings


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_chair_shows_the_seats_side(game: str, seats: int, options: dict) -> None:
    state = middle(game, seats, options, 7)
    seat = state.to_act()
    chair = Chair(state, seat)
    assert chair.legal_actions() == list(state.legal_actions())
    assert chair.view() == state.view(seat)
    assert chair.action_text(chair.legal_actions()[0]) == state.action_text(state.legal_actions()[0])
    assert chair.sample(clowder.Rng(1)).view(seat) == state.view(seat)
    assert Chair(state, (seat + 1) % seats).legal_actions() == []


def test_the_state_is_not_an_attribute() -> None:
    state = middle("cat-box", 2, {}, 3)
    chair = Chair(state, 0)
    public = [name for name in dir(chair) if not name.startswith("__")]
    assert sorted(public) == ["action_text", "legal_actions", "sample", "seat", "seats", "view"]
    assert all(getattr(chair, name) is not state for name in public)


def test_no_such_seat() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        Chair(middle("cat-box", 2, {}, 0), 2)
