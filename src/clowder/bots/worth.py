"""What a position is worth to each seat, finished or not."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.core.state import State

PLACES_SHARE: Final = 0.1  # of a finished game's worth: for every seat left behind; the rest is for winning


def worth(state: State) -> vec[float]:
    """The evaluation of a running game; of a finished one its result: 1.0 is a win shared with nobody."""
    return state.evaluate() if state.to_act() >= 0 else result(state)


def judged(state: State) -> vec[float]:
    """The same by what was learned, where a game has that: for the places a search compares in the end."""
    return state.judge() if state.to_act() >= 0 else result(state)


def result(state: State) -> vec[float]:
    """The worth of a finished game."""
    ranks = state.ranks()
    winners: i64 = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    seats = state.seats
    values = vec[float]([0.0] * seats)
    for seat in range(seats):
        behind = float(seats - ranks[seat]) / float(seats - 1) if seats > 1 else 1.0
        values[seat] = PLACES_SHARE * behind
        if ranks[seat] == 1:
            values[seat] += (1.0 - PLACES_SHARE) / float(winners)
    return values


def after(state: State, action: i64, luck: Rng) -> State:
    """A copy after one action. `luck` replaces the world's own chance, which nobody may foresee."""
    copy = state.clone()
    copy.rng = luck.clone()
    copy.apply(action)
    return copy


def worth_after(state: State, action: i64, luck: Rng) -> vec[float]:
    return worth(after(state, action, luck))


def bell(rng: Rng) -> float:
    """A number with mean 0 and standard deviation 1, roughly normal: enough for noise."""
    total: float = -6.0
    for _ in range(12):
        total += rng.chance()
    return total
