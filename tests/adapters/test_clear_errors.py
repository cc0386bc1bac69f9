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
    with pytest.raises(EnvironmentFault, match="whole number of the action space"):
        env.step("foo")
