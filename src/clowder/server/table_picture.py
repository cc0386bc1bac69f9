"""The final table of each game, drawn small: nothing but what everybody may see, and enough to know the game again."""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from PIL import ImageDraw

from clowder.core.types import Json

INK, PANEL, LINE, BOARD, BOARD_DARK = "#3a2e27", "#fffdf8", "#d9ccb8", "#c99b66", "#a87a49"
SEATS: Final = ("#d55e00", "#0072b2", "#007a59", "#e3b505", "#a8487f", "#56b4e9")
KITTENS: Final = {"K": "#4a4340", "P": "#f2a3b8", "V": "#9a7cc7", "B": "#6aa5dc", "Y": "#f2c84b"}
SERIES: Final = {"blue": "#5b8fd0", "yellow": "#f2c84b", "red": "#d9603b", "green": "#5e9f62"}
ROAD, GRASS, PATH, CAR = "#b9b1a6", "#cfe0b4", "#efe3cc", "#c0392b"
TOYS: Final = {"mouse": "#8d8a86", "yarn": "#d9603b", "feather": "#5b8fd0", "fish": "#5e9f62"}
_PLACE: Final = re.compile(r"@(-?\d+),(-?\d+)")
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Area:
    """A rectangle of the picture with coordinates of its own: a unit is `unit` pixels, (0, 0) is at (left, top)."""

    draw: ImageDraw.ImageDraw
    left: float
    top: float
    unit: float

    @classmethod
    def fitting(cls, draw: ImageDraw.ImageDraw, room: Box, inner: Box) -> "Area":
        """The largest in the middle of the room that holds everything from (x0, y0) to (x1, y1)."""
        x0, y0, x1, y1 = inner
        unit = min((room[2] - room[0]) / (x1 - x0), (room[3] - room[1]) / (y1 - y0))
        left = (room[0] + room[2] - unit * (x0 + x1)) / 2
        return cls(draw, left, (room[1] + room[3] - unit * (y0 + y1)) / 2, unit)

    def at(self, *values: float) -> list[float]:
        return [(self.left, self.top)[n % 2] + value * self.unit for n, value in enumerate(values)]

    def width(self, units: float) -> int:
        return max(1, round(units * self.unit))

    def box(self, x0: float, y0: float, x1: float, y1: float, fill: str, edge: str = INK, line: float = 0.04) -> None:
        corner = min(x1 - x0, y1 - y0) * 0.14 * self.unit
        self.draw.rounded_rectangle(self.at(x0, y0, x1, y1), corner, fill, edge, self.width(line))

    def dot(self, x: float, y: float, size: float, fill: str, edge: str = INK, line: float = 0.04) -> None:
        self.draw.ellipse(self.at(x - size, y - size, x + size, y + size), fill, edge, self.width(line))

    def path(self, points: Iterable[float], colour: str, line: float) -> None:
        self.draw.line(self.at(*points), colour, self.width(line), "curve")

    def cat(self, x: float, y: float, size: float, coat: str, eyes: str = INK) -> None:
        """A head that is known as a cat's at ten pixels."""
        line = size * 0.14
        for side in (-1, 1):
            ear = (x + side * size * 0.95, y - size * 1.25)
            shape = self.at(x + side * size * 0.98, y - size * 0.1, *ear, x + side * size * 0.1, y - size * 0.85)
            self.draw.polygon(shape, coat, INK, self.width(line))
        self.dot(x, y, size, coat, INK, line)
        for side in (-1, 1):
            self.dot(x + side * size * 0.4, y - size * 0.1, size * 0.13, eyes, eyes)


def draw_table(draw: ImageDraw.ImageDraw, view: Json, room: Box) -> bool:
    """Whether there is a drawing of this game; it is inside of the room."""
    drawn = DRAWN.get(view["game"])
    if drawn is None or not drawn[0](view):
        return False
    drawn[1](draw, view, room)
    return True


def _place(text: str) -> tuple[int, int]:
    found = _PLACE.search(text)
    assert found is not None
    return int(found[1]), int(found[2])


def _around(cells: Iterable[tuple[int, int]], margin: float = 0.3) -> Box:
    found = list(cells)
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs) - margin, min(ys) - margin, max(xs) + 1 + margin, max(ys) + 1 + margin


# -- Cat Box ----------------------------------------------------------------------------------------------------------


def _cat_box(draw: ImageDraw.ImageDraw, view: Json, room: Box) -> None:
    """Cards of four boxes, laid over one another: what is on top is seen."""
    cells: dict[tuple[int, int], str] = {}
    for card, face in zip(view["table"], view["faces"], strict=True):
        x, y = _place(card)
        for n, content in enumerate(face.replace("/", "")):
            cells[x + n % 2, y + n // 2] = content
    area = Area.fitting(draw, room, _around(cells))
    for (x, y), content in cells.items():
        area.box(x + 0.02, y + 0.02, x + 0.98, y + 0.98, BOARD, BOARD_DARK)
        area.box(x + 0.13, y + 0.13, x + 0.87, y + 0.87, "#e3c195", BOARD_DARK, 0.02)
        if content in KITTENS:
            area.cat(x + 0.5, y + 0.58, 0.26, KITTENS[content], PANEL if content == "K" else INK)


# -- Csacska Macska ---------------------------------------------------------------------------------------------------


def _series(draw: ImageDraw.ImageDraw, view: Json, room: Box) -> None:
    """A row for each seat: its coins, and the fans of cards that were not counted."""
    longest = max([sum(one["size"] for one in row) + len(row) for row in view["series"]] + [6])
    area = Area.fitting(draw, room, (0.0, 0.0, 3.6 + longest * 0.75, view["seats"] * 1.9))
    for seat, series in enumerate(view["series"]):
        top, x = seat * 1.9 + 0.2, 3.2
        area.cat(0.8, top + 0.85, 0.5, SEATS[seat % len(SEATS)])
        for coin in range(min(12, view["coins"][seat])):
            area.dot(1.75 + coin % 4 * 0.28, top + 1.3 - coin // 4 * 0.4, 0.22, "#e8b93a", "#8a6508", 0.03)
        for one in series:
            for _ in range(one["size"]):
                area.box(x, top, x + 1.05, top + 1.5, PANEL)
                area.box(x + 0.12, top + 0.14, x + 0.93, top + 1.36, SERIES.get(one["colour"], LINE), INK, 0.02)
                area.cat(x + 0.52, top + 0.82, 0.24, PANEL)
                x += 0.6
            x += 0.75


# -- If It Fits -------------------------------------------------------------------------------------------------------


def _boxes(draw: ImageDraw.ImageDraw, view: Json, room: Box) -> None:
    """Cells with their walls, the cats that lie there, toys as dots."""
    area = Area.fitting(draw, room, _around(map(_place, view["table"])))
    walls: list[tuple[float, float, float, float]] = []
    for card in view["table"]:
        (x, y), name = _place(card), card.split()[0]
        marks, *things = view["faces"].get(name, "....").split()
        marks = marks[2:] + marks[:2] if card.endswith("r180") else marks
        area.draw.rectangle(area.at(x, y, x + 1, y + 1), "#e3c195", "#d3ac79", area.width(0.03))
        sides = ((x, y, x + 1, y), (x + 1, y, x + 1, y + 1), (x, y + 1, x + 1, y + 1), (x, y, x, y + 1))
        walls += [side for side, mark in zip(sides, marks, strict=False) if mark == "#"]
        for n, thing in enumerate(things):
            area.dot(x + 0.26 + n * 0.28, y + 0.72, 0.13, TOYS.get(thing, "#ffffff"), INK, 0.03)
        if name in ("sleep", "princess"):
            coat = "#f2a3b8" if name == "princess" else SEATS[(ord(card.split()[1]) - ord("A")) % len(SEATS)]
            area.dot(x + 0.5, y + 0.55, 0.3, coat)
            area.cat(x + 0.38, y + 0.48, 0.18, coat)
    for wall in walls:
        area.path(wall, BOARD_DARK, 0.12)
    for card in view["lying"]:
        x, y = _place(card)
        words = card.split()
        coat = SEATS[(ord(words[1][0]) - ord("A")) % len(SEATS)] if words[0] == "cat" else "#f2a3b8"
        area.draw.ellipse(area.at(x + 0.2, y + 0.2, x + 1.8, y + 0.85), coat, INK, area.width(0.04))
        area.cat(x + 0.5, y + 0.45, 0.25, coat)


# -- Cat Attack -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _town() -> Any:
    return json.loads((files("clowder.games.cat_attack") / "parts" / "board.json").read_text(encoding="utf-8"))


def _neighbourhood(draw: ImageDraw.ImageDraw, view: Json, room: Box) -> None:
    """Streets around the gardens, and who is where: cats, mice, birds, the car."""
    town = _town()
    spaces = {one["id"]: one for one in town["spaces"]}
    area = Area.fitting(draw, room, (0.0, 0.0, 10.0, 10.0))
    area.box(0, 0, 10, 10, ROAD)
    area.box(1.1, 1.1, 8.9, 8.9, GRASS)
    at = {id: (one["x"] / 100, one["y"] / 100) for id, one in spaces.items()}
    for one, other in town["edges"]:
        if spaces[one]["kind"] != "road" or spaces[other]["kind"] != "road":
            area.path((*at[one], *at[other]), PATH, 0.16)
    for id, (x, y) in at.items():
        road = spaces[id]["kind"] == "road"
        area.dot(x, y, 0.2, "#dcd6cc" if road else "#f2c84b" if spaces[id]["curiosity"] else PATH, BOARD_DARK, 0.03)
    for shop in town["shops"]:
        x, y = (value / 100 for value in shop["roof"])
        area.box(x - 0.6, y - 0.45, x + 0.6, y + 0.45, LINE if shop["id"] in view["closed"] else PANEL)
        area.draw.polygon(area.at(x - 0.72, y - 0.4, x, y - 0.85, x + 0.72, y - 0.4), BOARD_DARK, INK, area.width(0.05))
    for seat, home in enumerate(view["homes"]):
        found = next((one for one in town["homes"] if one["id"] == home), None)
        if found is not None:
            (ax, ay), (bx, by) = found["larder"]
            x, y = (ax + bx) / 200, (ay + by) / 200
            area.box(x - 0.5, y - 0.4, x + 0.5, y + 0.4, SEATS[seat % len(SEATS)])
    for places, colour in ((view["mice"], "#8d8a86"), (view["birds"], "#5b8fd0")):
        for id in places:
            if id in at:
                area.dot(*at[id], 0.2, colour)
    if view["car"] in at:
        x, y = at[view["car"]]
        area.box(x - 0.5, y - 0.3, x + 0.5, y + 0.3, CAR)
    for seat, id in enumerate(view["cats"]):
        if id in at:
            area.cat(*at[id], 0.42, SEATS[seat % len(SEATS)])


Draw = Callable[[ImageDraw.ImageDraw, Json, Box], None]
# whether there is something to draw, and how
DRAWN: Final[dict[str, tuple[Callable[[Json], bool], Draw]]] = {
    "cat-box": (lambda view: bool(view["table"]), _cat_box),
    "csacska-macska": (lambda view: True, _series),
    "if-it-fits": (lambda view: bool(view["table"]), _boxes),
    "cat-attack": (lambda view: True, _neighbourhood),
}
