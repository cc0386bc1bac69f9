"""The tables of the board against plain enumeration, on every space of the house board."""

import pytest

from clowder.core.rng import Rng
from clowder.games.cat_attack.board import FAR, Board
from clowder.games.cat_attack.catalogue import house_board, make_board
from clowder.games.cat_attack.targets import cat_ends
from tests.games.cat_attack.kit import table


def neighbours() -> dict[str, list[str]]:
    near: dict[str, list[str]] = {space["id"]: [] for space in house_board()["spaces"]}
    for a, b in house_board()["edges"]:
        near[a].append(b)
        near[b].append(a)
    return near


NEAR = neighbours()
SHOP = {space["id"]: space["shop"] for space in house_board()["spaces"]}
HOMES = {f"H{number}" for number in range(1, 7)}


def slow_ends(start: str, count: int, blocked: set[str], closed: set[str], shut: set[str]) -> set[str]:
    """Ends of all paths of `count` steps; nothing blocked is passed, no shut shop entered from outside."""
    found = set()

    def walk(path: list[str]) -> None:
        if len(path) - 1 == count:
            found.add(path[-1])
            return
        if len(path) > 1 and path[-1] in blocked:
            return
        for there in NEAR[path[-1]]:
            entering = SHOP[there] in closed and SHOP[path[-1]] != SHOP[there]
            if there not in path and there not in shut and not entering:
                walk([*path, there])

    walk([start])
    return found


@pytest.mark.rule("CA-R4", "CA-R5", "CA-R6", "CA-MOVE-5", "CA-MOVE-7")
def test_every_space_and_count_on_the_empty_map() -> None:
    state = table(2, cats={0: "R1", 1: "R2"})
    state.cats[1] = -1
    for start in NEAR:
        if start in ("MH", "BH", "CP"):
            continue
        state.cats[0] = state.board.index[start]
        for count in range(1, 7):
            fast = {state.board.ids[end] for end in cat_ends(state, 0, count)}
            assert fast == slow_ends(start, count, set(), set(), {"MH", "BH", "CP"}), (start, count)


@pytest.mark.rule("CA-R6", "CA-MOVE-6", "CA-MOVE-9", "CA-R29")
def test_every_space_with_cats_car_and_closed_shops_in_the_way() -> None:
    rng = Rng(11)
    state = table(6)
    ids = [space for space in NEAR if space not in ("MH", "BH", "CP") and space not in HOMES]
    shops = ("fishmonger", "dairy", "corner_shop", "vet")
    for start in [space for space in NEAR if space not in ("MH", "BH", "CP")]:
        for count in range(1, 7):
            others = [ids[rng.below(len(ids))] for _ in range(5)]
            state.cats[0] = state.board.index[start]
            for seat, other in enumerate(others):
                state.cats[seat + 1] = state.board.index[other if other != start else "R1" if start != "R1" else "R2"]
            cats = {state.board.ids[state.cats[seat]] for seat in range(1, 6)}
            state.car = rng.below(20)
            car = state.board.ids[state.board.car_route[state.car]]
            state.closed = rng.below(16)
            closed = {shop for number, shop in enumerate(shops) if (state.closed >> number) & 1}
            fast = {state.board.ids[end] for end in cat_ends(state, 0, count)}
            slow = slow_ends(start, count, cats, closed, {"MH", "BH", "CP", car})
            assert fast == slow, (start, count, cats, car, closed)


@pytest.mark.rule("CA-R10", "CA-PREY-3", "CA-PREY-4", "CA-PREY-10", "CA-PREY-11")
def test_ends_of_animals() -> None:
    board = make_board(house_board())
    for kind, shut in ((0, HOMES | {"BH", "CP"}), (1, HOMES | {"MH", "CP"})):
        for start in NEAR:
            for count in range(1, 7):
                row = (kind * 6 + count - 1) * board.size + board.index[start]
                codes = range(board.prey_first[row], board.prey_first[row + 1])
                fast = {board.ids[board.prey_end[code]] for code in codes}
                assert fast == slow_ends(start, count, set(), set(), shut), (kind, start, count)


@pytest.mark.rule("CA-R21")
def test_ways_are_first_steps_on_the_empty_map() -> None:
    board = make_board(house_board())
    for start in NEAR:
        if start in ("MH", "BH", "CP"):
            continue
        for count in range(1, 7):
            ways = 0
            for first in NEAR[start]:
                if first in ("MH", "BH"):
                    continue
                ways += bool(count == 1 or slow_ends_from(start, first, count))
            assert board.ways_out[board.index[start] * 7 + count] == ways


def slow_ends_from(start: str, first: str, count: int) -> set[str]:
    return slow_ends(first, count - 1, set(), set(), {"MH", "BH", "CP", start})


@pytest.mark.rule("CA-R16")
def test_distances_of_the_specification() -> None:
    board = make_board(house_board())
    gardens = {"F": "F1 F2 F3", "D": "D1 D2 D3", "C": "C1 C2 C3", "V": "V1 V2 V3"}
    printed = {
        "H1": (7, 7, 12, 12, 7, 7),
        "H2": (12, 7, 8, 13, 10, 4),
        "H3": (13, 8, 7, 12, 10, 4),
        "H4": (12, 12, 7, 7, 7, 7),
        "H5": (8, 13, 12, 7, 4, 10),
        "H6": (7, 12, 13, 8, 4, 10),
    }
    for home, expected in printed.items():
        row = board.index[home] * board.size
        shops = [min(board.distance[row + board.index[paw]] for paw in garden.split()) for garden in gardens.values()]
        assert (*shops, board.distance[row + board.index["R15"]], board.distance[row + board.index["R7"]]) == expected
    assert board.distance[board.index["R1"] * board.size + board.index["MH"]] == FAR


def test_house_board_is_as_stated() -> None:
    board: Board = make_board(house_board())
    assert (board.size, len(house_board()["edges"])) == (111, 136)
    curious = {board.ids[space] for space in range(board.size) if board.curiosity_at[space]}
    assert curious == {"N2", "N4", "E2", "E4", "S2", "S4", "W2", "W4", "R1", "R5", "R9", "R13"}
    assert [board.ids[board.car_route[stop]] for stop in board.car_stops] == ["N3", "E3", "S3", "W3"]
