"""Whether a board has everything the rules speak of; all faults at once."""

from typing import Any

from clowder.core.errors import MOST_FAULTS, Fault
from clowder.core.types import Json
from clowder.games.cat_attack.board import STEPS
from clowder.games.cat_attack.vocabulary import FIRST_SHOP_FOOD, FOODS, HOMES, PREY, SHOPS

# What a board may have at most; the house board has 111 spaces, 136 edges, 4 of them at one space, and 7,104 ways.
MOST_SPACES = 200
MOST_EDGES = 400
MOST_DEGREE = 8
MOST_WAYS = 30_000  # simple paths of one to six steps, from all spaces together
LONGEST_ID = 12
KINDS = {"road": 20, "shop_garden": 12, "home": 6, "home_garden": 24, "mouse_hole": 1, "bird_house": 1, "car_park": 1}
ROAD_IDS = ("N", "E", "S", "W")
MOST_NEAR = 62  # spaces within five steps of one another fit one machine word


def board_faults(data: Json) -> list[Fault]:
    """Everything wrong with a board file; an empty list means that it can be played on.

    It takes a bounded number of steps: sizes come first, and ways are counted up to their limit only.
    """
    checks = _BoardChecks(data)
    if checks.has_sensible_size() and checks.read():
        checks.check()
    return checks.faults[:MOST_FAULTS]


def _word(value: Any) -> str:
    """A text as it is; anything else is no name of anything."""
    return value if isinstance(value, str) else ""


class _BoardChecks:
    def __init__(self, data: Json) -> None:
        self.data = data
        self.faults: list[Fault] = []
        self.kind: dict[str, str] = {}
        self.next: dict[str, set[str]] = {}

    def fault(self, where: str, why: str, hint: str, at: str = "", **params: Any) -> None:
        self.faults.append(Fault("E_DATA", where, {"where": where, **params}, hint, why, at or where))

    def rows(self, name: str) -> list[dict[str, Any]]:
        """The objects of a list; what is not an object is a fault."""
        rows = self.data.get(name)
        if not isinstance(rows, list):
            self.fault(name, "rows", "the board needs this list")
            return []
        for number, row in enumerate(rows):
            if not isinstance(row, dict):
                self.fault(f"{name}[{number}]", "table_missing", "an entry is an object")
        return [row for row in rows if isinstance(row, dict)]

    def has_sensible_size(self) -> bool:
        for name, most in (("spaces", MOST_SPACES), ("edges", MOST_EDGES)):
            rows = self.data.get(name)
            if isinstance(rows, list) and len(rows) > most:
                self.fault(name, "most", f"at most {most} {name}; there are {len(rows)}", most=most, found=len(rows))
        return not self.faults

    def read(self) -> bool:
        """Spaces and edges; without them nothing else can be said."""
        for space in self.rows("spaces"):
            id = space.get("id")
            if not isinstance(id, str) or not id or not id.isascii() or not id.isalnum() or len(id) > LONGEST_ID:
                hint = f"the id {str(id)[:20]!r} is not a word of letters and digits, {LONGEST_ID} at most"
                self.fault("spaces", "id", hint, given=str(id)[:20], most=LONGEST_ID)
                continue
            if id in self.kind:
                self.fault(f"spaces.{id}", "id_twice", "two spaces have this id")
            if id in ("cornered", "nothing"):
                self.fault(f"spaces.{id}", "id_word", "the notation needs this word")
            if space.get("kind") != "wall" and _word(space.get("kind")) not in KINDS:
                known = ", ".join(("wall", *KINDS))
                given = str(space.get("kind"))[:20]
                self.fault(f"spaces.{id}.kind", "unknown", f"known kinds are {known}", given=given, allowed=known)
            if not all(type(space.get(axis)) in (int, float) for axis in ("x", "y")):
                self.fault(f"spaces.{id}", "coordinates", "give x and y as numbers")
            if type(space.get("curiosity")) is not bool:
                self.fault(f"spaces.{id}.curiosity", "flag", "give true or false")
            self.kind[id] = str(space.get("kind"))
            self.next[id] = set()
        edges = self.data.get("edges")
        if not isinstance(edges, list):
            self.fault("edges", "rows", "the board needs this list")
            return False
        for number, edge in enumerate(edges):
            self._read_edge(edge, f"edges[{number}]")
        if not self.kind and not self.faults:
            self.fault("spaces", "board_empty", "the board has no spaces")
        return bool(self.kind)

    def _read_edge(self, edge: Any, at: str) -> None:
        shown = str(edge)[:40]
        if not isinstance(edge, list) or len(edge) != 2 or not all(isinstance(end, str) for end in edge):
            self.fault("edges", "edge_pair", f"{shown} is not a pair of spaces", at, edge=shown)
            return
        a, b = edge
        if a not in self.kind or b not in self.kind:
            self.fault("edges", "edge_nowhere", f"{shown} leads to a space that is not there", at, edge=shown)
        elif a == b or b in self.next[a]:
            self.fault("edges", "edge_twice", f"{shown} is a loop or listed twice", at, edge=shown)
        else:
            self.next[a].add(b)
            self.next[b].add(a)

    def check(self) -> None:
        self._counts()
        self._roads()
        self._shops()
        self._homes()
        self._lairs()
        self._curiosity()
        self._connected()
        self._defaults()
        if not self.faults:
            self._degrees()
            self._near()
        if not self.faults:
            self._ways()

    def _counts(self) -> None:
        for kind, count in KINDS.items():
            found = sum(1 for other in self.kind.values() if other == kind)
            if found != count:
                hint = f"there are {found} spaces of kind {kind}; there must be {count}"
                self.fault("spaces", "kind_count", hint, kind=kind, found=found, wanted=count)

    def _roads(self) -> None:
        roads = {_word(road.get("id")): road for road in self.rows("roads")}
        if tuple(roads) != ROAD_IDS:
            self.fault(
                "roads", "order", "there are four roads, N, E, S and W, in this order", allowed=", ".join(ROAD_IDS)
            )
        route = self.data.get("car_route")
        streets = {id for id, kind in self.kind.items() if kind == "road"}
        if not isinstance(route, list) or len(route) != len(streets) or {_word(id) for id in route} != streets:
            self.fault("car_route", "route_all", "the route has every road space once")
            return
        if not route:
            return  # that there are no roads was said already
        for here, there in zip(route, route[1:] + route[:1], strict=True):
            if there not in self.next[here]:
                self.fault("car_route", "route_gap", f"{here} and {there} do not touch", here=here, there=there)
        if self.data.get("car_first_space") != route[0]:
            self.fault("car_first_space", "car_first", "it is the first space of the route")
        for id, road in roads.items():
            spaces = road.get("spaces")
            if not isinstance(spaces, list) or len(spaces) != 5 or not {_word(space) for space in spaces} <= streets:
                self.fault(f"roads.{id}", "road_five", "a road has five road spaces")
            elif route[route.index(spaces[0]) :][:5] != spaces:
                self.fault(f"roads.{id}", "road_row", "its spaces follow one another on the route")
            elif road.get("car_stop") != spaces[2]:
                self.fault(f"roads.{id}.car_stop", "car_stop", "the car stops on the centre space")
        park = self.data.get("car_start")
        if not isinstance(park, str) or self.kind.get(park) != "car_park" or self.next.get(park):
            self.fault("car_start", "car_start", "the car starts in a car park that no path reaches")

    def _shops(self) -> None:
        shops = {_word(shop.get("id")): shop for shop in self.rows("shops")}
        if tuple(shops) != SHOPS:
            known = ", ".join(SHOPS)
            self.fault("shops", "order", f"the shops are {known}, in this order", allowed=known)
        for number, name in enumerate(SHOPS):
            shop = shops.get(name, {})
            food = FOODS[number + FIRST_SHOP_FOOD]
            if shop.get("food") != food:
                self.fault(f"shops.{name}.food", "shop_food", f"it sells {food}", food=food)
            garden = self._garden(shop.get("garden"), 3, "shop_garden", f"shops.{name}.garden")
            touched = {self.kind[there] for here in garden for there in self.next[here] if there not in garden}
            if garden and touched != {"road"}:
                self.fault(f"shops.{name}.garden", "shop_way", "the road is the only way into a shop")

    def _garden(self, spaces: Any, count: int, kind: str, where: str) -> set[str]:
        if isinstance(spaces, list) and all(isinstance(space, str) for space in spaces):
            garden = set(spaces)
            if len(garden) == count == len(spaces) and all(self.kind.get(space) == kind for space in garden):
                return garden
        self.fault(where, "garden", f"give {count} different spaces of kind {kind}", count=count, kind=kind)
        return set()

    def _homes(self) -> None:
        homes = {_word(home.get("id")): home for home in self.rows("homes")}
        if tuple(homes) != HOMES:
            self.fault("homes", "order", "the Homes are H1 to H6, in this order", allowed=", ".join(HOMES))
        seen: set[str] = set()
        for id, home in homes.items():
            garden = self._garden(home.get("garden"), 4, "home_garden", f"homes.{id}.garden")
            if not garden:
                continue
            if garden & seen:
                self.fault(f"homes.{id}.garden", "garden_shared", "two gardens share a space")
            seen |= garden
            doorstep = _word(home.get("doorstep"))
            if self.kind.get(id) != "home" or self.next.get(id) != {doorstep} or doorstep not in garden:
                self.fault(
                    f"homes.{id}.doorstep", "doorstep", "a Home is a space that touches its doorstep and nothing else"
                )
            if not any(self.kind[there] == "wall" for here in garden for there in self.next[here]):
                self.fault(f"homes.{id}.garden", "garden_wall", "a garden leads onto a wall")
            if not isinstance(home.get("cat"), str) or not isinstance(home.get("colour"), str):
                self.fault(f"homes.{id}", "home_cat", "give cat and colour")

    def _lairs(self) -> None:
        lairs = {_word(lair.get("animal")): lair for lair in self.rows("lairs")}
        if tuple(lairs) != PREY:
            hint = "there is one lair for the mouse and one for the bird, in this order"
            self.fault("lairs", "order", hint, allowed=", ".join(PREY))
        for animal, kind in zip(PREY, ("mouse_hole", "bird_house"), strict=True):
            lair = lairs.get(animal, {})
            id, wall = _word(lair.get("id")), _word(lair.get("wall_space"))
            if self.kind.get(id) != kind or self.kind.get(wall) != "wall" or self.next.get(id) != {wall}:
                self.fault(
                    f"lairs.{animal}", "lair", f"a {kind} touches its special wall space and nothing else", kind=kind
                )

    def _curiosity(self) -> None:
        marked = [_word(row.get("id")) for row in self.data["spaces"] if isinstance(row, dict) and row.get("curiosity")]
        if not marked:
            self.fault("spaces", "no_curiosity", "there are no Curiosity spaces")
        for id in marked:
            if self.kind.get(id) in ("home", "mouse_hole", "bird_house", "car_park"):
                self.fault(
                    f"spaces.{id}.curiosity",
                    "curiosity_place",
                    "a Curiosity space lies on a road, a wall or in a garden",
                )

    def _connected(self) -> None:
        reached: set[str] = set()
        todo = [id for id, kind in self.kind.items() if kind == "road"][:1]
        while todo:
            here = todo.pop()
            if here not in reached:
                reached.add(here)
                todo.extend(self.next[here])
        for id, kind in self.kind.items():
            if id not in reached and kind != "car_park":
                self.fault(f"spaces.{id}", "no_way", "no way leads here")

    def _defaults(self) -> None:
        for name, counts in (("default_homes", (2, 3, 4, 5, 6)), ("default_gang_homes", (2, 3))):
            table = self.data.get(name)
            for count in counts:
                homes = table.get(str(count)) if isinstance(table, dict) else None
                named = {_word(home) for home in homes} if isinstance(homes, list) and len(homes) == count else set()
                if len(named) != count or not named <= set(HOMES):
                    self.fault(f"{name}.{count}", "homes", f"give {count} different Homes", count=count)

    def _degrees(self) -> None:
        for id, row in self.next.items():
            if len(row) > MOST_DEGREE:
                hint = f"at most {MOST_DEGREE} edges at one space; there are {len(row)}"
                self.fault(f"spaces.{id}", "most_edges", hint, most=MOST_DEGREE, found=len(row))

    def _ways(self) -> None:
        """Six steps without turning back: a few dense spaces would have millions of ways."""
        ways = 0
        for start in self.kind:
            todo: list[tuple[str, ...]] = [(start,)]
            while todo:
                path = todo.pop()
                for there in self.next[path[-1]]:
                    if there not in path:
                        ways += 1
                        if len(path) < STEPS:
                            todo.append((*path, there))
                if ways > MOST_WAYS:
                    hint = f"at most {MOST_WAYS} ways of one to six steps; with those from here there are more"
                    self.fault(f"spaces.{start}", "most_ways", hint, most=MOST_WAYS)
                    return

    def _near(self) -> None:
        for start in self.kind:
            ball, ring = {start}, {start}
            for _ in range(5):
                if len(ball) - 1 <= MOST_NEAR:
                    ring = {there for here in ring for there in self.next[here]} - ball
                    ball |= ring
            if len(ball) - 1 > MOST_NEAR:
                self.fault(
                    f"spaces.{start}", "most_near", f"more than {MOST_NEAR} spaces within five steps", most=MOST_NEAR
                )
