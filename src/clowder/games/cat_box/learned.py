"""What was learned of Cat Box: the table in numbers from a seat's side, and the chances the net sees in them.

The hand-made evaluation counts kittens, the largest group and what could be covered. Here is besides where groups could
grow, join or be cut, what the cards to come and the hands hold of a kind, the tiles, and whose turn comes when. The
order of the deck is not looked at.
"""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.net import ONE, Numbers, chances, clipped, net_of
from clowder.games.cat_box.deck import EMPTY_BOX
from clowder.games.cat_box.evaluate import CARDS_TO_COME, evaluate, open_quadrants, prospects, spread_of
from clowder.games.cat_box.position import NONE, PHASE_OVER, PHASE_TILE, Position
from clowder.games.cat_box.scoring import BOXES, CHIHUAHUA, LARGEST, THREES
from clowder.games.cat_box.survey import (
    CUTS,
    DOG_FACTS,
    GROWS,
    IN_LARGEST,
    IN_OTHERS,
    JOINS,
    WAYS,
    Survey,
)

TIMES: Final = 10
SHARED: Final = TIMES + 10
# What a kitten and the Chihuahua see, each as it is and by the share of the cards to come.
KITTEN: Final = SHARED
KITTEN_NUMBERS: Final = 20
DOG: Final = KITTEN + 2 * KITTEN_NUMBERS
DOG_NUMBERS: Final = 20
OWN: Final = DOG + 2 * DOG_NUMBERS
SIZE: Final = OWN + 32


class Held:
    """What the cards that are not on the table show, by content; all alike whoever will see them when."""

    def __init__(self, p: Position) -> None:
        self.unplayed: vec[i64] = vec[i64]([0] * 7)  # quadrants on all of them, removed ones too
        self.cards: i64 = 0
        self.roomy: i64 = 0  # of these, cards with an empty box: they cover two quadrants
        self.pairs: vec[i64] = vec[i64]([0] * 7)  # cards with two of it
        self.single: vec[i64] = vec[i64]([0] * 7)  # cards in hands that show it once
        self.double: vec[i64] = vec[i64]([0] * 7)  # or more often
        for held in p.hands:
            if held >= 0:
                self._in_hand(p, held)
        for held in p.reserved:
            if held >= 0:
                self._add(p, held)
        for i in range(p.pile_next, len(p.pile)):
            self._add(p, p.pile[i])
        for held in p.removed:
            self._add(p, held)

    def _add(self, p: Position, held: i64) -> None:
        at = held << 4
        deck = p.setup.deck
        a, b, c, d = deck.contents[at], deck.contents[at + 1], deck.contents[at + 2], deck.contents[at + 3]
        self.cards += 1
        self.roomy += deck.has_box[held]
        self.unplayed[a] += 1
        self.unplayed[b] += 1
        self.unplayed[c] += 1
        self.unplayed[d] += 1
        if a == b or a == c or a == d:
            self.pairs[a] += 1
        if b == c or b == d:
            self.pairs[b] += 1
        elif c == d:
            self.pairs[c] += 1

    def _in_hand(self, p: Position, held: i64) -> None:
        self._add(p, held)
        at = held << 4
        contents = p.setup.deck.contents
        for content in range(1, EMPTY_BOX + 1):
            count: i64 = 0
            for quadrant in range(4):
                if contents[at + quadrant] == content:
                    count += 1
            if count == 1:
                self.single[content] += 1
            elif count > 1:
                self.double[content] += 1


def hand_made(p: Position, counts: vec[i64]) -> vec[float]:
    """The hand-made expected points as scores: what `evaluate` makes its chances of."""
    points = prospects(p, counts, open_quadrants(p))
    spread = spread_of(p)
    for seat in range(p.seats):
        points[seat] /= spread
    return points


def describe_table(p: Position, held: Held, out: Numbers) -> None:
    """What is the same for all seats."""
    share = float(p.unplayed) / CARDS_TO_COME
    step = p.unplayed * TIMES // 48
    out.add(step, ONE)
    out.add(TIMES + p.seats - 2, ONE)
    out.add(TIMES + 4, ONE if p.setup.special else 0)
    out.add(TIMES + 5, ONE if p.setup.codes.turns > 1 else 0)
    out.add(TIMES + 6, clipped(share, 1))
    out.add(TIMES + 7, clipped(4.0 / float(p.unplayed + 4), 1))
    if held.cards > 0:
        out.add(TIMES + 9, clipped(float(held.roomy) / float(held.cards), 1))
    out.add(TIMES + 8, ONE if p.phase == PHASE_TILE else 0)


def twice(out: Numbers, place: i64, value: float, share: float) -> None:
    """A number as it is, and by the share of the cards to come."""
    if value != 0.0:
        out.add(place, clipped(value, 4))
        out.add(place + 1, clipped(value * share, 4))


def describe_kitten(p: Position, colour: i64, survey: Survey, held: Held, out: Numbers) -> None:
    share = float(p.unplayed) / CARDS_TO_COME
    counts = survey.counts
    largest = counts[LARGEST + colour]
    at: i64 = KITTEN
    twice(out, at, float(counts[colour]) / 16.0, share)
    twice(out, at + 2, float(largest) / 8.0, share)
    twice(out, at + 4, float(survey.seconds[colour]) / 6.0, share)
    twice(out, at + 6, float(survey.groups[colour]) / 8.0, share)
    at += 8
    for way in range(WAYS):
        twice(out, at, float(survey.fact(colour, IN_LARGEST, way)) / 4.0, share)
        twice(out, at + 2, float(survey.fact(colour, IN_OTHERS, way)) / 6.0, share)
        twice(out, at + 4, float(survey.fact(colour, CUTS, way)) / 2.0, share)
        twice(out, at + 6, float(survey.fact(colour, GROWS, way)) / 8.0, share)
        made = survey.fact(colour, JOINS, way)
        twice(out, at + 8, float(made - largest) / 3.0 if made > largest else 0.0, share)
        at += 10
    describe_supply(p, colour + 1, held, share, at, out)


def describe_supply(p: Position, content: i64, held: Held, share: float, at: i64, out: Numbers) -> None:
    """What is to come of a content: on all cards, and in the hands."""
    cards = held.cards if held.cards > 0 else 1
    rate = float(held.unplayed[content]) / float(cards)
    expected = rate * float(p.unplayed)
    twice(out, at, rate - 0.67, share)
    out.add(at + 6, clipped(float(held.pairs[content]) / float(cards) * 4.0, 3))
    out.add(at + 2, clipped(expected / 16.0, 3))
    out.add(at + 3, clipped((expected - 0.667 * float(p.unplayed)) / 3.0, 3))
    out.add(at + 4, clipped(float(held.single[content]) / 2.0, 3))
    out.add(at + 5, clipped(float(held.double[content]) / 2.0, 3))


def describe_dog(p: Position, survey: Survey, held: Held, out: Numbers) -> None:
    share = float(p.unplayed) / CARDS_TO_COME
    at: i64 = DOG
    twice(out, at, float(survey.counts[BOXES]) / 16.0, share)
    twice(out, at + 2, float(survey.counts[THREES]) / 4.0, share)
    twice(out, at + 4, float(survey.twos) / 8.0, share)
    twice(out, at + 6, float(survey.fours) / 3.0, share)
    at += 8
    for which in range(DOG_FACTS):
        for way in range(WAYS):
            twice(out, at, float(survey.dog[which * WAYS + way]) / 6.0, share)
            at += 2
    describe_supply(p, EMPTY_BOX, held, share, at, out)


def describe_seat(p: Position, seat: i64, survey: Survey, held: Held, hand: vec[float], out: Numbers) -> None:
    """What is a seat's own; `hand` are the hand-made scores."""
    identity = p.identities[seat]
    if identity == CHIHUAHUA:
        describe_dog(p, survey, held, out)
        out.add(OWN, ONE)
    else:
        describe_kitten(p, identity, survey, held, out)
    first: float = -999.0
    second: float = -999.0
    for other in range(p.seats):
        if other != seat:
            if hand[other] > first:
                second = first
                first = hand[other]
            elif hand[other] > second:
                second = hand[other]
    out.add(OWN + 1, clipped((hand[seat] - first) / 2.0, 4))
    if p.seats > 2:
        out.add(OWN + 2, clipped((hand[seat] - second) / 2.0, 4))
    out.add(OWN + 3, clipped((hand[seat] - first) * spread_of(p) / 6.0, 4))
    step = seat - p.active
    if step < 0:
        step += p.seats
    out.add(OWN + 4 + step, ONE)
    turns = (p.unplayed - step + p.seats - 1) // p.seats
    out.add(OWN + 9, clipped(float(turns) / 12.0, 3))
    out.add(OWN + 10, clipped(float(turns) / float(p.unplayed + 1), 1))
    if p.unplayed <= 2 * p.seats:  # the last rounds one by one: who comes when decides there
        out.add(OWN + 11 + (turns if turns < 4 else 3), ONE)
        out.add(OWN + 15 + step, ONE)
    if p.setup.special:
        describe_tiles(p, seat, out)


def describe_tiles(p: Position, seat: i64, out: Numbers) -> None:
    tiles = p.tiles[seat]
    for bit in range(5):
        if (tiles >> bit) & 1:
            out.add(OWN + 20 + bit, ONE)
    out.add(OWN + 25, ONE if p.reserved[seat] != NONE else 0)
    out.add(OWN + 26, ONE if p.scratchers[seat] != NONE else 0)


def judge(p: Position) -> vec[float]:
    """Chances that add up to 1, by what was learned; by hand where nothing was."""
    net = net_of("clowder.games.cat_box", SIZE)
    if net is None or p.phase == PHASE_OVER:
        return evaluate(p)
    survey = Survey(p)
    held = Held(p)
    hand = hand_made(p, survey.counts)
    numbers = Numbers()
    describe_table(p, held, numbers)
    shared = net.begin(numbers)
    scores = vec[float]([0.0] * p.seats)
    for seat in range(p.seats):
        numbers.clear()
        describe_seat(p, seat, survey, held, hand, numbers)
        scores[seat] = net.hand * hand[seat] + net.score(shared, numbers)
    return chances(scores)


def described(p: Position) -> list[tuple[float, list[tuple[int, int]]]]:
    """For every seat its hand-made score and the places and values of its description: what there is to learn from."""
    survey = Survey(p)
    held = Held(p)
    hand = hand_made(p, survey.counts)
    found: list[tuple[float, list[tuple[int, int]]]] = []
    for seat in range(p.seats):
        numbers = Numbers()
        describe_table(p, held, numbers)
        describe_seat(p, seat, survey, held, hand, numbers)
        pairs = [(int(numbers.places[n]), int(numbers.values[n])) for n in range(numbers.count)]
        found.append((hand[seat], pairs))
    return found
