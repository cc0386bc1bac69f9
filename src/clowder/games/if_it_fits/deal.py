"""Setting a game up: first player, hands and the pile built of packets (IF-SETUP-3 to -9, IF-R29, IF-R30)."""

from clowder.core.arrays import append, i64, vec
from clowder.games.if_it_fits.position import CARDS_DEALT, TOY_MOST, Position
from clowder.games.if_it_fits.setup import FIRST_START, PRINCESS


def packet_sizes(cards: i64, packets: i64) -> vec[i64]:
    """Cards divided into packets as equally as possible, the larger ones first."""
    sizes = vec[i64]([0] * packets)
    for place in range(packets):
        sizes[place] = cards // packets + (1 if place < cards % packets else 0)
    return sizes


def deal(p: Position) -> None:
    """Choose who begins, give everybody two cards and make the pile of the rest. Chance acts here and nowhere else."""
    setup = p.setup
    seats = p.seats
    rng = p.rng
    chosen = setup.options["first_player"]
    p.first = rng.below(seats) if chosen == "random" else chosen
    p.active = p.first
    deck = vec[i64](list(range(FIRST_START)))
    rng.shuffle(deck)
    at: i64 = 0
    for seat in range(seats):
        for _ in range(CARDS_DEALT):
            p.add_to_hand(seat, deck[at])
            at += 1
        p.set_bound(seat, TOY_MOST, CARDS_DEALT)
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
