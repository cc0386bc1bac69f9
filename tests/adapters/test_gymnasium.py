"""Gymnasium's own checker for every game; bots, seats and the vector environment."""

from typing import Any

import pytest

from tests.adapters.tables import all_seats, table_name, usual_tables

np = pytest.importorskip("numpy")
checker = pytest.importorskip("gymnasium.utils.env_checker")
gym = pytest.importorskip("clowder.adapters.gymnasium")

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


@pytest.mark.parametrize("setting", [{"seat": 3}, {"bots": ["random"]}, {"bots": "lion"}])
def test_wrong_settings_are_refused(setting: dict[str, Any]) -> None:
    with pytest.raises(Exception, match=r"seat|bot|level"):
        gym.ClowderEnv("cat-box", 3, **setting)
