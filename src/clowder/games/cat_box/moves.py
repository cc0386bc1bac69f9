"""What is legal in Cat Box, and which clause forbids what.

One set of predicates serves the list of legal actions, the single question and the explanation: anchors come from the
flag rows (`anchor_rows`), everything else from `fault_of`.
"""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.cat_box.choices import Choices
from clowder.games.cat_box.codes import MOUSE, PAW, PLAY, STACK
from clowder.games.cat_box.deck import CARDS
from clowder.games.cat_box.grid import (
    ROW_SHIFT,
    SIDE,
    above,
    anchors_covering_one,
    anchors_covering_two,
    below,
    count_all,
    flag_of,
    left_of,
    list_cells,
    next_column,
    right_of,
)
from clowder.games.cat_box.position import (
    NONE,
    PHASE_PLAY,
    PHASE_TILE,
    TILE_FISH,
    TILE_MOUSE,
    TILE_PAW,
    TILE_SCRATCHER,
    TILE_STACK,
    Position,
    anchor_of,
    held_of,
    quarter_of,
)

# What a card may cover.
EXACTLY_ONE: Final = 0  # a full face
ONE_OR_TWO: Final = 1  # a face with an empty box
UP_TO_FOUR: Final = 2  # any face, with the stack tile


# -- scratchers ---------------------------------------------------------------------------------------------------


def add_zone(rows: vec[i64], cell: i64) -> None:
    """Flag the cell and the eight around it."""
    row = above(cell)
    for _ in range(3):
        for place in (left_of(row), row, right_of(row)):
            rows[place >> ROW_SHIFT] |= flag_of(place)
        row = below(row)


def zones(p: Position, without: i64) -> vec[i64]:
    """Flags of all cells protected by scratchers, except those of one seat (NONE: of all)."""
    rows = vec[i64]([0] * SIDE)
    for seat in range(p.seats):
        if seat != without and p.scratchers[seat] >= 0:
            add_zone(rows, p.scratchers[seat])
    return rows


def free_of(anchors: vec[i64], occupied: vec[i64], zone: vec[i64]) -> vec[i64]:
    """The anchors that cover no occupied cell of a zone (CB-SCR-2, CB-R37)."""
    free = vec[i64]([0] * SIDE)
    for row in range(SIDE):
        word = anchors[row]
        if word:
            under = row + 1 if row < SIDE - 1 else 0
            a = zone[row]
            c = zone[under]
            if a | c:
                a &= occupied[row]
                c &= occupied[under]
                word &= ~(a | next_column(a) | c | next_column(c))
            free[row] = word
    return free


# -- anchors ------------------------------------------------------------------------------------------------------


def _stacked(p: Position) -> vec[i64]:
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
        rows = p.one
    elif cover == ONE_OR_TWO:
        rows = p.both
    else:
        rows = _stacked(p)
    return rows if p.n_scratchers == 0 else free_of(rows, p.occupied, zones(p, NONE))


def lifted_rows(p: Position, index: i64) -> vec[i64]:
    """Occupied cells without one uncovered card of the table (CB-R46)."""
    rows = p.occupied[:]
    cell = anchor_of(p.laid[index])
    for place in (cell, right_of(cell), below(cell), right_of(below(cell))):
        depth: int = p.depth[place]
        if depth == 1:
            rows[place >> ROW_SHIFT] &= ~flag_of(place)
    return rows


def mouse_rows(p: Position, index: i64) -> vec[i64]:
    """Flags of all anchors to which an uncovered card may be moved."""
    occupied = lifted_rows(p, index)
    boxes = p.setup.deck.has_box[held_of(p.laid[index])] == 1
    rows = p.both[:] if boxes else p.one[:]
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
    return rows if p.n_scratchers == 0 else free_of(rows, occupied, zones(p, NONE))


def is_uncovered(p: Position, index: i64) -> bool:
    """All four quadrants of a card on the table are exposed."""
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
    if p.n_scratchers == 0:
        return False
    cell = anchor_of(p.laid[index])
    under = below(cell)
    for place in p.scratchers:
        if place >= 0 and (place == cell or place == under or place == right_of(cell) or place == right_of(under)):
            return True
    return False


def is_movable(p: Position, index: i64) -> bool:
    """CB-MOUSE-2, CB-R40, CB-R45."""
    return index != p.just_played and is_uncovered(p, index) and not carries_scratcher(p, index)


def locks_out(p: Position, cell: i64) -> bool:
    """Whether a scratcher on this cell would leave the next player no sure place (CB-R39)."""
    zone = zones(p, _following(p))
    add_zone(zone, cell)
    for word in free_of(p.one, p.occupied, zone):
        if word:
            return False
    return True


def _following(p: Position) -> i64:
    return p.active + 1 if p.active + 1 < p.seats else 0


def _no_lock_out_possible(p: Position) -> bool:
    """A zone blocks anchors in four rows only: with more rows of sure places none can lock anybody out."""
    rows: i64 = 0
    free = p.one if p.n_scratchers == 0 else free_of(p.one, p.occupied, zones(p, _following(p)))
    for word in free:
        if word:
            rows += 1
    return rows > 4


# -- cards --------------------------------------------------------------------------------------------------------


def card_at_source(p: Position, source: i64) -> i64:
    """The held card at a hand slot or, as the last source, the active seat's reserved card; NONE if there is none."""
    if source < p.setup.codes.slots:
        return p.hand[source]
    return p.reserved[p.active]


def side_up(p: Position, source: i64) -> i64:
    """The card as it would lie: secret side of an own or reserved card, visible side of another's; NONE if none."""
    held = card_at_source(p, source)
    if held < 0:
        return NONE
    if source >= p.setup.codes.slots or source // p.setup.hand_size == p.active:
        return held ^ 1
    return held


def allowance(p: Position, face: i64) -> i64:
    return ONE_OR_TWO if p.setup.deck.has_box[face] else EXACTLY_ONE


def is_distinct_turn(p: Position, face: i64, quarter: i64) -> bool:
    """Of equal faces only the smallest turn is offered (CB-R52)."""
    return p.setup.deck.distinct[(face << 2) | quarter] == quarter


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
    if not p.setup.special or not p.tiles[p.active] & TILE_STACK:
        return False
    if p.cards_in_hands() == 0 and p.reserved[p.active] < 0:
        return False
    return _has_flag(anchor_rows(p, UP_TO_FOUR))


# -- the list of legal actions ------------------------------------------------------------------------------------


def choices(p: Position) -> Choices:
    found = Choices()
    if p.phase == PHASE_PLAY:
        _add_card_moves(p, found, PLAY)
        plain = found.total
        if p.setup.special and p.tiles[p.active] & TILE_STACK:
            _add_stack_moves(p, found)
        if plain == 0:
            found.add_single(p.setup.codes.pass_)
    elif p.phase == PHASE_TILE:
        return tile_choices(p) or found
    return found


def add_tile_moves(p: Position, found: Choices) -> None:
    tiles = p.tiles[p.active]
    if tiles & TILE_PAW:
        _add_card_moves(p, found, PAW)
    if tiles & TILE_MOUSE:
        _add_mouse_moves(p, found)
    if tiles & TILE_SCRATCHER and p.unplayed > 0:
        _add_scratchers(p, found)
    if tiles & TILE_FISH:
        for slot in range(p.setup.codes.slots):
            if p.hand[slot] >= 0:
                found.add_single(p.setup.codes.fish + slot)


def _add_card_moves(p: Position, found: Choices, kind: i64) -> None:
    ones = anchor_rows(p, EXACTLY_ONE)
    both = anchor_rows(p, ONE_OR_TWO)
    n_ones = p.n_one if p.n_scratchers == 0 else count_all(ones)
    n_both = p.n_both if p.n_scratchers == 0 else count_all(both)
    for source in range(p.setup.codes.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        for turn in range(p.setup.codes.turns):
            if is_distinct_turn(p, face, turn * p.setup.quarter_step):
                base = p.setup.codes.pack(kind, source, turn, 0)
                if p.setup.deck.has_box[face]:
                    found.add(base, both, n_both)
                else:
                    found.add(base, ones, n_ones)


def _add_stack_moves(p: Position, found: Choices) -> None:
    rows = anchor_rows(p, UP_TO_FOUR)
    count = count_all(rows)
    for source in range(p.setup.codes.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        for turn in range(p.setup.codes.turns):
            if is_distinct_turn(p, face, turn * p.setup.quarter_step):
                found.add(p.setup.codes.pack(STACK, source, turn, 0), rows, count)


def _add_mouse_moves(p: Position, found: Choices) -> None:
    by_card = vec[i64]([NONE] * CARDS)  # actions ascend by card number, not by age on the table
    for index in range(len(p.laid)):
        if is_movable(p, index):
            by_card[held_of(p.laid[index]) >> 1] = index
    for card in range(CARDS):
        index = by_card[card]
        if index == NONE:
            continue
        rows = mouse_rows(p, index)
        count = count_all(rows)
        if count == 0:
            continue
        for turn in range(p.setup.codes.turns):
            if is_distinct_mouse_turn(p, index, turn * p.setup.quarter_step):
                found.add(p.setup.codes.pack(MOUSE, card, turn, 0), rows, count)


def is_distinct_mouse_turn(p: Position, index: i64, quarter: i64) -> bool:
    """For the mouse a turn counts from how the card lies; equal faces are offered once (CB-R52)."""
    for smaller in range(0, quarter, p.setup.quarter_step):
        if _same_face(p, index, smaller, quarter):
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


def _add_scratchers(p: Position, found: Choices) -> None:
    rows = p.occupied[:]
    for other in p.scratchers:
        if other >= 0:
            rows[other >> ROW_SHIFT] &= ~flag_of(other)
    count = count_all(rows)
    if not _no_lock_out_possible(p):
        for cell in list_cells(rows, count):
            if locks_out(p, cell):
                rows[cell >> ROW_SHIFT] &= ~flag_of(cell)
                count -= 1
    found.add(p.setup.codes.scratcher, rows, count)


def is_scratcher_cell(p: Position, cell: i64) -> bool:
    """CB-SCR-1: an occupied cell without another scratcher."""
    content: int = p.content[cell]
    if content == 0:
        return False
    for other in p.scratchers:
        if other == cell:
            return False
    return True


def tile_choices(p: Position) -> Choices | None:
    """The legal tile actions and `end`; None if no tile can be used: the window T3 opens only then."""
    if p.tiles[p.active] == 0:
        return None
    found = Choices()
    add_tile_moves(p, found)
    if found.total == 0:
        return None
    found.add_single(p.setup.codes.end)
    return found
