"""How good a position looks for each seat: expected points of every box, cats left and threats, turned into chances.

A turn has up to three decisions: draw or sleep, play, lay a cat. So that positions within a turn can be compared with
those after it, a card still to be played counts for something, and a cat that can be laid counts as laid if that helps.
"""

from math import exp
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.if_it_fits.moves import legal_actions
from clowder.games.if_it_fits.position import CAT, HAND_ROOM, MAIN_PHASE, OVER, PLAY, Position
from clowder.games.if_it_fits.scoring import (
    asleep_in,
    extra_points,
    ranks,
    sprays_in,
    top_weight,
    toy_points,
    weight,
)
from clowder.games.if_it_fits.setup import CATS_EACH, PRINCESS

GROWTH: Final = 0  # points an open side brings a box over a whole game
CAT_WORTH: Final = 1  # points a cat in the supply brings over a whole game
PRINCESS_WORTH: Final = 2  # points a Princess in hand brings
CHASED: Final = 3  # chance that one Princess still hidden goes for a given lead
SLEEPER: Final = 4  # chance that a sleeping cat is woken over a whole game
OVERTAKE: Final = 5  # chance to make up half a cat over a whole game
CLOSING: Final = 6  # chance that the last open side of a box is shut over a whole game
CLOSING_MORE: Final = 7  # the same for every further open side, as a factor
TEMPO: Final = 8  # points it is worth to have drawn and to play a card now
OPEN_MOST: Final = 6  # more open sides than this do not make a box grow faster

# Found by letting a one-step player with other weights play against one that counts points only.
WEIGHTS: Final = vec[float]([0.17, 0.15, 1.2, 0.1, 0.28, 0.69, 0.5, 0.32, 1.0])


def time_left(p: Position) -> float:
    """From 1.0 at the beginning to 0.0 after the last card."""
    if p.ending != MAIN_PHASE:
        cards: i64 = 0
        for seat in range(p.seats):
            cards += p.held[seat]
        return 0.2 * float(cards) / float(2 * p.seats + 1)
    fewest: i64 = CATS_EACH
    for seat in range(p.seats):
        if p.supply[seat] < fewest:
            fewest = p.supply[seat]
    by_pile = float(p.cards_left()) / float(1 + len(p.pile))
    by_cats = float(fewest) / float(CATS_EACH)
    return 0.15 + 0.85 * (by_pile if by_pile < by_cats else by_cats)


def chance_to_close(open_sides: i64, time: float) -> float:
    """Few open sides and much time close a box."""
    if open_sides == 0:
        return 1.0
    chance = WEIGHTS[CLOSING] * time
    for _ in range(1, open_sides):
        chance *= WEIGHTS[CLOSING_MORE]
    return chance


def hidden_princesses(p: Position) -> i64:
    """Princess cards still to be played."""
    n: i64 = 0
    for place in range(p.top, len(p.pile)):
        if p.pile[place] == PRINCESS:
            n += 1
    for seat in range(p.seats):
        n += own_princesses(p, seat)
    return n


def own_princesses(p: Position, seat: i64) -> i64:
    n: i64 = 0
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + p.held[seat]):
        if p.hands[place] == PRINCESS:
            n += 1
    return n


def expected_points(p: Position) -> vec[float]:
    """Points each seat may expect in the end."""
    plane = p.plane
    time = time_left(p)
    threat = WEIGHTS[CHASED] * float(hidden_princesses(p)) * (0.4 + 0.6 * time)
    result = vec[float]([0.0] * p.seats)
    for slot in range(plane.n_slots):
        if plane.cats[slot] != 0 and plane.parent[slot] == slot:
            add_box_worth(p, slot, plane.cats[slot], time, threat, 1.0, result)
    for seat in range(p.seats):
        result[seat] += WEIGHTS[CAT_WORTH] * time * float(p.supply[seat])
        result[seat] += WEIGHTS[PRINCESS_WORTH] * float(own_princesses(p, seat)) * (0.5 + 0.5 * time)
    if p.phase == PLAY:
        result[p.active] += WEIGHTS[TEMPO]
    elif p.phase == CAT and len(legal_actions(p)) > 1:
        return with_better_cat_choice(p, time, threat, result)
    return result


def add_box_worth(
    p: Position, slot: i64, cats: i64, time: float, threat: float, factor: float, result: vec[float]
) -> None:
    """Add `factor` times what a box would bring every seat if these cats were in it."""
    setup = p.setup
    open_sides = p.plane.open_sides[slot]
    symbols = p.plane.symbols[slot]
    now = float(toy_points(setup, symbols) - sprays_in(symbols))
    growing: i64 = open_sides if open_sides < OPEN_MOST else OPEN_MOST
    worth = now * (1.0 + chance_to_close(open_sides, time)) + WEIGHTS[GROWTH] * time * float(growing)
    top = top_weight(setup, cats)
    for seat in range(p.seats):
        mine = weight(setup, cats, seat)
        share = float(extra_points(setup, cats, seat))
        if mine == 0:
            share += worth * WEIGHTS[SLEEPER] * time * (1.0 if asleep_in(cats, seat) > 0 else 0.0)
        elif mine == top:
            share += worth * (1.0 - threat * lead_risk(p, cats, seat, mine))
        else:
            share += worth * time * chance_to_overtake(top - mine)
        result[seat] += factor * share


def with_better_cat_choice(p: Position, time: float, threat: float, result: vec[float]) -> vec[float]:
    """The better of two for the seat in turn: a cat laid on the card it has just played, or none."""
    laid = vec[float]([0.0] * p.seats)
    for seat in range(p.seats):
        laid[seat] = result[seat]
    slot = p.plane.root(p.played)
    cats = p.plane.cats[slot]
    if cats != 0:
        add_box_worth(p, slot, cats, time, threat, -1.0, laid)
    add_box_worth(p, slot, cats + p.setup.awake_unit[p.active], time, threat, 1.0, laid)
    laid[p.active] -= WEIGHTS[CAT_WORTH] * time
    return laid if laid[p.active] > result[p.active] else result


def chance_to_overtake(gap: i64) -> float:
    chance = 1.0
    for _ in range(gap):
        chance *= WEIGHTS[OVERTAKE]
    return chance


def lead_risk(p: Position, cats: i64, seat: i64, mine: i64) -> float:
    """How much one lost cat would hurt: a lead by more than a cat is safe, a lone cat loses the box."""
    second: i64 = 0
    for other in range(p.seats):
        if other != seat:
            theirs = weight(p.setup, cats, other)
            if theirs > second:
                second = theirs
    return 0.1 if mine - second > 2 and second > 0 else 1.0 if mine <= 2 else 0.6


def evaluate(p: Position) -> vec[float]:
    """Chances that add up to 1."""
    result = vec[float]([0.0] * p.seats)
    if p.phase == OVER:
        places = ranks(p)
        winners: i64 = 0
        for rank in places:
            if rank == 1:
                winners += 1
        for seat in range(p.seats):
            if places[seat] == 1:
                result[seat] = 1.0 / float(winners)
        return result
    points = expected_points(p)
    best = points[0]
    for value in points:
        if value > best:
            best = value
    spread = 1.2 + 5.0 * time_left(p)
    total = 0.0
    for seat in range(p.seats):
        result[seat] = exp((points[seat] - best) / spread)
        total += result[seat]
    for seat in range(p.seats):
        result[seat] /= total
    return result
