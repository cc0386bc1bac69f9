"""Finding words in texts, as client/src/lib/text_search.ts does it in the browser."""

import re
import unicodedata

# Keyboards and books write the apostrophe differently.
APOSTROPHES = str.maketrans(dict.fromkeys("\u2018\u2019\u02bc\u0060\u00b4", "'"))
COMPOUNDING = ("de", "hu")  # they write "Nachziehstapel" in one word, and somebody looks for "Stapel"
PART_OF_COMPOUND = 5  # letters
SHORT = 3  # letters; in English "car" is no "card", while other languages hang their endings on short words too


def plain(text: str) -> str:
    """A text as it is searched: without capitals, accents and kinds of apostrophe."""
    letters = unicodedata.normalize("NFD", text.translate(APOSTROPHES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def wanted(search: str, language: str) -> list[re.Pattern[str]]:
    """What plain texts are asked for: each word is found as a word or as the beginning of one."""
    return [_pattern(word, language) for word in plain(search).split()]


def _pattern(word: str, language: str) -> re.Pattern[str]:
    anywhere = language in COMPOUNDING and len(word) >= PART_OF_COMPOUND
    start = "" if anywhere else r"(?<![^\W_])"
    if word[-1].isdigit():
        end = r"(?!\d)"
    elif language == "en" and len(word) <= SHORT:
        end = r"(?:'?s|es)?(?![^\W_])"
    else:
        end = ""
    return re.compile(start + re.escape(word) + end)
