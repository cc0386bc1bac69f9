"""Gymnasium's own checker for every game; bots, seats and the vector environment."""

import importlib
from typing import Any, cast

import pytest

import clowder
from clowder.bots.chair import Bot, Chair
from clowder.core.rng import Rng
from tests.adapters.tables import all_seats, table_name, usual_tables
from tests.extras import needs

np = needs("numpy")
checker = needs("gymnasium.utils.env_checker")
gym = importlib.import_module("clowder.adapters.gymnasium")

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # the environment is not made by gymnasium.make


def legal(mask: Any, luck: Any) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("observation", ["vector", "dict"])
@pytest.mark.parametrize(("id", "seats", "options"), all_seats(), ids=table_name)
def test_named_checker(id: str, seats: int, options: dict[str, Any], observation: str) -> None:
    checker.check_env(gym.ClowderEnv(id, seats, options=options, observation=observation, render_mode="ansi"))


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_a_game_against_bots_repeats(id: str, seats: int, options: dict[str, Any]) -> None:
    ends = []
    for _ in range(2):
        env = gym.ClowderEnv(id, seats, options=options, bots=["kitten", "random"], seat="random", max_cycles=300)
        seen, info = env.reset(seed=12)
        luck, done, rewards = np.random.default_rng(3), False, []
        while not done:
            assert env.action_masks()[legal(seen["action_mask"], np.random.default_rng(0))]
            seen, reward, terminated, truncated, info = env.step(legal(seen["action_mask"], luck))
            rewards.append(reward)
            done = terminated or truncated
        assert not info["illegal"]
        ends.append((rewards, env.view()))
    assert ends[0] == ends[1]
    assert -1 <= ends[0][0][-1] <= 1


@pytest.mark.parametrize(("id", "seats", "options"), usual_tables(), ids=table_name)
def test_vector_environment_is_many_single_ones(id: str, seats: int, options: dict[str, Any]) -> None:
    """Equal seeds and choices give the same observations and rewards, over the end of games too."""
    many = gym.ClowderVectorEnv(3, id, seats, options=options, max_cycles=25)
    singles = [gym.ClowderEnv(id, seats, options=options, max_cycles=25) for _ in range(3)]
    seen, infos = many.reset(seed=40)
    alone = [env.reset(seed=40 + number)[0] for number, env in enumerate(singles)]
    ended = [False] * 3
    luck = np.random.default_rng(8)
    finished = 0
    for _ in range(30):
        assert many.observation_space.contains(seen)
        for number in range(3):
            assert np.array_equal(seen["observation"][number], alone[number]["observation"])
            assert np.array_equal(seen["action_mask"][number], alone[number]["action_mask"])
        actions = [legal(mask, luck) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, terminated, truncated, infos = many.step(np.array(actions))
        assert not infos["illegal"].any()
        for number, env in enumerate(singles):
            if ended[number]:
                alone[number] = env.reset()[0]
                ended[number] = False
                assert rewards[number] == 0
            else:
                alone[number], reward, end, cut, _ = env.step(actions[number])
                assert (rewards[number], terminated[number], truncated[number]) == (reward, end, cut)
                ended[number] = end or cut
                finished += ended[number]
    assert finished >= 3


def test_an_illegal_action_loses() -> None:
    env = gym.ClowderEnv("cat-box", 3)
    seen, _ = env.reset(seed=2)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


WRONG: list[dict[str, Any]] = [
    {"seat": 3},
    {"bots": ["random"]},
    {"bots": "lion"},
    {"observation": "picture"},
    {"reward": "gold"},
    {"illegal": "shrug"},
    {"max_cycles": 0},
    {"render_mode": "film"},
]


@pytest.mark.parametrize("setting", WRONG)
def test_wrong_settings_are_refused(setting: dict[str, Any]) -> None:
    with pytest.raises(clowder.ClowderError, match=r"seat|bot|level|there is no|max_cycles"):
        gym.ClowderEnv("cat-box", 3, **setting)


def test_a_seat_that_is_never_asked_is_told() -> None:
    env = gym.ClowderEnv("cat-box", 3, seat=2, max_cycles=1, options={"start_player": 1})
    with pytest.raises(clowder.ClowderError, match="max_cycles may be too small"):
        env.reset(seed=1)


@pytest.mark.parametrize("answer", [10**30, -1, None, "play 1.0"])
def test_what_a_bot_of_your_own_does_is_checked(answer: Any) -> None:
    class Broken(Bot):
        def choose(self, chair: Chair, rng: Rng) -> int:
            return cast(int, answer)

    env = gym.ClowderEnv("cat-box", 2, seat=1, bots=Broken(), options={"start_player": 1})
    with pytest.raises(clowder.ClowderError, match="the bot Broken on seat 0 chose"):
        env.reset(seed=1)


def test_a_vector_environment_counts_its_actions() -> None:
    with pytest.raises(clowder.ClowderError, match="at least one game"):
        gym.ClowderVectorEnv(0, "cat-box", 2)
    many = gym.ClowderVectorEnv(2, "cat-box", 2)
    many.reset(seed=1)
    with pytest.raises(clowder.ClowderError, match="give 2 actions"):
        many.step([0])
