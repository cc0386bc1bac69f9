"""What lies on the table in a game of If It Fits: dictionaries of cells, and questions about them (IF-R1)."""

from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]
SEATS = "ABCDE"
STEPS: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
SIZES = {"small": (11, 7), "kitchen": (15, 9), "large": (19, 11), "unlimited": None}  # house data 7


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def turned(sides: str) -> str:
    """By 180 degrees: abcd becomes cdab."""
    return sides[2:] + sides[:2]


def rotations(sides: str) -> list[str]:
    """IF-R2: what a move adds; rotations that look alike are one."""
    return [""] if turned(sides) == sides else ["", " r180"]


@dataclass
class Laid:
    """A card in a cell: a box, a start box, a toy as a box, "sleep A", "princess"."""

    name: str
    sides: str  # as it lies, N E S W
    turn: str  # "" or " r180"
    symbols: list[str] = field(default_factory=list)

    def is_open(self, side: str) -> bool:
        return self.sides["NESW".index(side)] == "."

    def is_box_card(self) -> bool:
        """IF-R10: not a cat in a cell."""
        return self.name != "princess" and not self.name.startswith("sleep")


class Table:
    def __init__(self, size: tuple[int, int] | None, no_double_walls: bool) -> None:
        self.size, self.no_double_walls = size, no_double_walls
        self.cells: dict[Cell, Laid] = {}  # oldest first
        self.lying: dict[Cell, str] = {}  # by the left cell: "cat A", "princess", "T1"

    # -- placing in cells (3.4) -----------------------------------------------------------------------------------

    def is_on_table(self, cell: Cell) -> bool:
        """IF-PLACE-3."""
        return self.size is None or (abs(cell[0]) <= self.size[0] // 2 and abs(cell[1]) <= self.size[1] // 2)

    def free_cells(self) -> list[Cell]:
        """IF-PLACE-2, IF-PLACE-6, IF-R3: empty, on the table, sharing a side with a card in a cell."""
        near = {beside(cell, side) for cell in self.cells for side in STEPS}
        return sorted(cell for cell in near if cell not in self.cells and self.is_on_table(cell))

    def makes_double_wall(self, cell: Cell, sides: str) -> bool:
        """IF-R7."""
        for at, side in enumerate("NESW"):
            other = self.cells.get(beside(cell, side))
            if other and sides[at] == "#" and not other.is_open(OPPOSITE[side]):
                return True
        return False

    def placements(self, sides: str, cells: list[Cell], ban: bool) -> list[str]:
        """ "@1,0 r180": all legal places and rotations among these cells; IF-PLACE-5, IF-ADV-2."""
        found = []
        for cell in cells:
            for turn in rotations(sides):
                lies = turned(sides) if turn else sides
                if not (ban and self.makes_double_wall(cell, lies)):
                    found.append(f"@{cell[0]},{cell[1]}{turn}")
        return found

    # -- boxes (3.2) ----------------------------------------------------------------------------------------------

    def are_joined(self, cell: Cell, side: str) -> bool:
        """IF-BOX-3, IF-R4: a passage only if open on both cards."""
        mine, other = self.cells.get(cell), self.cells.get(beside(cell, side))
        return mine is not None and other is not None and mine.is_open(side) and other.is_open(OPPOSITE[side])

    def box_of(self, cell: Cell) -> set[Cell]:
        box, border = {cell}, [cell]
        while border:
            here = border.pop()
            for side in STEPS:
                to = beside(here, side)
                if to not in box and self.are_joined(here, side):
                    box.add(to)
                    border.append(to)
        return box

    def boxes(self) -> list[set[Cell]]:
        """The one with the oldest card first."""
        found: list[set[Cell]] = []
        for cell in self.cells:
            if not any(cell in box for box in found):
                found.append(self.box_of(cell))
        return found

    def open_sides(self, box: set[Cell]) -> int:
        """IF-BOX-5, IF-R4 to -R6: sides that are open towards no card."""
        return sum(
            self.cells[cell].is_open(side) and beside(cell, side) not in self.cells for cell in box for side in STEPS
        )

    def awake(self, box: set[Cell], seat: int) -> int:
        return sum(name == f"cat {SEATS[seat]}" and left in box for left, name in self.lying.items())

    def asleep(self, box: set[Cell], seat: int) -> int:
        return sum(self.cells[cell].name == f"sleep {SEATS[seat]}" for cell in box)

    def symbols(self, box: set[Cell], toys: dict[str, Any]) -> list[str]:
        """IF-R26, IF-R43: of the cards, covered or not, and of special toys lying in the box."""
        found = [symbol for cell in box for symbol in self.cells[cell].symbols]
        for left, name in self.lying.items():
            if left in box and name in toys:
                found += toys[name]["symbols"]
        return found

    # -- lying cards (3.5) ----------------------------------------------------------------------------------------

    def covered(self) -> set[Cell]:
        return {cell for left in self.lying for cell in (left, beside(left, "E"))}

    def may_lie(self, left: Cell) -> bool:
        """IF-CAT-2, -3, -8, IF-R8, IF-R10."""
        right = beside(left, "E")
        if left not in self.cells or right not in self.cells or {left, right} & self.covered():
            return False
        both = self.cells[left].is_box_card() and self.cells[right].is_box_card()
        return both and self.are_joined(left, "E")

    def is_free_for(self, left: Cell, seat: int, seats: int) -> bool:
        """IF-R17: nobody else has a cat in the box, awake or asleep, or this player has one too."""
        box = self.box_of(left)
        there = [self.awake(box, other) + self.asleep(box, other) for other in range(seats)]
        return sum(there) == there[seat] or there[seat] > 0
