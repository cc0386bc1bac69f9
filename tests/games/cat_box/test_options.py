"""Options with their keys, decks with all their faults, and the numbers of the house deck."""

import copy

import pytest

import clowder
from clowder.games.cat_box.catalogue import house_part, read_deck
from tests.games.cat_box.cases import CASES, own_deck, own_setup
from tests.games.cat_box.kit import GAME


def keys(seats, options):
    return [fault.key for fault in GAME.check_options(seats, options)[1]]


def house():
    return copy.deepcopy({"deck": {"name": "mine"}, "cards": house_part()["cards"]})


def test_defaults():
    assert GAME.options_for(3) == {
        "rules": "basic",
        "rotation": "none",
        "start_player": "random",
        "deck": "house-1",
        "setup": None,
        "identities": None,
    }
    assert set(GAME.options_schema()["properties"]) == set(GAME.options_for(3))


@pytest.mark.rule("CB-R1", "CB-R6", "CB-R9", "CB-R51", "CB-SETUP-1")
@pytest.mark.parametrize(
    ("seats", "options", "found"),
    [
        (1, {}, ["E_OPT_PLAYERS"]),
        (6, {}, ["E_OPT_PLAYERS"]),
        ("3", {}, ["E_OPT_PLAYERS"]),
        (True, {}, ["E_OPT_PLAYERS"]),
        (3, {"rules": "expert"}, ["E_OPT_RULES"]),
        (3, {"rotation": 90}, ["E_OPT_ROTATION"]),
        (3, {"start_player": 4}, ["E_OPT_START"]),
        (3, {"start_player": 0}, ["E_OPT_START"]),
        (3, {"start_player": True}, ["E_OPT_START"]),
        (3, {"start_player": "youngest"}, ["E_OPT_START"]),
        (4, {"start_player": 4}, []),
        (3, {"deck": "house-2"}, ["E_OPT_DECK"]),
        (3, {"deck": {}}, ["E_OPT_DECK"]),
        (3, {"deck": []}, ["E_OPT_DECK"]),
        (3, {"identities": ["K", "P"]}, ["E_OPT_IDENTITY"]),
        (3, {"identities": ["K", "P", "K"]}, ["E_OPT_IDENTITY"]),
        (3, {"identities": ["K", "P", "C"]}, ["E_OPT_IDENTITY"]),
        (3, {"identities": ["K", "P", "X"]}, ["E_OPT_IDENTITY"]),
        (3, {"identities": ["K", "P", ""]}, ["E_OPT_IDENTITY"]),
        (3, {"identities": "KPV"}, ["E_OPT_IDENTITY"]),
        (4, {"identities": ["K", "P", "C", "B"]}, []),
        (3, {"players": 3}, ["E_OPT_UNKNOWN"]),
        (
            9,
            {"rules": 1, "rotation": 1, "start_player": 9, "deck": 1, "setup": 1, "identities": 1, "more": 1},
            ["E_OPT_PLAYERS", "E_OPT_RULES", "E_OPT_ROTATION", "E_OPT_START", "E_OPT_DECK", "E_OPT_SETUP",
             "E_OPT_IDENTITY", "E_OPT_UNKNOWN"],
        ),
    ],
)  # fmt: skip
def test_every_fault_has_its_key(seats, options, found):
    assert keys(seats, options) == found
    if found:
        with pytest.raises(clowder.InvalidOptions) as caught:
            GAME.new(seats=seats, options=options, seed=1)
        assert caught.value.keys == found


def setup_table(removed, hand, seats=3):
    return {"setup": {"removed_basic": {str(seats): removed}, "hand_size": {str(seats): hand}}}


@pytest.mark.rule("CB-R1", "CB-SETUP-8", "CB-SETUP-9")
@pytest.mark.parametrize(
    ("options", "found"),
    [
        (setup_table(2, 2), []),
        (setup_table(0, 3), ["W_UNEVEN_TURNS"]),
        (setup_table(2, 15), []),
        (setup_table(2, 16), ["E_OPT_SETUP"]),
        (setup_table(-1, 2), ["E_OPT_SETUP"]),
        (setup_table(2, 0), ["E_OPT_SETUP"]),
        (setup_table(2.0, True), ["E_OPT_SETUP", "E_OPT_SETUP"]),
        (setup_table("2", None), ["E_OPT_SETUP", "E_OPT_SETUP"]),
        (setup_table(2, 2, seats=4), ["E_OPT_SETUP", "E_OPT_SETUP"]),
        ({"setup": {}}, ["E_OPT_SETUP"]),
        ({"setup": {"removed_basic": 1, "hand_size": 2}}, ["E_OPT_SETUP"]),
        ({"setup": {"removed_basic": {"3": 2, 2: 2}, "hand_size": {"3": 2}}}, ["E_OPT_SETUP"]),
        ({"setup": {"removed_basic": {"3": 2, "\ud800": 2}, "hand_size": {"3": 2}}}, ["E_OPT_SETUP"]),
        ({"setup": {"removed_basic": {"3": 2}, "hand_size": {"3": 2}, "more": {}}}, ["E_OPT_SETUP"]),
        ({"setup": {"removed_basic": {3: 2}, "hand_size": {3: 2}}}, []),
        ({**setup_table(40, 5), "rules": "special"}, []),
    ],
)
def test_setup_tables(options, found):
    assert keys(3, options) == found


@pytest.mark.rule("CB-SETUP-8", "CB-SETUP-9", "CB-SPEC-2")
def test_an_own_setup_table_is_used():
    basic = GAME.position(GAME.new(seats=2, options={"setup": own_setup()}, seed=1))
    assert (len(basic["removed"]), [len(hand) for hand in basic["hands"]]) == (5, [11, 11])
    special = GAME.position(GAME.new(seats=2, options={"setup": own_setup(), "rules": "special"}, seed=1))
    assert (special["removed"], [len(hand) for hand in special["hands"]]) == ([], [11, 11])


@pytest.mark.rule("CB-SETUP-2")
def test_named_identities_are_dealt_in_seat_order():
    state = GAME.new(seats=4, options={"identities": ["Y", "C", "K", "V"]}, seed=1)
    assert [state.view(seat)["identity"] for seat in range(4)] == ["Y", "C", "K", "V"]


@pytest.mark.rule("CB-R8", "CB-SETUP-5")
def test_the_house_deck_is_the_printed_one():
    """The totals that are stated beside the table of cards."""
    cards = house_part()["cards"]
    faces = list(cards.values())
    letters = "".join(faces)
    assert list(cards) == [f"C{number:02}" for number in range(1, 49)]
    assert all(letters.count(letter) == 32 for letter in "KPVBYE")
    for rows in ([face[:2] for face in faces], [face[3:] for face in faces]):
        assert all("".join(rows).count(letter) == 16 for letter in "KPVBYE")
    boxes = [face.count("E") for face in faces]
    assert [boxes.count(number) for number in (0, 1, 2)] == [21, 22, 5]
    assert all(face.count(colour) < 3 for face in faces for colour in "KPVBY")
    deck = read_deck(house_part())
    assert deck.all_faces_differ
    assert deck.faces_text[10:12] == ["KK/PB", "KK/BP"]
    patterns = ["01/23", "00/13", "02/01", "01/30", "E0/10", "0E/21", "00/E2", "01/3E", "E0/2E"]
    for index, pattern in enumerate(patterns):
        for shift in range(5):
            face = "".join("KPVBY"[(int(sign) + shift) % 5] if sign.isdigit() else sign for sign in pattern)
            assert cards[f"C{5 * index + shift + 1:02}"] == face
    assert [cards[name] for name in ("C46", "C47", "C48")] == ["KP/VY", "VB/PE", "YE/BK"]


@pytest.mark.rule("CB-R51")
def test_decks_of_ones_own():
    mine = house()
    mine["cards"]["C48"] = {"front": "YE/BK", "back": "KP/VB"}
    assert keys(2, {"deck": mine}) == []
    deck = read_deck(mine)
    assert deck.faces_text[94:] == ["YE/BK", "KP/VB"]
    assert deck.faces_text[92:94] == ["VB/PE", "BV/EP"], "a card without a back keeps the mirror image"
    mine["cards"]["C48"] = {"front": "YY/YK"}
    assert keys(2, {"deck": mine}) == ["W_DECK_UNBALANCED"]
    assert GAME.new(seats=2, options={"deck": mine}, seed=1).to_act() >= 0
    assert GAME.parts_hash(GAME.options_for(2, {"deck": mine})) != GAME.parts_hash(GAME.options_for(2))
    assert len(GAME.parts_hash(GAME.options_for(2))) == 64


@pytest.mark.rule("CB-R51")
def test_a_broken_deck_lists_all_its_faults():
    broken = house()
    broken["deck"] = {"name": 7, "mirror_backs": "no"}
    cards = broken["cards"]
    cards["C01"] = "KP/V"
    cards["C02"] = "KP/VX"
    cards["C03"] = {"front": "KP/VE", "back": "kp/ve"}
    cards["C04"] = {"front": "KP/VE", "side": "KP/VE"}
    cards["C05"] = {"back": "KP/VE"}
    cards["C06"] = 17
    cards["6C"] = "KP/VE"
    with pytest.raises(clowder.InvalidParts) as caught:
        read_deck(broken)
    assert set(caught.value.keys) == {"E_OPT_DECK"}
    places = [fault.where for fault in caught.value.errors]
    assert places == ["deck.mirror_backs", "deck.name", "cards", *(f"cards.C0{n}" for n in range(1, 7)), "cards.6C"]
    assert [fault.where for fault in GAME.check_options(2, {"deck": broken})[1]] == [f"deck.{one}" for one in places]


@pytest.mark.rule("CB-R51")
def test_without_mirror_backs_every_card_gives_its_back():
    plain = house()
    plain["deck"]["mirror_backs"] = False
    plain["cards"]["C07"] = {"front": "PP/VY", "back": "PP/VY"}
    found = GAME.check_options(2, {"deck": plain})[1]
    assert [fault.key for fault in found] == ["E_OPT_DECK"] * 47
    assert keys(2, {"deck": own_deck()}) in ([], ["W_DECK_UNBALANCED"])


@pytest.mark.rule("CB-R51")
@pytest.mark.parametrize("count", [47, 49])
def test_a_deck_has_48_cards(count):
    mine = house()
    mine["cards"].pop("C48") if count == 47 else mine["cards"].update(C49="KP/VB")
    assert keys(2, {"deck": mine}) == ["E_OPT_DECK"]


def test_the_cases_use_every_seat_count_and_option_value():
    used = {name: [options[name] for _, options in CASES if name in options] for name in GAME.options_for(2)}
    assert {seats for seats, _ in CASES} == {2, 3, 4, 5}
    assert set(used["rules"]) == {"basic", "special"}
    assert set(used["rotation"]) == {"none", "half", "quarter"}
    assert set(used["start_player"]) == {"random", 1, 2, 3, 4, 5}
    assert used["identities"]
    assert used["setup"]
    assert {isinstance(deck, str) for deck in used["deck"]} == {True, False}
    for seats, options in CASES:
        assert not [key for key in keys(seats, options) if not key.startswith("W_")]
