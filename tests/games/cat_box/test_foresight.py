"""What a move would bring, before it is made; and what stands on the cards that nobody has seen."""

from typing import Any

import pytest

import clowder
from clowder.games.cat_box.catalogue import IDENTITIES
from tests.games.cat_box.cases import CASES, own_deck
from tests.games.cat_box.kit import GAME, B, setup, special


def foreseen(state: Any, text: str) -> dict[str, Any]:
    return dict(state.foresee(state.to_act(), state.parse_action(text)))


def test_what_a_card_would_change_for_every_identity() -> None:
    """KP/VB under KK/BP; PV/BY goes to the right of it and covers the P: the group of B grows, as the picture shows."""
    state = setup(B, hands=[["C02-"], ["C03-"]], deck="C17+ C18-")
    before = state.view(0)["counts"]
    found = foreseen(state, "play 1.0 @2,2")
    clowder.play_text(state, "play 1.0 @2,2")
    after = state.view(0)["counts"]
    for colour in "KPVBY":
        assert found["changes"][colour] == sum(after[colour]) - sum(before[colour])
    boxes = after["E"] + 2 * after["threes"] - before["E"] - 2 * before["threes"]
    assert found["changes"]["C"] == boxes
    assert any(found["changes"].values())


@pytest.mark.parametrize("case", range(len(CASES)))
def test_it_is_what_comes_true(case: int) -> None:
    seats, options = CASES[case]
    state, rng = GAME.new(seats=seats, options=options, seed=case), clowder.Rng(case)
    while not state.is_over():
        seat = state.to_act()
        action = state.nth_action(rng.below(state.count_actions()))
        found, before = state.foresee(seat, action), state.view(seat)["points"]
        state.apply(action)
        assert state.view(seat)["points"] - before == found["points"]


def test_a_tile_that_is_used_costs_its_point() -> None:
    state = special(B, hands=[["C02+"], ["C03-"]], deck="C17+ C18-")
    clowder.play_text(state, "play 1.0 @2,0")
    found = foreseen(state, "fish 2.0")
    assert (found["points"], set(found["changes"].values())) == (-1, {0})
    assert set(found["changes"]) == set(IDENTITIES)


@pytest.mark.parametrize("rules", ["basic", "special"])
def test_unseen_and_seen_together_are_the_deck(rules: str) -> None:
    """All six contents stand 32 times on the cards: what is not unseen lies on the table, in the hands or on top."""
    state, rng = GAME.new(seats=3, options={"rules": rules}, seed=4), clowder.Rng(4)
    while not state.is_over():
        view = state.view(clowder.NOBODY)
        held = [card["visible"] for hand in [*view["hands"], view.get("reserved", [])] for card in hand if card]
        seen = "".join([*view["faces"], *held, view["deck"]["top"] or ""])
        for content in "KPVBYE":
            assert view["unseen"][content] + seen.count(content) == 32
        assert view["unseen"]["cards"] == max(0, view["deck"]["count"] - 1) + view["removed"]
        state.apply(state.nth_action(rng.below(state.count_actions())))


def test_where_faces_repeat_nobody_knows_what_is_left() -> None:
    state = GAME.new(seats=2, options={"deck": own_deck()}, seed=1)
    assert state.view(0)["unseen"] is None
