"""Cat Box in plain lines: the grid of exposed quadrants, the hands, the deck."""

import re
from typing import Any

from clowder.cli.speech import Words, text
from clowder.core.types import Json

_PLACE = re.compile(r"@(-?\d+),(-?\d+)")


def draw(view: Json, words: Words) -> list[str]:
    lines = grid(view, words)
    for owner, hand in enumerate(view["hands"]):
        lines += _hand(view, words, owner, hand)
    deck = view["deck"]
    lines.append(text("cat-box-deck", count=deck["count"], top=deck["top"] or "-"))
    if view.get("identity"):
        lines.append(text("cat-box-identity", identity=_content(words, view["identity"])))
    lines.append(text("cat-box-counts", counts=_counts(view["counts"], words)))
    return lines


def exposed(view: Json) -> dict[tuple[int, int], str]:
    """What lies on top of every cell: the cards in the order in which they were laid."""
    cells: dict[tuple[int, int], str] = {}
    for card, face in zip(view["table"], view["faces"], strict=True):
        place = _PLACE.search(card)
        if place is None:
            continue
        x, y = int(place[1]), int(place[2])
        for i, content in enumerate(face.replace("/", "")):
            cells[x + i % 2, y + i // 2] = content
    return cells


def grid(view: Json, words: Words) -> list[str]:
    """One line per row; a dot is a vacant cell. Columns and rows are numbered as in the moves."""
    cells = exposed(view)
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    lines = [text("cat-box-columns").ljust(9) + "".join(f"{x:4d}" for x in columns)]
    for y in rows:
        label = text("cat-box-row", row=str(y)).ljust(9)
        lines.append(label + "".join(f"{cells.get((x, y), '.'):>4}" for x in columns))
    for owner, cell in enumerate(view.get("scratchers", [])):
        if cell is not None:
            lines.append(text("cat-box-scratcher", name=words.name(owner), cell=str(cell)))
    return lines


def _hand(view: Json, words: Words, owner: int, hand: list[Any]) -> list[str]:
    parts = []
    for slot, card in enumerate(hand):
        place = f"{owner + 1}.{slot}"
        if card is None:
            parts.append(text("cat-box-empty-slot", place=place))
        else:
            parts.append(_card(card, place))
    reserved = view.get("reserved", [])
    if owner < len(reserved) and reserved[owner] is not None:
        parts.append(_card(reserved[owner], text("cat-box-reserved")))
    line = f"{words.name(owner)}: {'; '.join(parts)}"
    if "tiles" in view:
        tiles = view["tiles"][owner]
        named = ", ".join(f"{words.piece(tile)} ({tile})" for tile in tiles)
        line += "; " + text("cat-box-tiles", tiles=named or "-")
    return [line]


def _card(card: Json, place: str) -> str:
    if "secret" in card:
        return text("cat-box-own-card", place=place, visible=card["visible"], secret=card["secret"])
    return text("cat-box-card", place=place, visible=card["visible"])


def _content(words: Words, letter: str) -> str:
    id = f"piece-{letter}"
    return f"{words.texts.say(id)} ({letter})" if words.texts.has(id) else letter


def _counts(counts: Json, words: Words) -> str:
    """Kittens and largest group by colour, empty boxes, groups of three."""
    parts = []
    for name, value in counts.items():
        named = text("cat-box-threes") if name == "threes" else _content(words, name)
        parts.append(f"{named} {value[0]}+{value[1]}" if isinstance(value, list) else f"{named} {value}")
    return ", ".join(parts)
