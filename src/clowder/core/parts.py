"""Part files: the printed things of a game as data, and a fingerprint of what was used."""

import hashlib
import json
import tomllib
from importlib import resources
from typing import Any, Final

from clowder.core.errors import Fault, InvalidParts
from clowder.core.types import Json

MOST_VALUES: Final = 6_000  # names, texts and numbers in one part; the largest of the house, a board, has 2,500
DEEPEST: Final = 8  # lists and tables in one another
LONGEST_TEXT: Final = 1_000  # letters
LARGEST: Final = 2**53  # beyond it numbers of other languages are not exact


def read_house_part(package: str, name: str) -> Json:
    """The table of `parts/<name>.toml` in a game's package."""
    return tomllib.loads((resources.files(package) / "parts" / f"{name}.toml").read_text(encoding="utf-8"))


def read_part_text(text: str, where: str) -> Json:
    """The table of a TOML text from outside. Raises InvalidParts."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidParts([syntax_fault(where, str(error))]) from None


def syntax_fault(where: str, reason: str) -> Fault:
    """A text that is no TOML or JSON; `reason` is the reader's own."""
    return Fault("E_PART_SYNTAX", where, {"reason": reason[:LONGEST_TEXT]}, reason, "syntax")


def unwieldy_fault(key: str, found: tuple[str, str], top: str) -> Fault:
    """What `unwieldy` found, as a fault; `top` is what the whole was called."""
    facts = {"where": found[0], "values": MOST_VALUES, "levels": DEEPEST, "letters": LONGEST_TEXT}
    return Fault(key, found[0], facts, found[1], "unwieldy", found[0].removeprefix(top).lstrip("."))


def unwieldy(data: Any, where: str) -> tuple[str, str] | None:
    """Where a part is larger, deeper or stranger than any part of a game needs, and what is wrong; None if nowhere.

    Readers of parts ask this first: what they do afterwards is bounded, and what passes can be stored and sent.
    """
    values = 0
    todo: list[tuple[Any, str, int]] = [(data, where, 1)]
    while todo:
        value, place, depth = todo.pop()
        if isinstance(value, dict) and not all(isinstance(key, str) for key in value):
            return place, "names are texts"
        inside = _inside(value, place)
        values += len(inside)
        if values > MOST_VALUES:
            return where, f"at most {MOST_VALUES} values in all"
        if inside and depth > DEEPEST:
            return place, f"at most {DEEPEST} levels of lists and tables"
        for inner, there in inside:
            wrong = _wrong(inner)
            if wrong:
                return there, wrong
            if isinstance(inner, dict | list):
                todo.append((inner, there, depth + 1))
    return None


def _inside(value: Any, place: str) -> list[tuple[Any, str]]:
    if isinstance(value, dict):
        keys = [(key, place) for key in value]
        return keys + [(inner, f"{place}.{str(key)[:20]}") for key, inner in value.items()]
    return [(inner, f"{place}[{n}]") for n, inner in enumerate(value)] if isinstance(value, list) else []


def _wrong(value: Any) -> str:
    """What is wrong with one value; "" if nothing."""
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            return f"at most {LONGEST_TEXT} letters in one text"
        return "" if value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value) else "half a letter"
    if value is None or isinstance(value, bool | dict | list):
        return ""
    if isinstance(value, int | float):
        return "" if -LARGEST <= value <= LARGEST else f"at most {LARGEST}"
    return "only texts, numbers, true and false, lists and tables"


def fingerprint(data: Any) -> str:
    """SHA-256 of data as canonical JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
