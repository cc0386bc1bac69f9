"""Cat fights beyond the worked examples (CA-FIGHT, CA-R35, CA-R36)."""

import pytest

from clowder.games.cat_attack.rules import CatAttackState
from tests.games.cat_attack.kit import CLOVER, CUSTARD, MISTY, PLUM, acts, go, hand, kinds, lives, table, where

BIRDS = "bird1 bird2 bird3 cat1 cat2 mouse1"
NONE = "cat3 cat4 cat5 cat6 mouse2 speedy"


def brawl(**fields: object) -> CatAttackState:
    fields.setdefault("cats", {CLOVER: "R8", PLUM: "R5"})
    return table(active=CLOVER, hands={CLOVER: BIRDS, PLUM: NONE}, **fields)


@pytest.mark.rule("CA-FIGHT-1")
def test_only_cats_within_six_and_not_at_home() -> None:
    assert acts(brawl(), "fight 2")
    assert not acts(brawl(cats={CLOVER: "R8", PLUM: "R1"}), "fight 2")
    assert not acts(brawl(cats={CLOVER: "R14"}), "fight 2")


@pytest.mark.rule("CA-FIGHT-6", "CA-FIGHT-4")
def test_pictures_are_no_fighting_cards() -> None:
    state = table(
        active=CLOVER, cats={CLOVER: "R8", PLUM: "R5"}, hands={CLOVER: "speedy attack burglar cat1 cat1 cat2"}
    )
    assert acts(state, "fight") == {"fight 2 cat 1", "fight 2 cat 2"}


@pytest.mark.rule("CA-FIGHT-8", "CA-R36")
def test_a_defender_without_the_suit_loses_at_once() -> None:
    state = brawl(curiosity_pile=["K14"])
    told = go(state, "fight 2 bird 1")
    assert lives(state) == [9, 9, 8, 9]
    assert [(event["victim"], event["suit"]) for event in kinds(told, "fight")] == [(PLUM, "bird")]
    assert [(event["from"], event["to"], event["how"]) for event in kinds(told, "moved")] == [("R8", "R5", "leap")]
    assert [(event["seat"], event["count"]) for event in kinds(told, "drew")] == [(CLOVER, 1)]
    assert state.to_act() == CLOVER
    assert kinds(go(state, "swap speedy bird2"), "curiosity")
    assert "speedy" in hand(state, CLOVER)


@pytest.mark.rule("CA-R36", "CA-R13", "CA-R33")
def test_a_retired_loser_gives_no_swap_and_the_winner_refills() -> None:
    state = brawl(lives={PLUM: 1}, curiosity_pile=["K14"], dice=[1])
    told = go(state, "fight 2 bird 1")
    assert where(state, PLUM) is None
    assert len(hand(state, CLOVER)) == 6
    assert not kinds(told, "looked")
    assert kinds(told, "curiosity")  # the rest of the landing


@pytest.mark.rule("CA-R36")
def test_a_beaten_attacker_draws_no_curiosity_card_and_may_retire() -> None:
    state = table(
        active=CLOVER,
        cats={CLOVER: "R8", PLUM: "R5"},
        hands={CLOVER: "bird1 cat1 cat2 cat3 cat4 mouse1", PLUM: "bird2 mouse2 mouse3 mouse3 cat5 cat6"},
        lives={CLOVER: 1},
    )
    told = go(state, "fight 2 bird 1")
    assert where(state, CLOVER) is None
    assert not kinds(told, "curiosity", "threw", "looked")
    assert len(hand(state, PLUM)) == 6
    assert state.active == PLUM


@pytest.mark.rule("CA-R36", "CA-TRES-6")
def test_a_beaten_attacker_was_away_if_it_leapt_from_outside() -> None:
    """Clover leaps home onto Plum in its own garden, loses, is sent Home and catches Plum all the same."""
    state = table(
        active=CLOVER,
        cats={CLOVER: "R9", PLUM: "G3c"},
        hands={CLOVER: "bird1 cat1 cat2 cat3 cat4 mouse1", PLUM: "bird2 mouse2 mouse3 mouse3 cat5 cat6"},
    )
    go(state, "fight 2 bird 1")
    assert lives(state) == [9, 8, 9, 9]
    assert state.to_act() == PLUM  # the winner's swap
    go(state, "keep")
    assert lives(state) == [9, 8, 8, 9]
    assert [where(state, CLOVER), where(state, PLUM)] == ["H3", "H5"]
    assert state.to_act() == CLOVER


@pytest.mark.rule("CA-R36", "CA-R24")
def test_the_losers_return_catches_trespassers_before_the_landing_goes_on() -> None:
    state = brawl(cats={CLOVER: "R8", PLUM: "R5", MISTY: "G5c"}, curiosity_pile=["K14"])
    go(state, "fight 2 bird 1", "keep")
    assert lives(state) == [9, 9, 8, 8]
    assert state.to_act() == PLUM
    told = go(state, "keep")
    assert kinds(told, "curiosity")


@pytest.mark.rule("CA-R35")
def test_one_empty_hand_alone_brings_no_redraw() -> None:
    state = table(
        active=CLOVER,
        cats={CLOVER: "R8", PLUM: "R5", CUSTARD: "H2"},
        hands={
            CLOVER: "bird1 bird1 bird1 bird2 bird2 bird2",
            PLUM: "bird4 bird4 bird4 bird5 bird5 cat1",
        },
    )
    told = go(state, "fight 2 bird 1")
    while state.view(-1)["phase"] == "answer":
        told += go(state, min(acts(state)))
    assert lives(state) == [9, 9, 8, 9]
    assert len(kinds(told, "played")) == 11


@pytest.mark.rule("CA-FIGHT-3", "CA-FIGHT-2")
def test_a_won_fight_in_a_shop_also_shops() -> None:
    state = brawl(cats={CLOVER: "N1", PLUM: "F2"}, dice=[1])
    go(state, "fight 2 bird 1", "keep")
    assert state.view(-1)["larders"][CLOVER] == ["fish"]
