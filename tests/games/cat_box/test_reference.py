"""The engine beside the slow reference: the same moves, the same table, the same points, ply by ply.

`bin/soak reference cat-box` plays as many of these games as you like.
"""

import pytest

from tests.games.cat_box.cases import own_deck, own_setup
from tests.games.cat_box.reference_walk import walk

PLANS = [(seats, rules, turn) for seats in (2, 3, 4, 5) for rules in ("basic", "special") for turn in ("none", "half")]
PLANS += [(seats, rules, "quarter") for seats in (2, 4) for rules in ("basic", "special")]


@pytest.mark.rule("CB-TURN-1", "CB-TURN-2", "CB-PLACE-5", "CB-R10", "CB-R11", "CB-R12", "CB-R14", "CB-R50", "CB-SPEC-1")
@pytest.mark.parametrize(("seats", "rules", "rotation"), PLANS)
def test_the_engine_agrees_with_the_reference(seats, rules, rotation):
    made: dict[str, int] = {}
    walk(seats, {"rules": rules, "rotation": rotation}, seats, made)
    if rules == "special":
        assert {"play", "paw", "mouse", "scratcher", "fish", "end"} >= made.keys() > {"play", "paw", "mouse"}


@pytest.mark.rule("CB-R12", "CB-R51", "CB-R52")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"rules": "special", "rotation": "quarter"}),
        (2, {"rules": "basic", "rotation": "quarter"}),
        (2, {"rules": "special", "rotation": "half", "setup": own_setup()}),
    ],
)
def test_the_engine_agrees_with_the_reference_on_an_own_deck(seats, options):
    walk(seats, {**options, "deck": own_deck()}, seed=1)
