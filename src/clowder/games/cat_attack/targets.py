"""Where pieces may go: the predicates that legality, refusals and effects share.

A `..._fault` function answers 0 when all is well, else one of the numbers below: the reason, which moves.py
lists by and refusals.py explains.
"""

from typing import Final

from clowder.core.arrays import append, i64, vec
from clowder.games.cat_attack.board import free_ends
from clowder.games.cat_attack.hands import COUNT
from clowder.games.cat_attack.position import (
    Position,
    car_space,
    in_game,
    is_at_home,
    is_on_own_property,
    sort,
)
from clowder.games.cat_attack.vocabulary import FACES, FIRST_SHOP_FOOD, FULL_GANGS, HAND_SIZE, LEAP

NO_OBSTACLE: Final = 0
CAR_THERE: Final = 1
MATES_HOME: Final = 2
SAFE_AT_HOME: Final = 3
MATE_THERE: Final = 4
OWNED_KIND: Final = 5
TOO_FAR: Final = 6
SHOP_SHUT: Final = 7
NOBODY_THERE: Final = 8
LAIR: Final = 9
OCCUPIED: Final = 10
NOTHING_TO_TAKE: Final = 11
OUT_OF_GAME: Final = 12
OWNER_NEAR: Final = 13
NO_ANIMAL: Final = 14
OWN_LARDER: Final = 15
ONESELF: Final = 16


def barrier_bits(p: Position, seat: i64) -> i64:
    """What a cat cannot pass, as a word of the bits near its space: other cats and the car."""
    near = p.board.near_bit
    row = p.cats[seat] * p.board.size
    word: i64 = near[row + car_space(p)]
    for other in range(p.seats):
        if other != seat and p.cats[other] >= 0:
            word |= near[row + p.cats[other]]
    return word


def standing_obstacle(p: Position, seat: i64, space: i64) -> i64:
    """Whether a cat may stop on a space, whatever way it took."""
    setup = p.setup
    if p.car >= 0 and p.board.car_route[p.car] == space:
        return CAR_THERE
    unit = setup.home_unit[space]
    own = setup.unit[seat]
    if unit >= 0 and unit != own and p.lives[unit] > 0 and setup.unit_gang[unit] == setup.gang[seat]:
        return MATES_HOME
    cats = p.cats
    for other in range(p.seats):
        if cats[other] == space and other != seat:
            if setup.gang[other] == setup.gang[seat]:
                if unit != own:
                    return MATE_THERE
            elif unit >= 0 and unit == setup.unit[other]:
                return SAFE_AT_HOME
    beast = p.prey_at[space]
    if beast > 0 and (p.larder[own] >> (beast - 1)) & 1:
        return OWNED_KIND
    return NO_OBSTACLE


def cat_ends(p: Position, seat: i64, count: i64) -> vec[i64]:
    """Legal end spaces of a cat that moves exactly `count` (CA-R6), ascending."""
    ends = free_ends(p.board, p.cats[seat], count, barrier_bits(p, seat), p.closed)
    good: i64 = 0
    for end in ends:
        if standing_obstacle(p, seat, end) == NO_OBSTACLE:
            ends[good] = end
            good += 1
    return ends if good == len(ends) else ends[:good]


def cat_at(p: Position, space: i64, besides: i64) -> i64:
    """The first seat whose cat is on a space, other than `besides`; -1 if there is none."""
    for seat in range(p.seats):
        if p.cats[seat] == space and seat != besides:
            return seat
    return -1


def can_prey_stop(p: Position, kind: i64, space: i64) -> bool:
    """Whether an animal may stop on a space: nobody is there, or it is its own lair (CA-R10)."""
    if space == p.board.lairs[kind]:
        return True
    return p.prey_at[space] == 0 and cat_at(p, space, -1) < 0


def prey_starts(p: Position, kind: i64) -> vec[i64]:
    """Where animals of a kind may start with a card: board, lair, retired cats' Homes; ascending, each once."""
    places = vec[i64]()
    tokens = len(p.prey) // 2
    last: i64 = -1
    for i in range(kind * tokens, (kind + 1) * tokens):
        place = p.prey[i]
        if place != last and place < p.board.size:
            places = append(places, place)
        last = place
    for unit in range(p.setup.units):
        if p.lives[unit] == 0 and (p.larder[unit] >> kind) & 1:
            places = append(places, p.setup.home[unit])
            i = len(places) - 1
            while i > 0 and places[i - 1] > places[i]:
                kept = places[i]
                places[i] = places[i - 1]
                places[i - 1] = kept
                i -= 1
    return places


def can_move_prey(p: Position, kind: i64, count: i64) -> bool:
    """Whether any animal of a kind has a legal move of exactly `count`."""
    board = p.board
    for place in prey_starts(p, kind):
        row = (kind * 6 + count - 1) * board.size + place
        for code in range(board.prey_first[row], board.prey_first[row + 1]):
            if can_prey_stop(p, kind, board.prey_end[code]):
                return True
    return False


def is_in_leap(p: Position, seat: i64, space: i64) -> bool:
    steps = p.board.distance[p.cats[seat] * p.board.size + space]
    return 1 <= steps <= LEAP


def leap_obstacle(p: Position, seat: i64, space: i64) -> i64:
    """Whether a cat may leap to a space at all (CA-R16)."""
    if not is_in_leap(p, seat, space):
        return TOO_FAR
    shop = p.board.shop_at[space]
    if shop >= 0 and (p.closed >> shop) & 1:
        return SHOP_SHUT
    return standing_obstacle(p, seat, space)


def attack_obstacle(p: Position, seat: i64, space: i64) -> i64:
    """Whether the Cat Attack card may aim at a space (CA-R18)."""
    if space == p.board.lairs[0] or space == p.board.lairs[1]:
        return LAIR
    if p.prey_at[space] == 0 and cat_at(p, space, seat) < 0:
        return NOBODY_THERE
    return leap_obstacle(p, seat, space)


def attack_targets(p: Position, seat: i64) -> vec[i64]:
    """Spaces the Cat Attack card may aim at, ascending."""
    spaces = vec[i64]()
    for other in range(p.seats):
        if other != seat and p.cats[other] >= 0 and attack_obstacle(p, seat, p.cats[other]) == NO_OBSTACLE:
            spaces = append(spaces, p.cats[other])
    for place in p.prey:
        if place < p.board.size and p.prey_at[place] > 0 and attack_obstacle(p, seat, place) == NO_OBSTACLE:
            spaces = append(spaces, place)
    sort(spaces)
    return spaces


def stealable_foods(p: Position, seat: i64, unit: i64, burglar: bool) -> i64:
    """The foods a cat may steal from a unit's larder now, one bit each (CA-RAID-1, -3, -5, CA-R19, CA-R25)."""
    setup = p.setup
    own = setup.unit[seat]
    if not setup.raiding or unit == own:
        return 0
    foods = p.larder[unit] & ~p.larder[own]
    if p.lives[unit] == 0 or foods == 0:
        return foods
    if setup.unit_gang[unit] == setup.gang[seat]:
        return 0
    for other in range(p.seats):
        if setup.unit[other] == unit and p.cats[other] >= 0:
            if is_at_home(p, other) or (not burglar and is_on_own_property(p, other)):
                return 0
            shop = p.board.shop_at[p.cats[other]]
            if shop >= 0:
                foods &= ~(1 << (shop + FIRST_SHOP_FOOD))
    return foods


def burglary_obstacle(p: Position, seat: i64, space: i64, food: i64) -> i64:
    """Whether the Cat Burglar card may go to a space and take a food there (CA-R19)."""
    shop = p.board.shop_at[space]
    unit = p.setup.home_unit[space]
    if shop < 0 and unit < 0:
        return NOTHING_TO_TAKE
    if not is_in_leap(p, seat, space):
        return TOO_FAR
    if cat_at(p, space, seat) >= 0 or p.prey_at[space] > 0:
        return OCCUPIED
    if shop >= 0:
        lacks = ((p.larder[p.setup.unit[seat]] >> food) & 1) == 0
        return NO_OBSTACLE if food == shop + FIRST_SHOP_FOOD and p.stock[shop] > 0 and lacks else NOTHING_TO_TAKE
    if (stealable_foods(p, seat, unit, True) >> food) & 1 == 0:
        return NOTHING_TO_TAKE
    return standing_obstacle(p, seat, space)


def fight_obstacle(p: Position, seat: i64, other: i64) -> i64:
    """Whether a cat may start a fight with another (section 5.4)."""
    if other == seat:
        return ONESELF
    if other >= p.seats or p.cats[other] < 0:
        return OUT_OF_GAME
    if p.setup.gang[other] == p.setup.gang[seat]:
        return MATE_THERE
    return leap_obstacle(p, seat, p.cats[other])


def six_cards_kind(p: Position, seat: i64) -> i64:
    """0 or 1 if all six cards of a hand are mouse or bird cards, else -1."""
    if p.hand_size[seat] != HAND_SIZE:
        return -1
    for kind in range(2):
        count: i64 = 0
        for face in range(6 * (kind + 1), 6 * (kind + 2)):
            count += p.hand[seat * FACES + face] & COUNT
        if count == HAND_SIZE:
            return kind
    return -1


def larder_obstacle(p: Position, seat: i64, unit: i64, kind: i64) -> i64:
    """Whether an animal may be enticed out of another gang's larder at all: it is there and not asleep in safety."""
    setup = p.setup
    if unit >= setup.units or setup.unit_gang[unit] == setup.gang[seat]:
        return OWN_LARDER
    if (p.larder[unit] >> kind) & 1 == 0:
        return NO_ANIMAL
    if setup.gang_mode == FULL_GANGS and (p.safe >> unit) & 1:
        return SAFE_AT_HOME
    return NO_OBSTACLE


def six_cards_obstacle(p: Position, seat: i64, unit: i64, kind: i64) -> i64:
    """Whether six cards may enchant an animal out of a larder (CA-SIX-2, CA-R37)."""
    fault = larder_obstacle(p, seat, unit, kind)
    if fault != NO_OBSTACLE:
        return fault
    if not in_game(p, unit):
        return OUT_OF_GAME
    for other in range(p.seats):
        if p.setup.unit[other] == unit and is_on_own_property(p, other):
            return OWNER_NEAR
    return NO_OBSTACLE


def sample_foods(p: Position, seat: i64) -> i64:
    """Shop foods a cat lacks whose shop is open and has stock, one bit each."""
    foods: i64 = 0
    own = p.larder[p.setup.unit[seat]]
    for shop in range(4):
        bit: i64 = 1 << (shop + FIRST_SHOP_FOOD)
        if (p.closed >> shop) & 1 == 0 and p.stock[shop] > 0 and own & bit == 0:
            foods |= bit
    return foods
