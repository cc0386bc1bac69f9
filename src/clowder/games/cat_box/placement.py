"""Where cards and scratchers may go in Cat Box.

One set of predicates serves the list of legal actions, the single question and the explanation of a refusal. Anchors
come as flag rows: one word per row of the table, a bit per column.
"""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.cat_box.grid import (
    ROW_SHIFT,
    SIDE,
    above,
    anchors_covering_one,
    anchors_covering_two,
    below,
    flag_of,
    left_of,
    next_column,
    right_of,
)
from clowder.games.cat_box.position import (
    NONE,
    TILE_STACK,
    Position,
    anchor_of,
    held_of,
    next_seat,
    quarter_of,
    side_up,
)

# What a card may cover.
EXACTLY_ONE: Final = 0  # a full face
ONE_OR_TWO: Final = 1  # a face with an empty box
UP_TO_FOUR: Final = 2  # any face, with the stack tile


# -- scratchers ---------------------------------------------------------------------------------------------------


def protect_around(rows: vec[i64], cell: i64) -> None:
    """Flag the cell and the eight around it."""
    row = above(cell)
    for _ in range(3):
        for place in (left_of(row), row, right_of(row)):
            rows[place >> ROW_SHIFT] |= flag_of(place)
        row = below(row)


def protected_cells(p: Position, except_of: i64) -> vec[i64]:
    """Flags of all cells protected by scratchers, except those of one seat (NONE: of all)."""
    rows = vec[i64]([0] * SIDE)
    for seat in range(p.seats):
        if seat != except_of and p.scratchers[seat] >= 0:
            protect_around(rows, p.scratchers[seat])
    return rows


def unprotected(anchors: vec[i64], occupied: vec[i64], protected: vec[i64]) -> vec[i64]:
    """The anchors at which a card covers no protected quadrant (CB-SCR-2, CB-R37)."""
    free = vec[i64]([0] * SIDE)
    for row in range(SIDE):
        word = anchors[row]
        if word:
            under = row + 1 if row < SIDE - 1 else 0
            a = protected[row]
            c = protected[under]
            if a | c:
                a &= occupied[row]
                c &= occupied[under]
                word &= ~(a | next_column(a) | c | next_column(c))
            free[row] = word
    return free


# -- anchors ------------------------------------------------------------------------------------------------------


def _stack_anchors(p: Position) -> vec[i64]:
    """Anchors that cover at least one occupied cell and at most three exposed kittens (CB-STACK-2, CB-STACK-3)."""
    rows = vec[i64]([0] * SIDE)
    for row in range(SIDE):
        under = row + 1 if row < SIDE - 1 else 0
        a = p.occupied[row]
        c = p.occupied[under]
        covers = a | next_column(a) | c | next_column(c)
        if covers:
            k = p.kittens[row]
            m = p.kittens[under]
            rows[row] = covers & ~(k & next_column(k) & m & next_column(m))
    return rows


def anchor_rows(p: Position, cover: i64) -> vec[i64]:
    """Flags of all anchors at which a card that may cover so much can be laid now."""
    if cover == EXACTLY_ONE:
        rows = p.full_anchors
    elif cover == ONE_OR_TWO:
        rows = p.box_anchors
    else:
        rows = _stack_anchors(p)
    return rows if p.n_scratchers == 0 else unprotected(rows, p.occupied, protected_cells(p, NONE))


def occupied_without(p: Position, index: i64) -> vec[i64]:
    """Occupied cells without one uncovered card of the table (CB-R46)."""
    rows = p.occupied[:]
    cell = anchor_of(p.laid[index])
    for place in (cell, right_of(cell), below(cell), right_of(below(cell))):
        depth: int = p.depth[place]
        if depth == 1:
            rows[place >> ROW_SHIFT] &= ~flag_of(place)
    return rows


def mouse_anchors(p: Position, index: i64) -> vec[i64]:
    """Flags of all anchors to which an uncovered card may be moved."""
    occupied = occupied_without(p, index)
    boxes = p.setup.deck.has_box[held_of(p.laid[index])] == 1
    rows = p.box_anchors[:] if boxes else p.full_anchors[:]
    here = anchor_of(p.laid[index])
    row = above(here) >> ROW_SHIFT
    for _ in range(3):  # only these rows of anchors can see that the card is gone
        under = row + 1 if row < SIDE - 1 else 0
        a = occupied[row]
        c = occupied[under]
        b = next_column(a)
        d = next_column(c)
        word = anchors_covering_one(a, b, c, d)
        if boxes:
            word |= anchors_covering_two(a, b, c, d)
        rows[row] = word
        row = under
    rows[here >> ROW_SHIFT] &= ~flag_of(here)
    return rows if p.n_scratchers == 0 else unprotected(rows, occupied, protected_cells(p, NONE))


def is_uncovered(p: Position, index: i64) -> bool:
    """Whether all four quadrants of a card on the table are exposed."""
    cell = anchor_of(p.laid[index])
    under = below(cell)
    top: int = p.top[cell]
    if top != index:
        return False
    top = p.top[right_of(cell)]
    if top != index:
        return False
    top = p.top[under]
    if top != index:
        return False
    top = p.top[right_of(under)]
    return top == index


def carries_scratcher(p: Position, index: i64) -> bool:
    """Whether a scratcher lies on a card of the table."""
    if p.n_scratchers == 0:
        return False
    cell = anchor_of(p.laid[index])
    under = below(cell)
    for place in p.scratchers:
        if place >= 0 and (place == cell or place == under or place == right_of(cell) or place == right_of(under)):
            return True
    return False


def is_movable(p: Position, index: i64) -> bool:
    """Whether the mouse may take a card on the table (CB-MOUSE-2, CB-R40, CB-R45)."""
    return index != p.just_played and is_uncovered(p, index) and not carries_scratcher(p, index)


def is_scratcher_cell(p: Position, cell: i64) -> bool:
    """Whether a cell is occupied and without another scratcher (CB-SCR-1)."""
    content: int = p.content[cell]
    if content == 0:
        return False
    for other in p.scratchers:
        if other == cell:
            return False
    return True


def locks_out(p: Position, cell: i64) -> bool:
    """Whether a scratcher on this cell would leave the next player no sure place (CB-R39)."""
    protected = protected_cells(p, next_seat(p))
    protect_around(protected, cell)
    for word in unprotected(p.full_anchors, p.occupied, protected):
        if word:
            return False
    return True


def cannot_lock_out(p: Position) -> bool:
    """Whether no scratcher can lock anybody out: one blocks anchors in four rows, and more rows have sure places."""
    rows: i64 = 0
    free = p.full_anchors
    if p.n_scratchers:
        free = unprotected(free, p.occupied, protected_cells(p, next_seat(p)))
    for word in free:
        if word:
            rows += 1
    return rows > 4


# -- cards --------------------------------------------------------------------------------------------------------


def cover_of(p: Position, face: i64) -> i64:
    """How much a face may cover without a tile (CB-PLACE-3, CB-PLACE-4)."""
    return ONE_OR_TWO if p.setup.deck.has_box[face] else EXACTLY_ONE


def is_distinct_turn(p: Position, face: i64, turn: i64) -> bool:
    """Whether no smaller turn shows the same face: of equal ones only the smallest is offered (CB-R52)."""
    if turn == 0:
        return True
    quarter = turn * p.setup.quarter_step
    return p.setup.deck.smallest_turn[(face << 2) | quarter] == quarter


def is_distinct_mouse_turn(p: Position, index: i64, turn: i64) -> bool:
    """The same for the mouse, where a turn counts from how the card lies (CB-R52)."""
    step = p.setup.quarter_step
    for smaller in range(turn):
        if _same_face(p, index, smaller * step, turn * step):
            return False
    return True


def _same_face(p: Position, index: i64, first: i64, second: i64) -> bool:
    face = held_of(p.laid[index]) << 2
    lies = quarter_of(p.laid[index])
    contents = p.setup.deck.contents
    a = (face | ((lies + first) & 3)) << 2
    b = (face | ((lies + second) & 3)) << 2
    for quadrant in range(4):
        if contents[a + quadrant] != contents[b + quadrant]:
            return False
    return True


def has_plain_play(p: Position) -> bool:
    """Whether some card can be played without a tile."""
    if p.cards_in_hands() == 0 and p.reserved[p.active] < 0:
        return False
    if p.n_scratchers == 0 or _has_flag(anchor_rows(p, EXACTLY_ONE)):
        return True  # without scratchers every card finds a place (CB-R17)
    if not _has_flag(anchor_rows(p, ONE_OR_TWO)):
        return False
    for source in range(p.setup.codes.sources):
        face = side_up(p, source)
        if face >= 0 and p.setup.deck.has_box[face]:
            return True
    return False


def _has_flag(rows: vec[i64]) -> bool:
    for word in rows:
        if word:
            return True
    return False


def has_stack_play(p: Position) -> bool:
    """Whether some card can be played with the stack."""
    if not p.setup.special or not p.tiles[p.active] & TILE_STACK:
        return False
    if p.cards_in_hands() == 0 and p.reserved[p.active] < 0:
        return False
    return _has_flag(anchor_rows(p, UP_TO_FOUR))
