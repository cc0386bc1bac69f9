"""Csacska Macska as numbers. Everything but the order of the deck is public."""

from clowder.adapters.encoders.layout import AnyEncoder, Block, Json, SparseEncoder
from clowder.core.game import Game
from clowder.games.csacska_macska.cards import COLOURS, DECK_SIZE, FACES
from clowder.games.csacska_macska.observation import LONGEST_SERIES, MOST_COINS, SERIES_NUMBERS


def make(game: Game, seats: int, options: Json) -> AnyEncoder:
    return CsacskaMacskaEncoder(seats)


class CsacskaMacskaEncoder(SparseEncoder):
    phases = ("act", "resolve", "score3", "orphan", "over")

    def __init__(self, seats: int) -> None:
        face = "by face: colour * 16 + kind (1, 3, 5, 7, 9, ten pairs, one unused), S, KIT, RAS, GOOD, BAD, LADY"
        super().__init__(
            seats,
            [
                Block("unseen", (FACES,), f"cards in the deck / 9 {face}"),
                Block("box", (FACES,), "cards in the box / 9 by face"),
                Block("hand", (FACES,), "cards of the active player's hand / 2 by face"),
                Block("piles", (seats, FACES), "cards of each pile / 4 by face, piles in the order of their names"),
                Block("tops", (seats, FACES), "the last card of each pile"),
                Block("coins", (seats,), f"coins / {MOST_COINS}"),
                Block(
                    "series",
                    (seats, len(COLOURS), SERIES_NUMBERS),
                    f"per seat and colour ({', '.join(COLOURS)}): 16 kinds of cards / {LONGEST_SERIES}, the last card "
                    f"(16), size / {LONGEST_SERIES}, target / {LONGEST_SERIES}, Kittens, stray, 5 numbers that would "
                    "end it in 9 (1, 3, 5, 7, 9), 5 that would make three equal ones",
                ),
                Block("active", (seats,), "whose turn it is"),
                Block("orphans", (seats,), "seats with an orphan"),
                Block("choice", (len(COLOURS),), "the series that may be scored now, by colour"),
                Block("first_discard", (seats + 1,), "none, or the pile of the first discard"),
                Block("numbers", (4,), f"cards in the deck / {DECK_SIZE}, pass / 5, passes / 5, a card was taken"),
            ],
        )
