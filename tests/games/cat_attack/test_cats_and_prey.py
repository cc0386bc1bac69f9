"""Where cats and animals may go, catches, shops and leaps (CA-MOVE, CA-PREY, CA-CAP, CA-SHOP, CA-LEAP, CA-BURG)."""

import pytest

from tests.games.cat_attack.kit import (
    CLOVER,
    CUSTARD,
    MISTY,
    PLUM,
    acts,
    at,
    draw,
    ends,
    go,
    kinds,
    larder,
    lives,
    table,
    throw,
    where,
)


def holding(seat: int, *cards: str) -> dict[int, str]:
    spare = ["bird6", "bird6", "mouse6", "mouse6", "bird5", "mouse5"]
    return {seat: " ".join([*cards, *spare[: 6 - len(cards)]])}


@pytest.mark.rule("CA-MOVE-7")
def test_cats_enter_no_lair_and_no_car_park() -> None:
    state = table(cats={CUSTARD: "R15", CLOVER: "R7"})
    for seat in (CUSTARD, CLOVER):
        for count in range(1, 7):
            assert not {"MH", "BH", "CP"} & set(ends(state, seat, count).split())


@pytest.mark.rule("CA-MOVE-4")
def test_only_the_road_leads_into_a_shop() -> None:
    board = table().board
    for space in board.shop_gardens:
        near = [other for other in range(board.size) if board.distance[space * board.size + other] == 1]
        assert {board.ids[other][0] for other in near} <= {"N", "E", "S", "W", board.ids[space][0]}


@pytest.mark.rule("CA-R4")
def test_no_space_twice_in_one_move() -> None:
    state = table(cats={PLUM: "N1"})
    assert "N1" not in ends(state, PLUM, 5).split()  # the loop N1 F3 F2 F1 W5 is five long


@pytest.mark.rule("CA-R6", "CA-MOVE-9", "CA-MOVE-6")
def test_other_ways_around_a_cat_count() -> None:
    free = set(ends(table(cats={PLUM: "N1"}), PLUM, 4).split())
    state = table(cats={PLUM: "N1", MISTY: "W5"})
    assert "W5" in free
    assert "W5" in ends(state, PLUM, 4).split()  # through the shop garden, to attack
    assert "W4" not in ends(state, PLUM, 2).split()


@pytest.mark.rule("CA-PREY-4", "CA-PREY-9", "CA-PREY-5", "CA-SHOP-5")
def test_animals_enter_shops_but_no_home_and_neither_shop_nor_draw() -> None:
    state = table(mice=["W5", "G5a", "R2"], closed=["fishmonger"], hands=holding(CUSTARD, "mouse1"), dice=[1])
    assert "mouse 1 W5 F1" in acts(state)
    assert "mouse 1 G5a H5" not in acts(state)
    told = go(state.clone(), "mouse 1 R2 R1")
    assert not kinds(told, "curiosity")
    told = go(state, "mouse 1 W5 F1")
    assert not kinds(told, "shopped")
    assert state.stock[0] == 4


@pytest.mark.rule("CA-PREY-13", "CA-CUR-2")
def test_escaped_animals_go_to_their_lair() -> None:
    state = table(larders={CLOVER: "mouse bird fish"})
    assert len(state.view(0)["mice"]) == 3
    draw(state, CLOVER, "K30")
    assert larder(state, CLOVER) == "bird fish"
    assert state.view(0)["mice"] == ["MH"] * 4
    draw(state, CLOVER, "K31")
    assert larder(state, CLOVER) == "fish"
    assert state.view(0)["birds"] == ["BH"] * 4
    draw(state, CLOVER, "K31")
    assert larder(state, CLOVER) == "fish"
    assert state.view(0)["curiosity_seen"][-1] == "K31"


@pytest.mark.rule("CA-LEAP-2", "CA-R18")
def test_cat_attack_catches_animals_it_lacks() -> None:
    cards = holding(PLUM, "attack")
    state = table(active=PLUM, cats={PLUM: "R3"}, birds=["R6"], mice=["R2"], larders={PLUM: "mouse"}, hands=cards)
    assert acts(state, "attack") == {"attack R6"}
    go(state, "attack R6")
    assert larder(state, PLUM) == "mouse bird"
    none = table(active=PLUM, cats={PLUM: "R3"}, hands=cards, dice=[1])
    told = go(none, "attack nothing")
    assert kinds(told, "idle")[0]["card"] == "attack"


@pytest.mark.rule("CA-R16", "CA-R18")
def test_leaps_pass_over_everything_but_do_not_land_on_the_car_or_in_a_closed_shop() -> None:
    cards = holding(PLUM, "attack")
    state = table(active=PLUM, cats={PLUM: "N1"}, car="N3", mice=["N3"], birds=["N4"], hands=cards)
    assert acts(state, "attack") == {"attack N4"}
    shut = table(active=PLUM, cats={PLUM: "N1", MISTY: "F2"}, closed=["fishmonger"], hands=cards)
    assert acts(shut, "attack") == {"attack nothing"}
    assert acts(shut, "fight") == set()


@pytest.mark.rule("CA-R17", "CA-SHOP-1")
def test_a_leap_into_an_open_shop_also_shops_but_never_raids() -> None:
    state = table(active=PLUM, cats={PLUM: "N1", MISTY: "F2"}, hands=holding(PLUM, "attack"))
    go(state, "attack F2", "keep")
    assert larder(state, PLUM) == "fish"
    raid = table(
        active=PLUM,
        cats={PLUM: "G2b", MISTY: "H2", CUSTARD: "N4"},
        larders={CUSTARD: "fish"},
        hands=holding(PLUM, "attack"),
        dice=[2],
    )
    go(raid, "attack H2")
    told = go(raid, "keep")
    assert larder(raid, PLUM) == ""
    assert not kinds(told, "raided")


@pytest.mark.rule("CA-BURG-3", "CA-R19")
def test_burglar_targets() -> None:
    cards = holding(CLOVER, "burglar")
    home = table(active=CLOVER, cats={CLOVER: "e3b"}, larders={CUSTARD: "fish"}, hands=cards)
    assert not acts(home, "burglar H2")
    away = table(active=CLOVER, cats={CLOVER: "e3b", CUSTARD: "D2"}, larders={CUSTARD: "fish milk"}, hands=cards)
    assert acts(away, "burglar H2") == {"burglar H2 fish"}  # not the milk it is shopping for
    occupied = table(active=CLOVER, cats={CLOVER: "N4", CUSTARD: "D1"}, mice=["D2"], hands=cards)
    assert acts(occupied, "burglar D") == {"burglar D3 milk"}
    owned = table(active=CLOVER, cats={CLOVER: "N4"}, larders={CLOVER: "milk fish"}, hands=cards)
    assert acts(owned, "burglar") == {"burglar nothing"}
    sold_out = table(active=CLOVER, cats={CLOVER: "N4"}, stock=[0, 0, 4, 4], hands=cards)
    assert acts(sold_out, "burglar") == {"burglar nothing"}


@pytest.mark.rule("CA-R19", "CA-R20", "CA-RET-3")
def test_burglary_at_a_retired_cats_house_has_no_penalty() -> None:
    state = table(
        active=CLOVER,
        cats={CLOVER: "e3b"},
        lives={CUSTARD: 0},
        larders={CUSTARD: "fish"},
        hands=holding(CLOVER, "burglar"),
        dice=[1],
    )
    go(state, "burglar H2 fish")
    assert larder(state, CLOVER) == "fish"
    assert lives(state) == [0, 9, 9, 9]
    assert where(state, CLOVER) == "G2a"
    assert state.active == PLUM


@pytest.mark.rule("CA-R26", "CA-CAP-1")
def test_catching_by_card_is_automatic() -> None:
    state = table(active=PLUM, cats={PLUM: "R13"}, mice=["R14"], hands=holding(PLUM, "cat1"), dice=[1])
    told = go(state, "cat 1 R14")
    assert kinds(told, "caught") == [{"kind": "caught", "seat": PLUM, "food": "mouse", "place": "R14"}]


@pytest.mark.rule("CA-R29")
def test_nobody_steps_back_into_a_closed_garden() -> None:
    state = table(cats={PLUM: "F2"}, closed=["fishmonger"])
    assert "F3" in ends(state, PLUM, 1).split()
    assert "F3" not in ends(state, PLUM, 4).split()  # out by F1 W5 N1 and in again
    assert state.board.shop_at[at(state, "F3")] == 0
    state.closed = 0
    assert "F3" in ends(state, PLUM, 4).split()


@pytest.mark.rule("CA-R20", "CA-R25")
def test_only_the_highest_penalty_applies() -> None:
    state = table(cats={CLOVER: "e3b", CUSTARD: "N4"}, larders={CUSTARD: "fish milk"}, penalties={"H2": 1})
    throw(state, CLOVER, 3)
    go(state, "dest H2", "raid milk")
    assert lives(state) == [9, 7, 9, 9]


@pytest.mark.rule("CA-R25", "CA-RAID-1")
def test_landing_on_a_home_whose_owner_is_in_the_garden_gives_no_raid() -> None:
    state = table(cats={CUSTARD: "G2d", CLOVER: "e3b"}, larders={CUSTARD: "fish"})
    throw(state, CLOVER, 3)
    go(state, "dest H2")
    assert where(state, CLOVER) == "H2"
    assert larder(state, CLOVER) == ""
    assert lives(state) == [9, 9, 9, 9]


@pytest.mark.rule("CA-TRES-1", "CA-TRES-2")
def test_a_garden_may_be_entered_and_slept_in() -> None:
    state = table(cats={CLOVER: "e3b", CUSTARD: "N4"})
    throw(state, CLOVER, 1)
    go(state, "dest G2b")
    assert lives(state) == [9, 9, 9, 9]
    assert where(state, CLOVER) == "G2b"
    resident = table(cats={CLOVER: "e3b"})
    throw(resident, CLOVER, 1)
    go(resident, "dest G2b")
    assert where(resident, CLOVER) == "G2b"


@pytest.mark.rule("CA-TRES-3", "CA-TRES-4", "CA-TRES-5", "CA-R24")
def test_coming_back_catches_everyone_in_seat_order() -> None:
    state = table(cats={CUSTARD: "e3b", CLOVER: "G2d", MISTY: "G2c"})
    throw(state, CUSTARD, 1)
    go(state, "dest G2b")
    assert lives(state) == [9, 8, 9, 9]
    assert (state.to_act(), state.view(CUSTARD)["pending"]["victim"]) == (CUSTARD, CLOVER)
    go(state, "keep")
    assert lives(state) == [9, 8, 9, 8]
    assert state.view(CUSTARD)["pending"]["victim"] == MISTY
    go(state, "keep")
    assert [where(state, seat) for seat in (CLOVER, MISTY)] == ["H3", "H6"]


@pytest.mark.rule("CA-R24", "CA-R15")
def test_a_cat_attacked_by_landing_is_not_caught_again() -> None:
    state = table(cats={CUSTARD: "e3b", CLOVER: "G2b"})
    throw(state, CUSTARD, 1)
    go(state, "dest G2b", "keep")
    assert lives(state) == [9, 8, 9, 9]


@pytest.mark.rule("CA-R24")
def test_passing_through_the_garden_catches_nobody() -> None:
    state = table(cats={CUSTARD: "e3b", CLOVER: "G2d"})
    throw(state, CUSTARD, 4)
    go(state, "dest R6")
    assert lives(state) == [9, 9, 9, 9]


@pytest.mark.rule("CA-R15", "CA-R24", "CA-R31")
def test_an_attack_may_start_a_chain_of_catches() -> None:
    """Misty hits Custard on Clover's lawn; Custard finds Clover at its place; Clover finds Misty at its own."""
    state = table(cats={MISTY: "e3b", CUSTARD: "G3d", CLOVER: "G2c"}, curiosity_pile=["K14"])
    throw(state, MISTY, 1)
    go(state, "dest G3d")
    assert lives(state) == [8, 9, 9, 9]
    go(state, "keep")
    assert lives(state) == [8, 8, 9, 9]
    assert state.to_act() == CUSTARD
    go(state, "keep")
    assert lives(state) == [8, 8, 9, 8]
    assert state.to_act() == CLOVER
    go(state, "keep")
    assert where(state, MISTY) == "H6"


@pytest.mark.rule("CA-R13", "CA-R15")
def test_no_look_and_no_swap_when_the_victim_retires() -> None:
    state = table(cats={MISTY: "R16", CUSTARD: "R15"}, lives={CUSTARD: 1})
    throw(state, MISTY, 1)
    go(state, "dest R15")
    assert state.view(MISTY)["phase"] != "swap"
    assert where(state, CUSTARD) is None
    assert state.view(-1)["hands"][CUSTARD] == 0


@pytest.mark.rule("CA-R13", "CA-LEAP-3")
def test_a_swap_may_be_declined_or_any_card_for_any() -> None:
    state = table(
        cats={MISTY: "R16", CUSTARD: "R15"},
        hands={MISTY: "cat1 cat1 cat2 bird1 bird2 speedy", CUSTARD: "mouse1 mouse2 mouse3 mouse3 mouse4 attack"},
    )
    throw(state, MISTY, 1)
    go(state, "dest R15")
    assert len(acts(state, "swap")) == 5 * 5
    assert "keep" in acts(state)
