"""Why a move is not legal: the keys of section 5 in their order, from the same predicates as the lists of moves."""

from typing import Any, Final

from clowder.core.arrays import i64
from clowder.core.errors import MalformedAction
from clowder.core.refusal import Refusal, refuse
from clowder.games.if_it_fits.actions import Move, card_kind, read_move
from clowder.games.if_it_fits.moves import (
    START_ALL,
    START_ANYWHERE,
    has_pair_for_toy,
    is_start_used,
    must_play_toy,
    start_is_joined,
    start_level,
    toy_may_lie,
)
from clowder.games.if_it_fits.plane import PAIR_APART, PAIR_COVERED, PAIR_FINE, PAIR_ON_CAT, PAIR_WALL, find_sorted
from clowder.games.if_it_fits.position import CAT, CHOOSE, END_PHASE, OVER, PHASES, PLAY, START, Position
from clowder.games.if_it_fits.setup import FIRST_SLEEPER, FIRST_START, PRINCESS

CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "E_NOTATION": ("IF-TURN-1",),
    "game_over": ("IF-END-5",),
    "not_your_turn": ("IF-SETUP-15",),
    "wrong_step": ("IF-TURN-1", "IF-R44"),
    "start_card_taken": ("IF-SETUP-11",),
    "bad_rotation": ("IF-R2", "IF-PLACE-1"),
    "not_centre": ("IF-R31",),
    "off_table": ("IF-PLACE-3",),
    "cell_taken": ("IF-PLACE-2",),
    "no_contact": ("IF-R3", "IF-PLACE-6"),
    "start_short_side": ("IF-SETUP-12", "IF-R31"),
    "start_not_previous": ("IF-SETUP-13", "IF-R31"),
    "double_wall": ("IF-ADV-2", "IF-R7"),
    "no_draw_in_end_phase": ("IF-END-2",),
    "no_sleep_in_end_phase": ("IF-END-2",),
    "no_cats_left": ("IF-SLEEP-1", "IF-CAT-1"),
    "toy_first": ("IF-TOY-2", "IF-R24"),
    "not_in_hand": ("IF-TURN-2",),
    "not_long_neighbours": ("IF-CAT-2", "IF-TOY-3"),
    "cat_on_cat": ("IF-R10", "IF-CAT-8"),
    "wall_between": ("IF-CAT-3", "IF-TOY-3"),
    "already_covered": ("IF-R8", "IF-CAT-8"),
    "box_occupied": ("IF-CAT-4", "IF-CAT-6", "IF-R17"),
    "toy_must_go_across": ("IF-TOY-4", "IF-R27"),
    "no_such_target": ("IF-PRIN-2", "IF-R20"),
    "not_on_played_card": ("IF-CAT-9",),
}
STEPS: Final = {
    "start": START,
    "draw": CHOOSE,
    "sleep": CHOOSE,
    "box": PLAY,
    "toy_across": PLAY,
    "toy_box": PLAY,
    "princess": PLAY,
    "cat": CAT,
    "no_cat": CAT,
}
PAIR_KEYS: Final = {
    PAIR_APART: "not_long_neighbours",
    PAIR_ON_CAT: "cat_on_cat",
    PAIR_WALL: "wall_between",
    PAIR_COVERED: "already_covered",
}


def refuse_by(key: str, **params: Any) -> Refusal:
    """A refusal with the clauses that stand beside its key."""
    return refuse(key, CLAUSES[key], **params)


def refusal(p: Position, seat: i64, text: str) -> Refusal | None:
    """None exactly when seat may do this now."""
    try:
        move = read_move(text)
    except MalformedAction:
        return refuse_by("E_NOTATION", text=text[:80])
    if p.phase == OVER:
        return refuse_by("game_over")
    if seat != p.active:
        return refuse_by("not_your_turn", seat=int(p.active))
    if STEPS[move.kind] != p.phase:
        if p.ending == END_PHASE and move.kind == "draw":
            return refuse_by("no_draw_in_end_phase")
        if p.ending == END_PHASE and move.kind == "sleep":
            return refuse_by("no_sleep_in_end_phase")
        return refuse_by("wrong_step", move=move.kind, phase=PHASES[p.phase])
    return why_not_move(p, seat, move)


def why_not_move(p: Position, seat: i64, move: Move) -> Refusal | None:
    """The pure test: may seat do this, were it the time for it? A cat is tested against the box card played last."""
    kind = move.kind
    if kind == "draw" or kind == "sleep":
        return why_not_choose(p, seat, move)
    if kind == "start":
        return why_not_start(p, move)
    if kind == "box":
        return why_not_box(p, seat, move)
    if kind == "toy_across" or kind == "toy_box":
        return why_not_toy(p, seat, move)
    if kind == "princess":
        return why_not_princess(p, seat, move)
    if kind == "cat":
        return why_not_cat(p, seat, move)
    return None


def why_not_rotation(move: Move) -> Refusal | None:
    if move.rotation not in (0, 180):
        return refuse_by("bad_rotation", rotation=move.rotation)
    return None


def face_of(p: Position, card: i64, move: Move) -> i64:
    return card * 2 + (1 if move.rotation == 180 and p.setup.rotations[card] == 2 else 0)


def why_not_cell(p: Position, move: Move) -> Refusal | None:
    """What keeps any card from a cell: it is off the table, taken or touches nothing."""
    cell = p.plane.cell_at(move.column, move.row)
    if cell == -1:
        return refuse_by("off_table", cell=move.cell)
    if cell >= 0 and p.plane.slot_at(cell) >= 0:
        return refuse_by("cell_taken", cell=move.cell)
    if cell < 0 or not p.plane.is_frontier(cell):
        return refuse_by("no_contact", cell=move.cell)
    return None


def why_not_walls(p: Position, face: i64, move: Move) -> Refusal | None:
    cell = p.plane.cell_at(move.column, move.row)
    if p.plane.fits(face, cell, p.setup.no_double_walls):
        return None
    return refuse_by("double_wall", cell=move.cell)


def why_not_place(p: Position, face: i64, move: Move) -> Refusal | None:
    """What keeps a face from a cell, its walls included."""
    return why_not_cell(p, move) or why_not_walls(p, face, move)


def why_not_start(p: Position, move: Move) -> Refusal | None:
    card = p.setup.card_by_id(move.card)
    if card < FIRST_START or is_start_used(p, card):
        return refuse_by("start_card_taken", card=move.card)
    found = why_not_rotation(move)
    if found is not None:
        return found
    if p.plane.n_slots == 0:
        return None if move.column == 0 and move.row == 0 else refuse_by("not_centre", cell=move.cell)
    found = why_not_cell(p, move)
    if found is not None:
        return found
    level = start_level(p)
    if level != START_ANYWHERE and not start_is_joined(p, p.plane.cell_at(move.column, move.row)):
        key = "start_short_side" if p.setup.start_by_short_side else "start_not_previous"
        return refuse_by(key, cell=move.cell)
    return why_not_walls(p, face_of(p, card, move), move) if level == START_ALL else None


def why_not_choose(p: Position, seat: i64, move: Move) -> Refusal | None:
    if p.ending == END_PHASE:
        return refuse_by(f"no_{move.kind}_in_end_phase")
    if move.kind == "draw":
        return None
    if p.supply[seat] == 0:
        return refuse_by("no_cats_left")
    if must_play_toy(p, seat):
        return refuse_by("toy_first")
    return why_not_rotation(move) or why_not_place(p, face_of(p, FIRST_SLEEPER + seat, move), move)


def why_not_box(p: Position, seat: i64, move: Move) -> Refusal | None:
    card = p.setup.card_by_id(move.card)
    if card < 0 or card_kind(card) != "box" or not p.holds(seat, card):
        return refuse_by("not_in_hand", card=move.card)
    if must_play_toy(p, seat):
        return refuse_by("toy_first")
    return why_not_rotation(move) or why_not_place(p, face_of(p, card, move), move)


def why_not_toy(p: Position, seat: i64, move: Move) -> Refusal | None:
    card = p.setup.card_by_id(move.card)
    if card < 0 or card_kind(card) != "toy_box" or not p.holds(seat, card):
        return refuse_by("not_in_hand", card=move.card)
    if move.kind == "toy_box":
        if has_pair_for_toy(p, seat):
            return refuse_by("toy_must_go_across", card=move.card)
        return why_not_rotation(move) or why_not_place(p, face_of(p, card, move), move)
    found = why_not_pair(p, move)
    if found is None and not toy_may_lie(p, seat, p.plane.cell_at(move.column, move.row)):
        return refuse("box_occupied", ("IF-TOY-6", "IF-R25"), cell=move.cell)
    return found


def why_not_princess(p: Position, seat: i64, move: Move) -> Refusal | None:
    if not p.holds(seat, PRINCESS):
        return refuse_by("not_in_hand", card="princess")
    if must_play_toy(p, seat):
        return refuse_by("toy_first")
    cell = p.plane.cell_at(move.column, move.row)
    if cell < 0 or find_sorted(p.plane.cat_cells, p.plane.n_cat_cells, cell) < 0:
        return refuse_by("no_such_target", cell=move.cell)
    return None


def why_not_cat(p: Position, seat: i64, move: Move) -> Refusal | None:
    if p.supply[seat] == 0:
        return refuse_by("no_cats_left")
    left = p.plane.cell_at(move.column, move.row)
    right = p.plane.cell_at(move.column + 1, move.row)
    played: i64 = -9 if p.played < 0 else p.plane.cells[p.played]
    if played not in (left, right):
        return refuse_by("not_on_played_card", cell=move.cell)
    found = why_not_pair(p, move)
    if found is None and not p.plane.admits_cat(seat, p.plane.slot_at(left)):
        return refuse_by("box_occupied", cell=move.cell)
    return found


def why_not_pair(p: Position, move: Move) -> Refusal | None:
    left = p.plane.cell_at(move.column, move.row)
    right = p.plane.cell_at(move.column + 1, move.row)
    fault: i64 = PAIR_APART
    if left >= 0 and right >= 0:
        fault = p.plane.pair_fault(left, right)
    return None if fault == PAIR_FINE else refuse_by(PAIR_KEYS[int(fault)], cell=move.cell)
