"""Positions as JSON and moves as text: what is written is read back, and every fault is named."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clowder


def random_states(game, seats, options, seed):
    state = game.new(seats=seats, options=options, seed=seed)
    rng = clowder.Rng(seed)
    yield state
    while not state.is_over():
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        yield state


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_game_is_read_back(game, seats):
    options = {"end_scoring": "complete_threes", "start_player": 2}
    phases = set()
    for seed in range(3):
        for state in random_states(game, seats, options, seed):
            position = json.loads(json.dumps(game.position(state)))
            again = game.from_position(position)
            assert again.key() == state.key()
            assert game.position(again) == position
            phases.add(position["phase"])
    assert phases >= {"act", "resolve", "score3", "over"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_legal_action_is_written_and_read_back(game, seats):
    for state in random_states(game, seats, {}, 7):
        actions = list(state.legal_actions())
        assert actions == sorted(set(actions))
        for action in actions:
            assert 0 <= action < state.action_count()
            text = state.action_text(action)
            assert state.parse_action(text) == action
            assert state.parse_action(f"  {text.replace(' ', '   ')} ") == action


def test_a_base_position_takes_a_few_lines(game):
    state = game.from_position({"base": "Base-3", "series": {"A": {"blue": "[B1 B3]"}}, "piles": {"P1": "[B5]"}})
    position = game.position(state)
    assert position["piles"] == {"P1": "B5", "P2": "Y7", "P3": "R7"}
    assert position["deck"] == "R3 Y3 G3 R9 Y9 G9"
    assert position["series"] == {"A": {"blue": "B1 B3"}}
    assert (position["active"], position["pass"], position["turn"]) == ("A", 1, 1)


def test_the_position_in_the_documentation_is_the_first_example(game):
    page = Path(__file__).parents[3] / "docs" / "positions" / "csacska-macska.md"
    shown = page.read_text(encoding="utf-8").split("```json")[1].split("```")[0]
    state = game.from_position(json.loads(shown))
    typed = {"base": "Base-3", "series": {"A": {"blue": "B1 B3"}}, "piles": {"P1": "B5"}}
    assert state.key() == game.from_position(typed).key()
    assert state.refusal(0, "take P1") is None


@pytest.mark.parametrize(("base", "seats"), [("Base-3", 3), ("Base-4", 4), ("Base-5", 5)])
def test_base_positions(game, base, seats):
    position = game.position(game.from_position({"base": base}))
    assert position["seats"] == seats
    assert list(position["piles"].values()) == ["B7", "Y7", "R7", "G7", "B5"][:seats]


def test_what_is_left_out_has_a_default(game):
    state = game.from_position({"seats": 5, "coins": {"E": 3}, "series": {"B": {"red": "R1 S +K"}}})
    view = state.view(0)
    cards = view["deck"] + sum(len(pile.split()) for pile in view["piles"]) + 3 + 3 + len(view["box"].split()) * 2
    assert cards >= 120 - 2
    assert all(view["piles"])


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"base": "Base-9"}, "E_POSITION_FIELD"),
        ({"base": "Base-3", "seats": 4}, "E_POSITION_FIELD"),
        ({"seats": 7}, "E_POSITION_FIELD"),
        ({"seats": 3, "options": {"pile_draw": "x"}}, "E_OPTION"),
        ({"seats": 3, "options": []}, "E_POSITION_FIELD"),
        ({"seats": 3, "cards": "B5"}, "E_POSITION_FIELD"),
        ({"seats": 3, "game": "cat-box"}, "E_POSITION_FIELD"),
        ({"base": "Base-3", "deck": "B5 X9"}, "E_POSITION_CARD"),
        ({"base": "Base-3", "deck": 5}, "E_POSITION_CARD"),
        ({"base": "Base-3", "piles": {"P4": "B5"}}, "E_POSITION_PILE"),
        ({"base": "Base-3", "piles": {"P1": ""}}, "E_POSITION_PILE"),
        ({"base": "Base-3", "piles": {"P1": "LADY", "P2": "LADY"}}, "E_POSITION_PILE"),
        ({"base": "Base-3", "series": {"A": {"blue": "S B5"}}}, "E_POSITION_SERIES"),
        ({"base": "Base-3", "series": {"A": {"blue": "B5 S S"}}}, "E_POSITION_SERIES"),
        ({"base": "Base-3", "series": {"A": {"blue": "R5"}}}, "E_POSITION_SERIES"),
        ({"base": "Base-3", "series": {"A": {"blue": "B5 B5 B5 B3 B3"}}}, "E_POSITION_SERIES"),
        ({"base": "Base-3", "series": {"A": {"blue": "B5 B5 B5 B3 B3 B3 B1 B1"}}}, "E_POSITION_SERIES"),
        ({"base": "Base-3", "series": {"A": {"pink": "B5"}}}, "E_POSITION_SERIES"),
        ({"base": "Base-3", "series": {"A": "B5"}}, "E_POSITION_SERIES"),
        ({"base": "Base-3", "series": {"D": {"blue": "B5"}}}, "E_POSITION_SEAT"),
        ({"base": "Base-3", "active": "Z"}, "E_POSITION_SEAT"),
        ({"base": "Base-3", "coins": {"A": -1}}, "E_POSITION_COINS"),
        ({"base": "Base-3", "coins": {"A": 119}}, "E_POSITION_COUNT"),
        ({"base": "Base-3", "box": "B1 B1 B1 B1"}, "E_POSITION_COUNT"),
        ({"base": "Base-3", "box": "B1 " * 130}, "E_POSITION_COUNT"),
        ({"base": "Base-3", "phase": "dance"}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "deck": ""}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "phase": "over"}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "phase": "resolve"}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "hand": "LADY LADY"}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "hand": "B5 B3 B1"}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "hand": "B5", "taken": True}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "hand": "B5 B3", "taken": True}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "choice": "blue"}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "phase": "act", "orphans": "B"}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "first_discard": "P1"}, "E_POSITION_PHASE"),
        ({"base": "Base-3", "taken": 1}, "E_POSITION_FIELD"),
        ({"base": "Base-3", "pass": 2}, "E_POSITION_FIELD"),
        ({"base": "Base-3", "orphans": 7}, "E_POSITION_SEAT"),
        ({"base": "Base-3", "ledger": ["1 A"]}, "E_POSITION_LEDGER"),
        ({"base": "Base-3", "ledger": "x"}, "E_POSITION_LEDGER"),
        ({"base": "Base-3", "rng": [0, 0, 0, 0]}, "E_POSITION_RNG"),
        ({"base": "Base-3", "rng": "x"}, "E_POSITION_RNG"),
        ([], "E_POSITION"),
    ],
)
def test_faults(game, position, key):
    with pytest.raises(clowder.InvalidPosition) as caught:
        game.from_position(position)
    assert key in caught.value.keys


def test_all_faults_at_once(game):
    position = {"base": "Base-3", "deck": "Q1", "series": {"A": {"blue": "S"}}, "coins": {"A": "x"}, "active": "F"}
    with pytest.raises(clowder.InvalidPosition) as caught:
        game.from_position(position)
    expected = {"E_POSITION_CARD", "E_POSITION_SERIES", "E_POSITION_COINS", "E_POSITION_SEAT", "E_POSITION_PHASE"}
    assert set(caught.value.keys) == expected


@pytest.mark.parametrize(
    "text", ["", "take", "take 1", "take P01", "draw 2", "Take P1", "steal", "steal B", "use LADY red"]
)
def test_malformed_moves(game, text):
    state = game.new(seats=3, seed=1)
    with pytest.raises(clowder.MalformedAction):
        state.parse_action(text)
    assert state.refusal(state.to_act(), text).key == "E_NOTATION"


@pytest.mark.parametrize("text", ["take P9", "pass", "steal Z.blue", "steal A.red B.red C.red", "use BAD blue Z"])
def test_moves_without_a_code(game, text):
    state = game.new(seats=3, options={"start_player": 1}, seed=1)
    with pytest.raises(clowder.IllegalAction) as caught:
        state.parse_action(text)
    assert caught.value.refusal is not None


MOVE_WORDS = "take draw steal play discard place use score keep kittens pass P1 P9 B.red A.blue B5 S KIT red B"
NAMES = (
    "game base seats options phase active turn pass deck piles series coins box hand taken choice orphans ledger rng"
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def try_parse(state, text):
    try:
        return state.parse_action(text)
    except clowder.ActionError:
        return None


def try_position(game, position):
    try:
        return game.from_position(position), []
    except clowder.InvalidPosition as error:
        return None, error.errors


@settings(max_examples=150, deadline=None)
@given(text=st.text(max_size=30) | st.lists(st.sampled_from(MOVE_WORDS.split()), max_size=4).map(" ".join))
def test_no_text_breaks_the_reader_of_moves(game, text):
    state = game.from_position({"base": "Base-3", "series": {"A": {"red": "R1 R3"}, "B": {"red": "R5"}}})
    action = try_parse(state, text)
    assert (state.refusal(0, text) is None) == (action is not None and state.is_legal(action))


@settings(max_examples=150, deadline=None)
@given(position=st.dictionaries(st.sampled_from(NAMES.split()), JSON, max_size=4))
def test_no_json_breaks_the_reader_of_positions(game, position):
    state, faults = try_position(game, {"base": "Base-3", **position})
    assert (state is None) == bool(faults)
    if state is not None:
        assert game.from_position(game.position(state)).key() == state.key()
