"""Setting a game up: first player, hands and the pile built of packets (IF-SETUP-3 to -9, IF-R29, IF-R30)."""

from clowder.core.arrays import append, i64, vec
from clowder.core.rng import Rng
from clowder.games.if_it_fits.plane import empty_plane
from clowder.games.if_it_fits.position import BOUNDS, DEALT, HAND, TOY_MOST, Position
from clowder.games.if_it_fits.setup import CATS_EACH, FIRST_START, PRINCESS, Setup


class Deal:
    """The arrays of a fresh position."""

    def __init__(self, setup: Setup) -> None:
        seats = setup.seats
        self.plane = empty_plane(setup)
        self.hands = vec[i64]([0] * (seats * HAND))
        self.held = vec[i64]([0] * seats)
        self.supply = vec[i64]([CATS_EACH] * seats)
        self.chased = vec[i64]([0] * CATS_EACH)
        self.bounds = vec[i64]([0] * (seats * BOUNDS))
        self.pile = vec[i64]()
        self.packets = vec[i64]()


def packet_sizes(cards: i64, packets: i64) -> vec[i64]:
    """Cards divided into packets as equally as possible, the larger ones first."""
    sizes = vec[i64]([0] * packets)
    for place in range(packets):
        sizes[place] = cards // packets + (1 if place < cards % packets else 0)
    return sizes


def shuffle_and_deal(p: Position, rng: Rng) -> None:
    """Two cards each; the rest becomes the pile. Chance acts here and nowhere else."""
    setup = p.setup
    seats = p.seats
    deck = vec[i64](list(range(FIRST_START)))
    rng.shuffle(deck)
    at: i64 = 0
    for seat in range(seats):
        for _ in range(DEALT):
            p.take(seat, deck[at])
            at += 1
        p.set_bound(seat, TOY_MOST, DEALT)
    sizes = packet_sizes(len(deck) - at, 1 if setup.all_princesses else seats)
    each = setup.princesses // len(sizes)
    pile = vec[i64]()
    packets = vec[i64]()
    for size in sizes:
        packet = deck[at : at + size]
        at += size
        for _ in range(each):
            packet = append(packet, PRINCESS)
        rng.shuffle(packet)
        packets = append(packets, len(pile))
        packets = append(packets, len(pile) + len(packet))
        packets = append(packets, each)
        for card in packet:
            pile = append(pile, card)
    p.pile = pile
    p.packets = packets
