"""Moves that are refused, every reason at least once: (state, seat, text)."""

from collections.abc import Iterator

import clowder
from clowder.core.state import State
from tests.games.csacska_macska.kit import position_of
from tests.games.csacska_macska.test_refusals import CASES


def refused() -> Iterator[tuple[State, int, str]]:
    game = clowder.game("csacska-macska")
    for position, move, _, _ in CASES:
        yield game.from_position(position_of(position)), "ABCDE".index(move[0]), move[2:]
    over = game.from_position(position_of("Base-3; deck B1"))
    for text in ("draw", "play B1"):
        clowder.play_text(over, text)
    yield over, 0, "draw"
    bent = game.new(seats=3, seed=1)  # between turns a pile is never empty
    bent.heights[0] = 0  # type: ignore[attr-defined]
    yield bent, bent.to_act(), "take P1"
