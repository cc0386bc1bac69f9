"""What happens in Cat Box when a legal move is made, and everything automatic that follows."""

from typing import Any

from clowder.core.arrays import i64
from clowder.core.event import Event
from clowder.games.cat_box.actions import END, FISH, MOUSE, PASS, PAW, PLAY, SCRATCHER, STACK
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.moves import has_plain_play, has_stack_play, side_up, tile_choices
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
    packed_card,
    quarter_of,
    x_of,
    y_of,
)


def apply(p: Position, action: i64) -> None:
    kind = p.layout.kind(action)
    if kind == PASS:
        _emit(p, "passed", {"seat": int(p.mover), "forced": False})
        next_turn(p)
    elif kind == END:
        _emit(p, "ended", {"seat": int(p.mover)})
        end_turn(p)
    elif kind == MOUSE:
        _move_card(p, action)
        end_turn(p)
    elif kind == SCRATCHER:
        _lay_scratcher(p, p.layout.cell(action))
        end_turn(p)
    elif kind == FISH:
        _fish(p, action - p.layout.fish)
        end_turn(p)
    else:
        _play_card(p, action, kind)
        if kind == PLAY and p.special:
            p.offered = tile_choices(p)  # kept for the decision it opens
        if p.offered is not None:
            p.phase = PHASE_TILE
        else:
            end_turn(p)


def _emit(p: Position, kind: str, public: dict[str, Any]) -> None:
    if p.events is not None:
        p.events.append(Event(kind, public))


def _play_card(p: Position, action: i64, kind: i64) -> None:
    source = p.layout.source(action)
    face = side_up(p, source)
    quarter = p.layout.turn(action) * p.quarter_step
    x, y = p.coordinates(p.layout.cell(action))
    p.lay(face, quarter, x, y)
    p.just_played = len(p.laid) - 1
    p.unplayed -= 1
    if source < p.layout.slots:
        p.hand[source] = NONE
        if p.refill_first == NONE:
            p.refill_first = source
        else:
            p.refill_second = source
    else:
        p.reserved[p.mover] = NONE  # its fish goes to the box with it (CB-FISH-3, CB-R35)
    if kind == STACK:
        p.tiles[p.mover] &= ~TILE_STACK
    elif kind == PAW:
        p.tiles[p.mover] &= ~TILE_PAW
    if p.events is not None:
        _tell_play(p, source, kind)


def _tell_play(p: Position, source: i64, kind: i64) -> None:
    reserved = source >= p.layout.slots
    card = p.laid[p.just_played]
    public: dict[str, Any] = {
        "seat": int(p.mover),
        "owner": int(p.mover) if reserved else int(source // p.hand_size),
        "slot": None if reserved else int(source % p.hand_size),
        "card": p.card_text(card),
        "face": p.deck.face(held_of(card), quarter_of(card)),
        "tile": "stack" if kind == STACK else "paw" if kind == PAW else None,
    }
    if p.events is not None:  # where faces repeat, laying a card tells which one it is and what its other side shows
        p.events.append(Event("played", public, None, 0, not p.deck.all_faces_differ))


def _move_card(p: Position, action: i64) -> None:
    """Lift an uncovered card and lay it elsewhere as the topmost one (CB-R46)."""
    number = p.layout.source(action)
    x, y = p.coordinates(p.layout.cell(action))
    turn = p.layout.turn(action) * p.quarter_step
    moved: i64 = NONE
    for card in p.clear_table():
        if held_of(card) >> 1 == number:
            moved = card
        else:
            p.lay(held_of(card), quarter_of(card), x_of(card), y_of(card))
    p.lay(held_of(moved), (quarter_of(moved) + turn) & 3, x, y)
    p.tiles[p.mover] &= ~TILE_MOUSE
    if p.events is not None:
        placed = packed_card(held_of(moved), (quarter_of(moved) + turn) & 3, x, y)
        public: dict[str, Any] = {"seat": int(p.mover), "from": p.card_text(moved), "card": p.card_text(placed)}
        _emit(p, "mouse_moved", public)


def _lay_scratcher(p: Position, cell: i64) -> None:
    p.scratchers[p.mover] = cell
    p.n_scratchers += 1
    p.tiles[p.mover] &= ~TILE_SCRATCHER
    if p.events is not None:
        _emit(p, "scratcher_laid", {"seat": int(p.mover), "at": p.place_text(cell)})


def _fish(p: Position, slot: i64) -> None:
    """Reserve a hand card: the fisher sees its secret side from now on (CB-FISH-1, CB-R41)."""
    held = p.hand[slot]
    owner = slot // p.hand_size
    p.hand[slot] = NONE
    p.reserved[p.mover] = held
    p.refill_second = slot
    p.tiles[p.mover] &= ~TILE_FISH
    p.seen[held >> 1] |= 1 << p.mover
    if p.events is not None:
        public: dict[str, Any] = {
            "seat": int(p.mover),
            "owner": int(owner),
            "slot": int(slot % p.hand_size),
            "visible": p.deck.face(held),
        }
        private: dict[str, Any] = {"secret": p.deck.face(held ^ 1), "id": p.deck.ids[held >> 1]}
        p.events.append(Event("fished", public, private, 1 << p.mover, owner != p.mover))


# -- the end of a turn --------------------------------------------------------------------------------------------


def end_turn(p: Position) -> None:
    """T4 and T5: refill what was emptied, in that order; then the end check or the next seat."""
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
    if p.pile_next >= len(p.pile):
        return
    held = p.pile[p.pile_next]
    p.pile_next += 1
    p.hand[slot] = held
    owner = slot // p.hand_size
    p.seen[held >> 1] |= 1 << owner
    if p.events is not None:
        public: dict[str, Any] = {
            "seat": int(owner),
            "slot": int(slot % p.hand_size),
            "visible": p.deck.face(held),
            "deck": int(len(p.pile) - p.pile_next),
            "top": p.deck.face(p.pile[p.pile_next]) if p.pile_next < len(p.pile) else None,
        }
        private: dict[str, Any] = {"secret": p.deck.face(held ^ 1), "id": p.deck.ids[held >> 1]}
        p.events.append(Event("drew", public, private, 1 << owner, True))


def next_turn(p: Position) -> None:
    if p.unplayed == 0:
        _finish(p)
        return
    p.mover = p.mover + 1 if p.mover + 1 < p.seats else 0
    begin_turn(p)


def begin_turn(p: Position) -> None:
    """T0 and T1: take back the mover's scratcher; pass while there is nothing to play (CB-R20, CB-R38, CB-R50)."""
    while True:
        p.phase = PHASE_PLAY
        _take_back_scratcher(p)
        if has_plain_play(p) or has_stack_play(p):
            return
        _emit(p, "passed", {"seat": int(p.mover), "forced": True})
        p.mover = p.mover + 1 if p.mover + 1 < p.seats else 0


def _take_back_scratcher(p: Position) -> None:
    cell = p.scratchers[p.mover]
    if cell >= 0:
        p.scratchers[p.mover] = NONE
        p.n_scratchers -= 1
        if p.events is not None:
            _emit(p, "scratcher_taken", {"seat": int(p.mover), "at": p.place_text(cell)})


def _finish(p: Position) -> None:
    p.phase = PHASE_OVER
    if p.events is not None:
        identities = [IDENTITIES[identity] for identity in p.identities]
        p.events.append(Event("revealed", {"identities": identities}, None, 0, True))


def tile_names(tiles: i64) -> list[str]:
    """The unused tiles of a bit set, by name."""
    return [TILES[bit] for bit in range(5) if (tiles >> bit) & 1]
