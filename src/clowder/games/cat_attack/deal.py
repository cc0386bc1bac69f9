"""Setting up and dealing (CA-SETUP)."""

from clowder.core.arrays import append, i64, vec
from clowder.core.bits import count_bits, nth_bit
from clowder.games.cat_attack.effects import begin_turn
from clowder.games.cat_attack.events import tell_begins, tell_threw_for_start
from clowder.games.cat_attack.mog_cards import refill
from clowder.games.cat_attack.position import Position, home_space
from clowder.games.cat_attack.vocabulary import FACES, SHUFFLE


def deal(p: Position) -> None:
    """Cats at Home, tokens on their roofs, both decks shuffled, six cards each; the first turn begins."""
    p.first = choose_first(p)
    p.active = p.first
    for seat in range(p.seats):
        p.cats[seat] = home_space(p, seat)
    tokens = len(p.prey) // 2
    for i in range(len(p.prey)):
        p.prey[i] = p.board.lairs[i // tokens]
    p.curiosity_pile = curiosity_pile(p)
    p.mog_pile = mog_pile(p)
    for seat in range(p.seats):
        refill(p, seat)
    begin_turn(p)


def choose_first(p: Position) -> i64:
    """By throws of the die, unless an option names the seat: the first chance of a game."""
    first = p.setup.options["first_seat"]
    if first != "die":
        return int(first)
    seat = throw_for_start(p)
    tell_begins(p, seat)
    return seat


def throw_for_start(p: Position) -> i64:
    """Everybody throws; the highest starts, equals throw again among themselves (CA-R2)."""
    rivals: i64 = (1 << p.seats) - 1
    while True:
        best: i64 = 0
        leaders: i64 = 0
        for seat in range(p.seats):
            if (rivals >> seat) & 1:
                die = 1 + p.rng.below(6)
                tell_threw_for_start(p, seat, die)
                if die > best:
                    best = die
                    leaders = 0
                if die == best:
                    leaders |= 1 << seat
        rivals = leaders
        if count_bits(rivals) == 1:
            return nth_bit(rivals, 0)


def curiosity_pile(p: Position) -> vec[i64]:
    """All Curiosity cards, shuffled; the Shuffle card lies below them."""
    cards = vec[i64]()
    shuffle_card: i64 = 0
    for card in range(len(p.setup.card_effect)):
        if p.setup.card_effect[card] == SHUFFLE:
            shuffle_card = card
        else:
            cards = append(cards, card)
    p.rng.shuffle(cards)
    return append(cards, shuffle_card)


def mog_pile(p: Position) -> vec[i64]:
    """All Mog cards, shuffled."""
    faces = vec[i64]()
    for face in range(FACES):
        for _ in range(p.setup.mog_copies[face]):
            faces = append(faces, face)
    p.rng.shuffle(faces)
    return faces
