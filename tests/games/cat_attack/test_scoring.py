"""Points, ranks and ties at the round limit (section 8, CA-SHORT-2, CA-SHORT-3, CA-R40, CA-R46)."""

import pytest

from clowder.core.outcome import Outcome
from clowder.games.cat_attack.rules import CatAttackState
from tests.games.cat_attack.kit import ALL_FOODS, CLOVER, CUSTARD, MISTY, PLUM, go, table, throw

FOODS = ALL_FOODS.split()


def ended(seats: int, sheet: dict[int, tuple[int, int]], **options: object) -> Outcome:
    """A game that ends by its round limit with these (lives, foods) by seat."""
    state = table(
        seats,
        options={"round_limit": 5, **options},
        lives={seat: count for seat, (count, _) in sheet.items()},
        larders={seat: " ".join(FOODS[:count]) for seat, (_, count) in sheet.items()},
        over="rounds",
    )
    outcome = state.outcome()
    assert outcome is not None
    for score, lines in zip(outcome.scores, outcome.sheet, strict=True):
        assert score == sum(line.points for line in lines)
    return outcome


def asked(outcome: Outcome) -> list[tuple[str, list[int], list[int]]]:
    """What was compared to find the winner, of whom."""
    assert outcome.decided is not None
    return [(tier.key, tier.seats, tier.figures) for tier in outcome.decided.tiers]


@pytest.mark.rule("CA-S1", "CA-SHORT-2", "CA-SHORT-3", "CA-R40")
def test_more_foods_break_a_tie_and_the_retired_have_no_score() -> None:
    outcome = ended(4, {CUSTARD: (6, 3), CLOVER: (4, 5), PLUM: (8, 0), MISTY: (0, 4)})
    assert outcome.scores == [9, 9, 8, 0]
    assert outcome.ranks == [2, 1, 3, 4]
    assert asked(outcome) == [("points", [0, 1, 2, 3], [9, 9, 8, 0]), ("foods", [0, 1], [3, 5])]


@pytest.mark.rule("CA-SHORT-3", "CA-R40")
def test_the_last_life_counts() -> None:
    assert ended(3, {0: (1, 0), 1: (0, 5), 2: (2, 0)}).ranks == [2, 3, 1]


@pytest.mark.rule("CA-S2", "CA-SHORT-3")
def test_equal_foods_are_a_draw() -> None:
    outcome = ended(2, {0: (5, 4), 1: (5, 4)})
    assert outcome.ranks == [1, 1]
    assert asked(outcome)[-1] == ("foods", [0, 1], [4, 4])


@pytest.mark.rule("CA-S3", "CA-SHORT-3", "CA-SHORT-1")
def test_a_draw_between_exactly_the_best() -> None:
    assert ended(3, {0: (5, 1), 1: (2, 4), 2: (2, 4)}, lives=5).ranks == [3, 1, 1]


@pytest.mark.rule("CA-S4", "CA-WIN-1")
def test_a_win_by_food_needs_no_points() -> None:
    state = table(
        options={"round_limit": 5},
        round=5,
        first=CUSTARD,
        lives={MISTY: 1},
        larders={MISTY: ALL_FOODS, CUSTARD: ALL_FOODS},
        cats={MISTY: "G6a"},
    )
    throw(state, MISTY, 1)
    go(state, "dest H6")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "food"
    assert outcome.winners == [MISTY]
    assert outcome.scores[CUSTARD] == 15
    [(key, _, figures)] = asked(outcome)
    assert (key, figures.index(1)) == ("food", MISTY)


@pytest.mark.rule("CA-S5", "CA-R46")
def test_gangs_add_up_their_members_in_the_game() -> None:
    outcome = ended(4, {CUSTARD: (4, 6), PLUM: (3, 2), CLOVER: (0, 3), MISTY: (9, 5)}, gangs="full")
    assert outcome.scores == [15, 14, 15, 14]
    assert outcome.ranks == [1, 3, 1, 3]
    assert asked(outcome) == [("points", [0, 1, 2, 3], [15, 14, 15, 14])]
    assert outcome.decided is not None
    assert outcome.decided.lead == 1


@pytest.mark.rule("CA-R46")
def test_a_shared_gang_counts_pool_and_larder() -> None:
    state = table(options={"gangs": "shared", "round_limit": 5}, lives={0: 3, 1: 5}, larders={0: "fish"}, over="rounds")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [4, 5, 4, 5]
    assert {line.clause for lines in outcome.sheet for line in lines} == {"CA-R46"}


@pytest.mark.rule("CA-R40", "CA-R33")
def test_the_retired_come_last_the_first_to_leave_at_the_end() -> None:
    state = table(lives={PLUM: 0, CLOVER: 0}, retired=["H5", "H3"])
    assert list(state.ranks()) == [1, 3, 4, 1]


def test_the_safety_limit_ends_an_endless_game_by_the_same_count() -> None:
    state: CatAttackState = table(round=1000, first=CUSTARD, larders={PLUM: "fish"})
    throw(state, MISTY, 1)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("safety", [PLUM])
