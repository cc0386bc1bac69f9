"""Moves of the active cat and what its landing brings, step by step (`land` in section 5.3)."""

from clowder.core.arrays import i64
from clowder.games.cat_attack.events import tell_cornered, tell_food, tell_moved, tell_safe, tell_threw
from clowder.games.cat_attack.lives import attack, lose, send_home, trespass_check, win
from clowder.games.cat_attack.pending import CURIOSITY, DEST, LAND, RAID, arg, business
from clowder.games.cat_attack.position import Position, at_own_place, mates, move_prey
from clowder.games.cat_attack.targets import cat_ends, loot
from clowder.games.cat_attack.vocabulary import (
    BY_BURGLARY,
    BY_CARD,
    BY_DIE,
    BY_FOOD,
    FIRST_SHOP_FOOD,
    FULL,
    FULL_GANGS,
    SHOPS,
)


def throw(p: Position) -> None:
    """Throw the die; the cat must move if it can (CA-TURN-5)."""
    seat = p.active
    p.die = 1 + p.rng.below(6)
    tell_threw(p, seat, p.die)
    ends = cat_ends(p, seat, p.die)
    if len(ends) == 0:
        cornered(p, p.die)
    elif len(ends) == 1:
        land(p, ends[0], BY_DIE)
    else:
        p.push(business(DEST, p.die))


def cornered(p: Position, count: i64) -> None:
    """No way to complete the move: one life for each way, then Home (CA-CORN, CA-R21)."""
    seat = p.active
    ways: i64 = max(1, p.board.ways_out[p.cats[seat] * 7 + count])
    tell_cornered(p, seat, count, ways)
    if lose(p, seat, ways, "cornered"):
        send_home(p, seat)


def land(p: Position, space: i64, how: i64) -> None:
    """Steps 1 and 2: put the active cat on a space; a throw Home with a full larder wins."""
    seat = p.active
    setup = p.setup
    away: i64 = 0 if at_own_place(p, seat) else 1
    tell_moved(p, seat, p.cats[seat], space, how)
    p.cats[seat] = space
    unit = setup.unit[seat]
    if how == BY_DIE and setup.home_unit[space] == unit and p.larder[unit] == FULL:
        if setup.gang_mode != FULL_GANGS:
            win(p, setup.gang[seat], BY_FOOD)
            return
        p.safe |= 1 << seat
        p.dropped = True
        tell_safe(p, seat)
        if _gang_is_safe(p, setup.gang[seat]):
            win(p, setup.gang[seat], BY_FOOD)
            return
    p.push(business(LAND, 3, how, away, space))


def _gang_is_safe(p: Position, gang: i64) -> bool:
    for seat in range(p.seats):
        if p.setup.gang[seat] == gang and p.cats[seat] >= 0 and (p.safe >> seat) & 1 == 0:
            return False
    return True


def land_step(p: Position, piece: i64) -> None:
    """Go on with a landing while the cat is still on its space (CA-R31)."""
    step = arg(piece, 0)
    how = arg(piece, 1)
    away = arg(piece, 2)
    space = arg(piece, 3)
    seat = p.active
    if p.cats[seat] != space:
        return
    if step <= 3:
        for other in range(p.seats):
            if p.cats[other] == space and not mates(p, seat, other):
                p.push(business(LAND, 4, how, away, space))
                attack(p, seat, other, False)
                return
    if step <= 4 and p.prey_at[space] > 0:
        catch(p, seat, space)
    if step <= 5 and p.setup.property_unit[space] == p.setup.unit[seat]:
        p.push(business(LAND, 6, how, away, space))
        trespass_check(p, seat, away, 1)
        return
    if step <= 6 and how != BY_BURGLARY:
        shop_here(p, seat, space)
    if step <= 7 and (how in (BY_CARD, BY_DIE)):
        unit = p.setup.home_unit[space]
        if unit >= 0 and loot(p, seat, unit, False) != 0:
            p.push(business(LAND, 8, how, away, space))
            p.push(business(RAID, unit))
            return
    if p.board.curiosity_at[space] == 1:
        p.push(business(CURIOSITY))


def catch(p: Position, seat: i64, space: i64) -> None:
    """The animal on a space goes into the larder."""
    kind = p.prey_at[space] - 1
    p.larder[p.setup.unit[seat]] |= 1 << kind
    move_prey(p, kind, space, p.board.size)
    tell_food(p, "caught", seat, kind, p.board.ids[space])


def shop_here(p: Position, seat: i64, space: i64) -> None:
    """Take a food if the cat stands in an open shop that has one it lacks (CA-R26)."""
    shop = p.board.shop_at[space]
    if shop < 0 or (p.closed >> shop) & 1:
        return
    food = shop + FIRST_SHOP_FOOD
    unit = p.setup.unit[seat]
    if p.stock[shop] > 0 and (p.larder[unit] >> food) & 1 == 0:
        buy(p, seat, shop, "shopped")


def buy(p: Position, seat: i64, shop: i64, kind: str) -> None:
    p.stock[shop] -= 1
    p.larder[p.setup.unit[seat]] |= 1 << (shop + FIRST_SHOP_FOOD)
    tell_food(p, kind, seat, shop + FIRST_SHOP_FOOD, SHOPS[shop])


def steal(p: Position, seat: i64, unit: i64, food: i64, kind: str) -> None:
    p.larder[unit] &= ~(1 << food)
    p.larder[p.setup.unit[seat]] |= 1 << food
    tell_food(p, kind, seat, food, p.setup.home_names[unit])


def flag(p: Position, place: i64, lives: i64) -> None:
    """Remember that being still at a place (shop, or 4 + unit) at the end of the turn costs lives (CA-R20, -R25)."""
    shift = 2 * place
    if ((p.penalties >> shift) & 3) < lives:
        p.penalties = (p.penalties & ~(3 << shift)) | (lives << shift)


def penalty(p: Position) -> i64:
    """The highest penalty for the place where the active cat is."""
    space = p.cats[p.active]
    lives: i64 = 0
    shop = p.board.shop_at[space]
    if shop >= 0:
        lives = (p.penalties >> (2 * shop)) & 3
    unit = p.setup.property_unit[space]
    if unit >= 0 and p.lives[unit] > 0:
        lives = max(lives, (p.penalties >> (2 * (4 + unit))) & 3)
    return lives
