"""What is fixed at the deal: board, decks, gangs and rules in force, as numbers."""

from functools import cache
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.types import Json
from clowder.games.cat_attack.board import YARD, Board
from clowder.games.cat_attack.catalogue import Decks, chosen_board, chosen_decks, house_decks
from clowder.games.cat_attack.vocabulary import FULL_GANGS, NO_GANGS, SHARED_GANGS

SAFETY_ROUNDS: Final = 1000  # far above any real game; then the stated scoring ends it


class DeckTables:
    """Both decks in numbers: the same for all games with them."""

    def __init__(self, decks: Decks) -> None:
        self.mog_copies: vec[i64] = vec[i64](list(decks.mog))  # by face
        self.card_effect: vec[i64] = vec[i64]([card.effect for card in decks.curiosity])  # by Curiosity card
        self.card_arg: vec[i64] = vec[i64]([card.arg for card in decks.curiosity])
        self.card_ids: list[str] = [card.id for card in decks.curiosity]
        ranked = sorted(self.card_ids)
        self.card_rank: vec[i64] = vec[i64]([ranked.index(id) for id in self.card_ids])


@cache
def _house_tables() -> DeckTables:
    return DeckTables(house_decks())


def deck_tables(decks: Decks) -> DeckTables:
    return _house_tables() if decks is house_decks() else DeckTables(decks)


class Setup:
    """One table's rules. A *unit* is what has a Home, a larder and lives: a seat, or a gang that shares them."""

    def __init__(self, seats: i64, options: Json, board: Board, decks: Decks) -> None:
        self.seats: i64 = seats
        self.options = options
        self.board = board
        cards = deck_tables(decks)
        self.mog_copies: vec[i64] = cards.mog_copies
        self.card_effect: vec[i64] = cards.card_effect
        self.card_arg: vec[i64] = cards.card_arg
        self.card_ids: list[str] = cards.card_ids
        self.card_rank: vec[i64] = cards.card_rank
        mode: str = options["gangs"]
        self.gang_mode: i64 = FULL_GANGS if mode == "full" else SHARED_GANGS if mode == "shared" else NO_GANGS
        count: int = int(options["gang_count"]) if self.gang_mode != NO_GANGS else int(seats)
        self.gangs: i64 = count  # without gangs every seat is one
        self.gang: vec[i64] = vec[i64]([seat % count for seat in range(int(seats))])  # by seat
        shared = self.gang_mode == SHARED_GANGS
        self.units: i64 = count if shared else seats
        self.unit: vec[i64] = vec[i64]([seat % count if shared else seat for seat in range(int(seats))])  # by seat
        self.unit_gang: vec[i64] = vec[i64]([unit % count for unit in range(int(self.units))])  # by unit
        names: list[str] = options["homes"]
        self.home_names = names  # by unit
        self.home: vec[i64] = vec[i64]([board.index[name] for name in names])  # by unit: its space
        self.property_unit: vec[i64] = board.nobodys[:]  # by space: the unit whose Home or garden it is, or -1
        self.home_unit: vec[i64] = board.nobodys[:]  # by space: the unit whose Home it is, or -1
        for number in range(int(self.units)):
            self.home_unit[self.home[number]] = number
            yard = board.home_ids.index(names[number])
            for place in range(YARD):
                self.property_unit[board.yards[yard * YARD + place]] = number
        self.lives: i64 = int(options["lives"])
        self.round_limit: i64 = int(options["round_limit"])
        self.raiding: bool = bool(options["raiding"])
        self.trespassing: bool = bool(options["trespassing"])
        self.cat_fights: bool = bool(options["cat_fights"])
        self.six_cards: bool = bool(options["six_cards"])
        claws: str = options["claws_out"]
        self.prey_tokens: i64 = seats if claws == "off" else seats - 1
        self.shop_tokens: i64 = seats - 1 if claws == "prey_and_shops" else seats


def make_setup(seats: int, options: Json) -> Setup:
    """The setup of checked options, with the parts they name."""
    return Setup(seats, options, chosen_board(options), chosen_decks(options))
