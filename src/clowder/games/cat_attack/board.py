"""The neighbourhood as tables: where an exact count can lead without turning back, how far things are.

Every simple path of one to six steps is listed once, grouped by its end. What stands in the way is one machine word:
within five steps of a space every other space has a bit of its own (`near_bit`), so a path is free when its bits and
those of the pieces have none in common. Animals jump over everything; for them the ends alone count.
"""

from typing import Any, Final

from clowder.core.arrays import append, i64, vec
from clowder.games.cat_attack.vocabulary import FACES, NUMBERED, PREY, SHOPS

FAR: Final = 99  # no way at all
STEPS: Final = 6  # of the longest move
YARD: Final = 5  # spaces of a property: the Home and its garden


class Board:
    """A checked board (board_checks.py) in numbers. Spaces are numbered in the order of the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        spaces: list[dict[str, Any]] = data["spaces"]
        self.ids: list[str] = [str(space["id"]) for space in spaces]
        self.index: dict[str, int] = {id: number for number, id in enumerate(self.ids)}
        self.size: i64 = len(spaces)
        self.shop_at: vec[i64] = vec[i64]([-1] * len(spaces))  # shop whose garden this is
        self.property_home: vec[i64] = vec[i64]([-1] * len(spaces))  # Home number of the property this belongs to
        self.home_number: vec[i64] = vec[i64]([-1] * len(spaces))  # Home number if this is a Home
        self.curiosity_at: vec[i64] = vec[i64]([1 if space["curiosity"] else 0 for space in spaces])
        self.home_ids: list[str] = [str(home["id"]) for home in data["homes"]]
        self.homes: vec[i64] = vec[i64]([self.index[id] for id in self.home_ids])
        self.lairs: vec[i64] = vec[i64]([self.index[str(lair["id"])] for lair in data["lairs"]])
        self.lair_walls: vec[i64] = vec[i64]([self.index[str(lair["wall_space"])] for lair in data["lairs"]])
        self.car_park: i64 = self.index[str(data["car_start"])]
        self.car_route: vec[i64] = vec[i64]([self.index[str(id)] for id in data["car_route"]])
        self.car_stops: vec[i64] = vec[i64]([data["car_route"].index(road["car_stop"]) for road in data["roads"]])
        self.shop_gardens: vec[i64] = vec[i64]([self.index[str(id)] for shop in data["shops"] for id in shop["garden"]])
        self.nobodys: vec[i64] = vec[i64]([-1] * len(spaces))  # by space: what setups begin with
        yards = [[home["id"], *home["garden"]] for home in data["homes"]]
        self.yards: vec[i64] = vec[i64]([self.index[str(id)] for yard in yards for id in yard])  # Home * YARD + place
        self.near_bit: vec[i64] = vec[i64]()  # by from * size + to: the bit of a space within five steps, else 0
        self.distance: vec[i64] = vec[i64]()  # by from * size + to: steps on the empty map, or FAR
        self.steps_from: list[list[int]] = []  # by from: the same as it is shown, -1 for FAR
        self.ways_out: vec[i64] = vec[i64]()  # by space * 7 + count: first steps of such a move on the empty map
        self.first_group: vec[i64] = vec[i64]()  # by space * 7 + count: where its groups begin
        self.group_end: vec[i64] = vec[i64]()  # the space where all paths of a group end
        self.group_paths: vec[i64] = vec[i64]()  # where the paths of a group begin
        self.path_bits: vec[i64] = vec[i64]()  # near bits of the spaces between start and end
        self.path_shops: vec[i64] = vec[i64]()  # shop gardens entered from outside, one bit each
        self.reach: vec[i64] = vec[i64]()  # by from * size + to: counts that lead there on the empty map, one bit each
        self.prey_first: vec[i64] = vec[i64]()  # by (kind * 6 + count - 1) * size + from: where its codes begin
        self.prey_kind: vec[i64] = vec[i64]()  # by code: which animal goes how far, from where, to where
        self.prey_count: vec[i64] = vec[i64]()
        self.prey_from: vec[i64] = vec[i64]()
        self.prey_end: vec[i64] = vec[i64]()
        self._mark_shops_and_homes(data)
        links: list[list[int]] = [[] for _ in spaces]
        for a, b in data["edges"]:
            links[self.index[a]].append(self.index[b])
            links[self.index[b]].append(self.index[a])
        closed_to_cats = {int(self.lairs[0]), int(self.lairs[1]), int(self.car_park)}
        cat_links = [[there for there in row if there not in closed_to_cats] for row in links]
        self._measure(links, cat_links)
        self._walk_cats(cat_links, closed_to_cats)
        self._walk_prey(links)
        self._number_actions()

    def _mark_shops_and_homes(self, data: dict[str, Any]) -> None:
        for number in range(len(SHOPS)):
            for id in data["shops"][number]["garden"]:
                self.shop_at[self.index[id]] = number
        for number, home in enumerate(data["homes"]):
            self.home_number[self.index[home["id"]]] = number
            for id in (home["id"], *home["garden"]):
                self.property_home[self.index[id]] = number

    def _measure(self, links: list[list[int]], cat_links: list[list[int]]) -> None:
        """Steps between spaces on the printed map, and the bits of the spaces near one another."""
        size = len(links)
        distance = [FAR] * (size * size)
        near = [0] * (size * size)
        for start in range(size):
            distance[start * size + start] = 0
            ring = [start]
            bit = 0
            for step in range(1, FAR):
                following: list[int] = []
                for here in ring:
                    for there in cat_links[here]:
                        if distance[start * size + there] == FAR:
                            distance[start * size + there] = step
                            following.append(there)
                            if step < STEPS:
                                near[start * size + there] = 1 << bit
                                bit += 1
                ring = following
                if not ring:
                    break
        self.distance = vec[i64](distance)
        shown = [-1 if steps == FAR else steps for steps in distance]
        self.steps_from = [shown[row : row + size] for row in range(0, size * size, size)]
        self.near_bit = vec[i64](near)

    def _walk_cats(self, cat_links: list[list[int]], closed: set[int]) -> None:
        """All simple paths of cats, grouped by start, count and end."""
        ways: list[int] = []
        first_group: list[int] = []
        group_end: list[int] = []
        group_paths: list[int] = []
        path_bits: list[int] = []
        shops: list[int] = []
        reach = [0] * len(cat_links) ** 2
        for start in range(len(cat_links)):
            found: list[list[tuple[int, int, int, int]]] = [[] for _ in range(STEPS + 1)]
            if start not in closed:
                self._paths(cat_links, start, [start], 0, 0, found)
            for count in range(STEPS + 1):
                first_group.append(len(group_end))
                ways.append(len({first for _, _, _, first in found[count]}))
                last = -1
                for end, bits, entered in sorted({(end, bits, entered) for end, bits, entered, _ in found[count]}):
                    if end != last:
                        group_end.append(end)
                        reach[start * len(cat_links) + end] |= 1 << count
                        group_paths.append(len(path_bits))
                        last = end
                    path_bits.append(bits)
                    shops.append(entered)
        first_group.append(len(group_end))
        group_paths.append(len(path_bits))
        self.ways_out = vec[i64](ways)
        self.first_group = vec[i64](first_group)
        self.group_end = vec[i64](group_end)
        self.group_paths = vec[i64](group_paths)
        self.path_bits = vec[i64](path_bits)
        self.path_shops = vec[i64](shops)
        self.reach = vec[i64](reach)

    def _paths(
        self,
        cat_links: list[list[int]],
        start: int,
        path: list[int],
        bits: int,
        entered: int,
        found: list[list[tuple[int, int, int, int]]],
    ) -> None:
        """All ways on from the end of `path`: (end, bits of the spaces between, shops entered, first step)."""
        here = path[-1]
        for there in cat_links[here]:
            if there in path:
                continue
            shop: int = self.shop_at[there]
            inside: int = self.shop_at[here]
            now = entered | (1 << shop) if shop >= 0 and shop != inside else entered
            path.append(there)
            found[len(path) - 1].append((there, bits, now, path[1]))
            if len(path) <= STEPS:
                bit: int = self.near_bit[start * len(cat_links) + there]
                self._paths(cat_links, start, path, bits | bit, now, found)
            path.pop()

    def _walk_prey(self, links: list[list[int]]) -> None:
        """All ends of animals by kind, count and start; each has a code of its own."""
        homes = {int(home) for home in self.homes}
        firsts: list[int] = []
        kinds: list[int] = []
        counts: list[int] = []
        froms: list[int] = []
        ends: list[int] = []
        for kind in range(len(PREY)):
            shut = homes | {int(self.lairs[1 - kind]), int(self.car_park)}
            open_ways = [[there for there in row if there not in shut] for row in links]
            reached = [_prey_ends(open_ways, start) for start in range(len(links))]
            for count in range(1, STEPS + 1):
                for start in range(len(links)):
                    firsts.append(len(ends))
                    for end in sorted(reached[start][count]):
                        kinds.append(kind)
                        counts.append(count)
                        froms.append(start)
                        ends.append(end)
        firsts.append(len(ends))
        self.prey_first = vec[i64](firsts)
        self.prey_kind = vec[i64](kinds)
        self.prey_count = vec[i64](counts)
        self.prey_from = vec[i64](froms)
        self.prey_end = vec[i64](ends)

    def _number_actions(self) -> None:
        """Where each kind of action begins in the one range of codes (actions.py reads and writes them)."""
        size = self.size
        self.cat_base: i64 = 0
        self.prey_base: i64 = 6 * (size + 1)
        self.idle_base: i64 = self.prey_base + len(self.prey_end)
        self.speedy_code: i64 = self.idle_base + 12
        self.attack_base: i64 = self.speedy_code + 1
        self.burglar_base: i64 = self.attack_base + size + 1
        self.fight_base: i64 = self.burglar_base + 6 * size + 1
        self.six_base: i64 = self.fight_base + 6 * NUMBERED
        self.dest_base: i64 = self.six_base + 2 * 6 * size
        self.swap_base: i64 = self.dest_base + size
        self.keep_code: i64 = self.swap_base + FACES * FACES
        self.raid_base: i64 = self.keep_code + 1
        self.decline_code: i64 = self.raid_base + 6
        self.answer_base: i64 = self.decline_code + 1
        self.food_base: i64 = self.answer_base + 6
        self.larder_base: i64 = self.food_base + 6
        self.action_count: i64 = self.larder_base + 6


def _prey_ends(links: list[list[int]], start: int) -> list[set[int]]:
    """The ends of all simple paths of one to six steps."""
    found: list[set[int]] = [set() for _ in range(STEPS + 1)]
    todo: list[list[int]] = [[start]]
    while todo:
        path = todo.pop()
        for there in links[path[-1]]:
            if there not in path:
                found[len(path)].add(there)
                if len(path) < STEPS:
                    todo.append([*path, there])
    return found


def free_ends(board: Board, start: i64, count: i64, blocked: i64, shut: i64) -> vec[i64]:
    """Ends of the paths that neither pass a space in `blocked` (near bits) nor enter a shop in `shut`; ascending."""
    ends = vec[i64]()
    place = start * 7 + count
    for group in range(board.first_group[place], board.first_group[place + 1]):
        for path in range(board.group_paths[group], board.group_paths[group + 1]):
            if (board.path_bits[path] & blocked) == 0 and (board.path_shops[path] & shut) == 0:
                ends = append(ends, board.group_end[group])
                break
    return ends
