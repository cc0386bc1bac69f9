"""How good a position looks: expected turns to six foods and Home, lives, dangers and the hand."""

from math import exp
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.cat_attack.board import FAR
from clowder.games.cat_attack.position import COUNT, Position, at_own_place
from clowder.games.cat_attack.reach import bits
from clowder.games.cat_attack.scoring import gang_foods, gang_lives
from clowder.games.cat_attack.words import ATTACK, BURGLAR, FACES, FIRST_SHOP_FOOD, FULL, RUNNING, SPEEDY

PACE: Final = 6.5  # spaces a cat makes in a turn with a card and the die
NOT_TO_BE_HAD: Final = 7.0  # turns for a food that only a rival's larder holds
EXACT_HOME: Final = 2.0  # turns lost waiting for the exact throw


def evaluate(p: Position) -> vec[float]:
    """A share of one for every gang, given to each of its seats; 1.0 for winners and 0.0 for others at the end."""
    setting = p.setting
    gangs = setting.gangs
    worth = vec[float]([0.0] * int(gangs))
    values = vec[float]([0.0] * int(p.seats))
    total = 0.0
    if p.reason != RUNNING:
        return _final(p, values)
    for gang in range(gangs):
        worth[gang] = gang_worth(p, gang)
        total += worth[gang]
    for seat in range(p.seats):
        values[seat] = worth[setting.gang[seat]] / total
    return values


def _final(p: Position, values: vec[float]) -> vec[float]:
    gangs = p.setting.gangs
    best: i64 = -1
    leaders: i64 = 0
    for gang in range(gangs):
        lives = gang_lives(p, gang)
        foods = gang_foods(p, gang)
        merit: i64 = (lives + foods) * 1024 + foods if lives > 0 else -1
        if p.winner == gang:
            merit = 1 << 40
        if merit > best:
            best = merit
            leaders = 0
        if merit == best:
            leaders |= 1 << gang
    for seat in range(p.seats):
        if (leaders >> p.setting.gang[seat]) & 1:
            values[seat] = 1.0 / float(bits(leaders))
    return values


def gang_worth(p: Position, gang: i64) -> float:
    """The worth of the units of a gang that are in the game; all of them have to get Home in the long gang war."""
    setting = p.setting
    turns = 0.0
    lives: i64 = 0
    units: i64 = 0
    for unit in range(setting.units):
        if setting.unit_gang[unit] == gang and p.lives[unit] > 0:
            units += 1
            lives += p.lives[unit]
            best = 1000.0
            for seat in range(p.seats):
                if setting.unit[seat] == unit:
                    best = min(best, turns_to_go(p, seat))
            turns += best
    if units == 0:
        return 0.0
    share = float(lives) / float(units)
    alive = share / (share + 1.0)
    race = exp(-turns / (5.0 * float(units))) * alive + 0.01
    limit = setting.round_limit
    if limit == 0:
        return race
    left = float(limit - p.round + 1)
    tally = exp(0.5 * float(gang_lives(p, gang) + gang_foods(p, gang)) - 8.0)
    near = 1.0 / left
    return race * (1.0 - near) + tally * near + 0.0001


def turns_to_go(p: Position, seat: i64) -> float:
    """About how many turns a cat still needs; dangers count as turns, good cards as turns saved."""
    board = p.board
    here = p.cats[seat]
    if (p.safe >> seat) & 1:
        return 0.0
    unit = p.setting.unit[seat]
    larder = p.larder[unit]
    home = p.setting.home[unit]
    turns = 0.0
    nearest = float(FAR)
    for food in range(6):
        if (larder >> food) & 1 == 0:
            steps = way_to_food(p, seat, here, food)
            nearest = min(nearest, steps)
            turns += 1.2 + 0.4 * steps / PACE
    way_home = float(board.dist[here * board.n + home])
    if larder == FULL:
        turns += EXACT_HOME + way_home / PACE
        if here == home:
            turns += 1.0  # it must leave first
    else:
        turns += 0.6 * nearest / PACE + EXACT_HOME + 1.0
    return turns + danger(p, seat) - hand_value(p, seat)


def way_to_food(p: Position, seat: i64, here: i64, food: i64) -> float:
    """Steps to the nearest source of a food, with extra steps for what makes it uncertain."""
    board = p.board
    row = here * board.n
    best: i64 = FAR
    if food < FIRST_SHOP_FOOD:
        tokens = len(p.prey) // 2
        for i in range(food * tokens, (food + 1) * tokens):
            place = p.prey[i]
            if place < board.n:
                lair = place == board.lairs[food]
                steps = board.dist[row + (board.lair_walls[food] if lair else place)] + (5 if lair else 2)
                best = min(best, steps)
    else:
        shop = food - FIRST_SHOP_FOOD
        if p.stock[shop] > 0:
            for i in range(3 * shop, 3 * shop + 3):
                best = min(best, board.dist[row + board.gardens[i]])
            if (p.closed >> shop) & 1:
                best += 12
    if best >= FAR:
        return NOT_TO_BE_HAD * PACE
    return float(best)


def danger(p: Position, seat: i64) -> float:
    """Turns that lurking losses may cost: cats in reach, the road, a rival's property, the penalty of a raid."""
    board = p.board
    here = p.cats[seat]
    unit = p.setting.prop[here]
    own = p.setting.unit[seat]
    cost = 0.0
    for other in range(p.seats):
        if p.cats[other] < 0 or p.setting.gang[other] == p.setting.gang[seat]:
            continue
        if p.setting.home_unit[here] != own and board.dist[p.cats[other] * board.n + here] <= 6:
            cost += 0.25
        if unit >= 0 and unit == p.setting.unit[other] and not at_own_place(p, other):
            cost += 0.5
    for space in board.route:
        if space == here:
            cost += 0.3
            break
    if board.shop_at[here] >= 0:
        cost += 0.1
    if seat == p.active and unit >= 0 and (p.penalties >> (2 * (4 + unit))) & 3:
        cost += 0.8
    return cost


def hand_value(p: Position, seat: i64) -> float:
    """Turns a hand may save: pictures, and cat cards to move by."""
    row = seat * FACES
    value = 0.0
    for face in range(6):
        value += 0.1 * float(p.hand[row + face] & COUNT)
    value += 0.9 * float(p.hand[row + SPEEDY] & COUNT)
    value += 0.5 * float(p.hand[row + ATTACK] & COUNT)
    value += 0.7 * float(p.hand[row + BURGLAR] & COUNT)
    return value
