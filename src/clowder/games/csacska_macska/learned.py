"""What was learned of Csacska Macska: the table in numbers from a seat's side, and the chances the net sees in them.

Series are counted by what lies in them, by how likely the next card makes them pay and by who may steal from them; then
the cards on the piles and in front of others that would make a series pay now. The order of the deck is not looked at.
"""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.net import ONE, Numbers, chances, clipped, net_of
from clowder.games.csacska_macska.cards import NO_CARD, NUMBER_FACES, STRAY_KIND, Deck
from clowder.games.csacska_macska.evaluate import (
    SPREAD_END,
    SPREAD_TO_COME,
    WEIGHTS,
    cards_left,
    evaluate,
    hit_chance,
    prospects,
    turns_left,
)
from clowder.games.csacska_macska.position import OVER, Position
from clowder.games.csacska_macska.scoring import is_complete_three, must_score, series_value
from clowder.games.csacska_macska.series import (
    KITTENS_BIT,
    SIZE_SHIFT,
    STRAY_BIT,
    cards_missing,
    last_kind,
    with_card,
)

SIZES: Final = 7
MAKES: Final = 3  # clean, under kittens, with a stray
HOPES: Final = 4  # more than one card missing; or how likely the next one pays, in thirds
THREATS: Final = 3  # others who lack one card of this colour
SERIES: Final = MAKES * SIZES * HOPES * THREATS
PILES: Final = SERIES  # a card on top of a pile that completes a series: worth 0, 1, 3 or 8
THEFTS: Final = PILES + 4  # the same for the last cards of others
SHARED: Final = THEFTS + 4
TIMES: Final = 10
OWN: Final = SHARED + TIMES + 10
SIZE: Final = OWN + 18
LONG: Final = 30.0  # turns per seat at the beginning, about


def hand_made(p: Position) -> vec[float]:
    """The hand-made expected coins as scores: what `evaluate` makes its chances of."""
    points = prospects(p)
    turns = turns_left(p)
    spread = WEIGHTS[SPREAD_END] + WEIGHTS[SPREAD_TO_COME] * turns / (turns + 4.0)
    for seat in range(p.seats):
        points[seat] /= spread
    return points


def paid(coins: i64) -> i64:
    """The row of 0, 1, 3 or 8 coins."""
    return 0 if coins == 0 else 1 if coins == 1 else 2 if coins == 3 else 3


def completed(deck: Deck, series: i64, kind: i64) -> i64:
    """The row of coins that a card would bring at once; -1 if the series is not complete with it."""
    if kind == STRAY_KIND or (series >> SIZE_SHIFT) & 7 == 0:
        return -1
    after = with_card(series, kind)
    if must_score(after) or is_complete_three(after):
        return paid(series_value(deck, after))
    return -1


def series_kind(p: Position, left: vec[i64], seat: i64, colour: i64) -> i64:
    """The row of a series that exists."""
    series = p.series[seat * 4 + colour]
    size = (series >> SIZE_SHIFT) & 7
    make: i64 = 2 if series & STRAY_BIT else 1 if series & KITTENS_BIT else 0
    lacks = cards_missing(series)
    hope: i64 = 0
    if lacks == 1:
        chance = hit_chance(p.setup.deck, left, series, colour, size + lacks)
        hope = 1 if chance < 0.33 else 2 if chance < 0.67 else 3
    threat: i64 = 0
    if size > 0 and last_kind(series) != STRAY_KIND:
        for other in range(p.seats):
            if other != seat and threat < THREATS - 1 and cards_missing(p.series[other * 4 + colour]) == 1:
                threat += 1
    return ((make * SIZES + (size if size < SIZES else SIZES - 1)) * HOPES + hope) * THREATS + threat


def describe_table(p: Position, out: Numbers) -> None:
    """What is the same for all seats."""
    turns = turns_left(p)
    step = int(turns / LONG * float(TIMES))
    out.add(SHARED + (step if step < TIMES else TIMES - 1), ONE)
    at: i64 = SHARED + TIMES
    out.add(at + p.seats - 3, ONE)
    out.add(at + 3, ONE if p.setup.complete_threes else 0)
    out.add(at + 4, ONE if p.setup.numbers_only else 0)
    out.add(at + 5, clipped(turns / LONG, 2))
    out.add(at + 6, clipped(4.0 / (turns + 4.0), 1))


def describe_seat(p: Position, seat: i64, left: vec[i64], hand: vec[float], out: Numbers) -> None:
    """What is a seat's own; `left` are the cards to come, `hand` the hand-made scores."""
    deck = p.setup.deck
    for colour in range(4):
        series = p.series[seat * 4 + colour]
        if series == 0:
            continue
        out.add(series_kind(p, left, seat, colour), ONE // 2)
        if cards_missing(series) == 1:
            for other in range(p.seats):
                theirs = p.series[other * 4 + colour]
                if other != seat and (theirs >> SIZE_SHIFT) & 7 > 0:
                    row = completed(deck, series, last_kind(theirs))
                    if row >= 0:
                        out.add(THEFTS + row, ONE // 2)
    for pile in range(p.seats):
        face = p.top(pile)
        if face != NO_CARD and face < NUMBER_FACES:
            row = completed(deck, p.series[seat * 4 + (face >> 4)], face & 15)
            if row >= 0:
                out.add(PILES + row, ONE // 2)
    most: i64 = -999
    rival: float = -999.0
    for other in range(p.seats):
        if other != seat:
            if p.coins[other] > most:
                most = p.coins[other]
            if hand[other] > rival:
                rival = hand[other]
    turns = turns_left(p)
    lead = float(p.coins[seat] - most)
    out.add(OWN, clipped(float(p.coins[seat]) / 12.0, 3))
    out.add(OWN + 1, clipped(lead / 6.0, 3))
    out.add(OWN + 2, clipped(lead / (1.0 + turns / 4.0), 4))
    out.add(OWN + 3, clipped((hand[seat] - rival) / 2.0, 4))
    out.add(OWN + 4, clipped(hand[seat] / 6.0, 4))
    step = seat - p.active
    out.add(OWN + 8 + (step if step >= 0 else step + p.seats), ONE)


def judge(p: Position) -> vec[float]:
    """Chances that add up to 1, by what was learned; by hand where nothing was."""
    net = net_of("clowder.games.csacska_macska", SIZE)
    if net is None or p.phase == OVER:
        return evaluate(p)
    left = cards_left(p)
    hand = hand_made(p)
    numbers = Numbers()
    describe_table(p, numbers)
    shared = net.begin(numbers)
    scores = vec[float]([0.0] * p.seats)
    for seat in range(p.seats):
        numbers.clear()
        describe_seat(p, seat, left, hand, numbers)
        scores[seat] = net.hand * hand[seat] + net.score(shared, numbers)
    return chances(scores)


def described(p: Position) -> list[tuple[float, list[tuple[int, int]]]]:
    """For every seat its hand-made score and the places and values of its description: what there is to learn from."""
    left = cards_left(p)
    hand = hand_made(p)
    found: list[tuple[float, list[tuple[int, int]]]] = []
    for seat in range(p.seats):
        numbers = Numbers()
        describe_table(p, numbers)
        describe_seat(p, seat, left, hand, numbers)
        pairs = [(int(numbers.places[n]), int(numbers.values[n])) for n in range(numbers.count)]
        found.append((hand[seat], pairs))
    return found
