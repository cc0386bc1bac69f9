"""What moves do, and everything that happens by itself until somebody has a choice again (section 5)."""

from clowder.core.arrays import i64
from clowder.games.if_it_fits.actions import DRAW, FACES, NO_CAT
from clowder.games.if_it_fits.events import (
    tell_blocked,
    tell_card_in_cell,
    tell_cat,
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
from clowder.games.if_it_fits.moves import can_sleep, has_cat_place, has_play, is_bound, is_playable
from clowder.games.if_it_fits.plane import LYING_TOY
from clowder.games.if_it_fits.position import (
    CAT,
    CHOOSE,
    EMPTY_PILE,
    ENDING,
    FIFTH_CAT,
    MAIN,
    MARKED,
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


def apply(pos: Position, action: i64) -> None:
    frame = pos.frame
    if action == DRAW:
        draw(pos)
    elif action == NO_CAT:
        if pos.events is not None:
            tell_no_cat(pos)
        next_turn(pos)
    elif action < frame.cat_base:
        sleep(pos, action - frame.sleep_base)
    elif action < frame.place_base:
        lay_cat(pos, action - frame.cat_base)
    elif action < frame.across_base:
        put_card(pos, action - frame.place_base)
    elif action < frame.princess_base:
        lay_toy(pos, action - frame.across_base)
    else:
        play_princess(pos, action - frame.princess_base)
    settle(pos)


# -- the moves ---------------------------------------------------------------------------------------------------------


def put_card(pos: Position, code: i64) -> None:
    """A start box, a box card or a special toy as a box card."""
    face = code % FACES
    card = face >> 1
    cell = code // FACES
    seat = pos.turn
    if pos.phase == PLAY:
        note_play(pos, seat, card)
    xy = pos.plane.xy_of(cell)
    slot = pos.plane.place(cell, xy, face)
    if pos.events is not None:
        tell_card_in_cell(pos, face, xy)
    if pos.phase == START:
        pos.turn = (seat + 1) % pos.seats
        if pos.plane.used == pos.seats:
            begin_turn(pos, CHOOSE)
        return
    pos.give(seat, card)
    pos.played = slot
    pos.phase = CAT


def lay_toy(pos: Position, code: i64) -> None:
    toy = code % 3
    left = code // 3
    note_play(pos, pos.turn, FIRST_TOY + toy)
    pos.plane.cover(left, LYING_TOY + toy)
    pos.give(pos.turn, FIRST_TOY + toy)
    if pos.events is not None:
        tell_toy_across(pos, toy, left)
    next_turn(pos)


def play_princess(pos: Position, cell: i64) -> None:
    note_play(pos, pos.turn, PRINCESS)
    asleep = pos.plane.faces[pos.plane.slot_at(cell)] >= FIRST_SLEEPER * 2
    owner = pos.plane.chase(cell)
    pos.supply[owner] += 1
    pos.give(pos.turn, PRINCESS)
    if pos.n_chased < len(pos.chased):
        pos.chased[pos.n_chased] = pos.turn * 256 + pos.top
        pos.n_chased += 1
    if pos.events is not None:
        tell_princess(pos, cell, owner, asleep)
    next_turn(pos)


def lay_cat(pos: Position, left: i64) -> None:
    seat = pos.turn
    pos.plane.cover(left, 1 + seat)
    pos.supply[seat] -= 1
    if pos.events is not None:
        tell_cat(pos, left)
    if pos.supply[seat] == 0:
        mark_end(pos, FIFTH_CAT)
    next_turn(pos)


def sleep(pos: Position, code: i64) -> None:
    seat = pos.turn
    cell = code >> 1
    xy = pos.plane.xy_of(cell)
    pos.plane.place(cell, xy, (FIRST_SLEEPER + seat) * 2 + (code & 1))
    pos.supply[seat] -= 1
    if pos.events is not None:
        tell_sleep(pos, xy, (code & 1) == 1)
    if pos.supply[seat] == 0:
        mark_end(pos, FIFTH_CAT)
    next_turn(pos)


def draw(pos: Position) -> None:
    seat = pos.turn
    card = pos.pile[pos.top]
    pos.pile[pos.top] = drawn_mark(seat, card == PRINCESS)
    pos.top += 1
    pos.take(seat, card)
    pos.set_bound(seat, PRINCESS_MOST, pos.bound(seat, PRINCESS_MOST) + 1)
    pos.set_bound(seat, TOY_MOST, pos.bound(seat, TOY_MOST) + 1)
    if pos.events is not None:
        tell_draw(pos, seat, card)
    if pos.top == len(pos.pile):
        mark_end(pos, EMPTY_PILE)
    pos.phase = PLAY


# -- the course of the game --------------------------------------------------------------------------------------------


def settle(pos: Position) -> None:
    """Do what nobody decides: the draw without an alternative, a turn without a play, a cat step without a place."""
    while True:
        seat = pos.turn
        if pos.phase == CHOOSE:
            if can_sleep(pos, seat):
                if pos.frame.toy_at_once and all_toys_playable(pos, seat):
                    pos.set_bound(seat, TOY_MOST, 0)
                return
            if pos.supply[seat] > 0 and is_bound(pos, seat):
                note_duty(pos, seat)
            draw(pos)
        elif pos.phase == PLAY:
            if has_play(pos, seat):
                return
            note_stuck(pos, seat)
            if pos.events is not None:
                tell_blocked(pos, seat)
            next_turn(pos)
        elif pos.phase == CAT and not has_cat_place(pos, seat):
            next_turn(pos)
        else:
            return


def mark_end(pos: Position, cause: i64) -> None:
    """The end phase begins with the next turn, and only once (IF-R34)."""
    if pos.ending != MAIN:
        return
    pos.ending = MARKED
    pos.ender = pos.turn
    pos.cause = cause
    if pos.events is not None:
        tell_end_phase(pos)


def next_turn(pos: Position) -> None:
    if pos.ending == MAIN:
        pos.turn = (pos.turn + 1) % pos.seats
        begin_turn(pos, CHOOSE)
        return
    pos.ending = ENDING
    for step in range(1, pos.seats + 1):
        seat = (pos.turn + step) % pos.seats
        if has_play(pos, seat):
            pos.turn = seat
            begin_turn(pos, PLAY)
            return
        note_stuck(pos, seat)
        if pos.events is not None and pos.held[seat] > 0:
            tell_skipped(pos, seat)
    pos.phase = OVER
    if pos.events is not None:
        tell_over(pos)


def begin_turn(pos: Position, phase: i64) -> None:
    pos.phase = phase
    if pos.events is not None:
        tell_turn(pos, turn_shows_cards(pos))


def turn_shows_cards(pos: Position) -> bool:
    """Whether it tells something about the hand that this seat has a choice now."""
    seat = pos.turn
    if pos.ending == ENDING:
        return not (pos.plane.n_victims > 0 and every_box_fits(pos) and all_toys_playable(pos, seat))
    return pos.frame.toy_at_once and pos.bound(seat, TOY_MOST) > 0 and pos.bound(seat, TOY_LEAST) == 0


# -- what everybody can conclude about hidden hands --------------------------------------------------------------------


def all_toys_playable(pos: Position, seat: i64) -> bool:
    return all(is_playable(pos, seat, toy) for toy in range(FIRST_TOY, FIRST_START))


def every_box_fits(pos: Position) -> bool:
    if not pos.frame.no_double_walls:
        return pos.plane.n_frontier > 0
    return all(pos.plane.fits_anywhere(card) for card in range(FIRST_TOY))


def note_play(pos: Position, seat: i64, card: i64) -> None:
    """Called before a card is played: whoever had to play a special toy and did not holds none (IF-R24)."""
    if card == PRINCESS:
        least = pos.bound(seat, PRINCESS_LEAST)
        pos.set_bound(seat, PRINCESS_LEAST, least - 1 if least > 0 else 0)
        pos.set_bound(seat, PRINCESS_MOST, pos.bound(seat, PRINCESS_MOST) - 1)
    if FIRST_TOY <= card < FIRST_START:
        least = pos.bound(seat, TOY_LEAST)
        pos.set_bound(seat, TOY_LEAST, least - 1 if least > 0 else 0)
        pos.set_bound(seat, TOY_MOST, pos.bound(seat, TOY_MOST) - 1)
    elif pos.frame.toy_at_once and all_toys_playable(pos, seat):
        pos.set_bound(seat, TOY_MOST, 0)


def note_duty(pos: Position, seat: i64) -> None:
    """A draw without the choice of a sleeping cat, though there are cats and room, shows a special toy."""
    if pos.plane.fits_anywhere(FIRST_SLEEPER + seat) and pos.bound(seat, TOY_LEAST) == 0:
        pos.set_bound(seat, TOY_LEAST, 1)


def note_stuck(pos: Position, seat: i64) -> None:
    """A player without a legal play shows what is not in the hand."""
    if pos.held[seat] == 0:
        return
    if pos.plane.n_victims > 0:
        pos.set_bound(seat, PRINCESS_MOST, 0)
    if all_toys_playable(pos, seat):
        pos.set_bound(seat, TOY_MOST, 0)
        if every_box_fits(pos):
            pos.set_bound(seat, PRINCESS_LEAST, pos.held[seat])
