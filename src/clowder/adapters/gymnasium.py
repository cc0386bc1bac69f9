"""One seat of a game as a Gymnasium environment; bots play the others.

from clowder.adapters.gymnasium import ClowderEnv, ClowderVectorEnv
env = ClowderEnv("csacska-macska", seats=3, bots="house-cat")
many = ClowderVectorEnv(64, "csacska-macska", seats=3)

Importing it registers them: gymnasium.make("clowder/CsacskaMacska-v0", seats=3), and gymnasium.make_vec.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from clowder.adapters.batch import CUT, ILLEGAL, OVER, Arrays, Bots, Rows
from clowder.adapters.match import Match, whole_action, whole_actions
from clowder.adapters.picture import RENDER_MODES, checked_mode, rendered
from clowder.adapters.spaces import observation_space
from clowder.core.batch import RUNNING


def games_with_a_seat(
    games: int,
    game: str = "csacska-macska",
    seats: int = 3,
    *,
    options: Mapping[str, Any] | None = None,
    bots: Bots = "random",
    seat: int | str = 0,
    observation: str = "vector",
    reward: str = "rank",
    illegal: str = "lose",
    max_cycles: int | None = None,
) -> Rows:
    """Games in which one seat is asked and bots decide for the others.

    `bots` is a level (clowder.bots.levels), a bot, or one per other seat, clockwise from the agent's. `seat` is fixed,
    or "random" or "rotate" for every new game. The reward comes at the end: by rank from -1 to 1, or points above the
    others' mean. An illegal action loses at once (`illegal="lose"`, reward -1), raises, or becomes a random one.
    `max_cycles` truncates a game after that many decisions.
    """
    match = Match(game, seats, options, observation=observation, reward=reward, illegal=illegal, cap=max_cycles)
    return Rows(games, match, bots, seat)


class ClowderEnv(gymnasium.Env[dict[str, Any], Any]):
    """A single agent. The settings are those of `games_with_a_seat`, and a `render_mode`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (Gymnasium's own shape)

    def __init__(
        self, game: str = "csacska-macska", seats: int = 3, *, render_mode: str | None = None, **settings: Any
    ) -> None:
        self.rows = games_with_a_seat(1, game, seats, **settings)
        self.match = self.rows.match
        self.observation_space = observation_space(self.match)
        self.action_space = spaces.Discrete(self.match.action_count)
        self.render_mode = checked_mode(render_mode)

    @property
    def seat(self) -> int:
        return int(self.rows.batch.agents[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        super().reset(seed=seed)
        self._deal()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        rows = self.rows
        number = whole_action(action)
        rows.batch.list_legal()
        rows.step([number])
        self.match.state = rows.batch.states[0]
        status = rows.batch.status[0]
        reward = 0.0 if status == RUNNING else rows.reward(0)[self.seat]
        info = {"seat": self.seat, "illegal": status == ILLEGAL}
        return self._seen(), reward, status in (OVER, ILLEGAL), status == CUT, info

    def _deal(self) -> None:
        self.rows.deal(0, self.np_random)
        self.match.state = self.rows.batch.states[0]

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.match.observe(self.seat), "action_mask": self.match.mask(self.seat)}

    def action_masks(self) -> Any:
        """The mask as flags: what sb3-contrib's MaskablePPO asks for."""
        return self.match.mask(self.seat).astype(bool)

    def action_text(self, action: int) -> str:
        """A legal action in the notation of the game."""
        return self.match.state.action_text(action)

    def view(self) -> dict[str, Any]:
        """All that the agent's seat may see, as JSON."""
        return self.match.view(self.seat)

    def render(self) -> Any:
        return None if self.render_mode is None else rendered(self.match.game, self.view(), self.render_mode)


class ClowderVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Many games side by side in one process. A finished game is dealt again at the step after its last one.

    The settings are those of `games_with_a_seat`. With `copy=False` observations are the same arrays after every step,
    written in place: several times as fast where they are long.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, num_envs: int, game: str = "csacska-macska", seats: int = 3, *, copy: bool = True, **settings: Any
    ) -> None:
        self.num_envs = num_envs
        self.rows = games_with_a_seat(num_envs, game, seats, **settings)
        self.single_observation_space = observation_space(self.rows.match)
        self.single_action_space = spaces.Discrete(self.rows.match.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._arrays = Arrays(self.rows)
        self._copy = copy
        self._sources = [np.random.default_rng() for _ in range(num_envs)]
        self._done = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """One seed gives each game its own, the next ones in turn; a list names them."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        for row in range(self.num_envs):
            if seeds[row] is not None:
                self._sources[row], _ = seeding.np_random(seeds[row])
            self.rows.deal(row, self._sources[row])
        self._done[:] = False
        return self._observations(), self._infos(np.zeros(self.num_envs, dtype=np.bool_))

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        self.rows.step(whole_actions(actions, self.num_envs))
        for row in np.flatnonzero(self._done).tolist():
            self.rows.deal(row, self._sources[row])
        status = np.fromiter(self.rows.batch.status, np.int64, self.num_envs)
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        for row in np.flatnonzero(status).tolist():
            rewards[row] = self.rows.reward(row)[self.rows.batch.agents[row]]
        self._done = status != RUNNING
        illegal = status == ILLEGAL
        return self._observations(), rewards, (status == OVER) | illegal, status == CUT, self._infos(illegal)

    def _infos(self, illegal: Any) -> dict[str, Any]:
        return {"seat": np.fromiter(self.rows.batch.agents, np.int64, self.num_envs), "illegal": illegal}

    def _observations(self) -> dict[str, Any]:
        match, arrays = self.rows.match, self._arrays
        arrays.write()
        seen = arrays.observation.copy() if self._copy else arrays.observation
        masks = arrays.mask.copy() if self._copy else arrays.mask
        return {
            "observation": seen if match.observation == "vector" else match.encoder.split(seen),
            "action_mask": masks,
        }


NAMES = {
    "cat-box": "clowder/CatBox-v0",
    "csacska-macska": "clowder/CsacskaMacska-v0",
    "if-it-fits": "clowder/IfItFits-v0",
    "cat-attack": "clowder/CatAttack-v0",
}
for _game, _name in NAMES.items():  # by importing this module, as Gymnasium means it
    gymnasium.register(
        id=_name,
        entry_point=f"{__name__}:ClowderEnv",
        vector_entry_point=f"{__name__}:ClowderVectorEnv",
        kwargs={"game": _game},
        disable_env_checker=True,
    )
