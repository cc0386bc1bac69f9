"""PettingZoo's own checkers, for every game, and what they do not ask."""

import importlib
import types
from functools import partial
from typing import Any

import pytest

from tests.adapters.tables import all_seats, table_name, usual_tables, varied_tables
from tests.extras import needs

checks = needs("pettingzoo.test")
zoo = importlib.import_module("clowder.adapters.pettingzoo")

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # hints to use plain arrays instead of dictionaries


@pytest.mark.parametrize("observation", ["vector", "dict"])
@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_named_checkers(id: str, seats: int, options: dict[str, Any], observation: str) -> None:
    make = partial(zoo.env, id, seats, options=options, observation=observation)
    checks.api_test(make(), num_cycles=150)
    checks.seed_test(make, num_cycles=20)


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_named_checkers_of_parallel_environments(id: str, seats: int, options: dict[str, Any]) -> None:
    """The last two choose without looking at masks."""
    checks.parallel_api_test(zoo.parallel_env(id, seats, options=options), num_cycles=60)
    blind = partial(zoo.parallel_env, id, seats, options=options, illegal="random")
    checks.parallel_seed_test(blind, num_cycles=20)
    lockstep = partial(zoo.lockstep_env, id, seats, options=options, illegal="random")
    checks.max_cycles_test(types.SimpleNamespace(env=lockstep, parallel_env=blind))


@pytest.mark.parametrize(("id", "seats", "options"), all_seats() + varied_tables(4), ids=table_name)
def test_a_whole_game_at_every_table(id: str, seats: int, options: dict[str, Any]) -> None:
    env = zoo.env(id, seats, options=options, max_cycles=2000)
    env.reset(seed=7)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
    assert sum(totals.values()) == pytest.approx(0)
    assert all(-1 <= total <= 1 for total in totals.values())
    assert env.agents == []


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_a_parallel_game_shows_every_seat_what_the_turn_based_one_shows(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    """Equal seeds and choices: observations, masks, rewards and ends of all agents, step by step."""
    apart = zoo.raw_env(id, seats, options=options, max_cycles=12)
    together = zoo.parallel_env(id, seats, options=options, max_cycles=12)
    apart.reset(seed=2)
    seen, _ = together.reset(seed=2)
    while together.agents:
        decider = apart.agent_selection
        for agent in together.agents:
            alone = apart.observe(agent)
            assert (seen[agent]["observation"] == alone["observation"]).all()
            assert (seen[agent]["action_mask"][:-1] == alone["action_mask"]).all()
            assert seen[agent]["action_mask"][together.wait] == (agent != decider)
        action = int(seen[decider]["action_mask"].nonzero()[0][-1])
        apart.step(action)
        seen, rewards, over, cut, _ = together.step(dict.fromkeys(together.agents, action))
        assert (rewards, over, cut) == (apart.rewards, apart.terminations, apart.truncations)
    assert all(cut.values()) or all(over.values())


def test_an_illegal_action_ends_a_parallel_game() -> None:
    env = zoo.parallel_env("cat-box", 3, illegal="lose")
    seen, _ = env.reset(seed=1)
    decider = next(agent for agent in env.agents if not seen[agent]["action_mask"][env.wait])
    _, rewards, over, cut, _ = env.step(dict.fromkeys(env.agents, env.wait))
    assert rewards[decider] == -1
    assert sum(rewards.values()) == pytest.approx(0)
    assert (all(over.values()), any(cut.values()), env.agents) == (True, False, [])


def test_standard_wrappers_end_illegal_games() -> None:
    from pettingzoo.utils import wrappers

    env = wrappers.TerminateIllegalWrapper(zoo.raw_env("csacska-macska", 3), illegal_reward=-1)
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = next(code for code, legal in enumerate(env.last()[0]["action_mask"]) if not legal)
    env.step(illegal)
    assert env.terminations[loser]
    assert env._cumulative_rewards[loser] == -1


@pytest.mark.parametrize(("illegal", "over"), [("lose", True), ("random", False)])
def test_illegal_actions_are_treated_as_asked(illegal: str, over: bool) -> None:
    env = zoo.raw_env("cat-box", 3, illegal=illegal)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(next(code for code, legal in enumerate(env.observe(agent)["action_mask"]) if not legal))
    assert env.terminations[agent] is over
    assert env.rewards[agent] == (-1 if over else 0)


def test_an_illegal_action_raises_by_default() -> None:
    env = zoo.raw_env("cat-box", 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(next(code for code, legal in enumerate(env.observe(env.agent_selection)["action_mask"]) if not legal))


def test_limits_truncate_and_scores_can_be_the_reward() -> None:
    env = zoo.raw_env("cat-box", 4, reward="score", max_cycles=5)
    env.reset(seed=3)
    for _ in range(5):
        env.step(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"]))
    assert all(env.truncations.values())
    env = zoo.raw_env("cat-box", 4, reward="score")
    env.reset(seed=3)
    while not env.terminations[env.agent_selection]:
        env.step(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"]))
    scores = env.match.state.outcome().scores
    first = scores[0] - sum(scores[1:]) / 3
    assert env.rewards["seat_0"] == pytest.approx(first)
    assert sum(env.rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_rendering(id: str, seats: int, options: dict[str, Any]) -> None:
    env = zoo.env(id, seats, options=options, render_mode="ansi")
    env.reset(seed=1)
    assert id in env.render()
    from clowder.adapters.picture import can_rasterise

    if can_rasterise():
        env = zoo.env(id, seats, options=options, render_mode="rgb_array")
        env.reset(seed=1)
        picture = env.render()
        assert picture.ndim == 3
        assert picture.shape[2] == 3
        assert picture.min() < 128 < picture.max(), "letters on paper"
        assert picture[-1, -1].min() > 200, "paper up to the edge"
        for _ in range(20):
            env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
        assert env.render().shape == picture.shape, "frames of a video are equally large"


@pytest.mark.parametrize(
    "setting", [{"observation": "smell"}, {"reward": "fish"}, {"illegal": "shrug"}, {"render_mode": "paw"}]
)
def test_unknown_settings_are_refused(setting: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="there is no"):
        zoo.env("cat-box", 3, **setting)
