"""Cat Box as numbers. Cells of the planes are the cells of the action codes: the table wraps around at 60."""

import re
from functools import cache
from operator import add

from clowder.adapters.encoders.layout import AnyEncoder, Block, Json, SparseEncoder, Spots
from clowder.core.game import Game
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.grid import MIDDLE, SIDE

CONTENTS = "KPVBYE"  # five colours of kittens and the empty box
CONTENT = {letter: number for number, letter in enumerate(CONTENTS)}
IDENTITY = {name: number for number, name in enumerate(IDENTITIES)}
FACE = 4 * len(CONTENTS)
DECK = 48
_PLACE = re.compile(r"@?(-?\d+),(-?\d+)")


def make(game: Game, seats: int, options: Json) -> AnyEncoder:
    slots = max(len(hand) for hand in game.new(seats=seats, options=options, seed=0).view(0)["hands"])
    return CatBoxEncoder(seats, slots, options["rules"] == "special")


class CatBoxEncoder(SparseEncoder):
    phases = ("play", "tile", "over")

    def __init__(self, seats: int, slots: int, special: bool) -> None:
        self.slots = slots
        self.special = special
        plane = (SIDE, SIDE)
        blocks = [
            Block("table", (len(CONTENTS), *plane), "planes of exposed contents K, P, V, B, Y, E by [row, column]"),
            Block("hands", (seats, slots, 4, 6), "the visible side of every held card: four quadrants by content"),
            Block("undersides", (slots, 4, 6), "the secret sides of the own cards"),
            Block("deck_top", (4, 6), "the visible side of the top card of the deck"),
            Block("identity", (len(IDENTITIES),), f"the own identity: {', '.join(IDENTITIES)}"),
            Block("revealed", (seats, len(IDENTITIES)), "all identities, once the game is over"),
            Block("counts", (5, 2), "per colour: kittens exposed / 48, the largest group / 24"),
            Block("numbers", (4,), "empty boxes / 48, threes / 12, cards in the deck / 48, cards unplayed / 48"),
        ]
        if special:
            blocks += [
                Block("tiles", (seats, len(TILES)), f"tiles not used yet: {', '.join(TILES)}"),
                Block("scratchers", plane, "scratchers on the table: 1 the own, -1 another's"),
                Block("reserved", (seats, 4, 6), "the visible side of each reserved card"),
                Block("reserved_underside", (4, 6), "the secret side of the own reserved card"),
            ]
        super().__init__(seats, blocks)

    def find(self, view: Json, seat: int, spots: Spots) -> None:
        self._table(view, spots)
        for owner, hand in enumerate(self.by_seat(view["hands"], seat)):
            for slot, card in enumerate(hand):
                if card is not None:
                    self._face("hands", owner * self.slots + slot, card["visible"], spots)
                    if owner == 0:
                        self._face("undersides", slot, card["secret"], spots)
        if view["deck"]["top"]:
            self._face("deck_top", 0, view["deck"]["top"], spots)
        if view["identity"] is not None:
            self.mark("identity", [IDENTITY[view["identity"]]], spots)
        if view["identities"]:
            known = enumerate(self.by_seat(view["identities"], seat))
            self.mark("revealed", [other * len(IDENTITIES) + IDENTITY[identity] for other, identity in known], spots)
        counts = view["counts"]
        self.each("counts", [n for colour in "KPVBY" for n in (counts[colour][0], 2 * counts[colour][1])], spots, DECK)
        left = (counts["E"] / DECK, counts["threes"] / 12, view["deck"]["count"] / DECK, view["unplayed"] / DECK)
        self.each("numbers", left, spots)
        if self.special:
            self._special(view, seat, spots)

    def _table(self, view: Json, spots: Spots) -> None:
        """Cards in the order in which they were laid: a later one covers what is below."""
        top: dict[int, int] = {}  # cell -> plane
        for card, face in zip(view["table"], view["faces"], strict=True):
            top.update(zip(_cells(card[card.index("@") :]), _planes(face), strict=True))
        self.mark("table", map(add, top, top.values()), spots)

    def _face(self, name: str, place: int, face: str, spots: Spots) -> None:
        """One face of a block of faces."""
        start = self.starts[name] + place * FACE
        for quarter in _quarters(face):
            spots[start + quarter] = 1.0

    def _special(self, view: Json, seat: int, spots: Spots) -> None:
        for other, tiles in enumerate(self.by_seat(view["tiles"], seat)):
            self.mark("tiles", [other * len(TILES) + TILES.index(tile) for tile in tiles], spots)
        for other, cell in enumerate(self.by_seat(view["scratchers"], seat)):
            if cell is not None:
                spots[self.starts["scratchers"] + _cells(cell)[0]] = 1.0 if other == 0 else -1.0
        for other, card in enumerate(self.by_seat(view["reserved"], seat)):
            if card is not None:
                self._face("reserved", other, card["visible"], spots)
                if other == 0:
                    self._face("reserved_underside", 0, card["secret"], spots)


@cache
def _cells(place: str) -> tuple[int, int, int, int]:
    """The four cells of a card at a place, `@2,0`, counted row by row over the table that wraps around."""
    found = _PLACE.search(place)
    assert found is not None, f"no place in {place!r}"
    x, y = int(found[1]) + MIDDLE, int(found[2]) + MIDDLE
    corners = [(y + corner // 2) % SIDE * SIDE + (x + corner % 2) % SIDE for corner in range(4)]
    return corners[0], corners[1], corners[2], corners[3]


@cache
def _planes(face: str) -> list[int]:
    """Where the planes of the four contents of a face begin."""
    return [CONTENT[letter] * SIDE * SIDE for letter in face.replace("/", "")]


@cache
def _quarters(face: str) -> list[int]:
    """The ones of a face: four quadrants by content."""
    return [corner * len(CONTENTS) + CONTENT[letter] for corner, letter in enumerate(face.replace("/", ""))]
