"""Settings and data files: every error key of section 7, in its order."""

import copy
from typing import Any

import pytest

import clowder
from clowder.games.cat_attack.catalogue import house_board, house_curiosity, house_mog, make_board, make_decks
from tests.games.cat_attack.cases import CASES
from tests.games.cat_attack.kit import GAME


def keys(seats: Any, options: dict[str, Any]) -> list[str]:
    return [fault.key for fault in GAME.check_options(seats, options)[1]]


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "E_PLAYERS"),
        (7, {}, "E_PLAYERS"),
        ("4", {}, "E_PLAYERS"),
        (4, {"lives": 0}, "E_LIVES"),
        (4, {"lives": 10}, "E_LIVES"),
        (4, {"lives": "9"}, "E_LIVES"),
        (4, {"round_limit": 4}, "E_ROUNDS"),
        (4, {"round_limit": 201}, "E_ROUNDS"),
        (4, {"round_limit": True}, "E_ROUNDS"),
        (4, {"young_players": True, "cat_fights": True}, "E_YOUNG"),
        (4, {"raiding": "yes"}, "E_YOUNG"),
        (4, {"claws_out": "prey", "raiding": False}, "E_CLAWS"),
        (4, {"claws_out": "prey_and_shops", "young_players": True}, "E_CLAWS"),
        (4, {"claws_out": "on"}, "E_CLAWS"),
        (5, {"gangs": "full"}, "E_GANGS"),
        (2, {"gangs": "full"}, "E_GANGS"),
        (4, {"gangs": "shared", "gang_count": 3}, "E_GANGS"),
        (6, {"gangs": "shared", "gang_count": 4}, "E_GANGS"),
        (4, {"gang_count": 2}, "E_GANGS"),
        (4, {"gangs": "pairs"}, "E_GANGS"),
        (4, {"homes": ["H1", "H2", "H3"]}, "E_HOMES"),
        (4, {"homes": ["H1", "H2", "H3", "H3"]}, "E_HOMES"),
        (4, {"homes": ["H1", "H2", "H3", "H9"]}, "E_HOMES"),
        (4, {"homes": "H1"}, "E_HOMES"),
        (4, {"gangs": "shared", "homes": ["H1", "H2", "H3", "H4"]}, "E_HOMES"),
        (4, {"first_seat": 4}, "E_FIRST"),
        (4, {"first_seat": "best"}, "E_FIRST"),
        (4, {"board": "mine"}, "E_DATA"),
        (4, {"mog_deck": {}}, "E_DATA"),
        (4, {"curiosity_deck": {"curiosity": []}}, "E_DATA"),
        (4, {"speed": 3}, "E_OPT_UNKNOWN"),
    ],
)
@pytest.mark.rule("CA-R43", "CA-SETUP-1", "CA-SHORT-1", "CA-R1")
def test_bad_settings_are_refused(seats: Any, options: dict[str, Any], key: str) -> None:
    assert keys(seats, options)[0] == key
    if type(seats) is int:
        with pytest.raises(clowder.InvalidOptions):
            GAME.new(seats=seats, options=options, seed=1)


def test_all_faults_are_reported_in_the_stated_order() -> None:
    bad = {
        "first_seat": 9, "homes": [], "gangs": "full", "gang_count": 3, "claws_out": "prey", "raiding": False,
        "round_limit": 1, "lives": 0, "mog_deck": 3,
    }  # fmt: skip
    assert keys(4, bad) == ["E_LIVES", "E_ROUNDS", "E_CLAWS", "E_GANGS", "E_HOMES", "E_FIRST", "E_DATA"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_filled_options_are_accepted_again(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    filled = GAME.options_for(seats, options)
    assert GAME.options_for(seats, filled) == filled
    assert set(GAME.options_schema()["properties"]) == set(filled)


def test_the_cases_use_every_value() -> None:
    values: dict[str, set[Any]] = {}
    for seats, options in CASES:
        for name, value in GAME.options_for(seats, options).items():
            if not isinstance(value, list):
                values.setdefault(name, set()).add(value)
    assert values["lives"] == set(range(1, 10))
    assert values["claws_out"] == {"off", "prey", "prey_and_shops"}
    assert values["gangs"] == {"off", "full", "shared"}
    assert {2, 3} <= values["gang_count"]
    for switch in ("raiding", "trespassing", "cat_fights", "six_cards", "young_players"):
        assert values[switch] == {False, True}
    assert {seats for seats, _ in CASES} == {2, 3, 4, 5, 6}


def changed(data: dict[str, Any], change: str) -> dict[str, Any]:
    copied = copy.deepcopy(data)
    exec(change, {"d": copied})
    return copied


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ("d['spaces'].pop(0)", "car_route"),
        ("d['spaces'][0]['kind'] = 'river'", "spaces.N1.kind"),
        ("d['spaces'][0]['id'] = 'N 1'", "spaces"),
        ("d['spaces'][0]['id'] = 'nothing'", "spaces.nothing"),
        ("d['spaces'][1]['id'] = 'N1'", "spaces.N1"),
        ("d['spaces'][0]['x'] = 'left'", "spaces.N1"),
        ("d['spaces'][0]['curiosity'] = 1", "spaces.N1.curiosity"),
        ("d['edges'].append(['N1', 'N1'])", "edges"),
        ("d['edges'].append(['N1', 'ZZ'])", "edges"),
        ("d['edges'].append('N1')", "edges"),
        ("del d['edges']", "edges"),
        ("d['edges'].append(['CP', 'N1'])", "car_start"),
        ("d['edges'].remove(['N1', 'N2'])", "car_route"),
        ("d['roads'][0]['car_stop'] = 'N2'", "roads.N.car_stop"),
        ("d['roads'][0]['spaces'].pop()", "roads.N"),
        ("d['roads'][0]['spaces'].reverse()", "roads.N"),
        ("d['roads'].pop()", "roads"),
        ("d['car_first_space'] = 'N2'", "car_first_space"),
        ("d['shops'][0]['food'] = 'milk'", "shops.fishmonger.food"),
        ("d['shops'][0]['garden'] = ['F1']", "shops.fishmonger.garden"),
        ("d['edges'].append(['F1', 'R1'])", "shops.fishmonger.garden"),
        ("d['shops'].reverse()", "shops"),
        ("d['homes'][0]['garden'][0] = 'G2a'", "homes.H2.garden"),
        ("d['edges'].append(['H1', 'R3'])", "homes.H1.doorstep"),
        ("d['homes'].pop()", "homes"),
        ("d['homes'][0].pop('cat')", "homes.H1"),
        ("d['edges'].append(['MH', 'R1'])", "lairs.mouse"),
        ("d['lairs'].pop()", "lairs"),
        ("[s.update(curiosity=False) for s in d['spaces']]", "spaces"),
        ("[s.update(curiosity=True) for s in d['spaces'] if s['id'] == 'H1']", "spaces.H1.curiosity"),
        ("d['default_homes']['4'].pop()", "default_homes.4"),
        ("d['spaces'].append({'id': 'Z1', 'kind': 'wall', 'x': 1, 'y': 1, 'curiosity': False})", "spaces.Z1"),
        ("[d['edges'].remove(e) for e in list(d['edges']) if e[0] in ('G1b', 'G1c', 'G1d')]", "homes.H1.garden"),
    ],
)
@pytest.mark.rule("CA-MOVE-3", "CA-MOVE-4", "CA-CAR-2")
def test_a_faulty_board_is_refused(change: str, where: str) -> None:
    data = changed(house_board(), change)
    with pytest.raises(clowder.InvalidParts) as caught:
        make_board(data)
    assert where in [error.where for error in caught.value.errors]
    assert set(caught.value.keys) == {"E_DATA"}
    assert keys(4, {"board": data})[0] == "E_DATA"


def test_all_faults_of_a_board_come_at_once() -> None:
    data = changed(house_board(), "d['homes'].pop(); d['shops'].reverse(); d['car_first_space'] = 'N2'")
    with pytest.raises(clowder.InvalidParts) as caught:
        make_board(data)
    assert {"homes", "shops", "car_first_space"} <= {error.where for error in caught.value.errors}


def test_a_board_too_dense_for_the_tables_is_refused() -> None:
    data = changed(house_board(), "")
    walls = [space["id"] for space in data["spaces"] if space["kind"] == "wall"]
    known = {tuple(sorted(edge)) for edge in data["edges"]}
    data["edges"] += [["R3", wall] for wall in walls if wall != "R3" and tuple(sorted(("R3", wall))) not in known]
    with pytest.raises(clowder.InvalidParts) as caught:
        make_board(data)
    assert any("within five steps" in error.hint for error in caught.value.errors)


@pytest.mark.rule("CA-R1")
@pytest.mark.parametrize(
    "change",
    [
        "d['mog']['cat']['copies_each'] = 4",
        "d['mog']['cat']['values'] = [1, 2, 7]",
        "d['mog']['dog'] = {'copies': 3}",
        "del d['mog']['speedy']",
        "d['mog'] = 5",
    ],
)
def test_a_faulty_mog_deck_is_refused(change: str) -> None:
    data = changed(house_mog(), change)
    with pytest.raises(clowder.InvalidParts):
        make_decks(data, house_curiosity())
    assert keys(4, {"mog_deck": data})[0] == "E_DATA"


@pytest.mark.rule("CA-R1", "CA-SETUP-12")
@pytest.mark.parametrize(
    "change",
    [
        "d['curiosity'].pop()",
        "d['curiosity'][0]['ids'] = 'K01-K04'",
        "d['curiosity'][0]['ids'] = 'one'",
        "d['curiosity'][0]['arg'] = 'bakery'",
        "d['curiosity'][0]['effect'] = 'rain'",
        "d['curiosity'][6]['arg'] = 'Q'",
        "d['curiosity'][0]['title'] = 3",
        "d['curiosity'][0] = 3",
        "d['curiosity'] = 3",
        "d['curiosity'][-2]['effect'] = 'shuffle'",
    ],
)
def test_a_faulty_curiosity_deck_is_refused(change: str) -> None:
    data = changed(house_curiosity(), change)
    with pytest.raises(clowder.InvalidParts):
        make_decks(house_mog(), data)
    assert keys(4, {"curiosity_deck": data})[0] == "E_DATA"


def test_another_edition_can_be_played_and_has_another_hash() -> None:
    mog = changed(house_mog(), "d['mog']['cat']['copies_each'] = 4; d['mog']['mouse']['copies_each'] = 2")
    board = changed(house_board(), "d['name'] = 'Our street'")
    options = GAME.options_for(4, {"mog_deck": mog, "board": board})
    assert GAME.parts_hash(options) != GAME.parts_hash(GAME.options_for(4))
    state = GAME.new(seats=4, options=options, seed=3)
    rng = clowder.Rng(4)
    while state.to_act() >= 0:
        state.apply(state.nth_action(rng.below(state.count_actions())))
    assert state.outcome() is not None
