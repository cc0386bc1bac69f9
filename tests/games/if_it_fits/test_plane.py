"""The table kept move by move is the table counted anew, and the invariants of section 5 hold on every ply."""

from collections import Counter
from typing import Any

import pytest

from clowder.core.rng import Rng
from clowder.games.if_it_fits.rules import IfItFitsState
from clowder.games.if_it_fits.setup import Setup, column_of, pack_xy, row_of
from tests.games.if_it_fits.audit import at_end
from tests.games.if_it_fits.kit import GAME, lively_game, negative, new, score
from tests.games.if_it_fits.recount import Table, recount

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"advanced": True}),
    (4, {"table": "small"}),
    (5, {"table": "small", "advanced": True, "tied_kinds": "all"}),
    (2, {"edition": "hungarian", "half_sleeping": True}),
    (3, {"edition": "hungarian", "extra_cats": "counted"}),
    (4, {"edition": "hungarian", "advanced": True}),
    (5, {"edition": "hungarian", "table": "large", "tied_kinds": "all"}),
]


def xy_pair(packed: int) -> tuple[int, int]:
    return int(column_of(packed)), int(row_of(packed))


def check_plane(state: IfItFitsState) -> None:
    plane, table = state.plane, Table(GAME.position(state))
    rules = state.setup.settled
    slots = {xy_pair(plane.xy[slot]): slot for slot in range(plane.n_slots)}
    assert set(slots) == set(table.sides)
    for box in table.boxes():
        roots = {plane.root(slots[cell]) for cell in box}
        assert len(roots) == 1
        root = roots.pop()
        assert root == min(slots[cell] for cell in box)
        assert plane.open_sides[root] == table.open_sides(box)
    frontier = {xy_pair(plane.xy_of(plane.frontier[n])) for n in range(plane.n_frontier)}
    if plane.n_slots:
        assert frontier == table.frontier(rules["table"])
    for n in range(plane.n_frontier):
        cell = xy_pair(plane.xy_of(plane.frontier[n]))
        walls = sum(
            1 << side
            for side in range(4)
            if (other := table.beside(cell, side)) in table.sides and table.sides[other][(side + 2) % 4] == "#"
        )
        assert plane.facing_walls(plane.frontier[n]) == walls
    assert {xy_pair(plane.xy_of(plane.free_pairs[n])) for n in range(plane.n_free_pairs)} == table.coverable()
    cats = {cell for cell, name in table.lying.items() if name.startswith("cat")} | set(table.sleeping)
    assert {xy_pair(plane.xy_of(plane.cat_cells[n])) for n in range(plane.n_cat_cells)} == cats
    assert (score(state), negative(state)) == recount(GAME.position(state), rules)


def check_invariants(state: IfItFitsState) -> None:
    told = GAME.position(state)
    table = Table(told)
    assert len(table.covered()) == 2 * len(table.lying), "every cell is under at most one lying card"
    for seat in range(state.seats):
        awake = sum(name == f"cat {'ABCDE'[seat]}" for name in table.lying.values())
        assert told["supply"][seat] + awake + sum(owner == seat for owner in table.sleeping.values()) == 5
    where = {cell: n for n, box in enumerate(table.boxes()) for cell in box}
    for left in table.lying:
        assert where[left] == where[table.beside(left, 1)], "the two cells of a lying card are in one box"
    cards = Counter(told["pile"])
    for hand in told["hands"]:
        cards.update(hand)
    cards.update(text.split(" @")[0] for text in told["table"])
    cards.update(table.lying.values())
    drawn = {name: n for name, n in cards.items() if name[0] in "BT"}
    assert len(drawn) == 75
    assert set(drawn.values()) == {1}
    assert cards["princess"] == (5 if state.setup.all_princesses else state.seats)


@pytest.mark.rule("IF-BOX-3", "IF-BOX-4", "IF-BOX-5", "IF-R1", "IF-R4", "IF-R5", "IF-R6", "IF-R8", "IF-SCORE-1")
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_plane_agrees_with_a_recount_on_every_ply(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        for state in lively_game(new(seats, seed, **options), Rng(seed)):
            check_plane(state)
            check_invariants(state)


@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_outcome_agrees_with_the_recount(edition: str) -> None:
    for seed in range(60):
        state = new(2 + seed % 4, seed, edition=edition, advanced=seed % 8 < 4)
        for _ in lively_game(state, Rng(seed)):
            pass
        outcome = state.outcome()
        assert outcome is not None
        at_end(state)
        for points, lines in zip(outcome.scores, outcome.sheet, strict=True):
            assert points == sum(line.points for line in lines)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_two_cells_within_reach_share_a_number(seats: int) -> None:
    options = GAME.options_for(seats, {"table": "unlimited"})
    setup = Setup(seats, options)
    reach = int(setup.most_cells) + 1  # two frontier cells at the ends of all cards in one line
    for column in range(-reach, reach + 1):
        for row in range(abs(column) - reach, reach - abs(column) + 1):
            if (column, row) != (0, 0):
                assert setup.cell(column, row) != setup.cell(0, 0)


@pytest.mark.parametrize("table", ["small", "kitchen", "large", "unlimited"])
def test_cells_and_coordinates_name_each_other(table: str) -> None:
    setup = Setup(5, GAME.options_for(5, {"table": table}))
    for column in range(-5, 6):
        for row in range(-3, 4):
            assert setup.xy(setup.cell(column, row)) == pack_xy(column, row)


def test_a_line_around_the_torus_stays_a_line() -> None:
    """The longest line of cards there can be: its cells keep their coordinates and never meet themselves."""
    state = new(5, 3, edition="hungarian")
    plane = state.plane
    for step in range(int(state.setup.most_cells)):
        cell = state.setup.cell(0, 0) if step == 0 else plane.cell_at(step, 0)
        assert step == 0 or plane.is_frontier(cell)
        plane.add_card(cell, pack_xy(step, 0), 0)
    assert plane.n_frontier == 2 * state.setup.most_cells + 2
    assert len({plane.xy_of(plane.frontier[n]) for n in range(plane.n_frontier)}) == plane.n_frontier
