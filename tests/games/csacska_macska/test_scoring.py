"""What a series is worth: the table of the specification, and every three and five against counting by hand."""

from itertools import combinations_with_replacement, product

import pytest

import clowder
from clowder.games.csacska_macska.cards import KIND_VALUES, STRAY_KIND
from clowder.games.csacska_macska.catalogue import deck_from_table, known_decks
from clowder.games.csacska_macska.scoring import reading, series_value, totals
from clowder.games.csacska_macska.series import KITTENS_BIT, cards_missing, faces_of, series_text, size_of, with_card

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "G": "green"}
SINGLES_AND_DUALS = (0, 1, 2, 3, 4, 8, 10)  # the faces of the house deck


@pytest.fixture
def deck():
    return known_decks()["csacska-macska-house"]


def series_of(kinds, kittens=False):
    series = 0
    for kind in kinds:
        series = with_card(series, kind)
    return series | KITTENS_BIT if kittens else series


@pytest.mark.rule("CM-VALUES")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param("B1 B3 B5", 1, marks=pytest.mark.rule("CM-SCORE-5")),
        pytest.param("G9 G9 G1", 1, marks=pytest.mark.rule("CM-SCORE-5")),
        pytest.param("Y5 Y5 Y5", 3, marks=pytest.mark.rule("CM-SCORE-11", "CM-R29")),
        pytest.param("G7 G7 G3/7", 3, marks=pytest.mark.rule("CM-SCORE-11", "CM-R3")),
        pytest.param("B3 B3 B3", 3, marks=pytest.mark.rule("CM-R4")),
        pytest.param("R3/7 R3 R7", 0, marks=pytest.mark.rule("CM-R3", "CM-SCORE-12")),
        pytest.param("R1 R1 R1 R3 R3", 3, marks=pytest.mark.rule("CM-SCORE-6", "CM-R4")),
        pytest.param("R9 R9 R9 R7 R5", 3, marks=pytest.mark.rule("CM-SCORE-6")),
        pytest.param("Y5 S Y3 Y7 Y7", 1, marks=pytest.mark.rule("CM-SCORE-7", "CM-STRAY-7")),
        pytest.param("B5 B5 B5 B1 B1", 0, marks=pytest.mark.rule("CM-R4", "CM-SCORE-12", "CM-SCORE-10")),
        pytest.param("G1 G3 G5 G7 G9 G1 G3 +K", 8, marks=pytest.mark.rule("CM-SCORE-8")),
        pytest.param("G1 S G5 G7 G9 G1 G3 +K", 1, marks=pytest.mark.rule("CM-SCORE-9")),
        pytest.param("G1 G3 G5 G7 G9 G1 G5 +K", 0, marks=pytest.mark.rule("CM-SCORE-10")),
    ],
)
def test_the_table_of_values(table, moves, cards, points):
    *first, last = [card for card in cards.split() if card != "+K"]
    kittens = " +K" if cards.endswith("+K") else ""
    colour = COLOURS[cards[0]]
    state = table(f"Base-3; A {colour} [{' '.join(first)}{kittens}]; P1 [Y9 {last}]; deck R3 Y3 G3")
    moves(state, "A take P1")
    if len(first) == 2:
        moves(state, "A score")
    assert state.view(0)["coins"] == [points, 0, 0]
    assert state.view(0)["series"][0] == []


@pytest.mark.rule("CM-SER-5", "CM-SER-7", "CM-R23", "CM-SCORE-5", "CM-SCORE-6", "CM-SCORE-10", "CM-SCORE-11")
@pytest.mark.parametrize("size", [3, 5])
def test_every_series_of_the_house_deck_against_counting_by_hand(deck, size):
    for kinds in combinations_with_replacement(SINGLES_AND_DUALS, size):
        choices = list(product(*[KIND_VALUES[kind] for kind in kinds]))
        triples = [choice for choice in choices if size == 3 and len(set(choice)) == 1]
        nines = [choice for choice in choices if sum(choice) % 10 == 9]
        series = series_of(kinds)
        best = 3 if triples else (1 if size == 3 else 3) if nines else 0
        assert series_value(deck, series) == best, kinds
        expected = triples[:1] or sorted(nines)[:1]
        assert reading(deck, series) == (list(expected[0]) if expected else []), kinds
        assert totals(deck, series) == sorted({sum(choice) for choice in choices})


@pytest.mark.rule("CM-R1", "CM-STRAY-1", "CM-STRAY-7", "CM-SCORE-7")
def test_a_stray_always_finds_the_one_number_that_makes_nine(deck):
    for kinds in combinations_with_replacement(range(5), 4):
        series = series_of((kinds[0], STRAY_KIND, *kinds[1:]))
        assert series_value(deck, series) == 1
        numbers = reading(deck, series)
        assert sum(numbers) % 10 == 9
        others = sum(2 * kind + 1 for kind in kinds)
        assert [v for v in (1, 3, 5, 7, 9) if (others + v) % 10 == 9] == [numbers[1]]


@pytest.mark.rule("CM-R1", "CM-SCORE-10")
def test_a_printed_number_on_the_stray_can_miss(game, moves):
    table = {**known_decks()["csacska-macska-house"].table, "stray": {"copies": 12, "values": [5]}}
    assert deck_from_table(table).shows[STRAY_KIND] == 4
    position = {"base": "Base-3", "options": {"deck": table}, "piles": {"P1": "B1"}}
    for last, points in (("B5", 1), ("B7", 0)):
        state = game.from_position({**position, "series": {"A": {"blue": f"B1 S B5 {last}"}}, "piles": {"P1": "B3"}})
        moves(state, "A take P1")
        assert state.view(0)["coins"][0] == points


@pytest.mark.rule("CM-SER-4", "CM-DEF-12", "CM-STRAY-8", "CM-SCORE-4", "CM-DEF-6", "CM-R24")
def test_scoring_sizes(deck):
    assert [cards_missing(series_of([0] * n)) for n in range(5)] == [0, 2, 1, 2, 1]
    assert [cards_missing(series_of([0] * n, True)) for n in range(1, 7)] == [6, 5, 4, 3, 2, 1]
    assert [cards_missing(series_of([0, STRAY_KIND, *[0] * n])) for n in range(3)] == [3, 2, 1]
    assert size_of(series_of([0, STRAY_KIND], True)) == 2


@pytest.mark.rule("CM-R3")
@pytest.mark.parametrize("cards", ["G3/7 G3/7 G7", "R1/9 R1/9 R9", "Y3/7 Y3 Y3/7"])
def test_duals_that_share_a_number_are_identical(table, moves, cards):
    first, second, third = cards.split()
    state = table(f"Base-3; A {COLOURS[cards[0]]} [{first} {second}]; P1 [B7 {third}]")
    assert moves(state, "A take P1", "A score")[-1].endswith(": 3")


@pytest.mark.rule("CM-R23")
def test_a_stolen_dual_card_carries_no_memory(table, moves):
    state = table("Base-3; A green [G3/7 G7]; B green [G5 G3]; P1 [G7]; C green [G9]")
    assert moves(state, "A take P1", "A keep")[-1] == "A keep green"
    assert moves(state, "B steal A.green")[-1] == "B score green [G5 G3 G7] 15 misses: 0"


@pytest.mark.rule("CM-R4")
def test_a_triple_under_kittens_cannot_be_scored(table, moves):
    state = table("Base-3; A blue [B5 B5 +K]; P1 [B5]")
    assert moves(state, "A take P1")[-1] == "A play B5 blue"
    assert state.to_act() == 1


@pytest.mark.rule("CM-SER-8", "CM-DEF-5", "CM-DEF-7")
def test_the_order_of_a_series_is_kept():
    series = series_of([2, STRAY_KIND, 1])
    assert series_text(series, 3) == "G5 S G3"
    assert faces_of(series, 3) == [50, 64, 49]


@pytest.mark.rule("CM-R16")
def test_the_first_laid_cards_become_coins(table):
    state = table("Base-3; A red [R9 R7 R5 R9]; P3 [Y9 R9]; deck Y3 G3 B9")
    events = clowder.play(state, state.parse_action("take P3"))
    assert (events[-1].public["coins"], events[-1].public["box"]) == ("R9 R7 R5", "R9 R9")
