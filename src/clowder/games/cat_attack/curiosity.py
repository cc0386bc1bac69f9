"""Curiosity cards and what they do (section 2b-3): shops, the car, escapes, samples."""

from clowder.core.arrays import append, i64, vec
from clowder.core.bits import count_bits, nth_bit
from clowder.games.cat_attack.arrivals import take_from_shop
from clowder.games.cat_attack.events import (
    tell_car,
    tell_curiosity,
    tell_discarded,
    tell_escaped,
    tell_shop,
)
from clowder.games.cat_attack.hands import discard_hand
from clowder.games.cat_attack.lives import gain_lives, lose_lives, send_home
from clowder.games.cat_attack.mog_cards import refill
from clowder.games.cat_attack.pending import CAR, CARD, CLOSE, DIE, FOOD, LARDER, business
from clowder.games.cat_attack.position import Position, car_space, move_prey
from clowder.games.cat_attack.targets import NO_OBSTACLE, larder_obstacle, sample_foods
from clowder.games.cat_attack.vocabulary import (
    CAR_TO,
    ESCAPE_OTHER,
    ESCAPE_OWN,
    FIRST_SHOP_FOOD,
    FREE_FOOD,
    GAIN_LIFE,
    GO_HOME,
    LOSE_LIFE_HOME,
    NEW_HAND,
    PLAY_MOG,
    RUNNING,
    SHOP_CLOSE,
    SHOP_CLOSE_ALL,
    SHOP_COUNT,
    SHOP_OPEN,
    SHOP_OPEN_ALL,
    SHOP_TOGGLE,
    SHUFFLE,
    THROW_DIE,
)


def draw_curiosity(p: Position) -> None:
    """The top card is shown, goes under the pile and is carried out (CA-R30); the Shuffle card brings another one."""
    card = turn_over(p)
    if p.setup.card_effect[card] == SHUFFLE:
        others = vec[i64]()
        for other in p.curiosity_pile:
            if other != card:
                others = append(others, other)
        p.rng.shuffle(others)
        p.curiosity_pile = append(others, card)
        card = turn_over(p)
    carry_out(p, p.setup.card_effect[card], p.setup.card_arg[card])


def turn_over(p: Position) -> i64:
    """The top card goes face down under the pile."""
    card = p.curiosity_pile[0]
    for i in range(1, len(p.curiosity_pile)):
        p.curiosity_pile[i - 1] = p.curiosity_pile[i]
    p.curiosity_pile[len(p.curiosity_pile) - 1] = card
    tell_curiosity(p, p.active, card)
    return card


def carry_out(p: Position, effect: i64, argument: i64) -> None:
    """One handler per effect; lives, Homes and shops lead to pending business of their own."""
    seat = p.active
    if effect == SHOP_TOGGLE:
        set_shop_open(p, argument, (p.closed >> argument) & 1 == 1)
    elif effect in (SHOP_CLOSE, SHOP_OPEN):
        set_shop_open(p, argument, effect == SHOP_OPEN)
    elif effect == SHOP_CLOSE_ALL:
        for shop in range(SHOP_COUNT - 1, -1, -1):  # the first shop comes up first
            p.push(business(CLOSE, shop, 0))
    elif effect == SHOP_OPEN_ALL:
        for shop in range(SHOP_COUNT):
            set_shop_open(p, shop, True)
    elif effect == CAR_TO:
        p.push(business(CAR, car_steps(p, p.board.car_stops[argument])))
    elif effect == PLAY_MOG:
        p.push(business(CARD, 1))
    elif effect == THROW_DIE:
        p.push(business(DIE))
    elif effect == ESCAPE_OWN:
        if (p.larder[p.setup.unit[seat]] >> argument) & 1:
            escape(p, p.setup.unit[seat], argument)
    elif effect == ESCAPE_OTHER:
        escape_from_rival(p, argument)
    elif effect == GAIN_LIFE:
        gain_lives(p, seat, argument)
    elif effect == FREE_FOOD:
        take_sample(p)
    elif effect == LOSE_LIFE_HOME:
        if lose_lives(p, seat, argument, "dog"):
            send_home(p, seat)
    elif effect == GO_HOME:
        send_home(p, seat)
    elif effect == NEW_HAND:
        tell_discarded(p, seat)
        discard_hand(p, seat)
        refill(p, seat)


def set_shop_open(p: Position, shop: i64, is_open: bool) -> None:
    """A shop opens at once; closing it is business of its own, since cats are trapped by it."""
    if is_open:
        if (p.closed >> shop) & 1:
            p.closed &= ~(1 << shop)
            tell_shop(p, shop, True)
    else:
        p.push(business(CLOSE, shop, 0))


def close_shop(p: Position, shop: i64, start: i64) -> None:
    """A shop closes (start 0) and the next cat trapped in it goes Home, in seat order from the active one (CA-R28)."""
    if start == 0:
        if (p.closed >> shop) & 1:
            return  # nobody is trapped by a shop that is closed already
        p.closed |= 1 << shop
        tell_shop(p, shop, False)
    for step in range(start, p.seats):
        seat = (p.active + step) % p.seats
        if p.cats[seat] >= 0 and p.board.shop_at[p.cats[seat]] == shop:
            if step + 1 < p.seats:
                p.push(business(CLOSE, shop, step + 1))
            if lose_lives(p, seat, 1, "shop"):
                send_home(p, seat)
            return


def car_steps(p: Position, stop: i64) -> i64:
    """How far the car drives to a stop: a whole lap if it is there already (CA-CAR-4)."""
    lap: i64 = len(p.board.car_route)
    steps = (stop - p.car + lap) % lap if p.car >= 0 else stop + 1
    return lap if steps == 0 else steps


def drive(p: Position, steps: i64) -> None:
    """The car drives until it hits a cat or has gone its steps; what is left of them is pending (CA-R27)."""
    start = car_space(p)
    lap: i64 = len(p.board.car_route)
    while steps > 0:
        p.car = (p.car + 1) % lap
        steps -= 1
        here = p.board.car_route[p.car]
        for seat in range(p.seats):
            if p.cats[seat] == here:
                tell_car(p, start, here)
                if steps > 0:
                    p.push(business(CAR, steps))
                if lose_lives(p, seat, 1, "car"):
                    send_home(p, seat)
                return
    tell_car(p, start, car_space(p))


def escape(p: Position, unit: i64, kind: i64) -> None:
    """An animal leaves a larder for its lair (CA-PREY-13)."""
    p.larder[unit] &= ~(1 << kind)
    move_prey(p, kind, p.board.size, p.board.lairs[kind])
    tell_escaped(p, unit, kind)


def escape_from_rival(p: Position, kind: i64) -> None:
    """An animal escapes from another gang's larder; the active seat chooses if there are several."""
    count: i64 = 0
    only: i64 = 0
    for unit in range(p.setup.units):
        if larder_obstacle(p, p.active, unit, kind) == NO_OBSTACLE:
            count += 1
            only = unit
    if count == 1:
        escape(p, only, kind)
    elif count > 1:
        p.push(business(LARDER, kind))


def take_sample(p: Position) -> None:
    """The active cat takes a free sample; its seat chooses if there are several."""
    foods = sample_foods(p, p.active)
    count = count_bits(foods)
    if count == 1:
        take_from_shop(p, p.active, nth_bit(foods, 0) - FIRST_SHOP_FOOD, "sampled")
    elif count > 1 and p.reason == RUNNING:
        p.push(business(FOOD))
