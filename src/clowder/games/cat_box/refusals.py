"""Why a move of Cat Box is refused: the first reason in the stated order, with its clauses."""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.errors import MalformedAction
from clowder.core.refusal import Refusal, refuse
from clowder.games.cat_box.actions import NO_SEAT, Move, laid_index, read_move, source_of
from clowder.games.cat_box.catalogue import TILES
from clowder.games.cat_box.codes import FISH, KIND_WORDS, MOUSE, PASS, PAW, PLAY, SCRATCHER, STACK
from clowder.games.cat_box.grid import COLUMN_MASK, ROW_SHIFT, below, cell_at, right_of
from clowder.games.cat_box.placement import (
    UP_TO_FOUR,
    anchor_rows,
    carries_scratcher,
    cover_of,
    has_plain_play,
    is_scratcher_cell,
    is_uncovered,
    locks_out,
    mouse_anchors,
    occupied_without,
    protected_cells,
)
from clowder.games.cat_box.position import (
    NONE,
    PHASE_OVER,
    PHASE_PLAY,
    PHASE_TILE,
    Position,
    held_of,
    side_up,
    x_of,
    y_of,
)

CLAUSES: Final[dict[str, tuple[str, ...]]] = {
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


def refusal(p: Position, seat: i64, text: str) -> Refusal | None:
    """None exactly when `seat` may do `text` now; otherwise why not."""
    try:
        move = read_move(text)
    except MalformedAction:
        if p.phase == PHASE_OVER:
            return _refuse("E_GAME_OVER")
        return _refuse("E_NOTATION", text=text[:80])
    return why_not_move(p, seat, move)


def why_not_move(p: Position, seat: i64, move: Move) -> Refusal | None:
    """None if `seat` may do this now."""
    if p.phase == PHASE_OVER:
        return _refuse("E_GAME_OVER")
    if seat != p.active:
        return _refuse("E_NOT_YOUR_TURN", seat=int(p.active))
    found = why_not_now(p, move)
    if found is not None:
        return found
    if move.kind == PLAY or move.kind == PAW:
        return why_not_card(p, move)
    if move.kind == FISH:
        return why_not_fish(p, move)
    if move.kind == MOUSE:
        return why_not_mouse(p, move)
    if move.kind == SCRATCHER:
        return why_not_scratcher(p, move)
    return None


def why_not_now(p: Position, move: Move) -> Refusal | None:
    """What forbids this kind of move now, whatever card or place it names."""
    kind = move.kind
    tiles = [_TILE_OF_KIND[kind]] if kind in _TILE_OF_KIND else []
    if move.stack:
        tiles.append(_TILE_OF_KIND[STACK])
    if tiles and not p.setup.special:
        return _refuse("E_NO_TILES", tile=TILES[tiles[0]])
    wanted = PHASE_PLAY if kind == PLAY or kind == PASS else PHASE_TILE
    if p.phase != wanted:
        return _refuse("E_PHASE", move=KIND_WORDS[kind])
    if kind == SCRATCHER and p.unplayed == 0:
        return refuse("E_PHASE", ("CB-R23",), move="scratcher")
    if move.quarter and (p.setup.codes.turns == 1 or move.quarter % p.setup.quarter_step):
        return _refuse("E_ROTATION", turn=int(move.quarter) * 90, rotation=p.setup.options["rotation"])
    for tile in tiles:
        if not (p.tiles[p.active] >> tile) & 1:
            return _refuse("E_TILE_GONE", tile=TILES[tile])
    if kind == PAW and move.stack:
        return _refuse("E_ONE_TILE")
    if kind == PASS and has_plain_play(p):
        return _refuse("E_MUST_PLAY")
    return None


def _no_card(move: Move) -> Refusal:
    return refuse("E_NO_CARD", _NO_CARD_CLAUSES[move.kind], move=KIND_WORDS[move.kind])


def why_not_reserved(p: Position, move: Move) -> Refusal | None:
    """What is wrong with naming a reserved card: nothing if it is the own one and is to be played."""
    owner = p.active if move.seat == NO_SEAT else move.seat
    if owner < 0 or owner >= p.seats or p.reserved[owner] < 0:
        return _no_card(move)
    if owner != p.active or move.kind == FISH:
        return _refuse("E_RESERVED", seat=int(owner))
    return None


def why_not_card(p: Position, move: Move) -> Refusal | None:
    if move.reserved:
        found = why_not_reserved(p, move)
        if found is not None:
            return found
    source = source_of(p, move)
    if source == NONE or side_up(p, source) < 0:
        return _no_card(move)
    face = side_up(p, source)
    if move.stack:
        return why_not_place(p, move, anchor_rows(p, UP_TO_FOUR), p.occupied, 4)
    limit = 2 if p.setup.deck.has_box[face] else 1
    return why_not_place(p, move, anchor_rows(p, cover_of(p, face)), p.occupied, limit)


def why_not_place(p: Position, move: Move, free: vec[i64], occupied: vec[i64], limit: int) -> Refusal | None:
    """Whether the anchor is among the free ones; if not, which rule of covering it breaks."""
    here: dict[str, Any] = {"at": f"{move.x},{move.y}"}
    if not p.is_in_reach(move.x, move.y):
        return _refuse("E_COVER_NONE", **here)
    cell = cell_at(move.x, move.y)
    if _is_flagged(free, cell):
        return None
    covered: list[i64] = []
    for place in (cell, right_of(cell), below(cell), right_of(below(cell))):
        if _is_flagged(occupied, place):
            covered.append(place)
    here["count"] = len(covered)
    here["cells"] = [p.place_text(place) for place in covered]
    if not covered:
        return _refuse("E_COVER_NONE", **here)
    if len(covered) > limit:
        here["limit"] = limit
        clause = "CB-PLACE-3" if limit == 1 else "CB-PLACE-4"
        return refuse("E_COVER_MANY", (clause, "CB-R16"), **here)
    protection = protected_cells(p, NONE)
    protected = [place for place in covered if _is_flagged(protection, place)]
    if limit == 4 and len(covered) == 4 and all(_is_flagged(p.kittens, place) for place in covered):
        return _refuse("E_STACK_KITTENS", **here)
    here["cells"] = [p.place_text(place) for place in protected]
    return _refuse("E_PROTECTED", **here)


def _is_flagged(rows: vec[i64], cell: i64) -> bool:
    return (rows[cell >> ROW_SHIFT] >> (cell & COLUMN_MASK)) & 1 == 1


def why_not_fish(p: Position, move: Move) -> Refusal | None:
    if move.reserved:
        return why_not_reserved(p, move)
    source = source_of(p, move)
    if source == NONE or p.hands[source] < 0:
        return _no_card(move)
    return None


def why_not_mouse(p: Position, move: Move) -> Refusal | None:
    index = laid_index(p, move.card)
    if index == NONE:
        return _no_card(move)
    if index == p.just_played:
        return _refuse("E_MOUSE_JUST_PLAYED", card=move.card)
    if not is_uncovered(p, index):
        return _refuse("E_MOUSE_COVERED", card=move.card)
    if carries_scratcher(p, index):
        return _refuse("E_MOUSE_SCRATCHER", card=move.card)
    if x_of(p.laid[index]) == move.x and y_of(p.laid[index]) == move.y:
        return _refuse("E_MOUSE_SAME_PLACE", card=move.card)
    limit = 2 if p.setup.deck.has_box[held_of(p.laid[index])] else 1
    return why_not_place(p, move, mouse_anchors(p, index), occupied_without(p, index), limit)


def why_not_scratcher(p: Position, move: Move) -> Refusal | None:
    here: dict[str, Any] = {"at": f"{move.x},{move.y}"}
    if not p.is_in_reach(move.x, move.y):
        return _refuse("E_SCRATCHER_CELL", **here)
    cell = cell_at(move.x, move.y)
    if not is_scratcher_cell(p, cell):
        return _refuse("E_SCRATCHER_CELL", **here)
    if locks_out(p, cell):
        return _refuse("E_LOCKOUT", **here)
    return None


def _refuse(key: str, **params: Any) -> Refusal:
    """A refusal by the clauses that always forbid it."""
    return refuse(key, CLAUSES[key], **params)
