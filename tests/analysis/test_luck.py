"""Luck has mean zero because what moves changed adds up to the result: by one value, forced moves included."""

import math
from dataclasses import replace
from functools import cache

import pytest

import clowder
from bench.analysis.calibrate import start_of
from clowder.analysis.chances import Calibration, Stage, calibration, fresh, shares, win_chances
from clowder.analysis.decision import Decision, value
from clowder.analysis.figures import Mean
from clowder.analysis.playout import Playout
from clowder.analysis.verdicts import ONLY, verdict
from clowder.bots.chair import Chair
from clowder.core.types import NOBODY
from tests.analysis.games import finished
from tests.bots.middle import middle


def wrong(seats: int) -> Calibration:
    """An evaluation that knows nothing and thinks it is bad to be the one who acts."""
    order = (0.0, *(3.0 for _ in range(seats - 1)))
    return Calibration((Stage(0.0, 0.0, order),), (1.0 / seats,) * seats, (0.0,) * seats)


def poor(seats: int, acting: int) -> list[float]:
    """What it says where `acting` acts."""
    weights = [1.0 if seat == acting else math.exp(3.0) for seat in range(seats)]
    return [weight / sum(weights) for weight in weights]


@cache
def history(id: str, seats: int) -> tuple[list[clowder.State], list[int]]:
    record = finished(id, seats)
    state = clowder.replay(record, until=0).state
    states, actions = [state.clone()], []
    for text in record.actions:
        actions.append(int(state.parse_action(text)))
        state.apply(actions[-1])
        states.append(state.clone())
    return states, actions


@pytest.mark.parametrize(("id", "seats"), [("if-it-fits", 2), ("cat-box", 3), ("csacska-macska", 3)])
def test_what_moves_changed_adds_up_although_the_horizon_jumps(id: str, seats: int) -> None:
    """Judged at the actor's next turn alone, every move would have changed nothing here, and luck all of it."""
    states, actions = history(id, seats)
    count = len(actions) // 4  # far from the end the wrong evaluation is all there is
    changed = [0.0] * seats
    for ply in range(count):
        acting, coming = int(states[ply].to_act()), int(states[ply + 1].to_act())
        decision = Decision(Chair(states[ply], acting), ply, actions[ply], 0, wrong(seats))
        decision.sample(1)
        wanted = [a - b for a, b in zip(poor(seats, coming), poor(seats, acting), strict=True)]
        assert [mean.value for mean in decision.shift] == [0.0] * seats, "no fault of the evaluation is a decision's"
        assert [mean.value for mean in decision.further] == pytest.approx(wanted)
        changed = [old + mean.value for old, mean in zip(changed, decision.further, strict=True)]
        assert decision.before.count == 0
    first, last = (poor(seats, int(states[ply].to_act())) for ply in (0, count))
    assert changed == pytest.approx([b - a for a, b in zip(first, last, strict=True)])


def test_forced_moves_count() -> None:
    """A move without a choice changes who acts, and has neither a word nor a cost."""
    states, actions = history("cat-box", 3)
    ply = next(ply for ply in range(20) if states[ply].to_act() != states[ply + 1].to_act())
    seat = int(states[ply].to_act())
    chair = Chair(states[ply], seat)
    chair.legal_actions = lambda: [actions[ply]]  # hardly any position of the four games has one move alone
    decision = Decision(chair, ply, actions[ply], 0, wrong(3))
    decision.scout("cat-box", 3)
    decision.sample(2)
    assert (decision.batches, decision.further[seat].count) == (1, 2)
    assert (decision.shift[seat].value, decision.further[seat].value > 0.2) == (0.0, True)
    assert decision.best() == (decision.played, 0.0, 0.0)
    assert verdict(decision) == ONLY


@pytest.mark.parametrize(
    ("game", "seats"), [("if-it-fits", 3), ("cat-box", 3), ("csacska-macska", 3), ("cat-attack", 2)]
)
def test_a_world_has_one_value_as_the_end_of_a_move_and_as_the_beginning_of_the_next(game: str, seats: int) -> None:
    """With all cards open: lines after a move that ends a turn, and lines of the next decision, have equal means."""
    state = middle(game, seats, {}, 9)
    while True:
        seat = int(state.to_act())
        state.apply(Playout(3).choose(state, seat))
        if state.to_act() not in (seat, NOBODY):
            break
    rng = clowder.Rng(7)
    jumps = replace(wrong(seats), stages=(Stage(0.0, 2.0, wrong(seats).stages[0].order),))
    after, before = Mean(), Mean()
    for _ in range(40):
        further = Playout(rng.word()).to_turns_of(fresh(state, rng), seat)[1]
        after.add(win_chances(further, jumps)[seat])
        before.add(value(fresh(state, rng), jumps, rng)[seat])
    assert after.error < 0.05
    assert after.value == pytest.approx(before.value, abs=4.0 * math.hypot(after.error, before.error))


def test_moves_that_leave_the_seat_to_act_are_compared_at_its_next_turn() -> None:
    """There both values are of the same line: a move as in playouts changes nothing."""
    state = middle("csacska-macska", 3, {}, 9)
    seat = int(state.to_act())
    own, further = Playout(5).to_turns_of(state.clone(), seat)
    alone = state.clone()
    Playout(5).to_turn_of(alone, seat, seat)
    assert own.key() == further.key() == alone.key()


def test_a_start_is_the_mean_of_the_value() -> None:
    """Shipped ones too: a few deals lie within their error, and the value of a finished game is its result."""
    assert [mean.value for mean in start_of("cat-box", 2, 3, wrong(2))] == pytest.approx(poor(2, 0))
    for id, seats in (("if-it-fits", 2), ("cat-box", 3)):
        table = calibration(id, seats)
        assert all(0.0 < error < 0.01 for error in table.start_error)
        found = start_of(id, seats, 80, table)
        for mean, start in zip(found, table.start, strict=True):
            assert mean.value == pytest.approx(start, abs=4.0 * mean.error)
    end = history("if-it-fits", 2)[0][-1]
    assert value(end.clone(), wrong(2), clowder.Rng(1)) == shares(end)
