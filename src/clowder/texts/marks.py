"""When a clause holds: the marks of a rulebook, read by a program and said to people.

A mark names options and the values with which a clause holds: `{edition = ["hungarian"]}`. A list of the form
`[low, "..", high]` stands for all whole numbers from low to high.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from clowder.texts.catalogue import Texts, package_texts

Mark = Mapping[str, Sequence[Any]]


def holds(mark: Mark, options: Mapping[str, Any]) -> bool:
    """Whether a table with these (settled) options plays by a clause with this mark."""
    return all(_among(options.get(name), values) for name, values in mark.items())


def said(mark: Mark, game: Texts, language: str) -> str:
    """The mark in words, with the names that the game gives to its options and their values."""
    words = package_texts("clowder.texts", language)
    return "; ".join(_one(name, values, game, words) for name, values in mark.items())


def _is_range(values: Sequence[Any]) -> bool:
    return len(values) == 3 and values[1] == ".."


def _among(value: Any, values: Sequence[Any]) -> bool:
    if _is_range(values):
        return type(value) is int and values[0] <= value <= values[2]
    return any(value == each and type(value) is type(each) for each in values)


def _one(name: str, values: Sequence[Any], game: Texts, words: Texts) -> str:
    option = game.say(f"option-{name}")
    if _is_range(values):
        return words.say("only-range", {"option": option, "low": values[0], "high": values[2]})
    if list(values) in ([True], [False]):
        return words.say("only-on" if values[0] else "only-off", {"option": option})
    quoted = [words.say("only-quoted", {"value": _value(name, value, game)}) for value in values]
    if len(quoted) > 1:
        quoted = [words.say("only-or", {"first": ", ".join(quoted[:-1]), "last": quoted[-1]})]
    return words.say("only-value", {"option": option, "values": quoted[0]})


def _value(name: str, value: Any, game: Texts) -> str:
    id = f"option-{name}.{value}"
    return game.say(id) if game.has(id) else str(value)
