"""Words that people give themselves and others read: names, notes."""

import unicodedata
from typing import Final

JOINER: Final = "\u200d"  # joins several emoji into one, and is invisible everywhere else
# What an emoji ends with: its sign, the colour of a skin, the wish to be drawn in colour.
EMOJI_ENDS: Final = ("So", "Sk", "Mn")


def is_plain(text: str) -> bool:
    """Whether nothing in it breaks a line or commands a terminal."""
    return all(letter.isprintable() or letter == JOINER for letter in text)


def one_line(text: str, longest: int = 10_000) -> str:
    """Without line breaks, control characters and doubled spaces; joined emoji stay joined."""
    return _cleaned(_cleaned(text)[:longest])  # again: the cut may have left half of something


def _cleaned(text: str) -> str:
    return " ".join("".join(_kept(text, at) for at in range(len(text))).split())


def _kept(text: str, at: int) -> str:
    letter = text[at]
    if letter.isprintable():
        return letter
    inside = letter == JOINER and 0 < at < len(text) - 1
    joins = inside and unicodedata.category(text[at - 1]) in EMOJI_ENDS and unicodedata.category(text[at + 1]) == "So"
    return letter if joins else " "
