"""One game as the environments play it: dealing, observations, masks, limits."""

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.encoders import make_encoder
from clowder.adapters.errors import EnvironmentFault
from clowder.adapters.rewards import reward_of
from clowder.core.errors import shown
from clowder.core.game import plain
from clowder.core.rng import SEED_LIMIT, Rng, rng_for
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games import GAMES

Mask: TypeAlias = NDArray[np.int8]
OBSERVATIONS = ("vector", "dict")
ILLEGAL = ("raise", "lose", "random")


class Match:
    """A game with a step counter. `cap` ends a game that has taken that many decisions (None: never)."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        observation: str = "vector",
        reward: str = "rank",
        illegal: str = "raise",
        cap: int | None = None,
    ) -> None:
        if observation not in OBSERVATIONS:
            raise EnvironmentFault(f"there is no observation {observation!r}; there are {', '.join(OBSERVATIONS)}")
        if illegal not in ILLEGAL:
            ways = ", ".join(ILLEGAL)
            raise EnvironmentFault(f"there is no way {illegal!r} to treat illegal actions; there are {ways}")
        if cap is not None and (not isinstance(cap, SupportsIndex) or isinstance(cap, bool) or index(cap) < 1):
            raise EnvironmentFault(f"max_cycles is a number of decisions from 1 on, not {cap!r:.80}")
        self.game = GAMES.get(game)
        self.seats: int = plain(seats)
        self.options = self.game.options_for(self.seats, options)
        self.observation = observation
        self.illegal = illegal
        self.reward = reward_of(reward)
        self.cap = cap
        self.encoder = make_encoder(self.game, self.seats, self.options)
        self.state: State = self.game.new(seats=self.seats, options=self.options, seed=0)
        self.action_count = int(self.state.action_count())
        self.decisions = 0

    def deal(self, seed: int) -> None:
        self.state = self.fresh(seed % SEED_LIMIT)
        self.decisions = 0

    def fresh(self, seed: int) -> State:
        """A new game, as `Game.new` deals it: the options have been checked before."""
        return self.game.deal(self.seats, self.options, rng_for(seed, False))

    @property
    def to_act(self) -> int:
        return int(self.state.to_act())

    @property
    def is_over(self) -> bool:
        return self.to_act < 0

    @property
    def is_cut(self) -> bool:
        """Whether the game was broken off."""
        return not self.is_over and self.cap is not None and self.decisions >= self.cap

    def apply(self, action: int) -> None:
        self.state.apply(action)
        self.decisions += 1

    def legal_or_random(self, action: int, luck: Rng) -> int | None:
        """The action; for an illegal one another by `luck`, None where it loses the game, or an EnvironmentFault."""
        if 0 <= action < self.action_count and self.state.is_legal(action):
            return action
        if self.illegal == "raise":
            raise EnvironmentFault(f"the action {action} is not legal; take one whose action_mask is 1")
        return random_action(self.state, luck) if self.illegal == "random" else None

    def rewards(self) -> list[float]:
        return self.reward(self.state)

    def view(self, seat: int) -> Json:
        return self.state.view(seat)

    def observe(self, seat: int) -> Any:
        """The observation of a seat: a vector, or its blocks by name."""
        if self.observation == "vector":
            return self.encoder.encode(self.state, seat)
        return self.encoder.encode_parts(self.state, seat)

    def mask(self, seat: int, extra: int = 0) -> Mask:
        """1 for every legal action of a seat; all 0 while another one decides. `extra` codes follow, all 0."""
        mask = np.zeros(self.action_count + extra, dtype=np.int8)
        self.write_mask(seat, mask)
        return mask

    def write_mask(self, seat: int, mask: Mask) -> None:
        """Put a mask into zeros."""
        if self.to_act == seat:
            legal = self.state.legal_actions()
            mask[np.fromiter(legal, np.intp, len(legal))] = 1


def whole_actions(actions: Any, games: int) -> list[int]:
    """One action for each game, as Python's numbers. Raises EnvironmentFault."""
    try:
        given = np.asarray(actions)
    except ValueError:  # lists of different lengths
        given = np.zeros(())
    if given.ndim != 1 or (len(given) == games and given.dtype.kind not in "iu"):
        raise EnvironmentFault(f"actions are whole numbers, one for each of {games} games, not {shown(actions)}")
    if len(given) != games:
        raise EnvironmentFault(f"give {games} actions, one for each game, not {len(given)}")
    numbers: list[int] = given.tolist()
    return numbers


def whole_action(action: Any) -> int:
    """An action as Python's number; an array of one number is one too. Raises EnvironmentFault."""
    try:
        return index(action)
    except TypeError:
        pass
    if isinstance(action, np.ndarray) and action.size == 1 and action.dtype.kind in "iu":
        return int(action.item())
    raise EnvironmentFault(f"an action is a whole number of the action space, not {shown(action)}")


def source_of(seed: int | None) -> np.random.Generator:
    """Where the seeds of games come from. Raises EnvironmentFault."""
    try:
        return np.random.default_rng(seed)
    except (TypeError, ValueError):
        raise EnvironmentFault(f"a seed is a whole number from 0 on, or None, not {shown(seed)}") from None


def draw_seed(source: np.random.Generator) -> int:
    """A seed for a game: 62 bits are more than all games ever played."""
    return int(source.integers(1 << 62))


def random_action(state: State, luck: Rng) -> int:
    return int(state.nth_action(luck.below(state.count_actions())))
