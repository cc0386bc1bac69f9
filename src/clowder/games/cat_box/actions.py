"""Moves: their notation and their packed numbers."""

import re
from typing import Final

from clowder.core.arrays import i64
from clowder.core.errors import IllegalAction, MalformedAction
from clowder.games.cat_box.codes import END, FISH, MOUSE, PASS, PAW, PLAY, SCRATCHER, STACK
from clowder.games.cat_box.grid import CELL_BITS, CELL_MASK, anchor_text, cell_at, is_cell, number_text
from clowder.games.cat_box.position import NONE, Position, held_of, quarter_of, side_up

NO_ACTION: Final = -1  # a move that can be read and has no number at this table
NO_SEAT: Final = -1
HINT: Final = (
    "write for example 'play 3.0 @2,0', 'play 1.1 @2,0 stack', 'play reserved @2,0', 'paw 1.0 @-1,-1', "
    "'mouse C26 @0,-1', 'scratcher 2,2', 'fish 4.0', 'end' or 'pass'"
)


class Move:
    """A move as it was written, before anybody asks whether it is legal."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.stack = False  # the word "stack" was added
        self.seat: i64 = NO_SEAT  # owner of the hand, or of the reserved card; NO_SEAT: the own reserved card
        self.slot: i64 = 0
        self.reserved = False
        self.card = ""
        self.x: i64 = 0
        self.y: i64 = 0
        self.quarter: i64 = 0


_NUMBER = r"(-?[0-9]{1,4})"
_CARD_MOVE = re.compile(
    rf"(?P<verb>play|paw) (?:P?(?P<seat>[0-9])\.(?P<slot>[0-9]{{1,2}})|reserved(?:\.P?(?P<owner>[0-9]))?)"
    rf" @(?P<x>{_NUMBER[1:-1]}),(?P<y>{_NUMBER[1:-1]})(?P<more>(?: stack| r90| r180| r270)*)"
)
_MOUSE = re.compile(rf"mouse (?P<card>[A-Za-z][A-Za-z0-9]{{0,9}}) @{_NUMBER},{_NUMBER}(?P<more>(?: r90| r180| r270)?)")
_SCRATCHER = re.compile(rf"scratcher {_NUMBER},{_NUMBER}")
_FISH = re.compile(r"fish (?:P?([0-9])\.([0-9]{1,2})|reserved(?:\.P?([0-9]))?)")


def read_move(text: str) -> Move:
    """The move a text describes. Raises MalformedAction."""
    plain = " ".join(text.split())
    if plain == "end":
        return Move(END)
    if plain == "pass":
        return Move(PASS)
    match = _CARD_MOVE.fullmatch(plain)
    if match is not None:
        return _card_move(text, match)
    match = _MOUSE.fullmatch(plain)
    if match is not None:
        move = Move(MOUSE)
        move.card = match["card"]
        move.x, move.y = int(match[2]), int(match[3])
        move.quarter = _quarter(match["more"])
        return move
    match = _SCRATCHER.fullmatch(plain)
    if match is not None:
        move = Move(SCRATCHER)
        move.x, move.y = int(match[1]), int(match[2])
        return move
    match = _FISH.fullmatch(plain)
    if match is not None:
        move = Move(FISH)
        _set_source(move, match[1], match[2], match[3])
        return move
    raise MalformedAction(text, HINT)


def _card_move(text: str, match: re.Match[str]) -> Move:
    move = Move(PLAY if match["verb"] == "play" else PAW)
    _set_source(move, match["seat"], match["slot"], match["owner"])
    move.x, move.y = int(match["x"]), int(match["y"])
    words = match["more"].split()
    move.stack = "stack" in words
    turns = [word for word in words if word != "stack"]
    if len(turns) > 1 or len(words) > 2 or words.count("stack") > 1:
        raise MalformedAction(text, HINT)
    move.quarter = _quarter(turns[0]) if turns else 0
    return move


def _set_source(move: Move, seat: str | None, slot: str | None, owner: str | None) -> None:
    if seat is None:
        move.reserved = True
        move.seat = NO_SEAT if owner is None else int(owner) - 1
    else:
        move.seat = int(seat) - 1
        move.slot = int(slot or 0)


def _quarter(word: str) -> int:
    """Quarter turns of a word like " r90"; none without it."""
    return int(word.strip()[1:]) // 90 if word.strip() else 0


# -- texts and numbers --------------------------------------------------------------------------------------------


def action_text(p: Position, action: i64) -> str:
    """The canonical notation of an action. Raises IllegalAction for a number that means nothing at this table."""
    codes = p.setup.codes
    if 0 <= action < codes.count:
        kind = codes.kind(action)
        offset = action - codes.base(kind)
        if (kind == PLAY or kind == STACK) and is_cell(codes.cell(offset)):
            return _played_text(p, kind, offset)
    move = unpack(p, action)
    if move is None:
        raise IllegalAction(f"action {action}", None)
    return _move_text(move)


def _played_text(p: Position, kind: i64, offset: i64) -> str:
    """The text of a card laid: most actions are, so it is put together from ready pieces."""
    codes = p.setup.codes
    source, quarter = codes.source(offset), codes.turn(offset) * p.setup.quarter_step
    x, y = p.coordinates(codes.cell(offset))
    text = codes.play_texts[source] + " " + anchor_text(x, y)
    if kind == STACK:
        text += " stack"
    return text + " r" + number_text(quarter * 90) if quarter else text


def _move_text(move: Move) -> str:
    if move.kind == END:
        return "end"
    if move.kind == PASS:
        return "pass"
    source = "reserved" if move.reserved else f"{move.seat + 1}.{move.slot}"
    if move.kind == FISH:
        return f"fish {source}"
    if move.kind == SCRATCHER:
        return f"scratcher {move.x},{move.y}"
    if move.kind == MOUSE:
        text = f"mouse {move.card} @{move.x},{move.y}"
    else:
        text = f"{'paw' if move.kind == PAW else 'play'} {source} @{move.x},{move.y}"
    if move.stack:
        text += " stack"
    return f"{text} r{move.quarter * 90}" if move.quarter else text


def is_unturned_play(p: Position, action: i64) -> bool:
    """Whether an action lays a card the way it is held and without a tile: then its text ends with the place."""
    codes = p.setup.codes
    return 0 <= action < codes.stack and (action >> CELL_BITS) % codes.turns == 0 and is_cell(action & CELL_MASK)


def unturned_play_pair(p: Position, action: i64) -> tuple[str, str]:
    """The text of an unturned play, source and place apart."""
    codes = p.setup.codes
    x, y = p.coordinates(action & CELL_MASK)
    return codes.play_texts[(action >> CELL_BITS) // codes.turns], anchor_text(x, y)


def parse_action(p: Position, text: str) -> i64:
    """The number of a written move, NO_ACTION if it has none at this table. Raises MalformedAction."""
    return pack(p, read_move(text))


def pack(p: Position, move: Move) -> i64:
    """The number of a move; NO_ACTION if it has none at this table. Equal turns become the smallest (CB-R52)."""
    setup = p.setup
    if move.kind == END or move.kind == PASS:
        return setup.codes.base(move.kind) if setup.special else NO_ACTION
    if not setup.special and (move.kind != PLAY or move.stack):
        return NO_ACTION
    if move.kind == FISH:
        source = NONE if move.reserved else source_of(p, move)
        return NO_ACTION if source == NONE else setup.codes.fish + source
    if not p.is_in_reach(move.x, move.y):
        return NO_ACTION
    cell = cell_at(move.x, move.y)
    if move.kind == SCRATCHER:
        return setup.codes.scratcher + cell
    if move.quarter and (setup.codes.turns == 1 or move.quarter % setup.quarter_step):
        return NO_ACTION
    if move.kind == MOUSE:
        return _pack_mouse(p, move, cell)
    source = source_of(p, move)
    face = NONE if source == NONE else side_up(p, source)
    if face < 0 or (move.kind == PAW and move.stack):
        return NO_ACTION
    quarter = setup.deck.smallest_turn[(face << 2) | move.quarter]
    kind: i64 = STACK if move.stack else move.kind
    return setup.codes.pack(kind, source, quarter // setup.quarter_step, cell)


def _pack_mouse(p: Position, move: Move, cell: i64) -> i64:
    index = laid_index(p, move.card)
    if index == NONE:
        return NO_ACTION
    deck = p.setup.deck
    held = held_of(p.laid[index])
    lies = quarter_of(p.laid[index])
    quarter: i64 = 0
    while deck.face(held, (lies + quarter) & 3) != deck.face(held, (lies + move.quarter) & 3):
        quarter += p.setup.quarter_step
    return p.setup.codes.pack(MOUSE, held >> 1, quarter // p.setup.quarter_step, cell)


def unpack(p: Position, action: i64) -> Move | None:
    """The move behind a number; None if the number means nothing at this table."""
    codes = p.setup.codes
    hand_size = p.setup.hand_size
    if not 0 <= action < codes.count:
        return None
    kind = codes.kind(action)
    offset = action - codes.base(kind)
    if kind == END or kind == PASS:
        return Move(kind)
    if kind == FISH:
        move = Move(FISH)
        move.seat, move.slot = offset // hand_size, offset % hand_size
        return move
    cell = codes.cell(offset)
    if not is_cell(cell):
        return None
    move = Move(PLAY if kind == STACK else kind)
    move.x, move.y = p.coordinates(cell)
    if kind == SCRATCHER:
        return move
    move.quarter = codes.turn(offset) * p.setup.quarter_step
    source = codes.source(offset)
    if kind == MOUSE:
        move.card = p.setup.deck.ids[source]
    elif source == p.setup.slots:
        move.reserved = True
    else:
        move.seat, move.slot = source // hand_size, source % hand_size
    move.stack = kind == STACK
    return move


def source_of(p: Position, move: Move) -> i64:
    """The source number of a card move, NONE if it names no possible place."""
    if move.reserved:
        own = move.seat == NO_SEAT or move.seat == p.active
        return p.setup.slots if own and p.setup.special else NONE
    if not 0 <= move.seat < p.seats or move.slot >= p.setup.hand_size:
        return NONE
    return p.slot_of(move.seat, move.slot)


def laid_index(p: Position, card: str) -> i64:
    """Where a card, by its id, lies in the order of laying; NONE if it is not on the table."""
    for index in range(len(p.laid)):
        if p.setup.deck.ids[held_of(p.laid[index]) >> 1] == card:
            return index
    return NONE
