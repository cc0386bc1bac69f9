"""If It Fits as numbers: planes over the table, and what the seats hold."""

from typing import Any

from clowder.adapters.encoders.layout import AnyEncoder, Block, Json, SparseEncoder, Spots
from clowder.core.game import Game
from clowder.games.if_it_fits.catalogue import SPRAY, load_card_data

ENDLESS = 33  # columns and rows shown of a table without an edge
SEAT_NAMES = "ABCDE"
CAUSES = ("pile", "cats")
PACKETS = 8
WALLS = ("wall north", "wall east", "wall south", "wall west")
ACROSS = {"cat": "cat across of seat +0", "princess": "Princess across"}


def make(game: Game, seats: int, options: Json) -> AnyEncoder:
    view = game.new(seats=seats, options=options, seed=0).view(0)
    columns, rows = view["size"] or (ENDLESS, ENDLESS)
    return IfItFitsEncoder(seats, columns, rows, load_card_data(view["rules"]["card_data"]))


class IfItFitsEncoder(SparseEncoder):
    phases = ("start", "choose", "play", "cat", "over")

    def __init__(self, seats: int, columns: int, rows: int, data: Any) -> None:
        self.columns, self.rows = columns, rows
        self.cards = {card.id: card for card in data.cards}
        self.numbers = {card.id: number for number, card in enumerate(data.cards)}
        self.cell_cat = data.cell_cat
        self.symbols = (*data.toys, SPRAY)
        names = [
            "card", *WALLS, *self.symbols, "Princess", "Princess across",
            "toy across", "closed box", "plus of its box / 10", "minus of its box / 10", "just played",
            *[f"sleeper of seat +{step}" for step in range(seats)],
            *[f"cat across of seat +{step}" for step in range(seats)],
            *[f"seat +{step} takes its box" for step in range(seats)],
        ]  # fmt: skip
        self.area = rows * columns
        self.places: dict[str, int | None] = {}  # cells met so far, and the cards below
        self.found: dict[tuple[str, bool, int], list[tuple[int, float]]] = {}
        endless = "; cells further out are not shown" if columns == rows == ENDLESS else ""
        super().__init__(
            seats,
            [
                Block("table", (len(names), rows, columns), f"planes by [row, column]{endless}: {', '.join(names)}"),
                Block(
                    "hand", (len(self.cards) + 1,), "the own cards: boxes, special toys and start boxes; Princesses / 5"
                ),
                Block("starts", (len(self.cards),), "start boxes that may be chosen, by card"),
                Block("held", (seats,), "cards in each hand / 10"),
                Block("supply", (seats,), "cats in each supply / 10"),
                Block("scores", (seats,), "points now / 50"),
                Block("negative", (seats,), "what is lost now / 20"),
                Block("pile", (1 + PACKETS,), "cards in the pile / 80; cards in each packet, from the top / 40"),
                Block("ending", (len(CAUSES) + seats,), f"why the end has begun ({', '.join(CAUSES)}), and by whom"),
                Block("first", (seats,), "the first player"),
            ],
        )
        start = self.starts["table"]
        self.plane = {name: start + number * self.area for number, name in enumerate(names)}  # where each begins

    def find(self, view: Json, seat: int, spots: Spots) -> None:
        self._table(view, seat, spots)
        princesses = self.starts["hand"] + len(self.cards)
        for card in view["hands"][seat] if "hands" in view else view["hand"]:
            if card in self.numbers:
                spots[self.starts["hand"] + self.numbers[card]] = 1.0
            else:
                spots[princesses] = spots.get(princesses, 0.0) + 1 / 5
        self.mark("starts", [self.numbers[card] for card in view["starts"]], spots)
        self.each("held", self.by_seat(view["cards"], seat), spots, 10)
        self.each("supply", self.by_seat(view["supply"], seat), spots, 10)
        self.each("scores", self.by_seat(view["scores"], seat), spots, 50)
        self.each("negative", self.by_seat(view["negative"], seat), spots, 20)
        pile = view["pile"]
        self.each("pile", [pile["left"] / 2, *pile["packets"][:PACKETS]], spots, 40)
        if view["ending"] is not None:
            by = len(CAUSES) + self.turned(view["ending"]["by"], seat)
            self.mark("ending", [CAUSES.index(view["ending"]["cause"]), by], spots)
        self.mark("first", [self.turned(view["first"], seat)], spots)

    # -- the planes

    def _table(self, view: Json, seat: int, spots: Spots) -> None:
        for text in view["table"]:
            name, _, rest = text.partition(" @")
            at = self._cell(rest)
            if at is not None:
                for plane, value in self._card(name, rest.endswith("r180"), seat):
                    spots[plane + at] = value
        for text in view["lying"]:
            name, _, rest = text.partition(" @")
            at = self._cell(rest)
            if at is not None:
                kind, _, owner = name.partition(" ")
                plane = self.plane[ACROSS.get(kind, "toy across")]
                if kind == "cat":
                    plane += self.area * self.turned(SEAT_NAMES.index(owner), seat)
                spots[plane + at] = 1.0
                if (at + 1) % self.columns:  # the other half, unless it lies beyond what is shown
                    spots[plane + at + 1] = 1.0
        if view["played"] is not None and (at := self._cell(view["played"])) is not None:
            spots[self.plane["just played"] + at] = 1.0
        for box in view["boxes"]:
            self._box(box, seat, spots)

    def _card(self, name: str, turned: bool, seat: int) -> list[tuple[int, float]]:
        """The planes of a card, by where they begin, and its numbers there."""
        known = self.found.get((name, turned, seat))
        if known is not None:
            return known
        card = self.cards.get(name, self.cell_cat)
        sides = card.sides[2:] + card.sides[:2] if turned else card.sides
        numbers = {"card": 1.0}
        for wall, side in zip(WALLS, sides, strict=True):
            if side == "#":
                numbers[wall] = 1.0
        for symbol in card.symbols:
            numbers[symbol] = numbers.get(symbol, 0.0) + 1 / 4
        kind, _, owner = name.partition(" ")
        if kind == "sleep":
            numbers[f"sleeper of seat +{self.turned(SEAT_NAMES.index(owner), seat)}"] = 1.0
        elif kind == "princess":
            numbers["Princess"] = 1.0
        made = [(self.plane[plane], value) for plane, value in numbers.items()]
        self.found[name, turned, seat] = made
        return made

    def _box(self, box: Json, seat: int, spots: Spots) -> None:
        numbers = [(self.plane[f"seat +{self.turned(other, seat)} takes its box"], 1.0) for other in box["takers"]]
        if box["closed"]:
            numbers.append((self.plane["closed box"], 1.0))
        for name in ("plus", "minus"):
            if box[name]:
                numbers.append((self.plane[f"{name} of its box / 10"], box[name] / 10))
        if numbers:
            for text in box["cells"]:
                at = self._cell(text)
                if at is not None:
                    for plane, value in numbers:
                        spots[plane + at] = value

    def _cell(self, text: str) -> int | None:
        """The place in a plane of `2,-1` or `2,-1 r180`, row by row; the cell 0,0 is in the middle."""
        text = text.removesuffix(" r180")
        if text not in self.places:
            x, y = text.split(",")
            column, row = int(x) + self.columns // 2, int(y) + self.rows // 2
            shown = 0 <= row < self.rows and 0 <= column < self.columns
            self.places[text] = row * self.columns + column if shown else None
        return self.places[text]
