"""Alley cat and panther see what is there: they win when a move wins, and do not give a won game away."""

from functools import cache
from typing import Any

import pytest

import clowder
from clowder.bots.levels import choose
from tests.contract.catalog import present_ids

POSITIONS = 10
FOUND = 9
WORLDS = 4
STRONG = ("alley-cat", "panther")

# Short games with open identities, so that the last moves of Cat Box can be read to the end. Random games of If It Fits
# are hardly ever decided by the last move: test_gains.py closes boxes instead.
SHORT = {"removed_basic": {"2": 39, "4": 37}, "hand_size": {"2": 2, "4": 1}}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "cat-box": (4, {"setup": SHORT, "identities": ["K", "P", "V", "B"]}),
    "csacska-macska": (3, {}),
    "cat-attack": (2, {}),
}


def wins(state: clowder.State, seat: int, action: int) -> bool:
    """Whether the action ends the game with this seat alone in front."""
    after = state.clone()
    after.apply(action)
    ranks = list(after.ranks())
    return after.to_act() < 0 and ranks[seat] == 1 and ranks.count(1) == 1


def winning(state: clowder.State) -> set[int]:
    """The actions that win at once whatever the seat does not know."""
    seat = state.to_act()
    worlds = [state.determinize(seat, clowder.Rng(n)) for n in range(WORLDS)]
    return {action for action in state.legal_actions() if all(wins(world, seat, action) for world in worlds)}


def last_decisions(game: str, seats: int, options: dict[str, Any], seed: int) -> list[clowder.State]:
    """The last positions of a random game in which there was a choice."""
    state = clowder.game(game).new(seats=seats, options=options, seed=seed)
    rng = clowder.Rng(seed)
    kept: list[clowder.State] = []
    while state.to_act() >= 0:
        if state.count_actions() > 1:
            kept = [*kept[-1:], state.clone()]
        state.apply(state.nth_action(rng.below(state.count_actions())))
    return kept


@cache
def positions(game: str) -> list[tuple[clowder.State, set[int]]]:
    """Positions with a move that wins at once, where at most a third of the moves do."""
    seats, options = GAMES[game]
    found: list[tuple[clowder.State, set[int]]] = []
    for seed in range(400):
        for state in last_decisions(game, seats, options, seed):
            good = winning(state)
            if good and 3 * len(good) <= state.count_actions():
                found.append((state, good))
        if len(found) >= POSITIONS:
            return found[:POSITIONS]
    return found


def hits(level: str, found: list[tuple[clowder.State, set[int]]], simulations: int) -> int:
    """In how many of the positions a level chooses one of the right actions."""
    assert len(found) == POSITIONS
    return sum(choose(state, state.to_act(), level, 1, simulations=simulations) in good for state, good in found)


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("game", [id for id in present_ids() if id in GAMES])
def test_a_winning_move_is_found(game: str, level: str) -> None:
    assert hits(level, positions(game), 200) >= FOUND


def holds_win(state: clowder.State, seat: int, action: int) -> bool:
    """Whether the seat, leading after its action, still wins after every answer that ends the game."""
    after = state.clone()
    after.apply(action)
    if after.to_act() < 0 or after.to_act() == seat:
        return False
    return all(wins_for(after, seat, answer) for answer in after.legal_actions())


def wins_for(state: clowder.State, seat: int, action: int) -> bool:
    after = state.clone()
    after.apply(action)
    return after.to_act() < 0 and list(after.ranks())[seat] == 1


@cache
def dangers() -> list[tuple[clowder.State, set[int]]]:
    """Two cards left in Cat Box: only some moves leave the last player no way to overtake."""
    options = {"setup": SHORT, "identities": ["K", "P"]}
    found: list[tuple[clowder.State, set[int]]] = []
    for seed in range(200):
        kept = last_decisions("cat-box", 2, options, seed)
        if len(kept) == 2:
            state = kept[0]
            seat = state.to_act()
            safe = {action for action in state.legal_actions() if holds_win(state, seat, action)}
            if safe and 3 * len(safe) <= state.count_actions():
                found.append((state, safe))
        if len(found) == POSITIONS:
            break
    return found


@pytest.mark.skipif(not clowder.is_compiled(), reason="reads some hundred thousand positions to find ten")
@pytest.mark.parametrize("level", STRONG)
def test_a_forced_loss_is_avoided(level: str) -> None:
    assert hits(level, dangers(), 400) >= FOUND
