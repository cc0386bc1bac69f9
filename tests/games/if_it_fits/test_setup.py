"""Setting up: cats, decks, packets, first player, start boxes (3.1; IF-W1 to IF-W3)."""

import re
from collections import Counter
from importlib import resources

import pytest

import clowder
from clowder.core.rng import Rng
from clowder.games.if_it_fits import catalogue
from tests.games.if_it_fits.kit import GAME, at, do, new, offers, refused

BLOCKS = {2: [37, 36], 3: [24, 24, 24], 4: [18, 18, 18, 17], 5: [14, 14, 14, 14, 14]}


@pytest.mark.rule("IF-SETUP-1", "IF-SETUP-2", "IF-ED-5", "IF-ED-16", "IF-R33")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_five_visible_cats_of_their_own(seats: int) -> None:
    view = new(seats, 1).view(clowder.NOBODY)
    assert view["supply"] == [5] * seats
    assert view["cats"] == [f"cat{n + 1}" for n in range(seats)]
    names = catalogue.cats()
    assert [names[cat]["hu"] for cat in names] == ["Lilly", "Charlie", "Milo", "Jack", "Izzy"]
    assert [names[cat]["uk"] for cat in names] == ["Іриска", "Мурчик", "Барсик", "Царапка", "Кузя"]
    assert catalogue.editions()["hungarian"]["names"] == "hu"
    assert catalogue.editions()["ukrainian"]["names"] == "uk"


@pytest.mark.rule("IF-W1", "IF-SETUP-3", "IF-SETUP-5", "IF-SETUP-6", "IF-SETUP-7", "IF-SETUP-8", "IF-R29", "IF-TOY-1")
@pytest.mark.rule("IF-ED-21")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pile_is_a_stack_of_packets_with_one_princess_each(seats: int) -> None:
    places = set()
    for seed in range(40):
        told = GAME.position(new(seats, seed))
        assert all(len(hand) == 2 and "princess" not in hand for hand in told["hands"])
        assert len(told["pile"]) == sum(BLOCKS[seats])
        start = 0
        for size in BLOCKS[seats]:
            block = told["pile"][start : start + size]
            assert block.count("princess") == 1
            places.add(block.index("princess"))
            start += size
        cards = Counter(card for hand in told["hands"] for card in hand) + Counter(told["pile"])
        assert sum(n for card, n in cards.items() if card != "princess") == 75
        assert {"T1", "T2", "T3"} <= set(cards)
    assert len(places) > 8, "each packet is shuffled"


@pytest.mark.rule("IF-W1", "IF-ADV-1", "IF-R30", "IF-ED-20")
@pytest.mark.parametrize(("seats", "size"), [(2, 76), (3, 74), (4, 72), (5, 70)])
def test_advanced_pile_has_all_five_princesses_anywhere(seats: int, size: int) -> None:
    halves = set()
    for seed in range(30):
        told = GAME.position(new(seats, seed, advanced=True))
        assert len(told["pile"]) == size
        assert told["pile"].count("princess") == 5
        assert not any("princess" in hand for hand in told["hands"])
        halves.add(told["pile"][: size // 2].count("princess"))
    assert len(halves) > 2, "no packets are made"


@pytest.mark.rule("IF-SETUP-9", "IF-R33")
def test_first_player_is_random_or_chosen() -> None:
    assert {new(4, seed).to_act() for seed in range(60)} == {0, 1, 2, 3}
    assert {new(4, seed, first_player=2).to_act() for seed in range(20)} == {2}


@pytest.mark.rule(
    "IF-SETUP-4", "IF-SETUP-10", "IF-SETUP-11", "IF-SETUP-12", "IF-SETUP-13", "IF-R31", "IF-W2", "IF-ED-1"
)
def test_second_start_box() -> None:
    for edition, cells, count in (
        ("ukrainian", {"@0,-1", "@0,1"}, 16),
        ("hungarian", {"@0,-1", "@0,1", "@1,0", "@-1,0"}, 32),
    ):
        state = new(2, 4, edition=edition, first_player=0)
        assert state.view(0)["starts"] == ["S1", "S2", "S3", "S4", "S5"]
        assert len(offers(state)) == 9
        assert {text.split()[2] for text in offers(state)} == {"@0,0"}
        do(state, "start S1 @0,0")
        assert state.to_act() == 1
        assert len(offers(state)) == count
        assert {text.split()[2] for text in offers(state)} == cells
        assert {text.split()[1] for text in offers(state)} == {"S2", "S3", "S4", "S5"}
        assert refused(state, "start S3 @1,0") == ("start_short_side" if edition == "ukrainian" else "")


@pytest.mark.rule("IF-W3", "IF-SETUP-13", "IF-R31")
def test_third_start_box_joins_the_previous_one() -> None:
    state = at("(0,0) S1 · (1,0) S2", seats=3, edition="hungarian", phase="start", to_act=2)
    assert refused(state, "start S3 @-1,0") == "start_not_previous"
    assert {text.split()[2] for text in offers(state)} == {"@2,0", "@1,-1", "@1,1"}


@pytest.mark.rule("IF-W3", "IF-SETUP-12", "IF-R31")
def test_ukrainian_start_boxes_form_a_column() -> None:
    state = at("(0,0) S1 · (0,1) S2", seats=3, phase="start", to_act=2)
    assert {text.split()[2] for text in offers(state)} == {"@0,-1", "@0,2"}


@pytest.mark.rule("IF-SETUP-14", "IF-SETUP-15", "IF-ED-17", "IF-R15")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_as_many_start_boxes_as_players_then_the_first_player_begins(edition: str) -> None:
    for seats in (2, 3, 4, 5):
        state = new(seats, 8, edition=edition, first_player=1)
        for step in range(seats):
            assert state.to_act() == (1 + step) % seats
            assert state.view(0)["phase"] == "start"
            do(state, offers(state)[-1])
        assert len(state.view(0)["table"]) == seats
        assert state.to_act() == 1
        assert state.view(0)["phase"] in ("choose", "play"), "no cat is placed during setup"
        assert refused(state, "start S5 @0,9") == "wrong_step"


@pytest.mark.rule("IF-R31", "IF-R7")
def test_start_boxes_obey_the_ban_and_always_find_a_place() -> None:
    state = at("(0,0) S2", phase="start", to_act=1, advanced=True)
    assert refused(state, "start S4 @0,-1 r180") == "double_wall"
    assert refused(state, "start S4 @0,-1") == ""
    for edition in ("ukrainian", "hungarian"):
        for seed in range(30):
            state = new(5, seed, edition=edition, advanced=True)
            rng = Rng(seed)
            while state.view(0)["phase"] == "start":
                legal = state.legal_actions()
                assert legal
                state.apply(legal[rng.below(len(legal))])


def closed_starts() -> str:
    """The house cards with start boxes that have walls all round."""
    lines = (resources.files(catalogue.PACKAGE) / "parts" / "house.toml").read_text("utf-8").splitlines()
    return "\n".join(
        line.split("=")[0] + '= { sides = "####", symbols = [] }' if line[:1] == "S" else line for line in lines
    )


@pytest.mark.rule("IF-R31")
def test_the_only_place_that_meets_all_conditions_is_the_only_choice() -> None:
    one_open = closed_starts().replace('S2 = { sides = "####"', 'S2 = { sides = ".###"')
    assert one_open != closed_starts()
    catalogue.add_card_data("one-open", one_open)
    options = {"card_data": "one-open", "edition": "hungarian", "no_double_walls": True}
    state = at("(0,0) S1 · (0,1) S3", seats=3, options=options, phase="start", to_act=2)
    assert offers(state) == ["start S2 @0,2"]


@pytest.mark.rule("IF-R7")
def test_a_sleeping_cat_with_a_wall_can_be_laid_both_ways() -> None:
    house = (resources.files(catalogue.PACKAGE) / "parts" / "house.toml").read_text("utf-8")
    open_cards = re.sub('sides = "[.#]{4}"', 'sides = "...."', house)
    catalogue.add_card_data("walled-cats", open_cards.replace('"...."', '".#.."', 1))
    state = at(
        "(0,0) S1", options={"card_data": "walled-cats", "advanced": True}, phase="choose", pile=["B01", "B02", "B03"]
    )
    assert "sleep @1,0 r180" in offers(state)
    assert state.count_actions() == len(offers(state)) == len(set(offers(state)))


@pytest.mark.rule("IF-R31")
def test_start_conditions_are_dropped_one_by_one_when_nothing_fits() -> None:
    catalogue.add_card_data("walled", closed_starts())
    state = at("(0,0) S1", options={"card_data": "walled", "advanced": True}, phase="start", to_act=1)
    assert {text.split()[2] for text in offers(state)} == {"@0,-1", "@0,1"}, "the ban goes first"
    assert refused(state, "start S2 @0,1") == ""
    assert refused(state, "start S2 @1,0") == "start_short_side"
    table = [f"B{row + 5:02} @0,{row}" for row in range(-4, 5) if row] + ["S1 @0,0"]
    state = at(table, seats=5, edition="ukrainian", phase="choose", hands=[[]] * 5)
    state.phase = 0
    cells = {text.split()[2] for text in offers(state)}
    assert cells == {f"@{side},{row}" for side in (-1, 1) for row in range(-4, 5)}, "then the joining condition"
    assert refused(state, "start S2 @1,0") == ""


@pytest.mark.rule("IF-R31", "IF-SETUP-10")
def test_refusals_while_start_boxes_are_placed() -> None:
    state = new(3, 4, first_player=0)
    assert refused(state, "start S1 @1,0") == "not_centre"
    assert refused(state, "start S1 @99,0") == "not_centre"
    assert refused(state, "start S1 @0,0 r90") == "bad_rotation"
    assert refused(state, "start S9 @0,0") == "start_card_taken"
    assert refused(state, "start B01 @0,0") == "start_card_taken"
    assert refused(state, "draw") == "wrong_step"
    do(state, "start S1 @0,0")
    assert refused(state, "start S1 @0,1") == "start_card_taken"
    assert refused(state, "start S2 @0,1 r45") == "bad_rotation"
    assert refused(state, "start S2 @0,5") == "off_table"
    assert refused(state, "start S2 @0,0") == "cell_taken"
    assert refused(state, "start S2 @0,2") == "no_contact"
    assert refused(state, "start S2 @0,1", seat=2) == "not_your_turn"


@pytest.mark.rule("IF-R32")
def test_two_to_five_players() -> None:
    assert GAME.seats == (2, 5)
    for seats in (0, 1, 6):
        with pytest.raises(clowder.InvalidOptions) as caught:
            GAME.new(seats=seats, seed=1)
        assert caught.value.keys == ["bad_player_count"]
