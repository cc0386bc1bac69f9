"""Words that people give themselves and others read: names, notes."""

import unicodedata
from typing import Final

JOINER: Final = "\u200d"  # joins several emoji into one, and is invisible everywhere else
# What an emoji ends with: its sign, the colour of a skin, the wish to be drawn in colour.
EMOJI_ENDS: Final = ("So", "Sk", "Mn")
FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their kind, and nothing to see: a name of nothing
MARKS: Final = ("Mn", "Me")
MOST_MARKS: Final = 4  # above one another: enough for names, and a hundred would cover the lines beside


def is_plain(text: str) -> bool:
    """Whether nothing in it breaks a line or commands a terminal."""
    return all(letter.isprintable() or letter == JOINER for letter in text)


def one_line(text: str, longest: int = 10_000) -> str:
    """Without line breaks, control characters, doubled spaces and what nobody sees; joined emoji stay joined."""
    return _cleaned(_cleaned(text)[:longest])  # again: the cut may have left half of something


def _cleaned(text: str) -> str:
    return " ".join("".join(_kept(text, at) for at in range(len(text))).split())


def _kept(text: str, at: int) -> str:
    letter = text[at]
    if letter in FILLERS:
        return " "
    if at >= MOST_MARKS and all(unicodedata.category(mark) in MARKS for mark in text[at - MOST_MARKS : at + 1]):
        return ""
    if letter.isprintable():
        return letter
    inside = letter == JOINER and 0 < at < len(text) - 1
    joins = inside and unicodedata.category(text[at - 1]) in EMOJI_ENDS and unicodedata.category(text[at + 1]) == "So"
    return letter if joins else " "
