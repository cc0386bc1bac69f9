"""What is legal. The predicates here serve the lists, the single questions and, in refusals.py, the reasons."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.games.csacska_macska.actions import (
    BLOCKS,
    DRAW,
    KEEP,
    PUT_KITTENS,
    SCORE,
    STEAL,
    STEAL_TWO,
    TAKE,
    USE,
    WAYS,
    face_of_action,
)
from clowder.games.csacska_macska.cards import (
    CAT_LADY,
    KITTENS,
    NO_CARD,
    NUMBERS,
    RASCAL,
    STRAY,
    STRAY_KIND,
)
from clowder.games.csacska_macska.position import ACT, ORPHAN, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.series import KITTENS_BIT, SIZE_SHIFT, STRAY_BIT, last_kind, missing


def build_small_counts() -> vec[i64]:
    """Bits set in every number below 16."""
    return vec[i64]([bits.bit_count() for bits in range(16)])


def build_spread() -> vec[i64]:
    """The four bits of every number below 16, eight bits apart: counters that can be added."""
    return vec[i64]([sum([(bits >> c & 1) << (8 * c) for c in range(4)]) for bits in range(16)])


SMALL_COUNTS: Final = build_small_counts()
SPREAD: Final = build_spread()


def bit_count(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def free_of(p: Position, flag: i64) -> i64:
    """Bit set of colours in which the active player has a series without this flag (a stray, Kittens)."""
    lanes = p.lanes
    at = p.active * 4
    bits: i64 = 0
    for colour in range(4):
        lane = lanes[at + colour]
        if lane and not lane & flag:
            bits |= 1 << colour
    return bits


def partners(p: Position, colour: i64) -> i64:
    """Bit set of opponents (bit 0: the next seat) whose series of a colour can take a stray for its last card."""
    bits: i64 = 0
    seat = p.active
    for step in range(p.seats - 1):
        seat = seat + 1 if seat + 1 < p.seats else 0
        lane = p.lanes[seat * 4 + colour]
        if not lane & STRAY_BIT and (lane >> SIZE_SHIFT) & 7 >= 2:
            bits |= 1 << step
    return bits


def ways(p: Position, face: i64) -> i64:
    """Bit set of the ways in which the active player can play a card or carry it out now; 0: not executable.

    Stray and Kittens: one bit per colour. Rascal and dogs: colour * 4 + opponent - 1. Others: bit 0.
    """
    if face < NUMBERS:
        return 1
    if face == STRAY:
        return free_of(p, STRAY_BIT)
    if face == KITTENS:
        return free_of(p, KITTENS_BIT)
    started = free_of(p, 0)
    if face in (RASCAL, CAT_LADY):
        started &= ~free_of(p, STRAY_BIT)  # only the series with a stray are left
        if face == CAT_LADY:
            return 1 if started else 0
    everybody: i64 = (1 << (p.seats - 1)) - 1
    bits: i64 = 0
    for colour in range(4):
        if (started >> colour) & 1:
            with_whom = partners(p, colour) if face == RASCAL else everybody
            bits |= with_whom << (colour * 4)
    return bits


def can_take(p: Position, pile: i64) -> bool:
    face = p.top(pile)
    if face < NUMBERS:
        return face != NO_CARD
    return not p.setup.numbers_only and ways(p, face) != 0


def lacking(p: Position, count: i64) -> i64:
    """Bit set of colours whose own series lacks exactly so many cards to a scoring size."""
    at = p.active * 4
    bits: i64 = 0
    for colour in range(4):
        if missing(p.lanes[at + colour]) == count:
            bits |= 1 << colour
    return bits


def exposed(p: Position, opponent: i64) -> i64:
    """Bit set of colours whose last card can be stolen from an opponent (0: the next seat)."""
    seat = p.active + opponent + 1
    if seat >= p.seats:
        seat -= p.seats
    at = seat * 4
    bits: i64 = 0
    for colour in range(4):
        lane = p.lanes[at + colour]
        if lane and last_kind(lane) != STRAY_KIND:
            bits |= 1 << colour
    return bits


def thefts(p: Position, actions: vec[i64], n: i64) -> i64:
    """Write all legal thefts from index n on, ascending; returns the index after the last."""
    one = lacking(p, 1)
    two = lacking(p, 2)
    if not one | two:
        return n
    opponents = p.seats - 1
    bare = vec[i64]([0] * 4)
    for who in range(opponents):
        seen = exposed(p, who)
        bare[who] = seen
        for colour in range(4):
            if (seen & one) >> colour & 1:
                actions[n] = STEAL + who * 4 + colour
                n += 1
    for who in range(opponents - 1):
        for colour in range(4):
            if not ((bare[who] & (one | two)) >> colour) & 1:
                continue
            # one card each for two series, or both for the same series
            wanted: i64 = one & ~(1 << colour) if (one >> colour) & 1 else 1 << colour
            code = STEAL_TWO + (who * 4 + colour) * 16
            for other in range(who + 1, opponents):
                fits = bare[other] & wanted
                if fits:
                    for second in range(4):
                        if (fits >> second) & 1:
                            actions[n] = code + other * 4 + second
                            n += 1
    return n


def discards(p: Position, face: i64) -> i64:
    """Bit set of piles on which a card in hand may be thrown."""
    if p.taken:
        return 0
    piles: i64 = (1 << p.seats) - 1
    if face < NUMBERS:
        return piles & ~(1 << p.dropped) if p.dropped >= 0 else piles
    return 0 if ways(p, face) else piles


def resolutions(p: Position, face: i64) -> i64:
    """Bit set of everything that may be done with a card in hand; bit b is action BLOCKS[face] + b."""
    return discards(p, face) | ways(p, face) << WAYS


def write_bits(actions: vec[i64], n: i64, base: i64, bits: i64) -> i64:
    while bits:
        if bits & 1:
            actions[n] = base
            n += 1
        bits >>= 1
        base += 1
    return n


def act_actions(p: Position) -> vec[i64]:
    actions = vec[i64]([0] * 96)
    n: i64 = 0
    for pile in range(p.seats):
        if can_take(p, pile):
            actions[n] = TAKE + pile
            n += 1
    actions[n] = DRAW
    n = thefts(p, actions, n + 1)
    return actions[:n]


def resolve_actions(p: Position) -> vec[i64]:
    low = p.hand0
    high = p.hand1
    if high in (NO_CARD, low):
        bits = resolutions(p, low)
        actions = vec[i64]([0] * bit_count(bits))
        write_bits(actions, 0, BLOCKS[low], bits)
        return actions
    if high < low:
        low, high = high, low
    low_bits = resolutions(p, low)
    high_bits = resolutions(p, high)
    actions = vec[i64]([0] * (bit_count(low_bits) + bit_count(high_bits)))
    n = write_bits(actions, 0, BLOCKS[low], low_bits)
    write_bits(actions, n, BLOCKS[high], high_bits)
    return actions


def all_actions(p: Position) -> vec[i64]:
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
    """How many thefts `thefts` would write."""
    one = lacking(p, 1)
    two = lacking(p, 2)
    if not one | two:
        return 0
    singles: i64 = 0  # cards that fit series lacking one card, over all opponents
    squares: i64 = 0
    by_colour: i64 = 0  # four counters of eight bits: opponents who show a colour
    for who in range(p.seats - 1):
        seen = exposed(p, who)
        fits = SMALL_COUNTS[seen & one]
        singles += fits
        squares += fits * fits
        by_colour += SPREAD[seen]
    n = singles + (singles * singles - squares) // 2  # any two from different opponents ...
    for colour in range(4):
        showing = (by_colour >> (8 * colour)) & 255
        if (one >> colour) & 1:
            n -= showing * (showing - 1) // 2  # ... but not both for a series that lacks one
        elif (two >> colour) & 1:
            n += showing * (showing - 1) // 2
    return n


def count_all(p: Position) -> i64:
    """How many actions are legal, without making them."""
    if p.phase == ACT:
        n: i64 = 1
        for pile in range(p.seats):
            if can_take(p, pile):
                n += 1
        return n + count_thefts(p)
    if p.phase == RESOLVE:
        n = bit_count(resolutions(p, p.hand0))
        if p.hand1 != NO_CARD and p.hand1 != p.hand0:
            n += bit_count(resolutions(p, p.hand1))
        return n
    if p.phase == SCORE3:
        return 2
    return p.seats if p.phase == ORPHAN else 0


def pick(p: Position, k: i64) -> i64:
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
        stolen = vec[i64]([0] * 96)
        thefts(p, stolen, 0)
        return stolen[k - n - 1]
    if p.phase == RESOLVE:
        return pick_resolution(p, k)
    return SCORE + k if p.phase == SCORE3 else PUT_KITTENS + k


def pick_resolution(p: Position, k: i64) -> i64:
    face = p.hand0
    bits = resolutions(p, face)
    here = bit_count(bits)
    if k >= here:
        k -= here
        face = p.hand1
        bits = resolutions(p, face)
    while k > 0:
        bits &= bits - 1
        k -= 1
    return BLOCKS[face] + bit_index(bits & -bits)


def can_steal(p: Position, action: i64) -> bool:
    """Whether a code between STEAL and USE is a legal theft."""
    opponents = p.seats - 1
    one = lacking(p, 1)
    if action < STEAL_TWO:
        place = action - STEAL
        who = place >> 2
        return who < opponents and ((exposed(p, who) & one) >> (place & 3)) & 1 == 1
    first = (action - STEAL_TWO) >> 4
    second = (action - STEAL_TWO) & 15
    if first >> 2 >= second >> 2 or second >> 2 >= opponents:
        return False
    wanted = one if first & 3 != second & 3 else lacking(p, 2)
    return (exposed(p, first >> 2) & wanted) >> (first & 3) & 1 == 1 and (
        (exposed(p, second >> 2) & wanted) >> (second & 3)
    ) & 1 == 1


def allows(p: Position, action: i64) -> bool:
    """Whether an action is legal now, without making the list."""
    if p.phase == ACT:
        if action < 0 or action >= USE:
            return False
        if action < DRAW:
            return action < p.seats and can_take(p, action)
        return action == DRAW or can_steal(p, action)
    if p.phase == RESOLVE:
        if action < USE or action >= SCORE:
            return False
        face = face_of_action(action)
        if face != p.hand0 and face != p.hand1:
            return False
        return (resolutions(p, face) >> (action - BLOCKS[face])) & 1 == 1
    if p.phase == SCORE3:
        return action in (SCORE, KEEP)
    return p.phase == ORPHAN and PUT_KITTENS <= action < PUT_KITTENS + p.seats


def only_resolution(p: Position) -> i64:
    """The one thing that can be done with the hand, or -1 if there is a choice.

    Two different cards always leave one, and so does a card that may be thrown on one of several piles.
    """
    face = p.hand0
    if p.hand1 != NO_CARD and p.hand1 != face:
        return -1
    if face < NUMBERS and not p.taken:
        return -1
    bits = resolutions(p, face)
    if bits & (bits - 1):
        return -1
    return BLOCKS[face] + (bit_index(bits))


def bit_index(bits: i64) -> i64:
    index: i64 = 0
    while bits > 1:
        bits >>= 1
        index += 1
    return index
