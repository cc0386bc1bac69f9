"""What is legal in Cat Box: whose decision it is, and between which actions."""

from clowder.core.arrays import i64, vec
from clowder.games.cat_box import plain_plays
from clowder.games.cat_box.actions import pack, unpack
from clowder.games.cat_box.choices import Choices
from clowder.games.cat_box.codes import MOUSE, PAW, PLAY, STACK
from clowder.games.cat_box.deck import CARDS
from clowder.games.cat_box.grid import ROW_SHIFT, count_all, flag_of, list_cells
from clowder.games.cat_box.placement import (
    EXACTLY_ONE,
    ONE_OR_TWO,
    UP_TO_FOUR,
    anchor_rows,
    cannot_lock_out,
    is_distinct_mouse_turn,
    is_distinct_turn,
    is_movable,
    locks_out,
    mouse_anchors,
)
from clowder.games.cat_box.position import (
    NONE,
    PHASE_OVER,
    PHASE_PLAY,
    PHASE_TILE,
    TILE_FISH,
    TILE_MOUSE,
    TILE_PAW,
    TILE_SCRATCHER,
    TILE_STACK,
    Position,
    held_of,
    side_up,
)
from clowder.games.cat_box.refusals import why_not_move


def to_act(p: Position) -> i64:
    """The seat that decides now; NONE when the game is over."""
    return NONE if p.phase == PHASE_OVER else p.active


def legal_actions(p: Position) -> vec[i64]:
    return plain_plays.legal_actions(p) if plain_plays.are_all(p) else offered(p).listed()


def count_actions(p: Position) -> i64:
    return plain_plays.count_actions(p) if plain_plays.are_all(p) else offered(p).total


def nth_action(p: Position, k: i64) -> i64:
    return plain_plays.nth_action(p, k) if plain_plays.are_all(p) else offered(p).pick(k)


def is_legal(p: Position, action: i64) -> bool:
    """Whether this number, and no other for the same move, is offered now."""
    move = unpack(p, action)
    if move is None or why_not_move(p, p.active, move) is not None:
        return False
    return pack(p, move) == action


# -- all choices of a decision ------------------------------------------------------------------------------------


def offered(p: Position) -> Choices:
    """The choices of this decision, made once however often they are asked for."""
    found = p.offered
    if found is None:
        found = choices(p)
        p.offered = found
    return found


def choices(p: Position) -> Choices:
    """The legal actions, whatever the decision is about."""
    found = Choices()
    if p.phase == PHASE_PLAY:
        _add_card_moves(p, found, PLAY)
        without_tile = found.total
        if p.setup.special and p.tiles[p.active] & TILE_STACK:
            _add_stack_moves(p, found)
        if without_tile == 0:
            found.add_single(p.setup.codes.pass_)
    elif p.phase == PHASE_TILE:
        return tile_choices(p) or found
    return found


def _add_tile_moves(p: Position, found: Choices) -> None:
    tiles = p.tiles[p.active]
    if tiles & TILE_PAW:
        _add_card_moves(p, found, PAW)
    if tiles & TILE_MOUSE:
        _add_mouse_moves(p, found)
    if tiles & TILE_SCRATCHER and p.unplayed > 0:
        _add_scratchers(p, found)
    if tiles & TILE_FISH:
        for slot in range(p.setup.slots):
            if p.hands[slot] >= 0:
                found.add_single(p.setup.codes.fish + slot)


def _add_card_moves(p: Position, found: Choices, kind: i64) -> None:
    codes = p.setup.codes
    has_box = p.setup.deck.has_box
    full = anchor_rows(p, EXACTLY_ONE)
    box = anchor_rows(p, ONE_OR_TWO)
    n_full = p.n_full_anchors if p.n_scratchers == 0 else count_all(full)
    n_box = p.n_box_anchors if p.n_scratchers == 0 else count_all(box)
    for source in range(codes.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        for turn in range(codes.turns):
            if is_distinct_turn(p, face, turn):
                base = codes.pack(kind, source, turn, 0)
                if has_box[face]:
                    found.add(base, box, n_box)
                else:
                    found.add(base, full, n_full)


def _add_stack_moves(p: Position, found: Choices) -> None:
    codes = p.setup.codes
    rows = anchor_rows(p, UP_TO_FOUR)
    count = count_all(rows)
    for source in range(codes.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        for turn in range(codes.turns):
            if is_distinct_turn(p, face, turn):
                found.add(codes.pack(STACK, source, turn, 0), rows, count)


def _add_mouse_moves(p: Position, found: Choices) -> None:
    codes = p.setup.codes
    by_card = vec[i64]([NONE] * CARDS)  # actions ascend by card number, not by age on the table
    for index in range(len(p.laid)):
        if is_movable(p, index):
            by_card[held_of(p.laid[index]) >> 1] = index
    for card in range(CARDS):
        index = by_card[card]
        if index == NONE:
            continue
        rows = mouse_anchors(p, index)
        count = count_all(rows)
        if count == 0:
            continue
        for turn in range(codes.turns):
            if is_distinct_mouse_turn(p, index, turn):
                found.add(codes.pack(MOUSE, card, turn, 0), rows, count)


def _add_scratchers(p: Position, found: Choices) -> None:
    rows = p.occupied[:]
    for other in p.scratchers:
        if other >= 0:
            rows[other >> ROW_SHIFT] &= ~flag_of(other)
    count = count_all(rows)
    if not cannot_lock_out(p):
        for cell in list_cells(rows, count):
            if locks_out(p, cell):
                rows[cell >> ROW_SHIFT] &= ~flag_of(cell)
                count -= 1
    found.add(p.setup.codes.scratcher, rows, count)


def tile_choices(p: Position) -> Choices | None:
    """The legal tile actions and `end`; None if no tile can be used, for then nobody is asked."""
    if p.tiles[p.active] == 0:
        return None
    found = Choices()
    _add_tile_moves(p, found)
    if found.total == 0:
        return None
    found.add_single(p.setup.codes.end)
    return found
