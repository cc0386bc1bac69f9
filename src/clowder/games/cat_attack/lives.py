"""Lives lost and gained, and what follows: attacks, cats sent Home, trespassers, retirement, the end."""

from clowder.core.arrays import i64, vec
from clowder.games.cat_attack.events import (
    tell_attacked,
    tell_discarded,
    tell_gained,
    tell_home,
    tell_lost,
    tell_retired,
    tell_woke,
)
from clowder.games.cat_attack.hands import discard_hand
from clowder.games.cat_attack.pending import SWAP, TRESPASS, business
from clowder.games.cat_attack.position import Position, are_mates, home_space, is_on_own_property
from clowder.games.cat_attack.vocabulary import END_BY_SURVIVAL, FULL_GANGS, RUNNING


def end_game(p: Position, gang: i64, reason: i64) -> None:
    """The game is over; whatever was under way stops."""
    p.reason = reason
    p.winner = gang
    p.pending = vec[i64]()


def lose_lives(p: Position, seat: i64, lives: i64, cause: str) -> bool:
    """A cat (or the pool of its gang) loses lives. Returns whether it is still in the game."""
    unit = p.setup.unit[seat]
    p.lives[unit] = max(0, p.lives[unit] - lives)
    tell_lost(p, seat, lives, cause)
    if p.lives[unit] > 0:
        return True
    retire_unit(p, unit)
    return False


def gain_lives(p: Position, seat: i64, lives: i64) -> None:
    """A cat gets lives back, never more than it began with."""
    unit = p.setup.unit[seat]
    before = p.lives[unit]
    p.lives[unit] = min(p.setup.lives, before + lives)
    tell_gained(p, seat, p.lives[unit] - before)


def retire_unit(p: Position, unit: i64) -> None:
    """A unit without lives leaves; its larder stays (CA-R33). The last gang left has won."""
    setup = p.setup
    order: i64 = 1
    for other in range(setup.units):
        if p.exit_order[other] >= order:
            order = p.exit_order[other] + 1
    p.exit_order[unit] = order
    for seat in range(p.seats):
        if setup.unit[seat] == unit:
            tell_retired(p, seat)
            p.cats[seat] = -1
            tell_discarded(p, seat)
            discard_hand(p, seat)
            if seat == p.active:
                p.dropped = True
    if setup.gang_mode == FULL_GANGS:
        for seat in range(p.seats):
            if setup.gang[seat] == setup.unit_gang[unit] and (p.safe >> seat) & 1:
                p.safe &= ~(1 << seat)
                tell_woke(p, seat)
    last: i64 = -1
    for other in range(setup.units):
        if p.lives[other] > 0:
            gang = setup.unit_gang[other]
            if last >= 0 and gang != last:
                return
            last = gang
    end_game(p, last, END_BY_SURVIVAL)


def put_home(p: Position, seat: i64) -> None:
    """A cat goes Home, and nothing follows from it yet."""
    before = p.cats[seat]
    p.cats[seat] = home_space(p, seat)
    tell_home(p, seat, before)


def send_home(p: Position, seat: i64) -> None:
    """A cat goes Home and catches whom it finds there."""
    if p.cats[seat] < 0 or p.reason != RUNNING:
        return
    away: i64 = 0 if is_on_own_property(p, seat) else 1
    put_home(p, seat)
    p.push(business(TRESPASS, seat, away, 1))


def attack(p: Position, seat: i64, victim: i64, caught: bool) -> None:
    """One attack in the order of CA-R15: life, Home, swap, trespass check."""
    away: i64 = 0 if is_on_own_property(p, victim) else 1
    tell_attacked(p, seat, victim, caught)
    if not lose_lives(p, victim, 1, "trespass" if caught else "attack"):
        return
    put_home(p, victim)
    p.push(business(TRESPASS, victim, away, 1))
    p.push(business(SWAP, seat, victim))


def catch_next_trespasser(p: Position, seat: i64, away: i64, start: i64) -> None:
    """A cat that has come to rest on its property catches the next intruder there (CA-R24).

    `away`: 1 if it was elsewhere before; `start`: from which place after it in seat order to look.
    """
    here = p.cats[seat]
    if here < 0:
        return
    setup = p.setup
    unit = setup.unit[seat]
    for step in range(start, p.seats):
        other = (seat + step) % p.seats
        there = p.cats[other]
        if there < 0 or are_mates(p, seat, other) or setup.property_unit[there] != unit:
            continue
        if there == here or (away == 1 and setup.trespassing):
            p.push(business(TRESPASS, seat, away, step + 1))
            if setup.trespassing:
                attack(p, seat, other, True)
            else:
                send_home(p, other)
            return
