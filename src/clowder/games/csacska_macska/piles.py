"""The deck and the discard piles: filling, covering, and the pairs that leave them."""

from typing import Any

from clowder.core.arrays import i64
from clowder.core.event import Event
from clowder.games.csacska_macska.cards import KITTENS, card_name
from clowder.games.csacska_macska.position import ROOM, Position


def tell(p: Position, kind: str, payload: dict[str, Any], reveals: bool = False) -> None:
    """Callers ask first whether somebody listens: building a payload costs more than the move."""
    p.emit(Event(kind, payload, None, 0, reveals))


def put_on_pile(p: Position, pile: i64, face: i64) -> None:
    height = p.heights[pile]
    p.piles[pile * ROOM + height] = face
    p.heights[pile] = height + 1


def lift_from_pile(p: Position, pile: i64) -> i64:
    height = p.heights[pile] - 1
    p.heights[pile] = height
    return p.piles[pile * ROOM + height]


def settle(p: Position) -> None:
    """Fill empty piles, then remove visible pairs, until neither is left to do (CM-R15)."""
    while True:
        if p.deck_left > 0 and refill(p):
            continue
        if not remove_pair(p):
            return


def refill(p: Position) -> bool:
    heights = p.heights
    for pile in range(p.seats):
        if heights[pile] == 0:
            p.deck_left -= 1
            face = p.deck[p.deck_left]
            put_on_pile(p, pile, face)
            if p.events is not None:
                tell(p, "refill", {"pile": pile + 1, "card": card_name(face)}, True)
            return True
    return False


def remove_pair(p: Position) -> bool:
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
                tell(p, "pair", {"card": card_name(face), "piles": [twin + 1, pile + 1]})
            return True
        shown |= 1 << (face - KITTENS)
    return False


def shuffle_deck(p: Position, n: i64) -> None:
    """Put the first n cards of the deck in a random order, in place."""
    deck = p.deck
    rng = p.rng
    for i in range(n - 1, 0, -1):
        j = rng.below(i + 1)
        kept = deck[i]
        deck[i] = deck[j]
        deck[j] = kept
    p.deck_left = n
