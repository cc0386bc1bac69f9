"""Same information and same seed: same move, whatever the others hold and whatever comes next."""

import pytest

import clowder
from clowder.bots.levels import LEVELS, TEMPERS, choose
from tests.bots.middle import middle, settings

PLAYERS = [(level, "") for level in LEVELS] + [(level, name) for level in ("house-cat", "panther") for name in TEMPERS]


@pytest.mark.parametrize(("level", "temper"), PLAYERS)
@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_secrets_do_not_change_the_move(game: str, seats: int, options: dict, level: str, temper: str) -> None:
    for decisions in (1, 6) if clowder.is_compiled() else (1,):
        state = middle(game, seats, options, decisions)
        seat = state.to_act()
        moves = {choose(state, seat, level, 5, simulations=12, temper=temper)}
        for other in range(2):
            world = state.determinize(seat, clowder.Rng(100 + other))
            moves.add(choose(world, seat, level, 5, simulations=12, temper=temper))
        assert len(moves) == 1
        assert state.is_legal(moves.pop())


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_choosing_changes_nothing(game: str, seats: int, options: dict) -> None:
    state = middle(game, seats, options, 11)
    before = state.key()
    choose(state, state.to_act(), "panther", 1, simulations=10)
    assert state.key() == before
