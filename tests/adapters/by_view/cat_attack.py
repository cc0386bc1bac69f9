"""Cat Attack read from the view."""

from collections.abc import Sequence

from clowder.adapters.encoders.cat_attack import CatAttackEncoder
from clowder.adapters.encoders.layout import Block, Encoder, Json, Numbers
from clowder.games.cat_attack.vocabulary import CARD_NAMES, FOODS, HOMES, SHOPS, SUITS


class CatAttackReader(Encoder):
    phases = CatAttackEncoder.phases

    def __init__(self, seats: int, blocks: Sequence[Block], spaces: list[str], card_ids: list[str]) -> None:
        self.space = {id: number for number, id in enumerate(spaces)}
        self.curiosity = {id: number for number, id in enumerate(sorted(set(card_ids)))}
        super().__init__(seats, blocks)

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
