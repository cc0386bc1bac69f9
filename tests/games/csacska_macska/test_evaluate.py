"""The judgement of positions: fair when even, right about what is plainly better, and blind to the deck's order."""

import pytest

import clowder
from clowder.games.csacska_macska.evaluate import prospects


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_judgements_are_chances(game, seats):
    state = game.new(seats=seats, seed=2)
    rng = clowder.Rng(2)
    assert all(abs(chance - 1 / seats) < 0.05 for chance in state.evaluate())
    while not state.is_over():
        judged = list(state.evaluate())
        assert len(judged) == seats
        assert all(0.0 <= chance <= 1.0 for chance in judged)
        assert abs(sum(judged) - 1.0) < 1e-9
        assert judged == list(state.determinize(0, rng).evaluate())
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    winners = state.outcome().winners
    assert list(state.evaluate()) == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Base-3; coins A5", "Base-3; coins A4"),
        ("Base-3; A blue [B1 B3]", "Base-3; A blue [B1 S]"),
        ("Base-3; A red [R9 R7 R1 R3]; deck R9 R9 G3 G9", "Base-3; A red [R9 R7 R1 R5]; deck R9 R9 G3 G9"),
        ("Base-3; A red [R1 R3 R5 R7 +K]", "Base-3; A red [R1]"),
        ("Base-3; A red [R9 R7]; B blue [B1 B3]", "Base-3; A red [R9 R7]; B red [R1 R3]"),
        ("Base-3; hand R3 Y3; A red [R9 R7]; deck R3", "Base-3; hand R5 Y3; A red [R9 R7]; deck R3"),
        ("Base-3; hand LADY Y5; A red [R9 S]", "Base-3; hand BAD Y5; A red [R9 S]"),
        ("Base-3; A red [R1 R3 R5]; choice red", "Base-3; A red [R1 R3 R3]; choice red"),
    ],
)
def test_what_is_plainly_better(table, better, worse):
    assert table(better).evaluate()[0] > table(worse).evaluate()[0]


def test_an_unfinished_series_is_worth_more_with_more_time(table):
    early = table("Base-3; A red [R9 R7]; deck B1 B3 B5 B7 B9 B1 B3 R1 R3 R3")
    late = table("Base-3; A red [R9 R7]; deck R3")
    assert prospects(early)[0] - prospects(early)[1] > prospects(late)[0] - prospects(late)[1]


def test_it_guides_a_greedy_player(game):
    """One ply of it beats random players clearly."""
    wins = 0.0
    for seed in range(24):
        state = game.new(seats=3, seed=seed)
        rng = clowder.Rng(seed)
        hero = seed % 3
        while not state.is_over():
            actions = list(state.legal_actions())
            action = actions[rng.below(len(actions))]
            if state.to_act() == hero:
                action = best_of(state, actions, hero, rng)
            state.apply(action)
        wins += (hero in state.outcome().winners) / len(state.outcome().winners)
    assert wins > 16


def best_of(state, actions, seat, rng):
    def worth(action):
        total = 0.0
        for _ in range(2):
            copy = state.determinize(seat, rng)
            copy.apply(action)
            total += copy.evaluate()[seat]
        return total

    return max(actions, key=worth)
