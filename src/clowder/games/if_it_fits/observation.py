"""What a seat sees, as numbers: the blocks are described in clowder/adapters/encoders/if_it_fits.py."""

from typing import Final

from clowder.core.arrays import i64
from clowder.core.sparse_vector import SparseVector, turned
from clowder.games.if_it_fits.knowledge import packets_left
from clowder.games.if_it_fits.moves import is_start_used, to_act
from clowder.games.if_it_fits.plane import BARE, LYING_FROM_WEST, LYING_PRINCESS, Plane
from clowder.games.if_it_fits.position import HAND_ROOM, MAIN_PHASE, PHASES, Position
from clowder.games.if_it_fits.scoring import sprays_in, top_weight, totals, toy_points, toys_in, weight
from clowder.games.if_it_fits.setup import (
    CATS_EACH,
    FIRST_SLEEPER,
    FIRST_START,
    PLACEABLE,
    PRINCESS,
    Setup,
    column_of,
    row_of,
)

ENDLESS_SHOWN: Final = 33  # columns and rows shown of a table without an edge
PACKETS_SHOWN: Final = 8


def observe(p: Position, seat: i64, out: SparseVector) -> None:
    """Write what a seat sees, block by block."""
    seats = p.seats
    out.common(len(PHASES), p.phase, seats, seat, to_act(p))
    write_table(p, seat, out)
    write_hand_and_starts(p, seat, out)
    write_seats(p, seat, out)
    out.block(1 + PACKETS_SHOWN)
    out.put(0, float(p.cards_left()) / 80)
    place = 1
    for left in packets_left(p)[:PACKETS_SHOWN]:
        out.put(place, left / 40)
        place += 1
    out.block(2 + seats)
    if p.ending != MAIN_PHASE:
        out.mark(p.cause - 1)
        out.mark(2 + turned(p.ender, seat, seats))
    out.block(seats)
    out.mark(turned(p.first, seat, seats))


def write_hand_and_starts(p: Position, seat: i64, out: SparseVector) -> None:
    """The cards that seat holds, then the start boxes nobody has used."""
    out.block(PLACEABLE + 1)
    princesses: i64 = 0
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + p.held[seat]):
        card = p.hands[place]
        if card == PRINCESS:
            princesses += 1
        else:
            out.mark(card)
    out.put(PLACEABLE, float(princesses) / 5)
    out.block(PLACEABLE)
    for card in range(FIRST_START, FIRST_SLEEPER):
        if not is_start_used(p, card):
            out.mark(card)


def write_seats(p: Position, seat: i64, out: SparseVector) -> None:
    """Cards held, cats in the supply, points and negative points of every seat."""
    points = totals(p)
    seats = p.seats
    out.block(seats)
    for other in range(seats):
        out.put(turned(other, seat, seats), float(p.held[other]) / 10)
    out.block(seats)
    for other in range(seats):
        out.put(turned(other, seat, seats), float(p.supply[other]) / 10)
    out.block(seats)
    for other in range(seats):
        out.put(turned(other, seat, seats), float(points[other]) / 50)
    out.block(seats)
    for other in range(seats):
        out.put(turned(other, seat, seats), float(points[seats + other]) / 20)


# -- the planes --------------------------------------------------------------------------------------------------------


def place_in_plane(setup: Setup, xy: i64) -> i64:
    """A place in a plane, row by row, the cell 0,0 in the middle; -1 for a cell too far out."""
    columns = setup.columns if setup.has_edge else ENDLESS_SHOWN
    rows = setup.rows if setup.has_edge else ENDLESS_SHOWN
    column = column_of(xy) + columns // 2
    row = row_of(xy) + rows // 2
    return row * columns + column if 0 <= row < rows and 0 <= column < columns else -1


def write_table(p: Position, seat: i64, out: SparseVector) -> None:
    """The planes of the table: for every card in a cell those of the card, of what lies across it and of its box."""
    setup = p.setup
    plane = p.plane
    area = setup.columns * setup.rows if setup.has_edge else ENDLESS_SHOWN * ENDLESS_SHOWN
    after_symbols = 6 + setup.n_kinds
    out.block((after_symbols + 7 + 3 * p.seats) * area)
    for slot in range(plane.n_slots):
        at = place_in_plane(setup, plane.xy[slot])
        if at < 0:
            continue
        write_card_planes(setup, plane.faces[slot], seat, at, area, out)
        if plane.lying[slot] != BARE and plane.lying[slot] != LYING_FROM_WEST:
            write_lying_planes(plane, slot, seat, at, area, out)
        if slot == p.played:
            out.mark((after_symbols + 6) * area + at)
        write_box_planes(p, plane.root(slot), seat, at, area, out)


def write_card_planes(setup: Setup, face: i64, seat: i64, at: i64, area: i64, out: SparseVector) -> None:
    """The card in a cell: its walls, its symbols, Princess, or whose sleeper it is."""
    out.mark(at)
    walls = setup.walls[face]
    for side in range(4):
        if (walls >> side) & 1:
            out.mark((1 + side) * area + at)
    card = face >> 1
    symbols = setup.symbols[card]
    if symbols:
        for kind in range(setup.n_kinds):
            out.put((5 + kind) * area + at, float(toys_in(symbols, kind)) / 4)
        out.put((5 + setup.n_kinds) * area + at, float(sprays_in(symbols)) / 4)
    after_symbols = 6 + setup.n_kinds
    if card == PRINCESS:
        out.mark(after_symbols * area + at)
    elif card >= FIRST_SLEEPER:
        out.mark((after_symbols + 7 + turned(card - FIRST_SLEEPER, seat, setup.seats)) * area + at)


def write_lying_planes(plane: Plane, slot: i64, seat: i64, at: i64, area: i64, out: SparseVector) -> None:
    """What lies across this cell and the next one: Princess, a special toy or a cat."""
    setup = plane.setup
    after_symbols = 6 + setup.n_kinds
    lying = plane.lying[slot]
    which = after_symbols + 2
    if lying == LYING_PRINCESS:
        which = after_symbols + 1
    elif lying <= CATS_EACH:
        which = after_symbols + 7 + setup.seats + turned(lying - 1, seat, setup.seats)
    out.mark(which * area + at)
    columns = setup.columns if setup.has_edge else ENDLESS_SHOWN
    if (at + 1) % columns:  # unless the next cell is too far out
        out.mark(which * area + at + 1)


def write_box_planes(p: Position, root: i64, seat: i64, at: i64, area: i64, out: SparseVector) -> None:
    """What the box of a cell would pay, and to whom."""
    setup = p.setup
    plane = p.plane
    after_lying = 9 + setup.n_kinds
    factor: i64 = 1
    if plane.open_sides[root] == 0:
        factor = 2
        out.mark(after_lying * area + at)
    out.put((after_lying + 1) * area + at, float(factor * toy_points(setup, plane.symbols[root])) / 10)
    out.put((after_lying + 2) * area + at, float(factor * sprays_in(plane.symbols[root])) / 10)
    cats = plane.cats[root]
    top = top_weight(setup, cats)
    if top > 0:
        for other in range(p.seats):
            if weight(setup, cats, other) == top:
                takes = after_lying + 4 + 2 * p.seats + turned(other, seat, p.seats)
                out.mark(takes * area + at)
