"""If It Fits in plain lines: the cells with their walls, cats and toys, what each box pays now, the own cards."""

import re

from clowder.cli.speech import Words, printed, score_text, text
from clowder.core.types import Json

Cell = tuple[int, int]
_PLACE = re.compile(r"@(-?\d+),(-?\d+)")
_SIGNS = {"mouse": "m", "yarn": "y", "feather": "f", "fish": "i", "spray": "!"}
_NORTH, _EAST, _SOUTH, _WEST = range(4)
_WIDE = 4  # letters inside a cell


def draw(view: Json, words: Words) -> list[str]:
    signs = ", ".join(f"{sign}: {words.piece(id)}" for id, sign in {"princess": "P", **_SIGNS}.items())
    lines = [*grid(view), text("fits-legend", signs=signs)] if view["table"] else []
    for box in view["boxes"]:
        paid = ", ".join(
            f"{words.name(seat)} {printed(f'{points:+d}')}" for seat, points in enumerate(box["pays"]) if points
        )
        if paid:
            lines.append(text("fits-box", box=box["box"], paid=paid))
    for seat, score in enumerate(view["scores"]):
        cats, cards = view["supply"][seat], view["cards"][seat]
        letter, name = words.game.seat_label(seat), words.name(seat)
        called = name if name == letter else f"{name} ({letter})"
        lines.append(score_text("fits-seat", name=called, points=score, cats=cats, cards=cards))
    lines.append(text("fits-pile", count=view["pile"]["left"]))
    if view.get("hand"):
        lines.append(text("own-cards", cards="; ".join(_named(view, card, words) for card in view["hand"])))
    return lines


def _named(view: Json, card: str, words: Words) -> str:
    """A card with its walls and what lies on it."""
    walls, *things = view["faces"].get(card, "").split() or [""]
    return " ".join([card, walls, ", ".join(words.piece(thing) for thing in things)]).strip()


def _place(text: str) -> Cell:
    found = _PLACE.search(text)
    assert found is not None
    return int(found[1]), int(found[2])


def walls_and_signs(view: Json) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """Per cell the walls as "NESW" marks, and what lies there in a few letters."""
    walls: dict[Cell, str] = {}
    signs: dict[Cell, str] = {}
    for card in view["table"]:
        cell, name = _place(card), card.split()[0]
        marks, *things = view["faces"].get(name, "....").split()
        walls[cell] = marks[2:] + marks[:2] if card.endswith("r180") else marks
        owner = card.split()[1].lower() if name == "sleep" else "P" if name == "princess" else ""
        signs[cell] = owner + "".join(_SIGNS.get(thing, "*") for thing in things)
    for card in view["lying"]:
        x, y = _place(card)
        who = card.split()[1] if card.startswith("cat") else "P" if card.startswith("princess") else "*"
        for cell, side in (((x, y), "<"), ((x + 1, y), ">")):
            signs[cell] = (f"<{who}" if side == "<" else f"{who}>") + signs.get(cell, "")
    return walls, signs


def grid(view: Json) -> list[str]:
    walls, signs = walls_and_signs(view)
    columns = range(min(x for x, _ in walls), max(x for x, _ in walls) + 1)
    rows = range(min(y for _, y in walls), max(y for _, y in walls) + 1)

    def wall(cell: Cell, side: int) -> bool:
        return walls.get(cell, "....")[side] == "#"

    def edge(y: int) -> str:
        closed = ((wall((x, y), _NORTH) or wall((x, y - 1), _SOUTH)) for x in columns)
        return " " * 6 + "".join("+" + ("-" if shut else " ") * _WIDE for shut in closed) + "+"

    lines = [" " * 6 + "".join(f"{x:^{_WIDE + 1}}" for x in columns)]
    for y in rows:
        line = f"{y:4d}  "
        for x in range(columns.start, columns.stop + 1):
            line += "|" if wall((x, y), _WEST) or wall((x - 1, y), _EAST) else " "
            if x < columns.stop:
                line += f"{signs.get((x, y), '') if (x, y) in walls else '.':^{_WIDE}}"[:_WIDE]
        lines += [edge(y), line]
    return [*lines, edge(rows.stop)]
