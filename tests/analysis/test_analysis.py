"""Skill and luck add up, nobody is judged by what they could not know, and a blunder is called one."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import clowder
from clowder.analysis.analysis import DEAR_BATCHES, Analysis, Budget, CannotAnalyse
from clowder.analysis.chances import calibration, win_chances
from clowder.analysis.decision import Decision
from clowder.analysis.figures import Mean
from clowder.analysis.report import report
from clowder.analysis.summary import summaries
from clowder.analysis.tags import tags_of
from clowder.analysis.verdicts import GOOD, WORDS, verdict, wants_opinion, word_for
from clowder.anywhere.decisions import judge
from clowder.bots.chair import Chair
from clowder.bots.levels import level_bot
from tests.analysis.games import finished
from tests.bots.middle import middle, settings
from tests.contract.catalog import present_ids

LITTLE = Budget(simulations=2, rounds=1)


def analysed(record: clowder.Record, seats: list[int] | None = None, seed: int = 0) -> dict[str, Any]:
    analysis = Analysis(record, seats, seed)
    analysis.run(LITTLE)
    return report(analysis)


@pytest.mark.parametrize(("id", "seats"), [("if-it-fits", 2), ("cat-box", 3)])
def test_skill_and_luck_add_up_and_equal_budgets_give_equal_analyses(id: str, seats: int) -> None:
    record = finished(id, seats)
    found = analysed(record)
    for seat in range(seats):
        whole = found["result"][seat] - found["start"][seat]
        assert found["skill"][seat] + found["luck"][seat] == pytest.approx(whole, abs=1e-12)
    assert sum(found["skill"]) == pytest.approx(0.0, abs=1e-9)  # what one gains by deciding the others lose
    assert [each["ply"] for each in found["decisions"]] == list(range(len(record.actions)))
    assert len(found["curve"]) == len(record.actions) + 1
    assert found["curve"][-1] == found["result"]
    assert 3 <= len(found["turning_points"]) <= 5
    for each in found["decisions"]:
        assert each["played"] == record.actions[each["ply"]]
        assert each["cost"] >= 0.0
        assert (each["best"] == each["played"]) == (each["cost"] == 0.0)
    names = replace(record, extra={"names": ["Z", "Y", "X"][:seats]})
    again = analysed(names)
    assert without_time(again) == without_time(found)


def without_time(found: dict[str, Any]) -> str:
    return json.dumps({**found, "seconds": 0})


def test_of_one_seat_only_its_decisions_are_told() -> None:
    record = finished("if-it-fits", 2)
    found = analysed(record, [1])
    assert {each["seat"] for each in found["decisions"]} == {1}
    assert len(found["skill"]) == len(found["luck"]) == len(found["start"]) == 2


def test_a_kept_analysis_goes_on_as_if_it_had_not_stopped() -> None:
    record = finished("if-it-fits", 2)
    straight = Analysis(record)
    straight.run(Budget(simulations=2, rounds=2))
    stopped = Analysis(record)
    stopped.run(Budget(simulations=2, rounds=1))
    later = Analysis(record)
    assert later.bring(json.loads(json.dumps(stopped.kept())))
    later.run(Budget(simulations=2, rounds=2))
    assert without_time(report(later)) == without_time(report(straight))
    assert not Analysis(record, seed=1).bring(stopped.kept())
    slices = Analysis(record)
    steps = 0
    while not slices.run(Budget(simulations=2, rounds=2), should_stop=stop_after(7)):  # no round fits into one slice
        steps += 1
        goes_on = Analysis(record)
        assert goes_on.bring(json.loads(json.dumps(slices.kept())))
        slices = goes_on
    assert steps > 5
    assert without_time(report(slices)) == without_time(report(straight))
    assert not Analysis(record, [0]).bring(stopped.kept())


def stop_after(asked: int) -> Callable[[], bool]:
    """Says stop when it was asked so often."""
    left = iter(range(asked))
    return lambda: next(left, None) is None


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_what_a_seat_did_not_know_changes_no_byte_of_its_judgement(game: str, seats: int, options: dict) -> None:
    """The leak test: everything that the seat could not see is drawn anew, and the judgement stays as it was."""
    state = middle(game, seats, options, 9)
    seat = int(state.to_act())
    played = int(state.legal_actions()[0])
    worlds = [state, *(state.determinize(seat, clowder.Rng(100 + other)) for other in range(2))]
    assert len({judged(game, world, seat, played) for world in worlds}) == 1


def judged(game: str, world: clowder.State, seat: int, played: int) -> str:
    from clowder.analysis.curve import Point

    table = calibration(game, int(world.seats))
    decision = Decision(Chair(world, seat), 9, played, 5, table)
    decision.scout(game, 3)
    decision.sample(4)
    decision.sample(4)
    point = Point(Chair(world, seat), 9, 5, table)
    point.sample()
    return json.dumps([decision.kept(), point.kept(), tags_of(game, decision.chair, played, "")])


@pytest.mark.parametrize("id", present_ids())
def test_chances_of_all_seats_are_one(id: str) -> None:
    least, most = clowder.game(id).seats
    for seats in range(least, most + 1):
        state = middle(id, seats, {}, 15)
        assert sum(win_chances(state, calibration(id, seats))) == pytest.approx(1.0)
        assert sum(calibration(id, seats).start) == pytest.approx(1.0)


def test_a_planted_blunder_is_a_turning_point() -> None:
    """The last decision of a game that one move wins and another loses."""
    game = clowder.game("if-it-fits")
    for seed in range(1, 30):
        record = planted(game, seed)
        if record is None:
            continue
        analysis = Analysis(record)
        analysis.run(LITTLE)
        found = report(analysis)
        ply = len(record.actions) - 1
        last = found["decisions"][ply]
        assert last["judgement"] == "blunder"
        assert ply in found["turning_points"]
        assert last["cost"] > 0.9
        check_points(record, last)
        check_summary(found, summaries(analysis), last)
        return
    pytest.fail("no game was decided by its last move")


def test_a_move_that_looks_like_a_mistake_is_looked_at_more_often() -> None:
    """By the batches that choose alone: those that judge it do not say when it is enough."""
    analysis = Analysis(finished("if-it-fits", 2))
    analysis.run(LITTLE)
    decision = next(each for each in analysis.decisions if not each.looks_dear())
    other = decision.options[1]
    other.gain[1] = Mean(8, 4.0, 2.5)
    assert not decision.looks_dear()
    other.gain[0] = Mean(8, 4.0, 2.5)
    assert decision.looks_dear()
    assert analysis._round_begins().count(decision.ply) >= DEAR_BATCHES


def test_no_word_is_said_that_the_strongest_level_does_not_agree_to() -> None:
    state = middle("if-it-fits", 2, {}, 12)
    seat = int(state.to_act())
    decision = Decision(Chair(state, seat), 12, int(state.legal_actions()[0]), 3, calibration("if-it-fits", 2))
    decision.scout("if-it-fits", 20)
    best = decision.options[1]
    best.gain = [Mean(16, 8.0, 4.5), Mean(16, 8.0, 4.5)]
    assert decision.best()[0] is best
    assert (verdict(decision), wants_opinion(decision)) == (WORDS[2], True)
    decision.ask("if-it-fits", 20)
    assert len(decision.opinions) == len(decision.options) + 1
    assert decision.opinions[-1] == max(decision.opinions)
    assert not wants_opinion(decision)
    for opinions, word in (((-0.01, 0.05), GOOD), ((0.01, -0.05), WORDS[2]), ((-0.01, 0.08), WORDS[2])):
        decision.opinions = [0.0, opinions[0], -0.05, -0.05, opinions[1]]
        assert verdict(decision) == word


def check_points(record: clowder.Record, last: dict[str, Any]) -> None:
    """Where a move ends the game its points are those of the score sheet, and sure."""
    outcome = clowder.replay(record).state.outcome()
    assert outcome is not None
    points = {option["move"]: (option["points"], option["points_error"]) for option in last["options"]}
    assert points[last["played"]] == (outcome.scores[last["seat"]], 0.0)
    assert points[last["best"]][0] >= outcome.scores[last["seat"]]  # it may win by taking from others


def check_summary(found: dict[str, Any], made: list[dict[str, Any]], last: dict[str, Any]) -> None:
    """What stays of an analysis says the same as the analysis, and the blunder is the dearest of its kind."""
    for each in made:
        assert each["skill"] + each["luck"] == pytest.approx(each["result"] - each["start"], abs=2e-4)
        assert each["luck"] == pytest.approx(found["luck"][each["seat"]], abs=1e-4)
        words = [one["judgement"] for one in found["decisions"] if one["seat"] == each["seat"]]
        assert each["words"] == {word: words.count(word) for word in WORDS}
        assert sum(tag["missed"] for tag in each["tags"]) >= min(1, sum(each["words"].values()))
        json.dumps(each)
    own = made[last["seat"]]
    worst = own["worst"][0]
    assert (worst["ply"], worst["played"], worst["best"]) == (last["ply"], last["played"], last["best"])
    assert judge({"decisions": [worst]}, last["ply"], last["best"]) == ("right", 0.0, worst["error"])
    assert judge({"decisions": [worst]}, last["ply"], last["played"])[0] == "played"
    assert worst["tags"]
    assert worst["why"]["key"].startswith("hint-")
    dearest = max(own["tags"], key=lambda tag: float(tag["cost"]))
    assert (dearest["missed"] > 0, dearest["ply"]) == (True, last["ply"])


def planted(game: clowder.Game, seed: int) -> clowder.Record | None:
    """A game whose last move loses where another one would have won at once."""
    record = finished(game.id, 2, seed)
    state = clowder.replay(record, until=len(record.actions) - 1).state
    seat = int(state.to_act())
    ends: dict[int, str] = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        if after.to_act() < 0:
            ends.setdefault(int(after.ranks()[seat]), state.action_text(action))
    if not {1, 2} <= set(ends) or len(state.legal_actions()) > 40:
        return None
    return replace(record, actions=(*record.actions[:-1], ends[2]))


def test_unfinished_games_are_refused() -> None:
    record = finished("if-it-fits", 2)
    with pytest.raises(CannotAnalyse) as cannot:
        Analysis(replace(record, actions=record.actions[:-1]))
    assert cannot.value.key == "unfinished"
    with pytest.raises(CannotAnalyse) as cannot:
        Analysis(replace(record, actions=(*record.actions[:3], "nonsense")))
    assert (cannot.value.key, cannot.value.ply) == ("stops", 4)


def test_a_word_needs_more_than_its_uncertainty() -> None:
    assert word_for(0.20, 0.02) == WORDS[2]
    assert word_for(0.10, 0.01) == WORDS[1]
    assert word_for(0.05, 0.01) == WORDS[0]
    assert word_for(0.20, 0.12) == GOOD
    assert word_for(0.01, 0.0) == GOOD


def test_means_know_their_error() -> None:
    mean = Mean()
    for value in (1.0, 3.0, 5.0, 7.0):
        mean.add(value)
    assert mean.value == 4.0
    assert mean.error == pytest.approx((20 / 3 / 4) ** 0.5)
    assert Mean.brought(mean.kept()).error == mean.error


def test_playouts_decide_from_what_their_seat_knows() -> None:
    """In a playout the seat that acts does the same whatever the others hold."""
    from clowder.analysis.playout import Playout

    for game, seats, options in settings():
        state = middle(game, seats, options, 8)
        seat = int(state.to_act())
        moves = {int(Playout(7).choose(state.determinize(seat, clowder.Rng(n)), seat)) for n in range(4)}
        assert len(moves) == 1, game


def test_levels_are_judged_without_a_clock() -> None:
    """A strong move among random ones costs nothing that can be told."""
    state = middle("if-it-fits", 2, {}, 12)
    seat = int(state.to_act())
    played = int(
        level_bot("alley-cat", "if-it-fits", simulations=60, clock=False).choose(Chair(state, seat), clowder.Rng(1))
    )
    decision = Decision(Chair(state, seat), 12, played, 3, calibration("if-it-fits", 2))
    decision.scout("if-it-fits", 20)
    for _ in range(4):
        decision.sample()
    _, cost, error = decision.best()
    assert word_for(cost, error) in (GOOD, WORDS[0])
