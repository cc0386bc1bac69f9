"""Setting up, the order of a turn and the Mog pile (CA-SETUP, CA-TURN, CA-CARD, CA-DECK)."""

from collections import Counter

import pytest

import clowder
from clowder.games.cat_attack.deal import throw_for_start
from clowder.games.cat_attack.rules import CatAttackState
from tests.games.cat_attack.kit import (
    CLOVER,
    CUSTARD,
    GAME,
    MISTY,
    ODD,
    PLUM,
    Dice,
    acts,
    go,
    hand,
    kinds,
    lives,
    table,
    throw,
    where,
)


def new(seats: int, seed: int = 1, **options: object) -> CatAttackState:
    state = GAME.new(seats=seats, options=options, seed=seed)
    assert isinstance(state, CatAttackState)
    return state


@pytest.mark.rule("CA-SETUP-1", "CA-SETUP-2", "CA-SETUP-3")
def test_every_cat_starts_at_home_with_nine_open_lives() -> None:
    homes = {2: "H1 H4", 3: "H1 H3 H5", 4: "H2 H3 H5 H6", 5: "H1 H2 H3 H5 H6", 6: "H1 H2 H3 H4 H5 H6"}
    for seats, names in homes.items():
        view = new(seats).view(clowder.NOBODY)
        assert view["cats"] == view["homes"] == names.split()
        assert view["lives"] == [9] * seats
    chosen = new(3, homes=["H6", "H2", "H4"]).view(0)
    assert chosen["cats"] == ["H6", "H2", "H4"]


@pytest.mark.rule(
    "CA-SETUP-4", "CA-SETUP-5", "CA-SETUP-6", "CA-SETUP-7", "CA-SETUP-8", "CA-SETUP-9", "CA-SETUP-10", "CA-SETUP-11"
)
@pytest.mark.parametrize("seats", range(2, 7))
def test_one_token_of_each_kind_for_each_player(seats: int) -> None:
    view = new(seats).view(0)
    assert view["mice"] == ["MH"] * seats
    assert view["birds"] == ["BH"] * seats
    assert view["stock"] == [seats] * 4
    assert view["car"] == "CP"
    assert view["closed"] == []
    assert view["larders"] == [[]] * seats


@pytest.mark.rule("CA-SETUP-12", "CA-R1", "CA-R30")
def test_the_shuffle_card_lies_under_all_other_curiosity_cards() -> None:
    piles = [GAME.position(new(4, seed))["curiosity_pile"] for seed in range(4)]
    for pile in piles:
        assert pile[-1] == "K39"
        assert sorted(pile) == [f"K{number:02}" for number in range(1, 40)]
    assert len({tuple(pile) for pile in piles}) == 4
    assert new(4).view(0)["curiosity_pile"] == 38


@pytest.mark.rule("CA-SETUP-13", "CA-SETUP-14", "CA-SETUP-15", "CA-R1", "CA-CARD-2", "CA-CARD-7")
def test_six_of_63_cards_each_and_the_rest_is_the_pile() -> None:
    state = new(4)
    position = GAME.position(state)
    assert [len(cards) for cards in position["hands"]] == [6] * 4
    assert state.view(0)["mog_pile"] == 63 - 24
    faces = Counter(card for cards in [*position["hands"], position["mog_pile"]] for card in cards)
    names = [f"{suit}{number}" for suit in ("cat", "mouse", "bird") for number in range(1, 7)]
    assert faces == Counter(dict.fromkeys([*names, "speedy", "attack", "burglar"], 3))
    assert "hand" not in state.view(clowder.NOBODY)
    assert state.view(1)["hand"] == position["hands"][1]


@pytest.mark.rule("CA-TURN-1", "CA-R2")
def test_the_highest_throw_starts_and_equals_throw_again() -> None:
    for script, first in (([2, 6, 1, 5], 1), ([6, 2, 6, 1, 3, 3, 1, 4], 2), ([1, 1, 1, 1, 2, 1, 1, 1], 0)):
        state = table()
        state.rng = Dice(script)
        assert throw_for_start(state) == first
        assert state.rng.throws == []
    assert {int(new(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}
    assert new(4, first_seat=2).to_act() == 2


@pytest.mark.rule("CA-TURN-1", "CA-R2")
def test_the_throws_for_the_start_are_told() -> None:
    again = 0
    for seed in range(40):
        *throws, last = [event.public for event in GAME.opening(seats=4, seed=seed)]
        first = int(new(4, seed).first)
        assert last == {"seat": first}
        assert [each["seat"] for each in throws[:4]] == [0, 1, 2, 3]
        best = max(each["die"] for each in throws[:4])
        highest = [each["seat"] for each in throws[:4] if each["die"] == best]
        assert first in highest
        assert {each["seat"] for each in throws[4:]} == (set(highest) if len(highest) > 1 else set())
        again += len(highest) > 1
    assert again > 3
    assert GAME.opening(seats=4, options={"first_seat": 2}, seed=1) == []


@pytest.mark.rule("CA-TURN-2", "CA-TURN-3", "CA-TURN-4", "CA-CARD-1", "CA-CARD-8")
def test_a_turn_is_card_refill_die_and_then_the_left_neighbour() -> None:
    state = table(hands={CUSTARD: "cat1 " + " ".join(ODD[1:])}, dice=[2])
    assert state.view(0)["phase"] == "card"
    told = go(state, "cat 1 G2a")
    assert [event["kind"] for event in told][:4] == ["played", "drew", "moved", "threw"]
    assert told[0] == {"kind": "played", "seat": CUSTARD, "card": "cat1"}
    assert len(hand(state, CUSTARD)) == 6
    assert state.refusal(CUSTARD, "keep") is not None
    told = go(state, min(acts(state)))
    assert told[-1] == {"kind": "turn", "seat": CLOVER, "round": 1}


@pytest.mark.rule("CA-TURN-5", "CA-R7", "CA-R32")
def test_the_die_must_move_the_cat_the_card_need_not() -> None:
    state = table(hands={CUSTARD: "mouse1 " + " ".join(ODD[1:])}, dice=[1])
    go(state, "mouse 1 MH R15")
    assert where(state, CUSTARD) == "G2a"
    assert state.active == CLOVER


@pytest.mark.rule("CA-CARD-5", "CA-PREY-2", "CA-PREY-11", "CA-PREY-12")
def test_birds_leave_and_return_to_the_bird_house() -> None:
    cards = {CUSTARD: "bird1 bird2 " + " ".join(ODD[2:])}
    state = table(hands=cards, birds=["R8"], mice=["R1", "R2"])
    assert acts(state, "bird 1 BH") == {"bird 1 BH R7"}
    assert "bird 2 R8 BH" in acts(state)
    go(state, "bird 1 BH R7")
    assert sorted(state.view(0)["birds"]) == ["BH", "BH", "R7", "R8"]
    back = table(hands=cards, birds=["R8"])
    go(back, "bird 2 R8 BH")
    assert back.view(0)["birds"] == ["BH"] * 4


@pytest.mark.rule("CA-DECK-1", "CA-SPEED-2", "CA-SPEED-1", "CA-R14", "CA-R31")
def test_speedy_cat_throws_three_times_and_then_the_die_step() -> None:
    state = table(active=PLUM, hands={PLUM: "speedy " + " ".join(ODD[1:])}, dice=[1, 1, 1, 1])
    state.rng = Dice([1, 2, 2, 2])
    told = go(state, "speedy")
    assert [event["kind"] for event in told][:3] == ["played", "drew", "threw"]
    throws = len(kinds(told, "threw"))
    while state.active == PLUM:
        told = go(state, min(acts(state, "dest G") or acts(state)))
        throws += len(kinds(told, "threw"))
    assert throws == 4


@pytest.mark.rule("CA-DECK-2", "CA-R38")
def test_discards_become_the_new_pile_with_the_card_just_played() -> None:
    full = GAME.position(new(4))
    out = list(full["mog_pile"])
    state = table(
        hands={seat: " ".join(full["hands"][seat]) for seat in range(4)},
        discards=out,
        dice=[1],
    )
    assert state.view(0)["mog_pile"] == 0
    card = state.action_text(state.legal_actions()[0])
    told = go(state, card)
    assert kinds(told, "reshuffled")[0]["count"] == 40
    assert len(hand(state, CUSTARD)) == 6
    assert state.view(0)["mog_pile"] + len(state.view(0)["discards"]) == 39


@pytest.mark.rule("CA-R38")
def test_without_any_card_the_hand_stays_short() -> None:
    full = GAME.position(new(4))
    state = table(hands={seat: " ".join(full["hands"][seat]) for seat in range(4)}, discards=full["mog_pile"])
    state.discards = state.discards[:0]
    go(state, state.action_text(state.legal_actions()[0]))
    assert sum(state.view(0)["hands"]) >= 23


@pytest.mark.rule("CA-R32", "CA-R7", "CA-R39", "CA-CORN-3")
def test_a_cornering_card_may_be_chosen_and_the_turn_goes_on_from_home() -> None:
    state = table(
        cats={CUSTARD: "H2", CLOVER: "G2a"}, hands={CUSTARD: "cat4 " + " ".join(ODD[2:]) + " bird1"}, dice=[1]
    )
    assert acts(state, "cat 4") == {"cat 4 cornered"}
    told = go(state, "cat 4 cornered")
    assert [event["kind"] for event in told][:3] == ["played", "drew", "cornered"]
    assert lives(state) == [8, 8, 9, 9]  # cornered, then the die attacks Clover on the doorstep
    assert where(state, CUSTARD) == "G2a"


@pytest.mark.rule("CA-R7")
def test_nobody_may_choose_to_be_cornered() -> None:
    state = table(hands={CUSTARD: "cat4 " + " ".join(ODD[2:]) + " bird1"})
    refused = state.refusal(CUSTARD, "cat 4 cornered")
    assert refused is not None
    assert (refused.key, refused.clauses[0]) == ("E_MUST_MOVE", "CA-R7")


@pytest.mark.rule("CA-R3")
def test_vacant_homes_are_ordinary_places() -> None:
    state = table(cats={CUSTARD: "G1a", MISTY: "H4", PLUM: "G4a"})
    throw(state, CUSTARD, 1)
    assert "dest H1" in acts(state)
    throw(state, PLUM, 1)
    go(state, "dest H4")
    assert lives(state) == [9, 9, 9, 8]
    assert where(state, PLUM) == "H4"
