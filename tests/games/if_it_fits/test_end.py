"""The end of the game (3.9) and the order of effects."""

import pytest

from clowder.games.if_it_fits.rules import IfItFitsState
from tests.games.if_it_fits.kit import at, box_of, cat_places, do, offers, over, refused

W32 = [
    "(0,0) S1 · (0,1) S2 · (0,2) S3",
    "(-4,3) B51 · (-3,3) B52 · (-2,3) B53 · (-1,3) B54 · (0,3) B13 · (1,3) B24 · (2,3) B35 · (3,3) B02",
]
W32_CATS = ["A on (-4,3)-(-3,3)", "A on (-2,3)-(-1,3)", "A on (0,3)-(1,3)", "A on (2,3)-(3,3)"]
W32_HANDS = [["B12", "B40", "B01"], ["princess", "B41"], ["B46", "B47"]]


def fifth_cat(edition: str = "ukrainian") -> IfItFitsState:
    state = at(W32, W32_CATS, seats=3, hands=W32_HANDS, edition=edition)
    assert state.view(0)["supply"] == [1, 5, 5]
    do(state, "box B01 @1,0", "cat @0,0")
    return state


def finish_turn(state: IfItFitsState, text: str) -> None:
    seat = state.to_act()
    do(state, text)
    if state.to_act() == seat and state.view(0)["phase"] == "cat":
        do(state, "no_cat")


@pytest.mark.rule("IF-W32", "IF-END-1", "IF-END-2", "IF-END-3", "IF-END-5", "IF-R34", "IF-R35", "IF-ED-11")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_fifth_cat_starts_the_end_phase(edition: str) -> None:
    state = fifth_cat(edition)
    assert state.view(0)["ending"] == {"by": 0, "cause": "cats"}
    assert state.cards_left() > 0
    for seat, text in ((1, "box B41 @1,1"), (2, "box B46 @2,1"), (0, "box B12 @3,1")):
        assert state.to_act() == seat
        assert state.view(0)["phase"] == "play"
        assert refused(state, "draw") == "no_draw_in_end_phase"
        assert refused(state, "sleep @2,0") == "no_sleep_in_end_phase"
        finish_turn(state, text)
    assert state.to_act() == 1
    do(state, "princess @0,0")
    finish_turn(state, "box B47 @4,1")
    assert state.to_act() == 0
    finish_turn(state, "box B40 @5,1")
    assert over(state)
    assert refused(state, "draw", seat=0) == "game_over"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "cats"


@pytest.mark.rule("IF-END-2")
def test_awake_cats_are_still_possible_in_the_end_phase() -> None:
    state = fifth_cat()
    do(state, "box B41 @4,3")
    assert not over(state)
    state = at("(0,0) S1", hands=[["B01"], []], pile=[], ending={"by": 1, "cause": "pile"})
    do(state, "box B01 @1,0")
    assert cat_places(state) == ["@0,0"]


@pytest.mark.rule("IF-W33", "IF-R34", "IF-R44", "IF-END-1")
def test_last_card_of_the_pile() -> None:
    def position() -> IfItFitsState:
        return at("(0,0) S1 · (0,1) S2", hands=[["B01", "B12"], ["B23", "B34"]], phase="choose", pile=["B51"])

    state = position()
    do(state, "draw")
    assert state.view(0)["ending"] == {"by": 0, "cause": "pile"}
    assert refused(state, "draw") == "wrong_step", "the turn in which the last card was drawn"
    do(state, "box B01 @1,0")
    assert cat_places(state) == ["@0,0"]
    do(state, "cat @0,0")
    for seat, text in ((1, "box B23 @1,1"), (0, "box B12 @2,0"), (1, "box B34 @2,1"), (0, "box B51 @3,0")):
        assert state.to_act() == seat
        finish_turn(state, text)
    assert over(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "pile"

    state = position()
    do(state, "sleep @1,0")
    assert state.cards_left() == 1
    assert (state.to_act(), state.view(0)["phase"], state.view(0)["ending"]) == (1, "choose", None)
    assert "draw" in offers(state)
    assert "sleep @2,0" in offers(state)


@pytest.mark.rule("IF-W34", "IF-END-4", "IF-R18", "IF-R19", "IF-R36", "IF-ED-10")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_fifth_cat_chased_away(edition: str) -> None:
    state = fifth_cat(edition)
    do(state, "princess @0,0")
    assert state.view(0)["supply"] == [1, 5, 5]
    assert state.view(0)["ending"] == {"by": 0, "cause": "cats"}
    assert state.view(0)["phase"] == "play"
    finish_turn(state, "box B46 @4,3")
    do(state, "box B12 @1,1")
    assert {"0,0", "1,0", "1,1", "0,1", "0,2"} <= set(box_of(state, "1,1")["cells"])
    assert cat_places(state) == ["@0,1"]
    assert refused(state, "cat @1,0") == "not_on_played_card"
    events = do(state, "cat @0,1")
    assert "end_phase" not in [event.kind for event in events], "nothing is triggered again"
    assert not over(state)


@pytest.mark.rule("IF-R34")
def test_a_sleeping_fifth_cat_starts_the_end_phase_too() -> None:
    table = ["S1 @0,0", *[f"sleep A @{n},0" for n in range(1, 5)]]
    state = at(table, hands=[["B01"], ["B02"]], phase="choose", pile=["B60", "B61"])
    events = do(state, "sleep @5,0")
    assert [event.kind for event in events] == ["sleep", "end_phase", "turn"]
    assert (state.to_act(), state.view(0)["phase"]) == (1, "play")


@pytest.mark.rule("IF-R34")
def test_both_triggers_in_one_turn_make_one_end_phase() -> None:
    table = ["S1 @0,0", *[f"sleep A @-1,{n}" for n in range(1, 5)]]
    state = at(table, hands=[["B01"], ["B02"]], phase="choose", pile=["B60"])
    do(state, "draw")
    assert state.view(0)["ending"] == {"by": 0, "cause": "pile"}
    do(state, "box B01 @1,0")
    events = do(state, "cat @0,0")
    assert [event.kind for event in events] == ["cat", "turn"]
    assert state.view(0)["ending"] == {"by": 0, "cause": "pile"}


@pytest.mark.rule("IF-R35")
def test_players_without_a_play_are_skipped_and_cards_left_are_revealed() -> None:
    ending = {"by": 1, "cause": "pile"}
    hands = [["B01", "B12"], ["princess"], []]
    state = at("(0,0) S1 · (0,1) S2 · (0,2) S3", seats=3, hands=hands, pile=[], ending=ending)
    events = do(state, "box B01 @1,0", "no_cat")
    assert [event.kind for event in events] == ["no_cat", "skipped", "turn"]
    assert state.to_act() == 0, "the others are skipped, so the same player goes on"
    do(state, "box B12 @1,1")
    events = do(state, "no_cat")
    assert over(state)
    assert events[-1].kind == "over"
    assert events[-1].public["hands"] == [[], ["princess"], []]
    assert state.view(2)["hands"] == [[], ["princess"], []]


@pytest.mark.rule("IF-R35")
def test_an_unplayable_card_may_become_playable() -> None:
    ending = {"by": 1, "cause": "pile"}
    state = at("(0,0) S1 · (0,1) S2", hands=[["B01", "B12"], ["princess"]], pile=[], ending=ending)
    do(state, "box B01 @1,0", "cat @0,0")
    assert state.to_act() == 1, "now there is a cat to chase"
    assert offers(state) == ["princess @0,0"]
