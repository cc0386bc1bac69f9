"""The score pad of Cat Box: what is seen on a real table at the end, whatever printed cards lie there.

Only visible boxes count (CB-R25), so a pad has them one by one, or cards in the order in which they were laid; what
comes later covers what lies below. Nobody's hand, deck or placement is asked for.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from clowder.core.errors import shown
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.position_reader import PositionReader
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.deck import LETTERS
from clowder.games.cat_box.grid import cell_at
from clowder.games.cat_box.position import PHASE_OVER, Position
from clowder.games.cat_box.scoring import outcome
from clowder.games.cat_box.setup import Setup

FIELDS: Final = ("table", "identities", "tiles")
BOX: Final = re.compile(
    r"([KPVBYE]|[KPVBYE]{2}/[KPVBYE]{2}|[A-Za-z]\w{0,11}[+-])(?:r(90|180|270))?@\(?(-?\d{1,2}),(-?\d{1,2})\)?"
)
WIDEST: Final = 49  # cells from one end to the other: more a play area of 48 cards cannot have
MOST: Final = 400  # entries, corrections included
TABLE: Final = "E_PAD_TABLE"
IDENTITY: Final = "E_PAD_IDENTITY"
TILE: Final = "E_PAD_TILES"


class PadReader(PositionReader):
    """Reads a pad and collects every fault."""

    def __init__(self, game: Game, pad: Mapping[str, Any]) -> None:
        super().__init__(game, pad, FIELDS)
        self.setup = Setup(self.seats, self.options)

    def fill(self, p: Position) -> None:
        """Lay a blank table. Raises InvalidPosition."""
        seen = self._boxes()
        self._identities(p)
        self._tiles(p)
        self.stop_at_faults()
        for (x, y), letter in seen.items():
            p.put(cell_at(x, y), LETTERS.index(letter), 0)
        p.phase = PHASE_OVER

    def _boxes(self) -> dict[tuple[int, int], str]:
        given = self.given.get("table", "")
        entries = given.split() if isinstance(given, str) else given
        if not isinstance(entries, list) or not entries or len(entries) > MOST:
            self.fault(TABLE, "table", "lay boxes or cards, like K@0,0 or KP/VE@1,1", why="empty")
            return {}
        seen: dict[tuple[int, int], str] = {}
        for number, entry in enumerate(entries):
            match = BOX.fullmatch(entry) if isinstance(entry, str) else None
            face = None if match is None else self._face(match[1], int(match[2] or 0) // 90)
            if match is None or face is None:
                hint = "write K@0,0, KP/VE@1,1 or C06+@1,1"
                self.fault(TABLE, f"table[{number}]", hint, why="unreadable", given=shown(entry))
                continue
            x, y = int(match[3]), int(match[4])
            for place, letter in enumerate(face.replace("/", "")):
                seen[x + place % 2, y + place // 2] = letter
        if seen and max(_span([x for x, _ in seen]), _span([y for _, y in seen])) > WIDEST:
            self.fault(TABLE, "table", "this is wider than a play area can be", why="wide")
        return seen

    def _face(self, text: str, quarter: int) -> str | None:
        """What a box, a face or a card of the deck shows; None if there is no such card."""
        if text[-1] not in "+-":
            return text if quarter == 0 else None
        held = self.setup.deck.held_of(text)
        return None if held < 0 else self.setup.deck.face(held, quarter)

    def _identities(self, p: Position) -> None:
        allowed = IDENTITIES if self.seats >= 4 else IDENTITIES[:5]
        named = self.row("identities", self.seats, None, IDENTITY)
        for seat, one in enumerate(named):
            if one not in list(allowed):
                self.fault(IDENTITY, f"identities[{seat}]", f"one of {', '.join(allowed)}", why="missing", seat=seat)
            elif named.index(one) < seat:
                self.fault(IDENTITY, f"identities[{seat}]", "everybody is somebody else", why="twice", seat=seat)
            else:
                p.identities[seat] = IDENTITIES.index(one)

    def _tiles(self, p: Position) -> None:
        """How many tiles each seat has not used, or which ones."""
        if not self.setup.special:
            if "tiles" in self.given:
                self.fault(TILE, "tiles", "the basic game has no tiles", why="basic")
            return
        for seat, unused in enumerate(self.row("tiles", self.seats, 0, TILE)):
            kept = list(TILES[:unused]) if type(unused) is int and 0 <= unused <= len(TILES) else unused
            if not isinstance(kept, list) or any(tile not in TILES for tile in kept) or len(set(kept)) != len(kept):
                self.fault(TILE, f"tiles[{seat}]", f"0 to {len(TILES)}, or names of tiles", why="count", seat=seat)
                continue
            p.tiles[seat] = sum(1 << TILES.index(tile) for tile in kept)


def _span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) + 1


def counted(p: Position) -> Outcome:
    """The score sheet of a table that a pad laid."""
    found = outcome(p)
    assert found is not None, "a pad is about the end"
    return found
