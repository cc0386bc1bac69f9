"""What a view says of the way ahead: how far things are, what a place would bring, and what could happen there."""

from typing import Any

from tests.games.cat_attack.kit import ALL_FOODS, CLOVER, CUSTARD, MISTY, PLUM, acts, table, throw


def seen(state: Any, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = state.view(seat)
    return view


def steps(state: Any, seat: int, place: str) -> int:
    return int(seen(state, seat)["steps"][state.board.index[place]])


def thrown(die: int, **given: Any) -> Any:
    """Custard has thrown this: its cat is to be moved, and then its turn ends."""
    state = table(**given)
    throw(state, CUSTARD, die)
    assert seen(state, CUSTARD)["phase"] == "dest"
    return state


def test_steps_are_counted_from_ones_own_cat_on_the_empty_map() -> None:
    state = table(cats={CUSTARD: "R5", CLOVER: "R6"})
    assert [steps(state, CUSTARD, place) for place in ("R5", "R6", "R7", "N4")] == [0, 1, 2, 4]  # nobody is in the way
    assert steps(state, CLOVER, "R5") == 1
    assert steps(state, CUSTARD, "MH") == steps(state, CUSTARD, "CP") == -1
    assert (seen(state, CLOVER)["measured"], seen(state, -1)["measured"]) == (CLOVER, CUSTARD)


def test_only_who_may_move_is_told_what_places_bring() -> None:
    state = thrown(3)
    assert set(seen(state, CUSTARD)["prospects"]) == {text.split()[1] for text in acts(state)}
    assert "prospects" not in seen(state, CLOVER)
    assert "prospects" not in seen(state, -1)


def test_a_place_tells_what_waits_there() -> None:
    state = thrown(2, cats={CUSTARD: "R3", CLOVER: "R5"}, mice=["R1", "MH", "MH", "MH"])
    brings = seen(state, CUSTARD)["prospects"]
    assert (brings["R5"]["attacks"], brings["R5"]["curiosity"]) == (CLOVER, True)
    assert (brings["R1"]["catches"], brings["R1"]["curiosity"]) == ("mouse", True)


def test_a_shop_gives_what_one_lacks_and_may_close() -> None:
    state = thrown(2, cats={CUSTARD: "N4"})
    brings = seen(state, CUSTARD)["prospects"]["D1"]
    assert (brings["takes"], brings["shuts"]) == ("milk", True)
    full = thrown(2, cats={CUSTARD: "N4"}, larders={CUSTARD: "milk"})
    assert "takes" not in seen(full, CUSTARD)["prospects"]["D1"]


def test_the_road_belongs_to_the_car_and_cats_nearby_are_named() -> None:
    state = thrown(1, cats={CUSTARD: "n4a", CLOVER: "E1", PLUM: "H5", MISTY: "H6"})
    brings = seen(state, CUSTARD)["prospects"]
    assert brings["N4"]["car"] is True
    assert brings["N4"]["hunters"] == [CLOVER]
    assert "car" not in brings["n4b"]


def test_a_raid_with_the_die_costs_lives_and_the_owner_may_come_back() -> None:
    state = thrown(1, cats={CUSTARD: "G3a", CLOVER: "R1"}, larders={CLOVER: "fish"})
    brings = seen(state, CUSTARD)["prospects"]["H3"]
    assert (brings["steals"], brings["pays"], brings["owner"]) == (["fish"], 2, CLOVER)


def test_home_with_all_foods_wins_by_the_die_only() -> None:
    foods = {CUSTARD: ALL_FOODS}
    state = thrown(1, cats={CUSTARD: "G2a"}, larders=foods)
    assert seen(state, CUSTARD)["prospects"]["H2"] == {"wins": True}
    card = table(cats={CUSTARD: "G2a"}, larders=foods, hands={CUSTARD: "cat1 cat2 cat3 bird1 bird2 bird3"})
    assert "wins" not in seen(card, CUSTARD)["prospects"]["H2"]


def test_before_the_throw_no_place_is_the_last_one() -> None:
    state = table(cats={CUSTARD: "n4a", CLOVER: "E1"}, hands={CUSTARD: "cat1 cat1 cat1 bird1 bird2 bird3"})
    assert "hunters" not in seen(state, CUSTARD)["prospects"]["N4"]


def test_cards_that_would_corner_the_cat_tell_their_price() -> None:
    state = table(cats={CLOVER: "G2a"}, hands={CUSTARD: "cat2 cat3 bird1 bird2 bird3 bird4"})
    assert seen(state, CUSTARD)["cornered"] == {"2": 1, "3": 1}
