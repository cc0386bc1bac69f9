"""How good a position looks for each seat: coins, what the unfinished series may bring, and how much time is left.

Only public knowledge is used: the mix of cards in the deck can be counted, their order is not looked at. The weights
come from least squares over some thousand games of greedy players (final coins against the series a player had in
between) and self-play with larger and smaller ones (bench/tune/csacska_macska.py).
"""

from math import exp
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.csacska_macska.cards import (
    CAT_LADY,
    FACES,
    GOOD_DOG,
    KITTENS,
    NO_CARD,
    NUMBER_FACES,
    RASCAL,
    STRAY,
    STRAY_KIND,
    Deck,
)
from clowder.games.csacska_macska.moves import uses
from clowder.games.csacska_macska.position import OVER, SCORE3, Position
from clowder.games.csacska_macska.scoring import (
    common_numbers,
    final_points,
    is_complete_three,
    possible_sums,
    series_value,
    wanted_sum,
)
from clowder.games.csacska_macska.series import KITTENS_BIT, SIZE_SHIFT, STRAY_BIT, cards_missing, last_kind, with_card

CARDS_PER_TURN: Final = 1.35  # cards a turn takes from the deck
SECOND_PASS: Final = 75.0  # cards a reshuffle is likely to bring back

PACE: Final = 0  # cards a player lays on one series per turn
THEFT: Final = 1  # how likely a player who could use a last card takes it
LOSS: Final = 2  # coins that such a theft costs
TEMPO: Final = 3  # coins it is worth to be in turn
KITTENS_HIT: Final = 4  # more under kittens, if the next card surely pays
WITH_STRAY: Final = 5  # coins a series with a stray brings
NEAR_TRIPLE: Final = 6  # more for two cats that lack one for a triple
SPREAD_END: Final = 7  # how far chance scatters the coins at the end
SPREAD_TO_COME: Final = 8  # and more with many turns to come
WEIGHTS: Final = vec[float]([0.27, 0.22, 0.52, 0.22, 2.76, 1.55, 0.58, 0.2, 2.6])

CLEAN: Final = vec[float]([0.0, 0.71, 0.89, 2.40, 2.32])  # by size
CLEAN_HIT: Final = vec[float]([0.0, 0.0, 0.39, 0.0, 1.24])  # more, if the next card surely pays
UNDER_KITTENS: Final = vec[float]([0.0, 1.18, 1.84, 3.34, 5.77, 8.52, 9.02])


def cards_left(p: Position) -> vec[i64]:
    """How many of each card are left: in the deck and on top of the piles."""
    left = vec[i64]([0] * FACES)
    for i in range(p.deck_left):
        left[p.deck[i]] += 1
    for pile in range(p.seats):
        face = p.top(pile)
        if face >= 0:
            left[face] += 1
    return left


def turns_left(p: Position) -> float:
    """Turns each player still has, about."""
    cards = float(p.deck_left)
    if p.pass_number < p.setup.passes:
        cards += SECOND_PASS
    return cards / CARDS_PER_TURN / float(p.seats)


def hit_chance(deck: Deck, left: vec[i64], series: i64, colour: i64, target: i64) -> float:
    """How likely a card of this colour, the next one, makes a series that lacks one card pay."""
    sums = possible_sums(deck, series)
    want = wanted_sum(target)
    hits: i64 = 0
    all_cards: i64 = 0
    for kind in range(15):
        count = left[colour * 16 + kind]
        if count:
            all_cards += count
            if (deck.sums_after[kind * 32 + sums] >> want) & 1:
                hits += count
    if all_cards == 0:
        return 0.0
    return float(hits) / float(all_cards)


def series_worth(p: Position, left: vec[i64], series: i64, colour: i64, turns: float) -> float:
    """Coins to expect from one unfinished series: what its kind brings if there is time to finish it."""
    size = (series >> SIZE_SHIFT) & 7
    if size == 0:
        return 0.0
    lacks = cards_missing(series)
    cards = turns * WEIGHTS[PACE]
    reach = cards / (cards + float(lacks))
    if series & STRAY_BIT:
        return reach * WEIGHTS[WITH_STRAY]
    deck = p.setup.deck
    chance = hit_chance(deck, left, series, colour, size + lacks) if lacks == 1 else 0.0
    if series & KITTENS_BIT:
        return reach * (UNDER_KITTENS[size] + WEIGHTS[KITTENS_HIT] * chance)
    worth = CLEAN[size] + CLEAN_HIT[size] * chance
    if size == 2 and common_numbers(deck, series | (series & 15) << 8):
        worth += WEIGHTS[NEAR_TRIPLE]
    return reach * worth


def theft_risk(p: Position, seat: i64, colour: i64) -> float:
    """How likely the last card of a series is stolen before its owner plays again."""
    safe = 1.0
    theft = WEIGHTS[THEFT]
    for other in range(p.seats):
        if other != seat:
            lacks = cards_missing(p.series[other * 4 + colour])
            if lacks == 1:
                safe *= 1.0 - theft
            elif lacks == 2:
                safe *= 1.0 - theft * 0.3
    return 1.0 - safe


def laid_gain(p: Position, left: vec[i64], colour: i64, kind: i64, turns: float) -> float:
    """What it brings the active player to lay a cat on a series, scoring included."""
    series = p.series[p.active * 4 + colour]
    before = series_worth(p, left, series, colour, turns)
    after = with_card(series, kind)
    size = (after >> SIZE_SHIFT) & 7
    if size == 7 or (size == 5 and not after & KITTENS_BIT):
        return float(series_value(p.setup.deck, after)) - before
    worth = series_worth(p, left, after, colour, turns)
    if is_complete_three(after):
        points = float(series_value(p.setup.deck, after))
        if points > worth:
            worth = points
    return worth - before


def card_gain(p: Position, left: vec[i64], face: i64, turns: float) -> float:
    """What a card in hand is about to bring the active player."""
    if face < NUMBER_FACES:
        gain = laid_gain(p, left, face >> 4, face & 15, turns)
        return gain if gain > 0.0 or p.taken else 0.0
    usable = uses(p, face)
    if not usable or face == RASCAL:
        return 0.0
    if face == CAT_LADY:
        return 1.0 + WEIGHTS[LOSS]
    best = -99.0
    for colour in range(4):
        series = p.series[p.active * 4 + colour]
        if face in (STRAY, KITTENS):
            if not (usable >> colour) & 1:
                continue
            if face == STRAY:
                gain = laid_gain(p, left, colour, STRAY_KIND, turns)
            else:
                before = series_worth(p, left, series, colour, turns)
                gain = series_worth(p, left, series | KITTENS_BIT, colour, turns) - before
        elif not series:
            continue
        elif face == GOOD_DOG:
            gain = -0.5 * series_worth(p, left, series, colour, turns) - 2.0 / float(p.seats)
        else:
            size = (series >> SIZE_SHIFT) & 7
            gain = -series_worth(p, left, series, colour, turns) - float(size) / float(p.seats)
        if gain > best:
            best = gain
    return best


def prospects(p: Position) -> vec[float]:
    """Coins each seat may expect at the end, apart from what all of them will still draw alike."""
    left = cards_left(p)
    turns = turns_left(p)
    result = vec[float]([0.0] * p.seats)
    for seat in range(p.seats):
        points = float(p.coins[seat] + final_points(p, seat))
        for colour in range(4):
            series = p.series[seat * 4 + colour]
            if series:
                points += series_worth(p, left, series, colour, turns)
                if last_kind(series) != STRAY_KIND:
                    points -= WEIGHTS[LOSS] * theft_risk(p, seat, colour)
        result[seat] = points
    active = p.active
    result[active] += WEIGHTS[TEMPO]
    if p.hand0 != NO_CARD:
        result[active] += card_gain(p, left, p.hand0, turns)
    if p.hand1 != NO_CARD:
        result[active] += card_gain(p, left, p.hand1, turns)
    if p.phase == SCORE3:
        series = p.series[active * 4 + p.choice]
        extra = float(series_value(p.setup.deck, series)) - series_worth(p, left, series, p.choice, turns)
        if extra > 0.0:
            result[active] += extra
    return result


def won_shares(p: Position) -> vec[float]:
    """After the end: the victory, shared by the winners."""
    result = vec[float]([0.0] * p.seats)
    best: i64 = 0
    winners: i64 = 0
    for coins in p.coins:
        if coins > best:
            best = coins
            winners = 0
        if coins == best:
            winners += 1
    for seat in range(p.seats):
        if p.coins[seat] == best:
            result[seat] = 1.0 / float(winners)
    return result


def evaluate(p: Position) -> vec[float]:
    """From expected coins to 0..1: a soft comparison of everybody that hardens as the deck runs out."""
    if p.phase == OVER:
        return won_shares(p)
    seats = p.seats
    points = prospects(p)
    turns = turns_left(p)
    spread = WEIGHTS[SPREAD_END] + WEIGHTS[SPREAD_TO_COME] * turns / (turns + 4.0)
    top = points[0]
    for seat in range(seats):
        if points[seat] > top:
            top = points[seat]
    total = 0.0
    for seat in range(seats):
        points[seat] = exp((points[seat] - top) / spread)
        total += points[seat]
    for seat in range(seats):
        points[seat] /= total
    return points
