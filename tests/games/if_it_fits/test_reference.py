"""The engine beside the slow reference: the same moves, the same table, the same points, ply by ply.

`bin/soak reference if-it-fits` plays as many of these games as you like.
"""

import json
from typing import Any

import pytest

import clowder
from tests.games.if_it_fits.cases import CASES
from tests.games.if_it_fits.reference_walk import FAMILIES, walk

# Every fifth of the sets that only combine seats, edition, advanced and table; all that use other options.
SAMPLE = CASES[:64:5] + CASES[64:]


@pytest.mark.rule("IF-TURN-1", "IF-R3", "IF-R7", "IF-R17", "IF-R24", "IF-R25", "IF-R27", "IF-R31", "IF-R35", "IF-R38")
@pytest.mark.parametrize("case", SAMPLE, ids=lambda case: f"{case[0]}-{json.dumps(case[1])}")
def test_the_engine_agrees_with_the_reference(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    walk(seats, options, seed=seats + 6)


@pytest.mark.rule("IF-R4", "IF-R14", "IF-R37", "IF-R40", "IF-R41", "IF-R43", "IF-R47")
def test_the_engine_agrees_in_every_family_of_options() -> None:
    """Among the games of all families every kind of move is made and both ends are reached."""
    made: dict[str, int] = {}
    for seed, family in enumerate([*FAMILIES] * 2):
        seats, options = FAMILIES[family](clowder.Rng(seed))
        walk(seats, options, seed, made)
    plays = {"start", "draw", "sleep", "box", "toy_across", "toy_box", "princess", "cat", "no_cat"}
    assert plays | {"end cats", "end pile"} <= made.keys()


@pytest.mark.rule("IF-R21", "IF-R28", "IF-R45")
def test_the_engine_agrees_on_a_table_that_fills_up() -> None:
    """With hardly a cat 80 cards come to the 77 cells of the small table: players are blocked."""
    made: dict[str, int] = {}
    for edition in ("ukrainian", "hungarian"):
        walk(2, {"edition": edition, "table": "small", "all_princesses": True}, 5, made)
    assert made["end pile"] == 2
    assert made["told blocked"] > 0
