"""Worked examples of the specification, with every event: drawing, throwing and using cards (CM-E14 to CM-E33)."""

import pytest


@pytest.mark.rule("CM-E14", "CM-DECK-5")
def test_e14_twin_extras_end_the_turn(example):
    example(
        "Base-3; A blue [B5]; deck LADY LADY R3 Y3",
        ["A draw"],
        ["A draw LADY LADY", "twins LADY"],
        "deck R3 Y3; box LADY LADY; B acts",
    )


@pytest.mark.rule("CM-E15", "CM-DECK-2", "CM-DECK-7", "CM-STRAY-5", "CM-R8")
def test_e15_a_stray_without_a_series_is_thrown(example):
    example(
        "Base-3; deck S Y5 R3 Y3",
        ["A draw", "A discard S P1", "A play Y5"],
        ["A draw S Y5", "A discard S P1", "A play Y5 yellow"],
        "A yellow [Y5]; P1 [B7 S]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E16", "CM-DECK-4", "CM-STRAY-2", "CM-STRAY-3")
def test_e16_a_playable_stray_must_be_played(example):
    example(
        "Base-3; A blue [B5]; deck S Y5 R3 Y3",
        ["A draw", "A discard S P1 ! must-execute", "A play Y5", "A place S yellow"],
        ["A draw S Y5", "A play Y5 yellow", "A play S yellow"],
        "A blue [B5] yellow [Y5 S]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E17", "CM-STRAY-4", "CM-DECK-7", "CM-R5")
def test_e17_the_second_stray_finds_no_place(example):
    example(
        "Base-3; A red [R5 R9]; deck S S R3 Y3",
        ["A draw", "A discard S P2"],
        ["A draw S S", "A play S red", "A discard S P2"],
        "A red [R5 R9 S]; P2 [Y7 S]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E18", "CM-DECK-1", "CM-DECK-6")
def test_e18_two_thrown_numbers_go_to_two_piles(example):
    example(
        "Base-3; deck R5 Y5 R3 Y3",
        ["A draw", "A discard R5 P3", "A discard Y5 P3 ! same-pile", "A discard Y5 P1"],
        ["A draw R5 Y5", "A discard R5 P3", "A discard Y5 P1"],
        "P1 [B7 Y5]; P3 [R7 R5]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E19", "CM-DECK-6", "CM-DECK-7", "CM-R9")
def test_e19_an_extra_and_a_number_may_share_a_pile(example):
    example(
        "Base-3; deck KIT R5 R3 Y3",
        ["A draw", "A discard KIT P3", "A discard R5 P3"],
        ["A draw KIT R5", "A discard KIT P3", "A discard R5 P3"],
        "P3 [R7 KIT R5]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E20", "CM-KIT-1", "CM-KIT-3", "CM-DECK-2")
def test_e20_kittens_lie_over_the_card_just_played(example):
    example(
        "Base-3; deck KIT R5 R3 Y3",
        ["A draw", "A play R5"],
        ["A draw KIT R5", "A play R5 red", "A kittens over red"],
        "A red [R5 +K]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E21", "CM-KIT-1", "CM-KIT-2", "CM-SCORE-3")
def test_e21_kittens_lengthen_a_series(example):
    example(
        "Base-3; A blue [B1 B3 B1 B3]; deck KIT B1 R3 Y3",
        ["A draw", "A place KIT blue", "A play B1"],
        ["A draw KIT B1", "A kittens over blue", "A play B1 blue"],
        "A blue [B1 B3 B1 B3 B1 +K]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E22", "CM-KIT-1", "CM-R6")
def test_e22_one_kittens_card_per_series(example):
    example(
        "Base-3; A blue [B1 B3 +K]; A red [R5]; deck KIT Y5 R3 Y3",
        ["A draw", "A place KIT blue ! second-kittens", "A place KIT red", "A play Y5"],
        ["A draw KIT Y5", "A kittens over red", "A play Y5 yellow"],
        "A blue [B1 B3 +K] yellow [Y5] red [R5 +K]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E23", "CM-RAS-1", "CM-RAS-3", "CM-RAS-4", "CM-RAS-5", "CM-R11")
def test_e23_the_rascal_swaps_a_stray(example):
    example(
        "Base-3; A blue [B9 S B5]; B blue [B1 B3 B5]; deck RAS Y3 R3 Y9",
        ["A draw", "A use RAS blue B", "A score", "A play Y3"],
        [
            "A draw RAS Y3",
            "A stray leaves blue",
            "A swap blue B5 B",
            "A play B5 blue",
            "A score blue [B9 B5 B5] 9+5+5=19: 1",
            "A play Y3 yellow",
        ],
        "coins A1 B1 C0; A yellow [Y3]; B blue [B1 B3 S]; deck R3 Y9; box B5 B5; B acts",
    )


@pytest.mark.rule("CM-E24", "CM-R27", "CM-RAS-4", "CM-SCORE-2", "CM-SCORE-6")
def test_e24_a_series_freed_of_its_stray_pays_in_full(example):
    example(
        "Base-3; A blue [B9 B9 S B7]; B blue [B1 B5]; deck RAS B9 R3 Y3",
        ["A draw", "A use RAS blue B", "A play B9"],
        [
            "A draw RAS B9",
            "A stray leaves blue",
            "A swap blue B5 B",
            "A play B5 blue",
            "A play B9 blue",
            "A score blue [B9 B9 B7 B5 B9] 9+9+7+5+9=39: 3",
        ],
        "coins A3 B1 C0; A none; B blue [B1 S]; deck R3 Y3; box B5 B9; B acts",
    )


@pytest.mark.rule("CM-E25", "CM-RAS-2", "CM-STRAY-6", "CM-DECK-7")
def test_e25_a_rascal_without_partner_is_thrown(example):
    example(
        "Base-3; A blue [B9 S B5]; B blue [B1]; C blue [B1 S]; C red [R1 R3]; deck RAS Y3 R3 Y9",
        [
            "A draw",
            "A use RAS blue B ! stray-first",
            "A use RAS blue C ! second-stray",
            "A discard RAS P1",
            "A play Y3",
        ],
        ["A draw RAS Y3", "A discard RAS P1", "A play Y3 yellow"],
        "A blue [B9 S B5] yellow [Y3]; P1 [B7 RAS]; deck R3 Y9; B acts",
    )


@pytest.mark.rule("CM-E26", "CM-GOOD-1", "CM-GOOD-2", "CM-R7")
def test_e26_the_good_dog_takes_a_stray_along(example):
    example(
        "Base-3; A yellow [Y5 Y3 S]; deck GOOD Y1 R3 Y9",
        ["A draw", "A use GOOD yellow C", "A play Y1", "A keep"],
        ["A draw GOOD Y1", "good dog C S", "A play Y1 yellow", "A keep yellow"],
        "coins A0 B0 C2; A yellow [Y5 Y3 Y1]; deck R3 Y9; B acts",
    )


@pytest.mark.rule("CM-E27", "CM-BAD-1", "CM-BAD-2", "CM-KIT-4", "CM-R10")
def test_e27_the_bad_dog_chases_a_series_from_under_kittens(example):
    example(
        "Base-3; A red [R1 S R5 +K]; deck BAD Y5 R3 Y9",
        ["A draw", "A use BAD red B", "A kittens P2", "A play Y5"],
        ["A draw BAD Y5", "bad dog B 3: R1 S R5", "A orphan", "A kittens on P2", "A play Y5 yellow"],
        "coins A0 B3 C0; A yellow [Y5]; P2 [Y7 KIT]; deck R3 Y9; box BAD; B acts",
    )


@pytest.mark.rule("CM-E28", "CM-DECK-2", "CM-BAD-1")
def test_e28_the_bad_dog_may_get_a_fresh_series(example):
    example(
        "Base-3; A red [R1 R9]; deck BAD Y5 R3 Y9",
        ["A draw", "A play Y5", "A use BAD yellow C"],
        ["A draw BAD Y5", "A play Y5 yellow", "bad dog C 1: Y5"],
        "coins A0 B0 C1; deck R3 Y9; box BAD; B acts",
    )


@pytest.mark.rule("CM-E29", "CM-LADY-1", "CM-R14", "CM-R37")
def test_e29_the_cat_lady_takes_every_stray(example):
    example(
        "Base-3; A blue [B5 S B3 B1]; A green [G9 S]; P2 [LADY]",
        ["A take P2"],
        ["A take LADY P2", "refill P2 R3", "A stray leaves blue", "A stray leaves green", "A cat lady 3"],
        "coins A3 B0 C0; A blue [B5 B3 B1] green [G9]; P2 [R3]; deck Y3 G3 R9 Y9 G9; B acts",
    )


@pytest.mark.rule("CM-E30", "CM-LADY-2", "CM-PAIR-1", "CM-PAIR-2")
def test_e30_a_pair_on_the_piles_leaves(example):
    example(
        "Base-3; A blue [B5]; P3 [LADY]; deck LADY B9 R3 Y3",
        ["A draw", "A discard LADY P1", "A play B9"],
        ["A draw LADY B9", "A discard LADY P1", "pair LADY P1 P3", "refill P3 R3", "A play B9 blue"],
        "A blue [B5 B9]; P3 [R3]; deck Y3; box LADY LADY; B acts",
    )


@pytest.mark.rule("CM-E31", "CM-PAIR-1", "CM-R15")
def test_e31_an_extra_may_bury_its_twin(example):
    example(
        "Base-3; A blue [B5]; P3 [LADY]; deck LADY B9 R3 Y3",
        ["A draw", "A discard LADY P3", "A play B9"],
        ["A draw LADY B9", "A discard LADY P3", "A play B9 blue"],
        "A blue [B5 B9]; P3 [LADY LADY]; deck R3 Y3; B acts",
    )


@pytest.mark.rule("CM-E32", "CM-PILE-2", "CM-R2")
def test_e32_only_an_executable_card_can_be_taken(example):
    example(
        "Base-3; A blue [B5]; P2 [LADY]; P3 [S]",
        ["A take P2 ! not-executable", "A take P3"],
        ["A take S P3", "refill P3 R3", "A play S blue"],
        "A blue [B5 S]; P3 [R3]; deck Y3 G3 R9 Y9 G9; B acts",
    )


@pytest.mark.rule("CM-E33", "CM-PAIR-1", "CM-PILE-1", "CM-R15", "CM-R34")
def test_e33_taking_a_card_uncovers_a_pair(example):
    example(
        "Base-3; A blue [B5]; P1 [GOOD B7]; P2 [Y1 GOOD]",
        ["A take P1"],
        ["A take B7 P1", "pair GOOD P1 P2", "refill P1 R3", "A play B7 blue"],
        "A blue [B5 B7]; P1 [R3]; P2 [Y1]; deck Y3 G3 R9 Y9 G9; box GOOD GOOD; B acts",
    )
