"""The board of Cat Attack as plain sets: which spaces there are, how one walks from one to the other."""

from collections import deque
from typing import Any

FOODS = ("mouse", "bird", "fish", "milk", "tin", "vitamins")
SHOPS = ("fishmonger", "dairy", "corner_shop", "vet")
FOOD_OF = {"fishmonger": "fish", "dairy": "milk", "corner_shop": "tin", "vet": "vitamins"}
LAIR = {"mouse": "MH", "bird": "BH"}
CLOSED_TO_CATS = {"MH", "BH", "CP"}  # CA-MOVE-7


class Board:
    def __init__(self, data: dict[str, Any]) -> None:
        self.near: dict[str, set[str]] = {space["id"]: set() for space in data["spaces"]}
        for one, other in data["edges"]:
            self.near[one].add(other)
            self.near[other].add(one)
        self.homes = {home["id"] for home in data["homes"]}
        self.property = {home["id"]: {home["id"], *home["garden"]} for home in data["homes"]}
        self.garden = {shop["id"]: set(shop["garden"]) for shop in data["shops"]}
        self.shop_at = {paw: shop for shop, paws in self.garden.items() for paw in paws}
        self.curious = {space["id"] for space in data["spaces"] if space["curiosity"]}
        self.route: list[str] = data["car_route"]
        self.stop = {road["id"]: road["car_stop"] for road in data["roads"]}
        self.walked: dict[tuple[str, int, frozenset[str]], list[tuple[str, ...]]] = {}
        self.measured: dict[str, dict[str, int]] = {}

    def walks(self, start: str, count: int, shut: frozenset[str]) -> list[tuple[str, ...]]:
        """All ways of exactly so many steps that touch no space twice (CA-R4, CA-R5) and enter none that is shut."""
        key = start, count, shut
        if key not in self.walked:
            found: list[tuple[str, ...]] = [(start,)]
            for _ in range(count):
                found = [
                    (*way, to) for way in found for to in sorted(self.near[way[-1]]) if to not in way and to not in shut
                ]
            self.walked[key] = found
        return self.walked[key]

    def cat_walks(self, start: str, count: int) -> list[tuple[str, ...]]:
        return self.walks(start, count, frozenset(CLOSED_TO_CATS))

    def animal_walks(self, start: str, count: int, animal: str) -> list[tuple[str, ...]]:
        """CA-PREY-4, CA-R10: never into a Home, the Car Park or the other kind's lair."""
        return self.walks(start, count, frozenset(self.homes | CLOSED_TO_CATS - {LAIR[animal]}))

    def leaps(self, start: str) -> dict[str, int]:
        """CA-R16: the spaces 1 to 6 steps away by the shortest route, not through lairs or the Car Park."""
        if start not in self.measured:
            far = {start: 0}
            border = deque([start])
            while border:
                here = border.popleft()
                for to in self.near[here] - CLOSED_TO_CATS - far.keys():
                    far[to] = far[here] + 1
                    border.append(to)
            self.measured[start] = {space: steps for space, steps in far.items() if 1 <= steps <= 6}
        return self.measured[start]

    def ways(self, start: str, count: int) -> int:
        """CA-R21: the neighbours through which a move of this count is possible on the empty map; at least one."""
        return max(1, len({way[1] for way in self.cat_walks(start, count)}))
