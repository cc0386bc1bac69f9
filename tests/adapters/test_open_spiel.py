"""OpenSpiel's own simulation test for every game and seat count, its searchers, and what a player's information is."""

import importlib
import json
from typing import Any

import pytest

from clowder.adapters.errors import EnvironmentFault
from clowder.core.rng import Rng
from tests.adapters.tables import all_seats, table_name, usual_tables, varied_tables
from tests.extras import needs

np = needs("numpy")
pyspiel = needs("pyspiel")
adapter = importlib.import_module("clowder.adapters.open_spiel")


def load(id: str, seats: int, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(adapter.short_name(id), {"players": seats, "options": json.dumps(options)})


def dealt(game: Any, luck: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(luck.integers(256)))
    return state


def walk(state: Any, luck: Any, steps: int) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(int(luck.choice(state.legal_actions())))


QUICK = {"cat-attack": {"round_limit": 5}}  # the test looks at every state in many ways


@pytest.mark.parametrize(("id", "seats", "options"), all_seats(), ids=table_name)
def test_named_simulation_test(id: str, seats: int, options: dict[str, Any]) -> None:
    game = load(id, seats, {**options, **QUICK.get(id, {})})
    few = seats == game.get_type().min_num_players  # writing every state down takes the longest
    pyspiel.random_sim_test(game, num_sims=1, serialize=few, verbose=False)


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables() + varied_tables(4), ids=table_name)
def test_resampled_worlds_look_the_same(id: str, seats: int, options: dict[str, Any]) -> None:
    luck, other = np.random.default_rng(5), Rng(3)
    game = load(id, seats, options)
    state = dealt(game, luck)
    differ = False
    for _ in range(6):
        walk(state, luck, 5)
        if state.is_terminal():
            break
        for player in range(seats):
            world = state.resample_from_infostate(player, other.chance)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.current_player() == state.current_player()
            differ = differ or str(world) != str(state)
    assert differ


def test_the_real_past_of_others_is_not_in_a_resampled_world() -> None:
    """A sampler must not smuggle what another seat has really seen into the keys of its nodes."""
    luck = np.random.default_rng(1)
    game = load("cat-attack", 3, {})
    state = dealt(game, luck)
    walk(state, luck, 60)
    worlds = [state.resample_from_infostate(0, Rng(seed).chance) for seed in range(20)]
    seen = [json.loads(world.information_state_string(1))["seen"] for world in worlds]
    assert all(past == seen[0] for past in seen)
    public = [event.seen_by(-1) for event in worlds[0].course.events]
    assert seen[0] == public


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_information_keeps_the_past(id: str, seats: int, options: dict[str, Any]) -> None:
    luck = np.random.default_rng(5)
    state = dealt(load(id, seats, options), luck)
    walk(state, luck, 10)
    copy = state.clone()
    walk(state, luck, 5)
    before, after = (json.loads(found.information_state_string(0))["seen"] for found in (copy, state))
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert "seen" not in json.loads(state.observation_string(0))


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_histories_replay(id: str, seats: int, options: dict[str, Any]) -> None:
    luck = np.random.default_rng(5)
    game = load(id, seats, options)
    state = dealt(game, luck)
    walk(state, luck, 20)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_their_searchers_play_our_games(id: str, seats: int, options: dict[str, Any]) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(id, seats, {**options, **QUICK.get(id, {})})
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    for bot in (
        ismcts.ISMCTSBot(game, evaluator, 1.4, 8, random_state=luck),
        mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=luck),
    ):
        state = dealt(game, np.random.default_rng(2))
        for _ in range(2):
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_their_regret_minimiser_samples_our_games() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    game = load("if-it-fits", 2, {})
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = dealt(game, np.random.default_rng(2))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_options_may_be_written_with_single_quotes() -> None:
    game = pyspiel.load_game(adapter.short_name("cat-box"), {"players": 4, "options": "{'rules': 'special'}"})
    assert game.num_players() == 4
    assert game.options["rules"] == "special"


def test_options_that_are_not_json_are_told() -> None:
    with pytest.raises(EnvironmentFault, match="options is a JSON object such as"):
        pyspiel.load_game(adapter.short_name("cat-box"), {"players": 4, "options": "rules=special"})
