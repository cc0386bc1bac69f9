"""The games as PettingZoo environments.

    from clowder.adapters import pettingzoo
    env = pettingzoo.env("cat-box", seats=4)

`env` asks the agents as the game does (AEC). `parallel_env` asks all of them at every decision: who does not decide has
the one legal action `wait`, the last code; `lockstep_env` is the same as an AEC environment.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from clowder.adapters.batch import CUT, ILLEGAL, OVER, Arrays, Rows
from clowder.adapters.errors import EnvironmentFault
from clowder.adapters.match import Match, draw_seed, whole_action
from clowder.adapters.picture import RENDER_MODES, checked_mode, rendered
from clowder.adapters.spaces import observation_space
from clowder.core.batch import EVERYBODY, RUNNING
from clowder.core.rng import Rng
from clowder.core.types import NOBODY

Agent = str
RESET_FIRST = "call reset() before the first step(), and again when a game is over"


def env(game: str = "cat-box", seats: int = 3, **settings: Any) -> Any:
    """A game in the standard wrappers: out-of-bounds actions and a wrong order of calls are told plainly."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, **settings)))


def raw_env(game: str = "cat-box", seats: int = 3, **settings: Any) -> "ClowderAEC":
    return ClowderAEC(game, seats, **settings)


def parallel_env(game: str = "cat-box", seats: int = 3, **settings: Any) -> "ClowderParallel":
    return ClowderParallel(game, seats, **settings)


def lockstep_env(game: str = "cat-box", seats: int = 3, **settings: Any) -> Any:
    return parallel_to_aec(parallel_env(game, seats, **settings))


class Seated:
    """What both kinds of environment share: the game, its agents and their spaces, seeds and pictures.

    `max_cycles` truncates a game after that many decisions. An illegal action raises, or loses the game at once for its
    agent and ends it for all (`illegal="lose"`), or is replaced by a random legal one (`illegal="random"`).
    """

    waiting = 0  # codes after those of the game

    def __init__(
        self,
        game: str = "cat-box",
        seats: int = 3,
        *,
        options: Mapping[str, Any] | None = None,
        observation: str = "vector",
        reward: str = "rank",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
    ) -> None:
        self.match = Match(
            game, seats, options, observation=observation, reward=reward, illegal=illegal, cap=max_cycles
        )
        self.metadata = {
            "name": f"clowder_{game.replace('-', '_')}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": self.waiting > 0,
        }
        self.render_mode = checked_mode(render_mode)
        self.possible_agents: list[Agent] = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[Agent] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(self.match, self.waiting) for agent in self.possible_agents}
        codes = self.match.action_count + self.waiting
        self._choices = {agent: spaces.Discrete(codes) for agent in self.possible_agents}
        self._source: np.random.Generator | None = None
        self._luck = Rng(0)

    def known(self, agent: Agent) -> Agent:
        """The agent. Raises EnvironmentFault for a name that nobody here has."""
        if agent not in self.possible_agents:
            raise EnvironmentFault(f"there is no agent {agent!r:.80}; agents are {', '.join(self.possible_agents)}")
        return agent

    def seat_of(self, agent: Agent) -> int:
        return self._seats[self.known(agent)]

    def observation_space(self, agent: Agent) -> Any:
        return self._spaces[self.known(agent)]

    def action_space(self, agent: Agent) -> Any:
        return self._choices[self.known(agent)]

    def view(self, agent: Agent) -> dict[str, Any]:
        """All that an agent's seat may see, as JSON."""
        return self.match.view(self.seat_of(agent))

    def action_text(self, action: int) -> str:
        """A legal action in the notation of the game."""
        return self.match.state.action_text(action)

    def deal(self, seed: int | None) -> None:
        if seed is not None or self._source is None:
            self._source, _ = seeding.np_random(seed)
        self.match.deal(draw_seed(self._source))
        self._luck = Rng(draw_seed(self._source))
        self.agents = list(self.possible_agents)

    def render(self) -> Any:
        """What a spectator sees."""
        if self.render_mode is None:
            raise EnvironmentFault("give a render_mode when you make the environment: ansi or rgb_array")
        return rendered(self.match.game, self.match.view(NOBODY), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class ClowderAEC(Seated, AECEnv[Agent, Any, Any]):  # PettingZoo has no types
    """One agent per seat; the one selected decides."""

    def observe(self, agent: Agent) -> Any:
        seat = self.seat_of(agent)
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.to_act]

    def step(self, action: Any) -> None:
        if not self._source:
            raise EnvironmentFault(RESET_FIRST)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        self._cumulative_rewards[agent] = 0.0
        chosen = match.legal_or_random(whole_action(action), self._luck)
        if chosen is None:
            self._finish(_loss(match.to_act, match.seats), True)
            return
        match.apply(chosen)
        if match.is_over or match.is_cut:
            self._finish(match.rewards(), match.is_over)
        else:  # rewards stay 0, as they come at the end
            self.agent_selection = self.possible_agents[match.to_act]

    def _finish(self, rewards: list[float], over: bool) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()


class ClowderParallel(Seated, ParallelEnv[Agent, Any, Any]):  # PettingZoo has no types
    """All agents act at every decision; only the decider's action counts, the others' one legal action is to wait."""

    waiting = 1

    def __init__(self, game: str = "cat-box", seats: int = 3, **settings: Any) -> None:
        super().__init__(game, seats, **settings)
        self.rows = Rows(1, self.match, None, 0)
        self._arrays = Arrays(self.rows, everybody=True)

    @property
    def wait(self) -> int:
        """The code of the action of those who do not decide."""
        return self.match.action_count

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, Any]]:
        self.deal(seed)
        self.rows.batch.put(0, self.match.state, self._luck, EVERYBODY)
        self.rows.dealt[0] += 1
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, Any]
    ) -> tuple[dict[Agent, Any], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Any]]:
        match, agents = self.match, self.agents
        if not agents:
            raise EnvironmentFault(RESET_FIRST)
        decider = match.to_act
        agent = self.possible_agents[decider]
        if not isinstance(actions, Mapping) or agent not in actions:
            raise EnvironmentFault(f"give a dict of agents and actions with one for {agent}, who decides now")
        self.rows.step([whole_action(actions[agent])])
        status = self.rows.batch.status[0]
        rewards = [0.0] * match.seats
        if status == ILLEGAL:
            rewards = _loss(decider, match.seats)
        elif status != RUNNING:
            rewards = match.rewards()
        observations = self._observations()
        if status != RUNNING:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, status in (OVER, ILLEGAL)),
            dict.fromkeys(agents, status == CUT),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[Agent, Any]:
        match, found = self.match, {}
        self._arrays.write()
        for seat, agent in enumerate(self.possible_agents):
            seen = self._arrays.observation[seat].copy()
            mask = np.zeros(match.action_count + self.waiting, dtype=np.int8)
            if seat == match.to_act:
                mask[: self.wait] = self._arrays.mask[0]
            else:
                mask[self.wait] = 1
            vector = match.observation == "vector"
            found[agent] = {"observation": seen if vector else match.encoder.split(seen), "action_mask": mask}
        return found


def _loss(loser: int, seats: int) -> list[float]:
    """The decider loses the whole game; the others share what is lost."""
    return [-1.0 if seat == loser else 1.0 / (seats - 1) for seat in range(seats)]
