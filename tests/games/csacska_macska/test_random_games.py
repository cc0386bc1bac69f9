"""Random games to the end: cards are conserved, sheets add up, copies stay apart. `soak` plays as many as asked."""

from collections import Counter

import pytest

import clowder
from clowder.core.state import listed_playout, random_playout
from tests.games.csacska_macska import cases
from tests.games.csacska_macska.audit import each_step


def soak(game, seats, options, games, first_seed=0):
    """Play random games with every check; returns how many decisions there were of each phase."""
    phases = Counter()
    for seed in range(first_seed, first_seed + games):
        state = game.new(seats=seats, options=options, seed=seed)
        rng = clowder.Rng(seed)
        each_step(state)
        while not state.is_over():
            actions = list(state.legal_actions())
            assert actions == sorted(set(actions))
            assert actions
            assert all(state.is_legal(action) for action in actions)
            phase = state.view(0)["phase"]
            assert phase == "act" or len(actions) > 1
            phases[phase] += 1
            state.apply(actions[rng.below(len(actions))])
            each_step(state)
        check_outcome(state)
    return phases


def check_outcome(state):
    outcome = state.outcome()
    assert outcome.scores == list(state.coins)
    assert [sum(line.points for line in lines) for lines in outcome.sheet] == outcome.scores
    assert all(line.clause.startswith("CM-") and line.key != "earlier" for lines in outcome.sheet for line in lines)
    assert list(state.ranks()) == outcome.ranks


@pytest.mark.rule("CM-R38", "CM-R39", "CM-R26", "CM-R32", "CM-SER-2", "CM-R36")
@pytest.mark.parametrize(("seats", "options"), cases.CASES)
def test_cards_are_conserved_and_games_end(game, seats, options):
    phases = soak(game, seats, options, 4)
    assert phases["act"]
    assert phases["resolve"]
    assert phases["score3"]


def test_all_seats_and_option_values_are_among_the_cases():
    assert {seats for seats, _ in cases.CASES} == {3, 4, 5}
    for name, values in {
        "pile_draw": {"any", "numbers_only"},
        "end_scoring": {"coins_only", "complete_threes"},
        "start_player": {"random", 1, 2, 3, 4, 5},
        "deck": {"csacska-macska-house"},
    }.items():
        assert {options[name] for _, options in cases.CASES if name in options} == values


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_clones_are_equal_and_independent(game, seats):
    state = game.new(seats=seats, seed=3)
    rng = clowder.Rng(9)
    kept = []
    while not state.is_over():
        copy = state.clone()
        assert copy.key() == state.key()
        kept.append((copy, copy.key()))
        action = state.nth_action(rng.below(state.count_actions()))
        other = copy.clone()
        state.apply(action)
        other.apply(action)
        assert other.key() == state.key()
    assert all(copy.key() == key for copy, key in kept)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_counting_and_picking_give_the_same_set(game, seats):
    state = game.new(seats=seats, seed=4)
    rng = clowder.Rng(2)
    while not state.is_over():
        actions = list(state.legal_actions())
        assert state.count_actions() == len(actions)
        assert sorted(state.nth_action(k) for k in range(len(actions))) == actions
        state.apply(actions[rng.below(len(actions))])


def test_playouts_reach_the_end(game):
    for playout in (random_playout, listed_playout):
        state = game.new(seats=4, seed=8)
        assert playout(state, clowder.Rng(1)) > 50
        assert state.is_over()


def test_a_record_replays_to_the_same_state(game):
    record = clowder.Record.start(game, seats=4, options={"start_player": 2}, seed=99)
    state = game.new(seats=4, options={"start_player": 2}, seed=99)
    rng = clowder.Rng(1)
    while not state.is_over():
        actions = state.legal_actions()
        text = state.action_text(actions[rng.below(len(actions))])
        record = record.with_action(text)
        clowder.play_text(state, text)
    replayed = clowder.replay(record)
    assert replayed.ok
    assert replayed.state.key() == state.key()


def test_every_event_kind_and_score_line_appears_in_random_games(game):
    kinds, lines = Counter(), Counter()
    for seed in range(60):
        state = game.new(seats=3 + seed % 3, options={"end_scoring": "complete_threes"}, seed=seed)
        rng = clowder.Rng(seed)
        while not state.is_over():
            actions = state.legal_actions()
            for event in clowder.play(state, actions[rng.below(len(actions))]):
                kinds[event.kind] += 1
                assert event.reveals == (event.kind in ("draw", "refill", "reshuffle"))
                assert event.private is None
        lines.update(line.key for seat in state.outcome().sheet for line in seat)
    assert set(kinds) == {
        "take", "refill", "pair", "draw", "twins", "play", "place_kittens", "put_kittens", "orphan", "discard",
        "stray_leaves", "swap", "good_dog", "bad_dog", "cat_lady", "steal", "score", "keep", "reshuffle", "game_over",
    }  # fmt: skip
    common = {"three", "triple", "five", "five-stray", "nothing", "rascal", "good-dog", "bad-dog", "cat-lady"}
    assert common | {"final-three"} <= set(lines)


@pytest.mark.rule("CM-STEAL-7", "CM-R17")
def test_the_fullest_turn_has_94_choices(game):
    small = {"blue": "B1", "yellow": "Y1", "red": "R1", "green": "G1"}
    series = {seat: dict(small) for seat in "BC"}
    series |= {seat: {"blue": "B3", "yellow": "Y3", "red": "R3", "green": "G3"} for seat in "DE"}
    series["A"] = {"blue": "B5 B5", "yellow": "Y5 Y5", "red": "R5 R5", "green": "G5 G5"}
    state = game.from_position({"base": "Base-5", "deck": "R9 Y9 G9", "series": series})
    actions = list(state.legal_actions())
    assert len(actions) == state.count_actions() == 94
    assert sorted(state.nth_action(k) for k in range(94)) == actions
    assert sum(state.is_legal(action) for action in range(state.action_count())) == 94
