"""A position as JSON: everything a game remembers, in the notation of the specification; layout.py reads it back."""

from typing import Any

from clowder.games.if_it_fits.frame import cell_text
from clowder.games.if_it_fits.knowledge import SEAT_NAMES, hand_json, lying_json, table_json
from clowder.games.if_it_fits.position import (
    BOUNDS,
    CAUSES,
    ENDING,
    MAIN,
    PHASES,
    Position,
    drawn_by,
    drew_princess,
)


def position(pos: Position) -> dict[str, Any]:
    """The complete position."""
    ending: dict[str, Any] | None = None
    if pos.ending != MAIN:
        ending = {"by": int(pos.ender), "cause": CAUSES[pos.cause], "running": pos.ending == ENDING}
    drawn = [SEAT_NAMES[drawn_by(pos.pile[at])] + ("*" if drew_princess(pos.pile[at]) else "") for at in range(pos.top)]
    return {
        "game": "if-it-fits",
        "seats": int(pos.seats),
        "options": dict(pos.frame.options),
        "first": int(pos.first),
        "phase": PHASES[pos.phase],
        "to_act": int(pos.turn),
        "ending": ending,
        "table": table_json(pos.plane),
        "lying": lying_json(pos.plane),
        "played": None if pos.played < 0 else cell_text(pos.plane.xy[pos.played]),
        "supply": [int(left) for left in pos.supply],
        "hands": [hand_json(pos, seat) for seat in range(pos.seats)],
        "pile": [pos.frame.card_name(pos.pile[at]) for at in range(pos.top, len(pos.pile))],
        "drawn": drawn,
        "packets": [
            [int(pos.packets[at + 1] - pos.packets[at]), int(pos.packets[at + 2])]
            for at in range(0, len(pos.packets), 3)
        ],
        "chased": [[int(pos.chased[at] >> 8), int(pos.chased[at] & 255)] for at in range(pos.n_chased)],
        "known": [[int(pos.bound(seat, which)) for which in range(BOUNDS)] for seat in range(pos.seats)],
        "rng": list(pos.rng.words()),
    }
