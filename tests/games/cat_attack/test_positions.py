"""Positions as JSON: complete, forgiving about what is missing, strict about what is wrong."""

import json
from typing import Any

import pytest

import clowder
from clowder.core.rng import Rng
from tests.games.cat_attack.cases import CASES
from tests.games.cat_attack.kit import GAME, table


@pytest.mark.parametrize("case", CASES[:8], ids=str)
def test_positions_come_back_the_same(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    state = GAME.new(seats=seats, options=options, seed=5)
    rng = Rng(6)
    for _ in range(150):
        told = json.loads(json.dumps(GAME.position(state)))
        assert GAME.from_position(told).key() == state.key()
        if state.to_act() < 0:
            break
        state.apply(state.nth_action(rng.below(state.count_actions())))


def test_an_empty_position_is_a_table_for_four() -> None:
    view = GAME.from_position({}).view(0)
    assert view["cats"] == ["H2", "H3", "H5", "H6"]
    assert view["hands"] == [6, 6, 6, 6]
    assert view["mog_pile"] == 39


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"cats": ["H2", "H3", "H5"]}, "cats"),
        ({"cats": ["MH", "H3", "H5", "H6"]}, "cats[0]"),
        ({"lives": [9, 9, 9, 0], "cats": ["H2", "H3", "H5", "H6"]}, "cats[3]"),
        ({"lives": [9, 9, 9, 10]}, "lives[3]"),
        ({"lives": [9, 0, 0, 0]}, "lives"),
        ({"lives": [0, 9, 9, 9]}, "active"),
        ({"larders": [["fish", "fish"], [], [], []]}, "larders[0]"),
        ({"larders": [["cake"], [], [], []]}, "larders[0]"),
        ({"hands": [["cat1"] * 4, None, None, None]}, "hands"),
        ({"hands": [["cat1", "cat1", "cat2", "cat2", "cat3", "cat3", "cat4"], None, None, None]}, "hands[0]"),
        ({"hands": [["dog1"], None, None, None]}, "hands[0]"),
        ({"mice": ["R1", "R1"]}, "mice"),
        ({"mice": ["H1"]}, "mice"),
        ({"birds": ["R1"] + ["BH"] * 4}, "birds"),
        ({"car": "R1"}, "car"),
        ({"closed": ["bank"]}, "closed"),
        ({"stock": [1, 2]}, "stock"),
        ({"penalties": {"H2": 5}}, "penalties"),
        ({"curiosity_pile": ["K01", "K01"]}, "curiosity_pile"),
        ({"knowledge": [[0, 1, "cat1", 4]]}, "knowledge"),
        ({"pending": ["nap"]}, "pending[0]"),
        ({"pending": ["next", "end"]}, "pending"),
        ({"pending": ["swap 900 900"]}, "pending[0]"),
        ({"rng": [1]}, "rng"),
        ({"round": 0}, "round"),
        ({"active": 4}, "active"),
        ({"over": "tired"}, "over"),
        ({"safe": [0], "cats": ["R1", "", "", ""]}, "safe"),
        ({"retired": ["H2"]}, "retired"),
        ({"colour": "red"}, "colour"),
        ({"game": "cat-box"}, "game"),
        ({"seats": 7}, "seats"),
        ({"options": {"lives": 0}}, "lives"),
    ],
)
def test_faults_are_named(position: dict[str, Any], where: str) -> None:
    with pytest.raises(clowder.InvalidPosition) as caught:
        GAME.from_position(position)
    assert where in [error.where for error in caught.value.errors]


def test_all_faults_at_once() -> None:
    with pytest.raises(clowder.InvalidPosition) as caught:
        GAME.from_position({"car": "R1", "die": 9, "closed": ["bank"], "lives": 3})
    assert len(caught.value.errors) == 4
    with pytest.raises(clowder.InvalidPosition):
        GAME.from_position({"seats": 9})


def test_a_generator_of_zeros_is_refused() -> None:
    """It would give 0 for ever, and a fair choice that rejects 0 would never come about."""
    with pytest.raises(clowder.InvalidPosition) as caught:
        GAME.from_position({"rng": [0, 0, 0, 0]})
    assert caught.value.keys == ["E_POSITION_RNG"]


def test_positions_without_a_generator_share_one() -> None:
    """Lessons leave it out; their dice and hidden cards stay what they were."""
    assert GAME.from_position({}).key() == GAME.from_position({"rng": [1, 2, 3, 4]}).key()


def test_clones_are_exact_and_independent() -> None:
    state = table()
    copy = state.clone()
    assert copy.key() == state.key()
    copy.apply(copy.legal_actions()[0])
    assert copy.key() != state.key()
    assert GAME.position(state)["round"] == 1


def test_other_states_are_not_positions_of_this_game() -> None:
    with pytest.raises(TypeError):
        GAME.position(None)  # type: ignore[arg-type]


def test_a_cat_without_cards_can_be_asked_about_and_nobody_begins_there() -> None:
    """Whoever asks about one cat need not say what the others hold; a game could not go on from there."""
    position = {"seats": 3, "hands": [["attack", "mouse1", "mouse2", "mouse3", "bird1", "bird2"], [], None]}
    assert GAME.from_position(position).count_actions() > 0
    with pytest.raises(clowder.InvalidPosition) as refused:
        GAME.begun_from(position)
    assert [fault.where for fault in refused.value.errors] == ["hands[1]"]
