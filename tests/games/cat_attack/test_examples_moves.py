"""Worked examples of the specification: moving cats and animals, attacks, shops (CA-X1 to CA-X13)."""

import pytest

from tests.games.cat_attack.kit import (
    BLUEBELL,
    CLOVER,
    CUSTARD,
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


@pytest.mark.rule("CA-X1", "CA-MOVE-1", "CA-MOVE-2", "CA-R5", "CA-CUR-1", "CA-CARD-3")
def test_leaving_home() -> None:
    state = table(2, hands={GINGER: "cat5 cat1 bird1 bird2 bird3 bird4"}, dice=[1])
    expected = {
        1: "G1a",
        2: "G1b G1c G1d",
        3: "R3 n2b n4b",
        4: "R2 R4 n2a n2c n4a n4c",
        5: "N2 N4 R1 R5",
        6: "N1 N3 N5 R2 R4 R6 R16 n2c n4c w4c e2c",
    }
    assert {count: ends(state, GINGER, count) for count in range(1, 7)} == {n: words(t) for n, t in expected.items()}
    assert targets(state, "cat 5") == words("N2 N4 R1 R5")
    told = [event["kind"] for event in go(state, "cat 5 R1")]
    assert told.index("drew") < told.index("moved") < told.index("curiosity")


@pytest.mark.rule("CA-X2", "CA-R4", "CA-R6", "CA-R8", "CA-MOVE-5")
def test_any_direction_and_home_by_exact_count() -> None:
    state = table(2, cats={GINGER: "n2b"})
    assert ends(state, GINGER, 3) == words("H1 G1b G1c N1 N3 R2 R16 w4c")


@pytest.mark.rule("CA-X3", "CA-MOVE-6", "CA-MOVE-3")
def test_the_car_blocks() -> None:
    state = table(car="N3", cats={PLUM: "N2"})
    assert ends(state, PLUM, 2) == words("F3 W5 n2b")
    assert ends(state, PLUM, 1) == words("N1 n2a")


@pytest.mark.rule("CA-X4", "CA-SHOP-1", "CA-SHOP-2", "CA-SHOP-3", "CA-R29", "CA-MOVE-4", "CA-CUR-4")
def test_too_far_for_the_shop() -> None:
    state = table(cats={PLUM: "W5"})
    assert ends(state, PLUM, 3) == words("F2 F3 N3 W2 n2a w3a w4b")
    throw(state, PLUM, 3)
    go(state, "dest F2")
    assert larder(state, PLUM) == "fish"
    assert state.stock[0] == 3
    shut = table(cats={PLUM: "W5"}, closed=["fishmonger"])
    assert ends(shut, PLUM, 3) == words("N3 W2 n2a w3a w4b")
    assert shut.view(-1)["stock"][0] == 4


@pytest.mark.rule("CA-X5", "CA-MOVE-10", "CA-MOVE-11", "CA-CAP-1", "CA-CAP-2", "CA-CAP-3", "CA-MOVE-8")
def test_jumping_and_catching() -> None:
    state = table(cats={PLUM: "R13"}, mice=["R14", "R15"])
    assert "R15" in ends(state, PLUM, 2).split()
    throw(state, PLUM, 1)
    go(state, "dest R14")
    assert larder(state, PLUM) == "mouse"
    assert state.view(-1)["mice"].count("R15") == 1
    jumping = table(cats={PLUM: "R13"}, mice=["R14", "R15"])
    throw(jumping, PLUM, 2)
    go(jumping, "dest R15")
    assert "R14" in jumping.view(-1)["mice"]
    owner = table(cats={PLUM: "R13"}, larders={PLUM: "mouse"}, mice=["R14", "R15"])
    assert "R14" not in ends(owner, PLUM, 1).split()
    assert "R15" not in ends(owner, PLUM, 2).split()
    assert {"w3c", "R16"} <= set(ends(owner, PLUM, 3).split())


@pytest.mark.rule("CA-X6", "CA-MOVE-9", "CA-ATT-1", "CA-ATT-3", "CA-CUR-8", "CA-MOVE-12")
def test_no_passing_of_cats() -> None:
    state = table(cats={MISTY: "R16", CUSTARD: "R1"}, curiosity_pile=["K14"])
    assert ends(state, MISTY, 2) == words("R14 w3c G6a")
    throw(state, MISTY, 1)
    go(state, "dest R1")
    assert lives(state) == [8, 9, 9, 9]
    assert where(state, CUSTARD) == "H2"
    assert state.to_act() == MISTY
    assert state.view(MISTY)["victim_hand"] == hand(state, CUSTARD)
    told = go(state, "keep")
    assert [event["card"] for event in kinds(told, "curiosity")] == ["K14"]


@pytest.mark.rule("CA-X7", "CA-ATT-5")
def test_a_cat_at_home_is_safe() -> None:
    state = table(cats={CUSTARD: "G3a"})
    assert ends(state, CUSTARD, 1) == words("G3b G3c G3d")


@pytest.mark.rule("CA-X8", "CA-PREY-1", "CA-R10", "CA-CARD-4")
def test_first_mouse() -> None:
    state = table(hands={CUSTARD: "mouse3 mouse1 cat1 cat2 cat3 cat4"})
    assert targets(state, "mouse 3") == words("R1 R13 G5c G6c w3b")
    assert acts(state, "mouse 1") == {"mouse 1 MH R15"}


@pytest.mark.rule("CA-X9", "CA-PREY-6", "CA-PREY-7", "CA-CARD-6", "CA-R9", "CA-R11", "CA-CAP-4", "CA-R39")
def test_animals_jump_but_do_not_land_on_others() -> None:
    state = table(
        cats={PLUM: "R14", MISTY: "R16", CUSTARD: "w3c"},
        hands={CUSTARD: "mouse2 mouse3 cat1 cat2 cat3 cat4"},
        dice=[1],
    )
    assert acts(state, "mouse 2") == {"mouse 2 nothing"}
    assert targets(state, "mouse 3") == words("R1 R13 G5c G6c w3b")
    told = go(state, "mouse 2 nothing")
    assert kinds(told, "prey") == []
    assert kinds(told, "drew")[0]["count"] == 1
    assert len(hand(state, CUSTARD)) == 6


@pytest.mark.rule("CA-X10", "CA-PREY-8", "CA-PREY-10", "CA-R5", "CA-PREY-3")
def test_animals_and_the_car_and_going_back() -> None:
    cards = "mouse2 mouse3 cat1 cat2 cat3 cat4"
    state = table(car="W3", mice=["w3b"], hands={CUSTARD: cards})
    assert targets(state, "mouse 2 w3b") == words("W3 G5a G6a R15")
    back = table(mice=["R16"], hands={CUSTARD: cards})
    assert "mouse 2 R16 MH" in acts(back)
    assert "mouse 3 R16 MH" not in acts(back)
    go(back, "mouse 2 R16 MH")
    assert back.view(-1)["mice"] == ["MH"] * 4


@pytest.mark.rule("CA-X11", "CA-ATT-1", "CA-ATT-2", "CA-ATT-3", "CA-ATT-4", "CA-R14", "CA-R15")
def test_attack_by_card_refills_then_swaps() -> None:
    state = table(
        active=CLOVER,
        cats={CLOVER: "e3b", CUSTARD: "E3"},
        hands={CLOVER: "cat2 bird1 bird2 bird3 mouse4 mouse5", CUSTARD: "speedy cat1 cat1 cat3 cat4 cat5"},
        mog_pile=["burglar"],
    )
    told = [event["kind"] for event in go(state, "cat 2 E3")]
    assert told.index("drew") < told.index("attacked") < told.index("home") < told.index("looked")
    assert sorted(hand(state, CLOVER)) == sorted(["burglar", "bird1", "bird2", "bird3", "mouse4", "mouse5"])
    assert lives(state) == [8, 9, 9, 9]
    assert where(state, CUSTARD) == "H2"
    events = state.events = []
    state.apply(state.parse_action("swap speedy bird1"))
    assert "speedy" in hand(state, CLOVER)
    assert "bird1" in hand(state, CUSTARD)
    swapped = next(event for event in events if event.kind == "swapped")
    assert swapped.seen_by(PLUM) == swapped.seen_by(-1) == {"kind": "swapped", "seat": CLOVER, "victim": CUSTARD}
    assert swapped.seen_by(CUSTARD)["took"] == swapped.seen_by(CLOVER)["took"] == "speedy"
    assert any(event.kind == "threw" for event in events)


@pytest.mark.rule("CA-X12", "CA-SHOP-1", "CA-SHOP-4", "CA-R26")
def test_shop_rules() -> None:
    state = table(cats={PLUM: "W5"}, larders={PLUM: "fish"})
    throw(state, PLUM, 2)
    go(state, "dest F2")
    assert larder(state, PLUM) == "fish"
    assert state.stock[0] == 3
    empty = table(cats={MISTY: "W5"}, stock=[0, 4, 4, 4])
    throw(empty, MISTY, 2)
    go(empty, "dest F2")
    assert larder(empty, MISTY) == ""
    two = table(cats={MISTY: "W5"}, stock=[2, 4, 4, 4])
    throw(two, MISTY, 1)
    go(two, "dest F1")
    assert larder(two, MISTY) == "fish"
    assert two.stock[0] == 1


@pytest.mark.rule("CA-X13", "CA-CUR-3", "CA-CUR-5", "CA-R28")
def test_trapped() -> None:
    state = table(cats={MISTY: "D2", PLUM: "D3", CLOVER: "R9"})
    events = state.events = []
    draw(state, CLOVER, "K04")
    assert [event.public["seat"] for event in events if event.kind == "lost"] == [PLUM, MISTY]
    assert lives(state) == [9, 9, 8, 8]
    assert [where(state, seat) for seat in (PLUM, MISTY)] == ["H5", "H6"]
    assert state.view(-1)["closed"] == ["dairy"]
    draw(state, CLOVER, "K05")
    assert state.view(-1)["closed"] == []
    assert lives(state) == [9, 9, 8, 8]


@pytest.mark.rule("CA-SETUP-2", "CA-SETUP-4")
def test_two_players_have_two_tokens_of_each() -> None:
    state = table(2)
    assert [where(state, seat) for seat in (GINGER, BLUEBELL)] == ["H1", "H4"]
    assert state.view(-1)["mice"] == ["MH", "MH"]
