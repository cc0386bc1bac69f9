"""Random and greedy games to the end: nothing is lost, nothing appears, everybody stands somewhere."""

from typing import Any

import pytest

from clowder.core.rng import Rng
from clowder.games.cat_attack.rules import CatAttackState
from tests.games.cat_attack.audit import at_end
from tests.games.cat_attack.cases import CASES
from tests.games.cat_attack.kit import GAME


@pytest.mark.rule("CA-R26", "CA-R33", "CA-R14")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_lost_in_a_random_game(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    for seed in range(2):
        state = GAME.new(seats=seats, options=options, seed=seed)
        assert isinstance(state, CatAttackState)
        rng = Rng(seed + 1)
        while state.to_act() >= 0:
            at_end(state)
            state.apply(state.nth_action(rng.below(state.count_actions())))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners


def test_the_same_seed_gives_the_same_game() -> None:
    keys = []
    for _ in range(2):
        state = GAME.new(seats=5, seed=2**127 + 5)
        for _ in range(60):
            state.apply(state.legal_actions()[0])
        keys.append(state.key())
    assert keys[0] == keys[1]


def test_greedy_players_finish() -> None:
    state = GAME.new(seats=4, seed=8)
    while state.to_act() >= 0:
        seat = state.to_act()
        best, chosen = -1.0, 0
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            if after.evaluate()[seat] > best:
                best, chosen = after.evaluate()[seat], action
        state.apply(chosen)
        assert GAME.position(state)["round"] < 150
    assert state.outcome() is not None
