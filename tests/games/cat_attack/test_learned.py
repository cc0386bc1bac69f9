"""What the net is told of a table: ways, throws and dangers that hold on the map. Gangs are judged by hand."""

from itertools import permutations

import pytest

from clowder.games.cat_attack.board import STEPS, free_ends
from clowder.games.cat_attack.vocabulary import FOOD_COUNT
from clowder.games.cat_attack.ways import Ways, best_throw, car_danger, taking
from tests.games.cat_attack.kit import ALL_FOODS, CUSTARD, GAME, PLUM, table


def test_the_way_round_is_the_shortest() -> None:
    p = table(cats={CUSTARD: "N4", PLUM: "R9"}, larders={CUSTARD: "fish bird", PLUM: "mouse tin milk"})
    ways = Ways(p)

    def steps(a: int, b: int) -> int:
        return int(p.board.distance[a * p.board.size + b])

    for seat in (CUSTARD, PLUM):
        sources = [int(each) for each in ways.source[seat * FOOD_COUNT : (seat + 1) * FOOD_COUNT] if each >= 0]
        home = int(p.setup.home[seat])
        extra = sum((each >> 4) & 15 for each in sources)

        def round_from(start: int, places: list[int], home: int = home, extra: int = extra) -> int:
            lengths = [
                sum(steps(a, b) for a, b in zip((start, *way), (*way, home), strict=True))
                for way in permutations(places)
            ]
            return min(lengths) + extra

        places = [each >> 8 for each in sources]
        assert ways.round[seat] == round_from(int(p.cats[seat]), places)
        assert ways.setback[seat] == round_from(home, places) - ways.round[seat]


def test_with_all_foods_the_way_is_home() -> None:
    p = table(cats={CUSTARD: "R6"}, larders={CUSTARD: ALL_FOODS})
    home = p.board.index["H2"]
    assert Ways(p).round[CUSTARD] == p.board.distance[p.board.index["R6"] * p.board.size + home] == 3
    assert best_throw(p, CUSTARD, 0) >= 1
    assert best_throw(p, CUSTARD, 2) >= best_throw(p, CUSTARD, 0)


def test_counts_lead_where_they_say() -> None:
    board = table().board
    for start in range(0, board.size, 7):
        for count in range(1, STEPS + 1):
            ends = set(free_ends(board, start, count, 0, 0))
            said = {to for to in range(board.size) if (board.reach[start * board.size + to] >> count) & 1}
            assert said == ends


def test_a_shut_shop_gives_nothing() -> None:
    fish = 2
    assert taking(table(cats={CUSTARD: "N1"}), CUSTARD, fish) & 0b1110 == 0b1110
    assert taking(table(cats={CUSTARD: "N1"}, closed=["fishmonger"]), CUSTARD, fish) == 0


def test_the_car_comes_from_behind() -> None:
    p = table(cats={CUSTARD: "N4"})
    assert car_danger(p, CUSTARD) == 3  # from the park over N4 to all roads but the first
    p.car = 2
    assert car_danger(p, CUSTARD) == 4  # and once around
    p.cats[CUSTARD] = p.board.index["R6"]
    assert car_danger(p, CUSTARD) == 0


@pytest.mark.parametrize("gangs", ["full", "shared"])
def test_gangs_are_judged_by_hand(gangs: str) -> None:
    state = GAME.new(seats=4, options={"gangs": gangs}, seed=1)
    assert list(state.judge()) == list(state.evaluate())


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_is_out_of_the_game_has_no_chance(seats: int) -> None:
    state = GAME.new(seats=seats, seed=1)
    assert sum(state.judge()) == pytest.approx(1.0)
    p = table(lives={PLUM: 0})
    assert p.judge()[PLUM] == 0.0
