"""What was learned of If It Fits: the table in numbers from the side of a seat, and the chances the net sees in them.

Boxes are counted by how the seat stands in them, by what they pay and by their open sides. Whatever is private is taken
from the position as it is: who asks gives a world that its seat may believe in.
"""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.net import ONE, Numbers, chances, clipped, net_of
from clowder.games.if_it_fits.evaluate import evaluate, expected_points, hidden_princesses, own_princesses, time_left
from clowder.games.if_it_fits.position import MAIN_PHASE, OVER, PLAY, Position
from clowder.games.if_it_fits.scoring import asleep_in, sprays_in, top_weight, totals, toy_points, weight
from clowder.games.if_it_fits.setup import CATS_EACH

# How a seat stands in a box.
AWAY: Final = 0
FAR_AHEAD: Final = 1
AHEAD: Final = 2
TIED: Final = 3
BEHIND: Final = 4
FAR_BEHIND: Final = 5
ASLEEP: Final = 6
STANDINGS: Final = 7

PAYS: Final = 10  # what a box pays, from -3 to 6
OPEN: Final = 5  # its open sides, 4 and more are one
CELLS: Final = PAYS * OPEN
FREE: Final = STANDINGS * CELLS  # boxes without cats
SHARED: Final = FREE + CELLS
TIMES: Final = 8
SWITCHES: Final = 6
OWN: Final = SHARED + TIMES + SWITCHES + 12
SIZE: Final = OWN + 24 + 2 * CATS_EACH


def hand_made(p: Position) -> vec[float]:
    """The hand-made expected points as scores: what `evaluate` makes its chances of."""
    points = expected_points(p)
    spread = 1.2 + 5.0 * time_left(p)
    for seat in range(p.seats):
        points[seat] /= spread
    return points


def cell_of(p: Position, slot: i64) -> i64:
    """The kind of a box, by what it pays and how open it is."""
    symbols = p.plane.symbols[slot]
    pays = toy_points(p.setup, symbols) - sprays_in(symbols) + 3
    open_sides = p.plane.open_sides[slot]
    pays = 0 if pays < 0 else PAYS - 1 if pays >= PAYS else pays
    return pays * OPEN + (open_sides if open_sides < OPEN else OPEN - 1)


def standing(p: Position, cats: i64, seat: i64, top: i64) -> i64:
    mine = weight(p.setup, cats, seat)
    if mine == 0:
        return ASLEEP if asleep_in(cats, seat) > 0 else AWAY
    if mine < top:
        return BEHIND if top - mine <= 2 else FAR_BEHIND
    second: i64 = 0
    for other in range(p.seats):
        if other != seat:
            theirs = weight(p.setup, cats, other)
            if theirs > second:
                second = theirs
    return TIED if second == top else AHEAD if top - second <= 2 else FAR_AHEAD


def describe_table(p: Position, out: Numbers) -> None:
    """What is the same for all seats."""
    plane = p.plane
    setup = p.setup
    for slot in range(plane.n_slots):
        if plane.parent[slot] == slot and plane.cats[slot] == 0:
            out.add(FREE + cell_of(p, slot), ONE // 4)
    time = time_left(p)
    out.add(SHARED + min(TIMES - 1, int(time * float(TIMES))), ONE)
    at: i64 = SHARED + TIMES
    out.add(at, ONE if setup.toy_at_once else 0)
    out.add(at + 1, ONE if setup.extra_points else 0)
    out.add(at + 2, ONE if setup.half_sleeping else 0)
    out.add(at + 3, ONE if setup.no_double_walls else 0)
    out.add(at + 4, ONE if setup.extra_counts_sleepers else 0)
    out.add(at + 5, ONE if setup.all_tied_kinds else 0)
    at += SWITCHES
    out.add(at + p.seats - 2, ONE)
    out.add(at + 4, clipped(time, 1))
    out.add(at + 5, clipped(float(hidden_princesses(p)) / 5.0, 2))
    out.add(at + 6, clipped(float(p.cards_left()) / 40.0, 2))
    out.add(at + 7, ONE if p.ending != MAIN_PHASE else 0)
    out.add(at + 8, ONE if p.phase == PLAY else 0)


def describe_seat(p: Position, seat: i64, points: vec[i64], hand: vec[float], out: Numbers) -> None:
    """What is a seat's own; `points` are the totals now, `hand` the hand-made scores."""
    plane = p.plane
    for slot in range(plane.n_slots):
        cats = plane.cats[slot]
        if cats != 0 and plane.parent[slot] == slot:
            stands = standing(p, cats, seat, top_weight(p.setup, cats))
            out.add(stands * CELLS + cell_of(p, slot), ONE // 2)
    ahead: i64 = -999
    rival: float = -999.0
    for other in range(p.seats):
        if other != seat:
            if points[other] > ahead:
                ahead = points[other]
            if hand[other] > rival:
                rival = hand[other]
    time = time_left(p)
    out.add(OWN, clipped(float(p.supply[seat]) / 5.0, 1))
    out.add(OWN + 1, clipped(float(p.supply[seat]) / 5.0 * time, 1))
    out.add(OWN + 2, clipped(float(p.held[seat]) / 3.0, 2))
    out.add(OWN + 3, clipped(float(points[seat]) / 15.0, 3))
    out.add(OWN + 4, clipped(float(points[seat] - ahead) / 8.0, 3))
    out.add(OWN + 5, clipped(float(own_princesses(p, seat)) / 2.0, 2))
    out.add(OWN + 6, clipped((hand[seat] - rival) / 2.0, 3))
    out.add(OWN + 7, clipped(hand[seat] / 4.0, 3))
    out.add(OWN + 8, clipped(float(points[p.seats + seat]) / 6.0, 2))
    step = seat - p.active
    out.add(OWN + 12 + (step if step >= 0 else step + p.seats), ONE)
    out.add(OWN + 24 + min(CATS_EACH, p.supply[seat]), ONE)


def judge(p: Position) -> vec[float]:
    """Chances that add up to 1, by what was learned; by hand where nothing was."""
    net = net_of("clowder.games.if_it_fits", SIZE)
    if net is None or p.phase == OVER:
        return evaluate(p)
    points = totals(p)
    hand = hand_made(p)
    numbers = Numbers()
    describe_table(p, numbers)
    shared = net.begin(numbers)
    scores = vec[float]([0.0] * p.seats)
    for seat in range(p.seats):
        numbers.clear()
        describe_seat(p, seat, points, hand, numbers)
        scores[seat] = net.hand * hand[seat] + net.score(shared, numbers)
    return chances(scores)


def described(p: Position) -> list[tuple[float, list[tuple[int, int]]]]:
    """For every seat its hand-made score and the places and values of its description: what there is to learn from."""
    points = totals(p)
    hand = hand_made(p)
    found: list[tuple[float, list[tuple[int, int]]]] = []
    for seat in range(p.seats):
        numbers = Numbers()
        describe_table(p, numbers)
        describe_seat(p, seat, points, hand, numbers)
        pairs = [(int(numbers.places[n]), int(numbers.values[n])) for n in range(numbers.count)]
        found.append((hand[seat], pairs))
    return found
