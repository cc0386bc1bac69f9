"""What moves do, and everything that happens by itself until somebody has a choice again (section 5)."""

from clowder.core.arrays import i64
from clowder.games.if_it_fits.actions import DRAW, FACES, NO_CAT
from clowder.games.if_it_fits.events import (
    tell_blocked,
    tell_card_in_cell,
    tell_cat,
    tell_closed,
    tell_draw,
    tell_end_phase,
    tell_no_cat,
    tell_over,
    tell_princess,
    tell_skipped,
    tell_sleep,
    tell_toy_across,
    tell_turn,
)
from clowder.games.if_it_fits.moves import can_sleep, has_cat_place, has_play, is_playable, must_play_toy
from clowder.games.if_it_fits.plane import LYING_TOY
from clowder.games.if_it_fits.position import (
    CAT,
    CHOOSE,
    EMPTY_PILE,
    END_BEGUN,
    END_PHASE,
    FIFTH_CAT,
    MAIN_PHASE,
    OVER,
    PLAY,
    PRINCESS_LEAST,
    PRINCESS_MOST,
    START,
    TOY_LEAST,
    TOY_MOST,
    Position,
    drawn_mark,
)
from clowder.games.if_it_fits.setup import FIRST_SLEEPER, FIRST_START, FIRST_TOY, PRINCESS


def apply(p: Position, action: i64) -> None:
    """Do a legal action and everything automatic after it."""
    setup = p.setup
    if action == DRAW:
        draw(p)
    elif action == NO_CAT:
        if p.events is not None:
            tell_no_cat(p)
        next_turn(p)
    elif action < setup.cat_base:
        sleep(p, action - setup.sleep_base)
    elif action < setup.place_base:
        lay_cat(p, action - setup.cat_base)
    elif action < setup.across_base:
        put_card(p, action - setup.place_base)
    elif action < setup.princess_base:
        lay_toy_across(p, action - setup.across_base)
    else:
        play_princess(p, action - setup.princess_base)
    run_to_next_choice(p)


# -- the moves ---------------------------------------------------------------------------------------------------------


def put_card(p: Position, code: i64) -> None:
    """A start box, a box card or a special toy as a box card."""
    face = code % FACES
    card = face >> 1
    cell = code // FACES
    seat = p.active
    if p.phase == PLAY:
        note_play(p, seat, card)
    xy = p.plane.xy_of(cell)
    closed = p.plane.closed_near(cell) if p.events is not None else []
    slot = p.plane.add_card(cell, xy, face)
    if p.events is not None:
        tell_card_in_cell(p, face, xy)
        tell_closed(p, cell, closed)
    if p.phase == START:
        p.active = (seat + 1) % p.seats
        if p.plane.n_slots == p.seats:
            begin_turn(p, CHOOSE)
        return
    p.remove_from_hand(seat, card)
    p.played = slot
    p.phase = CAT


def lay_toy_across(p: Position, code: i64) -> None:
    toy = code % 3
    left = code // 3
    note_play(p, p.active, FIRST_TOY + toy)
    p.plane.lay_across(left, LYING_TOY + toy)
    p.remove_from_hand(p.active, FIRST_TOY + toy)
    if p.events is not None:
        tell_toy_across(p, toy, left)
    next_turn(p)


def play_princess(p: Position, cell: i64) -> None:
    note_play(p, p.active, PRINCESS)
    asleep = p.plane.faces[p.plane.slot_at(cell)] >= FIRST_SLEEPER * 2
    owner = p.plane.replace_cat(cell)
    p.supply[owner] += 1
    p.remove_from_hand(p.active, PRINCESS)
    if p.n_chased < len(p.chased):
        p.chased[p.n_chased] = p.active * 256 + p.top
        p.n_chased += 1
    if p.events is not None:
        tell_princess(p, cell, owner, asleep)
    next_turn(p)


def lay_cat(p: Position, left: i64) -> None:
    seat = p.active
    p.plane.lay_across(left, 1 + seat)
    p.supply[seat] -= 1
    if p.events is not None:
        tell_cat(p, left)
    if p.supply[seat] == 0:
        begin_end(p, FIFTH_CAT)
    next_turn(p)


def sleep(p: Position, code: i64) -> None:
    seat = p.active
    cell = code >> 1
    xy = p.plane.xy_of(cell)
    closed = p.plane.closed_near(cell) if p.events is not None else []
    p.plane.add_card(cell, xy, (FIRST_SLEEPER + seat) * 2 + (code & 1))
    p.supply[seat] -= 1
    if p.events is not None:
        tell_sleep(p, xy, (code & 1) == 1)
        tell_closed(p, cell, closed)
    if p.supply[seat] == 0:
        begin_end(p, FIFTH_CAT)
    next_turn(p)


def draw(p: Position) -> None:
    seat = p.active
    card = p.pile[p.top]
    p.pile[p.top] = drawn_mark(seat, card == PRINCESS)
    p.top += 1
    p.add_to_hand(seat, card)
    p.set_bound(seat, PRINCESS_MOST, p.bound(seat, PRINCESS_MOST) + 1)
    p.set_bound(seat, TOY_MOST, p.bound(seat, TOY_MOST) + 1)
    if p.events is not None:
        tell_draw(p, seat, card)
    if p.top == len(p.pile):
        begin_end(p, EMPTY_PILE)
    p.phase = PLAY


# -- the course of the game --------------------------------------------------------------------------------------------


def run_to_next_choice(p: Position) -> None:
    """Do what nobody decides: the draw without an alternative, a turn without a play, a cat step without a place."""
    while True:
        seat = p.active
        if p.phase == CHOOSE:
            if can_sleep(p, seat):
                if p.setup.toy_at_once and all_toys_playable(p, seat):
                    p.set_bound(seat, TOY_MOST, 0)
                return
            if p.supply[seat] > 0 and must_play_toy(p, seat):
                note_forced_draw(p, seat)
            draw(p)
        elif p.phase == PLAY:
            if has_play(p, seat):
                return
            note_no_play(p, seat)
            if p.events is not None:
                tell_blocked(p, seat)
            next_turn(p)
        elif p.phase == CAT and not has_cat_place(p, seat):
            next_turn(p)
        else:
            return


def begin_end(p: Position, cause: i64) -> None:
    """The end phase begins with the next turn, and only once (IF-R34)."""
    if p.ending != MAIN_PHASE:
        return
    p.ending = END_BEGUN
    p.ender = p.active
    p.cause = cause
    if p.events is not None:
        tell_end_phase(p)


def next_turn(p: Position) -> None:
    if p.ending == MAIN_PHASE:
        p.active = (p.active + 1) % p.seats
        begin_turn(p, CHOOSE)
        return
    p.ending = END_PHASE
    for step in range(1, p.seats + 1):
        seat = (p.active + step) % p.seats
        if has_play(p, seat):
            p.active = seat
            begin_turn(p, PLAY)
            return
        note_no_play(p, seat)
        if p.events is not None and p.held[seat] > 0:
            tell_skipped(p, seat)
    p.phase = OVER
    if p.events is not None:
        tell_over(p)


def begin_turn(p: Position, phase: i64) -> None:
    p.phase = phase
    if p.events is not None:
        tell_turn(p, turn_shows_cards(p))


def turn_shows_cards(p: Position) -> bool:
    """Whether it tells something about the hand that this seat has a choice now."""
    seat = p.active
    if p.ending == END_PHASE:
        return not (p.plane.n_cat_cells > 0 and every_box_fits(p) and all_toys_playable(p, seat))
    return p.setup.toy_at_once and p.bound(seat, TOY_MOST) > 0 and p.bound(seat, TOY_LEAST) == 0


# -- what everybody can conclude about hidden hands --------------------------------------------------------------------


def all_toys_playable(p: Position, seat: i64) -> bool:
    return all(is_playable(p, seat, toy) for toy in range(FIRST_TOY, FIRST_START))


def every_box_fits(p: Position) -> bool:
    if not p.setup.no_double_walls:
        return p.plane.n_frontier > 0
    return all(p.plane.fits_anywhere(card) for card in range(FIRST_TOY))


def note_play(p: Position, seat: i64, card: i64) -> None:
    """Called before a card is played: whoever had to play a special toy and did not holds none (IF-R24)."""
    if card == PRINCESS:
        least = p.bound(seat, PRINCESS_LEAST)
        p.set_bound(seat, PRINCESS_LEAST, least - 1 if least > 0 else 0)
        p.set_bound(seat, PRINCESS_MOST, p.bound(seat, PRINCESS_MOST) - 1)
    if FIRST_TOY <= card < FIRST_START:
        least = p.bound(seat, TOY_LEAST)
        p.set_bound(seat, TOY_LEAST, least - 1 if least > 0 else 0)
        p.set_bound(seat, TOY_MOST, p.bound(seat, TOY_MOST) - 1)
    elif p.setup.toy_at_once and all_toys_playable(p, seat):
        p.set_bound(seat, TOY_MOST, 0)


def note_forced_draw(p: Position, seat: i64) -> None:
    """A draw without the choice of a sleeping cat, though there are cats and room, shows a special toy."""
    if p.plane.fits_anywhere(FIRST_SLEEPER + seat) and p.bound(seat, TOY_LEAST) == 0:
        p.set_bound(seat, TOY_LEAST, 1)


def note_no_play(p: Position, seat: i64) -> None:
    """A player without a legal play shows what is not in the hand."""
    if p.held[seat] == 0:
        return
    if p.plane.n_cat_cells > 0:
        p.set_bound(seat, PRINCESS_MOST, 0)
    if all_toys_playable(p, seat):
        p.set_bound(seat, TOY_MOST, 0)
        if every_box_fits(p):
            p.set_bound(seat, PRINCESS_LEAST, p.held[seat])
