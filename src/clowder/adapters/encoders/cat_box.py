"""Cat Box as numbers. Cells of the planes are the cells of the action codes: the table wraps around at 60."""

import re
from typing import Any

import numpy as np

from clowder.adapters.encoders.layout import Block, Encoder, Json, Numbers
from clowder.core.game import Game
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.grid import MIDDLE, SIDE

CONTENTS = "KPVBYE"  # five colours of kittens and the empty box
CONTENT = {letter: number for number, letter in enumerate(CONTENTS)}
DECK = 48
_PLACE = re.compile(r"@?(-?\d+),(-?\d+)")


def make(game: Game, seats: int, options: Json) -> Encoder:
    slots = max(len(hand) for hand in game.new(seats=seats, options=options, seed=0).view(0)["hands"])
    return CatBoxEncoder(seats, slots, options["rules"] == "special")


class CatBoxEncoder(Encoder):
    phases = ("play", "tile", "over")

    def __init__(self, seats: int, slots: int, special: bool) -> None:
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

    def fill(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        self._table(view, parts["table"])
        for owner, hand in enumerate(self.by_seat(view["hands"], seat)):
            for slot, card in enumerate(hand):
                if card is not None:
                    _face(parts["hands"][owner, slot], card["visible"])
                    if owner == 0:
                        _face(parts["undersides"][slot], card["secret"])
        if view["deck"]["top"]:
            _face(parts["deck_top"], view["deck"]["top"])
        if view["identity"] is not None:
            parts["identity"][IDENTITIES.index(view["identity"])] = 1
        if view["identities"]:
            for other, identity in enumerate(self.by_seat(view["identities"], seat)):
                parts["revealed"][other, IDENTITIES.index(identity)] = 1
        counts = view["counts"]
        parts["counts"][:] = [[counts[colour][0] / DECK, counts[colour][1] / 24] for colour in "KPVBY"]
        left = (counts["E"] / DECK, counts["threes"] / 12, view["deck"]["count"] / DECK, view["unplayed"] / DECK)
        parts["numbers"][:] = left
        if self.special:
            self._special(view, seat, parts)

    def _table(self, view: Json, planes: Numbers) -> None:
        """Cards in the order in which they were laid: a later one covers what is below."""
        top = np.full((SIDE, SIDE), -1, dtype=np.int8)
        for card, face in zip(view["table"], view["faces"], strict=True):
            x, y = _place(card)
            for corner, letter in enumerate(face.replace("/", "")):
                top[(y + corner // 2) % SIDE, (x + corner % 2) % SIDE] = CONTENT[letter]
        rows, columns = np.nonzero(top >= 0)
        planes[top[rows, columns], rows, columns] = 1

    def _special(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        for other, tiles in enumerate(self.by_seat(view["tiles"], seat)):
            for tile in tiles:
                parts["tiles"][other, TILES.index(tile)] = 1
        for other, cell in enumerate(self.by_seat(view["scratchers"], seat)):
            if cell is not None:
                x, y = _place(cell)
                parts["scratchers"][y % SIDE, x % SIDE] = 1 if other == 0 else -1
        for other, card in enumerate(self.by_seat(view["reserved"], seat)):
            if card is not None:
                _face(parts["reserved"][other], card["visible"])
                if other == 0:
                    _face(parts["reserved_underside"], card["secret"])


def _place(text: str) -> tuple[int, int]:
    """Column and row of the planes, before wrapping."""
    found = _PLACE.search(text)
    assert found is not None, f"no place in {text!r}"
    return int(found[1]) + MIDDLE, int(found[2]) + MIDDLE


def _face(out: Any, face: str) -> None:
    for corner, letter in enumerate(face.replace("/", "")):
        out[corner, CONTENT[letter]] = 1
