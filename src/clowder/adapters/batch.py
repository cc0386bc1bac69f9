"""Many games stepped by one call, written into arrays that stay: for learning at the speed of the engine.

from clowder.adapters.batch import BatchEnv
env = BatchEnv(256, "csacska-macska", seats=4)                # every decision is yours: play against yourself
env = BatchEnv(256, "csacska-macska", seats=4, bots="kitten")  # one seat of each game is yours
env.reset(seed=7)
rewards, done = env.step(actions)                              # env.observation, env.mask, env.seats, env.legal
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.encoders import SparseEncoder
from clowder.adapters.encoders.layout import Numbers, fractions, whole_numbers
from clowder.adapters.errors import EnvironmentFault
from clowder.adapters.match import Mask, Match, draw_seed, source_of, whole_actions
from clowder.bots.chair import Bot, Chair
from clowder.bots.levels import level_bot
from clowder.bots.random_bot import RandomBot
from clowder.core.batch import CUT, EVERYBODY, ILLEGAL, OVER, RUNNING, Batch
from clowder.core.errors import shown
from clowder.core.rng import Rng

Bots: TypeAlias = str | Bot | Sequence[str | Bot]
Flags: TypeAlias = NDArray[np.bool_]
Rewards: TypeAlias = NDArray[np.float32]
Source: TypeAlias = np.random.Generator

MOST_DEALS = 200  # until the agent's seat is asked something


class Rows:
    """The games themselves: dealing, bots, steps and rewards. The environments of this package are made of it.

    `bots` is a level (clowder.bots.levels), a bot, or one per other seat, clockwise from the agent's; None: there are
    none, and whoever decides is asked. `seat` is fixed, "random", or "rotate": the next seat with every new game.
    """

    def __init__(self, games: int, match: Match, bots: Bots | None, seat: int | str) -> None:
        if not isinstance(games, SupportsIndex) or index(games) < 1:
            raise EnvironmentFault(f"an environment has at least one game, a whole number, not {games!r:.80}")
        seats = match.seats
        if seat not in ("random", "rotate") and not (isinstance(seat, int) and 0 <= seat < seats):
            raise EnvironmentFault(f"a seat is a number from 0 to {seats - 1}, 'random' or 'rotate', not {seat!r}")
        self.match = match
        self.wanted = seat
        self.bots = None if bots is None else made_bots(bots, match)
        only_random = self.bots is not None and all(type(bot) is RandomBot for bot in self.bots)
        self.thinking = self.bots is not None and not only_random
        self.batch = Batch(match.encoder.size, match.action_count, match.cap or 0, only_random)
        self.dealt = np.zeros(games, dtype=np.int64)  # how many games each row has seen
        for _ in range(games):
            self.batch.add(match.state, Rng(0), EVERYBODY if bots is None else 0)

    def __len__(self) -> int:
        return len(self.dealt)

    def deal(self, row: int, source: Source) -> None:
        """Deal until the agent has something to decide; a game that ends without asking it is dealt again."""
        match, batch = self.match, self.batch
        for _ in range(MOST_DEALS):
            state = match.fresh(draw_seed(source))
            luck = Rng(draw_seed(source))
            batch.put(row, state, luck, EVERYBODY if self.bots is None else self._seat(row, source))
            self.dealt[row] += 1
            if self.thinking:
                self._let_bots(row)
            if batch.status[row] == RUNNING:
                return
        raise EnvironmentFault(f"nobody was asked in {MOST_DEALS} deals; max_cycles may be too small")

    def _seat(self, row: int, source: Source) -> int:
        if self.wanted == "random":
            return int(source.integers(self.match.seats))
        if self.wanted == "rotate":
            return int(row + self.dealt[row]) % self.match.seats
        return int(self.wanted)

    def step(self, actions: list[int]) -> None:
        """An action in every game that runs, and what the bots answer. The legal ones have been listed before."""
        if not self.dealt.all():
            raise EnvironmentFault("call reset() before the first step(): no game has been dealt yet")
        if max(map(abs, actions)) >= self.batch.action_count:  # Python's numbers have no end, the engine's do
            actions = [action if abs(action) < self.batch.action_count else -1 for action in actions]
        if self.match.illegal != "lose":
            actions = self._all_legal(actions)
        self.batch.step(actions)
        if self.thinking:
            for row in range(len(self)):
                self._let_bots(row)

    def _all_legal(self, actions: list[int]) -> list[int]:
        """The actions with another one by chance for each illegal one. Raises EnvironmentFault where that is asked."""
        batch = self.batch
        while (row := batch.first_illegal(actions)) >= 0:
            if self.match.illegal == "raise":
                raise EnvironmentFault(
                    f"the action {actions[row]} in game {row} is not legal; take one whose mask is 1"
                )
            state = batch.states[row]
            actions[row] = int(state.nth_action(batch.luck[row].below(state.count_actions())))
        return actions

    def _let_bots(self, row: int) -> None:
        batch = self.batch
        assert self.bots is not None
        while (mover := batch.mover(row)) >= 0:
            bot = self.bots[(mover - batch.agents[row] - 1) % self.match.seats]
            batch.act(row, self._chosen(bot, row, mover))

    def _chosen(self, bot: Bot, row: int, mover: int) -> int:
        """What a bot does: the engine trusts its caller, and a bot may be anybody's."""
        state, luck = self.batch.states[row], self.batch.luck[row]
        if type(bot) is RandomBot:
            return int(state.nth_action(luck.below(state.count_actions())))
        action = bot.choose(Chair(state, mover), luck)
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.match.action_count or not state.is_legal(number):
            name = type(bot).__name__
            raise EnvironmentFault(f"the bot {name} on seat {mover} chose {action!r:.80}, which is not legal")
        return number

    def reward(self, row: int) -> list[float]:
        """What an ended game is worth to each seat; to the agent -1 where it lost by an illegal action."""
        if self.batch.status[row] == ILLEGAL:
            asked = self.batch.asked(row)
            return [-1.0 if seat == asked else 0.0 for seat in range(self.match.seats)]
        return self.match.reward(self.batch.states[row])


def made_bots(bots: Bots, match: Match) -> list[Bot]:
    """One bot per other seat. A level by name plays without a clock, so that equal seeds give equal games."""
    if isinstance(bots, str | Bot):
        given = [bots] * (match.seats - 1)
    elif isinstance(bots, Iterable):
        given = list(bots)
    else:
        raise EnvironmentFault(f"bots are a level such as 'kitten', a bot, or one per other seat, not {shown(bots)}")
    if len(given) != match.seats - 1:
        raise EnvironmentFault(f"give one bot, or {match.seats - 1} for the seats after the agent's")
    return [level_bot(bot, match.game.id, clock=False) if isinstance(bot, str) else bot for bot in given]


class Room:
    """An array that is filled anew at every step; its memory stays, as fresh memory costs more than what is in it."""

    def __init__(self, kind: Any) -> None:
        self._all: NDArray[Any] = np.zeros(0, dtype=kind)
        self.now = self._all

    def hold(self, numbers: NDArray[Any]) -> NDArray[Any]:
        if len(numbers) > len(self._all):
            self._all = np.zeros(2 * len(numbers), dtype=self._all.dtype)
        self.now = self._all[: len(numbers)]
        self.now[:] = numbers
        return self.now


class Arrays:
    """Observations and masks of all rows. They are written in place: what was there before is wiped first.

    An observation is that of the seat which is asked; with `everybody` those of all seats follow each other.
    """

    def __init__(self, rows: Rows, with_masks: bool = True, everybody: bool = False) -> None:
        first = rows.match
        self.rows = rows
        self.everybody = everybody
        seen = len(rows) * (first.seats if everybody else 1)
        self.observation: Numbers = np.zeros((seen, first.encoder.size), dtype=np.float32)
        self.mask: Mask = np.zeros((len(rows) if with_masks else 0, first.action_count), dtype=np.int8)
        self.seats = np.zeros(len(rows), dtype=np.int64)
        self._seen = self.observation.reshape(-1)
        self._allowed = self.mask.reshape(-1)
        self._starts = np.arange(len(rows)) * first.action_count  # where the mask of each row begins
        self._places, self._values, self._actions = Room(np.int64), Room(np.float32), Room(np.int64)

    def write(self) -> None:
        rows, batch = self.rows, self.rows.batch
        self._seen[self._places.now] = 0.0
        if isinstance(rows.match.encoder, SparseEncoder):
            if self.everybody:
                batch.observe_everybody()
            else:
                batch.observe()
            places = self._places.hold(whole_numbers(batch.seen.places, batch.seen.count))
            self._seen[places] = self._values.hold(fractions(batch.seen.values, batch.seen.count))
        else:  # a game of somebody's own that is told in the simple way
            batch.list_legal()
            self.observation[:] = 0.0
            each = range(rows.match.seats) if self.everybody else range(1)
            for place, (row, seat) in enumerate((row, seat) for row in range(len(rows)) for seat in each):
                sees = seat if self.everybody else int(batch.asked(row))
                rows.match.encoder.write(batch.states[row], sees, self.observation[place])
        legal = whole_numbers(batch.legal, batch.legal_count)
        if len(self.mask):
            self._allowed[self._actions.now] = 0
            self._allowed[legal] = 1
        self._actions.hold(legal)
        self.seats[:] = whole_numbers(batch.seats, len(rows))

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions, row behind row, and where each row's end: a mask without its zeros."""
        ends = whole_numbers(self.rows.batch.legal_ends, len(self.rows)).copy()
        return self._actions.now - np.repeat(self._starts, np.diff(ends, prepend=0)), ends


class BatchEnv:
    """N games in one process. A finished game is dealt again in the same step: `done` says so, rewards are of its end.

    `observation` (N, size), `mask` (N, actions) and `seats` (N,) are the same arrays after every step, written in
    place; copy what must stay. `legal()` is the mask in short. With `masks=False` there is only the short one.

    With `bots` one seat of each game is asked and `rewards` has one number per game; without, whoever decides is asked
    and `rewards` has one per game and seat. `opponents` instead is a function of yours: (environment, rows) -> actions
    for these rows, whose observations, masks and seats are those of the opponents that decide there.
    """

    def __init__(
        self,
        games: int,
        game: str = "csacska-macska",
        seats: int = 4,
        *,
        options: Mapping[str, Any] | None = None,
        bots: Bots | None = None,
        opponents: "Opponents | None" = None,
        seat: int | str = "rotate",
        reward: str = "rank",
        illegal: str = "raise",
        max_cycles: int | None = None,
        masks: bool = True,
    ) -> None:
        if bots is not None and opponents is not None:
            raise EnvironmentFault("give bots or opponents, not both")
        match = Match(game, seats, options, reward=reward, illegal=illegal, cap=max_cycles)
        self.rows = Rows(games, match, bots, seat)
        self.games = games
        self.opponents = opponents
        self.arrays = Arrays(self.rows, masks)
        self.observation, self.mask, self.seats = self.arrays.observation, self.arrays.mask, self.arrays.seats
        self._source = np.random.default_rng()
        self._learners = np.zeros(games, dtype=np.int64)  # with opponents: the seat that is asked in each row

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew. Equal seeds and actions give equal games."""
        self._source = source_of(seed)
        self.rows.dealt[:] = 0
        for row in range(self.games):
            self._deal(row)
        self._look()

    def step(self, actions: Any) -> tuple[Rewards, Flags]:
        """Rewards, and which games ended with this step."""
        self.rows.step(whole_actions(actions, self.games))
        single = self.rows.bots is not None or self.opponents is not None
        rewards: Rewards = np.zeros(self.games if single else (self.games, self.rows.match.seats), dtype=np.float32)
        done = self._collect(rewards, np.zeros(self.games, dtype=np.bool_))
        self._look(rewards, done)
        return rewards, done

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions, game behind game, and where each game's end."""
        return self.arrays.legal()

    def _deal(self, row: int) -> None:
        self.rows.deal(row, self._source)
        if self.opponents is not None:
            self._learners[row] = self.rows._seat(row, self._source)

    def _collect(self, rewards: Rewards, done: Flags) -> Flags:
        """Note the ends of games and deal again."""
        batch = self.rows.batch
        for row in np.flatnonzero(whole_numbers(batch.status, self.games)).tolist():
            worth = self.rows.reward(row)
            if rewards.ndim == 2:
                rewards[row] = worth
            else:
                rewards[row] = worth[int(self._learners[row] if self.opponents is not None else batch.agents[row])]
            done[row] = True
            self._deal(row)
        return done

    def _look(self, rewards: Rewards | None = None, done: Flags | None = None) -> None:
        """Write the arrays; where opponents decide, ask them first, until every row waits for its learner."""
        self.arrays.write()
        if self.opponents is None:
            return
        ends = np.zeros(self.games, dtype=np.float32) if rewards is None else rewards
        ended = np.zeros(self.games, dtype=np.bool_) if done is None else done
        while len(theirs := np.flatnonzero(self.seats != self._learners)):
            chosen = np.asarray(self.opponents(self, theirs)).tolist()
            for row, action in zip(theirs.tolist(), chosen, strict=True):
                if not self.rows.batch.is_listed(row, action):
                    raise EnvironmentFault(f"opponents chose {action} in game {row}, which is not legal")
                self.rows.batch.act(row, action)
            self._collect(ends, ended)
            self.arrays.write()


Opponents: TypeAlias = Callable[[BatchEnv, NDArray[np.int64]], Any]

__all__ = ["CUT", "ILLEGAL", "OVER", "Arrays", "BatchEnv", "Bots", "Opponents", "Rows"]
