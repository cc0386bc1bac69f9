"""The active cat moves and arrives, and what that brings, step by step (`land` in section 5.3)."""

from clowder.core.arrays import i64
from clowder.games.cat_attack.events import tell_cornered, tell_food, tell_moved, tell_safe, tell_threw
from clowder.games.cat_attack.lives import (
    attack,
    catch_next_trespasser,
    end_game,
    lose_lives,
    send_home,
)
from clowder.games.cat_attack.pending import ARRIVE, CURIOSITY, DEST, RAID, arg, business
from clowder.games.cat_attack.position import Position, are_mates, is_on_own_property, move_prey, penalty_at
from clowder.games.cat_attack.targets import cat_ends, stealable_foods
from clowder.games.cat_attack.vocabulary import (
    BY_BURGLARY,
    BY_CARD,
    BY_DIE,
    END_BY_FOOD,
    FIRST_SHOP_FOOD,
    FULL_GANGS,
    FULL_LARDER,
    SHOP_COUNT,
    SHOPS,
)


def throw_die(p: Position) -> None:
    """The active seat throws the die; its cat must move if it can (CA-TURN-5)."""
    seat = p.active
    p.die = 1 + p.rng.below(6)
    tell_threw(p, seat, p.die)
    ends = cat_ends(p, seat, p.die)
    if len(ends) == 0:
        cornered(p, p.die)
    elif len(ends) == 1:
        arrive(p, ends[0], BY_DIE)
    else:
        p.push(business(DEST, p.die))


def cornered(p: Position, count: i64) -> None:
    """No way to complete the move: one life for each way, then Home (CA-CORN, CA-R21)."""
    seat = p.active
    ways = blocked_ways(p, count)
    tell_cornered(p, seat, count, ways)
    if lose_lives(p, seat, ways, "cornered"):
        send_home(p, seat)


def blocked_ways(p: Position, count: i64) -> i64:
    """How many ways a move of the active cat would have on the empty map: when cornered, a life for each."""
    return max(1, p.board.ways_out[p.cats[p.active] * 7 + count])


def arrive(p: Position, space: i64, how: i64) -> None:
    """Steps 1 and 2: the active cat is on a space; with a full larder a throw Home wins."""
    seat = p.active
    setup = p.setup
    away: i64 = 0 if is_on_own_property(p, seat) else 1
    tell_moved(p, seat, p.cats[seat], space, how)
    p.cats[seat] = space
    unit = setup.unit[seat]
    if how == BY_DIE and setup.home_unit[space] == unit and p.larder[unit] == FULL_LARDER:
        if setup.gang_mode != FULL_GANGS:
            end_game(p, setup.gang[seat], END_BY_FOOD)
            return
        p.safe |= 1 << seat
        p.dropped = True
        tell_safe(p, seat)
        if _gang_is_safe(p, setup.gang[seat]):
            end_game(p, setup.gang[seat], END_BY_FOOD)
            return
    p.push(business(ARRIVE, 3, how, away, space))


def _gang_is_safe(p: Position, gang: i64) -> bool:
    for seat in range(p.seats):
        if p.setup.gang[seat] == gang and p.cats[seat] >= 0 and (p.safe >> seat) & 1 == 0:
            return False
    return True


def go_on_arriving(p: Position, piece: i64) -> None:
    """Steps 3 to 8, as long as the cat is still on its space (CA-R31)."""
    step = arg(piece, 0)
    how = arg(piece, 1)
    away = arg(piece, 2)
    space = arg(piece, 3)
    seat = p.active
    if p.cats[seat] != space:
        return
    if step <= 3:
        for other in range(p.seats):
            if p.cats[other] == space and not are_mates(p, seat, other):
                p.push(business(ARRIVE, 4, how, away, space))
                attack(p, seat, other, False)
                return
    if step <= 4 and p.prey_at[space] > 0:
        catch(p, seat, space)
    if step <= 5 and p.setup.property_unit[space] == p.setup.unit[seat]:
        p.push(business(ARRIVE, 6, how, away, space))
        catch_next_trespasser(p, seat, away, 1)
        return
    if step <= 6 and how != BY_BURGLARY:
        shop_if_possible(p, seat, space)
    if step <= 7 and (how in (BY_CARD, BY_DIE)):
        unit = p.setup.home_unit[space]
        if unit >= 0 and stealable_foods(p, seat, unit, False) != 0:
            p.push(business(ARRIVE, 8, how, away, space))
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


def shop_if_possible(p: Position, seat: i64, space: i64) -> None:
    """A cat that stops in a shop takes what there is to take."""
    shop = open_shop(p, seat, space)
    if shop >= 0:
        take_from_shop(p, seat, shop, "shopped")


def open_shop(p: Position, seat: i64, space: i64) -> i64:
    """The shop on a space if it is open and has a food that the cat lacks (CA-R26); else -1."""
    shop = p.board.shop_at[space]
    if shop < 0 or (p.closed >> shop) & 1 or p.stock[shop] == 0:
        return -1
    return -1 if (p.larder[p.setup.unit[seat]] >> (shop + FIRST_SHOP_FOOD)) & 1 else shop


def take_from_shop(p: Position, seat: i64, shop: i64, kind: str) -> None:
    """The food of a shop goes into a cat's larder; `kind` is the event: shopped, sampled or burgled."""
    p.stock[shop] -= 1
    p.larder[p.setup.unit[seat]] |= 1 << (shop + FIRST_SHOP_FOOD)
    tell_food(p, kind, seat, shop + FIRST_SHOP_FOOD, SHOPS[shop])


def take_from_larder(p: Position, seat: i64, unit: i64, food: i64, kind: str) -> None:
    """A food goes from a unit's larder into a cat's; `kind` is the event: raided or burgled."""
    p.larder[unit] &= ~(1 << food)
    p.larder[p.setup.unit[seat]] |= 1 << food
    tell_food(p, kind, seat, food, p.setup.home_names[unit])


def note_penalty(p: Position, place: i64, lives: i64) -> None:
    """Being still at a place (see `penalty_at`) at the end of the turn will cost lives (CA-R20, CA-R25)."""
    shift = 2 * place
    if penalty_at(p, place) < lives:
        p.penalties = (p.penalties & ~(3 << shift)) | (lives << shift)


def penalty_at_space(p: Position, space: i64) -> i64:
    """The highest penalty for the active cat if it is on a space at the end of its turn."""
    lives: i64 = 0
    shop = p.board.shop_at[space]
    if shop >= 0:
        lives = penalty_at(p, shop)
    unit = p.setup.property_unit[space]
    if unit >= 0 and p.lives[unit] > 0:
        lives = max(lives, penalty_at(p, SHOP_COUNT + unit))
    return lives
