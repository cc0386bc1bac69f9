"""Scoring (3.10, 3.11, section 8): the examples, the sheet and the tie-break."""

from typing import Any

import pytest

from tests.games.if_it_fits.kit import at, box_of, do, negative, over, score


@pytest.mark.rule("IF-X1", "IF-SCORE-2", "IF-SCORE-4", "IF-SCORE-5", "IF-SCORE-8", "IF-ED-14", "IF-SCORE-1")
def test_open_box_majority_extra_cat() -> None:
    table = "(0,0) S1 · (1,0) B01 · (2,0) B12 · (3,0) B02 · (4,0) B51 · (5,0) B09"
    state = at(table, ["A on (0,0)-(1,0)", "A on (2,0)-(3,0)", "B on (4,0)-(5,0)"])
    box = box_of(state, "0,0")
    assert (box["toys"], box["sprays"], box["closed"]) == ({"mouse": 4, "yarn": 1, "feather": 0, "fish": 0}, 1, False)
    assert score(state) == [4, 0]
    assert negative(state) == [1, 0]


@pytest.mark.rule("IF-X2", "IF-SCORE-3", "IF-SCORE-7")
def test_closed_box_tie() -> None:
    table = "(0,0) B09 r180 · (1,0) B06 · (2,0) B61 · (3,0) B20"
    state = at(table, ["A on (0,0)-(1,0)", "B on (2,0)-(3,0)"])
    assert box_of(state, "0,0")["closed"]
    assert (box_of(state, "0,0")["plus"], box_of(state, "0,0")["minus"]) == (8, 2)
    assert score(state) == [6, 6]
    assert negative(state) == [2, 2]


X3 = "(0,0) B01 · (1,0) B12 · (2,0) sleeping cat of A · (3,0) B23 · (4,0) B34 · (5,0) B13 · (6,0) B35"
BOTH = ["A on (0,0)-(1,0)", "B on (3,0)-(4,0)"]


@pytest.mark.rule("IF-X3", "IF-SLEEP-4", "IF-SLEEP-5", "IF-R14", "IF-R38", "IF-R41", "IF-ADV-3", "IF-ADV-4", "IF-ADV-5")
@pytest.mark.parametrize(
    ("cats", "base", "hungarian", "advanced"),
    [
        (BOTH, [3, 0], [2, 0], [2, 0]),
        (["B on (3,0)-(4,0)"], [0, 2], [0, 2], [0, 2]),
        ([*BOTH, "B on (5,0)-(6,0)"], [3, 3], [2, 3], [0, 2]),
    ],
)
def test_sleeping_cats(cats: list[str], base: list[int], hungarian: list[int], advanced: list[int]) -> None:
    assert score(at(X3, cats)) == base
    assert score(at(X3, cats, edition="hungarian")) == hungarian
    for edition in ("ukrainian", "hungarian"):
        assert score(at(X3, cats, edition=edition, advanced=True)) == advanced


@pytest.mark.rule("IF-X4", "IF-SCORE-10", "IF-SCORE-11", "IF-R40")
def test_final_tie_break() -> None:
    table = "(0,0) B09 r180 · (1,0) B11 · (0,2) B51 · (1,2) B52 · (0,4) B20 r180 · (1,4) B69 · (4,0) B12 · (5,0) B13"
    cats = ["A on (0,0)-(1,0)", "A on (0,2)-(1,2)", "B on (0,4)-(1,4)", "B on (4,0)-(5,0)"]
    state = at(table, cats, phase="over")
    assert score(state) == [6, 6]
    assert negative(state) == [2, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]
    assert outcome.ranks == [2, 1]
    assert outcome.decided is not None
    assert outcome.decided.as_json() == {
        "by": [
            {"key": "points", "clause": "IF-SCORE-10", "fewest": False, "seats": [0, 1], "figures": [6, 6]},
            {"key": "minus", "clause": "IF-SCORE-11", "fewest": True, "seats": [0, 1], "figures": [2, 0]},
        ],
        "lead": 2,
        "line": -1,
    }


@pytest.mark.rule("IF-R40", "IF-SCORE-11")
def test_full_tie_is_shared() -> None:
    table = "(0,0) B09 r180 · (1,0) B11 · (0,2) B20 r180 · (1,2) B22"
    state = at(table, ["A on (0,0)-(1,0)", "B on (0,2)-(1,2)"], phase="over")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [8, 8]
    assert outcome.winners == [0, 1]


@pytest.mark.rule("IF-X5", "IF-SCORE-5", "IF-SCORE-7", "IF-R39", "IF-R46")
def test_closed_box_with_sprays_only() -> None:
    table = "(0,0) B69 r180 · (1,0) B57 · (2,0) B70"
    state = at(table, ["A on (0,0)-(1,0)"], phase="over")
    assert score(state) == [-2, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [1], "the highest total wins, and A is below zero"
    asleep = at("(0,0) B69 r180 · (1,0) sleeping cat of A · (2,0) B57 · (3,0) B70")
    assert score(asleep) == [0, 0]
    assert box_of(asleep, "0,0")["takers"] == []


@pytest.mark.rule("IF-R42", "IF-BOX-6")
def test_boxes_without_cats_score_for_nobody() -> None:
    state = at("(0,0) B09 r180 · (1,0) B11")
    assert box_of(state, "0,0")["closed"]
    assert score(state) == [0, 0]


@pytest.mark.rule("IF-W36", "IF-R38", "IF-ADV-3")
def test_losing_players_extra_cats() -> None:
    table = (
        "(-5,0) S1 · (-4,0) B01 · (-3,0) B02 · (-2,0) B12 · (-1,0) B13 · "
        "(0,0) B23 · (1,0) B24 · (2,0) B34 · (3,0) B35 · (4,0) B06"
    )
    cats = ["cat A @-5,0", "cat A @-3,0", "cat B @-1,0", "cat B @1,0", "cat B @3,0"]
    assert score(at(table, cats)) == [1, 5]
    assert score(at(table, cats, advanced=True)) == [0, 3]


W37 = (
    "(0,0) B01 · (1,0) B12 · (2,0) B13 · (3,0) B23 · (4,0) B34 · (5,0) S2 · (0,1) sleeping cat of B · "
    "(1,1) sleeping cat of A · (2,1) sleeping cat of C · (3,1) sleeping cat of C"
)
W37_CATS = ["A on (0,0)-(1,0)", "B on (2,0)-(3,0)", "B on (4,0)-(5,0)"]


@pytest.mark.rule("IF-W37", "IF-ED-23", "IF-R38", "IF-R39", "IF-R41", "IF-SCORE-8", "IF-R47")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, [1, 4, 0]),
        ({"edition": "hungarian"}, [0, 3, 0]),
        ({"edition": "hungarian", "extra_cats": "counted"}, [1, 4, 0]),
        ({"extra_cats": "awake"}, [0, 3, 0]),
        ({"half_sleeping": True}, [1, 4, 0]),
        ({"half_sleeping": True, "edition": "hungarian"}, [0, 3, 0]),
        ({"no_extra_cat_points": True}, [0, 2, 0]),
        ({"no_extra_cat_points": True, "edition": "hungarian"}, [0, 2, 0]),
        ({"no_extra_cat_points": True, "extra_cats": "counted"}, [0, 2, 0]),
    ],
)
def test_extra_points_for_sleepers_by_edition(options: dict[str, Any], points: list[int]) -> None:
    state = at(W37, W37_CATS, seats=3, options=options)
    assert score(state) == points
    halves = options.get("half_sleeping", False)
    assert box_of(state, "0,0")["weight"] == ([3, 5, 0] if halves else [4, 6, 0])


@pytest.mark.rule("IF-R47", "IF-ADV-5")
def test_each_part_of_the_advanced_rules_can_be_set_alone() -> None:
    parts = {
        "all_princesses": "all_princesses",
        "no_double_walls": "no_double_walls",
        "half_sleeping": "half_sleeping",
    }
    plain, advanced = at("(0,0) S1").setup, at("(0,0) S1", advanced=True).setup
    for part, field in parts.items():
        assert not getattr(plain, field)
        assert getattr(advanced, field)
        assert getattr(at("(0,0) S1", options={part: True}).setup, field)
        assert not getattr(at("(0,0) S1", options={"advanced": True, part: False}).setup, field)
    assert plain.extra_points
    assert not advanced.extra_points
    assert not at("(0,0) S1", options={"no_extra_cat_points": True}).setup.extra_points


@pytest.mark.rule("IF-SCORE-1", "IF-SCORE-2", "IF-SCORE-3", "IF-SCORE-5", "IF-SCORE-7", "IF-SCORE-9")
def test_score_sheet_can_be_drawn() -> None:
    table = "(0,0) B09 r180 · (1,0) B06 · (2,0) B61 · (3,0) B10"
    cats = ["A on (0,0)-(1,0)"]
    state = at(table, cats, hands=[["B01"], []], pile=[], ending={"by": 1, "cause": "pile"})
    do(state, "box B01 @3,1")
    assert over(state)
    outcome = state.outcome()
    assert outcome is not None
    lines = {line.key: line for line in outcome.sheet[0]}
    assert set(lines) == {"toys", "sprays"}
    assert lines["toys"].clause == "IF-SCORE-4"
    assert lines["sprays"].clause == "IF-SCORE-5"
    assert lines["toys"].params["cells"] == ["0,0", "1,0", "2,0", "3,0", "3,1"]
    assert lines["toys"].params["clauses"] == ["IF-SCORE-2"]
    assert sum(line.points for line in outcome.sheet[0]) == outcome.scores[0]
    closed = at("(0,0) B09 r180 · (1,0) B06 · (2,0) B61 · (3,0) B20", [*cats, "B on (2,0)-(3,0)"], phase="over")
    outcome = closed.outcome()
    assert outcome is not None
    assert outcome.sheet[1][0].params["clauses"] == ["IF-SCORE-3", "IF-SCORE-7"]
    assert [line.points for line in outcome.sheet[1]] == [8, -2]
    extra = at(W37, W37_CATS, seats=3, phase="over").outcome()
    assert extra is not None
    assert [(line.key, line.clause, line.points) for line in extra.sheet[0]] == [("extra", "IF-SCORE-8", 1)]
    assert extra.sheet[0][0].params["cats"] == 2
