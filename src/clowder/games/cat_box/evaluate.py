"""How good a position of Cat Box looks for each seat: points now, and how much can still change."""

import math
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.cat_box.position import Position
from clowder.games.cat_box.scoring import merit_of, tally

# Width of a point's worth: wide while many cards are to come, narrow at the end.
SPREAD_END: Final = 0.8
SPREAD_PER_CARD: Final = 0.18


def evaluate(p: Position) -> vec[float]:
    counts = tally(p)
    spread = SPREAD_END + SPREAD_PER_CARD * float(p.unplayed)
    values = vec[float]([0.0] * p.seats)
    best: float = -1000.0
    for seat in range(p.seats):
        merit: i64 = merit_of(p, seat, counts)
        # Tie-breaks count as a small part of a point.
        worth = float(merit >> 16) + float(merit & 0xFFFF) / 65536.0
        values[seat] = worth
        if worth > best:
            best = worth
    total: float = 0.0
    for seat in range(p.seats):
        values[seat] = math.exp((values[seat] - best) / spread)
        total += values[seat]
    for seat in range(p.seats):
        values[seat] = values[seat] / total
    return values
