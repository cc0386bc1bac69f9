"""Setting up Cat Box: who begins, who is who, which cards are taken out and which are held."""

from clowder.core.arrays import i64, vec
from clowder.games.cat_box.catalogue import IDENTITIES
from clowder.games.cat_box.deck import CARDS
from clowder.games.cat_box.position import Position


def deal(p: Position) -> None:
    """Deal a blank position as the setup says: start player, identities, deck, removed cards, hands, start card."""
    seats = p.seats
    options = p.setup.options
    start: i64 = p.rng.below(seats) if options["start_player"] == "random" else options["start_player"] - 1
    identities = vec[i64](list(range(6 if seats >= 4 else 5)))  # CB-SETUP-1
    p.rng.shuffle(identities)
    if options["identities"] is not None:
        identities = vec[i64]([IDENTITIES.index(identity) for identity in options["identities"]])
    p.identities = identities[:seats]
    cards = vec[i64](list(range(CARDS)))
    p.rng.shuffle(cards)
    for i in range(CARDS):
        cards[i] = cards[i] * 2 + p.rng.below(2)  # CB-R3
    p.removed = cards[: p.setup.removed]
    p.pile = cards[p.setup.removed :]
    p.unplayed = len(p.pile)
    for slot in range(p.setup.hand_size):  # CB-R4: one card at a time, from the start player on
        for step in range(seats):
            seat = (start + step) % seats
            held = p.pile[p.pile_next]
            p.pile_next += 1
            p.hands[p.slot_of(seat, slot)] = held
            p.seen[held >> 1] = 1 << seat
    p.lay(p.pile[p.pile_next], 0, 0, 0)  # CB-R5
    p.pile_next += 1
    p.unplayed -= 1
    p.active = start
