"""A box is closed: it is told, with what it is worth; and what a move would make of the boxes, before it is made."""

from typing import Any

import pytest

import clowder
from clowder.core.rng import Rng
from tests.games.if_it_fits.cases import CASES
from tests.games.if_it_fits.kit import at, do, new


def told(events: list[Any]) -> list[dict[str, Any]]:
    return [event.seen_by(clowder.NOBODY) for event in events if event.kind == "closed"]


@pytest.mark.rule("IF-BOX-5")
def test_a_card_that_closes_its_box_tells_it_after_it_lies() -> None:
    state = at("(0,0) B09 r180", hands=[["B20"], ["B05"]])
    events = do(state, "box B20 @1,0")
    assert [event.kind for event in events[:2]] == ["box", "closed"]
    box = state.view(0)["boxes"][0]
    assert told(events) == [
        {
            "kind": "closed",
            "seat": 0,
            "box": "0,0",
            "cells": ["0,0", "1,0"],
            "cards": 2,
            "points": box["plus"] - box["minus"],
            "takers": [],
        }
    ]
    assert box["closed"]


@pytest.mark.rule("IF-R4")
def test_a_wall_that_closes_the_box_beside_it_tells_it_too() -> None:
    state = at("(0,0) B09 r180 · (1,0) B06", ["cat A @0,0"], hands=[["B04"], ["B05"]])
    (closed,) = told(do(state, "box B04 @2,0 r180"))
    assert (closed["box"], closed["cells"], closed["takers"]) == ("0,0", ["0,0", "1,0"], [0])


def closed_boxes(state: Any) -> set[str]:
    return {box["box"] for box in state.view(clowder.NOBODY)["boxes"] if box["closed"]}


@pytest.mark.parametrize("case", range(len(CASES)))
def test_every_box_is_told_once_and_when_it_is_closed(case: int) -> None:
    seats, options = CASES[case]
    state, rng = new(seats, case, **options), Rng(case)
    while state.to_act() >= 0:
        before = closed_boxes(state)
        draws = state.is_legal(0) and rng.below(3) > 0
        events = clowder.play(state, 0 if draws else state.nth_action(rng.below(state.count_actions())))
        names = [each["box"] for each in told(events)]
        assert sorted(names) == sorted(closed_boxes(state) - before)


@pytest.mark.parametrize("case", range(len(CASES)))
def test_what_is_foreseen_comes_true(case: int) -> None:
    seats, options = CASES[case]
    state, rng = new(seats, case, **options), Rng(case)
    while state.to_act() >= 0:
        action = state.nth_action(rng.below(state.count_actions()))
        before, found = state.view(clowder.NOBODY)["boxes"], state.foresee(state.to_act(), action)
        state.apply(action)
        after = state.view(clowder.NOBODY)
        assert found["boxes"] == [box for box in after["boxes"] if box not in before]
        assert found["scores"] == after["scores"]


def test_drawing_changes_no_box() -> None:
    state = new(2, 1)
    while "draw" not in [state.action_text(action) for action in state.legal_actions()]:
        state.apply(state.nth_action(0))
    assert state.foresee(state.to_act(), state.parse_action("draw"))["boxes"] == []
