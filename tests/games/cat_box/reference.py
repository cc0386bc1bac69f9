"""Cat Box once more, slow and plain, from the rules alone: sets of cells, dictionaries and texts.

It shares no code with the engine. It starts from a position's JSON and must agree with the engine after every move.
"""

import re
from typing import Any

TILES = ("paw", "scratcher", "fish", "mouse", "stack")
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
ANGLES = {"none": (0,), "half": (0, 180), "quarter": (0, 90, 180, 270)}
Cell = tuple[int, int]


def turn_face(face: str, angle: int) -> str:
    """Clockwise by 90 gives ca/db, by 180 dc/ba, by 270 bd/ac."""
    a, b, _, c, d = face
    return {0: f"{a}{b}/{c}{d}", 90: f"{c}{a}/{d}{b}", 180: f"{d}{c}/{b}{a}", 270: f"{b}{d}/{a}{c}"}[angle]


def square(anchor: Cell) -> list[Cell]:
    return [(anchor[0] + dx, anchor[1] + dy) for dx, dy in CORNERS]


def zone(cell: Cell) -> set[Cell]:
    return {(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}


def groups(visible: dict[Cell, str]) -> list[set[Cell]]:
    """All groups of kittens: same colour, over edges."""
    left = {cell for cell, content in visible.items() if content != "E"}
    found = []
    while left:
        group: set[Cell] = set()
        border = [left.pop()]
        while border:
            x, y = border.pop()
            group.add((x, y))
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left and visible[near] == visible[x, y]:
                    left.remove(near)
                    border.append(near)
        found.append(group)
    return found


class Laid:
    """A card on the table."""

    def __init__(self, name: str, angle: int, anchor: Cell) -> None:
        self.name, self.angle, self.anchor = name, angle, anchor  # name with side, "C06-"

    def __str__(self) -> str:
        turn = f"r{self.angle}" if self.angle else ""
        return f"{self.name}{turn}@{self.anchor[0]},{self.anchor[1]}"


def read_laid(text: str) -> Laid:
    match = re.fullmatch(r"(\w+[+-])(?:r(\d+))?@(-?\d+),(-?\d+)", text)
    assert match
    return Laid(match[1], int(match[2] or 0), (int(match[3]), int(match[4])))


class Reference:
    def __init__(self, position: dict[str, Any], faces: dict[str, str]) -> None:
        """`faces` by name with side: {"C06+": "KK/PB", "C06-": "KK/BP"}."""
        self.faces = faces
        self.seats = position["seats"]
        self.special = position["options"]["rules"] == "special"
        self.angles = ANGLES[position["options"]["rotation"]]
        self.table = [read_laid(text) for text in position["table"].split()]
        self.hands = [list(hand) for hand in position["hands"]]
        self.deck = list(position["deck"])
        self.reserved: list[str | None] = list(position["reserved"])
        self.tiles = [set(tiles) for tiles in position["tiles"]]
        self.scratchers: list[Cell | None] = [None] * self.seats
        self.seen: dict[str, set[int]] = {}
        for seat, hand in enumerate(self.hands):
            for name in hand:
                self.seen.setdefault(name[:-1], set()).add(seat)
        self.identities = position["identities"]
        self.active = int(position["to_act"][1:]) - 1
        self.phase = "play"
        self.just_played: Laid | None = None
        self.emptied: list[tuple[int, int]] = []

    # -- the table ------------------------------------------------------------------------------------------------

    def face(self, laid: Laid) -> str:
        return turn_face(self.faces[laid.name], laid.angle)

    def visible(self, without: Laid | None = None) -> dict[Cell, str]:
        seen = {}
        for laid in self.table:
            if laid is not without:
                seen.update(zip(square(laid.anchor), self.face(laid).replace("/", ""), strict=True))
        return seen

    def protected(self, without: int | None = None) -> set[Cell]:
        cells: set[Cell] = set()
        for seat, cell in enumerate(self.scratchers):
            if cell is not None and seat != without:
                cells |= zone(cell)
        return cells

    def places(self, visible: dict[Cell, str], face: str, stack: bool = False) -> set[Cell]:
        """All anchors at which this face may be laid on this table."""
        near = {(x - dx, y - dy) for x, y in visible for dx, dy in CORNERS}
        closed = self.protected()
        found = set()
        for anchor in near:
            covered = [cell for cell in square(anchor) if cell in visible]
            if stack:
                fits = sum(visible[cell] != "E" for cell in covered) <= 3
            else:
                fits = len(covered) <= (2 if "E" in face else 1)
            if fits and not closed.intersection(covered):
                found.add(anchor)
        return found

    # -- what may be done -----------------------------------------------------------------------------------------

    def sources(self) -> dict[str, str]:
        """Name of a source -> the face (unturned) that would lie up."""
        found = {}
        for seat, hand in enumerate(self.hands):
            for slot, name in enumerate(hand):
                if name:
                    found[f"{seat + 1}.{slot}"] = self.faces[flipped(name) if seat == self.active else name]
        mine = self.reserved[self.active]
        if mine:
            found["reserved"] = self.faces[flipped(mine)]
        return found

    def turns(self, face: str) -> dict[str, str]:
        """The different turned faces, by what is added to the move."""
        found: dict[str, str] = {}
        for angle in self.angles:
            if turn_face(face, angle) not in found.values():
                found[f" r{angle}" if angle else ""] = turn_face(face, angle)
        return found

    def card_moves(self, word: str, stack: bool = False) -> set[str]:
        found = set()
        table = self.visible()
        for source, face in self.sources().items():
            places = self.places(table, face, stack)
            for turn in self.turns(face):
                for x, y in places:
                    found.add(f"{word} {source} @{x},{y}{' stack' if stack else ''}{turn}")
        return found

    def legal(self) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "tile":
            return self.tile_moves() | {"end"}
        plain = self.card_moves("play")
        stacked = self.card_moves("play", stack=True) if "stack" in self.tiles[self.active] else set()
        return plain | stacked | (set() if plain else {"pass"})

    def tile_moves(self) -> set[str]:
        tiles = self.tiles[self.active]
        found: set[str] = set()
        if "paw" in tiles:
            found |= self.card_moves("paw")
        if "mouse" in tiles:
            found |= self.mouse_moves()
        if "scratcher" in tiles and self.left_to_play():
            found |= {f"scratcher {x},{y}" for x, y in self.visible() if self.may_scratch((x, y))}
        if "fish" in tiles:
            for seat, hand in enumerate(self.hands):
                found |= {f"fish {seat + 1}.{slot}" for slot, name in enumerate(hand) if name}
        return found

    def mouse_moves(self) -> set[str]:
        found = set()
        for at, laid in enumerate(self.table):
            over = {cell for other in self.table[at + 1 :] for cell in square(other.anchor)}
            mine = set(square(laid.anchor))
            if laid is self.just_played or mine & over or mine & set(self.scratchers):
                continue
            places = self.places(self.visible(without=laid), self.face(laid)) - {laid.anchor}
            for turn in self.turns(self.face(laid)):
                found |= {f"mouse {laid.name[:-1]} @{x},{y}{turn}" for x, y in places}
        return found

    def may_scratch(self, cell: Cell) -> bool:
        if cell in self.scratchers:
            return False
        closed = self.protected(without=(self.active + 1) % self.seats) | zone(cell)
        table = self.visible()
        for x, y in table:
            for dx, dy in CORNERS:
                covered = [place for place in square((x - dx, y - dy)) if place in table]
                if len(covered) == 1 and covered[0] not in closed:
                    return True
        return False

    # -- what happens ---------------------------------------------------------------------------------------------

    def left_to_play(self) -> int:
        return len(self.deck) + sum(map(bool, self.reserved)) + sum(bool(name) for hand in self.hands for name in hand)

    def apply(self, text: str) -> None:
        words = text.split()
        tiles = self.tiles[self.active]
        if words[0] in ("play", "paw"):
            self.lay(words)
            tile = "paw" if words[0] == "paw" else "stack" if "stack" in words else ""
            tiles.discard(tile)
            if not tile and self.special and self.tile_moves():
                self.phase = "tile"
                return
        elif words[0] == "mouse":
            laid = next(laid for laid in self.table if laid.name[:-1] == words[1])
            self.table.remove(laid)
            self.table.append(Laid(laid.name, (laid.angle + angle_of(words)) % 360, place_of(words[2])))
            tiles.remove("mouse")
        elif words[0] == "scratcher":
            self.scratchers[self.active] = place_of(words[1])
            tiles.remove("scratcher")
        elif words[0] == "fish":
            name = self.take(words[1])
            self.reserved[self.active] = name
            self.seen[name[:-1]].add(self.active)
            tiles.remove("fish")
        self.finish_turn()

    def lay(self, words: list[str]) -> None:
        if words[1] == "reserved":
            name = flipped(self.reserved[self.active] or "")
            self.reserved[self.active] = None
        else:
            name = self.take(words[1])
            name = flipped(name) if words[1].startswith(f"{self.active + 1}.") else name
        self.just_played = Laid(name, angle_of(words), place_of(words[2]))
        self.table.append(self.just_played)

    def take(self, slot: str) -> str:
        seat, number = (int(part) for part in slot.split("."))
        name = self.hands[seat - 1][number]
        self.hands[seat - 1][number] = None
        self.emptied.append((seat - 1, number))
        return str(name)

    def finish_turn(self) -> None:
        for seat, slot in self.emptied:
            if self.deck:
                self.hands[seat][slot] = self.deck.pop(0)
                self.seen.setdefault(self.hands[seat][slot][:-1], set()).add(seat)
        self.emptied = []
        self.just_played = None
        if not self.left_to_play():
            self.phase = "over"
            return
        self.phase = "play"
        while True:
            self.active = (self.active + 1) % self.seats
            self.scratchers[self.active] = None
            if self.legal() != {"pass"}:
                return

    # -- what it is worth -----------------------------------------------------------------------------------------

    def merit(self, seat: int) -> tuple[int, int, int]:
        """Points, Chihuahua, own largest group."""
        visible = self.visible()
        identity = self.identities[seat]
        sizes = [(visible[next(iter(group))], len(group)) for group in groups(visible)]
        tiles = len(self.tiles[seat])
        if identity == "C":
            empty = sum(content == "E" for content in visible.values())
            return empty + 2 * sum(size == 3 for _, size in sizes) + tiles, 1, 0
        largest = max((size for colour, size in sizes if colour == identity), default=0)
        return sum(content == identity for content in visible.values()) + largest + tiles, 0, largest

    def as_json(self) -> dict[str, Any]:
        return {
            "table": " ".join(map(str, self.table)),
            "hands": self.hands,
            "deck": self.deck,
            "to_act": f"P{self.active + 1}",
            "phase": self.phase,
            "tiles": [[tile for tile in TILES if tile in tiles] for tiles in self.tiles],
            "reserved": self.reserved,
            "scratchers": [f"{cell[0]},{cell[1]}" if cell else None for cell in self.scratchers],
            "refill": [f"{seat + 1}.{slot}" for seat, slot in self.emptied],
            "seen": {name: [f"P{seat + 1}" for seat in sorted(seats)] for name, seats in sorted(self.seen.items())},
        }


def flipped(name: str) -> str:
    return name[:-1] + ("-" if name.endswith("+") else "+")


def place_of(word: str) -> Cell:
    x, y = word.removeprefix("@").split(",")
    return int(x), int(y)


def angle_of(words: list[str]) -> int:
    return next((int(word[1:]) for word in words if re.fullmatch(r"r\d+", word)), 0)
