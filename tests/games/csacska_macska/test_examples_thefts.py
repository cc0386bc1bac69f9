"""Worked examples of the specification, with every event: thefts and the end (CM-E34 to CM-E49)."""

import pytest


@pytest.mark.rule("CM-E34", "CM-STEAL-1", "CM-STEAL-2", "CM-STEAL-3", "CM-R17")
def test_e34_one_theft(example):
    example(
        "Base-3; A blue [B1 B3]; B blue [B9 B5]; B red [R1]",
        ["A steal B.blue"],
        ["A steal B5 B", "A score blue [B1 B3 B5] 1+3+5=9: 1"],
        "coins A1 B0 C0; A none; B blue [B9] red [R1]; box B3 B5; B acts",
    )


@pytest.mark.rule("CM-E35", "CM-STEAL-2", "CM-SCORE-4")
def test_e35_a_theft_needs_a_scoring_size(example):
    example(
        "Base-3; A blue [B1 B3 B3]; A red [R5 S]; A yellow [Y1 Y3 +K]; A green [G3]; "
        "B blue [B9 B5]; B red [R1]; B yellow [Y5]; B green [G3]",
        [
            "A steal B.blue ! wrong-size",
            "A steal B.red ! wrong-size",
            "A steal B.yellow ! wrong-size",
            "A steal B.green ! wrong-size",
        ],
        [],
        "A acts",
    )


@pytest.mark.rule("CM-E36", "CM-STEAL-1", "CM-STEAL-4", "CM-R18")
def test_e36_a_stray_on_top_protects_its_series(example):
    example(
        "Base-3; A blue [B1 B3]; B blue [B9 B5 S]; C red [R1]",
        ["A steal B.blue ! stray-protected", "A steal C.red ! no-own-series"],
        [],
        "A acts",
    )


@pytest.mark.rule("CM-E37", "CM-STEAL-5", "CM-STEAL-7", "CM-R30", "CM-R35")
def test_e37_two_thefts_onto_one_series(example):
    example(
        "Base-3; A green [G5]; B green [G9]; C green [G1 G5]",
        ["A steal B.green C.green"],
        ["A steal G9 B", "A steal G5 C", "A score green [G5 G9 G5] 5+9+5=19: 1"],
        "coins A1 B0 C0; A none; B none; C green [G1]; box G9 G5; B acts",
    )


@pytest.mark.rule("CM-E38", "CM-STEAL-5", "CM-STEAL-6")
def test_e38_two_thefts_onto_two_series(example):
    example(
        "Base-3; A green [G7 G7]; A red [R9 R7 R1 R3]; B green [G3/7]; C red [R9]",
        ["A steal B.green C.red"],
        [
            "A steal G3/7 B",
            "A steal R9 C",
            "A score green [G7 G7 G3/7] triple 7: 3",
            "A score red [R9 R7 R1 R3 R9] 9+7+1+3+9=29: 3",
        ],
        "coins A6 B0 C0; A none; B none; C none; box R3 R9; B acts",
    )


@pytest.mark.rule("CM-E39", "CM-STEAL-5")
def test_e39_two_cards_of_one_victim(example):
    example(
        "Base-3; A green [G5]; A red [R1 R3]; B green [G9]; B red [R5]; C green [G5]",
        ["A steal B.green B.red ! same-victim"],
        [],
        "A acts",
    )


@pytest.mark.rule("CM-E40", "CM-STEAL-4", "CM-KIT-4", "CM-R19")
def test_e40_the_owner_puts_robbed_kittens_away(example):
    example(
        "Base-3; A blue [B1 B3]; B blue [B5 +K]",
        ["A steal B.blue", "A kittens P1 ! not-your-turn", "B kittens P3"],
        ["A steal B5 B", "A score blue [B1 B3 B5] 1+3+5=9: 1", "B orphan", "B kittens on P3"],
        "coins A1 B0 C0; A none; B none; P3 [R7 KIT]; box B3 B5; B acts",
    )


@pytest.mark.rule("CM-E41", "CM-STEAL-2", "CM-SCORE-10", "CM-R17")
def test_e41_a_theft_may_score_nothing(example):
    example(
        "Base-3; A blue [B1 B1]; B blue [B9 B9 B5 B3]",
        ["A steal B.blue"],
        ["A steal B3 B", "A score blue [B1 B1 B3] 5 misses: 0"],
        "A none; B blue [B9 B9 B5]; box B1 B1 B3; B acts",
    )


@pytest.mark.rule("CM-E43", "CM-END-1", "CM-END-2", "CM-GOAL-1", "CM-R20", "CM-R22")
def test_e43_the_last_card_with_three_players(example):
    example(
        "Base-3; A blue [B1 B3]; deck B5; coins A4 B5 C5",
        ["A draw", "A play B5", "A score"],
        ["A draw B5", "A play B5 blue", "A score blue [B1 B3 B5] 1+3+5=9: 1", "over"],
        "coins A5 B5 C5; A none; deck; box B3 B5; over ABC",
    )


@pytest.mark.rule("CM-E44", "CM-END-1", "CM-END-2", "CM-PILE-3")
def test_e44_the_last_card_may_go_to_a_pile(example):
    example(
        "Base-3; A blue [B1 B3]; P1 [B5]; deck B9; coins B2",
        ["A take P1", "A keep"],
        ["A take B5 P1", "refill P1 B9", "A play B5 blue", "A keep blue", "over"],
        "A blue [B1 B3 B5]; P1 [B9]; deck; over B",
    )


@pytest.mark.rule("CM-E46", "CM-END-4")
def test_e46_the_second_deck_runs_out(example):
    example(
        "Base-4; pass 2; deck Y9 G3; coins A3 B7 C2 D6",
        ["A draw", "A play Y9", "A play G3"],
        ["A draw Y9 G3", "A play Y9 yellow", "A play G3 green", "over"],
        "A yellow [Y9] green [G3]; deck; over B",
    )


@pytest.mark.rule("CM-E47", "CM-SER-1", "CM-SER-2", "CM-SER-3", "CM-R28")
def test_e47_a_card_has_one_series(example):
    example(
        "Base-3; A blue [B5]; A yellow [Y5]; A red [R5]; A green [G5]; deck Y1 G1 R3 Y3",
        ["A draw", "A play Y1", "A play G1"],
        ["A draw Y1 G1", "A play Y1 yellow", "A play G1 green"],
        "A blue [B5] yellow [Y5 Y1] red [R5] green [G5 G1]; deck R3 Y3; B acts",
    )
