"""Settings and part files (section 7, section 2b): defaults, every fault key, replacement cards."""

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import clowder
from clowder.core.errors import Fault, InvalidParts
from clowder.games.if_it_fits import catalogue
from clowder.games.if_it_fits.options import settled_options
from tests.games.if_it_fits.kit import GAME, at, new, offers, refused

HOUSE = (resources.files(catalogue.PACKAGE) / "parts" / "house.toml").read_text("utf-8")


def fault_keys(seats: int, options: dict[str, Any]) -> list[str]:
    return [fault.key for fault in GAME.check_options(seats, options)[1]]


@pytest.mark.rule("IF-ED-1", "IF-ED-2", "IF-ED-3", "IF-ED-4", "IF-ED-23", "IF-R47")
def test_defaults_follow_the_edition_and_the_preset() -> None:
    plain = settled_options(GAME.options_for(4, {}))
    assert (plain["edition"], plain["table"], plain["extra_cats"]) == ("ukrainian", "kitchen", "counted")
    assert not any(
        plain[part] for part in ("all_princesses", "no_double_walls", "no_extra_cat_points", "half_sleeping")
    )
    other = settled_options(GAME.options_for(4, {"edition": "hungarian", "advanced": True}))
    assert (other["table"], other["extra_cats"]) == ("unlimited", "awake")
    assert all(other[part] for part in ("all_princesses", "no_double_walls", "no_extra_cat_points", "half_sleeping"))
    for edition in ("ukrainian", "hungarian"):
        for table in ("small", "kitchen", "large", "unlimited"):
            assert settled_options(GAME.options_for(2, {"edition": edition, "table": table}))["table"] == table


@pytest.mark.parametrize(
    ("options", "keys"),
    [
        ({"edition": "german"}, ["bad_edition"]),
        ({"edition": 1}, ["bad_edition"]),
        ({"table": "huge"}, ["bad_table"]),
        ({"advanced": "yes"}, ["bad_option"]),
        ({"advanced": 1}, ["bad_option"]),
        ({"half_sleeping": "on"}, ["bad_option"]),
        ({"all_princesses": 0}, ["bad_option"]),
        ({"tied_kinds": "both"}, ["bad_option"]),
        ({"extra_cats": "none"}, ["bad_option"]),
        ({"first_player": 3}, ["bad_first_player"]),
        ({"first_player": -1}, ["bad_first_player"]),
        ({"first_player": True}, ["bad_first_player"]),
        ({"cats": ["cat1"]}, ["bad_cats"]),
        ({"cats": "cat1"}, ["bad_cats"]),
        ({"cats": ["cat1", "cat2", "cat9"]}, ["unknown_cat"]),
        ({"cats": ["cat1", "cat2", "cat2"]}, ["duplicate_cat"]),
        ({"cats": ["cat1", [], []]}, ["unknown_cat", "unknown_cat", "duplicate_cat"]),
        ({"card_data": "nowhere"}, ["unknown_card_data"]),
        ({"card_data": 5}, ["bad_option"]),
        ({"colour": "red"}, ["bad_option"]),
        ({"edition": "x", "table": "y", "wish": 1}, ["bad_edition", "bad_table", "bad_option"]),
    ],
    ids=str,
)
def test_every_fault_has_its_key(options: dict[str, Any], keys: list[str]) -> None:
    assert fault_keys(3, options) == keys
    with pytest.raises(clowder.InvalidOptions):
        GAME.new(seats=3, options=options, seed=1)


def test_a_small_table_with_many_players_is_a_notice() -> None:
    assert fault_keys(3, {"table": "small"}) == []
    for seats in (4, 5):
        assert fault_keys(seats, {"table": "small"}) == ["W_TABLE_SMALL"]
        GAME.new(seats=seats, options={"table": "small"}, seed=1)


def test_seats_and_options_are_checked_together() -> None:
    assert fault_keys(9, {"edition": "x"}) == ["bad_player_count", "bad_edition"]


def test_schema_names_every_option() -> None:
    schema = GAME.options_schema()
    assert set(schema["properties"]) == set(GAME.options_for(3, {}))


@pytest.mark.rule("IF-BOX-2", "IF-TOY-1")
def test_house_data_is_as_printed() -> None:
    data = catalogue.load_card_data("house")
    boxes, toys, starts = data.cards[:72], data.cards[72:75], data.cards[75:]
    symbols = Counter(symbol for card in boxes for symbol in card.symbols)
    assert symbols == {"mouse": 18, "yarn": 18, "feather": 18, "fish": 18, "spray": 14}
    shapes = Counter(card.sides for card in boxes)
    assert shapes == {
        "....": 6, "#...": 6, ".#..": 11, "##..": 12, "#..#": 12, "#.#.": 9, ".#.#": 3, "###.": 10, "##.#": 3,
    }  # fmt: skip
    assert sum(card.sides.count("#") for card in boxes) == 128
    assert Counter(symbol for card in toys for symbol in card.symbols) == dict.fromkeys(data.toys, 3)
    assert [card.sides for card in starts] == ["....", "#...", ".#..", "##..", "#..#"]
    assert sum(len(card.symbols) == 1 for card in boxes) == 42
    assert sum(len(card.symbols) == 2 for card in boxes) == 22
    assert sum(card.sides[1] == card.sides[3] == "#" for card in boxes) == 6


BROKEN = [
    ('B01 = { sides = "....", symbols = ["mouse"] }\n', "", ["box"]),
    ('S1 = { sides = "....", symbols = [] }\n', "", ["start"]),
    ("T1 =", "T9 = { sides = '....', symbols = [] }\nT1 =", ["special_toy"]),
    ('B02 = { sides = "#..."', 'B02 = { sides = "#..x"', ["box.B02.sides"]),
    ('B02 = { sides = "#..."', 'B02 = { sides = "#.."', ["box.B02.sides"]),
    ('B02 = { sides = "#...", symbols = ["mouse"] }', "B02 = 3", ["box.B02"]),
    ('B03 = { sides = "##..", symbols = ["mouse"]', 'B03 = { sides = "##..", symbols = ["dog"]', ["box.B03.symbols"]),
    ('B03 = { sides = "##..", symbols = ["mouse"]', 'B03 = { sides = "##..", symbols = "dog"', ["box.B03.symbols"]),
    ("B04 =", "T1 =", ["special_toy.T1"]),
    ('"...."\nsymbols = []', '"...."\nsymbols = ["mouse"]', ["cell_cat.symbols"]),
    ('sides = "...."\nsymbols = []', 'sides = ""\nsymbols = []\nart = 1', ["cell_cat.art", "cell_cat.sides"]),
    ('toys = ["mouse", "yarn", "feather", "fish"]', 'toys = ["mouse", "yarn", "feather", "fish", "spray"]', ["toys"]),
    ("[start]", "[extra]\nx = 1\n\n[start]", ["extra"]),
]


@pytest.mark.parametrize(("old", "new_text", "places"), BROKEN, ids=range(len(BROKEN)))
def test_broken_cards_name_all_faults(old: str, new_text: str, places: list[str]) -> None:
    assert old in HOUSE
    catalogue.add_card_data("broken", HOUSE.replace(old, new_text, 1))
    with pytest.raises(InvalidParts) as caught:
        catalogue.load_card_data("broken")
    found = [fault.where for fault in caught.value.errors if fault.where in places]
    assert found == places
    assert set(caught.value.keys) == {"bad_card_data"}
    assert "bad_card_data" in fault_keys(2, {"card_data": "broken"})


def test_several_faults_come_at_once_and_syntax_is_one() -> None:
    catalogue.add_card_data("broken", HOUSE.replace("....", "...", 3))
    assert fault_keys(2, {"card_data": "broken"}) == ["bad_card_data"] * 3
    catalogue.add_card_data("broken", "[[[")
    assert fault_keys(2, {"card_data": "broken"}) == ["bad_card_data"]


def test_replacement_cards_are_played_and_change_the_hash() -> None:
    catalogue.add_card_data("plain", HOUSE.replace('symbols = ["spray"]', "symbols = []"))
    options = GAME.options_for(3, {"card_data": "plain"})
    assert GAME.parts_hash(options) != GAME.parts_hash(GAME.options_for(3, {}))
    state = new(3, 5, card_data="plain")
    while state.to_act() >= 0:
        state.apply(state.legal_actions()[0])


def test_replacement_cards_are_given_as_data_too() -> None:
    """What `--option card_data=@mine.toml` gives: a table of data, kept in the record."""
    data = tomllib.loads(HOUSE.replace('symbols = ["spray"]', "symbols = []"))
    state = new(3, 5, card_data=data)
    assert GAME.parts_hash(GAME.options_for(3, {"card_data": data})) != GAME.parts_hash(GAME.options_for(3, {}))
    assert state.view(0)["rules"]["card_data"] == data
    assert GAME.from_position(GAME.position(state)).key() == state.key()
    del data["box"]["B01"]
    assert fault_keys(3, {"card_data": data}) == ["bad_card_data"]


def test_cats_and_toys_that_look_different_turned_take_a_rotation() -> None:
    text = HOUSE.replace('sides = "...."\nsymbols = []', 'sides = "#..."\nsymbols = []', 1)
    text = text.replace('T1 = { sides = "...."', 'T1 = { sides = "#..."')
    catalogue.add_card_data("turning", text)
    options = {"card_data": "turning", "no_double_walls": True}
    state = at("(0,0) B06", options=options, phase="choose", hands=[["T1"], ["B01"]], pile=["B60"], to_act=1)
    assert {"sleep @1,0", "sleep @1,0 r180"} <= set(offers(state))
    assert refused(state, "sleep @0,1 r90") == "bad_rotation"
    assert refused(state, "sleep @0,1") == "double_wall"
    assert refused(state, "sleep @0,1 r180") == ""
    assert state.count_actions() == len(offers(state))
    clowder.play_text(state, "sleep @0,1 r180")
    assert "sleep B @0,1 r180" in state.view(0)["table"]
    assert {"toy_box T1 @1,0", "toy_box T1 @1,0 r180"} <= set(offers(state))
    assert "toy_box T1 @0,-1 r180" not in offers(state)
    assert refused(state, "toy_box T1 @0,-1 r180") == "double_wall"
    turned = at(["sleep B @0,0 r180", "B01 @1,0"], options=options, hands=[["princess"], []])
    clowder.play_text(turned, "princess @0,0")
    assert "princess @0,0 r180" in turned.view(0)["table"], "she keeps the sides as the cat lay"


def test_tables_must_have_a_middle() -> None:
    faults: list[Fault] = []
    assert catalogue.check_table(faults, "odd", {"columns": 5, "rows": 7}) == catalogue.Table(5, 7)
    assert catalogue.check_table(faults, "none", {}) == catalogue.Table(0, 0)
    assert not faults
    for size in ({"columns": 4, "rows": 7}, {"columns": 5}, {"columns": "5", "rows": 7}, {"columns": 1, "rows": 1}):
        catalogue.check_table(faults, "bad", size)
    assert [fault.key for fault in faults] == ["bad_table"] * 4
