"""Pending business: what is still to be settled or decided, as a stack of packed numbers, the next piece on top.

A piece is its kind in five bits, then up to four numbers of ten bits each. Some kinds wait for a decision; the others
are settled by effects.py as soon as they come up.
"""

from typing import Final

from clowder.core.arrays import i64

KIND: Final = 31  # mask of a piece: its kind
MOST: Final = 1023  # the greatest number a piece can carry

CARD: Final = 1  # decision: the card step; 1: an extra one
DIE: Final = 2  # throw the die and move
DEST: Final = 3  # decision: count -> end space
ARRIVE: Final = 4  # step, how, was away, space
TRESPASS: Final = 5  # resident, was away, next place in seat order
SWAP: Final = 6  # decision: attacker, victim
RAID: Final = 7  # decision: unit
CURIOSITY: Final = 8
CAR: Final = 9  # steps left
CLOSE: Final = 10  # shop, next place in seat order
FOOD: Final = 11  # decision
LARDER: Final = 12  # decision: animal
FIGHT: Final = 13  # decision: defender, suit, whose turn (0 attacker, 1 defender), attacker was away
END: Final = 14
NEXT: Final = 15
SPEEDY_THROWS: Final = 16  # throws left
PENDING_KINDS: Final = (
    "", "card", "die", "dest", "land", "trespass", "swap", "raid", "curiosity", "car", "close", "food", "larder",
    "fight", "end", "next", "speedy",
)  # fmt: skip


def business(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """One piece, packed."""
    return kind | (a << 5) | (b << 15) | (c << 25) | (d << 35)


def arg(piece: i64, number: i64) -> i64:
    """One of the four numbers of a piece, counted from 0."""
    return (piece >> (5 + 10 * number)) & MOST
