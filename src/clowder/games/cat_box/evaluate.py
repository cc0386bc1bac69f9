"""How good a position of Cat Box looks for each seat.

The points a seat would have now, plus what can be expected to change: a quadrant that some card could cover is worth
less than one that is walled in, and a group grows where it has room. The weights were fitted to self-play by
bench/tune/cat_box.py, which prints this table.
"""

import math
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.bits import BIT_PLACES, BIT_STARTS, CHUNK, CHUNK_MASK
from clowder.games.cat_box.grid import ROW_SHIFT, SIDE
from clowder.games.cat_box.position import Position
from clowder.games.cat_box.scoring import CHIHUAHUA, LARGEST, THREES, merit_of, tally

CARDS_TO_COME: Final = 47.0  # after the start card, at most

# What a feature adds to the expected end score, per share of the cards still to come, and its square.
# Kittens: one, open to any card, open to box cards only, largest group. Chihuahua: one, open, groups of three.
FEATURES: Final = 7
LINEAR: Final = vec[float]([43.381, -2.306, -1.837, -1.720, 41.457, -0.995, -3.335])
SQUARE: Final = vec[float]([-16.446, 1.196, 1.375, 0.571, -14.695, 0.239, 1.178])
# Width of a point's worth: wide while many cards are to come, narrow at the end.
SPREAD_END: Final = 0.3
SPREAD_TO_COME: Final = 5.0

# Where open quadrants are counted, by content: what any card could cover, what only a card with an empty box could.
BY_ANY: Final = 0
BY_BOX_ONLY: Final = 6
EMPTY_BOXES: Final = 5  # after the five colours


def evaluate(p: Position) -> vec[float]:
    """A chance to win per seat, from 0.0 to 1.0; all together 1.0."""
    values = prospects(p, tally(p), open_quadrants(p))
    spread = spread_of(p)
    best: float = -1000.0
    for expected in values:
        if expected > best:
            best = expected
    total: float = 0.0
    for seat in range(p.seats):
        values[seat] = math.exp((values[seat] - best) / spread)
        total += values[seat]
    for seat in range(p.seats):
        values[seat] = values[seat] / total
    return values


def prospects(p: Position, counts: vec[i64], open_to: vec[i64]) -> vec[float]:
    """The points that each seat can expect at the end."""
    share = float(p.unplayed) / CARDS_TO_COME
    values = vec[float]([0.0] * p.seats)
    for seat in range(p.seats):
        merit: i64 = merit_of(p, seat, counts)
        # Tie-breaks count as a small part of a point.
        expected = float(merit >> 16) + float(merit & 0xFFFF) / 65536.0
        row = features_of(p, seat, counts, open_to)
        for k in range(FEATURES):
            expected += row[k] * share * (LINEAR[k] + share * SQUARE[k])
        values[seat] = expected
    return values


def spread_of(p: Position) -> float:
    """A lead of so many points makes a chance e times as large."""
    return SPREAD_END + SPREAD_TO_COME * math.sqrt(float(p.unplayed) / CARDS_TO_COME)


def features(p: Position) -> list[list[float]]:
    """Per seat what the weights are for: for the tuning script."""
    counts = tally(p)
    open_to = open_quadrants(p)
    return [list(features_of(p, seat, counts, open_to)) for seat in range(p.seats)]


def features_of(p: Position, seat: i64, counts: vec[i64], open_to: vec[i64]) -> vec[float]:
    """One seat's row of features, in the order of the weights."""
    row = vec[float]([0.0] * FEATURES)
    identity = p.identities[seat]
    if identity == CHIHUAHUA:
        row[4] = 1.0
        row[5] = float(open_to[BY_ANY + EMPTY_BOXES] + open_to[BY_BOX_ONLY + EMPTY_BOXES])
        row[6] = float(counts[THREES])
    else:
        row[0] = 1.0
        row[1] = float(open_to[BY_ANY + identity])
        row[2] = float(open_to[BY_BOX_ONLY + identity])
        row[3] = float(counts[LARGEST + identity])
    return row


def open_quadrants(p: Position) -> vec[i64]:
    """Exposed quadrants that some card could cover, by content: see BY_ANY and BY_BOX_ONLY."""
    counts = vec[i64]([0] * 12)
    full_above = p.full_anchors[SIDE - 1]
    box_above = p.box_anchors[SIDE - 1]
    for row in range(SIDE):
        full = p.full_anchors[row]
        box = p.box_anchors[row]
        by_any = with_right(full | full_above) & p.occupied[row]
        by_box = with_right(box | box_above) & p.occupied[row] & ~by_any
        full_above = full
        box_above = box
        if by_any:
            _count_contents(p, row, by_any, counts, BY_ANY)
        if by_box:
            _count_contents(p, row, by_box, counts, BY_BOX_ONLY)
    return counts


def with_right(word: i64) -> i64:
    """The flags and those one column to the right of each: the columns that anchors cover."""
    return word | ((word << 1) & ~BEYOND) | ((word >> (SIDE - 1)) & 1)


def _beyond() -> i64:
    flag: i64 = 1
    for _ in range(SIDE):
        flag *= 2
    return flag


BEYOND: Final = _beyond()  # the bit after the last column


def _count_contents(p: Position, row: i64, word: i64, counts: vec[i64], first: i64) -> None:
    """Add the contents of the flagged cells of a row to `counts`, from place `first` on."""
    base = row << ROW_SHIFT
    contents = p.content
    while word:
        chunk = word & CHUNK_MASK
        for i in range(BIT_STARTS[chunk], BIT_STARTS[chunk + 1]):
            content: int = contents[base + BIT_PLACES[i]]
            counts[first + content - 1] += 1
        word >>= CHUNK
        base += CHUNK
