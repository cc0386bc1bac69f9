"""What stays the same through one game: board, decks, gangs and rules in force, as numbers."""

from typing import Any, Final

from clowder.core.arrays import append, i64, vec
from clowder.games.cat_attack.board import Board
from clowder.games.cat_attack.vocabulary import FULL_GANGS, NO_GANGS, SHARED_GANGS

SAFETY_ROUNDS: Final = 1000  # far above any real game; then the stated scoring ends it


class Setting:
    """One table's rules. A *unit* is what has a Home, a larder and lives: a seat, or a gang that shares them."""

    def __init__(
        self,
        seats: i64,
        options: dict[str, Any],
        board: Board,
        mog: list[int],
        effects: list[int],
        args: list[int],
        card_ids: list[str],
    ) -> None:
        self.seats: i64 = seats
        self.options = options
        self.board = board
        self.mog: vec[i64] = vec[i64](mog)
        self.effect: vec[i64] = vec[i64](effects)
        self.arg: vec[i64] = vec[i64](args)
        self.card_ids = card_ids
        mode: str = options["gangs"]
        self.mode: i64 = FULL_GANGS if mode == "full" else SHARED_GANGS if mode == "shared" else NO_GANGS
        count: int = int(options["gang_count"]) if self.mode != NO_GANGS else int(seats)
        self.gangs: i64 = count
        self.gang: vec[i64] = vec[i64]([seat % count for seat in range(int(seats))])
        shared = self.mode == SHARED_GANGS
        self.units: i64 = count if shared else seats
        self.unit: vec[i64] = vec[i64]([seat % count if shared else seat for seat in range(int(seats))])
        self.unit_gang: vec[i64] = vec[i64]([unit % count for unit in range(int(self.units))])
        names: list[str] = options["homes"]
        self.home_names = names
        self.home: vec[i64] = vec[i64]([board.index[name] for name in names])
        self.prop: vec[i64] = vec[i64]()  # unit on whose property a space lies, or -1
        self.home_unit: vec[i64] = vec[i64]()  # unit whose Home a space is, or -1
        for space in range(int(board.n)):
            yard: int = board.yard[space]
            name = board.home_ids[yard] if yard >= 0 else ""
            unit = names.index(name) if name in names else -1
            self.prop = append(self.prop, unit)
            self.home_unit = append(self.home_unit, unit if board.home_at[space] >= 0 else -1)
        self.lives: i64 = int(options["lives"])
        self.round_limit: i64 = int(options["round_limit"])
        self.raiding: bool = bool(options["raiding"])
        self.trespassing: bool = bool(options["trespassing"])
        self.fights: bool = bool(options["cat_fights"])
        self.six: bool = bool(options["six_cards"])
        claws: str = options["claws_out"]
        self.prey_tokens: i64 = seats if claws == "off" else seats - 1
        self.shop_tokens: i64 = seats - 1 if claws == "prey_and_shops" else seats
