"""The engine beside the slow reference: the same moves, the same table, the same points, ply by ply.

`bin/soak reference cat-attack` plays as many of these games as you like.
"""

import json
from typing import Any

import pytest

import clowder
from tests.games.cat_attack import reference_scoring as scoring
from tests.games.cat_attack.cases import CASES
from tests.games.cat_attack.reference import Reference
from tests.games.cat_attack.reference_walk import BOARD, FAMILIES, GAME, HOUSE_CARDS, walk


@pytest.mark.rule("CA-TURN-2", "CA-TURN-3", "CA-R6", "CA-R10", "CA-R14", "CA-R18", "CA-R19", "CA-R31", "CA-R42")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{json.dumps(case[1])}")
def test_the_engine_agrees_with_the_reference(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    walk(seats, {"round_limit": 20, **options}, seed=1)


@pytest.mark.rule("CA-R24", "CA-R33", "CA-R36", "CA-R43", "CA-R44", "CA-R45", "CA-R46", "CA-GANG-2", "CA-GANG-3")
@pytest.mark.parametrize("family", FAMILIES)
def test_the_engine_agrees_late_in_the_game(family: str) -> None:
    """Larders almost full, the car out: seeds that three divides begin there."""
    made: dict[str, int] = {}
    for seed in range(0, 36, 3):
        seats, options = FAMILIES[family](clowder.Rng(seed))
        walk(seats, {**options, "round_limit": 12}, seed, made)
    assert made["end food"] > 0
    assert {"dest", "cat", "mouse", "burglar", "told attacked"} <= made.keys()
    if family == "full-gangs":
        assert made["told safe"] > made["end food"]


@pytest.mark.rule("CA-R43", "CA-LEAP-4", "CA-R18")
def test_the_reference_knows_that_mates_in_the_common_home_are_no_targets() -> None:
    """The fault that an independent model found in the engine."""
    state = GAME.from_position(
        {
            "seats": 6,
            "options": {"gangs": "shared"},
            "cats": ["R3", "", "", "", "", ""],
            "hands": [["attack", "mouse1", "mouse2", "mouse3", "bird1", "bird2"], None, None, None, None, None],
        }
    )
    model = Reference(GAME.position(state), BOARD, HOUSE_CARDS)
    assert model.decision is not None
    assert [text for text in model.decision[2] if text.startswith("attack")] == ["attack nothing"]


def test_scores_of_the_reference_add_lives_and_foods() -> None:
    """Section 8.3, example S1: Clover wins the tie by foods, the retired Misty is last."""
    foods = ["mouse", "bird", "fish", "milk", "tin"]
    state = GAME.from_position(
        {"lives": [6, 4, 8, 0], "larders": [foods[:3], foods, [], foods[:4]], "cats": ["", "", "", None]}
    )
    model = Reference(GAME.position(state), BOARD, HOUSE_CARDS)
    assert scoring.scores(model) == [9, 9, 8, 0]
    assert scoring.ranks(model) == [2, 1, 3, 4]
