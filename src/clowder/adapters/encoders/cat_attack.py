"""Cat Attack as numbers: one plane per kind of piece over the spaces of the board, and what everybody holds."""

from typing import Any

from clowder.adapters.encoders.layout import AnyEncoder, Block, Json, SparseEncoder, Spots
from clowder.core.game import Game
from clowder.games.cat_attack.words import CARD_NAMES, FACES, FOODS, SHOPS, SUITS

HOMES = ("H1", "H2", "H3", "H4", "H5", "H6")
CARD = {name: number for number, name in enumerate(CARD_NAMES)}
FOOD = {name: number for number, name in enumerate(FOODS)}
PENALTY = {name: number for number, name in enumerate((*SHOPS, *HOMES))}  # shops come first, in their own order


def make(game: Game, seats: int, options: Json) -> AnyEncoder:
    dealt: Any = game.new(seats=seats, options=options, seed=0)
    return CatAttackEncoder(seats, list(dealt.board.ids), sorted(set(dealt.setting.card_ids)))


class CatAttackEncoder(SparseEncoder):
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

    def find(self, view: Json, seat: int, spots: Spots) -> None:
        space, n, foods = self.space, len(self.space), len(FOODS)
        cats, homes = self.by_seat(view["cats"], seat), self.by_seat(view["homes"], seat)
        self.mark("cats", [other * n + space[cat] for other, cat in enumerate(cats) if cat is not None], spots)
        self.mark("homes", [other * n + space[home] for other, home in enumerate(homes)], spots)
        for other, larder in enumerate(self.by_seat(view["larders"], seat)):
            self.mark("larders", [other * foods + FOOD[food] for food in larder], spots)
        self.count("mice", [space[place] for place in view["mice"]], spots, 3)
        self.count("birds", [space[place] for place in view["birds"]], spots, 3)
        self.mark("car", [space[view["car"]]], spots)
        self.each("lives", self.by_seat(view["lives"], seat), spots, 9)
        gangs = self.by_seat(view["gangs"], seat)
        self.mark("same_gang", [other for other, gang in enumerate(gangs) if gang == gangs[0]], spots)
        self.mark("safe", [self.turned(other, seat) for other in view["safe"]], spots)
        self.each("held", self.by_seat(view["hands"], seat), spots, 6)
        for name in ("hand", "victim_hand", "discards"):
            self.count(name, [CARD[card] for card in view.get(name, ())], spots, 3)
        self.mark("curiosity_seen", [self.curiosity[id] for id in view["curiosity_seen"]], spots)
        self.mark("closed", [PENALTY[shop] for shop in view["closed"]], spots)
        self.each("stock", view["stock"], spots, 6)
        for place, lives in view["penalties"].items():
            spots[self.starts["penalties"] + PENALTY[place]] = lives / 3
        self.mark("active", [self.turned(view["active"], seat)], spots)
        self.mark("first", [self.turned(view["first"], seat)], spots)
        self._pending(view, seat, spots)

    def _pending(self, view: Json, seat: int, spots: Spots) -> None:
        pending = view.get("pending", {})
        for name in ("victim", "defender"):
            if name in pending:
                self.mark(name, [self.turned(pending[name], seat)], spots)
        if "suit" in pending:
            self.mark("suit", [SUITS.index(pending["suit"])], spots)
        if "home" in pending:
            self.mark("raided", [self.space[pending["home"]]], spots)
        numbers = (
            view["die"] / 6,
            pending.get("count", 0) / 6,
            pending.get("speedy", 0) / 3,
            float(pending.get("extra", False)),
            view["mog_pile"] / 63,
            view["curiosity_pile"] / 39,
            view["round"] / 100,
            view["round_limit"] / 200,
        )
        self.each("numbers", numbers, spots)
