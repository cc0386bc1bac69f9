"""Curiosity cards, every effect of the vocabulary, and chains (CA-CUR, CA-CAR, CA-R27 to CA-R33)."""

from typing import Any

import pytest

from clowder.games.cat_attack.curiosity import carry_out
from clowder.games.cat_attack.pending import CARD, DIE, END, NEXT, business
from clowder.games.cat_attack.vocabulary import EFFECTS
from tests.games.cat_attack.kit import (
    ALL_FOODS,
    CLOVER,
    CUSTARD,
    MISTY,
    ODD,
    PLUM,
    Dice,
    acts,
    draw,
    go,
    hand,
    kinds,
    larder,
    lives,
    settle,
    table,
    throw,
    where,
)


@pytest.mark.rule("CA-CUR-1", "CA-CUR-2", "CA-MOVE-12", "CA-R30")
def test_a_drawn_card_is_shown_and_goes_under_the_pile() -> None:
    state = table(cats={CLOVER: "R8"}, curiosity_pile=["K14", "K13"])
    throw(state, CLOVER, 1)
    told = go(state, "dest R9")
    assert kinds(told, "curiosity") == [{"kind": "curiosity", "seat": CLOVER, "card": "K14"}]
    assert state.view(0)["curiosity_seen"] == ["K14"]
    assert state.view(0)["curiosity_pile"] == 37
    assert state.curiosity_pile[0] == 12


@pytest.mark.rule("CA-CUR-9", "CA-CUR-8")
def test_catching_on_a_curiosity_space_draws_too() -> None:
    state = table(cats={CLOVER: "R8"}, mice=["R9"], curiosity_pile=["K14"])
    throw(state, CLOVER, 1)
    told = go(state, "dest R9")
    assert [event["kind"] for event in told if event["kind"] in ("caught", "curiosity")] == ["caught", "curiosity"]


@pytest.mark.rule("CA-CUR-3", "CA-R28", "CA-R29")
def test_early_closing_and_market_day() -> None:
    state = table(cats={PLUM: "F1", MISTY: "V2", CUSTARD: "C3"}, closed=["vet"])
    draw(state, CLOVER, "K13")
    assert lives(state) == [8, 9, 8, 9]  # nobody is trapped by a shop that was closed already
    assert len(state.view(0)["closed"]) == 4
    draw(state, CLOVER, "K14")
    assert state.view(0)["closed"] == []


@pytest.mark.rule("CA-R28")
@pytest.mark.parametrize(
    ("drawer", "order"),
    [(CUSTARD, [CLOVER, PLUM, MISTY]), (PLUM, [MISTY, CUSTARD, CLOVER]), (MISTY, [CUSTARD, CLOVER, PLUM])],
)
def test_the_order_of_the_trapped_goes_round_the_table(drawer: int, order: list[int]) -> None:
    places = dict(zip(order, ("D1", "D2", "D3"), strict=True))
    state = table(cats={**places, drawer: "R9"})
    events = state.events = []
    draw(state, drawer, "K04")
    assert [event.public["seat"] for event in events if event.kind == "lost"] == order
    assert all(str(where(state, seat)).startswith("H") for seat in order)


@pytest.mark.rule("CA-R31", "CA-CUR-6")
def test_mad_half_hour_throws_and_moves_again() -> None:
    state = table(cats={CLOVER: "R9"})
    draw(state, CLOVER, "K27", 3)
    assert state.view(0)["phase"] == "dest"
    go(state, min(acts(state)))
    assert state.active == PLUM


@pytest.mark.rule("CA-R34")
def test_the_throw_of_a_curiosity_card_wins_too() -> None:
    state = table(cats={CLOVER: "R8"}, larders={CLOVER: ALL_FOODS})
    draw(state, CLOVER, "K27", 3)
    go(state, "dest H3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [CLOVER]


@pytest.mark.rule("CA-R34")
def test_the_win_comes_before_everything_else_of_the_landing() -> None:
    state = table(cats={CLOVER: "G3a", MISTY: "H3"}, larders={CLOVER: ALL_FOODS})
    throw(state, CLOVER, 1)
    go(state, "dest H3")
    assert state.outcome() is not None
    assert lives(state) == [9, 9, 9, 9]


def test_escape_other_asks_only_when_there_is_a_choice() -> None:
    state = table(active=CLOVER, larders={CUSTARD: "mouse", CLOVER: "mouse", PLUM: "bird"}, lives={CUSTARD: 0})
    draw(state, CLOVER, "K32")
    assert larder(state, CUSTARD) == ""
    two = table(larders={CUSTARD: "bird", PLUM: "bird"})
    draw(two, CLOVER, "K33")
    assert acts(two) == {"larder H2", "larder H5"}
    go(two, "larder H5")
    assert (larder(two, CUSTARD), larder(two, PLUM)) == ("bird", "")
    assert two.view(0)["birds"].count("BH") == 3
    none = table(larders={CLOVER: "bird"})
    draw(none, CLOVER, "K33")
    assert larder(none, CLOVER) == "bird"


def test_cat_nap_never_gives_more_lives_than_at_the_start() -> None:
    state = table(lives={CLOVER: 8})
    draw(state, CLOVER, "K34")
    assert lives(state)[CLOVER] == 9
    draw(state, CLOVER, "K35")
    assert lives(state)[CLOVER] == 9


@pytest.mark.rule("CA-SHOP-4", "CA-R26")
def test_free_sample() -> None:
    state = table(larders={CLOVER: "fish"}, closed=["vet"])
    draw(state, CLOVER, "K36")
    assert acts(state) == {"food milk", "food tin"}
    go(state, "food tin")
    assert larder(state, CLOVER) == "fish tin"
    assert state.stock[2] == 3
    one = table(larders={CLOVER: "fish milk tin"})
    draw(one, CLOVER, "K36")
    assert larder(one, CLOVER) == "fish milk tin vitamins"
    none = table(larders={CLOVER: "fish milk tin"}, stock=[4, 4, 4, 0])
    draw(none, CLOVER, "K36")
    assert larder(none, CLOVER) == "fish milk tin"


@pytest.mark.rule("CA-R32", "CA-TRES-6")
def test_beware_of_the_dog() -> None:
    state = table(cats={CLOVER: "R9", MISTY: "G3c"})
    draw(state, CLOVER, "K37")
    assert lives(state) == [9, 8, 9, 8]
    assert where(state, CLOVER) == "H3"
    assert (state.to_act(), state.view(0)["phase"]) == (CLOVER, "swap")


@pytest.mark.rule("CA-R33")
def test_the_dog_may_retire_a_cat_and_its_turn_is_over() -> None:
    state = table(cats={CLOVER: "R9"}, lives={CLOVER: 1})
    draw(state, CLOVER, "K37")
    assert where(state, CLOVER) is None
    assert state.active == PLUM


@pytest.mark.rule("CA-CARD-8")
def test_fresh_scent() -> None:
    state = table(hands={CLOVER: " ".join(ODD)}, mog_pile=["cat2", "cat2", "cat2", "cat3", "cat3", "cat3"])
    draw(state, CLOVER, "K38")
    assert hand(state, CLOVER) == ["cat2"] * 3 + ["cat3"] * 3
    assert sorted(state.view(-1)["discards"]) == sorted(ODD)


def carried_out(effect: str, arg: int, **fields: Any) -> Any:
    state = table(active=CLOVER, **fields)
    state.pending = state.pending[:0]
    for piece in (business(NEXT), business(END)):
        state.push(piece)
    carry_out(state, EFFECTS.index(effect), arg)
    settle(state, *state.pending)
    return state


def test_effects_only_printed_decks_may_use() -> None:
    shut = carried_out("shop_close", 1, cats={PLUM: "D2"})
    assert (shut.view(0)["closed"], lives(shut)) == (["dairy"], [9, 9, 8, 9])
    again = carried_out("shop_close", 1, closed=["dairy"])
    assert again.view(0)["closed"] == ["dairy"]
    opened = carried_out("shop_open", 1, closed=["dairy", "vet"])
    assert opened.view(0)["closed"] == ["vet"]
    home = carried_out("go_home", 0, cats={CLOVER: "R9"})
    assert (where(home, CLOVER), lives(home)) == ("H3", [9, 9, 9, 9])


@pytest.mark.rule("CA-R33")
def test_effects_on_others_are_finished_when_the_active_cat_retires() -> None:
    """The car hits the active cat first, takes its last life, and drives on to its stop."""
    state = table(cats={CLOVER: "N1", PLUM: "N2"}, lives={CLOVER: 1})
    draw(state, CLOVER, "K15")
    assert lives(state) == [9, 0, 8, 9]
    assert state.view(0)["car"] == "N3"
    assert state.active == PLUM


@pytest.mark.rule("CA-R33", "CA-R31")
def test_nothing_of_its_own_is_done_by_a_cat_that_has_retired() -> None:
    """Cornered by the first Speedy throw with its last life: no more throws."""
    state = table(cats={CLOVER: "G2a"}, lives={CUSTARD: 1}, hands={CUSTARD: "speedy " + " ".join(ODD[1:])})
    state.rng = Dice([4])
    told = go(state, "speedy")
    assert len(kinds(told, "threw")) == 1
    assert kinds(told, "retired")[0]["seat"] == CUSTARD
    assert len(kinds(told, "discarded")[0]["cards"]) == 6  # the whole hand, where everybody sees it
    assert state.active == CLOVER


@pytest.mark.rule("CA-R27")
def test_the_car_never_returns_to_its_park() -> None:
    state = table()
    for card, stop in (("K15", "N3"), ("K21", "W3"), ("K16", "N3"), ("K19", "S3")):
        draw(state, CLOVER, card)
        assert state.view(0)["car"] == stop


@pytest.mark.rule("CA-CUR-6", "CA-R31")
def test_a_second_wind_in_the_card_step_comes_before_the_die() -> None:
    state = table(
        active=CLOVER, cats={CLOVER: "R8"}, hands={CLOVER: "cat1 " + " ".join(ODD[1:])}, curiosity_pile=["K23"]
    )
    go(state, "cat 1 R9")
    assert state.view(0)["phase"] == "card"
    assert state.view(0)["pending"]["extra"] is True
    assert [int(piece) & 31 for piece in state.pending] == [NEXT, END, DIE, CARD]
