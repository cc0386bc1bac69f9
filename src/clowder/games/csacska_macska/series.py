"""A series in one machine word.

Bits 0 to 27: up to seven cards of four bits, the first-laid lowest. Bits 28 to 30: the size. Bit 31: Kittens lie over
it. Bit 32: a stray is in it. 0 where there is no series. Hot callers write `(series >> SIZE_SHIFT) & 7` themselves.
"""

from typing import Final

from clowder.core.arrays import i64
from clowder.games.csacska_macska.cards import FACE_NAMES, STRAY, STRAY_KIND

SIZE_SHIFT: Final = 28
ONE_CARD: Final = 1 << 28  # one more in the size
KITTENS_BIT: Final = 1 << 31
STRAY_BIT: Final = 1 << 32
CARD_BITS: Final = (1 << 28) - 1
SERIES_BITS: Final = (1 << 33) - 1


def size_of(series: i64) -> i64:
    """How many cards are in it, without Kittens (CM-R24)."""
    return (series >> SIZE_SHIFT) & 7


def last_kind(series: i64) -> i64:
    """The last-laid card of a series that exists."""
    return (series >> (((series >> SIZE_SHIFT) & 7) * 4 - 4)) & 15


def with_card(series: i64, kind: i64) -> i64:
    """The series with one more card at its end."""
    size = (series >> SIZE_SHIFT) & 7
    if kind == STRAY_KIND:
        assert size > 0, "a stray is never first"
        assert not series & STRAY_BIT, "a series has one stray at most"
        series |= STRAY_BIT
    return (series | (kind << (size * 4))) + ONE_CARD


def without_last(series: i64) -> i64:
    """The series without its last card; Kittens stay over it even when nothing is left."""
    shift = ((series >> SIZE_SHIFT) & 7) * 4 - 4
    if (series >> shift) & 15 == STRAY_KIND:
        series &= ~STRAY_BIT
    return (series & ~(15 << shift)) - ONE_CARD


def without_stray(series: i64) -> i64:
    """The series with its stray lifted out; the others keep their order."""
    cards = series & CARD_BITS
    shift: i64 = 4
    while (cards >> shift) & 15 != STRAY_KIND:
        shift += 4
    below = cards & ((1 << shift) - 1)
    above = cards >> (shift + 4)
    return (((series & ~CARD_BITS) & ~STRAY_BIT) | below | (above << shift)) - ONE_CARD


def cards_missing(series: i64) -> i64:
    """How many cards it lacks to its next scoring size (CM-DEF-12); 0 if there is no series."""
    size = (series >> SIZE_SHIFT) & 7
    if size == 0:
        return 0
    if series & KITTENS_BIT:
        return 7 - size
    if size >= 3 or series & STRAY_BIT:
        return 5 - size
    return 3 - size


def faces_of(series: i64, colour: i64) -> list[int]:
    """The cards as faces, first-laid first."""
    faces: list[int] = []
    for i in range(size_of(series)):
        kind = (series >> (i * 4)) & 15
        faces.append(STRAY if kind == STRAY_KIND else colour * 16 + kind)
    return faces


def series_text(series: i64, colour: i64) -> str:
    """`B1 S B3 +K`."""
    names = [FACE_NAMES[face] for face in faces_of(series, colour)]
    if series & KITTENS_BIT:
        names.append("+K")
    return " ".join(names)
