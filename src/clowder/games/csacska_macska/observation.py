"""What a seat sees, as numbers: the blocks are described in clowder/adapters/encoders/csacska_macska.py."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.sparse_vector import SparseVector, turned
from clowder.games.csacska_macska.cards import DECK_SIZE, FACES
from clowder.games.csacska_macska.knowledge import paying_numbers, triple_numbers
from clowder.games.csacska_macska.moves import to_act
from clowder.games.csacska_macska.position import PHASES, PILE_CAPACITY, SCORE3, Position
from clowder.games.csacska_macska.series import KITTENS_BIT, STRAY_BIT, cards_missing, last_kind, size_of

KINDS: Final = 16  # number cards by what they show, then the stray
SERIES_NUMBERS: Final = 2 * KINDS + 4 + 10  # numbers that describe one series
LONGEST_SERIES: Final = 9  # what sizes are divided by
MOST_COINS: Final = 50  # what coins are divided by


def observe(p: Position, seat: i64, out: SparseVector) -> None:
    """Write what a seat sees; seats are turned so that the observer comes first."""
    seats = p.seats
    out.common(len(PHASES), p.phase, seats, seat, to_act(p))
    observe_cards(p, out)
    out.block(seats)
    for other in range(seats):
        out.put(turned(other, seat, seats), float(p.coins[other]) / MOST_COINS)
    out.block(seats * 4 * SERIES_NUMBERS)
    for other in range(seats):
        for colour in range(4):
            series = p.series[other * 4 + colour]
            if series:
                observe_series(p, series, (turned(other, seat, seats) * 4 + colour) * SERIES_NUMBERS, out)
    out.block(seats)
    out.mark(turned(p.active, seat, seats))
    out.block(seats)
    for other in range(seats):
        if (p.orphans >> other) & 1:
            out.mark(turned(other, seat, seats))
    out.block(4)
    if p.phase == SCORE3:
        out.mark(p.choice)
    out.block(seats + 1)
    out.mark(p.first_discard + 1)
    out.block(4)
    out.put(0, float(p.deck_left) / DECK_SIZE)
    out.put(1, float(p.pass_number) / 5)
    out.put(2, float(p.setup.passes) / 5)
    out.put(3, 1.0 if p.taken else 0.0)


def observe_cards(p: Position, out: SparseVector) -> None:
    """By face: what is still in the deck, in the box, in the hand, in the piles, and the last card of each pile."""
    copies = vec[i64]([0] * FACES)
    for i in range(p.deck_left):
        copies[p.deck[i]] += 1
    out.block(FACES)
    for face in range(FACES):
        if copies[face]:
            out.put(face, float(copies[face]) / 9)
            copies[face] = 0
    out.block(FACES)
    for face in range(FACES):
        if p.box[face]:
            out.put(face, float(p.box[face]) / 9)
    out.block(FACES)
    if p.hand0 >= 0:
        out.put(p.hand0, 0.5)
    if p.hand1 >= 0:
        out.put(p.hand1, 1.0 if p.hand1 == p.hand0 else 0.5)
    out.block(p.seats * FACES)
    for pile in range(p.seats):
        for i in range(p.heights[pile]):
            card = p.piles[pile * PILE_CAPACITY + i]
            copies[card] += 1
            out.put(pile * FACES + card, float(copies[card]) / 4)
        for i in range(p.heights[pile]):
            copies[p.piles[pile * PILE_CAPACITY + i]] = 0
    out.block(p.seats * FACES)
    for pile in range(p.seats):
        if p.heights[pile]:
            out.mark(pile * FACES + p.top(pile))


def observe_series(p: Position, series: i64, place: i64, out: SparseVector) -> None:
    """The SERIES_NUMBERS numbers of one series, from a place in its block on."""
    copies = vec[i64]([0] * KINDS)
    size = size_of(series)
    for i in range(size):
        kind = (series >> (i * 4)) & 15
        copies[kind] += 1
        out.put(place + kind, float(copies[kind]) / LONGEST_SERIES)
    if size:
        out.mark(place + KINDS + last_kind(series))
    rest = place + 2 * KINDS
    out.put(rest, float(size) / LONGEST_SERIES)
    out.put(rest + 1, float(size + cards_missing(series)) / LONGEST_SERIES)
    out.put(rest + 2, 1.0 if series & KITTENS_BIT else 0.0)
    out.put(rest + 3, 1.0 if series & STRAY_BIT else 0.0)
    paying = paying_numbers(p.setup.deck, series)
    triple = triple_numbers(p.setup.deck, series)
    for k in range(5):
        if (paying >> k) & 1:
            out.mark(rest + 4 + k)
        if (triple >> k) & 1:
            out.mark(rest + 9 + k)
