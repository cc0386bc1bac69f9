"""Card faces as small numbers, and a deck as the engine needs it.

A number card is colour * 16 + kind, where the kind (0 to 14) says which one or two odd numbers it shows; the same four
bits name it inside a series, whose colour is known. Copies of a face are interchangeable in every rule.
"""

from typing import Any, Final

from clowder.core.arrays import i64, vec

COLOURS: Final = ("blue", "yellow", "red", "green")
COLOUR_LETTERS: Final = ("B", "Y", "R", "G")
SEAT_LETTERS: Final = ("A", "B", "C", "D", "E")

STRAY_KIND: Final = 15  # how a stray is written inside a series
NUMBER_FACES: Final = 64  # faces below this are number cards
STRAY: Final = 64
KITTENS: Final = 65
RASCAL: Final = 66
GOOD_DOG: Final = 67
BAD_DOG: Final = 68
CAT_LADY: Final = 69
FACES: Final = 70
NO_CARD: Final = -1

DECK_SIZE: Final = 120
SPECIAL_NAMES: Final = ("S", "KIT", "RAS", "GOOD", "BAD", "LADY")
EXTRA_KINDS: Final = {  # the name in deck files: face and copies
    "kittens": (KITTENS, 4),
    "rascal": (RASCAL, 3),
    "good_dog": (GOOD_DOG, 3),
    "cat_lady": (CAT_LADY, 3),
    "bad_dog": (BAD_DOG, 3),
}

KIND_VALUES: Final = (
    (1,), (3,), (5,), (7,), (9,),
    (1, 3), (1, 5), (1, 7), (1, 9), (3, 5), (3, 7), (3, 9), (5, 7), (5, 9), (7, 9),
)  # fmt: skip


def _face_names() -> list[str]:
    names: list[str] = []
    for letter in COLOUR_LETTERS:
        for values in KIND_VALUES:
            names.append(letter + "/".join(str(value) for value in values))
        names.append("")  # no card: kind 15 is the stray
    names.extend(SPECIAL_NAMES)
    return names


FACE_NAMES: Final = _face_names()
FACE_BY_NAME: Final = {name: face for face, name in enumerate(FACE_NAMES) if name}


def card_name(face: int) -> str:
    return FACE_NAMES[face]


def card_names(faces: list[int]) -> str:
    """`B5 S LADY`."""
    return " ".join([FACE_NAMES[face] for face in faces])


def parse_card(text: str) -> int:
    """The face with this name, or NO_CARD."""
    return FACE_BY_NAME.get(text, NO_CARD)


def value_bits(values: tuple[int, ...]) -> int:
    """A set of odd numbers as bits: bit k stands for the number 2k + 1."""
    bits = 0
    for value in values:
        bits |= 1 << (value >> 1)
    return bits


def bit_values(bits: int) -> list[int]:
    """The numbers that `value_bits` packed, ascending."""
    return [2 * k + 1 for k in range(5) if bits >> k & 1]


class Deck:
    """One edition of the 120 cards: how many of each face, and what a stray may stand for.

    All numbers are odd, 2k + 1, so a total ends in 9 or not by the sum of the k modulo 5. `sums_after` leads from the
    set of sums that some cards can show (5 bits) to the set after one more card: entry kind * 32 + set.
    """

    def __init__(self, id: str, counts: list[int], stray_bits: int, table: dict[str, Any], hash: str) -> None:
        self.id = id
        self.table = table  # the file as read, for records and positions
        self.hash = hash
        self.counts: vec[i64] = vec[i64]([0] * FACES)
        self.shows: vec[i64] = vec[i64]([0] * 16)  # the numbers that each kind shows, as bits
        self.sums_after: vec[i64] = vec[i64]([0] * 512)
        for face in range(FACES):
            self.counts[face] = counts[face]
        for kind in range(16):
            bits = stray_bits if kind == STRAY_KIND else value_bits(KIND_VALUES[kind])
            self.shows[kind] = bits
            for sums in range(32):
                after = 0
                for k in range(5):
                    if bits >> k & 1:
                        after |= (sums << k | sums >> (5 - k)) & 31
                self.sums_after[kind * 32 + sums] = after
