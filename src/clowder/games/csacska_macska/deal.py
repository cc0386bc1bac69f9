"""Setting up: the whole deck shuffled, the piles turned up, the starting player chosen."""

from clowder.core.arrays import i64
from clowder.games.csacska_macska.cards import FACES
from clowder.games.csacska_macska.piles import settle_piles, shuffle_deck
from clowder.games.csacska_macska.position import Position


def deal(p: Position) -> None:
    """Deal a blank position."""
    counts = p.setup.deck.counts
    cards: i64 = 0
    for face in range(FACES):
        for _ in range(counts[face]):
            p.deck[cards] = face
            cards += 1
    shuffle_deck(p, cards)
    settle_piles(p)
    start: i64 = p.setup.start
    p.active = start if start >= 0 else p.rng.below(p.seats)
