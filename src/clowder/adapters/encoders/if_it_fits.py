"""If It Fits as numbers: planes over the table, and what the seats hold."""

from typing import Any

from clowder.adapters.encoders.layout import AnyEncoder, Block, Json, SparseEncoder
from clowder.core.game import Game
from clowder.games.if_it_fits.catalogue import SPRAY, load_card_data
from clowder.games.if_it_fits.observation import ENDLESS_SHOWN, PACKETS_SHOWN

CAUSES = ("pile", "cats")
WALLS = ("wall north", "wall east", "wall south", "wall west")


def make(game: Game, seats: int, options: Json) -> AnyEncoder:
    view = game.new(seats=seats, options=options, seed=0).view(0)
    columns, rows = view["size"] or (ENDLESS_SHOWN, ENDLESS_SHOWN)
    return IfItFitsEncoder(seats, columns, rows, load_card_data(view["rules"]["card_data"]))


class IfItFitsEncoder(SparseEncoder):
    phases = ("start", "choose", "play", "cat", "over")

    def __init__(self, seats: int, columns: int, rows: int, data: Any) -> None:
        names = [
            "card", *WALLS, *data.toys, SPRAY, "Princess", "Princess across",
            "toy across", "closed box", "plus of its box / 10", "minus of its box / 10", "just played",
            *[f"sleeper of seat +{step}" for step in range(seats)],
            *[f"cat across of seat +{step}" for step in range(seats)],
            *[f"seat +{step} takes its box" for step in range(seats)],
        ]  # fmt: skip
        endless = "; cells further out are not shown" if columns == rows == ENDLESS_SHOWN else ""
        super().__init__(
            seats,
            [
                Block("table", (len(names), rows, columns), f"planes by [row, column]{endless}: {', '.join(names)}"),
                Block(
                    "hand", (len(data.cards) + 1,), "the own cards: boxes, special toys and start boxes; Princesses / 5"
                ),
                Block("starts", (len(data.cards),), "start boxes that may be chosen, by card"),
                Block("held", (seats,), "cards in each hand / 10"),
                Block("supply", (seats,), "cats in each supply / 10"),
                Block("scores", (seats,), "points now / 50"),
                Block("negative", (seats,), "what is lost now / 20"),
                Block("pile", (1 + PACKETS_SHOWN,), "cards in the pile / 80; cards in each packet, from the top / 40"),
                Block("ending", (len(CAUSES) + seats,), f"why the end has begun ({', '.join(CAUSES)}), and by whom"),
                Block("first", (seats,), "the first player"),
            ],
        )
