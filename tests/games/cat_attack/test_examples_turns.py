"""Worked examples of the specification: car, trespassing, raids, special cards (CA-X14 to CA-X24)."""

import pytest

from clowder.games.cat_attack.rules import CatAttackState
from tests.games.cat_attack.kit import (
    ALL_FOODS,
    CLOVER,
    CUSTARD,
    MISTY,
    PLUM,
    Dice,
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


@pytest.mark.rule("CA-X14", "CA-CAR-1", "CA-CAR-2", "CA-CAR-3")
def test_the_car() -> None:
    state = table(cats={CUSTARD: "N2", MISTY: "N3", CLOVER: "R9"})
    events = state.events = []
    draw(state, CLOVER, "K15")
    assert lives(state) == [8, 9, 9, 8]
    assert [where(state, CUSTARD), where(state, MISTY)] == ["H2", "H6"]
    assert state.view(-1)["car"] == "N3"
    assert not [event for event in events if event.kind == "looked"]
    assert [(event.public["from"], event.public["to"]) for event in events if event.kind == "car"] == [
        ("CP", "N2"),
        ("N2", "N3"),
    ]


@pytest.mark.rule("CA-X15", "CA-CAR-4", "CA-R27")
def test_full_lap() -> None:
    state = table(car="E3", cats={CUSTARD: "E2", PLUM: "W1", MISTY: "S3", CLOVER: "R9"})
    events = state.events = []
    draw(state, CLOVER, "K17")
    assert [event.public["seat"] for event in events if event.kind == "lost"] == [MISTY, PLUM, CUSTARD]
    assert lives(state) == [8, 9, 8, 8]
    assert [where(state, seat) for seat in (CUSTARD, PLUM, MISTY)] == ["H2", "H5", "H6"]
    assert state.view(-1)["car"] == "E3"


@pytest.mark.rule("CA-X16", "CA-TRES-3", "CA-TRES-4", "CA-TRES-5", "CA-TRES-6", "CA-R24", "CA-R31")
def test_sent_home_catching_a_trespasser() -> None:
    state = table(car="N3", cats={CUSTARD: "E1", PLUM: "G2c", CLOVER: "R9"})
    draw(state, CLOVER, "K18")
    assert lives(state) == [8, 9, 8, 9]
    assert [where(state, CUSTARD), where(state, PLUM)] == ["H2", "H5"]
    assert state.view(-1)["car"] == "E1"
    assert state.to_act() == CUSTARD
    assert state.view(CUSTARD)["victim_hand"] == hand(state, PLUM)
    assert "victim_hand" not in state.view(CLOVER)
    go(state, "keep")
    assert state.view(-1)["car"] == "E3"


@pytest.mark.rule("CA-X17", "CA-R23", "CA-R24", "CA-TRES-2")
def test_not_away_so_nobody_is_caught() -> None:
    state = table(cats={CUSTARD: "G2b", PLUM: "G2c"})
    throw(state, CUSTARD, 2)
    go(state, "dest H2")
    assert lives(state) == [9, 9, 9, 9]
    assert where(state, PLUM) == "G2c"
    hit = table(cats={CUSTARD: "G2b", PLUM: "G2c", MISTY: "e3b"})
    throw(hit, MISTY, 1)
    go(hit, "dest G2b", "keep")
    assert lives(hit) == [8, 9, 9, 9]
    assert where(hit, PLUM) == "G2c"


def raiding(die: int) -> CatAttackState:
    return table(
        active=CLOVER,
        cats={CUSTARD: "N4", CLOVER: "e3b"},
        larders={CUSTARD: "fish milk"},
        hands={CLOVER: "cat3 bird1 bird2 bird3 bird4 bird5"},
        dice=[die],
    )


@pytest.mark.rule("CA-X18", "CA-RAID-1", "CA-RAID-2", "CA-RAID-4", "CA-R25")
def test_raid_and_get_away_or_not() -> None:
    quick = raiding(3)
    go(quick, "cat 3 H2")
    assert acts(quick) == {"raid fish", "raid milk", "decline"}
    go(quick, "raid milk")
    assert larder(quick, CLOVER) == "milk"
    assert targets(quick, "dest") == words("R6 e2b e3b")
    go(quick, "dest R6")
    assert lives(quick) == [9, 9, 9, 9]
    assert quick.active == PLUM
    slow = raiding(2)
    go(slow, "cat 3 H2", "raid milk")
    assert targets(slow, "dest") == words("G2b G2c G2d")
    go(slow, "dest G2b")
    assert lives(slow) == [9, 7, 9, 9]
    assert where(slow, CLOVER) == "H3"
    assert larder(slow, CLOVER) == "milk"


@pytest.mark.rule("CA-X19", "CA-R25")
def test_raid_with_the_die() -> None:
    state = table(cats={CUSTARD: "N4", CLOVER: "e3b"}, larders={CUSTARD: "fish milk"})
    throw(state, CLOVER, 3)
    go(state, "dest H2", "raid milk")
    assert lives(state) == [9, 7, 9, 9]
    assert where(state, CLOVER) == "H3"
    modest = table(cats={CUSTARD: "N4", CLOVER: "e3b"}, larders={CUSTARD: "fish milk"})
    throw(modest, CLOVER, 3)
    go(modest, "dest H2", "decline")
    assert lives(modest) == [9, 9, 9, 9]
    assert where(modest, CLOVER) == "H2"


@pytest.mark.rule("CA-X20", "CA-RAID-3", "CA-RAID-5")
def test_food_the_owner_is_shopping_for() -> None:
    cards = "cat3 bird1 bird2 bird3 bird4 bird5"
    places = {CUSTARD: "D2", CLOVER: "e3b"}
    state = table(active=CLOVER, cats=places, larders={CUSTARD: "milk fish"}, hands={CLOVER: cards})
    go(state, "cat 3 H2")
    assert acts(state) == {"raid fish", "decline"}
    only = table(active=CLOVER, cats=places, larders={CUSTARD: "milk"}, hands={CLOVER: cards}, dice=[1])
    go(only, "cat 3 H2")
    assert only.view(-1)["phase"] != "raid"
    full = table(active=CLOVER, cats=places, larders={CUSTARD: "fish", CLOVER: "fish"}, hands={CLOVER: cards}, dice=[1])
    go(full, "cat 3 H2")
    assert full.view(-1)["phase"] != "raid"


@pytest.mark.rule("CA-X21", "CA-SPEED-1", "CA-R34", "CA-WIN-1")
def test_speedy_cat_wins_with_a_throw() -> None:
    state = table(
        active=MISTY,
        larders={MISTY: ALL_FOODS},
        hands={MISTY: "speedy bird1 bird2 bird3 bird4 bird5"},
        dice=[3, 3],
    )
    told = go(state, "speedy")
    assert state.view(MISTY)["pending"]["speedy"] == 2  # throws that are still to come
    told += go(state, "dest w4b")
    assert [event["die"] for event in kinds(told, "threw")] == [3, 3]
    told = go(state, "dest H6")
    assert not kinds(told, "threw")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("food", [MISTY])
    for space, throws in (("W4", {5, 6}), ("R1", {4, 5})):
        near = table(cats={MISTY: space})
        assert {count for count in range(1, 7) if "H6" in ends(near, MISTY, count).split()} == throws


@pytest.mark.rule("CA-X22", "CA-LEAP-1", "CA-LEAP-3", "CA-LEAP-4", "CA-R16", "CA-CUR-9", "CA-R17")
def test_cat_attack_card() -> None:
    cards = {PLUM: "attack bird1 bird2 bird3 bird4 bird5"}
    for space, near in (("w3b", True), ("e3b", True), ("R9", True), ("N3", False), ("R11", False), ("G5a", False)):
        state = table(active=PLUM, cats={PLUM: "R3", MISTY: space}, hands=cards)
        assert (f"attack {space}" in acts(state)) == near, space
    state = table(
        active=PLUM, cats={PLUM: "R3", MISTY: "R9", CLOVER: "R4"}, mice=["R5"], hands=cards, curiosity_pile=["K14"]
    )
    assert acts(state, "attack") == {"attack R9", "attack R4", "attack R5"}
    go(state, "attack R9")
    assert lives(state) == [9, 9, 9, 8]
    assert where(state, PLUM) == "R9"
    assert kinds(go(state, "keep"), "curiosity")[0]["card"] == "K14"
    at_home = table(active=PLUM, cats={PLUM: "R3"}, hands=cards)
    assert acts(at_home, "attack") == {"attack nothing"}


@pytest.mark.rule("CA-X23", "CA-BURG-1", "CA-BURG-4", "CA-R19", "CA-R20", "CA-R29")
def test_cat_burglar_in_a_closed_shop() -> None:
    for die, end, left in ((1, "F1", 8), (2, "N1", 9)):
        state = table(
            active=PLUM,
            cats={PLUM: "W3"},
            closed=["fishmonger"],
            stock=[3, 4, 4, 4],
            hands={PLUM: "burglar bird1 bird2 bird3 bird4 bird5"},
            dice=[die],
        )
        assert "burglar F2 fish" in acts(state)
        go(state, "burglar F2 fish")
        assert larder(state, PLUM) == "fish"
        assert state.stock[0] == 2
        assert len(hand(state, PLUM)) == 6
        assert targets(state, "dest") == ("F1 F3" if die == 1 else "N1 W5")
        go(state, f"dest {end}")
        assert lives(state)[PLUM] == left
        assert where(state, PLUM) == ("H5" if die == 1 else "N1")


@pytest.mark.rule("CA-X24", "CA-BURG-2", "CA-BURG-4", "CA-CORN-1", "CA-R21")
def test_cat_burglar_at_a_house() -> None:
    def burglary(die: int) -> CatAttackState:
        state = table(
            active=CLOVER,
            cats={CUSTARD: "G2a", CLOVER: "e3b"},
            larders={CUSTARD: "fish"},
            hands={CLOVER: "burglar bird1 bird2 bird3 bird4 bird5"},
        )
        state.rng = Dice([die])
        go(state, "burglar H2 fish")
        assert larder(state, CLOVER) == "fish"
        return state

    state = burglary(1)
    assert lives(state) == [8, 9, 9, 9]
    assert where(state, CUSTARD) == "H2"
    go(state, "keep")
    assert lives(state) == [8, 8, 9, 9]
    assert where(state, CLOVER) == "H3"
    for die in range(2, 7):
        state = burglary(die)
        assert lives(state) == [9, 8, 9, 9]
        assert where(state, CLOVER) == "H3"
        assert state.active == PLUM
