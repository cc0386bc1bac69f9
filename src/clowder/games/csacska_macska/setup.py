"""What is fixed at the deal: seats, options and the deck, with the switches that moves and scoring ask for."""

from typing import Final

from clowder.core.types import Json
from clowder.games.csacska_macska.catalogue import deck_of

ANY_SEAT: Final = -1  # chance decides who starts
SEATS_FOR_TWO_PASSES: Final = 4  # from so many on the deck is played through twice (CM-END-3)


class Setup:
    """Made from checked options and shared by all copies of a position."""

    def __init__(self, seats: int, options: Json) -> None:
        start = options["start_player"]
        self.seats = seats
        self.options = options
        self.deck = deck_of(options)
        self.start: int = ANY_SEAT if start == "random" else start - 1
        self.numbers_only: bool = options["pile_draw"] == "numbers_only"
        self.complete_threes: bool = options["end_scoring"] == "complete_threes"
        self.passes: int = 2 if seats >= SEATS_FOR_TWO_PASSES else 1
