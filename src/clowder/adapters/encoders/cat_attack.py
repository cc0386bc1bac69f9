"""Cat Attack as numbers: one plane per kind of piece over the spaces of the board, and what everybody holds."""

from typing import Any

from clowder.adapters.encoders.layout import AnyEncoder, Block, Json, SparseEncoder
from clowder.core.game import Game
from clowder.games.cat_attack.vocabulary import FACES, FOODS, HOMES, SHOPS, SUITS


def make(game: Game, seats: int, options: Json) -> AnyEncoder:
    dealt: Any = game.new(seats=seats, options=options, seed=0)
    return CatAttackEncoder(seats, int(dealt.board.size), len(dealt.setup.card_ids))


class CatAttackEncoder(SparseEncoder):
    phases = (
        "card", "die", "dest", "land", "trespass", "swap", "raid", "curiosity", "car", "close", "food", "larder",
        "answer", "end", "next", "speedy", "over",
    )  # fmt: skip

    def __init__(self, seats: int, n: int, curiosity_cards: int) -> None:
        super().__init__(
            seats,
            [
                Block("cats", (seats, n), "where each cat is, by space in the order of the board's file"),
                Block("homes", (seats, n), "each seat's Home"),
                Block("mice", (n,), "mice / 3 by space"),
                Block("birds", (n,), "birds / 3 by space"),
                Block("car", (n,), "the space of the car"),
                Block("lives", (seats,), "lives / 9"),
                Block("larders", (seats, len(FOODS)), f"foods in each larder: {', '.join(FOODS)}"),
                Block("same_gang", (seats,), "who is in the observer's gang"),
                Block("safe", (seats,), "who is safe this turn"),
                Block("held", (seats,), "cards in each hand / 6"),
                Block("hand", (FACES,), "the own Mog cards / 3: cat, mouse and bird 1 to 6, speedy, attack, burglar"),
                Block("victim_hand", (FACES,), "the hand that may be looked at now / 3"),
                Block("discards", (FACES,), "discarded Mog cards / 3"),
                Block("curiosity_seen", (curiosity_cards,), "Curiosity cards seen since the last shuffle, by id"),
                Block("closed", (len(SHOPS),), f"shops that are closed: {', '.join(SHOPS)}"),
                Block("stock", (len(SHOPS),), "foods left in each shop / 6"),
                Block("penalties", (len(SHOPS) + len(HOMES),), "lives lost / 3 at shops, then Homes H1 to H6"),
                Block("active", (seats,), "whose turn it is"),
                Block("first", (seats,), "the first player"),
                Block("victim", (seats,), "whose hand may be swapped"),
                Block("defender", (seats,), "who was attacked"),
                Block("suit", (len(SUITS),), f"the suit of the fight: {', '.join(SUITS)}"),
                Block("raided", (n,), "the Home that may be raided"),
                Block(
                    "numbers",
                    (8,),
                    "die / 6, steps to go / 6, Speedy throws to come / 3, an extra card, Mog pile / 63, "
                    "Curiosity pile / 39, "
                    "round / 100, round limit / 200",
                ),
            ],
        )
