"""The evaluation prefers what a cat wants: foods, lives, nearness, good cards; and fears what it should."""

import pytest

from clowder.games.cat_attack.evaluate import IN_REACH, INTRUDING, ON_ROAD, WEIGHTS, features
from tests.games.cat_attack.kit import ALL_FOODS, CLOVER, CUSTARD, GAME, MISTY, PLUM, table

PLAIN = dict.fromkeys((CUSTARD,), "bird1 bird2 bird3 mouse1 mouse2 mouse3")


def value(**fields: object) -> float:
    fields.setdefault("hands", PLAIN)
    return table(**fields).evaluate()[CUSTARD]


@pytest.mark.parametrize("seats", range(2, 7))
def test_values_are_shares(seats: int) -> None:
    values = list(GAME.new(seats=seats, seed=1).evaluate())
    assert sum(values) == pytest.approx(1.0)
    assert all(0.3 / seats < share < 3.0 / seats for share in values)


def test_more_is_better() -> None:
    start = value()
    assert value(larders={CUSTARD: "fish"}) > start
    assert value(lives={CUSTARD: 4}) < start
    assert value(lives={CLOVER: 1}) > start
    assert value(larders={CLOVER: "fish milk"}) < start
    assert value(hands={CUSTARD: "speedy bird2 bird3 mouse1 mouse2 mouse3"}) > start
    assert value(cats={CUSTARD: "N4"}, larders={CUSTARD: ALL_FOODS}) < value(
        cats={CUSTARD: "R6"}, larders={CUSTARD: ALL_FOODS}
    )


def test_dangers_count() -> None:
    def danger_of(**cats: str) -> float:
        places = {{"custard": CUSTARD, "plum": PLUM}[name]: space for name, space in cats.items()}
        seen = features(table(cats=places), CUSTARD)
        return sum(WEIGHTS[feature] * seen[feature] for feature in (IN_REACH, INTRUDING, ON_ROAD))

    assert danger_of(custard="R1", plum="R2") > danger_of(custard="R1", plum="R9")
    assert danger_of(custard="G5c", plum="R9") > danger_of(custard="G5c")
    assert danger_of(custard="N3") > danger_of(custard="H2")
    assert value(larders={CUSTARD: "mouse bird milk tin vitamins"}, stock=[0, 3, 3, 3]) < value(
        larders={CUSTARD: "mouse bird milk tin vitamins"}
    )
    assert value(closed=["dairy"], cats={CUSTARD: "N4"}) < value(cats={CUSTARD: "N4"})


def test_the_end_is_certain() -> None:
    won = table(over="food", winner=CLOVER)
    assert list(won.evaluate()) == [0.0, 1.0, 0.0, 0.0]
    drawn = table(over="rounds", options={"round_limit": 5}, lives={PLUM: 8, MISTY: 8})
    assert list(drawn.evaluate()) == [0.5, 0.5, 0.0, 0.0]
    gangs = table(over="food", winner=1, options={"gangs": "full"})
    assert list(gangs.evaluate()) == [0.0, 1.0, 0.0, 1.0]


def test_near_the_limit_points_count() -> None:
    fields = {"options": {"round_limit": 20}, "larders": {CLOVER: "fish"}, "lives": {CLOVER: 8}}
    late = table(round=20, **fields).evaluate()
    early = table(round=1, **fields).evaluate()
    assert late[CLOVER] == pytest.approx(late[MISTY], rel=0.02)
    assert early[CLOVER] > early[MISTY]
