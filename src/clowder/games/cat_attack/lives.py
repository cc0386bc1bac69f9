"""Lives lost and their consequences: refills, attacks, cats sent Home, trespassers, retirement, the end."""

from clowder.core.arrays import i64, vec
from clowder.games.cat_attack.events import tell_attacked, tell_home, tell_lost, tell_retired, tell_woke
from clowder.games.cat_attack.hands import discard_hand
from clowder.games.cat_attack.pending import SWAP, TRESPASS, business
from clowder.games.cat_attack.position import Position, at_own_place, home_space, mates
from clowder.games.cat_attack.vocabulary import BY_SURVIVAL, FULL_GANGS, RUNNING


def win(p: Position, gang: i64, reason: i64) -> None:
    """The game is over; whatever was under way stops."""
    p.reason = reason
    p.winner = gang
    p.pending = vec[i64]()


def lose(p: Position, seat: i64, lives: i64, cause: str) -> bool:
    """Take lives from a cat (or its gang's pool). Returns whether it is still in the game."""
    unit = p.setup.unit[seat]
    p.lives[unit] = max(0, p.lives[unit] - lives)
    tell_lost(p, seat, lives, cause)
    if p.lives[unit] > 0:
        return True
    retire(p, unit)
    return False


def retire(p: Position, unit: i64) -> None:
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
    win(p, last, BY_SURVIVAL)


def put_home(p: Position, seat: i64) -> None:
    before = p.cats[seat]
    p.cats[seat] = home_space(p, seat)
    tell_home(p, seat, before)


def send_home(p: Position, seat: i64) -> None:
    """Put a cat Home; it catches whom it finds there."""
    if p.cats[seat] < 0 or p.reason != RUNNING:
        return
    away: i64 = 0 if at_own_place(p, seat) else 1
    put_home(p, seat)
    p.push(business(TRESPASS, seat, away, 1))


def attack(p: Position, seat: i64, victim: i64, caught: bool) -> None:
    """One attack in the order of CA-R15: life, Home, swap, trespass check."""
    away: i64 = 0 if at_own_place(p, victim) else 1
    tell_attacked(p, seat, victim, caught)
    if not lose(p, victim, 1, "trespass" if caught else "attack"):
        return
    put_home(p, victim)
    p.push(business(TRESPASS, victim, away, 1))
    p.push(business(SWAP, seat, victim))


def trespass_check(p: Position, seat: i64, away: i64, start: i64) -> None:
    """Catch the next intruder on the property of a cat that has come to rest there (CA-R24)."""
    here = p.cats[seat]
    if here < 0:
        return
    setup = p.setup
    unit = setup.unit[seat]
    for step in range(start, p.seats):
        other = (seat + step) % p.seats
        there = p.cats[other]
        if there < 0 or mates(p, seat, other) or setup.property_unit[there] != unit:
            continue
        if there == here or (away == 1 and setup.trespassing):
            p.push(business(TRESPASS, seat, away, step + 1))
            if setup.trespassing:
                attack(p, seat, other, True)
            else:
                send_home(p, other)
            return
