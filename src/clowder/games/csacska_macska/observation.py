"""What a seat sees, as numbers: the blocks are described in clowder/adapters/encoders/csacska_macska.py."""

from typing import Final

from clowder.core.arrays import i64
from clowder.core.sparse_vector import SparseVector, turned
from clowder.games.csacska_macska.cards import DECK_SIZE, FACES
from clowder.games.csacska_macska.knowledge import tripled, unseen, wanted
from clowder.games.csacska_macska.position import SCORE3, Position
from clowder.games.csacska_macska.series import KITTENS_BIT, STRAY_BIT, last_kind, missing, size_of

KINDS: Final = 16  # number cards by what they show, then the stray
LANE: Final = 2 * KINDS + 4 + 10
LONGEST: Final = 9


def numbers(p: Position, seat: i64, out: SparseVector) -> None:
    seats = p.seats
    out.common(5, p.phase, seats, seat, p.waiting_for())
    cards(p, out)
    out.block(seats)
    for other in range(seats):
        out.put(turned(other, seat, seats), float(p.coins[other]) / 50)
    out.block(seats * 4 * LANE)
    for other in range(seats):
        for colour in range(4):
            lane = p.lanes[other * 4 + colour]
            if lane:
                series(p, lane, (turned(other, seat, seats) * 4 + colour) * LANE, out)
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
    out.mark(p.dropped + 1)
    out.block(4)
    out.put(0, float(p.deck_left) / DECK_SIZE)
    out.put(1, float(p.round) / 5)
    out.put(2, float(p.setup.passes) / 5)
    out.put(3, 1.0 if p.taken else 0.0)


def cards(p: Position, out: SparseVector) -> None:
    """By face: what is still in the deck, in the box, in the hand, in the piles, and the last card of each pile."""
    left = unseen(p)
    out.block(FACES)
    for face in range(FACES):
        out.put(face, left[face] / 9)
    out.block(FACES)
    for face in range(FACES):
        out.put(face, float(p.box[face]) / 9)
    out.block(FACES)
    if p.hand0 >= 0:
        out.put(p.hand0, 0.5)
    if p.hand1 >= 0:
        out.put(p.hand1, 1.0 if p.hand1 == p.hand0 else 0.5)
    out.block(p.seats * FACES)
    for pile in range(p.seats):
        copies = [0] * FACES
        for card in p.pile_cards(pile):
            copies[card] += 1
            out.put(pile * FACES + card, copies[card] / 4)
    out.block(p.seats * FACES)
    for pile in range(p.seats):
        if p.heights[pile]:
            out.mark(pile * FACES + p.top(pile))


def series(p: Position, lane: i64, place: i64, out: SparseVector) -> None:
    copies = [0] * KINDS
    for i in range(size_of(lane)):
        kind = (lane >> (i * 4)) & 15
        copies[kind] += 1
        out.put(place + kind, copies[kind] / LONGEST)
    if size_of(lane):
        out.mark(place + KINDS + last_kind(lane))
    rest = place + 2 * KINDS
    out.put(rest, float(size_of(lane)) / LONGEST)
    out.put(rest + 1, float(size_of(lane) + missing(lane)) / LONGEST)
    out.put(rest + 2, 1.0 if lane & KITTENS_BIT else 0.0)
    out.put(rest + 3, 1.0 if lane & STRAY_BIT else 0.0)
    wants = wanted(p.setup.deck, lane)
    triple = tripled(p.setup.deck, lane)
    for k in range(5):
        if (wants >> k) & 1:
            out.mark(rest + 4 + k)
        if (triple >> k) & 1:
            out.mark(rest + 9 + k)
