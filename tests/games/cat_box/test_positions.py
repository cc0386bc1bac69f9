"""Position JSON: round trips, defaults, and every fault of a position at once."""

import json

import pytest

import clowder
from tests.games.cat_box.cases import CASES, TINY
from tests.games.cat_box.kit import GAME, A, B, F, do, setup, special, texts


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_position_of_a_game_comes_back(seats, options):
    state = GAME.new(seats=seats, options=options, seed=7)
    rng = clowder.Rng(7)
    while True:
        position = json.loads(json.dumps(GAME.position(state)))
        back = GAME.from_position(position)
        assert back.key() == state.key()
        assert GAME.position(back) == GAME.position(state)
        assert list(back.legal_actions()) == list(state.legal_actions())
        if state.is_over():
            break
        state.apply(state.nth_action(rng.below(state.count_actions())))


def test_what_is_left_out_has_a_default():
    position = GAME.position(setup(A, hands=[["C02+"]]))
    assert position["hands"] == [["C02+", None], [None, None], [None, None]]
    assert (position["to_act"], position["phase"]) == ("P1", "play")
    assert position["identities"] == ["K", "P", "V"]
    assert position["seen"] == {"C02": ["P1"]}
    assert (position["deck"], position["removed"]) == ([], [])
    five = ["paw", "scratcher", "fish", "mouse", "stack"]
    assert GAME.position(special(A, hands=[["C02+"]]))["tiles"] == [five] * 3


@pytest.mark.parametrize(
    "fields",
    [
        {"table": ["C01+@0,0", "C06-@1,1"]},
        {"table": "C01+@(0,0)  C06-@(1,1)"},
        {"hands": {"P2": ["C02+", ""]}, "table": B},
        {"hands": [[], ["C02+"]], "table": B},
        {"deck": ["C03+", "C04-"], "table": B},
        {"deck": "C03+, C04-", "table": B},
    ],
)
def test_ways_to_write_the_same(fields):
    given = {"seats": 3, "hands": {"P2": ["C02+"]}, "deck": "C03+ C04-", **fields}
    same = {"seats": 3, "hands": {"P2": ["C02+"]}, "deck": "C03+ C04-", "table": B}
    assert GAME.from_position(given).key() == GAME.from_position(same).key()


def test_a_position_settles_what_the_rules_do_by_themselves():
    taken = special(B, hands=[["C02+"]], scratchers={"P1": "0,0"})
    assert taken.view(0)["scratchers"] == [None, None, None]
    assert "scratcher" not in taken.view(0)["tiles"][0]
    closed = special(B, hands=[["C02+"], ["C03+"]], phase="tile", tiles=[[]])
    assert (closed.to_act(), closed.view(0)["phase"]) == (1, "play")
    refilled = special(B, hands=[[], ["C03+"]], deck="C17+", phase="tile", refill=["1.1"], tiles=[[]])
    assert GAME.position(refilled)["hands"][0] == [None, "C17+"]
    assert setup(A).is_over()


def test_the_slot_to_refill_may_have_two_digits():
    hands = [[None] * 10 + ["C02+"], ["C03+"]]
    options = {"rules": "special", "setup": {"removed_basic": {"2": 0}, "hand_size": {"2": 11}}}
    state = setup(F, seats=2, options=options, hands=hands, deck="C17+")
    do(state, "play 1.10 @2,2")
    assert GAME.position(state)["refill"] == ["1.10"]
    assert GAME.from_position(GAME.position(state)).key() == state.key()


def test_no_fish_while_a_card_is_reserved():
    state = special(B, hands=[["C02+"], ["C03+"]], reserved={"P1": "C40+"}, phase="tile")
    assert not any(text.startswith("fish") for text in texts(state))


GOOD = {"seats": 3, "options": {"rules": "special"}, "table": B, "hands": [["C02+"], ["C03+"]], "deck": "C17+"}


@pytest.mark.parametrize(
    ("fields", "places"),
    [
        ({"colour": 1}, ["colour"]),
        ({"game": "chess"}, ["game"]),
        ({"rules_version": "0"}, ["rules_version"]),
        ({"seats": 6}, ["seats"]),
        ({"seats": None}, ["seats"]),
        ({"options": []}, ["options"]),
        ({"options": {"rules": "x", "rotation": "y"}}, ["rules", "rotation"]),
        ({"table": ""}, ["table"]),
        ({"table": 7}, ["table"]),
        ({"table": "C01@0,0 C06-@1;1"}, ["table", "table"]),
        ({"table": "C01+@0,0 C01-@1,1"}, ["table"]),
        ({"table": "C01+@0,0 C99-@1,1"}, ["table"]),
        ({"table": "C01+r45@0,0"}, ["table"]),
        ({"table": "C01+@0,0 C06-@60,0"}, ["table"]),
        ({"table": "C01+@100,0"}, ["table"]),
        ({"table": "C01+@0,0 C06-@49,0"}, ["table"]),
        ({"hands": [["C02+", "C04+", "C05+"]]}, ["hands"]),
        ({"hands": [[], [], [], []]}, ["hands"]),
        ({"hands": 5}, ["hands"]),
        ({"hands": {"P4": ["C02+"], "Q1": []}}, ["hands", "hands"]),
        ({"hands": [["C01+"], ["C99+"], [7]]}, ["hands", "hands", "hands"]),
        ({"hands": []}, ["hands"]),
        ({"deck": "C02+ C17"}, ["deck", "hands"]),
        ({"deck": 3}, ["deck"]),
        ({"removed": "C03-"}, ["hands"]),
        ({"reserved": {"P1": "C02-"}}, ["reserved"]),
        ({"tiles": [["paw", "claw"]]}, ["tiles"]),
        ({"tiles": [[["paw"]]]}, ["tiles"]),
        ({"scratchers": {"P2": "5,5"}}, ["scratchers"]),
        ({"scratchers": {"P2": "60,60"}}, ["scratchers"]),
        ({"scratchers": {"P2": "1,1", "P3": "1,1"}}, ["scratchers"]),
        ({"scratchers": {"P2": [1, 1]}}, ["scratchers"]),
        ({"identities": ["K", "P"]}, ["identities"]),
        ({"identities": ["K", "P", "C"]}, ["identities"]),
        ({"identities": ["K", "KP", "V"]}, ["identities"]),
        ({"identities": ["K", "", "V"]}, ["identities"]),
        ({"identities": ["K", "K", "V"]}, ["identities"]),
        ({"identities": [["K"], "P", "V"]}, ["identities"]),
        ({"to_act": "P4"}, ["to_act"]),
        ({"to_act": 1}, ["to_act"]),
        ({"phase": "draw"}, ["phase"]),
        ({"phase": ["play"]}, ["phase"]),
        ({"phase": "over"}, ["phase"]),
        ({"options": {}, "phase": "tile"}, ["phase"]),
        ({"phase": "tile", "refill": ["1.0"]}, ["refill"]),
        ({"phase": "tile", "refill": ["4.0"]}, ["refill"]),
        ({"phase": "tile", "refill": "1.1"}, ["refill"]),
        ({"phase": "tile", "refill": ["1.1", "2.1"]}, ["refill"]),
        ({"seen": []}, ["seen"]),
        ({"seen": {"C99": ["P1"], "C02": ["P9"], "C03": 1}}, ["seen", "seen", "seen"]),
        ({"rng": [0, 0, 0, 0]}, ["rng"]),
        ({"rng": [1, 2, 3]}, ["rng"]),
        ({"rng": [1, 2, 3, 2**32]}, ["rng"]),
        (
            {"table": "C01+@0,0 x", "hands": [["C99+"]], "identities": [], "to_act": "x", "deck": "?"},
            ["deck", "table", "hands", "identities", "to_act"],
        ),
        ({"colour": 1, "seats": 9, "options": {"rules": "x"}, "rng": 1}, ["colour", "seats", "rules", "rng"]),
    ],
)
def test_all_faults_at_once(fields, places):
    with pytest.raises(clowder.InvalidPosition) as caught:
        GAME.from_position({**GOOD, **fields})
    assert [fault.where for fault in caught.value.errors] == places
    assert all(fault.hint for fault in caught.value.errors)
    assert all(fault.key.startswith(("E_POSITION", "E_OPT")) for fault in caught.value.errors)


@pytest.mark.parametrize("given", [None, [], "C01+@0,0", 3])
def test_a_position_is_an_object(given):
    with pytest.raises(clowder.InvalidPosition):
        GAME.from_position(given)


@pytest.mark.parametrize("position", TINY)
def test_tiny_positions_can_be_played(position):
    state = GAME.from_position(position)
    while not state.is_over():
        state.apply(state.nth_action(state.count_actions() - 1))
    assert state.outcome() is not None
