"""How good a position looks for each seat: coins, what the unfinished series may bring, and how much time is left.

Only public knowledge is used: the mix of cards in the deck can be counted, their order is not looked at.
"""

from math import exp
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.csacska_macska.cards import FACES, STRAY_KIND, Deck
from clowder.games.csacska_macska.lanes import KITTENS_BIT, SIZE_SHIFT, STRAY_BIT, last_kind, missing
from clowder.games.csacska_macska.position import OVER, Position
from clowder.games.csacska_macska.scoring import common_bits, final_points, goal, sums_of

# how often a series pays when its last cards come at random: three, five, seven cards
HIT_3: Final = 0.34
HIT_5: Final = 0.40
HIT_7: Final = 0.49
PICK: Final = 0.45  # how far choosing among cards lifts a chance towards certainty
PACE: Final = 0.8  # cards a player lays on his series per turn
CARDS_PER_TURN: Final = 1.35  # cards a turn takes from the deck
SECOND_PASS: Final = 75.0  # cards a reshuffle is likely to bring back
THEFT: Final = 0.22  # how likely a neighbour who could use a last card takes it
HABIT: Final = 0.11  # coins a player makes per turn from cards not yet seen


def count_mix(p: Position) -> vec[i64]:
    """How many of each number card are left: in the deck and on top of the piles."""
    mix = vec[i64]([0] * FACES)
    for i in range(p.deck_left):
        mix[p.deck[i]] += 1
    for pile in range(p.seats):
        face = p.top(pile)
        if face >= 0:
            mix[face] += 1
    return mix


def turns_left(p: Position) -> float:
    """Turns each player still has, about."""
    cards = float(p.deck_left)
    if p.round < p.setup.passes:
        cards += SECOND_PASS
    return cards / CARDS_PER_TURN / float(p.seats)


def hit_chance(deck: Deck, mix: vec[i64], lane: i64, colour: i64, target: i64) -> float:
    """How likely a card of this colour, the next one, makes a series that lacks one card pay."""
    sums = sums_of(deck, lane)
    want = goal(target)
    hits: i64 = 0
    all_cards: i64 = 0
    for kind in range(15):
        count = mix[colour * 16 + kind]
        if count:
            all_cards += count
            if (deck.step[kind * 32 + sums] >> want) & 1:
                hits += count
    if all_cards == 0:
        return 0.0
    return float(hits) / float(all_cards)


def lane_worth(p: Position, mix: vec[i64], lane: i64, colour: i64, turns: float) -> float:
    """Coins to expect from one unfinished series."""
    size = (lane >> SIZE_SHIFT) & 7
    lacks = missing(lane)
    target = size + lacks
    time = turns * PACE / 3.0  # a colour gets about a third of the cards a player lays
    reach = time / (time + float(lacks))
    if lane & STRAY_BIT:
        return reach * 0.9 - 0.15  # one coin at the end of a long way, and the colour is blocked
    deck = p.setup.deck
    pay = 1.0 if target == 3 else 3.0 if target == 5 else 8.0
    chance = HIT_3 if target == 3 else HIT_5 if target == 5 else HIT_7
    if lacks == 1:
        chance = hit_chance(deck, mix, lane, colour, target)
    chance += (1.0 - chance) * PICK if chance > 0.0 else 0.0
    worth = reach * chance * pay
    if size == 2 and target == 3 and common_bits(deck, lane | (lane & 15) << 8):
        worth += reach * 0.35  # three identical cards are near
    if size == 4 and chance < 0.3:
        worth -= 0.1  # a five that will be scored for nothing
    return worth


def theft_risk(p: Position, seat: i64, colour: i64) -> float:
    """How likely the last card of a series is stolen before its owner plays again."""
    safe = 1.0
    for other in range(p.seats):
        if other != seat:
            lacks = missing(p.lanes[other * 4 + colour])
            if lacks == 1:
                safe *= 1.0 - THEFT
            elif lacks == 2:
                safe *= 1.0 - THEFT * 0.3
    return 1.0 - safe


def prospects(p: Position) -> vec[float]:
    """Coins each seat may expect at the end, apart from what all of them will still draw alike."""
    mix = count_mix(p)
    turns = turns_left(p)
    result = vec[float]([0.0] * p.seats)
    for seat in range(p.seats):
        points = float(p.coins[seat] + final_points(p, seat))
        for colour in range(4):
            lane = p.lanes[seat * 4 + colour]
            if not lane:
                points += 0.02  # a free colour takes any card
                continue
            worth = lane_worth(p, mix, lane, colour, turns)
            if last_kind(lane) != STRAY_KIND and worth > 0.0:
                size = (lane >> SIZE_SHIFT) & 7
                loss = worth / float(size) + 0.1
                if lane & KITTENS_BIT and size == 1:
                    loss = worth
                worth -= theft_risk(p, seat, colour) * loss
            points += worth
        result[seat] = points
    tempo = p.active  # who is in turn comes to play once more often
    result[tempo] += HABIT
    return result


def chances(p: Position) -> vec[float]:
    """From expected coins to 0..1: a soft comparison of everybody that hardens towards the end."""
    seats = p.seats
    result = vec[float]([0.0] * seats)
    if p.phase == OVER:
        best: i64 = 0
        winners: i64 = 0
        for seat in range(seats):
            if p.coins[seat] > best:
                best = p.coins[seat]
        for seat in range(seats):
            if p.coins[seat] == best:
                winners += 1
        for seat in range(seats):
            if p.coins[seat] == best:
                result[seat] = 1.0 / float(winners)
        return result
    points = prospects(p)
    spread = 0.8 + 0.16 * turns_left(p)
    top = points[0]
    for seat in range(seats):
        if points[seat] > top:
            top = points[seat]
    total = 0.0
    for seat in range(seats):
        result[seat] = exp((points[seat] - top) / spread)
        total += result[seat]
    for seat in range(seats):
        result[seat] /= total
    return result
