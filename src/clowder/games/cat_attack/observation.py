"""What a seat sees as numbers; the blocks are described in clowder/adapters/encoders/cat_attack.py."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.sparse_vector import SparseVector, turned
from clowder.games.cat_attack.hands import held_copies
from clowder.games.cat_attack.knowledge import unseen_curiosity_cards
from clowder.games.cat_attack.moves import to_act
from clowder.games.cat_attack.pending import CARD, DEST, FIGHT, KIND, RAID, SPEEDY_THROWS, SWAP, arg
from clowder.games.cat_attack.position import Position, car_space, penalty_at
from clowder.games.cat_attack.vocabulary import FACES, FOOD_COUNT, HOMES, RUNNING, SHOP_COUNT, SUITS

PHASES: Final = 17


def observe(p: Position, seat: i64, out: SparseVector) -> None:
    """All blocks, in their order."""
    running = p.reason == RUNNING
    top = p.top() if running else 0
    out.common(PHASES, (top & KIND) - 1 if running else PHASES - 1, p.seats, seat, to_act(p))
    write_spaces(p, seat, out)
    write_seats(p, seat, out)
    unseen = unseen_curiosity_cards(p)
    write_cards(p, seat, top, unseen, out)
    write_shops(p, out)
    write_turn(p, seat, out)
    write_decision(p, seat, top, unseen, out)


def write_spaces(p: Position, seat: i64, out: SparseVector) -> None:
    """Cats, Homes, animals and the car by space."""
    size = p.board.size
    out.block(p.seats * size)
    for other in range(p.seats):
        if p.cats[other] >= 0:
            out.mark(turned(other, seat, p.seats) * size + p.cats[other])
    out.block(p.seats * size)
    for other in range(p.seats):
        out.mark(turned(other, seat, p.seats) * size + p.setup.home[p.setup.unit[other]])
    tokens = len(p.prey) // 2
    for kind in range(2):
        out.block(size)
        together: i64 = 0  # animals of a kind are sorted by place
        for i in range(kind * tokens, (kind + 1) * tokens):
            place = p.prey[i]
            together = together + 1 if i > kind * tokens and p.prey[i - 1] == place else 1
            if place < size:
                out.put(place, float(together) / 3)
    out.block(size)
    out.mark(car_space(p))


def write_seats(p: Position, seat: i64, out: SparseVector) -> None:
    """Lives, larders, gangs, who is safe, how many cards are held."""
    setup = p.setup
    seats = p.seats
    out.block(seats)
    for other in range(seats):
        out.put(turned(other, seat, seats), float(p.lives[setup.unit[other]]) / 9)
    out.block(seats * FOOD_COUNT)
    for other in range(seats):
        larder = p.larder[setup.unit[other]]
        for food in range(FOOD_COUNT):
            if (larder >> food) & 1:
                out.mark(turned(other, seat, seats) * FOOD_COUNT + food)
    out.block(seats)
    for other in range(seats):
        if setup.gang[other] == setup.gang[seat]:
            out.mark(turned(other, seat, seats))
    out.block(seats)
    for other in range(seats):
        if (p.safe >> other) & 1:
            out.mark(turned(other, seat, seats))
    out.block(seats)
    for other in range(seats):
        out.put(turned(other, seat, seats), float(p.hand_size[other]) / 6)


def write_cards(p: Position, seat: i64, top: i64, unseen: i64, out: SparseVector) -> None:
    """The own hand, the one that may be looked at, the discards, the Curiosity cards seen."""
    write_hand(p, seat, out)
    if top & KIND == SWAP and arg(top, 0) == seat:
        write_hand(p, arg(top, 1), out)
    else:
        out.block(FACES)
    out.block(FACES)
    copies = vec[i64]([0] * FACES)
    for face in p.discards:
        copies[face] += 1
        out.put(face, float(copies[face]) / 3)
    out.block(len(p.setup.card_rank))
    for i in range(unseen + 1, len(p.curiosity_pile)):
        out.mark(p.setup.card_rank[p.curiosity_pile[i]])


def write_hand(p: Position, owner: i64, out: SparseVector) -> None:
    """The cards of a hand by face; most faces are not there."""
    out.block(FACES)
    for face in range(FACES):
        copies = held_copies(p, owner, face)
        if copies:
            out.put(face, float(copies) / 3)


def write_shops(p: Position, out: SparseVector) -> None:
    """Shops that are closed, what they have, and what it costs to be still at a place."""
    out.block(SHOP_COUNT)
    for shop in range(SHOP_COUNT):
        if (p.closed >> shop) & 1:
            out.mark(shop)
    out.block(SHOP_COUNT)
    for shop in range(SHOP_COUNT):
        out.put(shop, float(p.stock[shop]) / 6)
    out.block(SHOP_COUNT + len(HOMES))
    for place in range(SHOP_COUNT + p.setup.units):
        lives = penalty_at(p, place)
        if lives > 0:
            home = place if place < SHOP_COUNT else SHOP_COUNT + HOMES.index(p.setup.home_names[place - SHOP_COUNT])
            out.put(home, float(lives) / 3)


def write_turn(p: Position, seat: i64, out: SparseVector) -> None:
    """Whose turn it is, and who began."""
    out.block(p.seats)
    out.mark(turned(p.active, seat, p.seats))
    out.block(p.seats)
    out.mark(turned(p.first, seat, p.seats))


def write_decision(p: Position, seat: i64, top: i64, unseen: i64, out: SparseVector) -> None:
    """The decision at hand: whose hand, who was attacked, in which suit, which Home; then the plain numbers."""
    kind = top & KIND
    out.block(p.seats)
    if kind == SWAP:
        out.mark(turned(arg(top, 1), seat, p.seats))
    out.block(p.seats)
    if kind == FIGHT:
        out.mark(turned(arg(top, 0), seat, p.seats))
    out.block(len(SUITS))
    if kind == FIGHT:
        out.mark(arg(top, 1))
    out.block(p.board.size)
    if kind == RAID:
        out.mark(p.setup.home[arg(top, 0)])
    throws: i64 = 0
    if p.reason == RUNNING:
        for piece in p.pending:
            if piece & KIND == SPEEDY_THROWS:
                throws = arg(piece, 0)
    out.block(8)
    out.put(0, float(p.die) / 6)
    out.put(1, float(arg(top, 0)) / 6 if kind == DEST else 0.0)
    out.put(2, float(throws) / 3)
    out.put(3, 1.0 if kind == CARD and arg(top, 0) == 1 else 0.0)
    out.put(4, float(len(p.mog_pile)) / 63)
    out.put(5, float(unseen) / 39)
    out.put(6, float(p.round) / 100)
    out.put(7, float(p.setup.round_limit) / 200)
