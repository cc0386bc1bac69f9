"""Strays, Kittens and the extra cards beyond the worked examples; theft; piles."""

import pytest

import clowder
from clowder.games.csacska_macska.cards import FACE_NAMES
from clowder.games.csacska_macska.catalogue import known_decks
from clowder.games.csacska_macska.series import with_card


@pytest.mark.rule("CM-DEF-1", "CM-DEF-2", "CM-DEF-3", "CM-SER-6")
def test_the_house_deck():
    deck = known_decks()["csacska-macska-house"]
    counts = {FACE_NAMES[face]: deck.counts[face] for face in range(70) if deck.counts[face]}
    for letter in "BYRG":
        faces = {name[1:]: count for name, count in counts.items() if name[0] == letter and name[1].isdigit()}
        assert faces == {"1": 3, "3": 4, "5": 5, "7": 4, "9": 3, "1/9": 2, "3/7": 2}
    special = {name: count for name, count in counts.items() if not name[1:2].isdigit()}
    assert special == {"S": 12, "KIT": 4, "RAS": 3, "GOOD": 3, "BAD": 3, "LADY": 3}
    numbers = [int(n) for name in counts if name[1:2].isdigit() for n in name[1:].split("/")]
    assert all(number % 2 == 1 for number in numbers)


@pytest.mark.rule("CM-DEF-4", "CM-R24", "CM-KIT-1")
def test_kittens_are_no_cat_and_never_the_last_card(table, moves):
    state = table("Base-3; A blue [B1 B3 +K]; deck GOOD Y5 R3 Y9")
    assert moves(state, "A draw", "A use GOOD blue B")[-1] == "good dog B B3"
    assert state.view(0)["series"][0][0]["cards"] == "B1 +K"
    assert state.view(0)["series"][0][0]["size"] == 1


@pytest.mark.rule("CM-R24", "CM-STEAL-4")
def test_kittens_do_not_protect_what_lies_under_them(table, moves):
    state = table("Base-3; A blue [B1 B3]; B blue [B9 B5 +K]")
    moves(state, "A steal B.blue")
    assert state.view(0)["series"][1][0]["cards"] == "B9 +K"


@pytest.mark.rule("CM-DEF-9", "CM-R38", "CM-R10")
def test_spent_cards_lie_in_the_box_and_stay_out(table, moves):
    state = table("Base-3; A red [R1]; deck BAD Y5 R3 Y9")
    moves(state, "A draw", "A use BAD red B", "A play Y5")
    assert state.view(0)["box"] == "BAD"


@pytest.mark.rule("CM-DEF-10", "CM-R15")
def test_only_top_cards_are_visible_and_three_of_a_kind_leave_one(game, table, moves):
    state = game.from_position({"seats": 3, "deck": "LADY LADY LADY B1 B3 B5"})
    assert state.view(0)["piles"] == ["B1", "B3", "LADY"]
    buried = table("Base-3; P1 [LADY B7]; P2 [LADY]")
    assert buried.view(0)["piles"][:2] == ["LADY B7", "LADY"]


@pytest.mark.rule("CM-DEF-11", "CM-SER-3", "CM-DEF-5")
def test_a_number_card_continues_its_series_or_starts_one(table, moves):
    state = table("Base-3; A blue [B1]; deck B3 G5 R3 Y9")
    assert moves(state, "A draw", "A play B3", "A play G5")[1:] == ["A play B3 blue", "A play G5 green"]
    assert [series["cards"] for series in state.view(0)["series"][0]] == ["B1 B3", "G5"]


@pytest.mark.rule("CM-DEF-13", "CM-R2")
@pytest.mark.parametrize(
    ("rest", "card", "can"),
    [
        ("", "B5", True),
        ("", "S", False),
        ("A red [R1 S]", "S", False),
        ("A red [R1]", "S", True),
        ("", "KIT", False),
        ("A red [R1 +K]", "KIT", False),
        ("A red [R1 S]", "KIT", True),
        ("A red [R1 S]; B red [R3]", "RAS", False),
        ("A red [R1 S]; B red [R3 R5]", "RAS", True),
        ("A red [R1 S]; B red [R3 S]", "RAS", False),
        ("A red [R1]; B red [R3 R5]", "RAS", False),
        ("", "GOOD", False),
        ("A red [R1]", "GOOD", True),
        ("", "BAD", False),
        ("A red [R1]", "BAD", True),
        ("A red [R1]", "LADY", False),
        ("A red [R1 S]", "LADY", True),
    ],
)
def test_what_can_be_taken_from_a_pile(table, rest, card, can):
    state = table("; ".join(part for part in ("Base-3", rest, f"P2 [Y7 {card}]") if part))
    assert ("take P2" in [state.action_text(a) for a in state.legal_actions()]) == can
    refusal = state.refusal(0, "take P2")
    assert (refusal is None) == can


@pytest.mark.rule("CM-R2")
def test_a_taken_extra_is_carried_out_and_cannot_be_thrown(table, moves):
    state = table("Base-3; A red [R1]; A blue [B1]; P2 [Y7 GOOD]")
    assert moves(state, "A take P2", "A discard GOOD P1 ! must-play", "A use GOOD red C")[-1] == "good dog C R1"


@pytest.mark.rule("CM-R2")
def test_numbers_only_forbids_taking_anything_else(table, moves):
    state = table("Base-3; A red [R1]; P2 [Y7 GOOD]; P1 [S]; pile_draw numbers_only")
    moves(state, "A take P2 ! numbers-only", "A take P1 ! numbers-only", "A take P3")


@pytest.mark.rule("CM-PILE-4")
def test_a_card_turned_up_has_no_effect(table, moves):
    state = table("Base-3; A blue [B1 S]; P1 [B5]; deck LADY R3")
    assert moves(state, "A take P1") == ["A take B5 P1", "refill P1 LADY", "A play B5 blue"]
    assert state.view(0)["coins"] == [0, 0, 0]


@pytest.mark.rule("CM-R34", "CM-PILE-3")
def test_the_card_in_hand_is_on_no_pile(table, moves):
    state = table("Base-3; A red [R1]; A blue [B1]; P1 [GOOD]; deck GOOD R3 Y3")
    assert moves(state, "A take P1") == ["A take GOOD P1", "refill P1 GOOD"]
    assert state.view(0)["hand"] == "GOOD"


@pytest.mark.rule("CM-STRAY-5", "CM-STRAY-6", "CM-R26")
def test_a_stray_is_never_first(table, moves):
    state = table("Base-3; A blue [B1]; deck S Y5 R3 Y9")
    moves(state, "A draw", "A place S red ! no-series", "A place S blue")
    assert state.view(0)["series"][0][0]["cards"] == "B1 S"


@pytest.mark.rule("CM-R26")
def test_the_engine_asserts_that_no_stray_becomes_first():
    with pytest.raises(AssertionError):
        with_card(0, 15)


@pytest.mark.rule("CM-STRAY-8", "CM-SCORE-4", "CM-STRAY-7")
def test_three_cards_with_a_stray_are_not_offered(table, moves):
    state = table("Base-3; A blue [B1 S]; P1 [B3]")
    moves(state, "A take P1")
    assert (state.to_act(), state.view(0)["phase"]) == (1, "act")


@pytest.mark.rule("CM-STRAY-2", "CM-STRAY-3", "CM-STRAY-4")
def test_a_stray_may_join_any_series_without_one(table, moves):
    state = table("Base-3; A blue [B1 S]; A red [R1]; A green [G3]; deck S Y5 R3 Y9")
    moves(state, "A draw", "A place S blue ! second-stray")
    placed = [state.action_text(a) for a in state.legal_actions() if state.action_text(a).startswith("place")]
    assert placed == ["place S red", "place S green"]


@pytest.mark.rule("CM-STRAY-8", "CM-SCORE-2")
def test_a_stray_as_fifth_card_scores(table, moves):
    state = table("Base-3; A blue [B1 B3 B5 B7]; P1 [S]")
    assert moves(state, "A take P1")[-1] == "A score blue [B1 B3 B5 B7 S] 1+3+5+7+3=19: 1"


@pytest.mark.rule("CM-KIT-3")
def test_kittens_without_a_series_are_thrown(table, moves):
    state = table("Base-3; deck KIT S R3 Y9")
    assert moves(state, "A draw", "A discard KIT P1", "A discard S P1")[-1] == "A discard S P1"


@pytest.mark.rule("CM-KIT-4", "CM-R19")
def test_two_orphans_are_put_away_clockwise_with_pairs_after_each(table, moves):
    state = table("Base-4; B green [G5]; D green [G9 +K]; A green [G1 +K]; P2 [Y9 KIT]; active B")
    happened = moves(state, "B steal D.green A.green", "A kittens P1 ! not-your-turn", "D kittens P1", "A kittens P3")
    assert happened == [
        "B steal G9 D", "B steal G1 A", "B score green [G5 G9 G1] 15 misses: 0", "D orphan", "A orphan",
        "D kittens on P1", "pair KIT P1 P2", "A kittens on P3",
    ]  # fmt: skip
    assert state.to_act() == 2


@pytest.mark.rule("CM-KIT-4", "CM-GOOD-1")
def test_a_good_dog_can_orphan_kittens(table, moves):
    state = table("Base-3; A blue [B1 +K]; deck GOOD Y5 R3 Y9")
    happened = moves(state, "A draw", "A use GOOD blue B", "A kittens P1", "A play Y5")
    assert happened[1:] == ["good dog B B1", "A orphan", "A kittens on P1", "A play Y5 yellow"]


@pytest.mark.rule("CM-R11", "CM-RAS-1", "CM-RAS-3", "CM-RAS-4", "CM-RAS-5")
def test_the_rascal_keeps_order_sizes_and_kittens(table, moves):
    state = table("Base-3; A blue [B9 S B5 B7 +K]; B blue [B1 B3 +K]; deck RAS Y3 R3 Y9")
    moves(state, "A draw", "A use RAS blue B")
    assert [series["cards"] for seat in state.view(0)["series"] for series in seat] == ["B9 B5 B7 B3 +K", "B1 S +K"]
    assert state.view(0)["coins"] == [0, 1, 0]
    assert state.view(0)["phase"] == "resolve"


@pytest.mark.rule("CM-R11", "CM-DECK-4", "CM-RAS-2")
def test_a_usable_rascal_must_be_used(table, moves):
    state = table("Base-3; A blue [B9 S]; B blue [B1 B3]; deck RAS Y3 R3 Y9")
    moves(state, "A draw", "A discard RAS P1 ! must-execute")


@pytest.mark.rule("CM-BAD-1", "CM-GOOD-1", "CM-R7")
def test_gifts_go_to_any_opponent_from_any_series(table, moves):
    state = table("Base-4; A blue [B9 S]; A red [R1]; deck GOOD BAD Y3 R3 Y9")
    moves(state, "A draw")
    texts = [state.action_text(a) for a in state.legal_actions()]
    expected = [f"use {dog} {c} {who}" for dog in ("GOOD", "BAD") for c in ("blue", "red") for who in "BCD"]
    assert texts == expected


@pytest.mark.rule("CM-LADY-1", "CM-R37", "CM-R14")
def test_a_drawn_cat_lady_is_mandatory(table, moves):
    state = table("Base-3; A blue [B9 S]; deck LADY Y3 R3 Y9")
    moves(state, "A draw", "A discard LADY P1 ! must-execute", "A use LADY")
    assert state.view(0)["coins"][0] == 2


@pytest.mark.rule("CM-R14", "CM-R12")
def test_shrinking_to_three_is_no_scoring_but_growing_back_is(table, moves):
    state = table("Base-3; A blue [B1 B3 B5 B9]; deck GOOD Y5 B9 R3 Y9")
    moves(state, "A draw", "A use GOOD blue B", "A play Y5")
    assert state.to_act() == 1
    again = table("Base-3; A blue [B1 B3 B5]; deck GOOD B5 B9 R3 Y9")
    assert moves(again, "A draw", "A use GOOD blue B", "A play B5")[-1] == "A play B5 blue"
    moves(again, "A score")


@pytest.mark.rule("CM-STEAL-8", "CM-TURN-1")
def test_a_theft_is_the_whole_turn(table, moves):
    state = table("Base-3; A blue [B1 B3]; B blue [B9 B5]; P1 [B7]")
    moves(state, "A steal B.blue")
    assert state.to_act() == 1
    with pytest.raises(clowder.MalformedAction):
        state.parse_action("steal B.blue P1")


@pytest.mark.rule("CM-STEAL-7", "CM-STEAL-6")
def test_two_thefts_on_one_series_need_its_size(table, moves):
    state = table("Base-3; A green [G5 G5]; A red [R1]; B green [G9]; C green [G1]; B red [R3]")
    moves(state, "A steal B.green C.green ! wrong-size", "A steal C.green B.red ! wrong-size")
    five = table("Base-3; A green [G5 G5 G7]; B green [G9]; C green [G3]")
    assert moves(five, "A steal C.green B.green")[-1] == "A score green [G5 G5 G7 G9 G3] 5+5+7+9+3=29: 3"
    seven = table("Base-3; A green [G5 G5 G7 G1 G1 +K]; B green [G9]; C green [G1]")
    assert moves(seven, "A steal B.green C.green")[-1].endswith("29: 8")


@pytest.mark.rule("CM-R35")
def test_thefts_are_laid_clockwise_however_they_are_written(table, moves):
    state = table("Base-4; B green [G5]; A green [G9]; D green [G1]; active B")
    assert moves(state, "B steal A.green D.green")[:2] == ["B steal G1 D", "B steal G9 A"]


@pytest.mark.rule("CM-R30", "CM-SER-3")
def test_a_robbed_colour_may_be_started_anew(table, moves):
    state = table("Base-3; A blue [B1 B3]; B blue [B5]; P1 [B9]")
    moves(state, "A steal B.blue", "B take P1")
    assert state.view(0)["series"][1][0]["cards"] == "B9"


@pytest.mark.rule("CM-R5", "CM-DECK-5")
def test_strays_never_pair(table, moves):
    state = table("Base-3; P1 [B7 S]; P2 [Y7 S]; deck S S R3 Y9")
    moves(state, "A draw", "A discard S P3")
    assert state.view(0)["piles"] == ["B7 S", "Y7 S", "R7 S"]


@pytest.mark.rule("CM-R9", "CM-DECK-6")
def test_two_useless_extras_may_share_a_pile(table, moves):
    state = table("Base-3; deck KIT LADY R3 Y9")
    moves(state, "A draw", "A discard LADY P2", "A discard KIT P2")
    assert state.view(0)["piles"][1] == "Y7 LADY KIT"


@pytest.mark.rule("CM-DECK-6")
@pytest.mark.parametrize("pile", ["P1", "P2", "P3"])
def test_the_second_number_goes_to_any_pile_but_that_of_the_first(table, moves, pile):
    state = table("Base-3; deck R5 Y5 R3 Y3")
    moves(state, "A draw", f"A discard R5 {pile}")
    refusal = state.refusal(0, f"discard Y5 {pile}")
    assert (refusal.key, "CM-DECK-6" in refusal.clauses) == ("same-pile", True)
    thrown = [state.action_text(action) for action in state.legal_actions()]
    others = {"P1", "P2", "P3"} - {pile}
    assert {text.split()[-1] for text in thrown if text.startswith("discard Y5")} == others


@pytest.mark.rule("CM-R8", "CM-DECK-2")
def test_the_order_of_the_drawn_cards_is_free(table, moves):
    state = table("Base-3; deck S Y5 R3 Y3")
    moves(state, "A draw", "A play Y5")
    assert state.view(0)["series"][0][0]["cards"] == "Y5 S"
    assert state.to_act() == 1


@pytest.mark.rule("CM-R27", "CM-LADY-1")
def test_the_cap_goes_with_the_stray(table, moves):
    state = table("Base-3; A blue [B9 S B7 B5]; deck LADY B9 R3 Y3")
    moves(state, "A draw", "A use LADY", "A play B9")
    assert state.view(0)["phase"] == "act"
    assert state.view(0)["series"][0][0]["cards"] == "B9 B7 B5 B9"


@pytest.mark.rule("CM-R31", "CM-SCORE-3")
def test_six_under_kittens_wait_for_the_seventh(table, moves):
    state = table("Base-3; A blue [B9 B7 B5 B9 +K]; P1 [B1 B3]")
    assert moves(state, "A take P1")[-1] == "A play B3 blue"
    assert state.to_act() == 1


@pytest.mark.rule("CM-R32")
def test_drawing_is_always_possible(table, moves):
    state = table("Base-3; P1 [S]; P2 [KIT]; P3 [LADY]; deck R3")
    assert [state.action_text(a) for a in state.legal_actions()] == ["draw"]
    moves(state, "A pass ! no-pass")


@pytest.mark.rule("CM-R13", "CM-R12")
def test_at_three_both_answers_are_open(table, moves):
    state = table("Base-3; A blue [B1 B3]; P1 [B3]")
    moves(state, "A take P1")
    assert [state.action_text(a) for a in state.legal_actions()] == ["score", "keep"]
    assert (state.view(0)["choice"], state.view(0)["stakes"]) == ("blue", {"score": 0})


@pytest.mark.rule("CM-R6")
def test_every_series_under_kittens_leaves_no_place(table, moves):
    state = table("Base-3; A blue [B1 +K]; deck KIT S R3 Y9")
    moves(state, "A draw", "A discard KIT P1")
    assert state.view(0)["series"][0][0]["cards"] == "B1 S +K"


@pytest.mark.rule("CM-R36")
def test_piles_and_box_are_public(table):
    state = table("Base-3; P1 [LADY B7]; box R5 R5 G1")
    for seat in (0, 1, 2, clowder.NOBODY):
        assert state.view(seat)["piles"][0] == "LADY B7"
        assert state.view(seat)["box"] == "R5*2 G1"
