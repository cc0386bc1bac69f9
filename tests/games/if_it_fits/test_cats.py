"""Awake cats, sleeping cats and Princess (3.5 to 3.7)."""

import pytest

from clowder.games.if_it_fits.rules import IfItFitsState
from tests.games.if_it_fits.kit import at, box_of, boxes, cat_places, do, offers, pure, refused, score

ROW = "(0,0) S1 · (1,0) B01 · (2,0) B12"


@pytest.mark.rule("IF-W7", "IF-CAT-1", "IF-CAT-2", "IF-CAT-9", "IF-R16")
def test_two_spots_one_cat() -> None:
    table = "(0,0) S1 · (2,0) B01 · (0,1) B51 · (1,1) B52 · (2,1) B23"
    state = at(table, hands=[["B12"], ["B02"]])
    do(state, "box B12 @1,0")
    assert offers(state) == ["no_cat", "cat @0,0", "cat @1,0"]
    assert refused(state, "cat @0,1") == "not_on_played_card"
    do(state, "cat @0,0")
    assert state.to_act() == 1
    assert state.view(0)["supply"] == [4, 5]


@pytest.mark.rule("IF-W8", "IF-CAT-3")
def test_wall_between() -> None:
    state = at("(0,0) S1", hands=[["B04"], ["B02"]])
    do(state, "box B04 @1,0 r180")
    assert state.to_act() == 1, "the cat step is skipped"
    assert pure(state, 0, "cat @0,0") == "wall_between"
    state = at("(0,0) S1", hands=[["B04"], ["B02"]])
    do(state, "box B04 @1,0")
    assert cat_places(state) == ["@0,0"]


@pytest.mark.rule("IF-W9", "IF-CAT-2")
def test_short_side_does_not_carry_a_cat() -> None:
    state = at("(0,0) S1", hands=[["B01"], ["B02"]])
    do(state, "box B01 @0,1")
    assert boxes(state) == [{"0,0", "0,1"}]
    assert state.to_act() == 1
    assert pure(state, 0, "cat @0,1") == "not_long_neighbours"


@pytest.mark.rule("IF-W10", "IF-CAT-8", "IF-R8", "IF-ED-8")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_card_already_under_a_cat(edition: str) -> None:
    state = at("(0,0) S1 · (1,0) B01", ["cat B @0,0"], hands=[["B02"], ["B12"]], to_act=1, edition=edition)
    do(state, "box B12 @2,0")
    assert state.to_act() == 0
    assert pure(state, 1, "cat @1,0") == "already_covered"


@pytest.mark.rule("IF-W11", "IF-CAT-4", "IF-CAT-7", "IF-ED-9")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_somebody_elses_box(edition: str) -> None:
    state = at(ROW, ["cat A @0,0"], hands=[["B02"], ["B23"]], to_act=1, edition=edition)
    do(state, "box B23 @3,0")
    assert state.to_act() == 0
    assert pure(state, 1, "cat @2,0") == "box_occupied"
    state = at(ROW, ["cat A @0,0"], hands=[["B23"], ["B02"]], edition=edition)
    do(state, "box B23 @3,0")
    assert cat_places(state) == ["@2,0"]


@pytest.mark.rule("IF-W12", "IF-R12", "IF-R13", "IF-R38", "IF-SLEEP-5")
@pytest.mark.parametrize(("edition", "points"), [("ukrainian", [0, 2]), ("hungarian", [0, 1])])
def test_a_paw_in_the_door(edition: str, points: list[int]) -> None:
    state = at([ROW, "sleep B @2,1"], ["cat A @0,0"], hands=[["B02"], ["B23"]], to_act=1, edition=edition)
    do(state, "box B23 @3,0")
    assert cat_places(state) == ["@2,0"]
    do(state, "cat @2,0")
    assert box_of(state, "0,0")["weight"] == [2, 4]
    assert score(state) == points


@pytest.mark.rule("IF-W13", "IF-CAT-6", "IF-R17", "IF-ED-22")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_connecting_an_empty_box_to_an_occupied_one(edition: str) -> None:
    table = "(0,0) S1 · (1,0) B01 · (3,0) B12"
    state = at(table, ["cat A @0,0"], hands=[["B02"], ["B23"]], to_act=1, edition=edition)
    do(state, "box B23 @2,0")
    assert len(boxes(state)) == 1
    assert state.to_act() == 0
    assert pure(state, 1, "cat @2,0") == "box_occupied"


@pytest.mark.rule("IF-W15", "IF-SLEEP-1", "IF-SLEEP-2", "IF-SLEEP-3", "IF-SLEEP-4", "IF-TURN-1", "IF-TURN-3", "IF-R12")
def test_playing_a_sleeping_cat() -> None:
    state = at("(0,0) S1 · (1,0) B01", ["cat A @0,0"], hands=[["B02"], ["B03"]], phase="choose", to_act=1)
    left = state.cards_left()
    do(state, "sleep @2,0")
    assert state.view(0)["supply"] == [4, 4]
    assert state.view(1)["hand"] == ["B03"]
    assert state.cards_left() == left
    assert (state.to_act(), state.view(0)["phase"]) == (0, "choose")
    assert boxes(state) == [{"0,0", "1,0", "2,0"}]
    assert score(state) == [1, 0]


@pytest.mark.rule("IF-W16", "IF-SLEEP-3", "IF-R13")
def test_a_sleeping_cat_keeps_others_out() -> None:
    state = at(["S1 @0,0", "sleep B @1,0"], hands=[["B01"], ["B02"]])
    do(state, "box B01 @-1,0")
    assert boxes(state) == [{"0,0", "1,0", "-1,0"}]
    assert state.to_act() == 1
    assert pure(state, 0, "cat @-1,0") == "box_occupied"
    assert pure(state, 1, "cat @-1,0") == ""


@pytest.mark.rule("IF-W17", "IF-CAT-8", "IF-R10")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_no_cat_on_a_sleeping_cat_or_princess(edition: str) -> None:
    for sleeper in ("sleep A @0,0", "princess @0,0"):
        state = at(["S1 @0,1", sleeper], hands=[["B01"], ["B02"]], edition=edition)
        do(state, "box B01 @1,0")
        assert state.to_act() == 1
        assert pure(state, 0, "cat @0,0") == "cat_on_cat"


@pytest.mark.rule("IF-W18", "IF-R11")
def test_sleeping_cat_against_a_wall() -> None:
    state = at("(0,0) B04", phase="choose")
    do(state, "sleep @1,0")
    assert boxes(state) == [{"0,0"}, {"1,0"}]


@pytest.mark.rule("IF-R9")
def test_a_sleeping_cat_joins_all_open_neighbours() -> None:
    state = at("(0,0) B01 · (2,0) B12 · (1,1) B23", phase="choose")
    assert len(boxes(state)) == 3
    do(state, "sleep @1,0")
    assert len(boxes(state)) == 1
    assert sum(box_of(state, "1,0")["toys"].values()) == 3, "it brings no symbols"


RING = (
    "(0,0) B08 · (1,0) B02 · (2,0) B03 · (0,1) B04 r180 · (2,1) B05 · (0,2) B07 r180 · (1,2) B13 r180 · (2,2) B14 r180"
)


@pytest.mark.rule("IF-W19", "IF-R5", "IF-R9", "IF-R14", "IF-R38", "IF-SCORE-9", "IF-SCORE-7")
@pytest.mark.parametrize(("edition", "points"), [("ukrainian", 13), ("hungarian", 12)])
def test_closing_a_hole_with_an_own_sleeping_cat(edition: str, points: int) -> None:
    state = at(RING, ["cat A @0,0"], phase="choose", edition=edition)
    assert len(boxes(state)) == 1
    assert not box_of(state, "0,0")["closed"]
    assert score(state) == [6, 0]
    do(state, "sleep @1,1")
    assert len(box_of(state, "0,0")["cells"]) == 9
    assert box_of(state, "0,0")["closed"]
    assert score(state) == [points, 0]


@pytest.mark.rule("IF-R15")
def test_cats_only_after_box_cards() -> None:
    table = "(0,0) S1 · (1,0) B01 · (2,0) B12 · (3,0) B23"
    state = at(table, ["cat B @2,0"], hands=[["T1"], ["B02"]])
    do(state, "toy_across T1 @0,0")
    assert state.to_act() == 1
    state = at(table, ["cat B @2,0"], hands=[["princess"], ["B02"]])
    do(state, "princess @2,0")
    assert state.to_act() == 1
    state = at(table, phase="choose", hands=[["B02"], ["B03"]])
    do(state, "sleep @4,0")
    assert state.to_act() == 1


@pytest.mark.rule("IF-W35", "IF-R16", "IF-CAT-9")
def test_declining_is_final() -> None:
    state = at("(0,0) S1", hands=[["B01", "B12"], ["B02"]], pile=["B60", "B61", "B62", "B63"])
    do(state, "box B01 @1,0", "no_cat")
    assert state.to_act() == 1
    do(state, "sleep @2,0", "draw", "box B12 @0,1")
    assert state.to_act() == 1
    assert pure(state, 0, "cat @0,0") == "not_on_played_card"


@pytest.mark.rule("IF-W20", "IF-PRIN-2", "IF-PRIN-3", "IF-PRIN-4", "IF-PRIN-5", "IF-PRIN-6", "IF-PRIN-7", "IF-CAT-5")
@pytest.mark.rule("IF-R15", "IF-R18", "IF-R19", "IF-ED-7")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_princess_on_an_awake_cat(edition: str) -> None:
    hands = [["B23", "B02"], ["princess", "B24"]]
    state = at(ROW, ["cat A @0,0"], hands=hands, to_act=1, edition=edition, pile=["B60", "B61", "B62"])
    assert state.view(0)["supply"] == [4, 5]
    do(state, "princess @0,0")
    assert state.view(0)["supply"] == [5, 5]
    assert state.view(0)["lying"] == ["princess @0,0"]
    assert box_of(state, "0,0")["takers"] == []
    assert score(state) == [0, 0]
    assert (state.to_act(), state.view(0)["phase"]) == (0, "choose"), "no cat step for B"
    do(state, "draw", "box B23 @3,0")
    assert cat_places(state) == ["@2,0"]
    assert pure(state, 1, "cat @2,0") == ""
    assert pure(state, 0, "cat @0,0") == "not_on_played_card"


@pytest.mark.rule("IF-PRIN-4", "IF-R19", "IF-R20")
def test_princess_may_and_sometimes_must_take_an_own_cat() -> None:
    state = at(ROW, ["cat A @0,0"], hands=[["princess"], ["B02"]])
    assert offers(state) == ["princess @0,0"], "the only card to play, so it must be played"
    do(state, "princess @0,0")
    assert state.view(0)["supply"] == [5, 5]
    assert refused(state, "sleep @3,0", seat=0) == "not_your_turn", "the earliest reuse is the next turn"
    assert state.to_act() == 1


@pytest.mark.rule("IF-W21", "IF-R18", "IF-PRIN-3", "IF-PRIN-5")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_princess_on_a_sleeping_cat(edition: str) -> None:
    table = ["S1 @0,0", "B01 @2,0", "sleep A @1,0"]
    state = at(table, hands=[["B02"], ["princess"]], to_act=1, edition=edition)
    do(state, "princess @1,0")
    assert state.view(0)["supply"] == [5, 5]
    assert "princess @1,0" in state.view(0)["table"]
    assert boxes(state) == [{"0,0", "1,0", "2,0"}]
    assert box_of(state, "0,0")["awake"] == box_of(state, "0,0")["asleep"] == [0, 0]
    assert box_of(state, "0,0")["open"] == 8


@pytest.mark.rule("IF-W22", "IF-R20", "IF-R18", "IF-PRIN-2")
def test_princess_without_target() -> None:
    table = "(0,0) S1 · (0,1) S2"
    state = at(table, hands=[["princess", "B01", "B12"], []])
    assert {text.split()[1] for text in offers(state)} == {"B01", "B12"}
    assert refused(state, "princess @0,0") == "no_such_target"
    state = at([table, "B51 @1,0"], ["princess @0,0"], hands=[["princess", "B01"], []])
    assert refused(state, "princess @0,0") == "no_such_target"
    state = at([table, "princess @1,1"], hands=[["princess", "B01"], []])
    assert refused(state, "princess @1,1") == "no_such_target"
    assert refused(state, "princess @1,1", seat=1) == "not_your_turn"
    state = at(table, hands=[["B01"], ["princess"]])
    assert refused(state, "princess @0,0") == "not_in_hand"


def returned(state: IfItFitsState) -> list[int]:
    supply: list[int] = state.view(0)["supply"]
    return supply


@pytest.mark.rule("IF-R19", "IF-PRIN-6")
def test_a_returned_cat_may_be_played_again() -> None:
    state = at(ROW, ["cat A @0,0"], hands=[["B02"], ["princess"]], to_act=1, pile=["B60", "B61"])
    do(state, "princess @0,0", "sleep @3,0")
    assert returned(state) == [4, 5]


@pytest.mark.rule("IF-R14", "IF-ED-19", "IF-SLEEP-4")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_only_an_own_awake_cat_wakes_a_sleeper_and_nothing_is_remembered(edition: str) -> None:
    table = [ROW, "B23 @3,0", "sleep B @0,1"]
    state = at(table, ["cat A @0,0"], hands=[["B02"], ["B03"]], edition=edition)
    assert box_of(state, "0,0")["weight"] == [2, 0]
    state = at(table, ["cat A @0,0", "cat B @2,0"], hands=[["princess"], ["B03"]], edition=edition)
    assert box_of(state, "0,0")["weight"] == [2, 4]
    do(state, "princess @2,0")
    assert box_of(state, "0,0")["weight"] == [2, 0], "without an awake cat the sleeper is inactive again"
