"""Special toys (3.8) in both editions."""

import pytest

from clowder.games.if_it_fits.position import PLAY
from tests.games.if_it_fits.kit import at, box_of, cat_places, do, offers, pure, refused, score

ROW = "(0,0) S1 · (1,0) B01 · (2,0) B12 · (3,0) B23"


@pytest.mark.rule("IF-W24", "IF-TOY-2", "IF-TOY-3", "IF-TOY-5", "IF-R23", "IF-R24", "IF-ED-3", "IF-ED-4", "IF-R27")
def test_special_toy_drawn_ukrainian() -> None:
    state = at(ROW, ["cat B @2,0"], hands=[["B05", "B10"], ["B02"]], phase="choose", pile=["T1", "B60"])
    do(state, "draw")
    assert offers(state) == ["toy_across T1 @0,0"]
    assert refused(state, "box B05 @4,0") == "toy_first"
    assert refused(state, "toy_box T1 @-1,0") == "toy_must_go_across"
    do(state, "toy_across T1 @0,0")
    assert box_of(state, "0,0")["toys"] == {"mouse": 3, "yarn": 3, "feather": 1, "fish": 0}
    assert state.to_act() == 1, "no cat step"
    assert state.view(0)["hand"] == ["B05", "B10"]


@pytest.mark.rule("IF-W25", "IF-TOY-6", "IF-R25", "IF-R27", "IF-TOY-4", "IF-ED-3", "IF-ED-4")
def test_special_toy_hungarian() -> None:
    state = at(ROW, ["cat B @2,0"], hands=[["T1", "B05", "B10"], ["B02"]], edition="hungarian")
    assert {text.split()[1] for text in offers(state)} == {"T1", "B05", "B10"}
    assert refused(state, "toy_across T1 @0,0") == "box_occupied"
    assert len(offers(state, "toy_box")) == 10
    state = at(ROW, ["cat B @2,0"], hands=[["B02"], ["T1"]], to_act=1, edition="hungarian")
    assert offers(state) == ["toy_across T1 @0,0"]


@pytest.mark.rule("IF-ED-3", "IF-R25")
def test_hungarian_toys_wait_in_the_hand() -> None:
    hands = [["T1", "B05"], ["B02"]]
    state = at(ROW, hands=hands, phase="choose", edition="hungarian", pile=["T2", "B60", "B61"])
    assert refused(state, "sleep @4,0") == ""
    do(state, "draw")
    assert {text.split()[1] for text in offers(state)} == {"T1", "T2", "B05"}
    do(state, "box B05 @4,0")
    assert "T1" in state.view(0)["hand"]


@pytest.mark.rule("IF-W26", "IF-TOY-4", "IF-R15", "IF-R26")
def test_special_toy_as_a_box_card_then_a_cat() -> None:
    state = at("(0,0) S1 · (0,1) S2", hands=[["T3"], ["B02"]])
    assert len(offers(state)) == len(offers(state, "toy_box")) == 6
    do(state, "toy_box T3 @1,0")
    assert cat_places(state) == ["@0,0"]
    do(state, "cat @0,0")
    assert score(state) == [1, 0]


@pytest.mark.rule("IF-R26")
def test_cats_and_toys_may_lie_on_a_toy_played_as_a_box_card() -> None:
    state = at(["T3 @0,0"], hands=[["B01"], ["T1"]])
    do(state, "box B01 @1,0", "no_cat")
    state = at(["T3 @0,0", "B01 @1,0"], hands=[[], ["T1"]], to_act=1)
    assert offers(state) == ["toy_across T1 @0,0"]
    do(state, "toy_across T1 @0,0")
    assert box_of(state, "0,0")["awake"] == [0, 0], "a toy has no owner and is no cat"
    assert box_of(state, "0,0")["toys"] == {"mouse": 4, "yarn": 3, "feather": 1, "fish": 1}
    assert state.view(0)["lying"] == ["T1 @0,0"]


@pytest.mark.rule("IF-W27", "IF-R24", "IF-TOY-2")
def test_special_toy_in_the_opening_hand_ukrainian() -> None:
    table = "(0,0) S1 · (0,1) S2"
    state = at(table, hands=[["T1", "B05"], ["B02"]], phase="choose", pile=["B10", "B60"])
    assert state.view(0)["phase"] == "play", "the draw was automatic"
    assert state.view(0)["hand"] == ["B05", "B10", "T1"]
    assert pure(state, 0, "sleep @1,0") == "toy_first"
    assert {text.split()[1] for text in offers(state)} == {"T1"}
    state = at(table, hands=[["T1", "B05"], ["B02"]], phase="choose", pile=["T2", "B60", "B61", "B62"])
    assert {text.split()[1] for text in offers(state)} == {"T1", "T2"}
    do(state, "toy_box T2 @1,0", "no_cat", "sleep @0,-1")
    assert (state.to_act(), state.view(0)["phase"]) == (0, "play")
    assert {text.split()[1] for text in offers(state)} == {"T1"}, "the other one on the next turn"


@pytest.mark.rule("IF-R24", "IF-END-2")
def test_a_toy_comes_first_in_the_end_phase_too() -> None:
    ending = {"by": 1, "cause": "pile"}
    state = at(ROW, ["cat B @2,0"], hands=[["T1", "B05", "princess"], ["B02"]], pile=[], ending=ending)
    assert offers(state) == ["toy_across T1 @0,0"]
    assert refused(state, "princess @2,0") == "toy_first"


@pytest.mark.rule("IF-W28", "IF-R26", "IF-R43", "IF-SCORE-6", "IF-ED-12")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_symbols_of_a_lying_special_toy_and_under_cards(edition: str) -> None:
    table = "(0,0) B01 · (1,0) B12 · (2,0) B02 · (3,0) B53"
    state = at(table, ["T1 across (0,0)-(1,0)", "A on (2,0)-(3,0)"], edition=edition)
    assert box_of(state, "0,0")["toys"] == {"mouse": 4, "yarn": 3, "feather": 0, "fish": 0}
    assert box_of(state, "0,0")["sprays"] == 1
    assert score(state) == [3, 0]


@pytest.mark.rule("IF-R43")
def test_symbols_under_princess_count() -> None:
    state = at("(0,0) B01 · (1,0) B02 · (2,0) B12 · (3,0) B13", ["princess @0,0", "cat A @2,0"])
    assert box_of(state, "0,0")["toys"]["mouse"] == 2
    assert score(state) == [2, 0]


def full_small_table() -> list[str]:
    """Every cell of the small table taken, by cards that no toy can lie across."""
    cells = [(column, row) for row in range(-3, 4) for column in range(-5, 6)]
    cards = [f"B{n:02}" for n in range(1, 71)] + ["S1", "S2", "S3", "S4", "S5", "T2", "T3"]
    return [f"{card} @{column},{row}" for card, (column, row) in zip(cards, cells, strict=True)]


@pytest.mark.rule("IF-R28", "IF-R27")
def test_special_toy_without_any_placement_stays_in_the_hand() -> None:
    hands = [["B71", "T1", "princess"], ["B72"]]
    ending = {"by": 1, "cause": "pile"}
    state = at(full_small_table(), options={"table": "small"}, hands=hands, phase="over", ending=ending)
    plane = state.plane
    plane.lay_across(plane.free_pairs[0], 2)
    while plane.n_free_pairs > 0:  # more toys than there are, to leave no pair
        plane.lay_across(plane.free_pairs[0], 7)
    assert plane.n_frontier == 0
    state.phase = PLAY
    assert [text.split()[0] for text in offers(state)] == ["princess"], "the toy fits nowhere; others may be played"
    assert pure(state, 0, "toy_box T1 @0,0") == "cell_taken"
    do(state, offers(state)[0])
    assert state.view(0)["phase"] == "over", "nobody can play the cards that are left"
    assert state.view(0)["hands"][0][:2] == ["B71", "T1"]


@pytest.mark.rule("IF-TOY-3")
def test_refusals_of_a_toy_across() -> None:
    table = [ROW, "B04 @5,0 r180", "sleep A @4,0"]
    state = at(table, ["cat A @0,0"], hands=[["T1", "B02"], []])
    assert refused(state, "toy_across T1 @9,0") == "not_long_neighbours"
    assert refused(state, "toy_across T1 @-1,0") == "not_long_neighbours"
    assert refused(state, "toy_across T1 @3,0") == "cat_on_cat"
    assert refused(state, "toy_across T1 @1,0") == "already_covered"
    assert refused(state, "toy_across T2 @2,0") == "not_in_hand"
    assert refused(state, "toy_across B02 @2,0") == "not_in_hand"
    assert refused(state, "toy_box B02 @2,1") == "not_in_hand"
    assert refused(state, "box T1 @2,1") == "not_in_hand"
    assert refused(state, "toy_across T1 @2,0") == ""
    walled = at("(0,0) B04 · (1,0) B01", hands=[["T1"], []])
    assert refused(walled, "toy_across T1 @0,0") == "wall_between"
    assert refused(walled, "toy_box T1 @0,0") == "cell_taken"
    assert refused(walled, "toy_box T1 @5,0") == "no_contact"
    assert refused(walled, "toy_box T1 @5,9") == "off_table"
    assert refused(walled, "toy_box T1 @2,0 r90") == "bad_rotation"
