"""Packing and notation of moves.

    start S2 @0,1 r180    box B04 @1,0 r180    toy_box T3 @1,0    toy_across T1 @0,0
    draw    sleep @2,0    cat @0,0    no_cat    princess @0,0

A pair of cells is named by its left one. A packed move is an offset of its kind (see Setup) plus a cell, and for cards
put into a cell plus a face.
"""

import re
from typing import Final

from clowder.core.arrays import i64
from clowder.core.errors import MalformedAction
from clowder.games.if_it_fits.position import Position
from clowder.games.if_it_fits.setup import FIRST_START, FIRST_TOY, PLACEABLE, cell_text

DRAW: Final = 0
NO_CAT: Final = 1
FACES: Final = 2 * PLACEABLE
NO_ACTION: Final = -1  # a move that can be read but has no packed form

HINT: Final = "for example 'draw', 'box B04 @1,0 r180', 'sleep @2,0', 'cat @0,0' or 'no_cat'"
CARD: Final = r"\s+([A-Za-z0-9]{1,20})"
CELL: Final = r"\s+@(-?\d{1,4}),(-?\d{1,4})"
ROTATION: Final = r"(?:\s+r(\d{1,3}))?"
SHAPES: Final = {
    "start": re.compile(CARD + CELL + ROTATION, re.ASCII),
    "box": re.compile(CARD + CELL + ROTATION, re.ASCII),
    "toy_box": re.compile(CARD + CELL + ROTATION, re.ASCII),
    "toy_across": re.compile(CARD + CELL, re.ASCII),
    "sleep": re.compile("()" + CELL + ROTATION, re.ASCII),
    "cat": re.compile("()" + CELL, re.ASCII),
    "princess": re.compile("()" + CELL, re.ASCII),
    "draw": re.compile("", re.ASCII),
    "no_cat": re.compile("", re.ASCII),
}


class Move:
    """A move as it is written, before anybody asks whether it makes sense."""

    def __init__(self, kind: str, card: str = "", column: int = 0, row: int = 0, rotation: int = 0) -> None:
        self.kind = kind
        self.card = card
        self.column = column
        self.row = row
        self.rotation = rotation

    @property
    def cell(self) -> str:
        return f"{self.column},{self.row}"


def read_move(text: str) -> Move:
    """The move a text spells. Raises MalformedAction."""
    words = text.strip()
    kind = words.split(maxsplit=1)[0] if words else ""
    shape = SHAPES.get(kind)
    match = shape.fullmatch(words[len(kind) :]) if shape is not None else None
    if match is None:
        raise MalformedAction(text, HINT)
    found = [*match.groups(), None, None, None, None]
    return Move(kind, found[0] or "", int(found[1] or 0), int(found[2] or 0), int(found[3] or 0))


def card_kind(card: i64) -> str:
    """The kind of move that puts a card into a cell."""
    if card < FIRST_TOY:
        return "box"
    return "toy_box" if card < FIRST_START else "start"


def parse_action(p: Position, text: str) -> i64:
    """The packed form of a text; NO_ACTION if its card, cell or rotation has none. Raises MalformedAction."""
    move = read_move(text)
    setup = p.setup
    if move.kind == "draw":
        return DRAW
    if move.kind == "no_cat":
        return NO_CAT
    cell = p.plane.cell_at(move.column, move.row)
    if cell < 0 or move.rotation not in (0, 180):
        return NO_ACTION
    if move.kind == "cat":
        return setup.cat_base + cell
    if move.kind == "princess":
        return setup.princess_base + cell
    rotation: i64 = 1 if move.rotation else 0
    if move.kind == "sleep":
        return setup.sleep_base + cell * 2 + (rotation if setup.rotations[PLACEABLE] == 2 else 0)
    card = setup.card_by_id(move.card)
    if card < 0:
        return NO_ACTION
    if move.kind == "toy_across":
        if card_kind(card) != "toy_box":
            return NO_ACTION
        return setup.across_base + cell * 3 + card - FIRST_TOY
    if card_kind(card) != move.kind:
        return NO_ACTION
    return setup.place_base + cell * FACES + card * 2 + (rotation if setup.rotations[card] == 2 else 0)


def action_text(p: Position, action: i64) -> str:
    """The canonical notation of a packed move."""
    setup = p.setup
    plane = p.plane
    if not 0 <= action < setup.action_count:
        raise ValueError(f"no action has the number {action}")
    if action == DRAW:
        return "draw"
    if action == NO_CAT:
        return "no_cat"
    if action < setup.cat_base:
        code = action - setup.sleep_base
        return f"sleep @{cell_text(plane.xy_of(code >> 1))}{rotation_text(code & 1)}"
    if action < setup.place_base:
        return f"cat @{cell_text(plane.xy_of(action - setup.cat_base))}"
    if action < setup.across_base:
        code = action - setup.place_base
        face = code % FACES
        at = cell_text(plane.xy_of(code // FACES))
        return f"{card_kind(face >> 1)} {setup.card_ids[face >> 1]} @{at}{rotation_text(face & 1)}"
    if action < setup.princess_base:
        code = action - setup.across_base
        return f"toy_across {setup.card_ids[FIRST_TOY + code % 3]} @{cell_text(plane.xy_of(code // 3))}"
    return f"princess @{cell_text(plane.xy_of(action - setup.princess_base))}"


def rotation_text(rotation: i64) -> str:
    return " r180" if rotation else ""
