"""One series in one machine word.

Bits 0 to 27: up to seven cards of four bits, the first-laid lowest. Bits 28 to 30: the size. Bit 31: Kittens lie over
it. Bit 32: a stray is in it. The empty lane is 0. Parsing and showing are in `faces_of`, never in the hot path.
"""

from typing import Final

from clowder.core.arrays import i64
from clowder.games.csacska_macska.cards import FACE_NAMES, STRAY, STRAY_KIND

SIZE_SHIFT: Final = 28
ONE: Final = 1 << 28
KITTENS_BIT: Final = 1 << 31
STRAY_BIT: Final = 1 << 32
CARD_BITS: Final = (1 << 28) - 1
WORD_BITS: Final = (1 << 33) - 1


def size_of(lane: i64) -> i64:
    return (lane >> SIZE_SHIFT) & 7


def last_kind(lane: i64) -> i64:
    """The last-laid card of a series that exists."""
    return (lane >> (((lane >> SIZE_SHIFT) & 7) * 4 - 4)) & 15


def laid(lane: i64, kind: i64) -> i64:
    """The series with one more card at its end."""
    size = (lane >> SIZE_SHIFT) & 7
    if kind == STRAY_KIND:
        assert size > 0, "a stray is never first"
        assert not lane & STRAY_BIT, "a series has one stray at most"
        lane |= STRAY_BIT
    return (lane | (kind << (size * 4))) + ONE


def without_last(lane: i64) -> i64:
    """The series without its last card; Kittens stay over it even when nothing is left."""
    shift = ((lane >> SIZE_SHIFT) & 7) * 4 - 4
    if (lane >> shift) & 15 == STRAY_KIND:
        lane &= ~STRAY_BIT
    return (lane & ~(15 << shift)) - ONE


def without_stray(lane: i64) -> i64:
    """The series with its stray lifted out; the others keep their order."""
    cards = lane & CARD_BITS
    shift: i64 = 4
    while (cards >> shift) & 15 != STRAY_KIND:
        shift += 4
    below = cards & ((1 << shift) - 1)
    above = cards >> (shift + 4)
    return (((lane & ~CARD_BITS) & ~STRAY_BIT) | below | (above << shift)) - ONE


def missing(lane: i64) -> i64:
    """How many cards this series lacks to its next scoring size (CM-DEF-12); 0 if there is no series."""
    size = (lane >> SIZE_SHIFT) & 7
    if size == 0:
        return 0
    if lane & KITTENS_BIT:
        return 7 - size
    if size >= 3 or lane & STRAY_BIT:
        return 5 - size
    return 3 - size


def faces_of(lane: i64, colour: i64) -> list[int]:
    """The cards as faces, first-laid first."""
    faces: list[int] = []
    for i in range(size_of(lane)):
        kind = (lane >> (i * 4)) & 15
        faces.append(STRAY if kind == STRAY_KIND else colour * 16 + kind)
    return faces


def lane_text(lane: i64, colour: i64) -> str:
    """`B1 S B3 +K`."""
    names = [FACE_NAMES[face] for face in faces_of(lane, colour)]
    if lane & KITTENS_BIT:
        names.append("+K")
    return " ".join(names)
