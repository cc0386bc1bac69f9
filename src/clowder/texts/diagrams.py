"""Pictures for a rulebook: positions and moves from `rulebook/diagrams.toml`, drawn by what the engine says of them.

Each `[[diagram]]` names the `clause` it stands beside, the `example` of the specification it follows, a `position`, the
`seat` that looks at it (else 0), and a `move` unless there is only something to see. `refusal` is the key that the
move is expected to be refused with; what is shown comes from the engine itself, and a test compares the two.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from clowder.core.game import Game
from clowder.core.play import play
from clowder.core.types import Json


def package_of(game: Game) -> str:
    """Where a game keeps its files: the package of its class; empty for a game in a module of its own."""
    return type(game).__module__.rpartition(".")[0]


def read_diagrams(package: str) -> list[Json]:
    """The pictures of a game as they were written; none if it has none."""
    if not package:
        return []
    file = resources.files(package) / "rulebook" / "diagrams.toml"
    if not file.is_file():
        return []
    rows: list[Json] = tomllib.loads(file.read_text(encoding="utf-8"))["diagram"]
    return rows


def drawn(game: Game, row: Json) -> Json:
    """What a page needs to draw a diagram: the view, the move, and what follows from it or forbids it."""
    seat = row.get("seat", 0)
    state = game.from_position(row["position"])
    shown: dict[str, Any] = {
        "seat": seat,
        "seats": int(state.seats),
        "options": row["position"].get("options", {}),
        "view": state.view(seat),
        "move": row.get("move"),
        "refusal": None,
        "events": [],
    }
    if "move" not in row:
        return shown
    refusal = state.refusal(seat, row["move"])
    if refusal is not None:
        return {**shown, "refusal": refusal.as_json()}
    events = play(state, state.parse_action(row["move"]))
    return {**shown, "events": [event.seen_by(seat) for event in events]}


@cache  # of games that there are, and never changed
def diagrams_of(game: Game) -> dict[str, list[Json]]:
    """The pictures of a game's rulebook by clause."""
    found: dict[str, list[Json]] = {}
    for row in read_diagrams(package_of(game)):
        found.setdefault(row["clause"], []).append(drawn(game, row))
    return found
