"""The engine contract over every game, seat count and option set."""

from typing import Any

import pytest

import clowder
from tests.contract import checks
from tests.contract.catalog import all_cases, case_name, present_ids, tiny_positions
from tests.contract.keyed import keyed
from tests.contract.secrecy import check_distribution
from tests.contract.tiny_game import WhiskersGame

CASES = all_cases(most=16 if clowder.is_compiled() else 8)  # always enough to show every option value
KEYED_CASES = CASES[::4]  # of every game
TINY_CASES = [(2, {}), (3, {"bonus": True}), (4, {"cards": 9})]


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_contract(case: tuple[str, int, dict[str, Any]]) -> None:
    """One test per case, so that its games are played once and looked at by every check."""
    game_id, seats, options = case
    seed = 7 + CASES.index(case)
    for check in checks.ALL:
        check(clowder.game(game_id), seats, options, seed)


@pytest.mark.parametrize("case", KEYED_CASES, ids=case_name)
def test_contract_with_keyed_chance(case: tuple[str, int, dict[str, Any]]) -> None:
    """Online tables deal from another stream: all promises hold for it as well."""
    game_id, seats, options = case
    game = keyed(clowder.game(game_id))
    for check in checks.ALL:
        check(game, seats, options, 5)


@pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", TINY_CASES, ids=str)
def test_tiny_game_keeps_the_contract(check: checks.Check, case: tuple[int, dict[str, Any]]) -> None:
    for seed in range(4):
        check(WhiskersGame(), *case, seed)


@pytest.mark.parametrize("game_id", present_ids())
def test_sampled_worlds_are_fairly_distributed(game_id: str) -> None:
    game = clowder.game(game_id)
    positions = [game.from_position(entry) for entry in tiny_positions(game)]
    tried = [check_distribution(state, seat) for state in positions for seat in range(int(state.seats))]
    if not any(tried):
        pytest.skip("no position with few enough worlds")


@pytest.mark.parametrize("game_id", present_ids())
def test_action_codes_fit_a_mask(game_id: str) -> None:
    assert 0 < clowder.game(game_id).action_count <= 65_536
