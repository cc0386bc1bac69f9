"""One seat of a game as a Gymnasium environment; bots play the others.

from clowder.adapters.gymnasium import ClowderEnv, ClowderVectorEnv
env = ClowderEnv("csacska-macska", seats=3, bots="house-cat")
many = ClowderVectorEnv(64, "csacska-macska", seats=3)
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from clowder.adapters.errors import EnvironmentFault
from clowder.adapters.match import Match, draw_seed, random_action
from clowder.adapters.picture import RENDER_MODES, checked_mode, rendered
from clowder.adapters.spaces import observation_space
from clowder.bots.chair import Bot, Chair
from clowder.bots.levels import level_bot
from clowder.bots.random_bot import RandomBot
from clowder.core.rng import Rng

Bots = str | Bot | Sequence[str | Bot]
MOST_DEALS = 200  # until the agent's seat is asked something


class SeatAgainstBots:
    """A game in which one seat is asked and bots decide for the others.

    `bots` is a level (clowder.bots.levels), a bot, or one per other seat, clockwise from the agent's. `seat` is fixed
    or drawn for every game. The reward comes at the end: by rank from -1 to 1, or points above the others' mean. An
    illegal action loses at once (`illegal="lose"`, reward -1), raises, or becomes a random one. `max_cycles` truncates
    a game after that many decisions.
    """

    def __init__(
        self,
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
    ) -> None:
        match = Match(game, seats, options, observation=observation, reward=reward, illegal=illegal, cap=max_cycles)
        if seat != "random" and not (isinstance(seat, int) and 0 <= seat < match.seats):
            raise EnvironmentFault(f"a seat is a number from 0 to {match.seats - 1} or 'random', not {seat!r}")
        given = [bots] * (match.seats - 1) if isinstance(bots, str | Bot) else list(bots)
        if len(given) != match.seats - 1:
            raise EnvironmentFault(f"give one bot, or {match.seats - 1} for the seats after the agent's")
        self.match = match
        self.bots = [_bot(bot, match.game.id) for bot in given]
        self.wanted = seat
        self.seat = 0
        self.luck = Rng(0)

    def deal(self, source: np.random.Generator) -> None:
        """Deal until the seat has something to decide; a game that ends without asking it is dealt again."""
        for _ in range(MOST_DEALS):
            self.match.deal(draw_seed(source))
            self.luck = Rng(draw_seed(source))
            self.seat = int(source.integers(self.match.seats)) if isinstance(self.wanted, str) else self.wanted
            self._others()
            if not self.match.is_over and not self.match.is_cut:
                return
        raise EnvironmentFault(f"seat {self.seat} decided nothing in {MOST_DEALS} deals; max_cycles may be too small")

    def step(self, action: int) -> tuple[float, bool, bool, bool]:
        """Reward, terminated, truncated, and whether the action was illegal."""
        chosen = self.match.legal_or_random(action, self.luck)
        if chosen is None:
            return -1.0, True, False, True
        self.match.apply(chosen)
        self._others()
        done = self.match.is_over or self.match.is_cut
        return (self.match.rewards()[self.seat] if done else 0.0), self.match.is_over, self.match.is_cut, False

    def _others(self) -> None:
        match = self.match
        while (mover := match.to_act) >= 0 and mover != self.seat and not match.is_cut:
            bot = self.bots[(mover - self.seat - 1) % match.seats]
            if type(bot) is RandomBot:
                match.apply(random_action(match.state, self.luck))
            else:
                match.apply(_chosen(bot, match, mover, self.luck))

    def observe(self) -> dict[str, Any]:
        return {"observation": self.match.observe(self.seat), "action_mask": self.match.mask(self.seat)}


def _chosen(bot: Bot, match: Match, mover: int, luck: Rng) -> int:
    """What a bot does: `apply` trusts its caller, and a bot may be anybody's."""
    action = bot.choose(Chair(match.state, mover), luck)
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < match.action_count or not match.state.is_legal(number):
        raise EnvironmentFault(f"the bot {type(bot).__name__} on seat {mover} chose {action!r:.80}, which is not legal")
    return number


def _bot(bot: str | Bot, game: str) -> Bot:
    """A level by name plays without a clock, so that equal seeds give equal games."""
    return level_bot(bot, game, clock=False) if isinstance(bot, str) else bot


class ClowderEnv(gymnasium.Env[dict[str, Any], Any]):
    """A single agent. The settings are those of SeatAgainstBots, and a `render_mode`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (Gymnasium's own shape)

    def __init__(
        self, game: str = "csacska-macska", seats: int = 3, *, render_mode: str | None = None, **settings: Any
    ) -> None:
        self.table = SeatAgainstBots(game, seats, **settings)
        self.observation_space = observation_space(self.table.match)
        self.action_space = spaces.Discrete(self.table.match.action_count)
        self.render_mode = checked_mode(render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        super().reset(seed=seed)
        self.table.deal(self.np_random)
        return self.table.observe(), {"seat": self.table.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        reward, terminated, truncated, illegal = self.table.step(int(action))
        return self.table.observe(), reward, terminated, truncated, {"seat": self.table.seat, "illegal": illegal}

    def action_masks(self) -> Any:
        """The mask as flags: what sb3-contrib's MaskablePPO asks for."""
        return self.table.match.mask(self.table.seat).astype(bool)

    def action_text(self, action: int) -> str:
        """A legal action in the notation of the game."""
        return self.table.match.state.action_text(action)

    def view(self) -> dict[str, Any]:
        """All that the agent's seat may see, as JSON."""
        return self.table.match.view(self.table.seat)

    def render(self) -> Any:
        return None if self.render_mode is None else rendered(self.table.match.game, self.view(), self.render_mode)


class ClowderVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Many games side by side in one process. A finished game is dealt again at the step after its last one.

    The settings are those of SeatAgainstBots.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int, game: str = "csacska-macska", seats: int = 3, **settings: Any) -> None:
        if num_envs < 1:
            raise EnvironmentFault(f"a vector environment has at least one game, not {num_envs!r}")
        self.num_envs = num_envs
        self.tables = [SeatAgainstBots(game, seats, **settings) for _ in range(num_envs)]
        self.single_observation_space = observation_space(self.tables[0].match)
        self.single_action_space = spaces.Discrete(self.tables[0].match.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._sources = [np.random.default_rng() for _ in range(num_envs)]
        self._done = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """One seed gives each game its own, the next ones in turn; a list names them."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        for number, table in enumerate(self.tables):
            if seeds[number] is not None:
                self._sources[number], _ = seeding.np_random(seeds[number])
            table.deal(self._sources[number])
        self._done[:] = False
        return self._observations(), self._infos(np.zeros(self.num_envs, dtype=np.bool_))

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        if len(actions) != self.num_envs:
            raise EnvironmentFault(f"give {self.num_envs} actions, one for each game, not {len(actions)}")
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        terminated, truncated, illegal = (np.zeros(self.num_envs, dtype=np.bool_) for _ in range(3))
        for number, table in enumerate(self.tables):
            if self._done[number]:
                table.deal(self._sources[number])
            else:
                result = table.step(int(actions[number]))
                rewards[number], terminated[number], truncated[number], illegal[number] = result
        self._done = terminated | truncated
        return self._observations(), rewards, terminated, truncated, self._infos(illegal)

    def _infos(self, illegal: Any) -> dict[str, Any]:
        return {"seat": np.array([table.seat for table in self.tables]), "illegal": illegal}

    def _observations(self) -> dict[str, Any]:
        """Every game writes into its row of new arrays."""
        first = self.tables[0].match
        seen = np.zeros((self.num_envs, first.encoder.size), dtype=np.float32)
        masks = np.zeros((self.num_envs, first.action_count), dtype=np.int8)
        for row, table in enumerate(self.tables):
            table.match.encoder.write(table.match.state, table.seat, seen[row])
            table.match.write_mask(table.seat, masks[row])
        if first.observation == "vector":
            return {"observation": seen, "action_mask": masks}
        return {"observation": first.encoder.split(seen), "action_mask": masks}
