"""The common decision, fast: play a card, with no scratcher on the table and no stack tile to add.

Gives the same set as moves.choices (tested); count and pick never make a list.
"""

from clowder.core.arrays import i64, vec
from clowder.games.cat_box.codes import PLAY
from clowder.games.cat_box.grid import CELL_BITS, list_cells, nth_cell
from clowder.games.cat_box.moves import is_distinct_turn, side_up
from clowder.games.cat_box.position import PHASE_PLAY, TILE_STACK, Position


def is_plain(p: Position) -> bool:
    if p.phase != PHASE_PLAY or p.n_scratchers != 0:
        return False
    return not p.setup.special or not p.tiles[p.active] & TILE_STACK


def _turns_of(p: Position, face: i64) -> i64:
    """How many different turns a face offers."""
    if p.setup.codes.turns == 1:
        return 1
    count: i64 = 0
    for turn in range(p.setup.codes.turns):
        if is_distinct_turn(p, face, turn * p.setup.quarter_step):
            count += 1
    return count


def count_plain(p: Position) -> i64:
    total: i64 = 0
    has_box = p.setup.deck.has_box
    for source in range(p.setup.codes.sources):
        face = side_up(p, source)
        if face >= 0:
            here = p.n_both if has_box[face] else p.n_one
            total += here * _turns_of(p, face)
    return total


def pick_plain(p: Position, k: i64) -> i64:
    """The k-th action, ascending."""
    has_box = p.setup.deck.has_box
    for source in range(p.setup.codes.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        here = p.n_both if has_box[face] else p.n_one
        all_turns = here * _turns_of(p, face)
        if k >= all_turns:
            k -= all_turns
            continue
        turn = _nth_turn(p, face, k // here)
        k %= here
        cell = nth_cell(p.both if has_box[face] else p.one, k)
        return ((source * p.setup.codes.turns + turn) << CELL_BITS) | cell
    raise IndexError(k)


def _nth_turn(p: Position, face: i64, n: i64) -> i64:
    if p.setup.codes.turns == 1:
        return 0
    turn: i64 = 0
    while n > 0 or not is_distinct_turn(p, face, turn * p.setup.quarter_step):
        if is_distinct_turn(p, face, turn * p.setup.quarter_step):
            n -= 1
        turn += 1
    return turn


def list_plain(p: Position) -> vec[i64]:
    """All actions, ascending."""
    ones = list_cells(p.one, p.n_one)
    both = list_cells(p.both, p.n_both)
    actions = vec[i64]([0] * count_plain(p))
    n: i64 = 0
    for source in range(p.setup.codes.sources):
        face = side_up(p, source)
        if face < 0:
            continue
        cells = both if p.setup.deck.has_box[face] else ones
        for turn in range(p.setup.codes.turns):
            if is_distinct_turn(p, face, turn * p.setup.quarter_step):
                base = p.setup.codes.pack(PLAY, source, turn, 0)
                for cell in cells:
                    actions[n] = base + cell
                    n += 1
    return actions
