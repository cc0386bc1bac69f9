"""If It Fits read from the view."""

import re
from collections.abc import Sequence
from typing import Any

from clowder.adapters.encoders.if_it_fits import IfItFitsEncoder
from clowder.adapters.encoders.layout import Block, Encoder, Json, Numbers
from clowder.games.if_it_fits.catalogue import load_card_data

SEAT_NAMES = "ABCDE"
CAUSES = ("pile", "cats")
PACKETS_SHOWN = 8
_CELL = re.compile(r"(-?\d+),(-?\d+)")


class IfItFitsReader(Encoder):
    phases = IfItFitsEncoder.phases

    def __init__(self, seats: int, blocks: Sequence[Block], view: Json) -> None:
        table = blocks[0]
        _, self.rows, self.columns = table.shape
        names = table.meaning.split(": ")[1].split(", ")
        self.plane = {name: number for number, name in enumerate(names)}
        data: Any = load_card_data(view["rules"]["card_data"])
        self.cards = {card.id: card for card in data.cards}
        self.numbers = {card.id: number for number, card in enumerate(data.cards)}
        self.cell_cat = data.cell_cat
        super().__init__(seats, blocks)

    def fill(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        self._table(view, seat, parts["table"])
        hand = view["hands"][seat] if "hands" in view else view["hand"]
        for card in hand:
            if card in self.numbers:
                parts["hand"][self.numbers[card]] = 1
            else:
                parts["hand"][-1] += 1 / 5
        for card in view["starts"]:
            parts["starts"][self.numbers[card]] = 1
        for name, key, scale in (
            ("held", "cards", 10),
            ("supply", "supply", 10),
            ("scores", "scores", 50),
            ("negative", "negative", 20),
        ):
            parts[name][:] = [value / scale for value in self.by_seat(view[key], seat)]
        parts["pile"][0] = view["pile"]["left"] / 80
        for place, left in enumerate(view["pile"]["packets"][:PACKETS_SHOWN]):
            parts["pile"][1 + place] = left / 40
        if view["ending"] is not None:
            parts["ending"][CAUSES.index(view["ending"]["cause"])] = 1
            parts["ending"][len(CAUSES) + self.turned(view["ending"]["by"], seat)] = 1
        parts["first"][self.turned(view["first"], seat)] = 1

    # -- the planes

    def _table(self, view: Json, seat: int, planes: Numbers) -> None:
        for text in view["table"]:
            name, _, rest = text.partition(" @")
            at = self._cell(rest)
            if at is not None:
                self._card(planes, at, name, "r180" in rest, seat)
        for text in view["lying"]:
            name, _, rest = text.partition(" @")
            at = self._cell(rest)
            if at is None:
                continue
            kind, _, owner = name.partition(" ")
            if kind == "cat":
                plane = self.plane[f"cat across of seat +{self.turned(SEAT_NAMES.index(owner), seat)}"]
            else:
                plane = self.plane["Princess across" if kind == "princess" else "toy across"]
            planes[plane, at[0], at[1] : at[1] + 2] = 1
        if view["played"] is not None and (at := self._cell(view["played"])) is not None:
            planes[self.plane["just played"], at[0], at[1]] = 1
        for box in view["boxes"]:
            self._box(planes, box, seat)

    def _card(self, planes: Numbers, at: tuple[int, int], name: str, turned: bool, seat: int) -> None:
        row, column = at
        planes[0, row, column] = 1
        card = self.cards.get(name, self.cell_cat)
        sides = card.sides[2:] + card.sides[:2] if turned else card.sides
        for place, side in enumerate(sides):
            planes[1 + place, row, column] = side == "#"
        for symbol in card.symbols:
            planes[self.plane[symbol], row, column] += 1 / 4
        kind, _, owner = name.partition(" ")
        if kind == "sleep":
            step = self.turned(SEAT_NAMES.index(owner), seat)
            planes[self.plane[f"sleeper of seat +{step}"], row, column] = 1
        elif kind == "princess":
            planes[self.plane["Princess"], row, column] = 1

    def _box(self, planes: Numbers, box: Json, seat: int) -> None:
        takers = [self.turned(other, seat) for other in box["takers"]]
        for text in box["cells"]:
            at = self._cell(text)
            if at is None:
                continue
            planes[self.plane["closed box"], at[0], at[1]] = box["closed"]
            planes[self.plane["plus of its box / 10"], at[0], at[1]] = box["plus"] / 10
            planes[self.plane["minus of its box / 10"], at[0], at[1]] = box["minus"] / 10
            for step in takers:
                planes[self.plane[f"seat +{step} takes its box"], at[0], at[1]] = 1

    def _cell(self, text: str) -> tuple[int, int] | None:
        """Row and column of the planes; the cell 0,0 is in the middle."""
        found = _CELL.search(text)
        assert found is not None, f"no cell in {text!r}"
        column, row = int(found[1]) + self.columns // 2, int(found[2]) + self.rows // 2
        return (row, column) if 0 <= row < self.rows and 0 <= column < self.columns else None
