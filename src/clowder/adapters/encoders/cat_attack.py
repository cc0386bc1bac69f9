"""Cat Attack as numbers: one plane per kind of piece over the spaces of the board, and what everybody holds."""

from typing import Any

from clowder.adapters.encoders.layout import Block, Encoder, Json, Numbers
from clowder.core.game import Game
from clowder.games.cat_attack.words import CARD_NAMES, FACES, FOODS, SHOPS, SUITS

HOMES = ("H1", "H2", "H3", "H4", "H5", "H6")


def make(game: Game, seats: int, options: Json) -> Encoder:
    dealt: Any = game.new(seats=seats, options=options, seed=0)
    return CatAttackEncoder(seats, list(dealt.board.ids), sorted(set(dealt.setting.card_ids)))


class CatAttackEncoder(Encoder):
    phases = (
        "card", "die", "dest", "land", "trespass", "swap", "raid", "curiosity", "car", "close", "food", "larder",
        "answer", "end", "next", "speedy", "over",
    )  # fmt: skip

    def __init__(self, seats: int, spaces: list[str], curiosity: list[str]) -> None:
        self.space = {id: number for number, id in enumerate(spaces)}
        self.curiosity = {id: number for number, id in enumerate(curiosity)}
        n = len(spaces)
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
                Block("curiosity_seen", (len(curiosity),), "Curiosity cards seen since the last shuffle, by id"),
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

    def fill(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        for other in range(self.seats):
            cat, home = self.by_seat(view["cats"], seat)[other], self.by_seat(view["homes"], seat)[other]
            if cat is not None:
                parts["cats"][other, self.space[cat]] = 1
            parts["homes"][other, self.space[home]] = 1
            for food in self.by_seat(view["larders"], seat)[other]:
                parts["larders"][other, FOODS.index(food)] = 1
        for name in ("mice", "birds"):
            for place in view[name]:
                parts[name][self.space[place]] += 1 / 3
        parts["car"][self.space[view["car"]]] = 1
        parts["lives"][:] = [lives / 9 for lives in self.by_seat(view["lives"], seat)]
        gangs = self.by_seat(view["gangs"], seat)
        parts["same_gang"][:] = [gang == gangs[0] for gang in gangs]
        for other in view["safe"]:
            parts["safe"][self.turned(other, seat)] = 1
        parts["held"][:] = [held / 6 for held in self.by_seat(view["hands"], seat)]
        for name, key in (("hand", "hand"), ("victim_hand", "victim_hand"), ("discards", "discards")):
            for card in view.get(key, ()):
                parts[name][CARD_NAMES.index(card)] += 1 / 3
        for id in view["curiosity_seen"]:
            parts["curiosity_seen"][self.curiosity[id]] = 1
        for shop in view["closed"]:
            parts["closed"][SHOPS.index(shop)] = 1
        parts["stock"][:] = [count / 6 for count in view["stock"]]
        places = (*SHOPS, *HOMES)
        for place, lives in view["penalties"].items():
            parts["penalties"][places.index(place)] = lives / 3
        parts["active"][self.turned(view["active"], seat)] = 1
        parts["first"][self.turned(view["first"], seat)] = 1
        self._pending(view, seat, parts)

    def _pending(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        pending = view.get("pending", {})
        for name in ("victim", "defender"):
            if name in pending:
                parts[name][self.turned(pending[name], seat)] = 1
        if "suit" in pending:
            parts["suit"][SUITS.index(pending["suit"])] = 1
        if "home" in pending:
            parts["raided"][self.space[pending["home"]]] = 1
        parts["numbers"][:] = (
            view["die"] / 6,
            pending.get("count", 0) / 6,
            pending.get("speedy", 0) / 3,
            float(pending.get("extra", False)),
            view["mog_pile"] / 63,
            view["curiosity_pile"] / 39,
            view["round"] / 100,
            view["round_limit"] / 200,
        )
