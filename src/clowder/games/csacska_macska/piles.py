"""The draw deck and the discard piles: shuffling, covering, refilling, and the pairs that leave them."""

from clowder.core.arrays import i64
from clowder.games.csacska_macska.cards import KITTENS
from clowder.games.csacska_macska.events import tell_pair, tell_refill
from clowder.games.csacska_macska.position import PILE_CAPACITY, Position


def put_on_pile(p: Position, pile: i64, face: i64) -> None:
    height = p.heights[pile]
    p.piles[pile * PILE_CAPACITY + height] = face
    p.heights[pile] = height + 1


def lift_from_pile(p: Position, pile: i64) -> i64:
    """Take the top card of a pile that is not empty."""
    height = p.heights[pile] - 1
    p.heights[pile] = height
    return p.piles[pile * PILE_CAPACITY + height]


def settle_piles(p: Position) -> None:
    """Fill empty piles, then remove visible pairs, until neither is left to do (CM-R15)."""
    while True:
        if p.deck_left > 0 and refill_pile(p):
            continue
        if not remove_pair(p):
            return


def refill_pile(p: Position) -> bool:
    """Turn up a card on the first empty pile, if there is one."""
    heights = p.heights
    for pile in range(p.seats):
        if heights[pile] == 0:
            p.deck_left -= 1
            face = p.deck[p.deck_left]
            put_on_pile(p, pile, face)
            if p.events is not None:
                tell_refill(p, pile, face)
            return True
    return False


def remove_pair(p: Position) -> bool:
    """Put two identical extras on top of two piles into the box, if there are such."""
    shown: i64 = 0  # bit set of the extras on the piles so far
    for pile in range(p.seats):
        face = p.top(pile)
        if face < KITTENS:
            continue
        if (shown >> (face - KITTENS)) & 1:
            twin: i64 = 0
            while p.top(twin) != face:
                twin += 1
            lift_from_pile(p, twin)
            lift_from_pile(p, pile)
            p.box[face] += 2
            if p.events is not None:
                tell_pair(p, face, twin, pile)
            return True
        shown |= 1 << (face - KITTENS)
    return False


def shuffle_deck(p: Position, cards: i64) -> None:
    """The first cards of the array, in a random order, become the draw deck."""
    deck = p.deck
    rng = p.rng
    for i in range(cards - 1, 0, -1):
        j = rng.below(i + 1)
        kept = deck[i]
        deck[i] = deck[j]
        deck[j] = kept
    p.deck_left = cards
