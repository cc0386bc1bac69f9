"""Moves that are refused, every reason at least once: (state, seat, text)."""

from collections.abc import Iterator

from clowder.core.state import State
from tests.games.if_it_fits.kit import at
from tests.games.if_it_fits.test_notation import REACHED

TABLE = ["S1 @0,0", "S2 @0,1"]


def refused() -> Iterator[tuple[State, int, str]]:
    for key, (text, more) in REACHED.items():
        given = {"pile": ["B60", "B61"], **more}
        if key == "already_covered":
            given["hands"] = [["T1"], []]
        yield at(given.pop("table", TABLE), given.pop("lying", []), **given), 0, text
    bent = at(TABLE, pile=["B60", "B61"])  # before the end phase everybody has a cat left
    bent.supply[0] = 0
    yield bent, 0, "sleep @1,0"
