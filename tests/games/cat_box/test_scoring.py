"""Points, tie-breaks, places and the score sheet; scoring examples 1 to 5 and W34."""

import pytest

from tests.games.cat_box.kit import SCORED, A, B, assert_rows, do, finished, picture, setup, special

EXAMPLE_5 = picture("K K K P", "E P P P", "B E K Y", "B B E Y")


def lines(outcome, seat):
    return [(line.key, line.clause, line.points) for line in outcome.sheet[seat]]


@pytest.mark.rule("CB-EX1", "CB-SCORE-11", "CB-R31")
@pytest.mark.rule("CB-SCORE-1", "CB-SCORE-2", "CB-SCORE-5", "CB-SCORE-6", "CB-SCORE-7")
def test_example_1_the_rulebook_example():
    state = setup(SCORED, seats=5, identities=["K", "P", "B", "Y", "C"])
    assert_rows(
        state,
        -4,
        ym2="- - Y E - - - -",
        ym1="- - E P V - - -",
        y0="B V B E V P K Y",
        y1="E P P K B B E V",
        y2="P P Y E B E E P",
        y3="V Y Y K K Y V B",
    )
    outcome = state.outcome()
    assert outcome.scores == [6, 11, 9, 9, 12]
    assert outcome.winners == [4]
    assert outcome.reason == "most_points"
    assert lines(outcome, 0) == [("kittens", "CB-SCORE-1", 4), ("group", "CB-SCORE-2", 2)]
    assert lines(outcome, 1) == [("kittens", "CB-SCORE-1", 7), ("group", "CB-SCORE-2", 4)]
    assert lines(outcome, 4) == [("boxes", "CB-SCORE-5", 8), ("threes", "CB-SCORE-6", 4)]
    assert finished(SCORED, identities=["V", "K", "P"]).scores[0] == 6 + 2
    assert state.view(0)["counts"] == {
        "K": [4, 2],
        "P": [7, 4],
        "V": [6, 2],
        "B": [6, 3],
        "Y": [6, 3],
        "E": 8,
        "threes": 2,
    }


def tiles(*counts):
    return [["paw", "scratcher", "fish", "mouse", "stack"][:count] for count in counts]


def asked(outcome):
    """What was compared to find the winner."""
    return [(tier.key, tier.clause, tier.figures) for tier in outcome.decided.tiers]


@pytest.mark.rule("CB-EX2", "CB-SCORE-8", "CB-SPEC-6", "CB-R28")
def test_example_2_the_chihuahua_breaks_the_tie():
    outcome = finished(
        SCORED, seats=4, options={"rules": "special"}, identities=["P", "C", "B", "K"], tiles=tiles(3, 2, 4, 5)
    )
    assert outcome.scores == [14, 14, 13, 11]
    assert outcome.ranks == [2, 1, 3, 4]
    assert (outcome.winners, outcome.reason) == ([1], "chihuahua")
    assert asked(outcome) == [("points", "CB-SCORE-7", [14, 14, 13, 11]), ("chihuahua", "CB-SCORE-8", [0, 1])]
    assert outcome.sheet[0][-1].as_json() == {
        "key": "tiles",
        "clause": "CB-SPEC-6",
        "points": 3,
        "params": {"count": 3, "tiles": ["paw", "scratcher", "fish"]},
    }


@pytest.mark.rule("CB-EX3", "CB-SCORE-9", "CB-R29")
def test_example_3_the_largest_group_breaks_the_tie():
    outcome = finished(SCORED, options={"rules": "special"}, identities=["V", "B", "K"], tiles=tiles(2, 1, 0))
    assert outcome.scores == [10, 10, 6]
    assert outcome.ranks == [2, 1, 3]
    assert outcome.reason == "largest_group"
    assert asked(outcome) == [("points", "CB-SCORE-7", [10, 10, 6]), ("group", "CB-SCORE-9", [2, 3])]
    assert (outcome.decided.lead, outcome.decided.line) == (1, -1)


@pytest.mark.rule("CB-EX4", "CB-SCORE-10", "CB-R30", "CB-R54")
def test_example_4_a_draw():
    outcome = finished(SCORED, seats=2, identities=["B", "Y"])
    assert outcome.scores == [9, 9]
    assert outcome.ranks == [1, 1]
    assert (outcome.winners, outcome.reason) == ([0, 1], "shared")
    assert asked(outcome)[1:] == [("group", "CB-SCORE-9", [3, 3])]
    assert outcome.decided.lead == 0


@pytest.mark.rule("CB-EX5", "CB-R26", "CB-R27", "CB-SCORE-3", "CB-SCORE-4", "CB-SCORE-6")
def test_example_5_details_of_groups():
    for identities, scores in (("KPVBC", [7, 8, 0, 6, 7]), ("YKPVB", [4, 7, 8, 0, 6])):
        outcome = finished(EXAMPLE_5["table"], options=EXAMPLE_5["options"], seats=5, identities=list(identities))
        assert outcome.scores == scores
    state = setup(EXAMPLE_5["table"], options=EXAMPLE_5["options"], seats=2)
    assert_rows(state, 0, y0="K K K P", y1="E P P P", y2="B E K Y", y3="B B E Y")
    assert state.view(0)["counts"] == {
        "K": [4, 3],
        "P": [4, 4],
        "V": [0, 0],
        "B": [3, 3],
        "Y": [2, 2],
        "E": 3,
        "threes": 2,
    }


W34 = picture(
    "P P P P P K B B",
    "V V K E V V B B",
    "P P E E E E B B",
    "Y E P P K V K K",
    "B B E V P P Y Y",
    "V V B B E E P P",
    "P P Y Y B B E E",
    "E K B B Y Y E E",
    "Y Y E E E E K V",
    "V K V K V K V K",
)


@pytest.mark.rule("CB-W34", "CB-R28", "CB-SCORE-9")
def test_w34_the_chihuahua_is_not_among_the_tied():
    outcome = finished(W34["table"], options=W34["options"], seats=4, identities=["P", "B", "C", "Y"])
    assert [(line.key, line.points) for line in outcome.sheet[0]] == [("kittens", 15), ("group", 5)]
    assert [(line.key, line.points) for line in outcome.sheet[1]] == [("kittens", 14), ("group", 6)]
    assert outcome.scores == [20, 20, 18, 11]
    assert outcome.ranks == [2, 1, 3, 4]
    assert outcome.reason == "largest_group"


@pytest.mark.rule("CB-SCORE-3", "CB-R26")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (("KKEKK", "EEEEE"), 4 + 2),  # two groups of two: one scores
        (("KEKEE", "EKEKE"), 4 + 1),  # only corners touch
        (("KEEEE", "EEEEE"), 1 + 1),
        (("PEEEE", "EEEEE"), 0),
    ],
)
def test_only_one_largest_group_and_no_diagonals(rows, points):
    shown = picture(*(row + "E" for row in rows))
    assert finished(shown["table"], options=shown["options"], seats=2, identities=["K", "V"]).scores[0] == points


@pytest.mark.rule("CB-R27", "CB-SCORE-6")
@pytest.mark.parametrize(
    ("rows", "threes"),
    [
        (("KKKEEE", "EEEEEE"), 1),  # straight
        (("KKEEEE", "KEEEEE"), 1),  # bent
        (("KKKEEE", "KEEEEE"), 0),  # four
        (("KKKEKK", "EEEEEK"), 2),  # two of one colour
        (("KKKPPP", "VVVYYY"), 4),  # colours nobody plays count too
        (("KKEEKK", "EEEEEE"), 0),  # two
    ],
)
def test_groups_of_exactly_three(rows, threes):
    shown = picture(*rows)
    outcome = finished(shown["table"], options=shown["options"], seats=4, identities=["C", "K", "B", "P"])
    assert outcome.sheet[0][1].params == {"count": threes}
    assert outcome.sheet[0][1].points == 2 * threes


@pytest.mark.rule("CB-R25", "CB-SCORE-1", "CB-SCORE-5", "CB-GOAL-1", "CB-GOAL-2")
def test_only_visible_quadrants_count():
    outcome = finished("C01+@(0,0) C26+@(1,0)", seats=4, identities=["P", "B", "K", "C"])
    # C26 covers P and B of the start card: rows K K E and V V P
    assert [line.points for line in outcome.sheet[0]] == [1, 1]
    assert outcome.scores[1] == 0
    assert [line.points for line in outcome.sheet[2]] == [2, 2]
    assert [line.points for line in outcome.sheet[3]] == [1, 0]


@pytest.mark.rule("CB-SPEC-6", "CB-R35")
def test_tiles_in_use_are_no_points():
    state = special(
        B,
        seats=2,
        hands={"P1": ["C26+"]},
        tiles=[["scratcher", "mouse"], ["fish", "scratcher"]],
        scratchers={"P2": "2,2"},
        identities=["K", "P"],
    )
    do(state, "play 1.0 @-1,-1")
    assert state.is_over()
    assert state.view(0)["scratchers"] == [None, "2,2"]
    assert [lines[-1].points for lines in state.outcome().sheet] == [2, 1]
    fished = special(B, seats=2, hands={"P1": ["C26+", "C12+"]}, tiles=[["fish", "paw"], ["paw"]])
    do(fished, "play 1.0 @-1,-1", "fish 1.1")
    assert fished.to_act() == 0, "P2 has nothing to play"
    do(fished, "play reserved @2,0")
    assert [lines[-1].points for lines in fished.outcome().sheet] == [1, 1]


@pytest.mark.rule("CB-R54", "CB-SCORE-7", "CB-SCORE-8", "CB-SCORE-9")
def test_places_below_the_first_use_the_same_tie_breaks():
    # blue and yellow are equal in everything, behind pink; black is last
    outcome = finished(SCORED, seats=4, identities=["B", "P", "Y", "K"])
    assert outcome.ranks == [2, 1, 2, 4]
    # behind pink (11 + 5) Chihuahua and blue have 12 each: the Chihuahua is second
    outcome = finished(
        SCORED, seats=4, options={"rules": "special"}, identities=["B", "C", "P", "K"], tiles=tiles(3, 0, 5, 0)
    )
    assert outcome.scores == [12, 12, 16, 6]
    assert outcome.ranks == [3, 2, 1, 4]


@pytest.mark.rule("CB-SCORE-7")
def test_no_outcome_before_the_end():
    assert setup(A, hands={"P1": ["C06+"]}).outcome() is None
