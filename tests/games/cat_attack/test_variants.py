"""Shorter games, young players, claws out and gang war (CA-SHORT, CA-YOUNG, CA-CLAWS, CA-GANG, CA-R40 to CA-R46)."""

import pytest

from tests.games.cat_attack.kit import (
    ALL_FOODS,
    CLOVER,
    CUSTARD,
    GAME,
    MISTY,
    ODD,
    PLUM,
    Dice,
    acts,
    draw,
    ends,
    go,
    larder,
    lives,
    table,
    throw,
    where,
)

FULL = {"gangs": "full"}  # Custard and Plum against Clover and Misty
SHARED = {"gangs": "shared"}  # seats 0 and 2 at H1, seats 1 and 3 at H4


@pytest.mark.rule("CA-SHORT-1")
def test_fewer_lives() -> None:
    assert GAME.new(seats=3, options={"lives": 3}, seed=1).view(0)["lives"] == [3, 3, 3]
    state = table(options={"lives": 3}, lives={CLOVER: 2})
    draw(state, CLOVER, "K34")
    draw(state, CLOVER, "K35")
    assert lives(state)[CLOVER] == 3


@pytest.mark.rule("CA-SHORT-2", "CA-R40")
def test_the_round_limit_ends_the_game_after_the_last_turn_of_the_round() -> None:
    state = table(options={"round_limit": 5}, round=5, first=CLOVER, active=PLUM)
    throw(state, PLUM, 1)
    assert state.outcome() is None
    throw(state, CUSTARD, 1)  # the seat to the right of the first one
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "rounds"
    assert outcome.scores == [9, 9, 9, 9]


@pytest.mark.rule("CA-R40")
def test_rounds_are_counted_when_the_first_seat_has_retired() -> None:
    state = table(first=CUSTARD, active=MISTY, lives={CUSTARD: 0}, round=3)
    throw(state, MISTY, 1)
    assert (state.active, state.round) == (CLOVER, 4)


@pytest.mark.rule("CA-YOUNG-1", "CA-R42")
def test_without_raiding_the_burglar_works_on_shops_only() -> None:
    options = {"raiding": False}
    cards = {CLOVER: "burglar " + " ".join(ODD[1:])}
    state = table(
        active=CLOVER, options=options, cats={CLOVER: "e3b", CUSTARD: "N4"}, larders={CUSTARD: "fish"}, hands=cards
    )
    assert not acts(state, "burglar H2")
    throw(state, CLOVER, 3)
    go(state, "dest H2")
    assert where(state, CLOVER) == "H2"
    assert state.view(0)["phase"] != "raid"


@pytest.mark.rule("CA-R42", "CA-YOUNG-1")
def test_without_trespassing_an_intruder_in_the_home_is_only_sent_home() -> None:
    state = table(options={"trespassing": False}, cats={CUSTARD: "N1", CLOVER: "H2", MISTY: "G2c", PLUM: "G3c"})
    draw(state, PLUM, "K15")
    assert lives(state) == [8, 9, 9, 9]
    assert [where(state, seat) for seat in range(4)] == ["H2", "H3", "G3c", "G2c"]


@pytest.mark.rule("CA-R42", "CA-YOUNG-1")
def test_without_fights_and_six_cards_they_are_not_offered() -> None:
    cards = {CLOVER: "mouse1 mouse1 mouse2 mouse2 mouse3 mouse4"}
    places = {CLOVER: "R8", PLUM: "R5", CUSTARD: "N4"}
    on = table(active=CLOVER, cats=places, larders={CUSTARD: "mouse"}, hands=cards)
    assert acts(on, "fight")
    assert acts(on, "six")
    for options in ({"cat_fights": False, "six_cards": False}, {"young_players": True}):
        off = table(active=CLOVER, cats=places, larders={CUSTARD: "mouse"}, hands=cards, options=options)
        assert not acts(off, "fight")
        assert not acts(off, "six")
        refused = off.refusal(CLOVER, "fight 2 mouse 1")
        assert refused is not None
        assert refused.key == "E_SWITCHED_OFF"


@pytest.mark.rule("CA-CLAWS-1", "CA-CLAWS-2", "CA-R41")
@pytest.mark.parametrize("seats", range(2, 7))
def test_claws_out(seats: int) -> None:
    for claws, prey, food in (
        ("off", seats, seats),
        ("prey", seats - 1, seats),
        ("prey_and_shops", seats - 1, seats - 1),
    ):
        view = GAME.new(seats=seats, options={"claws_out": claws}, seed=1).view(0)
        assert (len(view["mice"]), len(view["birds"]), view["stock"]) == (prey, prey, [food] * 4)


@pytest.mark.rule("CA-GANG-1", "CA-R43")
def test_gangs_alternate_and_mates_leave_each_other_alone() -> None:
    state = table(
        options=FULL,
        cats={CUSTARD: "R3", PLUM: "R5", CLOVER: "R1"},
        larders={PLUM: "mouse"},
        hands={CUSTARD: "attack mouse1 " + " ".join(ODD[:4])},
    )
    assert state.view(0)["gangs"] == [0, 1, 0, 1]
    assert acts(state, "attack") == {"attack R1"}
    assert not acts(state, "fight 2")
    assert acts(state, "fight 1")
    assert "R5" not in ends(state, CUSTARD, 2).split()
    assert "R6" not in ends(state, CUSTARD, 3).split()  # a mate blocks like any cat
    assert "R1" in ends(state, CUSTARD, 2).split()


@pytest.mark.rule("CA-R43")
def test_a_mates_home_may_not_be_entered_unless_the_mate_has_retired() -> None:
    state = table(options=FULL, cats={CUSTARD: "G5a", PLUM: "N4", MISTY: "G3a"}, larders={PLUM: "fish"})
    assert "H5" not in ends(state, CUSTARD, 1).split()
    retired = table(options=FULL, cats={CUSTARD: "G5a"}, lives={PLUM: 0}, larders={PLUM: "fish"})
    assert "H5" in ends(retired, CUSTARD, 1).split()
    intruder = table(options=FULL, cats={CUSTARD: "G5a", PLUM: "N4", CLOVER: "H5"})
    assert "H5" not in ends(intruder, CUSTARD, 1).split()


@pytest.mark.rule("CA-R43", "CA-TRES-3")
def test_mates_are_not_caught_trespassing() -> None:
    state = table(options=FULL, cats={CUSTARD: "e3b", PLUM: "G2c", MISTY: "G2d"})
    throw(state, CUSTARD, 1)
    go(state, "dest G2b", "keep")
    assert lives(state) == [9, 9, 9, 8]


@pytest.mark.rule("CA-R43")
def test_other_larder_means_another_gangs() -> None:
    state = table(options=FULL, larders={PLUM: "mouse", MISTY: "mouse"})
    draw(state, CUSTARD, "K32")
    assert (larder(state, PLUM), larder(state, MISTY)) == ("mouse", "")


@pytest.mark.rule("CA-GANG-2", "CA-R44")
def test_a_gang_wins_when_all_its_cats_are_safe() -> None:
    state = table(options=FULL, cats={CUSTARD: "G2a", PLUM: "G5a"}, larders={CUSTARD: ALL_FOODS, PLUM: ALL_FOODS})
    throw(state, CUSTARD, 1)
    go(state, "dest H2")
    assert state.outcome() is None
    assert state.view(0)["safe"] == [CUSTARD]
    assert state.active == CLOVER
    throw(state, MISTY, 1)
    assert state.active == CLOVER  # Custard sleeps
    throw(state, PLUM, 1)
    go(state, "dest H5")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("food", [CUSTARD, PLUM])


@pytest.mark.rule("CA-R44")
def test_a_cat_that_becomes_safe_still_settles_its_landing_and_drops_the_rest() -> None:
    state = table(
        options=FULL,
        cats={CUSTARD: "G2a", MISTY: "H2"},
        larders={CUSTARD: ALL_FOODS},
        hands={CUSTARD: "speedy " + " ".join(ODD[1:])},
    )
    state.rng = Dice([1])
    go(state, "speedy", "dest H2")
    assert lives(state) == [9, 9, 9, 8]
    assert state.to_act() == CUSTARD  # its swap
    go(state, "keep")
    assert state.active == CLOVER


@pytest.mark.rule("CA-R44")
def test_safe_larders_cannot_be_touched_and_wake_when_a_mate_retires() -> None:
    fields = {"options": FULL, "safe": [CUSTARD], "active": CLOVER, "larders": {CUSTARD: ALL_FOODS, PLUM: "mouse"}}
    state = table(**fields)
    draw(state, CLOVER, "K32")
    assert (larder(state, CUSTARD), larder(state, PLUM)) == (ALL_FOODS, "")
    waking = table(**fields, lives={PLUM: 1}, cats={PLUM: "N1"})
    draw(waking, CLOVER, "K15")
    assert waking.view(0)["safe"] == []
    assert waking.outcome() is None


@pytest.mark.rule("CA-R44", "CA-R33")
def test_the_last_gang_wins_at_once() -> None:
    state = table(options=FULL, active=CUSTARD, lives={CLOVER: 0, MISTY: 1}, cats={MISTY: "N1"})
    draw(state, CUSTARD, "K15")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("survival", [1, 3, 1, 3])


@pytest.mark.rule("CA-GANG-3", "CA-GANG-4", "CA-R45")
def test_a_shared_gang_has_one_home_one_larder_and_one_pool_of_lives() -> None:
    state = table(options=SHARED)
    assert state.view(0)["cats"] == ["H1", "H4", "H1", "H4"]
    assert lives(state) == [9, 9]
    assert state.view(0)["stock"] == [4] * 4
    moved = table(options=SHARED, cats={0: "G1b"})
    assert "H1" in ends(moved, 0, 2).split()  # a mate at Home does not block
    throw(moved, 0, 2)
    go(moved, "dest H1")
    assert moved.view(0)["cats"][::2] == ["H1", "H1"]
    draw(state, 1, "K37")
    assert lives(state) == [9, 8]


@pytest.mark.rule("CA-R45")
def test_any_cat_of_a_shared_gang_brings_the_full_larder_home() -> None:
    state = table(options=SHARED, cats={2: "G1a"}, larders={0: ALL_FOODS})
    throw(state, 2, 1)
    go(state, "dest H1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2]


@pytest.mark.rule("CA-R45", "CA-RET-1")
def test_a_shared_gang_retires_as_a_whole() -> None:
    state = table(6, options={"gangs": "shared", "gang_count": 3}, lives={1: 1}, cats={1: "N1", 4: "R3"})
    draw(state, 0, "K15")
    assert state.view(0)["cats"][1::3] == [None, None]
    assert state.view(0)["hands"] == [6, 0, 6, 6, 0, 6]
    assert state.outcome() is None


@pytest.mark.rule("CA-R45", "CA-RAID-1", "CA-RAID-3", "CA-SIX-2")
def test_a_shared_gang_is_away_only_if_all_its_cats_are() -> None:
    options = {**SHARED, "first_seat": 0}
    cards = {0: "mouse1 mouse1 mouse2 mouse2 mouse3 mouse4"}
    one_home = table(options=options, cats={0: "G4a", 1: "N4", 3: "G4b"}, larders={1: "fish mouse"}, hands=cards)
    assert not acts(one_home, "six")
    throw(one_home, 0, 1)
    go(one_home, "dest H4")
    assert larder(one_home, 0) == ""
    away = table(options=options, cats={0: "G4a", 1: "N4", 3: "F2"}, larders={1: "fish mouse"}, hands=cards)
    assert acts(away, "six mouse H4")
    throw(away, 0, 1)
    go(away, "dest H4")
    assert acts(away) == {"raid mouse", "decline"}


@pytest.mark.rule("CA-R45", "CA-R24")
def test_each_member_that_comes_back_catches_trespassers() -> None:
    state = table(options=SHARED, cats={0: "n2b", 2: "H1", 1: "G1c"})
    throw(state, 0, 1)
    go(state, "dest G1d", "keep")
    assert lives(state) == [9, 8]
    assert where(state, 1) == "H4"


@pytest.mark.rule("CA-R43", "CA-LEAP-4", "CA-R18")
def test_mates_in_the_common_home_are_no_targets() -> None:
    """Two of them once made the same action twice, and took `attack nothing` away."""
    hand = ["attack", "mouse1", "mouse2", "mouse3", "bird1", "bird2"]
    hands = [hand, *[None] * 5]
    for options in (SHARED, {"gangs": "shared", "gang_count": 3}):
        given = {"seats": 6, "options": options, "cats": ["R3", "", "", "", "", ""], "hands": hands}
        state = GAME.from_position(given)
        texts = [state.action_text(action) for action in state.legal_actions()]
        assert [text for text in texts if text.startswith("attack")] == ["attack nothing"]
        assert len(set(texts)) == len(texts)
    refused = GAME.from_position({**given, "options": SHARED}).refusal(0, "attack H1")
    assert refused is not None
    assert (refused.key, refused.clauses[0]) == ("E_MATE", "CA-R43")
