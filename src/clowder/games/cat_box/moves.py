"""What is legal in Cat Box, and which clause forbids what.

One set of predicates serves the list of legal actions, the single question and the explanation: anchors come from the
flag rows (`anchor_rows`), everything else from `fault_of`.
"""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.cat_box.actions import MOUSE, PAW, PLAY, STACK
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
    nth_cell,
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
            a = occupied[row] & zone[row]
            c = occupied[under] & zone[under]
            free[row] = word & ~(a | next_column(a) | c | next_column(c))
    return free


# -- anchors ------------------------------------------------------------------------------------------------------


def _joined(p: Position) -> vec[i64]:
    """Anchors that cover one or two occupied cells."""
    rows = vec[i64]([0] * SIDE)
    for row in range(SIDE):
        rows[row] = p.one[row] | p.two[row]
    return rows


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
        rows = _joined(p)
    else:
        rows = _stacked(p)
    return rows if p.n_scratchers == 0 else free_of(rows, p.occupied, zones(p, NONE))


def lifted_rows(p: Position, index: i64) -> vec[i64]:
    """Occupied cells without one uncovered card of the table (CB-R46)."""
    rows = p.occupied[:]
    cell = anchor_of(p.laid[index])
    for place in (cell, right_of(cell), below(cell), right_of(below(cell))):
        if not _lies_beneath(p, index, place):
            rows[place >> ROW_SHIFT] &= ~flag_of(place)
    return rows


def _lies_beneath(p: Position, index: i64, place: i64) -> bool:
    """Whether a card other than the topmost one at `index` fills this cell."""
    for other in range(index):
        cell = anchor_of(p.laid[other])
        under = below(cell)
        if place == cell or place == under or place == right_of(cell) or place == right_of(under):
            return True
    return False


def mouse_rows(p: Position, index: i64) -> vec[i64]:
    """Flags of all anchors to which an uncovered card may be moved."""
    occupied = lifted_rows(p, index)
    boxes = p.deck.has_box[held_of(p.laid[index])]
    rows = vec[i64]([0] * SIDE)
    for row in range(SIDE):
        a = occupied[row]
        c = occupied[row + 1 if row < SIDE - 1 else 0]
        if a | c:
            b = next_column(a)
            d = next_column(c)
            word = anchors_covering_one(a, b, c, d)
            if boxes:
                word |= anchors_covering_two(a, b, c, d)
            rows[row] = word
    here = anchor_of(p.laid[index])
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
    following = p.mover + 1 if p.mover + 1 < p.seats else 0
    zone = zones(p, following)
    add_zone(zone, cell)
    for word in free_of(p.one, p.occupied, zone):
        if word:
            return False
    return True


# -- cards --------------------------------------------------------------------------------------------------------


def card_at_source(p: Position, source: i64) -> i64:
    """The held card at a hand slot or, as the last source, the mover's reserved card; NONE if there is none."""
    if source < p.layout.slots:
        return p.hand[source]
    return p.reserved[p.mover]


def side_up(p: Position, source: i64) -> i64:
    """The card as it would lie: secret side of an own or reserved card, visible side of another's; NONE if none."""
    held = card_at_source(p, source)
    if held < 0:
        return NONE
    if source >= p.layout.slots or source // p.hand_size == p.mover:
        return held ^ 1
    return held


def allowance(p: Position, face: i64) -> i64:
    return ONE_OR_TWO if p.deck.has_box[face] else EXACTLY_ONE


def is_distinct_turn(p: Position, face: i64, quarter: i64) -> bool:
    """Of equal faces only the smallest turn is offered (CB-R52)."""
    return p.deck.distinct[(face << 2) | quarter] == quarter


def has_plain_play(p: Position) -> bool:
    """Whether some card can be played without a tile."""
    if p.n_scratchers == 0:
        return p.cards_in_hands() > 0 or p.reserved[p.mover] >= 0
    ones = count_all(anchor_rows(p, EXACTLY_ONE))
    both = count_all(anchor_rows(p, ONE_OR_TWO))
    for source in range(p.layout.sources):
        face = side_up(p, source)
        if face >= 0 and (both if p.deck.has_box[face] else ones) > 0:
            return True
    return False


def has_stack_play(p: Position) -> bool:
    if not p.special or not p.tiles[p.mover] & TILE_STACK:
        return False
    if p.cards_in_hands() == 0 and p.reserved[p.mover] < 0:
        return False
    return count_all(anchor_rows(p, UP_TO_FOUR)) > 0


# -- the list of legal actions ------------------------------------------------------------------------------------


class Choices:
    """The legal actions of a decision, as blocks: `bases[i]` plus every cell of `cells[i]`.

    Blocks are made in ascending order, so the list is ascending, and count and pick need no list at all.
    """

    def __init__(self) -> None:
        self.bases: list[i64] = []
        self.rows: list[vec[i64]] = []
        self.counts: list[i64] = []
        self.total: i64 = 0

    def add(self, base: i64, rows: vec[i64], count: i64) -> None:
        if count:
            self.bases.append(base)
            self.rows.append(rows)
            self.counts.append(count)
            self.total += count

    def add_single(self, action: i64) -> None:
        self.bases.append(action)
        self.rows.append(vec[i64]([1]))
        self.counts.append(1)
        self.total += 1

    def listed(self) -> vec[i64]:
        actions = vec[i64]([0] * self.total)
        n: i64 = 0
        for i in range(len(self.bases)):
            base = self.bases[i]
            for cell in list_cells(self.rows[i], self.counts[i]):
                actions[n] = base + cell
                n += 1
        return actions

    def pick(self, k: i64) -> i64:
        for i in range(len(self.bases)):
            if k < self.counts[i]:
                return self.bases[i] + nth_cell(self.rows[i], k)
            k -= self.counts[i]
        raise IndexError(k)


def choices(p: Position) -> Choices:
    found = Choices()
    if p.phase == PHASE_PLAY:
        _add_card_moves(p, found, PLAY)
        plain = found.total
        if p.special and p.tiles[p.mover] & TILE_STACK:
            _add_stack_moves(p, found)
        if plain == 0:
            found.add_single(p.layout.pass_)
    elif p.phase == PHASE_TILE:
        add_tile_moves(p, found)
        found.add_single(p.layout.end)
    return found


def add_tile_moves(p: Position, found: Choices) -> None:
    tiles = p.tiles[p.mover]
    if tiles & TILE_PAW:
        _add_card_moves(p, found, PAW)
    if tiles & TILE_MOUSE:
        _add_mouse_moves(p, found)
    if tiles & TILE_SCRATCHER and p.unplayed > 0:
        _add_scratchers(p, found)
    if tiles & TILE_FISH:
        for slot in range(p.layout.slots):
            if p.hand[slot] >= 0:
                found.add_single(p.layout.fish + slot)


def _add_card_moves(p: Position, found: Choices, kind: i64) -> None:
    ones = anchor_rows(p, EXACTLY_ONE)
    both = anchor_rows(p, ONE_OR_TWO)
    n_ones = count_all(ones)
    n_both = count_all(both)
    for source in range(p.layout.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        for turn in range(p.layout.turns):
            if is_distinct_turn(p, face, turn * p.quarter_step):
                base = p.layout.pack(kind, source, turn, 0)
                if p.deck.has_box[face]:
                    found.add(base, both, n_both)
                else:
                    found.add(base, ones, n_ones)


def _add_stack_moves(p: Position, found: Choices) -> None:
    rows = anchor_rows(p, UP_TO_FOUR)
    count = count_all(rows)
    for source in range(p.layout.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        for turn in range(p.layout.turns):
            if is_distinct_turn(p, face, turn * p.quarter_step):
                found.add(p.layout.pack(STACK, source, turn, 0), rows, count)


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
        for turn in range(p.layout.turns):
            if is_distinct_mouse_turn(p, index, turn * p.quarter_step):
                found.add(p.layout.pack(MOUSE, card, turn, 0), rows, count)


def is_distinct_mouse_turn(p: Position, index: i64, quarter: i64) -> bool:
    """For the mouse a turn counts from how the card lies; equal faces are offered once (CB-R52)."""
    for smaller in range(0, quarter, p.quarter_step):
        if _same_face(p, index, smaller, quarter):
            return False
    return True


def _same_face(p: Position, index: i64, first: i64, second: i64) -> bool:
    face = held_of(p.laid[index]) << 2
    lies = quarter_of(p.laid[index])
    contents = p.deck.contents
    a = (face | ((lies + first) & 3)) << 2
    b = (face | ((lies + second) & 3)) << 2
    for quadrant in range(4):
        if contents[a + quadrant] != contents[b + quadrant]:
            return False
    return True


def _add_scratchers(p: Position, found: Choices) -> None:
    rows = vec[i64]([0] * SIDE)
    count: i64 = 0
    for cell in list_cells(p.occupied, count_all(p.occupied)):
        if is_scratcher_cell(p, cell) and not locks_out(p, cell):
            rows[cell >> ROW_SHIFT] |= flag_of(cell)
            count += 1
    found.add(p.layout.scratcher, rows, count)


def is_scratcher_cell(p: Position, cell: i64) -> bool:
    """CB-SCR-1: an occupied cell without another scratcher."""
    content: int = p.content[cell]
    if content == 0:
        return False
    for other in p.scratchers:
        if other == cell:
            return False
    return True


def has_tile_move(p: Position) -> bool:
    """Whether any tile action is legal: the window T3 opens only then."""
    tiles = p.tiles[p.mover]
    if tiles == 0:
        return False
    if tiles & TILE_FISH and p.cards_in_hands() > 0:
        return True
    if tiles & TILE_PAW and has_plain_play(p):
        return True
    found = Choices()
    add_tile_moves(p, found)
    return found.total > 0
