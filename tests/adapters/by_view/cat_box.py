"""Cat Box read from the view: cells of the planes are the cells of the action codes, which wrap around at 60."""

import re
from typing import Any

import numpy as np

from clowder.adapters.encoders.cat_box import CatBoxEncoder
from clowder.adapters.encoders.layout import Encoder, Json, Numbers
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.grid import MIDDLE, SIDE

CONTENT = {letter: number for number, letter in enumerate("KPVBYE")}
DECK = 48
_PLACE = re.compile(r"@?(-?\d+),(-?\d+)")


class CatBoxReader(Encoder):
    phases = CatBoxEncoder.phases

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
        if "tiles" in view:
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
