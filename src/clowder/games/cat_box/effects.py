"""What happens in Cat Box when a legal move is made, and everything automatic that follows."""

from clowder.core.arrays import i64
from clowder.games.cat_box import events
from clowder.games.cat_box.codes import END, FISH, MOUSE, PASS, PAW, PLAY, SCRATCHER, STACK
from clowder.games.cat_box.moves import tile_choices
from clowder.games.cat_box.placement import has_plain_play, has_stack_play
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
    next_seat,
    quarter_of,
    side_up,
    x_of,
    y_of,
)


def apply(p: Position, action: i64) -> None:
    """Do a legal action and everything automatic after it."""
    p.offered = None  # before anything else: an effect may already know the next choices
    p.public_table = None
    codes = p.setup.codes
    kind = codes.kind(action)
    offset = action - codes.base(kind)
    if kind == PASS:
        if p.events is not None:
            events.tell_passed(p, False)
        next_turn(p)
    elif kind == END:
        if p.events is not None:
            events.tell_ended(p)
        end_turn(p)
    elif kind == MOUSE:
        _move_card(p, offset)
        end_turn(p)
    elif kind == SCRATCHER:
        _lay_scratcher(p, offset)
        end_turn(p)
    elif kind == FISH:
        _fish(p, offset)
        end_turn(p)
    else:
        _play_card(p, kind, offset)
        if kind == PLAY and p.setup.special:
            p.offered = tile_choices(p)  # kept for the decision it opens
        if p.offered is not None:
            p.phase = PHASE_TILE
        else:
            end_turn(p)


def _play_card(p: Position, kind: i64, offset: i64) -> None:
    """Lay a card from a hand or the reserved one, with or without a tile (CB-TURN-2 ... CB-TURN-4)."""
    setup = p.setup
    source = setup.codes.source(offset)
    face = side_up(p, source)
    quarter = setup.codes.turn(offset) * setup.quarter_step
    x, y = p.coordinates(setup.codes.cell(offset))
    p.lay(face, quarter, x, y)
    p.just_played = len(p.laid) - 1
    p.unplayed -= 1
    if source < setup.slots:
        p.hands[source] = NONE
        if p.refill_first == NONE:
            p.refill_first = source
        else:
            p.refill_second = source
    else:
        p.reserved[p.active] = NONE  # its fish goes to the box with it (CB-FISH-3, CB-R35)
    if kind == STACK:
        p.tiles[p.active] &= ~TILE_STACK
    elif kind == PAW:
        p.tiles[p.active] &= ~TILE_PAW
    if p.events is not None:
        events.tell_played(p, source, kind)


def _move_card(p: Position, offset: i64) -> None:
    """Lift an uncovered card and lay it elsewhere as the topmost one (CB-R46)."""
    codes = p.setup.codes
    number = codes.source(offset)
    x, y = p.coordinates(codes.cell(offset))
    turn = codes.turn(offset) * p.setup.quarter_step
    moved: i64 = NONE
    for card in p.clear_table():
        if held_of(card) >> 1 == number:
            moved = card
        else:
            p.lay(held_of(card), quarter_of(card), x_of(card), y_of(card))
    p.lay(held_of(moved), (quarter_of(moved) + turn) & 3, x, y)
    p.tiles[p.active] &= ~TILE_MOUSE
    if p.events is not None:
        events.tell_mouse_moved(p, moved, p.laid[len(p.laid) - 1])


def _lay_scratcher(p: Position, cell: i64) -> None:
    p.scratchers[p.active] = cell
    p.n_scratchers += 1
    p.tiles[p.active] &= ~TILE_SCRATCHER
    if p.events is not None:
        events.tell_scratcher_laid(p, cell)


def _fish(p: Position, slot: i64) -> None:
    """Reserve a hand card: the fisher sees its secret side from now on (CB-FISH-1, CB-R41)."""
    held = p.hands[slot]
    p.hands[slot] = NONE
    p.reserved[p.active] = held
    p.refill_second = slot
    p.tiles[p.active] &= ~TILE_FISH
    p.seen[held >> 1] |= 1 << p.active
    if p.events is not None:
        events.tell_fished(p, slot, held)


# -- the end of a turn --------------------------------------------------------------------------------------------


def end_turn(p: Position) -> None:
    """Refill the slots that were emptied, in that order; then the game ends or the next turn begins."""
    first = p.refill_first
    second = p.refill_second
    p.refill_first = NONE
    p.refill_second = NONE
    p.just_played = NONE
    if first != NONE:
        _draw(p, first)
    if second != NONE:
        _draw(p, second)
    next_turn(p)


def _draw(p: Position, slot: i64) -> None:
    """Fill an empty slot from the deck, if there is a card (CB-TURN-5, CB-TURN-6)."""
    if p.pile_next >= len(p.pile):
        return
    held = p.pile[p.pile_next]
    p.pile_next += 1
    p.hands[slot] = held
    p.seen[held >> 1] |= 1 << (slot // p.setup.hand_size)
    if p.events is not None:
        events.tell_drew(p, slot, held)


def next_turn(p: Position) -> None:
    """End the game if no card is left (CB-END-1), or hand on the turn (CB-TURN-7)."""
    if p.unplayed == 0:
        _finish(p)
        return
    p.active = next_seat(p)
    begin_turn(p)


def begin_turn(p: Position) -> None:
    """Take back the scratcher of whose turn it is; pass on while there is nothing to play (CB-R20, CB-R38, CB-R50)."""
    while True:
        p.phase = PHASE_PLAY
        _take_back_scratcher(p)
        if has_plain_play(p) or has_stack_play(p):
            return
        if p.events is not None:
            events.tell_passed(p, True)
        p.active = next_seat(p)


def _take_back_scratcher(p: Position) -> None:
    cell = p.scratchers[p.active]
    if cell >= 0:
        p.scratchers[p.active] = NONE
        p.n_scratchers -= 1
        if p.events is not None:
            events.tell_scratcher_taken(p, cell)


def _finish(p: Position) -> None:
    p.phase = PHASE_OVER
    if p.events is not None:
        events.tell_revealed(p)
