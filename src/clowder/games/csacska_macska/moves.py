"""What is legal. The predicates here serve the lists, the single questions and, in refusals.py, the reasons."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.bits import count_bits, nth_bit
from clowder.core.types import NOBODY
from clowder.games.csacska_macska.actions import (
    DRAW,
    FACE_BLOCKS,
    FIRST_USE,
    KEEP,
    NO_ACTION,
    PUT_KITTENS,
    SCORE,
    STEAL,
    STEAL_TWO,
    TAKE,
    USE_CARD,
    face_of_action,
)
from clowder.games.csacska_macska.cards import (
    CAT_LADY,
    KITTENS,
    NO_CARD,
    NUMBER_FACES,
    RASCAL,
    STRAY,
    STRAY_KIND,
)
from clowder.games.csacska_macska.position import ACT, ORPHAN, OVER, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.series import KITTENS_BIT, SIZE_SHIFT, STRAY_BIT, cards_missing, last_kind

MOST_ACTIONS: Final = 96  # at the start of a turn: five piles, the deck, 88 thefts and some room

# How many colours a set has. Core's count_bits in its place makes playing by count and pick 4 % slower
# (2.86 instead of 2.99 million decisions a second).
COLOUR_COUNTS: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])


def _colour_counters() -> vec[i64]:
    return vec[i64]([sum([(colours >> c & 1) << (8 * c) for c in range(4)]) for colours in range(16)])


COLOUR_COUNTERS: Final = _colour_counters()  # a set of colours as four counters of eight bits that can be added


def to_act(p: Position) -> i64:
    """The seat that decides now; owners of orphaned Kittens decide clockwise from the active player (CM-R19)."""
    if p.phase == OVER:
        return NOBODY
    seat = p.active
    if p.phase == ORPHAN:
        while not (p.orphans >> seat) & 1:
            seat = seat + 1 if seat + 1 < p.seats else 0
    return seat


def own_series_without(p: Position, flag: i64) -> i64:
    """Bit set of colours in which the active player has a series without this flag (a stray, Kittens)."""
    at = p.active * 4
    colours: i64 = 0
    for colour in range(4):
        series = p.series[at + colour]
        if series and not series & flag:
            colours |= 1 << colour
    return colours


def rascal_partners(p: Position, colour: i64) -> i64:
    """Bit set of opponents (bit 0: the next seat) whose series of a colour can take a stray for its last card."""
    opponents: i64 = 0
    seat = p.active
    for step in range(p.seats - 1):
        seat = seat + 1 if seat + 1 < p.seats else 0
        series = p.series[seat * 4 + colour]
        if not series & STRAY_BIT and (series >> SIZE_SHIFT) & 7 >= 2:
            opponents |= 1 << step
    return opponents


def uses(p: Position, face: i64) -> i64:
    """Bit set of the ways in which the active player can play a card or carry it out now; 0: not usable (CM-DEF-13).

    Stray and Kittens: one bit per colour. Rascal and dogs: colour * 4 + opponent - 1. Others: bit 0.
    """
    if face < NUMBER_FACES:
        return 1
    if face == STRAY:
        return own_series_without(p, STRAY_BIT)
    if face == KITTENS:
        return own_series_without(p, KITTENS_BIT)
    colours = own_series_without(p, 0)
    if face in (RASCAL, CAT_LADY):
        colours &= ~own_series_without(p, STRAY_BIT)  # only the series with a stray are left
        if face == CAT_LADY:
            return 1 if colours else 0
    everybody: i64 = (1 << (p.seats - 1)) - 1
    found: i64 = 0
    for colour in range(4):
        if (colours >> colour) & 1:
            opponents = rascal_partners(p, colour) if face == RASCAL else everybody
            found |= opponents << (colour * 4)
    return found


def can_take(p: Position, pile: i64) -> bool:
    face = p.top(pile)
    if face < NUMBER_FACES:
        return face != NO_CARD
    return not p.setup.numbers_only and uses(p, face) != 0


def own_series_lacking(p: Position, cards: i64) -> i64:
    """Bit set of colours in which the active player's series lacks exactly so many cards to a scoring size."""
    at = p.active * 4
    colours: i64 = 0
    for colour in range(4):
        if cards_missing(p.series[at + colour]) == cards:
            colours |= 1 << colour
    return colours


def stealable_from(p: Position, opponent: i64) -> i64:
    """Bit set of colours whose last card can be stolen from an opponent (0: the next seat)."""
    seat = p.active + opponent + 1
    if seat >= p.seats:
        seat -= p.seats
    at = seat * 4
    colours: i64 = 0
    for colour in range(4):
        series = p.series[at + colour]
        if series and last_kind(series) != STRAY_KIND:
            colours |= 1 << colour
    return colours


def write_thefts(p: Position, actions: vec[i64], n: i64) -> i64:
    """Write all legal thefts from index n on, ascending; returns the index after the last."""
    one = own_series_lacking(p, 1)
    two = own_series_lacking(p, 2)
    if not one | two:
        return n
    opponents = p.seats - 1
    stealable = vec[i64]([0] * 4)
    for who in range(opponents):
        colours = stealable_from(p, who)
        stealable[who] = colours
        for colour in range(4):
            if (colours & one) >> colour & 1:
                actions[n] = STEAL + who * 4 + colour
                n += 1
    for who in range(opponents - 1):
        for colour in range(4):
            if not ((stealable[who] & (one | two)) >> colour) & 1:
                continue
            # one card each for two series, or both for the same series
            wanted: i64 = one & ~(1 << colour) if (one >> colour) & 1 else 1 << colour
            code = STEAL_TWO + (who * 4 + colour) * 16
            for other in range(who + 1, opponents):
                fits = stealable[other] & wanted
                if fits:
                    for second in range(4):
                        if (fits >> second) & 1:
                            actions[n] = code + other * 4 + second
                            n += 1
    return n


def discard_piles(p: Position, face: i64) -> i64:
    """Bit set of piles on which a card in hand may be thrown."""
    if p.taken:
        return 0
    piles: i64 = (1 << p.seats) - 1
    if face < NUMBER_FACES:
        return piles & ~(1 << p.first_discard) if p.first_discard >= 0 else piles
    return 0 if uses(p, face) else piles


def resolutions(p: Position, face: i64) -> i64:
    """Bit set of everything that may be done with a card in hand; bit b is action FACE_BLOCKS[face] + b."""
    return discard_piles(p, face) | uses(p, face) << FIRST_USE


def write_bits(actions: vec[i64], n: i64, base: i64, bits: i64) -> i64:
    """Write base + b for every bit b from index n on; returns the index after the last."""
    while bits:
        if bits & 1:
            actions[n] = base
            n += 1
        bits >>= 1
        base += 1
    return n


def act_actions(p: Position) -> vec[i64]:
    actions = vec[i64]([0] * MOST_ACTIONS)
    n: i64 = 0
    for pile in range(p.seats):
        if can_take(p, pile):
            actions[n] = TAKE + pile
            n += 1
    actions[n] = DRAW
    n = write_thefts(p, actions, n + 1)
    return actions[:n]


def resolve_actions(p: Position) -> vec[i64]:
    low = p.hand0
    high = p.hand1
    if high in (NO_CARD, low):
        bits = resolutions(p, low)
        actions = vec[i64]([0] * count_bits(bits))
        write_bits(actions, 0, FACE_BLOCKS[low], bits)
        return actions
    if high < low:
        low, high = high, low
    low_bits = resolutions(p, low)
    high_bits = resolutions(p, high)
    actions = vec[i64]([0] * (count_bits(low_bits) + count_bits(high_bits)))
    n = write_bits(actions, 0, FACE_BLOCKS[low], low_bits)
    write_bits(actions, n, FACE_BLOCKS[high], high_bits)
    return actions


def legal_actions(p: Position) -> vec[i64]:
    """Every legal action, ascending."""
    if p.phase == ACT:
        return act_actions(p)
    if p.phase == RESOLVE:
        return resolve_actions(p)
    if p.phase == SCORE3:
        return vec[i64]([SCORE, KEEP])
    if p.phase == ORPHAN:
        actions = vec[i64]([PUT_KITTENS] * p.seats)
        for pile in range(p.seats):
            actions[pile] += pile
        return actions
    return vec[i64]()


def count_thefts(p: Position) -> i64:
    """How many thefts `write_thefts` would write."""
    one = own_series_lacking(p, 1)
    two = own_series_lacking(p, 2)
    if not one | two:
        return 0
    singles: i64 = 0  # cards that fit series lacking one card, over all opponents
    squares: i64 = 0
    by_colour: i64 = 0  # opponents who show a colour, as in COLOUR_COUNTERS
    for who in range(p.seats - 1):
        colours = stealable_from(p, who)
        fits = COLOUR_COUNTS[colours & one]
        singles += fits
        squares += fits * fits
        by_colour += COLOUR_COUNTERS[colours]
    n = singles + (singles * singles - squares) // 2  # any two from different opponents ...
    for colour in range(4):
        showing = (by_colour >> (8 * colour)) & 255
        if (one >> colour) & 1:
            n -= showing * (showing - 1) // 2  # ... but not both for a series that lacks one
        elif (two >> colour) & 1:
            n += showing * (showing - 1) // 2
    return n


def count_actions(p: Position) -> i64:
    """How many actions are legal, without making them."""
    if p.phase == ACT:
        n: i64 = 1
        for pile in range(p.seats):
            if can_take(p, pile):
                n += 1
        return n + count_thefts(p)
    if p.phase == RESOLVE:
        n = count_bits(resolutions(p, p.hand0))
        if p.hand1 != NO_CARD and p.hand1 != p.hand0:
            n += count_bits(resolutions(p, p.hand1))
        return n
    if p.phase == SCORE3:
        return 2
    return p.seats if p.phase == ORPHAN else 0


def nth_action(p: Position, k: i64) -> i64:
    """The k-th legal action: those of a turn without theft are found without the list."""
    if p.phase == ACT:
        n: i64 = 0
        for pile in range(p.seats):
            if can_take(p, pile):
                if n == k:
                    return TAKE + pile
                n += 1
        if n == k:
            return DRAW
        thefts = vec[i64]([0] * MOST_ACTIONS)
        write_thefts(p, thefts, 0)
        return thefts[k - n - 1]
    if p.phase == RESOLVE:
        return nth_resolution(p, k)
    return SCORE + k if p.phase == SCORE3 else PUT_KITTENS + k


def nth_resolution(p: Position, k: i64) -> i64:
    face = p.hand0
    bits = resolutions(p, face)
    here = count_bits(bits)
    if k >= here:
        k -= here
        face = p.hand1
        bits = resolutions(p, face)
    return FACE_BLOCKS[face] + nth_bit(bits, k)


def can_steal(p: Position, action: i64) -> bool:
    """Whether a code between STEAL and USE_CARD is a legal theft."""
    opponents = p.seats - 1
    one = own_series_lacking(p, 1)
    if action < STEAL_TWO:
        place = action - STEAL
        who = place >> 2
        return who < opponents and ((stealable_from(p, who) & one) >> (place & 3)) & 1 == 1
    first = (action - STEAL_TWO) >> 4
    second = (action - STEAL_TWO) & 15
    if first >> 2 >= second >> 2 or second >> 2 >= opponents:
        return False
    wanted = one if first & 3 != second & 3 else own_series_lacking(p, 2)
    return (stealable_from(p, first >> 2) & wanted) >> (first & 3) & 1 == 1 and (
        (stealable_from(p, second >> 2) & wanted) >> (second & 3)
    ) & 1 == 1


def is_legal(p: Position, action: i64) -> bool:
    """Whether an action is legal now, without making the list."""
    if p.phase == ACT:
        if action < 0 or action >= USE_CARD:
            return False
        if action < DRAW:
            return action < p.seats and can_take(p, action)
        return action == DRAW or can_steal(p, action)
    if p.phase == RESOLVE:
        if action < USE_CARD or action >= SCORE:
            return False
        face = face_of_action(action)
        if face != p.hand0 and face != p.hand1:
            return False
        return (resolutions(p, face) >> (action - FACE_BLOCKS[face])) & 1 == 1
    if p.phase == SCORE3:
        return action in (SCORE, KEEP)
    return p.phase == ORPHAN and PUT_KITTENS <= action < PUT_KITTENS + p.seats


def only_resolution(p: Position) -> i64:
    """The one thing that can be done with the hand, or NO_ACTION if there is a choice.

    Two different cards always leave one, and so does a card that may be thrown on one of several piles.
    """
    face = p.hand0
    if p.hand1 != NO_CARD and p.hand1 != face:
        return NO_ACTION
    if face < NUMBER_FACES and not p.taken:
        return NO_ACTION
    bits = resolutions(p, face)
    if bits & (bits - 1):
        return NO_ACTION
    if bits == 0:  # a taken card without use, in a position that was given so: it goes on the first pile
        return FACE_BLOCKS[face]
    return FACE_BLOCKS[face] + nth_bit(bits, 0)
