"""How good a position looks: a sum of weighted features per cat says how far it is behind, and becomes a share.

The weights are fitted to games between greedy players (bench/tune/cat_attack.py).
"""

from math import exp, log
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.bits import count_bits
from clowder.games.cat_attack.board import FAR
from clowder.games.cat_attack.hands import COUNT
from clowder.games.cat_attack.position import Position, is_on_own_property, penalty_at
from clowder.games.cat_attack.scoring import gang_foods, gang_lives, gang_merit
from clowder.games.cat_attack.vocabulary import (
    ATTACK,
    BURGLAR,
    FACES,
    FIRST_SHOP_FOOD,
    FOOD_COUNT,
    FULL_LARDER,
    LEAP,
    RUNNING,
    SHOP_COUNT,
    SPEEDY,
)

# Features of a cat; the unit is about five turns of a race.
LACKING: Final = 0  # foods still to be found
STEPS: Final = 1  # tens of steps to all of them
NEAREST: Final = 2  # tens of steps to the nearest
GONE: Final = 3  # foods that only a rival's larder holds
HUNGRY: Final = 4  # 1 while any food is lacking
WAY_HOME: Final = 5  # tens of steps with all foods
AT_HOME: Final = 6  # 1 at Home with all foods: it must leave first
IN_REACH: Final = 7  # rivals within six spaces
INTRUDING: Final = 8  # 1 on the property of a rival who is away
ON_ROAD: Final = 9
IN_SHOP: Final = 10
TO_PAY: Final = 11  # 1 if the penalty of a raid is due unless the cat leaves
CAT_CARDS: Final = 12
SPEEDIES: Final = 13
ATTACKS: Final = 14
BURGLARS: Final = 15
FRAIL: Final = 16  # grows as lives go
IN_TURN: Final = 17
OPEN_LARDER: Final = 18  # rivals near the Home of a cat that is away and has what they lack
FEATURES: Final = 19

WEIGHTS: Final = vec[float]([
    0.192, 0.198, 0.139, 1.400, 0.821, 0.344, 0.197, 0.056, 0.150, 0.119, -0.005, 0.160, -0.027, -0.074, -0.035, -0.242,
    3.284, -0.078, 0.014,
])  # fmt: skip
IN_THE_LAIR: Final = 5  # steps that an animal is farther away in its lair
ON_THE_RUN: Final = 2  # and outside
SHUT: Final = 12  # steps that waiting for a shop to open is worth


def evaluate(p: Position) -> vec[float]:
    """A share of one for every gang, given to each of its seats; 1.0 for winners and 0.0 for others at the end."""
    setup = p.setup
    gangs = setup.gangs
    worth = vec[float]([0.0] * int(gangs))
    values = vec[float]([0.0] * int(p.seats))
    total = 0.0
    if p.reason != RUNNING:
        return _final(p, values)
    for gang in range(gangs):
        worth[gang] = gang_worth(p, gang)
        total += worth[gang]
    for seat in range(p.seats):
        values[seat] = worth[setup.gang[seat]] / total
    return values


def _final(p: Position, values: vec[float]) -> vec[float]:
    """The best gangs share the victory."""
    best: i64 = -1
    leaders: i64 = 0
    for gang in range(p.setup.gangs):
        merit = gang_merit(p, gang)
        if merit > best:
            best = merit
            leaders = 0
        if merit == best:
            leaders |= 1 << gang
    for seat in range(p.seats):
        if (leaders >> p.setup.gang[seat]) & 1:
            values[seat] = 1.0 / float(count_bits(leaders))
    return values


def gang_worth(p: Position, gang: i64) -> float:
    """The worth of the units of a gang that are in the game; all of them have to get Home in the long gang war."""
    setup = p.setup
    behind = 0.0
    units: i64 = 0
    for unit in range(setup.units):
        if setup.unit_gang[unit] == gang and p.lives[unit] > 0:
            units += 1
            best = 1000.0
            for seat in range(p.seats):
                if setup.unit[seat] == unit:
                    best = min(best, lag(p, seat))
            behind += best
    if units == 0:
        return 0.0
    race = exp(-behind / float(units)) + 0.0001
    limit = setup.round_limit
    if limit == 0:
        return race
    left = float(limit - p.round + 1)
    tally = exp(0.5 * float(gang_lives(p, gang) + gang_foods(p, gang)) - 8.0)
    near = 1.0 / left
    return race * (1.0 - near) + tally * near + 0.0001


def lag(p: Position, seat: i64) -> float:
    """How far a cat is behind one that is safe at Home with all foods."""
    if (p.safe >> seat) & 1:
        return 0.0
    seen = features(p, seat)
    total = 0.0
    for k in range(FEATURES):
        total += WEIGHTS[k] * seen[k]
    return total


def features(p: Position, seat: i64) -> vec[float]:
    seen = vec[float]([0.0] * FEATURES)
    _look_for_food(p, seat, seen)
    _look_around(p, seat, seen)
    row = seat * FACES
    for face in range(6):
        seen[CAT_CARDS] += float(p.hand[row + face] & COUNT)
    seen[SPEEDIES] = float(p.hand[row + SPEEDY] & COUNT)
    seen[ATTACKS] = float(p.hand[row + ATTACK] & COUNT)
    seen[BURGLARS] = float(p.hand[row + BURGLAR] & COUNT)
    lives = p.lives[p.setup.unit[seat]]
    seen[FRAIL] = log(1.0 + 1.0 / float(lives)) if lives > 0 else 5.0
    seen[IN_TURN] = 1.0 if seat == p.active else 0.0
    return seen


def _look_for_food(p: Position, seat: i64, seen: vec[float]) -> None:
    """What is lacking and how far it is; with everything in the larder, how far Home is."""
    here = p.cats[seat]
    unit = p.setup.unit[seat]
    larder = p.larder[unit]
    if larder == FULL_LARDER:
        home = p.setup.home[unit]
        seen[WAY_HOME] = 0.1 * float(p.board.distance[here * p.board.size + home])
        seen[AT_HOME] = 1.0 if here == home else 0.0
        return
    nearest: i64 = FAR
    seen[HUNGRY] = 1.0
    for food in range(FOOD_COUNT):
        if (larder >> food) & 1 == 0:
            steps = way_to_food(p, here, food)
            seen[LACKING] += 1.0
            if steps >= FAR:
                seen[GONE] += 1.0
            else:
                seen[STEPS] += 0.1 * float(steps)
                nearest = min(nearest, steps)
    seen[NEAREST] = 0.1 * float(nearest) if nearest < FAR else 2.0


def way_to_food(p: Position, here: i64, food: i64) -> i64:
    """Steps to the nearest source of a food, with extra steps for what makes it uncertain; FAR if there is none."""
    board = p.board
    row = here * board.size
    best: i64 = FAR
    if food < FIRST_SHOP_FOOD:
        tokens = len(p.prey) // 2
        for i in range(food * tokens, (food + 1) * tokens):
            place = p.prey[i]
            if place == board.lairs[food]:
                best = min(best, board.distance[row + board.lair_walls[food]] + IN_THE_LAIR)
            elif place < board.size:
                best = min(best, board.distance[row + place] + ON_THE_RUN)
    else:
        shop = food - FIRST_SHOP_FOOD
        if p.stock[shop] > 0:
            for i in range(3 * shop, 3 * shop + 3):
                best = min(best, board.distance[row + board.shop_gardens[i]])
            if (p.closed >> shop) & 1:
                best += SHUT
    return min(best, FAR)


def _look_around(p: Position, seat: i64, seen: vec[float]) -> None:
    """Lurking losses: cats in reach, the road, a rival's property, the penalty of a raid, a larder left alone."""
    board = p.board
    setup = p.setup
    here = p.cats[seat]
    owner = setup.property_unit[here]
    own = setup.unit[seat]
    home = setup.home[own]
    away = not is_on_own_property(p, seat)
    for other in range(p.seats):
        if p.cats[other] < 0 or setup.gang[other] == setup.gang[seat]:
            continue
        row = p.cats[other] * board.size
        if setup.home_unit[here] != own and board.distance[row + here] <= LEAP:
            seen[IN_REACH] += 1.0
        if owner >= 0 and owner == setup.unit[other] and not is_on_own_property(p, other):
            seen[INTRUDING] += 1.0
        if away and board.distance[row + home] <= LEAP and p.larder[own] & ~p.larder[setup.unit[other]]:
            seen[OPEN_LARDER] += 1.0
    for space in board.car_route:
        if space == here:
            seen[ON_ROAD] = 1.0
            break
    if board.shop_at[here] >= 0:
        seen[IN_SHOP] = 1.0
    if seat == p.active and owner >= 0 and penalty_at(p, SHOP_COUNT + owner):
        seen[TO_PAY] = 1.0
