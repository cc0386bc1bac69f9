"""The engine beside the slow reference: the same moves, the same table, the same coins, ply by ply.

`bin/soak reference csacska-macska` plays as many of these games as you like.
"""

import json
from typing import Any

import pytest

import clowder
from tests.games.csacska_macska.cases import CASES
from tests.games.csacska_macska.reference import worth
from tests.games.csacska_macska.reference_walk import FAMILIES, HOUSE_STRAY, walk


@pytest.mark.rule("CM-TURN-2", "CM-R2", "CM-R9", "CM-R12", "CM-R15", "CM-R17", "CM-R19", "CM-R20", "CM-R21", "CM-R25")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{json.dumps(case[1])}")
def test_the_engine_agrees_with_the_reference(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    walk(seats, options, seed=seats)


@pytest.mark.rule("CM-DECK-6", "CM-R1", "CM-R7", "CM-R11", "CM-R35")
def test_the_engine_agrees_in_every_family_of_options() -> None:
    """Among the games of all families every kind of move is made, each from every side of the rule."""
    made: dict[str, int] = {}
    for seed, family in enumerate([*FAMILIES] * 2):
        seats, options = FAMILIES[family](clowder.Rng(seed + 1))
        walk(seats, options, seed + 1, made)
    thefts = {"steal", "steal and"}
    cards = {
        "place S",
        "place KIT",
        "use RAS",
        "use GOOD",
        "use BAD",
        "use LADY",
        "discard S",
        "discard RAS",
        "discard LADY",
    }
    assert thefts | cards | {"take", "draw", "play", "discard", "score", "keep", "kittens"} <= made.keys()


@pytest.mark.rule("CM-SCORE-11", "CM-R3", "CM-R4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("B1 B3 B5", 1),
        ("G9 G9 G1", 1),
        ("Y5 Y5 Y5", 3),
        ("G7 G7 G3/7", 3),
        ("B3 B3 B3", 3),
        ("R3/7 R3 R7", 0),
        ("R1 R1 R1 R3 R3", 3),
        ("R9 R9 R9 R7 R5", 3),
        ("Y5 S Y3 Y7 Y7", 1),
        ("B5 B5 B5 B1 B1", 0),
        ("G1 G3 G5 G7 G9 G1 G3", 8),
        ("G1 S G5 G7 G9 G1 G3", 1),
        ("G1 G3 G5 G7 G9 G1 G5", 0),
    ],
)
def test_the_reference_counts_the_table_of_the_specification(cards: str, points: int) -> None:
    assert worth(cards.split(), HOUSE_STRAY) == points
