"""What somebody gives an environment by mistake is answered by one sentence that says what to do."""

from typing import Any

import pytest

pytest.importorskip("gymnasium")

from clowder.adapters.batch import BatchEnv
from clowder.adapters.errors import EnvironmentFault
from clowder.adapters.gymnasium import ClowderEnv, ClowderVectorEnv


@pytest.mark.parametrize("games", ["x", 1.5, 0, None])
def test_a_number_of_games_that_is_none(games: Any) -> None:
    with pytest.raises(EnvironmentFault, match="at least one game, a whole number"):
        BatchEnv(games)


def test_a_step_before_the_first_reset() -> None:
    with pytest.raises(EnvironmentFault, match=r"call reset\(\)"):
        ClowderEnv("cat-box").step(0)
    with pytest.raises(EnvironmentFault, match=r"call reset\(\)"):
        BatchEnv(2, "cat-box").step([0, 0])
    with pytest.raises(EnvironmentFault, match=r"call reset\(\)"):
        ClowderVectorEnv(2, "cat-box").step([0, 0])


def test_an_action_that_is_no_number() -> None:
    env = ClowderEnv("cat-box")
    env.reset(seed=1)
    for action in ("foo", None, 1.5, [1, 2]):
        with pytest.raises(EnvironmentFault, match="whole number of the action space"):
            env.step(action)


def test_an_array_of_one_number_is_an_action() -> None:
    numpy = pytest.importorskip("numpy")
    env = ClowderEnv("cat-box", illegal="raise")
    seen, _ = env.reset(seed=1)
    env.step(numpy.flatnonzero(seen["action_mask"])[:1])


@pytest.mark.parametrize("actions", [None, 5, "ab", [1.5, 2.5], ["x", "y"], [[1], [1, 2]]])
def test_actions_that_are_no_numbers(actions: Any) -> None:
    many: list[Any] = [BatchEnv(2, "cat-box"), ClowderVectorEnv(2, "cat-box")]
    for env in many:
        env.reset(seed=1)
        with pytest.raises(EnvironmentFault, match="actions are whole numbers, one for each of 2 games"):
            env.step(actions)
        with pytest.raises(EnvironmentFault, match="give 2 actions, one for each game, not 1"):
            env.step([0])


def test_settings_of_the_wrong_kind() -> None:
    wrong: Any
    for wrong in ("x", 1.5, 0, True):
        with pytest.raises(EnvironmentFault, match="max_cycles is a number of decisions from 1 on"):
            ClowderEnv("cat-box", max_cycles=wrong)
    with pytest.raises(EnvironmentFault, match="bots are a level such as 'kitten', a bot, or one per other seat"):
        ClowderEnv("cat-box", bots=5)
    for wrong in ("x", -1, 1.5):
        with pytest.raises(EnvironmentFault, match="a seed is a whole number from 0 on, or None"):
            BatchEnv(2, "cat-box").reset(seed=wrong)


def test_agents_that_are_not_there() -> None:
    pettingzoo = pytest.importorskip("clowder.adapters.pettingzoo")
    for env in (pettingzoo.raw_env("cat-box", 3), pettingzoo.parallel_env("cat-box", 3)):
        with pytest.raises(EnvironmentFault, match=r"call reset\(\) before the first step"):
            env.step({})
        env.reset(seed=1)
        for ask in (env.view, env.action_space, env.observation_space):
            with pytest.raises(EnvironmentFault, match="there is no agent 'P1'; agents are seat_0, seat_1, seat_2"):
                ask("P1")
    for actions in ({}, 5, {"P1": 0}):
        with pytest.raises(EnvironmentFault, match=r"give a dict of agents and actions with one for seat_\d"):
            env.step(actions)
