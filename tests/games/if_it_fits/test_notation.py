"""Moves as texts, refusals, and positions as JSON."""

import json
from typing import Any

import pytest

import clowder
from clowder.core.errors import IllegalAction
from clowder.core.rng import Rng
from clowder.games.if_it_fits.refusals import CLAUSES
from tests.games.if_it_fits.kit import GAME, at, lively_game, new, offers, pure, refused
from tests.games.if_it_fits.texts import variables

BAD_TEXTS = [
    "",
    " ",
    "pass",
    "box",
    "box B01",
    "box B01 1,0",
    "box B01 @1",
    "box B01 @1,0 180",
    "box B01 @1,0 r",
    "box B01 @1,0 r180 x",
    "box B-1 @1,0",
    "cat @0,0 r180",
    "princess B01 @0,0",
    "draw now",
    "DRAW",
    "sleep @٣,0",
    "box B01 @99999,0",
    "toy_across T1 @0,0 r180",
]


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_malformed_texts(text: str) -> None:
    state = at("(0,0) S1", hands=[["B01"], []])
    found = state.refusal(0, text)
    assert found is not None
    assert (found.key, found.clauses) == ("E_NOTATION", ("IF-TURN-1",))
    with pytest.raises(clowder.MalformedAction):
        state.parse_action(text)


def test_spaces_do_not_matter() -> None:
    state = at("(0,0) S1", hands=[["B04"], []])
    assert state.parse_action("  box   B04  @1,0   r180 ") == state.parse_action("box B04 @1,0 r180")
    assert state.parse_action("box B04 @1,0 r0") == state.parse_action("box B04 @1,0")


def test_texts_without_a_packed_form_are_illegal_not_malformed() -> None:
    state = at("(0,0) S1", hands=[["B04"], []])
    for text in ("box B04 @1,0 r90", "box B99 @1,0", "box B04 @50,0", "box T1 @1,0", "toy_across B04 @0,0"):
        with pytest.raises(clowder.IllegalAction) as caught:
            state.parse_action(text)
        assert caught.value.refusal is not None


def test_far_cells_of_an_endless_table_never_stand_for_near_ones() -> None:
    state = at("(0,0) S1", hands=[["B01"], []], options={"table": "unlimited"})
    size, stride = int(state.setup.size), int(state.setup.stride)
    for column, row in ((1 + stride, -1), (1 - stride, 1), (1, 0)):
        assert state.setup.cell(column, row) == state.setup.cell(1, 0)
        expected = "" if (column, row) == (1, 0) else "no_contact"
        assert refused(state, f"box B01 @{column},{row}") == expected
    assert refused(state, f"box B01 @{size % 9999},0") == "no_contact"
    assert refused(state, "cat @500,3") == "wrong_step"


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"edition": "hungarian"}), (5, {"advanced": True})])
def test_texts_actions_and_positions_name_each_other(seats: int, options: dict[str, Any]) -> None:
    kinds = set()
    for seed in range(4):
        for ply, state in enumerate(lively_game(new(seats, seed, **options), Rng(seed))):
            texts = offers(state)
            kinds |= {text.split()[0] for text in texts}
            assert [state.parse_action(text) for text in texts] == list(state.legal_actions())
            if ply % 7 == 0:
                told = json.loads(json.dumps(GAME.position(state)))
                back = GAME.from_position(told)
                assert back.key() == state.key()
                assert back.view(0) == state.view(0)
    assert kinds >= {"start", "draw", "sleep", "box", "cat", "no_cat", "princess", "toy_across"}


def test_every_action_code_has_at_most_one_text() -> None:
    assert GAME.action_count <= 65_536
    state = at("(0,0) S1 · (0,1) S2", hands=[["B01"], []])
    with pytest.raises(IllegalAction, match="not among the legal actions"):
        state.action_text(state.action_count())
    with pytest.raises(IllegalAction, match="not among the legal actions"):
        state.action_text(-1)


REACHED: dict[str, tuple[str, dict[str, Any]]] = {
    "E_NOTATION": ("x", {}),
    "game_over": ("draw", {"phase": "over"}),
    "not_your_turn": ("draw", {"to_act": 1, "hands": [["B01"], ["B02"]]}),
    "wrong_step": ("draw", {"hands": [["B01"], []]}),
    "start_card_taken": ("start S1 @0,2", {"phase": "start", "seats": 3}),
    "bad_rotation": ("box B04 @1,0 r90", {"hands": [["B04"], []]}),
    "not_centre": ("start S1 @1,0", {"phase": "start", "table": []}),
    "off_table": ("box B04 @8,0", {"hands": [["B04"], []]}),
    "cell_taken": ("box B04 @0,0", {"hands": [["B04"], []]}),
    "no_contact": ("box B04 @3,3", {"hands": [["B04"], []]}),
    "start_short_side": ("start S3 @1,0", {"phase": "start", "seats": 3}),
    "start_not_previous": ("start S3 @1,0", {"phase": "start", "seats": 3, "options": {"edition": "hungarian"}}),
    "double_wall": ("box B04 @-1,0", {"table": ["S5 @0,0"], "hands": [["B04"], []], "options": {"advanced": True}}),
    "no_draw_in_end_phase": ("draw", {"hands": [["B04"], []], "ending": {"by": 1, "cause": "pile"}}),
    "no_sleep_in_end_phase": ("sleep @1,0", {"hands": [["B04"], []], "ending": {"by": 1, "cause": "pile"}}),
    "no_cats_left": ("sleep @1,0", {"table": ["S1 @0,0", *[f"sleep A @-1,{n}" for n in range(-2, 3)]]}),
    "toy_first": ("box B04 @1,0", {"hands": [["B04", "T1"], []]}),
    "not_in_hand": ("box B05 @1,0", {"hands": [["B04"], []]}),
    "not_long_neighbours": ("toy_across T1 @0,0", {"hands": [["T1"], []]}),
    "cat_on_cat": ("toy_across T1 @0,0", {"table": ["S1 @0,0", "sleep A @1,0"], "hands": [["T1"], []]}),
    "wall_between": ("toy_across T1 @0,0", {"table": ["S3 @0,0", "S1 @1,0"], "hands": [["T1"], []]}),
    "already_covered": ("toy_across T1 @0,0", {"table": ["S1 @0,0", "B01 @1,0"], "lying": ["cat A @0,0"]}),
    "box_occupied": (
        "toy_across T1 @0,0",
        {
            "table": ["S1 @0,0", "B01 @1,0", "sleep B @0,1"],
            "hands": [["T1"], []],
            "options": {"edition": "hungarian"},
        },
    ),
    "toy_must_go_across": ("toy_box T1 @2,0", {"table": ["S1 @0,0", "B01 @1,0"], "hands": [["T1"], []]}),
    "no_such_target": ("princess @0,0", {"hands": [["princess", "B01"], []]}),
    "not_on_played_card": ("cat @4,0", {"table": ["S1 @0,0", "B01 @1,0"], "phase": "cat", "played": "1,0"}),
}


@pytest.mark.parametrize("key", sorted(CLAUSES))
def test_every_refusal_is_reached_and_names_its_clause(key: str) -> None:
    text, more = REACHED[key]
    given: dict[str, Any] = {"table": ["S1 @0,0", "S2 @0,1"], "pile": ["B60", "B61"], **more}
    if key == "already_covered":
        given["hands"] = [["T1"], []]
    state = at(given.pop("table"), given.pop("lying", []), **given)
    found = pure(state, 0, text) if key == "no_cats_left" else refused(state, text, seat=0)
    assert found == key
    refusal = state.refusal(0, text)
    assert refusal is not None
    assert all(clause.startswith("IF-") for clause in refusal.clauses)
    if refusal.key == key:
        assert variables(key) <= set(refusal.params)


BAD_POSITIONS: list[tuple[dict[str, Any], list[str]]] = [
    ({"game": "cat-box"}, ["E_POSITION_FIELD"]),
    ({"wind": 3}, ["E_POSITION_FIELD"]),
    ({"options": 3}, ["E_POSITION_FIELD"]),
    ({"seats": 7, "options": {"edition": "x"}}, ["E_POSITION_FIELD", "bad_edition"]),
    ({"table": 5}, ["E_POSITION_TABLE"]),
    ({"table": ["S1"]}, ["E_POSITION_CARD"]),
    ({"table": ["S9 @0,0", "B00 @1,0"]}, ["E_POSITION_CARD", "E_POSITION_CARD"]),
    ({"table": ["S1 @0,0", "S1 @0,1"]}, ["E_POSITION_TWICE"]),
    ({"table": ["S1 @0,0", "S2 @0,0"]}, ["E_POSITION_CELL"]),
    ({"table": ["S1 @8,0"]}, ["E_POSITION_CELL"]),
    ({"table": ["sleep E @0,0"]}, ["E_POSITION_SEAT"]),
    ({"table": [f"B{n:02} @{n % 7 * 2 - 6},{n // 7 * 2 - 4}" for n in range(1, 20)]}, ["E_POSITION_ISLANDS"]),
    ({"table": ["S1 @0,0", "S2 @60,0"], "options": {"table": "unlimited"}}, ["E_POSITION_EXTENT"]),
    ({"table": [f"sleep A @{n},0" for n in range(6)]}, ["E_POSITION_SUPPLY"]),
    ({"table": ["S1 @0,0"], "lying": 4}, ["E_POSITION_LYING"]),
    ({"table": ["S1 @0,0"], "lying": ["cat"]}, ["E_POSITION_LYING"]),
    ({"table": ["S1 @0,0", "S2 @1,0"], "lying": ["B05 @0,0"]}, ["E_POSITION_LYING"]),
    ({"table": ["S1 @0,0"], "lying": ["cat A @0,0"]}, ["E_POSITION_PAIR"]),
    ({"table": ["S1 @0,0"], "supply": [4, 5]}, ["E_POSITION_SUPPLY"]),
    ({"table": ["S1 @0,0"], "hands": [[]]}, ["E_POSITION_HANDS"]),
    ({"table": ["S1 @0,0"], "hands": [[3], []]}, ["E_POSITION_HANDS"]),
    ({"table": ["S1 @0,0"], "hands": [["S2"], []]}, ["E_POSITION_HANDS"]),
    ({"table": ["S1 @0,0"], "hands": [["princess"] * 3, []]}, ["E_POSITION_PRINCESS"]),
    ({"table": ["S1 @0,0"], "drawn": ["Z"]}, ["E_POSITION_DRAWN"]),
    ({"table": ["S1 @0,0"], "packets": [3]}, ["E_POSITION_PACKETS"]),
    ({"table": ["S1 @0,0"], "pile": ["B01"], "packets": [[2, 0]]}, ["E_POSITION_PACKETS"]),
    ({"table": ["S1 @0,0"], "pile": ["B01"], "packets": [[1, 1]]}, ["E_POSITION_PACKETS"]),
    ({"table": ["S1 @0,0"], "chased": [3]}, ["E_POSITION_CHASED"]),
    ({"table": ["S1 @0,0"], "chased": [[0, 999]]}, ["E_POSITION_CHASED"]),
    ({"table": ["S1 @0,0"], "chased": [[0, 1]]}, ["E_POSITION_CHASED"]),
    ({"table": ["S1 @0,0"], "pile": ["B01"], "drawn": ["A*"], "packets": [[2, 1]]}, ["E_POSITION_CHASED"]),
    (
        {"table": ["S1 @0,0"], "pile": ["B01"], "drawn": ["B", "A*"], "packets": [[3, 1]], "chased": [[0, 1]]},
        ["E_POSITION_CHASED"],
    ),
    ({"table": ["S1 @0,0"], "known": [[1]]}, ["E_POSITION_KNOWN"]),
    ({"table": ["S1 @0,0"], "hands": [["T1"], []], "known": [[0, 1, 0, 0], [0, 0, 0, 0]]}, ["E_POSITION_KNOWN"]),
    ({"table": ["S1 @0,0"], "rng": [1]}, ["E_POSITION_RNG"]),
    ({"table": ["S1 @0,0"], "rng": [0, 0, 0, 0]}, ["E_POSITION_RNG"]),
    ({"table": ["S1 @0,0"], "to_act": 2}, ["E_POSITION_SEAT"]),
    ({"table": ["S1 @0,0"], "first": 2, "to_act": "A"}, ["E_POSITION_SEAT", "E_POSITION_SEAT"]),
    ({"table": ["S1 @0,0"], "phase": "sleep"}, ["E_POSITION_PHASE"]),
    ({"table": ["S1 @0,0", "S2 @0,1"], "phase": "start"}, ["E_POSITION_PHASE"]),
    ({"table": ["S1 @0,0"], "phase": "cat"}, ["E_POSITION_PLAYED"]),
    ({"table": ["S1 @0,0"], "played": "4,4"}, ["E_POSITION_PLAYED"]),
    ({"table": ["S1 @0,0"], "ending": 3}, ["E_POSITION_ENDING"]),
    ({"table": ["S1 @0,0"], "ending": {"by": 0, "cause": "rain"}}, ["E_POSITION_ENDING"]),
    ({"table": ["S1 @0,0"], "pile": []}, ["E_POSITION_PILE"]),
    (
        {"table": ["S9 @0,0"], "hands": [["B99"], []], "to_act": 9},
        ["E_POSITION_CARD", "E_POSITION_CARD", "E_POSITION_SEAT"],
    ),
]


@pytest.mark.parametrize(("given", "keys"), BAD_POSITIONS, ids=range(len(BAD_POSITIONS)))
def test_faulty_positions_name_all_faults(given: dict[str, Any], keys: list[str]) -> None:
    with pytest.raises(clowder.InvalidPosition) as caught:
        GAME.from_position(given)
    assert caught.value.keys == keys


def test_a_generator_of_zeros_is_refused_before_anybody_draws_from_it() -> None:
    """It would repeat itself for ever: a sample of the hidden cards would never be found."""
    given = GAME.position(new(2, 1)) | {"rng": [0, 0, 0, 0]}
    with pytest.raises(clowder.InvalidPosition) as caught:
        GAME.from_position(given)
    assert [(fault.key, fault.where) for fault in caught.value.errors] == [("E_POSITION_RNG", "rng")]


def test_an_empty_position_is_the_beginning() -> None:
    state = GAME.from_position({})
    assert state.view(0)["phase"] == "start"
    assert len(state.legal_actions()) == 9


def test_the_last_card_just_drawn_starts_the_end_phase_of_a_position() -> None:
    assert at("(0,0) S1", hands=[["B01"], []], pile=[]).view(0)["ending"] == {"by": 0, "cause": "pile"}
