"""Settings and deck files: names, defaults, error keys and their order."""

import copy

import pytest

import clowder
from clowder.core.parts import read_house_part
from clowder.games.csacska_macska.catalogue import add_deck, known_decks, read_deck

DEFAULTS = {
    "start_player": "random",
    "pile_draw": "any",
    "end_scoring": "coins_only",
    "deck": "csacska-macska-house",
}


def keys(game, seats=4, **options):
    return [fault.key for fault in game.check_options(seats, options)[1]]


def changed(change):
    """The house deck after a change, as a table."""
    table = copy.deepcopy(read_house_part("clowder.games.csacska_macska", "csacska-macska-house"))
    change(table)
    return table


def test_defaults(game):
    assert game.options_for(4, {}) == DEFAULTS
    properties = game.options_schema()["properties"]
    assert {name: properties[name]["default"] for name in properties} == DEFAULTS
    assert all(properties[name]["x-clauses"] for name in properties)


@pytest.mark.rule("CM-E48")
@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (2, {}, "E_PLAYERS"),
        (6, {}, "E_PLAYERS"),
        ("3", {}, "E_PLAYERS"),
        (3, {"players": 4}, "E_PLAYERS"),
        (4, {"start_player": 5}, "E_START"),
        (4, {"start_player": 0}, "E_START"),
        (4, {"start_player": True}, "E_START"),
        (4, {"start_player": "A"}, "E_START"),
        (4, {"end_scoring": "all"}, "E_OPTION"),
        (4, {"pile_draw": "none"}, "E_OPTION"),
        (4, {"pile_draw": None}, "E_OPTION"),
        (4, {"deck": "no-such-deck"}, "E_OPTION"),
        (4, {"deck": 7}, "E_OPTION"),
        (4, {"colour": "blue"}, "E_OPTION"),
    ],
)
def test_e48_refused_settings(game, seats, options, key):
    assert keys(game, seats, **options) == [key]
    with pytest.raises(clowder.InvalidOptions) as caught:
        game.new(seats=seats, options=options, seed=1)
    assert caught.value.keys == [key]


def fewer_nines(table):
    table["number"][4]["copies"] = 2


def even_value(table):
    table["number"][0]["values"] = [2]


@pytest.mark.rule("CM-E48", "CM-SER-6")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (fewer_nines, "E_DECK_COUNT"),
        (even_value, "E_DECK_VALUE"),
        (lambda t: t["number"][0].update(values=[11]), "E_DECK_VALUE"),
        (lambda t: t["number"][0].update(values=[]), "E_DECK_VALUE"),
        (lambda t: t["number"][0].update(values=[1, 3, 5]), "E_DECK_VALUE"),
        (lambda t: t["number"][0].update(values=[3, 3]), "E_DECK_VALUE"),
        (lambda t: t["number"][0].pop("values"), "E_DECK_VALUE"),
        (lambda t: t["stray"].update(values=[]), "E_DECK_VALUE"),
        (lambda t: t["stray"].update(values=[0]), "E_DECK_VALUE"),
        (lambda t: t["stray"].update(copies=11), "E_DECK_COUNT"),
        (lambda t: t["number"][0].update(copies=-3), "E_DECK_COUNT"),
        (lambda t: t["extra"][0].update(copies=5), "E_DECK_COUNT"),
        (lambda t: t["extra"].append({"kind": "fox", "copies": 0}), "E_DECK_COUNT"),
        (lambda t: t.pop("extra"), "E_DECK_COUNT"),
        (lambda t: t["deck"].update(colours=["blue", "yellow", "red", "orange"]), "E_DECK_COLOUR"),
        (lambda t: t["number"][0].update(colours=["pink"]), "E_DECK_COLOUR"),
    ],
)
def test_e48_refused_decks(game, change, key):
    assert keys(game, deck=changed(change))[0] == key


def test_faults_come_all_and_in_the_order_of_the_specification(game):
    def spoil(table):
        fewer_nines(table)
        even_value(table)
        table["number"][1]["colours"] = ["pink"]

    found = keys(game, 7, deck=changed(spoil), start_player=9, pile_draw="x", nonsense=1)
    order = ["E_OPTION", "E_OPTION", "E_PLAYERS", "E_START", "E_DECK_COLOUR", "E_DECK_VALUE", "E_DECK_COUNT"]
    assert found == order


def test_a_deck_file_from_outside(game):
    text = """
[deck]
id = "my-printed-deck"
colours = ["blue", "yellow", "red", "green"]
[[number]]
face = "5-9"
values = [9, 5]
copies = 20
[[number]]
face = "1"
values = [1]
copies = 12
colours = ["green"]
[stray]
copies = 12
values = [5]
[[extra]]
kind = "kittens"
copies = 4
[[extra]]
kind = "rascal"
copies = 3
[[extra]]
kind = "good_dog"
copies = 3
[[extra]]
kind = "cat_lady"
copies = 3
[[extra]]
kind = "bad_dog"
copies = 3
"""
    assert add_deck(text) == "my-printed-deck"
    try:
        state = game.new(seats=3, options={"deck": "my-printed-deck"}, seed=1)
        assert "B5/9" in state.view(0)["unseen"]
        assert game.parts_hash({"deck": "my-printed-deck"}) != game.parts_hash({"deck": "csacska-macska-house"})
        rng = clowder.Rng(1)
        while not state.is_over():
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
        inline = game.new(seats=3, options={"deck": read_deck(text).table}, seed=1)
        assert inline.view(0) == game.new(seats=3, options={"deck": "my-printed-deck"}, seed=1).view(0)
    finally:
        known_decks().pop("my-printed-deck")


def test_broken_deck_files_name_all_faults():
    with pytest.raises(clowder.InvalidParts) as caught:
        read_deck("this is = not [toml")
    assert caught.value.keys == ["E_PART_SYNTAX"]
    with pytest.raises(clowder.InvalidParts) as caught:
        read_deck("[stray]\ncopies = 3\nvalues = [4]")
    assert caught.value.keys[0] == "E_DECK_VALUE"
    assert caught.value.keys.count("E_DECK_COUNT") == 7
    with pytest.raises(clowder.InvalidParts):
        add_deck(known_deck_with_another_stray())


def known_deck_with_another_stray():
    import importlib.resources

    part = importlib.resources.files("clowder.games.csacska_macska") / "parts" / "csacska-macska-house.toml"
    return part.read_text(encoding="utf-8").replace("values = [1, 3, 5, 7, 9]", "values = [5]")
