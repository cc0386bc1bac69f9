"""What a finished, or broken off, game is worth to each seat."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from clowder.adapters.errors import EnvironmentFault
from clowder.core.state import State

Reward = Callable[[State], list[float]]


def by_rank(ranks: Sequence[int]) -> list[float]:
    """1 for beating everybody, -1 for being beaten by everybody; the sum is 0 and equals share."""
    order, many = sorted(ranks), len(ranks)
    return [(many - bisect_right(order, mine) - bisect_left(order, mine)) / (many - 1) for mine in ranks]


def by_score(scores: Sequence[int]) -> list[float]:
    """Points above the mean of the others; the sum is 0."""
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


def rank_reward(state: State) -> list[float]:
    """By the ranks at the end; of a game that is broken off, by the ranks it would have had."""
    return by_rank([int(rank) for rank in state.ranks()])


def score_reward(state: State) -> list[float]:
    """By the points at the end; 0 for everybody if the game is broken off, as points are counted at the end only."""
    outcome = state.outcome()
    return [0.0] * int(state.seats) if outcome is None else by_score(outcome.scores)


REWARDS: dict[str, Reward] = {"rank": rank_reward, "score": score_reward}


def reward_of(name: str) -> Reward:
    if name not in REWARDS:
        raise EnvironmentFault(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]
