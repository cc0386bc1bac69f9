"""A finished table is counted a second time, by the slow scorer that knows only the chapter on scoring."""

from typing import Any

from tests.games.if_it_fits.kit import GAME, negative
from tests.games.if_it_fits.recount import recount


def at_end(state: Any) -> None:
    outcome = state.outcome()
    assert (outcome.scores, negative(state)) == recount(GAME.position(state), state.setup.settled)
