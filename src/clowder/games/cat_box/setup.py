"""What is fixed at the deal of Cat Box: seats, options, printed cards, switches and the numbers of moves."""

from clowder.core.arrays import i64
from clowder.core.types import Json
from clowder.games.cat_box.codes import ActionCodes
from clowder.games.cat_box.deck import Deck
from clowder.games.cat_box.options import TURNS, deck_of, removed_and_hand_size


class Setup:
    """Made once per game from checked options; all copies of a position share it."""

    def __init__(self, seats: int, options: Json) -> None:
        removed, hand_size = removed_and_hand_size(options, seats)
        turns = TURNS[options["rotation"]]
        self.seats: i64 = seats
        self.options = options
        self.deck: Deck = deck_of(options)
        self.special: bool = options["rules"] == "special"
        self.removed: i64 = removed  # cards taken out unseen
        self.hand_size: i64 = hand_size
        self.slots: i64 = seats * hand_size  # places for held cards, all hands together
        self.quarter_step: i64 = 4 // turns  # quarter turns between two allowed ones
        self.codes = ActionCodes(seats, hand_size, self.special, turns)
