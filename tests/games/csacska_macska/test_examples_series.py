"""Worked examples of the specification, with every event: series and what they pay (CM-E1 to CM-E13)."""

import pytest


@pytest.mark.rule(
    "CM-E1", "CM-TURN-2", "CM-PILE-1", "CM-PILE-2", "CM-PILE-3", "CM-SCORE-1", "CM-SCORE-5", "CM-GOAL-2", "CM-R16"
)
def test_e1_take_a_card_and_score_three(example):
    example(
        "Base-3; A blue [B1 B3]; P1 [B5]",
        ["A take P1", "A score"],
        ["A take B5 P1", "refill P1 R3", "A play B5 blue", "A score blue [B1 B3 B5] 1+3+5=9: 1"],
        "coins A1 B0 C0; A none; P1 [R3]; deck Y3 G3 R9 Y9 G9; box B3 B5; B acts",
    )


@pytest.mark.rule("CM-E2", "CM-SCORE-1", "CM-R12")
def test_e2_a_kept_three_gets_no_second_chance_elsewhere(example):
    example(
        "Base-3; A blue [B1 B3]; P1 [B5]",
        ["A take P1", "A keep", "B take P3", "C take P3", "A take P2"],
        [
            "A take B5 P1",
            "refill P1 R3",
            "A play B5 blue",
            "A keep blue",
            "B take R7 P3",
            "refill P3 Y3",
            "B play R7 red",
            "C take Y3 P3",
            "refill P3 G3",
            "C play Y3 yellow",
            "A take Y7 P2",
            "refill P2 R9",
            "A play Y7 yellow",
        ],
        "A blue [B1 B3 B5] yellow [Y7]; B red [R7]; C yellow [Y3]; P1 [R3]; P2 [R9]; P3 [G3]; deck Y9 G9; B acts",
    )


@pytest.mark.rule("CM-E3", "CM-DECK-2", "CM-DECK-3", "CM-SER-3", "CM-SCORE-1")
def test_e3_score_and_start_the_colour_anew(example):
    example(
        "Base-3; A green [G9 G9]; deck G1 G5 R3 Y3",
        ["A draw", "A play G1", "A score", "A play G5"],
        ["A draw G1 G5", "A play G1 green", "A score green [G9 G9 G1] 9+9+1=19: 1", "A play G5 green"],
        "coins A1 B0 C0; A green [G5]; deck R3 Y3; box G9 G1; B acts",
    )


@pytest.mark.rule("CM-E4", "CM-SER-5", "CM-SCORE-2", "CM-SCORE-10", "CM-R13")
def test_e4_five_cards_are_scored_even_for_nothing(example):
    example(
        "Base-3; A red [R3 R3 R7 R7]; P3 [R5]",
        ["A take P3"],
        ["A take R5 P3", "refill P3 R3", "A play R5 red", "A score red [R3 R3 R7 R7 R5] 25 misses: 0"],
        "A none; P3 [R3]; deck Y3 G3 R9 Y9 G9; box R3 R3 R7 R7 R5; B acts",
    )


@pytest.mark.rule("CM-E5", "CM-SCORE-2", "CM-SCORE-6")
def test_e5_five_cards_that_end_in_nine_pay_three(example):
    example(
        "Base-3; A red [R9 R7 R5 R9]; P3 [Y9 R9]; deck Y3 G3 B9",
        ["A take P3"],
        ["A take R9 P3", "A play R9 red", "A score red [R9 R7 R5 R9 R9] 9+7+5+9+9=39: 3"],
        "coins A3 B0 C0; A none; P3 [Y9]; box R9 R9; B acts",
    )


@pytest.mark.rule("CM-E6", "CM-DECK-3", "CM-DECK-6")
def test_e6_a_drawn_card_may_be_thrown_to_avoid_a_bad_five(example):
    example(
        "Base-3; A red [R3 R3 R7 R7]; deck R5 B3 Y3",
        ["A draw", "A discard R5 P2", "A play B3"],
        ["A draw R5 B3", "A discard R5 P2", "A play B3 blue"],
        "A blue [B3] red [R3 R3 R7 R7]; P2 [Y7 R5]; deck Y3; B acts",
    )


@pytest.mark.rule("CM-E7", "CM-STRAY-1", "CM-STRAY-7", "CM-SCORE-7", "CM-R1", "CM-R16")
def test_e7_a_stray_makes_five_cards_pay_one(example):
    example(
        "Base-3; A yellow [Y5 S Y3 Y7]; P2 [Y7]",
        ["A take P2"],
        ["A take Y7 P2", "refill P2 R3", "A play Y7 yellow", "A score yellow [Y5 S Y3 Y7 Y7] 5+7+3+7+7=29: 1"],
        "coins A1 B0 C0; A none; P2 [R3]; deck Y3 G3 R9 Y9 G9; box S Y3 Y7 Y7; B acts",
    )


@pytest.mark.rule("CM-E8", "CM-KIT-2", "CM-SCORE-3", "CM-SCORE-8")
def test_e8_seven_under_kittens_pay_eight(example):
    example(
        "Base-3; A green [G1 G3 G5 G7 G9 G1 +K]; P3 [Y9 G3]",
        ["A take P3"],
        ["A take G3 P3", "A play G3 green", "A score green [G1 G3 G5 G7 G9 G1 G3 +K] 1+3+5+7+9+1+3=29: 8"],
        "coins A8 B0 C0; A none; P3 [Y9]; B acts",
    )


@pytest.mark.rule("CM-E9", "CM-SCORE-9", "CM-STRAY-7", "CM-R16")
def test_e9_seven_under_kittens_with_a_stray_pay_one(example):
    example(
        "Base-3; A green [G1 S G5 G7 G9 G1 +K]; P3 [Y9 G3]",
        ["A take P3"],
        ["A take G3 P3", "A play G3 green", "A score green [G1 S G5 G7 G9 G1 G3 +K] 1+3+5+7+9+1+3=29: 1"],
        "coins A1 B0 C0; A none; P3 [Y9]; box S G5 G7 G9 G1 G3 KIT; B acts",
    )


@pytest.mark.rule("CM-E10", "CM-SCORE-3", "CM-SCORE-10", "CM-R31")
def test_e10_seven_under_kittens_that_miss_pay_nothing(example):
    example(
        "Base-3; A green [G1 G3 G5 G7 G9 G1 +K]; P3 [Y9 G5]",
        ["A take P3"],
        ["A take G5 P3", "A play G5 green", "A score green [G1 G3 G5 G7 G9 G1 G5 +K] 31 misses: 0"],
        "A none; P3 [Y9]; box G1 G3 G5 G7 G9 G1 G5 KIT; B acts",
    )


@pytest.mark.rule("CM-E11", "CM-SCORE-11", "CM-SCORE-12", "CM-SER-7", "CM-R3")
def test_e11_a_dual_card_completes_a_triple(example):
    example(
        "Base-3; A green [G7 G7]; P3 [Y9 G3/7]",
        ["A take P3", "A score"],
        ["A take G3/7 P3", "A play G3/7 green", "A score green [G7 G7 G3/7] triple 7: 3"],
        "coins A3 B0 C0; A none; P3 [Y9]; B acts",
    )


@pytest.mark.rule("CM-E12", "CM-SCORE-11", "CM-R4")
def test_e12_a_triple_that_also_ends_in_nine_pays_once(example):
    example(
        "Base-3; A blue [B3 B3]; P1 [Y9 B3]",
        ["A take P1", "A score"],
        ["A take B3 P1", "A play B3 blue", "A score blue [B3 B3 B3] triple 3: 3"],
        "coins A3 B0 C0; A none; P1 [Y9]; B acts",
    )


@pytest.mark.rule("CM-E13", "CM-SCORE-1", "CM-SCORE-10", "CM-R13")
def test_e13_a_three_may_be_scored_for_nothing(example):
    example(
        "Base-3; A blue [B3/7 B3]; P1 [Y9 B7]",
        ["A take P1", "A score"],
        ["A take B7 P1", "A play B7 blue", "A score blue [B3/7 B3 B7] 13/17 misses: 0"],
        "A none; P1 [Y9]; box B3/7 B3 B7; B acts",
    )
