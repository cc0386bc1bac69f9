"""Worked examples of the specification: fights, six cards, corners, retirement, odds and ends (CA-X25 to CA-X35)."""

import pytest

import clowder
from clowder.games.cat_attack.rules import CatAttackState
from tests.games.cat_attack.kit import (
    ALL_FOODS,
    BLUEBELL,
    CLOVER,
    CUSTARD,
    GAME,
    GINGER,
    MISTY,
    PLUM,
    acts,
    draw,
    ends,
    go,
    hand,
    kinds,
    larder,
    lives,
    table,
    targets,
    throw,
    where,
    words,
)


@pytest.mark.rule(
    "CA-X25", "CA-FIGHT-1", "CA-FIGHT-3", "CA-FIGHT-4", "CA-FIGHT-5", "CA-FIGHT-6", "CA-FIGHT-7", "CA-FIGHT-8",
    "CA-FIGHT-9", "CA-R35", "CA-R36",
)  # fmt: skip
def test_fight() -> None:
    def brawl(plum: str) -> CatAttackState:
        return table(
            active=CLOVER,
            cats={CLOVER: "R8", PLUM: "R5"},
            hands={CLOVER: "bird1 bird4 bird6 cat2 mouse3 speedy", PLUM: plum},
            curiosity_pile=["K14"],
        )

    state = brawl("bird2 bird2 cat1 cat4 mouse5 speedy")
    assert acts(state, "fight") == {
        f"fight {PLUM} {card}" for card in ("bird 1", "bird 4", "bird 6", "cat 2", "mouse 3")
    }
    told = go(state, f"fight {PLUM} bird 1")
    assert where(state, CLOVER) == "R5"
    assert [event["card"] for event in kinds(told, "played")] == ["bird1", "bird2"]  # the answer has no choice
    assert state.to_act() == CLOVER
    assert acts(state) == {"answer 4", "answer 6"}
    told = go(state, "answer 4")
    assert [event["card"] for event in kinds(told, "played")] == ["bird4", "bird2", "bird6"]
    assert [(event["seat"], event["count"]) for event in kinds(told, "drew")] == [(CLOVER, 3), (PLUM, 2)]
    assert lives(state) == [9, 9, 8, 9]
    assert where(state, PLUM) == "H5"
    assert (state.to_act(), state.view(-1)["phase"]) == (CLOVER, "swap")
    told = go(state, "keep")
    assert kinds(told, "curiosity")
    assert kinds(told, "threw")
    even = brawl("bird2 bird2 bird3 cat4 mouse5 speedy")
    go(even, f"fight {PLUM} bird 1", "answer 2", "answer 4", "answer 2")
    assert lives(even) == [9, 8, 9, 9]
    assert where(even, CLOVER) == "H3"
    assert even.to_act() == PLUM


@pytest.mark.rule("CA-X26", "CA-FIGHT-10", "CA-R35")
def test_fight_with_a_redraw() -> None:
    state = table(
        active=CLOVER,
        cats={CLOVER: "R8", PLUM: "R5"},
        hands={CLOVER: "mouse1 mouse1 mouse1 mouse2 mouse2 mouse2", PLUM: "mouse4 mouse4 mouse4 mouse5 mouse5 mouse5"},
        mog_pile=["cat1", "cat1", "cat1", "cat2", "cat2", "cat2", "bird1", "bird1", "bird1", "bird2", "bird2", "bird2"],
    )
    told = go(state, f"fight {PLUM} mouse 1")
    while state.view(-1)["phase"] == "answer":
        told += go(state, min(acts(state)))
    assert len(kinds(told, "played")) == 12
    assert [(event["seat"], event["count"]) for event in kinds(told, "drew")] == [(CLOVER, 6), (PLUM, 6)]
    assert lives(state) == [9, 8, 9, 9]
    assert where(state, CLOVER) == "H3"
    assert (state.to_act(), state.view(-1)["phase"]) == (PLUM, "swap")
    assert hand(state, CLOVER) == ["cat1"] * 3 + ["cat2"] * 3


@pytest.mark.rule("CA-X27", "CA-SIX-1", "CA-SIX-2", "CA-R12", "CA-R37")
def test_six_mouse_cards() -> None:
    cards = {CLOVER: "mouse1 mouse1 mouse2 mouse2 mouse3 mouse4"}
    state = table(active=CLOVER, cats={CUSTARD: "N4"}, larders={CUSTARD: "mouse"}, hands=cards)
    expected = words("E1 E2 E3 E4 G3b G3c R3 R4 R6 R8 R9 e2b e3b n4b n4c")
    assert targets(state, "six mouse H2") == expected
    told = go(state, "six mouse H2 R4")
    assert larder(state, CUSTARD) == ""
    assert "R4" in state.view(-1)["mice"]
    assert sorted(kinds(told, "discarded")[0]["cards"]) == sorted(cards[CLOVER].split())
    assert kinds(told, "drew")[0]["count"] == 6
    near = table(active=CLOVER, cats={CUSTARD: "G2d"}, larders={CUSTARD: "mouse"}, hands=cards)
    assert acts(near, "six") == set()
    taken = table(active=CLOVER, cats={CUSTARD: "N4", PLUM: "R4"}, larders={CUSTARD: "mouse"}, hands=cards)
    assert targets(taken, "six mouse H2") == words(expected.replace("R4 ", ""))


@pytest.mark.rule("CA-X28", "CA-CORN-1", "CA-CORN-2", "CA-CORN-3", "CA-R21")
def test_cornered_three_ways() -> None:
    def corner() -> CatAttackState:
        return table(car="W3", cats={MISTY: "w2a", PLUM: "W2"}, larders={PLUM: "mouse"}, closed=["vet"], mice=["S5"])

    state = corner()
    assert ends(state, PLUM, 2) == ""
    throw(state, PLUM, 2)
    assert lives(state) == [9, 9, 6, 9]
    assert where(state, PLUM) == "H5"
    assert ends(corner(), PLUM, 1) == words("W1 w2a")
    alone = corner()
    throw(alone, PLUM, 3)
    assert where(alone, PLUM) == "S4"


@pytest.mark.rule("CA-X29", "CA-R22")
def test_cornered_at_home() -> None:
    state = table(cats={CLOVER: "G2a"})
    throw(state, CUSTARD, 4)
    assert lives(state) == [8, 9, 9, 9]
    assert [where(state, CUSTARD), where(state, CLOVER)] == ["H2", "G2a"]
    attack = table(cats={CLOVER: "G2a"})
    throw(attack, CUSTARD, 1)
    assert lives(attack) == [9, 8, 9, 9]


@pytest.mark.rule("CA-X30", "CA-RET-1", "CA-RET-2", "CA-RET-3", "CA-RET-4", "CA-RET-5", "CA-R12")
def test_retirement() -> None:
    state = table(
        cats={PLUM: "N1", MISTY: "G5a", CUSTARD: "G5b"},
        lives={PLUM: 1},
        larders={PLUM: "mouse tin"},
        hands={PLUM: "cat1 cat2 cat3 cat4 cat5 cat6", CLOVER: "mouse2 bird1 bird2 bird3 bird4 bird5"},
    )
    draw(state, CLOVER, "K15")
    assert where(state, PLUM) is None
    assert state.view(-1)["discards"] == ["cat1", "cat2", "cat3", "cat4", "cat5", "cat6"]
    assert (state.view(-1)["hands"][PLUM], larder(state, PLUM)) == (0, "mouse tin")
    throw(state, MISTY, 1)
    go(state, "dest H5", "raid tin")
    assert larder(state, MISTY) == "tin"
    assert lives(state) == [9, 9, 0, 9]
    assert where(state, MISTY) == "H5"
    throw(state, CUSTARD, 2)
    assert "dest H5" in acts(state)
    state.active = CLOVER
    state.pending = table(active=CLOVER).pending
    state.is_listed = False
    assert targets(state, "mouse 2 H5") == "G5c G5d"  # Custard holds G5b
    go(state, "mouse 2 H5 G5c")
    assert larder(state, PLUM) == ""
    assert "G5c" in state.view(-1)["mice"]


@pytest.mark.rule("CA-X31", "CA-WIN-1", "CA-WIN-2", "CA-GOAL-1", "CA-R8")
def test_coming_home_the_wrong_way() -> None:
    state = table(
        active=MISTY,
        cats={MISTY: "w4b"},
        larders={MISTY: ALL_FOODS},
        hands={MISTY: "cat3 bird1 bird2 bird3 bird4 bird5"},
        dice=[3],
    )
    go(state, "cat 3 H6")
    assert state.outcome() is None
    assert targets(state, "dest") == words("w4b w3b R16")


@pytest.mark.rule("CA-X32", "CA-R33", "CA-GOAL-2", "CA-WIN-3")
def test_last_two_cats() -> None:
    state = table(2, cats={BLUEBELL: "N1", GINGER: "N2"}, lives={GINGER: 1, BLUEBELL: 1})
    draw(state, GINGER, "K15")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("survival", [GINGER])
    assert state.view(-1)["car"] == "N1"
    assert lives(state) == [1, 0]


@pytest.mark.rule("CA-X33", "CA-CUR-7", "CA-R30")
def test_shuffle() -> None:
    seen = [f"K{number:02}" for number in range(1, 39)]
    state = table(curiosity_pile=["K39", *seen])
    assert state.view(-1)["curiosity_pile"] == 0
    assert state.view(-1)["curiosity_seen"] == seen
    events = state.events = []
    draw(state, CLOVER, "K39")
    cards = [event.public["card"] for event in events if event.kind == "curiosity"]
    assert cards[0] == "K39"
    assert cards[1] in seen
    assert state.view(-1)["curiosity_pile"] == 38 - len(cards[1:])
    assert state.view(-1)["curiosity_seen"] == cards[1:]


@pytest.mark.rule("CA-X34", "CA-CUR-6", "CA-FIGHT-2", "CA-R31")
def test_play_another_mog_card() -> None:
    state = table(
        cats={CLOVER: "R9", PLUM: "R7"},
        hands={CLOVER: "bird1 bird2 bird3 bird4 bird5 mouse2"},
    )
    draw(state, CLOVER, "K23")
    assert (state.to_act(), state.view(-1)["phase"]) == (CLOVER, "card")
    assert f"fight {PLUM} bird 1" in acts(state)
    told = go(state, "mouse 2 MH R14")
    assert kinds(told, "drew")
    assert not kinds(told, "threw")
    assert len(hand(state, CLOVER)) == 6
    assert state.active == PLUM


@pytest.mark.rule("CA-X35", "CA-CLAWS-1", "CA-R41")
def test_options() -> None:
    def keys(seats: int, **options: object) -> list[str]:
        return [fault.key for fault in GAME.check_options(seats, options)[1]]

    assert keys(5, gangs="full") == ["E_GANGS"]
    assert keys(4, lives=0) == ["E_LIVES"]
    assert keys(4, young_players=True, raiding=True) == ["E_YOUNG"]
    view = GAME.new(seats=3, options={"claws_out": "prey"}, seed=1).view(-1)
    assert (len(view["mice"]), len(view["birds"]), view["stock"]) == (2, 2, [3, 3, 3, 3])
    with pytest.raises(clowder.InvalidOptions):
        GAME.new(seats=4, options={"lives": 0}, seed=1)
