"""A second scorer and a second table, written from section 8 and section 4 alone: dictionaries, no shortcuts.

It reads a position as JSON and the data file; nothing of the engine's geometry or scoring is used.
"""

import re
import tomllib
from collections import Counter
from importlib import resources
from typing import Any

DATA = tomllib.loads((resources.files("clowder.games.if_it_fits") / "parts" / "house.toml").read_text("utf-8"))
FACES = {**DATA["box"], **DATA["special_toy"], **DATA["start"]}
TABLES = {"small": (5, 3), "kitchen": (7, 4), "large": (9, 5)}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west

Cell = tuple[int, int]


class Table:
    """What lies where, read from the JSON of a position."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.sides: dict[Cell, str] = {}
        self.symbols: dict[Cell, list[str]] = {}
        self.sleeping: dict[Cell, int] = {}
        self.black: set[Cell] = set()
        self.lying: dict[Cell, str] = {}
        for text in position["table"]:
            name, cell, turned = self.read(text)
            if name.startswith("sleep"):
                self.sleeping[cell] = "ABCDE".index(name[-1])
            elif name == "princess":
                self.black.add(cell)
            sides = FACES[name]["sides"] if name in FACES else DATA["cell_cat"]["sides"]
            self.sides[cell] = sides[2:] + sides[:2] if turned else sides
            self.symbols[cell] = list(FACES[name]["symbols"]) if name in FACES else []
        for text in position["lying"]:
            name, cell, _ = self.read(text)
            self.lying[cell] = name

    @staticmethod
    def read(text: str) -> tuple[str, Cell, bool]:
        match = re.fullmatch(r"(.+) @(-?\d+),(-?\d+)( r180)?", text)
        assert match is not None
        return match[1], (int(match[2]), int(match[3])), bool(match[4])

    def beside(self, cell: Cell, side: int) -> Cell:
        return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]

    def passage(self, cell: Cell, side: int) -> bool:
        other = self.beside(cell, side)
        return other in self.sides and self.sides[cell][side] == "." and self.sides[other][(side + 2) % 4] == "."

    def boxes(self) -> list[set[Cell]]:
        left = set(self.sides)
        found = []
        while left:
            box = {next(iter(left))}
            while True:
                more = {self.beside(cell, side) for cell in box for side in range(4) if self.passage(cell, side)}
                if more <= box:
                    break
                box |= more
            left -= box
            found.append(box)
        return found

    def open_sides(self, box: set[Cell]) -> int:
        return sum(
            self.sides[cell][side] == "." and self.beside(cell, side) not in self.sides
            for cell in box
            for side in range(4)
        )

    def covered(self) -> set[Cell]:
        return {cell for left in self.lying for cell in (left, self.beside(left, 1))}

    def coverable(self) -> set[Cell]:
        """Left cells of the pairs over which a card could lie."""
        bare = set(self.sides) - self.covered() - set(self.sleeping) - self.black
        return {cell for cell in bare if self.beside(cell, 1) in bare and self.passage(cell, 1)}

    def frontier(self, table: str) -> set[Cell]:
        cells = {self.beside(cell, side) for cell in self.sides for side in range(4)} - set(self.sides)
        if table == "unlimited":
            return cells
        columns, rows = TABLES[table]
        return {(column, row) for column, row in cells if abs(column) <= columns and abs(row) <= rows}


def recount(position: dict[str, Any], rules: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Totals and negative points; `rules` are the options without any "auto"."""
    table = Table(position)
    seats = position["seats"]
    total, negative = [0] * seats, [0] * seats
    for box in table.boxes():
        lying = [name for cell, name in table.lying.items() if cell in box]
        awake = [sum(name == f"cat {'ABCDE'[seat]}" for name in lying) for seat in range(seats)]
        sleeping = [
            sum(owner == seat and cell in box for cell, owner in table.sleeping.items()) for seat in range(seats)
        ]
        symbols = Counter(symbol for cell in box for symbol in table.symbols[cell])
        for name in lying:
            if name in DATA["special_toy"]:
                symbols.update(DATA["special_toy"][name]["symbols"])
        sprays = symbols.pop("spray", 0)
        top = max(symbols.values(), default=0)
        good = top
        if rules["tied_kinds"] == "all" and top > 0:
            good = top * sum(count == top for count in symbols.values())
        factor = 2 if table.open_sides(box) == 0 else 1
        asleep_weight = 1 if rules["half_sleeping"] else 2
        weights = [2 * awake[s] + asleep_weight * sleeping[s] if awake[s] else 0 for s in range(seats)]
        for seat in range(seats):
            if max(weights) > 0 and weights[seat] == max(weights):
                total[seat] += factor * good - factor * sprays
                negative[seat] += factor * sprays
            extra = awake[seat]
            if rules["extra_cats"] == "counted" and awake[seat] >= 1:
                extra += sleeping[seat]
            if extra >= 2 and not rules["no_extra_cat_points"]:
                total[seat] += extra - 1
    return total, negative
