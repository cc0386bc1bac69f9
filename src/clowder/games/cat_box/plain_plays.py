"""The common decision, fast: play a card, with no scratcher on the table and no stack tile to add.

Gives the same set as moves.choices (tested); count and pick never make a list.
"""

from clowder.core.arrays import i64, vec
from clowder.games.cat_box.codes import PLAY
from clowder.games.cat_box.grid import CELL_BITS, list_cells, nth_cell
from clowder.games.cat_box.placement import is_distinct_turn
from clowder.games.cat_box.position import PHASE_PLAY, TILE_STACK, Position, side_up


def are_all(p: Position) -> bool:
    """Whether plain plays are all there is to choose from now."""
    if p.phase != PHASE_PLAY or p.n_scratchers != 0:
        return False
    return not p.setup.special or not p.tiles[p.active] & TILE_STACK


def legal_actions(p: Position) -> vec[i64]:
    """All actions, ascending."""
    codes = p.setup.codes
    full = list_cells(p.full_anchors, p.n_full_anchors)
    box = list_cells(p.box_anchors, p.n_box_anchors)
    actions = vec[i64]([0] * count_actions(p))
    n: i64 = 0
    for source in range(codes.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        cells = box if p.setup.deck.has_box[face] else full
        for turn in range(codes.turns):
            if is_distinct_turn(p, face, turn):
                base = codes.pack(PLAY, source, turn, 0)
                for cell in cells:
                    actions[n] = base + cell
                    n += 1
    return actions


def count_actions(p: Position) -> i64:
    codes = p.setup.codes
    has_box = p.setup.deck.has_box
    total: i64 = 0
    for source in range(codes.sources):
        face = side_up(p, source)
        if face >= 0:
            here = p.n_box_anchors if has_box[face] else p.n_full_anchors
            total += here if codes.turns == 1 else here * _count_turns(p, face)
    return total


def nth_action(p: Position, k: i64) -> i64:
    """The k-th action, ascending."""
    codes = p.setup.codes
    has_box = p.setup.deck.has_box
    for source in range(codes.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        here = p.n_box_anchors if has_box[face] else p.n_full_anchors
        all_turns = here if codes.turns == 1 else here * _count_turns(p, face)
        if k >= all_turns:
            k -= all_turns
            continue
        turn: i64 = 0
        if codes.turns > 1:
            turn = _nth_turn(p, face, k // here)
            k %= here
        cell = nth_cell(p.box_anchors if has_box[face] else p.full_anchors, k)
        return ((source * codes.turns + turn) << CELL_BITS) | cell
    raise IndexError(k)


def _count_turns(p: Position, face: i64) -> i64:
    """How many different turns a face offers."""
    count: i64 = 0
    for turn in range(p.setup.codes.turns):
        if is_distinct_turn(p, face, turn):
            count += 1
    return count


def _nth_turn(p: Position, face: i64, n: i64) -> i64:
    """The n-th different turn of a face."""
    turn: i64 = 0
    while n > 0 or not is_distinct_turn(p, face, turn):
        if is_distinct_turn(p, face, turn):
            n -= 1
        turn += 1
    return turn
