"""Alley cat and panther take what is there to be had: a way home, a theft that pays, a box closed, groups joined."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

import pytest

import clowder
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot
from clowder.games.cat_box.position import Position as KittensPosition
from clowder.games.cat_box.scoring import CHIHUAHUA, LARGEST, points_of, tally
from clowder.games.csacska_macska.position import Position as CatsPosition
from clowder.games.if_it_fits.position import PLAY
from clowder.games.if_it_fits.position import Position as BoxPosition
from clowder.games.if_it_fits.scoring import totals
from tests.bots.test_tactics import FOUND, POSITIONS, STRONG, WORLDS, hits, winning

SIMULATIONS = 200
LATE = 10  # cards still to be played in Cat Box: before, there is more to a move than its points
LAST_CARDS = 30  # the same in Csacska Macska: before, a longer series may be worth more than three coins now
Points = Callable[[clowder.State, int], int]

pytestmark = pytest.mark.skipif(not clowder.is_compiled(), reason="plays dozens of games to find ten positions")


def decisions(game: str, seats: int, games: int) -> Iterator[clowder.State]:
    """All real choices of some games between greedy players."""
    bot = GreedyBot(samples=1, noise=0.02)
    for seed in range(games):
        state = clowder.game(game).new(seats=seats, options={}, seed=seed)
        rng = clowder.Rng(seed)
        while state.to_act() >= 0:
            if state.count_actions() > 1:
                yield state.clone()
            state.apply(bot.choose(Chair(state, state.to_act()), rng))


def gain(state: clowder.State, action: int, points: Points) -> int:
    """Points the seat has more after an action and, if it goes on, after the best of its next ones."""
    seat = state.to_act()
    before = points(state, seat)
    after = state.clone()
    after.apply(action)
    best = points(after, seat)
    if after.to_act() == seat:
        for following in after.legal_actions():
            later = after.clone()
            later.apply(following)
            best = max(best, points(later, seat))
    return best - before


def sure_gains(state: clowder.State, points: Points) -> dict[int, int]:
    """What each action gains at least, whatever the seat does not know."""
    worlds = [state.determinize(state.to_act(), clowder.Rng(n)) for n in range(WORLDS)]
    return {action: min(gain(world, action, points) for world in worlds) for action in state.legal_actions()}


def best_of(gains: dict[int, int], least: int) -> set[int]:
    """The actions that gain most, if that is enough, twice as much as any other and only few do."""
    top = max(gains.values())
    best = {action for action, value in gains.items() if value == top}
    others = max((value for action, value in gains.items() if action not in best), default=0)
    return best if top >= least and top >= 2 * others and 3 * len(best) <= len(gains) else set()


@cache
def scene_of(name: str) -> list[tuple[clowder.State, set[int]]]:
    return list(islice(SCENES[name](), POSITIONS))


def coins(state: clowder.State, seat: int) -> int:
    assert isinstance(state, CatsPosition)
    return int(state.coins[seat])


def box_points(state: clowder.State, seat: int) -> int:
    assert isinstance(state, BoxPosition)
    return int(totals(state)[seat])


def kitten_points(state: clowder.State, seat: int) -> int:
    assert isinstance(state, KittensPosition)
    return int(points_of(state, seat, tally(state)))


def ways_home() -> Iterator[tuple[clowder.State, set[int]]]:
    for state in decisions("cat-attack", 2, 200):
        if state.ranks()[state.to_act()] == 1 and (good := winning(state)) and 2 * len(good) <= state.count_actions():
            yield state, good


def thefts() -> Iterator[tuple[clowder.State, set[int]]]:
    for state in decisions("csacska-macska", 3, 400):
        assert isinstance(state, CatsPosition)
        if state.deck_left > LAST_CARDS:
            continue
        if not any(state.action_text(action).startswith("steal") for action in state.legal_actions()):
            continue
        good = best_of(sure_gains(state, coins), 3)
        if good and all(state.action_text(action).startswith("steal") for action in good):
            yield state, good


def closings() -> Iterator[tuple[clowder.State, set[int]]]:
    for state in decisions("if-it-fits", 2, 100):
        assert isinstance(state, BoxPosition)
        if state.phase != PLAY:
            continue
        good = best_of(sure_gains(state, box_points), 3)
        if good and all(closes(state, action) for action in good):
            yield state, good


def closes(state: clowder.State, action: int) -> bool:
    after = state.clone()
    after.apply(action)
    assert isinstance(after, BoxPosition)
    return after.played >= 0 and after.plane.open_sides[after.plane.root(after.played)] == 0


def joinings() -> Iterator[tuple[clowder.State, set[int]]]:
    for state in decisions("cat-box", 2, 100):
        assert isinstance(state, KittensPosition)
        if state.unplayed > LATE or state.identities[state.to_act()] == CHIHUAHUA:
            continue
        good = best_of(sure_gains(state, kitten_points), 4)
        if good and all(growth(state, action) >= 3 for action in good):
            yield state, good


def growth(state: clowder.State, action: int) -> int:
    """How much larger the largest group of the seat's kittens becomes."""
    seat = state.to_act()
    after = state.clone()
    after.apply(action)
    return largest(after, seat) - largest(state, seat)


def largest(state: clowder.State, seat: int) -> int:
    assert isinstance(state, KittensPosition)
    return int(tally(state)[LARGEST + state.identities[seat]])


SCENES = {"way home": ways_home, "theft": thefts, "closing": closings, "joining": joinings}


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("scene", list(SCENES))
def test_what_is_there_is_taken(scene: str, level: str) -> None:
    assert hits(level, scene_of(scene), SIMULATIONS) >= FOUND
