"""Where cats and animals may go, whom they may aim at, what they may take: legality, refusals and effects ask here.

An `..._obstacle` function answers NO_OBSTACLE, or what stands in the way: moves.py lists what has none, refusals.py
names the clause behind each.
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
from clowder.games.cat_attack.vocabulary import FACES, FIRST_SHOP_FOOD, FULL_GANGS, HAND_SIZE, LEAP, SHOP_COUNT

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
    """What a cat cannot pass, other cats and the car, as bits of the spaces near its own (see board.py)."""
    near = p.board.near_bit
    row = p.cats[seat] * p.board.size
    bits: i64 = near[row + car_space(p)]
    for other in range(p.seats):
        if other != seat and p.cats[other] >= 0:
            bits |= near[row + p.cats[other]]
    return bits


def standing_obstacle(p: Position, seat: i64, space: i64) -> i64:
    """What keeps a cat from stopping on a space, whatever way it took."""
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
    animal = p.prey_at[space]
    if animal > 0 and (p.larder[own] >> (animal - 1)) & 1:
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
            sort(places)
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
    """Whether a space is near enough for a leap, and not the cat's own."""
    steps = p.board.distance[p.cats[seat] * p.board.size + space]
    return 1 <= steps <= LEAP


def leap_obstacle(p: Position, seat: i64, space: i64) -> i64:
    """What keeps a cat from leaping to a space at all (CA-R16)."""
    if not is_in_leap(p, seat, space):
        return TOO_FAR
    shop = p.board.shop_at[space]
    if shop >= 0 and (p.closed >> shop) & 1:
        return SHOP_SHUT
    return standing_obstacle(p, seat, space)


def attack_obstacle(p: Position, seat: i64, space: i64) -> i64:
    """What keeps the Cat Attack card from aiming at a space (CA-R18); a mate is none, at Home neither (CA-R43)."""
    if space == p.board.lairs[0] or space == p.board.lairs[1]:
        return LAIR
    other = cat_at(p, space, seat)
    if p.prey_at[space] == 0 and other < 0:
        return NOBODY_THERE
    if other >= 0 and p.setup.gang[other] == p.setup.gang[seat]:
        return MATE_THERE
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
    """What keeps the Cat Burglar card from going to a space and taking a food there (CA-R19)."""
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
    """What keeps a cat from starting a fight with another (section 5.4)."""
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
    """What keeps an animal in a larder: it is not there, not another gang's, or its owner is safe."""
    setup = p.setup
    if unit >= setup.units or setup.unit_gang[unit] == setup.gang[seat]:
        return OWN_LARDER
    if (p.larder[unit] >> kind) & 1 == 0:
        return NO_ANIMAL
    if setup.gang_mode == FULL_GANGS and (p.safe >> unit) & 1:
        return SAFE_AT_HOME
    return NO_OBSTACLE


def six_cards_obstacle(p: Position, seat: i64, unit: i64, kind: i64) -> i64:
    """What keeps six cards from enticing an animal out of a larder (CA-SIX-2, CA-R37)."""
    obstacle = larder_obstacle(p, seat, unit, kind)
    if obstacle != NO_OBSTACLE:
        return obstacle
    if not in_game(p, unit):
        return OUT_OF_GAME
    for other in range(p.seats):
        if p.setup.unit[other] == unit and is_on_own_property(p, other):
            return OWNER_NEAR
    return NO_OBSTACLE


def sample_foods(p: Position, seat: i64) -> i64:
    """The foods a cat may take as a free sample: it lacks them, and their shop is open and has some; one bit each."""
    foods: i64 = 0
    own = p.larder[p.setup.unit[seat]]
    for shop in range(SHOP_COUNT):
        bit: i64 = 1 << (shop + FIRST_SHOP_FOOD)
        if (p.closed >> shop) & 1 == 0 and p.stock[shop] > 0 and own & bit == 0:
            foods |= bit
    return foods
