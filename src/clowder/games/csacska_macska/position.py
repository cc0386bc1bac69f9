"""The fields of a game in progress: nothing but cards, where they lie, and whose decision is open."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.games.csacska_macska.cards import DECK_SIZE, FACES, NO_CARD
from clowder.games.csacska_macska.setup import Setup

PILE_CAPACITY: Final = DECK_SIZE  # one pile can never hold more

ACT: Final = 0
RESOLVE: Final = 1
SCORE3: Final = 2
ORPHAN: Final = 3
OVER: Final = 4
PHASES: Final = ("act", "resolve", "score3", "orphan", "over")


class Position(State):
    """The table. Arrays come as arguments so that a copy fills nothing twice."""

    def __init__(
        self,
        setup: Setup,
        rng: Rng,
        deck: vec[i64],
        piles: vec[i64],
        heights: vec[i64],
        box: vec[i64],
        coins: vec[i64],
        series: vec[i64],
        ledger: vec[i64],
    ) -> None:
        super().__init__(setup.seats, rng)
        self.setup = setup
        self.deck = deck  # the cards below deck_left are there; the top one is the last of them
        self.deck_left: i64 = 0
        self.piles = piles  # PILE_CAPACITY places per pile, bottom first
        self.heights = heights
        self.box = box  # how many of each face
        self.coins = coins
        self.series = series  # four per seat, by colour; see series.py
        self.ledger = ledger  # who got coins for what, see scoring.py
        self.hand0: i64 = NO_CARD  # cards taken or drawn and not yet resolved, in the order they came
        self.hand1: i64 = NO_CARD
        self.taken: bool = False  # the hand comes from a pile
        self.first_discard: i64 = -1  # the pile that got a drawn number card this turn
        self.phase: i64 = ACT
        self.active: i64 = 0  # whose turn it is
        self.choice: i64 = -1  # the colour that may be scored now
        self.orphans: i64 = 0  # bit set of seats with a Kittens card to put away
        self.pass_number: i64 = 1  # first or second pass through the deck
        self.turn: i64 = 1

    def top(self, pile: i64) -> i64:
        """The visible card of a pile, or NO_CARD."""
        height = self.heights[pile]
        if height == 0:
            return NO_CARD
        return self.piles[pile * PILE_CAPACITY + height - 1]

    def pile_cards(self, pile: i64) -> list[int]:
        """All cards of a pile, bottom first."""
        return [self.piles[pile * PILE_CAPACITY + i] for i in range(self.heights[pile])]

    def deck_cards(self) -> list[int]:
        """The draw deck, top first."""
        return [self.deck[i] for i in range(self.deck_left - 1, -1, -1)]

    def box_cards(self) -> list[int]:
        """The box, in the order of faces: how the cards arrived has no meaning."""
        cards: list[int] = []
        for face in range(FACES):
            for _ in range(self.box[face]):
                cards.append(face)
        return cards

    def hand_cards(self) -> list[int]:
        cards: list[int] = []
        if self.hand0 != NO_CARD:
            cards.append(self.hand0)
        if self.hand1 != NO_CARD:
            cards.append(self.hand1)
        return cards

    def copy_into(self, copy: "Position") -> None:
        """The plain fields; arrays were given to the constructor."""
        copy.deck_left = self.deck_left
        copy.hand0 = self.hand0
        copy.hand1 = self.hand1
        copy.taken = self.taken
        copy.first_discard = self.first_discard
        copy.phase = self.phase
        copy.active = self.active
        copy.choice = self.choice
        copy.orphans = self.orphans
        copy.pass_number = self.pass_number
        copy.turn = self.turn

    def key(self) -> tuple[int, ...]:
        """Every field, flat."""
        setup = self.setup
        values: list[int] = [
            self.seats, self.deck_left, self.hand0, self.hand1, int(self.taken), self.first_discard, self.phase,
            self.active, self.choice, self.orphans, self.pass_number, self.turn,
            setup.start, int(setup.numbers_only), int(setup.complete_threes), int(setup.deck.hash[:15], 16),
        ]  # fmt: skip
        values.extend(self.rng.words())
        values.extend(self.deck_cards())
        for pile in range(self.seats):
            values.append(self.heights[pile])
            values.extend(self.pile_cards(pile))
        for numbers in (self.box, self.coins, self.series, self.ledger):
            values.extend(list(numbers))
        return tuple(values)


def blank_arrays(seats: i64) -> tuple[vec[i64], vec[i64], vec[i64], vec[i64], vec[i64], vec[i64]]:
    """Deck, piles, heights, box, coins and series of an empty table."""
    return (
        vec[i64]([0] * DECK_SIZE),
        vec[i64]([0] * (seats * PILE_CAPACITY)),
        vec[i64]([0] * seats),
        vec[i64]([0] * FACES),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * 4)),
    )
