"""The score pad of If It Fits: cards and cats as they lie on a real table at the end, whatever printed cards those are.

A card is named by its id or by what is printed on it: `.#..:mouse,spray @1,0 r180` (walls north, east, south, west).
Faces become box cards of a set of cards of their own, and the position reader does the rest.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from clowder.core.errors import Fault, InvalidPosition
from clowder.core.parts import read_house_part
from clowder.core.types import Json
from clowder.games.if_it_fits.catalogue import BOXES, PACKAGE
from clowder.games.if_it_fits.position_checks import words_of

FACE: Final = re.compile(r"([#.]{4})(?::([a-z_,]{0,120}))?( @-?\d{1,4},-?\d{1,4}(?: r180| r0)?)", re.ASCII)
WORD: Final = re.compile(r"\w+")
SYMBOLS: Final = 6  # on one face: more than any card has
FIELDS: Final = ("game", "rules_version", "seats", "options", "table", "lying")
UNKNOWN: Final = "E_POSITION_FIELD"


def as_position(pad: Mapping[str, Any]) -> Json:
    """The position that a pad describes, at its end. Raises InvalidPosition."""
    if not isinstance(pad, Mapping):
        raise InvalidPosition([Fault("E_POSITION", "position", {}, "a pad is a JSON object")])
    faults = [Fault(UNKNOWN, str(name)[:50], {"where": str(name)[:50]}, "") for name in pad if name not in FIELDS]
    options = pad.get("options") or {}
    texts = words_of(pad.get("table", [])) or []
    table = pad.get("table", [])
    if isinstance(options, Mapping) and any(FACE.fullmatch(text) for text in texts):
        table, cards = _with_faces(texts, options.get("card_data", "house"), faults)
        options = {**options, "card_data": cards}
    if faults:
        raise InvalidPosition(faults)
    return {**pad, "options": options, "table": table, "pile": [], "phase": "over"}


def _with_faces(texts: list[str], base: Any, faults: list[Fault]) -> tuple[list[str], Any]:
    """The table by ids, and the cards with the faces in place of box cards that do not lie there."""
    data = read_house_part(PACKAGE, "house") if isinstance(base, str) else base
    boxes = data.get("box") if isinstance(data, Mapping) else None
    if not isinstance(boxes, Mapping):
        return texts, base  # the options are found wanting on their own
    lying = {word for text in texts if FACE.fullmatch(text) is None for word in WORD.findall(text)}
    free = [id for id in boxes if id not in lying]
    toys = data.get("toys")
    kinds = [kind for kind in (toys if isinstance(toys, list) else []) if isinstance(kind, str)] + ["spray"]
    named: list[str] = []
    changed: Json = {}
    for text in texts:
        match = FACE.fullmatch(text)
        if match is None:
            named.append(text)
            continue
        symbols = [symbol for symbol in (match[2] or "").split(",") if symbol]
        if len(symbols) > SYMBOLS or any(symbol not in kinds for symbol in symbols):
            where = f"table: {text[:60]}"
            faults.append(Fault("E_PAD_FACE", where, {"where": where, "kinds": ", ".join(kinds), "most": SYMBOLS}, ""))
        elif not free:
            faults.append(Fault("E_PAD_CARDS", "table", {"where": "table", "most": BOXES}, "more cards than there are"))
            break
        else:
            id = free.pop()
            changed[id] = {"sides": match[1], "symbols": symbols}
            named.append(id + match[3])
    return named, {**data, "box": {**boxes, **changed}}
