"""What was learned of Cat Attack: the table in numbers from the side of a cat, and the chances the net sees in them.

Foods are counted by where they are to be had and how far that is; then the whole way round to all of them and Home,
what the next move can bring, and what others can do to the cat and to its larder before and after that. Hands are
taken from the position as it is: who asks gives a world that its seat may believe in. Gangs are judged by hand.
"""

from math import log
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.bits import count_bits
from clowder.core.net import ONE, Numbers, chances, clipped, net_of
from clowder.games.cat_attack.evaluate import (
    ATTACKS,
    GONE,
    IN_REACH,
    IN_SHOP,
    INTRUDING,
    NEAREST,
    OPEN_LARDER,
    TO_PAY,
    evaluate,
    features,
    gang_worth,
)
from clowder.games.cat_attack.hands import COUNT, suit_values
from clowder.games.cat_attack.pending import CARD, DEST, KIND
from clowder.games.cat_attack.position import Position, is_on_own_property
from clowder.games.cat_attack.vocabulary import (
    ATTACK,
    BURGLAR,
    FACES,
    FOOD_COUNT,
    FULL_LARDER,
    LEAP,
    NO_GANGS,
    NUMBERED,
    RUNNING,
    SPEEDY,
)
from clowder.games.cat_attack.ways import LONGEST, SOURCES, Ways, best_throw, car_danger, taking

NEAR: Final = 9  # steps to a food by twos, 16 and more are one

ROUND_ROWS: Final = SOURCES * NEAR  # after the foods: the way round by fours
ROUNDS: Final = 16
LACKING_ROWS: Final = ROUND_ROWS + ROUNDS
LIVES_ROWS: Final = LACKING_ROWS + 7
ORDER_ROWS: Final = LIVES_ROWS + 10
HOME_ROWS: Final = ORDER_ROWS + 6  # with all foods: die results that win after the best card, by order of turn
CARDS: Final = HOME_ROWS + 4 * 4
HANDS: Final = CARDS + 8
NEXT: Final = HANDS + 8
LEAD: Final = NEXT + 8
BEFORE: Final = LEAD + 8  # what those do who move before the cat
AFTER: Final = BEFORE + 8  # and the others
SHARED: Final = AFTER + 8
SIZE: Final = SHARED + 24

# Of the features of the hand-made evaluation, those that nothing here says as well.
KEPT: Final = vec[i64]([NEAREST, GONE, IN_REACH, INTRUDING, IN_SHOP, TO_PAY, ATTACKS, OPEN_LARDER])
LOST: Final = -30.0  # the hand-made score of a cat that is out of the game


class Table:
    """What several cats ask for: ways, cards and the hand-made score of each."""

    def __init__(self, p: Position) -> None:
        self.hand: vec[float] = hand_made(p)
        self.ways: Ways = Ways(p)
        self.values: vec[i64] = vec[i64]([0] * int(p.seats))  # numbers of cat cards, one bit each from bit 1
        self.suits: vec[i64] = vec[i64]([0] * int(3 * p.seats))
        for seat in range(p.seats):
            if p.cats[seat] >= 0:
                for face in range(NUMBERED):
                    self.suits[3 * seat + face // 6] += p.hand[seat * FACES + face] & COUNT
                self.values[seat] = suit_values(p, seat, 0) << 1


def hand_made(p: Position) -> vec[float]:
    """The hand-made shares as scores: what `evaluate` makes its chances of. Without gangs a seat is one."""
    scores = vec[float]([LOST] * int(p.seats))
    for seat in range(p.seats):
        if p.cats[seat] >= 0:
            scores[seat] = log(gang_worth(p, seat))
    return scores


def describe_table(p: Position, out: Numbers) -> None:
    """What is the same for all seats."""
    setup = p.setup
    alive: i64 = 0
    full: i64 = 0
    for seat in range(p.seats):
        if p.cats[seat] >= 0:
            alive += 1
            full += 1 if p.larder[seat] == FULL_LARDER else 0
    out.add(SHARED + p.seats - 2, ONE)
    out.add(SHARED + 5 + (alive - 2 if alive > 2 else 0), ONE)
    at: i64 = SHARED + 10
    kind = p.top() & KIND
    out.add(at, ONE if kind == CARD else 0)
    out.add(at + 1, ONE if kind == DEST else 0)
    out.add(at + 2, ONE if setup.raiding else 0)
    out.add(at + 3, ONE if setup.trespassing else 0)
    out.add(at + 4, ONE if setup.cat_fights else 0)
    out.add(at + 5, ONE if setup.prey_tokens < p.seats else 0)
    out.add(at + 6, ONE if setup.shop_tokens < p.seats else 0)
    out.add(at + 7, clipped(float(setup.lives) / 9.0, 1))
    out.add(at + 8, clipped(float(p.round) / 16.0, 2))
    out.add(at + 9, clipped(float(count_bits(p.closed)) / 2.0, 2))
    out.add(at + 10, full * ONE // 2)
    if setup.round_limit > 0:
        left = float(setup.round_limit - p.round + 1)
        out.add(at + 11, ONE)
        out.add(at + 12, clipped(1.0 / max(left, 1.0), 1))
        out.add(at + 13, clipped(left / 10.0, 2))


def describe_seat(p: Position, seat: i64, table: Table, out: Numbers) -> None:
    """What is a seat's own."""
    step = seat - p.active
    order = step if step >= 0 else step + p.seats
    lives = p.lives[seat]
    larder = p.larder[seat]
    lacking = FOOD_COUNT - count_bits(larder)
    round = table.ways.round[seat]
    out.add(LACKING_ROWS + lacking, ONE)
    out.add(LIVES_ROWS + (lives if lives < 9 else 9), ONE)
    out.add(ORDER_ROWS + order, ONE)
    out.add(ROUND_ROWS + (round // 4 if round < 4 * ROUNDS else ROUNDS - 1), ONE)
    if lacking == 0:
        best = best_throw(p, seat, table.values[seat])
        out.add(HOME_ROWS + 4 * (order if order < 3 else 3) + (best if best < 3 else 3), ONE)
    _describe_foods(p, seat, table, out)
    _describe_cards(p, seat, table, out)
    seen = features(p, seat)
    for k in range(len(KEPT)):
        out.add(HANDS + k, clipped(seen[KEPT[k]] / 2.0, 3))
    _compare(p, seat, table, out)
    for other in range(p.seats):
        if other != seat and p.cats[other] >= 0:
            later = other - p.active
            first = (later if later >= 0 else later + p.seats) < order
            _threats(p, seat, other, table, BEFORE if first else AFTER, out)


def _describe_foods(p: Position, seat: i64, table: Table, out: Numbers) -> None:
    """Each food that is lacking, and what the next card or throw can take."""
    board = p.board
    row = p.cats[seat] * board.size
    anything: i64 = 0
    cards: i64 = 0
    for food in range(FOOD_COUNT):
        source = table.ways.source[seat * FOOD_COUNT + food]
        if source >= 0:
            near = board.distance[row + (source >> 8)] // 2
            out.add((source & 15) * NEAR + (near if near < NEAR else NEAR - 1), ONE // 2)
            counts = taking(p, seat, food)
            anything |= counts
            if counts & table.values[seat]:
                cards += 1
    out.add(NEXT, clipped(float(cards), 3))
    out.add(NEXT + 1, clipped(float(count_bits(anything)) / 3.0, 2))
    out.add(NEXT + 2, ONE if seat == p.active and cards > 0 else 0)
    out.add(NEXT + 3, ONE if board.curiosity_at[p.cats[seat]] else 0)
    out.add(NEXT + 4, clipped(float(table.ways.round[seat]) / 20.0, 4))
    out.add(NEXT + 5, clipped(float(table.ways.setback[seat]) / 10.0, 4))
    out.add(NEXT + 6, car_danger(p, seat) * ONE // 4)


def _describe_cards(p: Position, seat: i64, table: Table, out: Numbers) -> None:
    row = seat * FACES
    larder = p.larder[seat]
    for suit in range(3):
        out.add(CARDS + suit, table.suits[3 * seat + suit] * ONE // 4)
    out.add(CARDS + 3, count_bits(table.values[seat]) * ONE // 4)
    for kind in range(2):  # cards of an animal that is still to be caught
        if (larder >> kind) & 1 == 0:
            out.add(CARDS + 4 + kind, table.suits[3 * seat + kind + 1] * ONE // 4)
    out.add(CARDS + 6, (p.hand[row + SPEEDY] & COUNT) * ONE // 2)
    out.add(CARDS + 7, (p.hand[row + BURGLAR] & COUNT) * ONE // 2)


def _compare(p: Position, seat: i64, table: Table, out: Numbers) -> None:
    """How far ahead of the best of the others."""
    way: i64 = LONGEST
    second: i64 = LONGEST
    lives: i64 = 0
    foods: i64 = 0
    rival: float = LOST
    for other in range(p.seats):
        if other != seat and p.cats[other] >= 0:
            if table.ways.round[other] < way:
                second = way
                way = table.ways.round[other]
            elif table.ways.round[other] < second:
                second = table.ways.round[other]
            lives = max(lives, p.lives[other])
            foods = max(foods, count_bits(p.larder[other]))
            rival = max(rival, table.hand[other])
    round = table.ways.round[seat]
    own = count_bits(p.larder[seat])
    out.add(LEAD, clipped(float(way - round) / 12.0, 4))
    out.add(LEAD + 1, clipped(float(second - round) / 12.0, 4) if second < LONGEST else 0)
    out.add(LEAD + 2, clipped(float(p.lives[seat] - lives) / 4.0, 2))
    out.add(LEAD + 3, clipped(float(own - foods) / 3.0, 2))
    out.add(LEAD + 4, clipped((table.hand[seat] - rival) / 2.0, 3))
    out.add(LEAD + 5, clipped(table.hand[seat] / 4.0, 3))
    if p.setup.round_limit > 0:
        out.add(LEAD + 6, clipped(float(p.lives[seat] + own - lives - foods) / 3.0, 3))


def _threats(p: Position, seat: i64, other: i64, table: Table, at: i64, out: Numbers) -> None:
    """What another cat can do to this one where it stands, and to its larder."""
    board = p.board
    setup = p.setup
    row = p.cats[other] * board.size
    here = p.cats[seat]
    home = setup.home[seat]
    hand = other * FACES
    if here != home:
        counts = board.reach[row + here]
        steps = board.distance[row + here]
        back = clipped(float(table.ways.setback[seat]) / 20.0, 2)
        leaps = 1 <= steps <= LEAP
        sure = counts & table.values[other] != 0 or (leaps and p.hand[hand + ATTACK] & COUNT > 0)
        if sure:
            out.add(at, ONE // 2)
            out.add(at + 1, back)
        out.add(at + 2, count_bits(counts) * ONE // 6)
        out.add(at + 3, count_bits(counts) * back // 6)
        if leaps and setup.cat_fights:
            for suit in range(3):
                if table.suits[3 * other + suit] > table.suits[3 * seat + suit]:
                    out.add(at + 4, ONE // 2)
                    out.add(at + 5, back)
                    break
    if setup.raiding and here != home and p.larder[seat] & ~p.larder[other]:
        away = not is_on_own_property(p, seat)
        if away and board.reach[row + home] & table.values[other]:
            out.add(at + 6, ONE // 2)
        if p.hand[hand + BURGLAR] & COUNT and 1 <= board.distance[row + home] <= LEAP:
            out.add(at + 7, ONE // 2)


def judge(p: Position) -> vec[float]:
    """Chances that add up to 1, by what was learned; by hand where nothing was, and among gangs."""
    net = net_of("clowder.games.cat_attack", SIZE)
    if net is None or p.reason != RUNNING or p.setup.gang_mode != NO_GANGS:
        return evaluate(p)
    table = Table(p)
    numbers = Numbers()
    describe_table(p, numbers)
    shared = net.begin(numbers)
    scores = vec[float]([LOST - 100.0] * int(p.seats))
    for seat in range(p.seats):
        if p.cats[seat] >= 0:
            numbers.clear()
            describe_seat(p, seat, table, numbers)
            scores[seat] = net.hand * table.hand[seat] + net.score(shared, numbers)
    return chances(scores)


def described(p: Position) -> list[tuple[float, list[tuple[int, int]]]]:
    """For every seat its hand-made score and the places and values of its description: what there is to learn from."""
    table = Table(p)
    found: list[tuple[float, list[tuple[int, int]]]] = []
    for seat in range(p.seats):
        numbers = Numbers()
        describe_table(p, numbers)
        if p.cats[seat] >= 0:
            describe_seat(p, seat, table, numbers)
        pairs = [(int(numbers.places[n]), int(numbers.values[n])) for n in range(numbers.count)]
        found.append((table.hand[seat], pairs))
    return found
