"""Texts that are almost moves."""

from clowder.core.rng import Rng

LETTERS = "0123456789.,-@ abcdefghijklmnopqrstuvwxyzABCDEPQRS_é\t"


def mutations(rng: Rng, texts: list[str], count: int) -> list[str]:
    """So many variants of the texts, each with one thing changed."""
    return [_mutated(rng, texts) for _ in range(count)]


def _mutated(rng: Rng, texts: list[str]) -> str:
    text = texts[rng.below(len(texts))]
    words = text.split(" ")
    kind = rng.below(8)
    at = int(rng.below(max(1, len(text))))
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + LETTERS[rng.below(len(LETTERS))] + text[at:]
    if kind == 2:
        return text[:at] + LETTERS[rng.below(len(LETTERS))] + text[at + 1 :]
    if kind == 3:
        return "".join(str(rng.below(10)) if letter.isdigit() else letter for letter in text)
    if kind == 4:
        other = texts[rng.below(len(texts))].split(" ")
        return " ".join([*words[:1], *other[1:]])
    if kind == 5:
        return " ".join(reversed(words))
    if kind == 6:
        return text + " " + words[-1]
    return text.upper() if text.upper() != text else text + "!"
