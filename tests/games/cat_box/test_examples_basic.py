"""Worked examples W1 to W16: the basic game."""

import pytest

import clowder
from tests.games.cat_box.kit import GAME, A, B, D, anchors, assert_rows, do, setup, texts, why


def hand(state, seat, viewer=clowder.NOBODY):
    return state.view(viewer)["hands"][seat]


@pytest.mark.rule("CB-W1", "CB-TURN-3", "CB-TURN-5")
def test_w1_own_card_goes_secret_side_up():
    state = setup(A, hands={"P1": ["C06+", "C18+"], "P2": ["C03+"]}, deck="C17+ C02-")
    assert hand(state, 0, 0)[0] == {"visible": "KK/PB", "secret": "KK/BP", "id": "C06"}
    do(state, "play 1.0 @1,1")
    assert state.view(0)["table"] == ["C01+@0,0", "C06-@1,1"]
    assert_rows(state, 0, y0="K P -", y1="V K K", y2="- B P")
    assert hand(state, 0)[0] == {"visible": "PV/YP"}
    assert hand(state, 0)[1] == {"visible": "VB/KV"}
    assert state.to_act() == 1


@pytest.mark.rule("CB-W2", "CB-TURN-4", "CB-TURN-5", "CB-TURN-7")
def test_w2_another_players_card_goes_visible_side_up():
    state = setup(A, hands={"P1": ["C06+"], "P2": ["C03+"]}, deck="C17+ C02-", to_act="P2")
    do(state, "play 1.0 @1,1")
    assert state.view(0)["table"][-1] == "C06+@1,1"
    assert_rows(state, 0, y1="V K K", y2="- P B")
    assert hand(state, 0)[0] == {"visible": "PV/YP"}
    assert hand(state, 1) == [{"visible": "VB/YK"}, None]
    assert state.to_act() == 2


@pytest.mark.rule("CB-W3", "CB-PLACE-2", "CB-R15")
@pytest.mark.parametrize("card", ["C06+", "C26+", "C41+"])
def test_w3_touching_is_not_covering(card):
    state = setup(A, hands={"P1": [card]})
    assert why(state, "play 1.0 @2,0") == "E_COVER_NONE"
    assert why(state, "play 1.0 @2,2") == "E_COVER_NONE"
    assert state.refusal(0, "play 1.0 @2,0").clauses[0] == "CB-PLACE-2"


@pytest.mark.rule("CB-W4", "CB-PLACE-3", "CB-R16")
def test_w4_a_full_card_covers_exactly_one():
    state = setup(A, hands={"P1": ["C06+"]})
    assert anchors(state, "play 1.0") == {(-1, -1), (-1, 1), (1, -1), (1, 1)}
    refusal = state.refusal(0, "play 1.0 @1,0")
    assert (refusal.key, refusal.clauses[0]) == ("E_COVER_MANY", "CB-PLACE-3")
    assert refusal.params == {"at": "1,0", "count": 2, "cells": ["1,0", "1,1"], "limit": 1}


@pytest.mark.rule("CB-W5", "CB-PLACE-4", "CB-PLACE-5", "CB-R14")
def test_w5_a_card_with_an_empty_box_covers_one_or_two():
    state = setup(A, hands={"P1": ["C26+"]}, to_act="P2")
    four = {(-1, -1), (-1, 1), (1, -1), (1, 1)}
    assert anchors(state, "play 1.0") == four | {(-1, 0), (0, -1), (0, 1), (1, 0)}
    do(state, "play 1.0 @1,0")
    assert_rows(state, 0, y0="K K E", y1="V V P")


@pytest.mark.rule("CB-W6", "CB-R13", "CB-R16")
def test_w6_two_empty_boxes_do_not_allow_three():
    state = setup(B, hands={"P1": ["C41+"]}, to_act="P2")
    refusal = state.refusal(1, "play 1.0 @1,0")
    assert refusal.key == "E_COVER_MANY"
    assert refusal.clauses == ("CB-PLACE-4", "CB-R16")
    assert refusal.params["cells"] == ["1,0", "1,1", "2,1"]
    assert refusal.params["limit"] == 2


@pytest.mark.rule("CB-W7", "CB-PLACE-4", "CB-R14")
def test_w7_two_quadrants_of_two_cards():
    state = setup("C01+@(0,0) C06-@(1,1) C02+@(-1,1)", hands={"P1": ["C36+"]}, to_act="P2")
    assert_rows(state, -1, y0="- K P -", y1="P V K K", y2="B Y B P")
    do(state, "play 1.0 @0,2")
    assert_rows(state, -1, y2="B K P P", y3="- B E -")


@pytest.mark.rule("CB-W8", "CB-R14", "CB-R15")
def test_w8_a_diagonal_pair_and_a_hole():
    state = setup(D, hands={"P1": ["C21+", "C09+"]}, to_act="P2")
    assert_rows(
        state, 0, ym2="- - V B", ym1="- P Y B Y", y0="K B Y K Y K", y1="V B - P P V", y2="- - V V Y", y3="- - B K"
    )
    assert why(state, "play 1.1 @1,1") == "E_COVER_MANY"
    do(state, "play 1.0 @1,1")
    assert_rows(state, 0, y1="V E K P P V", y2="- P K V Y -")


@pytest.mark.rule("CB-W9", "CB-R14")
def test_w9_layers_count_once():
    state = setup("C01+@(0,0) C26+@(1,0)", hands={"P1": ["C36+"]}, to_act="P2")
    do(state, "play 1.0 @1,-1")
    assert_rows(state, 0, ym1="- K P", y0="K B E", y1="V V P")


@pytest.mark.rule("CB-W10", "CB-TURN-5", "CB-R21", "CB-R22", "CB-SIDE-1")
def test_w10_who_draws_and_what_is_revealed():
    hands = {"P1": ["C18+", "C21-"], "P2": ["C11+", "C30+"], "P3": ["C36-", "C44+"]}
    state = setup(B, hands=hands, deck="C17+ C02- C03+", to_act="P2")
    before = state.view(clowder.NOBODY)["hands"]
    do(state, "play 3.0 @2,0")
    assert_rows(state, 0, y0="K P P K", y1="V K E B", y2="- B P -")
    assert hand(state, 2)[0] == {"visible": "PV/YP"}
    assert hand(state, 2, 2)[0] == {"visible": "PV/YP", "secret": "VP/PY", "id": "C17"}
    assert hand(state, 2)[1] == before[2][1]
    assert [hand(state, 0), hand(state, 1)] == before[:2]
    assert state.view(0)["deck"] == {"count": 2, "top": "VP/YB"}
    assert state.to_act() == 2


@pytest.mark.rule("CB-W11", "CB-R18", "CB-R19", "CB-R20", "CB-TURN-6")
def test_w11_own_hand_empty_deck_empty():
    state = setup(B, seats=4, hands={"P1": ["C03+"], "P2": ["C09-"], "P4": ["C15+"]}, to_act="P3")
    assert why(state, "pass") == "E_MUST_PLAY"
    heard = do(state, "play 1.0 @-1,-1")
    assert_rows(state, -1, ym1="V B - -", y0="Y K P -")
    assert [event["kind"] for event in heard] == ["played"]
    assert hand(state, 0) == [None]
    assert state.to_act() == 3


@pytest.mark.rule("CB-W12", "CB-TURN-3", "CB-TURN-4", "CB-R8")
@pytest.mark.parametrize(("to_act", "black", "pink"), [("P2", [4, 3], [3, 1]), ("P1", [4, 2], [3, 2])])
def test_w12_the_side_matters(to_act, black, pink):
    state = setup(B, hands={"P1": ["C11+", "C12+"]}, to_act=to_act)
    do(state, "play 1.0 @2,0")
    counts = state.view(0)["counts"]
    assert (counts["K"], counts["P"]) == (black, pink)
    identities = {"identities": ["K", "P", "V"]}
    laid = " ".join(state.view(0)["table"])
    assert setup(laid, **identities).outcome().scores[:2] == [sum(black), sum(pink)]


@pytest.mark.rule("CB-W13", "CB-END-1", "CB-END-2", "CB-R24")
def test_w13_the_end_of_the_basic_game():
    state = setup(B, seats=2, hands=[[None, None], [None, "C42-"]], to_act="P2", identities=["K", "P"])
    assert why(state, "pass") == "E_MUST_PLAY"
    heard = do(state, "play 2.1 @2,2")
    assert state.view(0)["table"][-1] == "C42+@2,2"
    assert state.view(0)["faces"][-1] == "EP/BE"
    assert [event["kind"] for event in heard] == ["played", "revealed"]
    assert heard[-1]["identities"] == ["K", "P"]
    assert state.is_over()
    assert len(state.legal_actions()) == 0
    assert state.outcome().scores == [3 + 2, 2 + 1]
    assert state.view(clowder.NOBODY)["identities"] == ["K", "P"]


@pytest.mark.rule("CB-W13", "CB-R1")
@pytest.mark.parametrize(("seats", "turns"), [(2, 23), (3, 15), (4, 11), (5, 9)])
def test_w13_everybody_has_the_same_number_of_turns(seats, turns):
    state = GAME.new(seats=seats, seed=seats)
    taken = [0] * seats
    while not state.is_over():
        taken[state.to_act()] += 1
        state.apply(state.nth_action(0))
    assert taken == [turns] * seats


@pytest.mark.rule("CB-W14", "CB-R18", "CB-TURN-4")
def test_w14_the_last_card_may_be_somebody_elses():
    state = setup(B, seats=2, hands=[["C42-", None], [None, None]], to_act="P2")
    assert {text.split()[1] for text in texts(state)} == {"1.0"}
    do(state, "play 1.0 @2,2")
    assert state.view(0)["table"][-1] == "C42-@2,2"
    assert state.view(0)["faces"][-1] == "PE/EB"
    assert state.is_over()


@pytest.mark.rule("CB-W15", "CB-SETUP-1", "CB-SETUP-8", "CB-SETUP-9", "CB-SPEC-2")
def test_w15_setup_counts():
    basic = GAME.position(GAME.new(seats=4, seed=1))
    assert len(basic["removed"]) == 3
    assert [len(hand) for hand in basic["hands"]] == [1, 1, 1, 1]
    assert len(basic["deck"]) == 40
    special = GAME.position(GAME.new(seats=3, options={"rules": "special"}, seed=1))
    assert len(special["removed"]) == 0
    assert [len(hand) for hand in special["hands"]] == [2, 2, 2]
    assert len(special["deck"]) == 41
    dealt = [set(GAME.position(GAME.new(seats=4, seed=seed))["identities"]) for seed in range(60)]
    assert set.union(*dealt) == set("KPVBYC")
    assert all(len(identities) == 4 for identities in dealt)
    dealt = [set(GAME.position(GAME.new(seats=3, seed=seed))["identities"]) for seed in range(60)]
    assert set.union(*dealt) == set("KPVBY")


@pytest.mark.rule("CB-W16", "CB-SETUP-3", "CB-SETUP-10", "CB-SIDE-1")
def test_w16_views():
    state = setup(A, hands={"P1": ["C06+"], "P2": ["C03-"]}, deck="C17+ C02-", identities=["K", "P", "V"])
    assert hand(state, 0, 0)[0] == {"visible": "KK/PB", "secret": "KK/BP", "id": "C06"}
    for other in (1, 2, clowder.NOBODY):
        assert hand(state, 0, other)[0] == {"visible": "KK/PB"}
    for viewer in range(-1, 3):
        view = state.view(viewer)
        assert view["deck"] == {"count": 2, "top": "PV/YP"}
        assert view["identity"] == (None if viewer < 0 else "KPV"[viewer])
        assert view["identities"] is None
