"""Why a move of Cat Box is refused: the first reason in the stated order, with its clauses."""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.refusal import Refusal
from clowder.games.cat_box.actions import NO_SEAT, Move
from clowder.games.cat_box.catalogue import TILES
from clowder.games.cat_box.codes import END, FISH, MOUSE, PASS, PAW, PLAY, SCRATCHER, STACK
from clowder.games.cat_box.grid import COLUMN_MASK, ROW_SHIFT, below, cell_at, right_of
from clowder.games.cat_box.moves import (
    UP_TO_FOUR,
    allowance,
    anchor_rows,
    carries_scratcher,
    has_plain_play,
    is_scratcher_cell,
    is_uncovered,
    lifted_rows,
    locks_out,
    mouse_rows,
    side_up,
    zones,
)
from clowder.games.cat_box.position import (
    NONE,
    PHASE_OVER,
    PHASE_PLAY,
    PHASE_TILE,
    Position,
    held_of,
    quarter_of,
    x_of,
    y_of,
)

_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "E_NOTATION": ("CB-TURN-2",),
    "E_GAME_OVER": ("CB-END-1",),
    "E_NOT_YOUR_TURN": ("CB-SETUP-12", "CB-TURN-7"),
    "E_NO_TILES": ("CB-SPEC-3",),
    "E_PHASE": ("CB-TURN-1", "CB-R32"),
    "E_ROTATION": ("CB-PLACE-1", "CB-R9"),
    "E_TILE_GONE": ("CB-SPEC-5",),
    "E_ONE_TILE": ("CB-SPEC-4", "CB-R33"),
    "E_MUST_PLAY": ("CB-R20", "CB-TURN-2"),
    "E_RESERVED": ("CB-FISH-2", "CB-R43"),
    "E_NO_CARD": ("CB-TURN-2",),
    "E_MOUSE_JUST_PLAYED": ("CB-MOUSE-2", "CB-R45"),
    "E_MOUSE_COVERED": ("CB-MOUSE-2", "CB-R45"),
    "E_MOUSE_SCRATCHER": ("CB-R40",),
    "E_MOUSE_SAME_PLACE": ("CB-R46",),
    "E_SCRATCHER_CELL": ("CB-SCR-1", "CB-R37"),
    "E_LOCKOUT": ("CB-R39",),
    "E_COVER_NONE": ("CB-PLACE-2", "CB-R15"),
    "E_COVER_MANY": ("CB-PLACE-3", "CB-R16"),
    "E_STACK_KITTENS": ("CB-STACK-3", "CB-R48"),
    "E_PROTECTED": ("CB-SCR-2", "CB-R37"),
}
_NO_CARD_CLAUSES: Final[dict[int, tuple[str, ...]]] = {
    PLAY: ("CB-TURN-3", "CB-TURN-4"),
    PAW: ("CB-PAW-2", "CB-R36"),
    FISH: ("CB-FISH-1", "CB-R44"),
    MOUSE: ("CB-MOUSE-2",),
}
_TILE_OF_KIND: Final[dict[int, int]] = {STACK: 4, PAW: 0, MOUSE: 3, SCRATCHER: 1, FISH: 2}  # index into TILES


def refuse(key: str, params: dict[str, Any] | None = None) -> Refusal:
    return Refusal(key, _CLAUSES[key], params)


def refusal_of(p: Position, seat: i64, move: Move) -> Refusal | None:
    """None if `seat` may do this now."""
    if p.phase == PHASE_OVER:
        return refuse("E_GAME_OVER")
    if seat != p.active:
        return refuse("E_NOT_YOUR_TURN", {"seat": int(p.active)})
    found = _turn_fault(p, move)
    if found is not None:
        return found
    if move.kind == PLAY or move.kind == PAW:
        return _card_fault(p, move)
    if move.kind == FISH:
        return _fish_fault(p, move)
    if move.kind == MOUSE:
        return _mouse_fault(p, move)
    if move.kind == SCRATCHER:
        return _scratcher_fault(p, move)
    return None


def _turn_fault(p: Position, move: Move) -> Refusal | None:
    """What forbids this kind of move now, whatever card or place it names."""
    kind = move.kind
    tiles = [_TILE_OF_KIND[kind]] if kind in _TILE_OF_KIND else []
    if move.stack:
        tiles.append(_TILE_OF_KIND[STACK])
    if tiles and not p.setup.special:
        return refuse("E_NO_TILES", {"tile": TILES[tiles[0]]})
    wanted = PHASE_PLAY if kind == PLAY or kind == PASS else PHASE_TILE
    if p.phase != wanted:
        return refuse("E_PHASE", {"move": _word(kind)})
    if kind == SCRATCHER and p.unplayed == 0:
        return Refusal("E_PHASE", ("CB-R23",), {"move": "scratcher"})
    if move.quarter and (p.setup.codes.turns == 1 or move.quarter % p.setup.quarter_step):
        return refuse("E_ROTATION", {"turn": int(move.quarter) * 90, "rotation": p.setup.options["rotation"]})
    for tile in tiles:
        if not (p.tiles[p.active] >> tile) & 1:
            return refuse("E_TILE_GONE", {"tile": TILES[tile]})
    if kind == PAW and move.stack:
        return refuse("E_ONE_TILE")
    if kind == PASS and has_plain_play(p):
        return refuse("E_MUST_PLAY")
    return None


def _word(kind: i64) -> str:
    return ("play", "stack", "paw", "mouse", "scratcher", "fish", "end", "pass")[kind]


def _no_card(move: Move) -> Refusal:
    return Refusal("E_NO_CARD", _NO_CARD_CLAUSES[move.kind], {"move": _word(move.kind)})


def _reserved_fault(p: Position, move: Move) -> Refusal | None:
    """What is wrong with naming a reserved card: nothing if it is the own one and is to be played."""
    owner = p.active if move.seat == NO_SEAT else move.seat
    if owner < 0 or owner >= p.seats or p.reserved[owner] < 0:
        return _no_card(move)
    if owner != p.active or move.kind == FISH:
        return refuse("E_RESERVED", {"seat": int(owner)})
    return None


def source_of(p: Position, move: Move) -> i64:
    """The source number of a card move, NONE if it names no possible place."""
    if move.reserved:
        own = move.seat == NO_SEAT or move.seat == p.active
        return p.setup.codes.slots if own and p.setup.special else NONE
    if not 0 <= move.seat < p.seats or move.slot >= p.setup.hand_size:
        return NONE
    return p.slot_of(move.seat, move.slot)


def _card_fault(p: Position, move: Move) -> Refusal | None:
    if move.reserved:
        found = _reserved_fault(p, move)
        if found is not None:
            return found
    source = source_of(p, move)
    if source == NONE or side_up(p, source) < 0:
        return _no_card(move)
    face = side_up(p, source)
    if move.stack:
        return _place_fault(p, move, anchor_rows(p, UP_TO_FOUR), p.occupied, 4)
    limit = 2 if p.setup.deck.has_box[face] else 1
    return _place_fault(p, move, anchor_rows(p, allowance(p, face)), p.occupied, limit)


def _place_fault(p: Position, move: Move, free: vec[i64], occupied: vec[i64], limit: int) -> Refusal | None:
    """Whether the anchor is among the free ones; if not, which rule of covering it breaks."""
    here: dict[str, Any] = {"at": f"{move.x},{move.y}"}
    if not p.is_in_reach(move.x, move.y):
        return refuse("E_COVER_NONE", here)
    cell = cell_at(move.x, move.y)
    if _flag(free, cell):
        return None
    covered: list[i64] = []
    for place in (cell, right_of(cell), below(cell), right_of(below(cell))):
        if _flag(occupied, place):
            covered.append(place)
    here["count"] = len(covered)
    here["cells"] = [p.place_text(place) for place in covered]
    if not covered:
        return refuse("E_COVER_NONE", here)
    if len(covered) > limit:
        here["limit"] = limit
        clause = "CB-PLACE-3" if limit == 1 else "CB-PLACE-4"
        return Refusal("E_COVER_MANY", (clause, "CB-R16"), here)
    zone = zones(p, NONE)
    protected = [place for place in covered if _flag(zone, place)]
    if limit == 4 and len(covered) == 4 and all(_flag(p.kittens, place) for place in covered):
        return refuse("E_STACK_KITTENS", here)
    here["cells"] = [p.place_text(place) for place in protected]
    return refuse("E_PROTECTED", here)


def _flag(rows: vec[i64], cell: i64) -> bool:
    return (rows[cell >> ROW_SHIFT] >> (cell & COLUMN_MASK)) & 1 == 1


def _fish_fault(p: Position, move: Move) -> Refusal | None:
    if move.reserved:
        return _reserved_fault(p, move)
    source = source_of(p, move)
    if source == NONE or p.hand[source] < 0:
        return _no_card(move)
    return None


def index_of_card(p: Position, name: str) -> i64:
    """Where a card lies in the order of laying; NONE if it is not on the table."""
    for index in range(len(p.laid)):
        if p.setup.deck.ids[held_of(p.laid[index]) >> 1] == name:
            return index
    return NONE


def _mouse_fault(p: Position, move: Move) -> Refusal | None:
    index = index_of_card(p, move.card)
    card: dict[str, Any] = {"card": move.card}
    if index == NONE:
        return _no_card(move)
    if index == p.just_played:
        return refuse("E_MOUSE_JUST_PLAYED", card)
    if not is_uncovered(p, index):
        return refuse("E_MOUSE_COVERED", card)
    if carries_scratcher(p, index):
        return refuse("E_MOUSE_SCRATCHER", card)
    if x_of(p.laid[index]) == move.x and y_of(p.laid[index]) == move.y:
        return refuse("E_MOUSE_SAME_PLACE", card)
    limit = 2 if p.setup.deck.has_box[held_of(p.laid[index])] else 1
    return _place_fault(p, move, mouse_rows(p, index), lifted_rows(p, index), limit)


def _scratcher_fault(p: Position, move: Move) -> Refusal | None:
    here: dict[str, Any] = {"at": f"{move.x},{move.y}"}
    if not p.is_in_reach(move.x, move.y):
        return refuse("E_SCRATCHER_CELL", here)
    cell = cell_at(move.x, move.y)
    if not is_scratcher_cell(p, cell):
        return refuse("E_SCRATCHER_CELL", here)
    if locks_out(p, cell):
        return refuse("E_LOCKOUT", here)
    return None


# -- between written and packed moves -----------------------------------------------------------------------------


def packed(p: Position, move: Move) -> i64:
    """The number of a written move; NONE if it has none at this table. Equal turns become the smallest (CB-R52)."""
    if move.kind == END or move.kind == PASS:
        return p.setup.codes.base(move.kind) if p.setup.special else NONE
    if not p.setup.special and (move.kind != PLAY or move.stack):
        return NONE
    if move.kind == FISH:
        source = NONE if move.reserved else source_of(p, move)
        return NONE if source == NONE else p.setup.codes.fish + source
    if not p.is_in_reach(move.x, move.y):
        return NONE
    cell = cell_at(move.x, move.y)
    if move.kind == SCRATCHER:
        return p.setup.codes.scratcher + cell
    if move.quarter and (p.setup.codes.turns == 1 or move.quarter % p.setup.quarter_step):
        return NONE
    if move.kind == MOUSE:
        return _packed_mouse(p, move, cell)
    source = source_of(p, move)
    face = NONE if source == NONE else side_up(p, source)
    if face < 0 or (move.kind == PAW and move.stack):
        return NONE
    quarter = p.setup.deck.distinct[(face << 2) | move.quarter]
    kind: i64 = STACK if move.stack else move.kind
    return p.setup.codes.pack(kind, source, quarter // p.setup.quarter_step, cell)


def _packed_mouse(p: Position, move: Move, cell: i64) -> i64:
    index = index_of_card(p, move.card)
    if index == NONE:
        return NONE
    held = held_of(p.laid[index])
    lies = quarter_of(p.laid[index])
    quarter: i64 = 0
    while p.setup.deck.face(held, (lies + quarter) & 3) != p.setup.deck.face(held, (lies + move.quarter) & 3):
        quarter += p.setup.quarter_step
    return p.setup.codes.pack(MOUSE, held >> 1, quarter // p.setup.quarter_step, cell)


def is_cell(cell: i64) -> bool:
    return (cell & COLUMN_MASK) < 60 and cell < 3840


def written(p: Position, action: i64) -> Move | None:
    """The move behind a number; None if the number means nothing at this table."""
    layout = p.setup.codes
    if not 0 <= action < layout.count:
        return None
    kind = layout.kind(action)
    if kind == END or kind == PASS:
        return Move(kind)
    if kind == FISH:
        move = Move(FISH)
        move.seat, move.slot = (action - layout.fish) // p.setup.hand_size, (action - layout.fish) % p.setup.hand_size
        return move
    cell = layout.cell(action)
    if not is_cell(cell):
        return None
    move = Move(PLAY if kind == STACK else kind)
    move.x, move.y = p.coordinates(cell)
    if kind == SCRATCHER:
        return move
    move.quarter = layout.turn(action) * p.setup.quarter_step
    source = layout.source(action)
    if kind == MOUSE:
        move.card = p.setup.deck.ids[source]
    elif source == layout.slots:
        move.reserved = True
    else:
        move.seat, move.slot = source // p.setup.hand_size, source % p.setup.hand_size
    move.stack = kind == STACK
    return move
