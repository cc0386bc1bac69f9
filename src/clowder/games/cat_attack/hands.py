"""Cards in hand, and who knows of which: `hand` has an entry for each seat and face.

The low six bits of an entry say how many cards of the face the seat holds; six more bits for each seat say how many of
them that seat knows to be there (it looked, or gave them away).
"""

from typing import Final

from clowder.core.arrays import append, i64
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.vocabulary import CARD_NAMES, FACES

COUNT_BITS: Final = 6
COUNT: Final = 63  # mask of one count


def held_copies(p: Position, seat: i64, face: i64) -> i64:
    """How many cards of a face a seat has."""
    return p.hand[seat * FACES + face] & COUNT


def known_copies(p: Position, watcher: i64, owner: i64, face: i64) -> i64:
    """How many cards of a face `watcher` knows in the hand of `owner`."""
    return (p.hand[owner * FACES + face] >> (COUNT_BITS * (watcher + 1))) & COUNT


def set_known_copies(p: Position, watcher: i64, owner: i64, face: i64, count: i64) -> None:
    shift = COUNT_BITS * (watcher + 1)
    place = owner * FACES + face
    # A difference is shifted, not a mask: compiled, a literal on the left of << has 32 bits only.
    p.hand[place] += (count - known_copies(p, watcher, owner, face)) << shift


def add_card(p: Position, seat: i64, face: i64) -> None:
    p.hand[seat * FACES + face] += 1
    p.hand_size[seat] += 1


def remove_card(p: Position, seat: i64, face: i64) -> None:
    """One card of a face leaves a hand. Whoever knew of some of them is sure of one less."""
    place = seat * FACES + face
    p.hand[place] -= 1
    p.hand_size[seat] -= 1
    if p.hand[place] > COUNT:
        for watcher in range(p.seats):
            count = known_copies(p, watcher, seat, face)
            if count > 0:
                set_known_copies(p, watcher, seat, face, count - 1)


def discard_hand(p: Position, seat: i64) -> None:
    """A whole hand goes onto the discards, where everybody sees it."""
    for face in range(FACES):
        for _ in range(held_copies(p, seat, face)):
            p.discards = append(p.discards, face)
        p.hand[seat * FACES + face] = 0
    p.hand_size[seat] = 0


def suit_values(p: Position, seat: i64, suit: i64) -> i64:
    """The different numbers of a suit in a hand, one bit each."""
    values: i64 = 0
    for value in range(6):
        if p.hand[seat * FACES + suit * 6 + value] & COUNT:
            values |= 1 << value
    return values


def hand_names(p: Position, seat: i64) -> list[str]:
    """The cards of a hand by name, sorted by suit and number."""
    names: list[str] = []
    for face in range(FACES):
        for _ in range(held_copies(p, seat, face)):
            names.append(CARD_NAMES[face])
    return names
