"""Cat Box as numbers. Cells of the planes are the cells of the action codes: the table wraps around at 60."""

from clowder.adapters.encoders.layout import AnyEncoder, Block, Json, SparseEncoder
from clowder.core.game import Game
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.grid import SIDE

CONTENTS = "KPVBYE"  # five colours of kittens and the empty box


def make(game: Game, seats: int, options: Json) -> AnyEncoder:
    slots = max(len(hand) for hand in game.new(seats=seats, options=options, seed=0).view(0)["hands"])
    return CatBoxEncoder(seats, slots, options["rules"] == "special")


class CatBoxEncoder(SparseEncoder):
    phases = ("play", "tile", "over")

    def __init__(self, seats: int, slots: int, special: bool) -> None:
        plane = (SIDE, SIDE)
        blocks = [
            Block("table", (len(CONTENTS), *plane), "planes of exposed contents K, P, V, B, Y, E by [row, column]"),
            Block("hands", (seats, slots, 4, 6), "the visible side of every held card: four quadrants by content"),
            Block("undersides", (slots, 4, 6), "the secret sides of the own cards"),
            Block("deck_top", (4, 6), "the visible side of the top card of the deck"),
            Block("identity", (len(IDENTITIES),), f"the own identity: {', '.join(IDENTITIES)}"),
            Block("revealed", (seats, len(IDENTITIES)), "all identities, once the game is over"),
            Block("counts", (5, 2), "per colour: kittens exposed / 48, the largest group / 24"),
            Block("numbers", (4,), "empty boxes / 48, threes / 12, cards in the deck / 48, cards unplayed / 48"),
        ]
        if special:
            blocks += [
                Block("tiles", (seats, len(TILES)), f"tiles not used yet: {', '.join(TILES)}"),
                Block("scratchers", plane, "scratchers on the table: 1 the own, -1 another's"),
                Block("reserved", (seats, 4, 6), "the visible side of each reserved card"),
                Block("reserved_underside", (4, 6), "the secret side of the own reserved card"),
            ]
        super().__init__(seats, blocks)
