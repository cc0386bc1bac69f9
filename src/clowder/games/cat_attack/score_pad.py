"""The score pad of Cat Attack: lives and larders when the agreed time is up, or who has won before (CA-SHORT-2)."""

from collections.abc import Mapping
from typing import Any, Final

from clowder.core.errors import Fault, InvalidPosition, shown
from clowder.core.types import Json
from clowder.games.cat_attack.options import check_options

FIELDS: Final = (
    "game", "rules_version", "seats", "options", "lives", "larders", "retired", "safe", "over", "winner",
)  # fmt: skip


def as_position(pad: Mapping[str, Any]) -> Json:
    """The position that a pad describes: without hands, and over when the time is up. Raises InvalidPosition."""
    if not isinstance(pad, Mapping):
        raise InvalidPosition([Fault("E_POSITION", "position", {}, "a pad is a JSON object")])
    unknown = [shown(name) for name in pad if name not in FIELDS]
    if unknown:
        raise InvalidPosition([Fault("E_POSITION_FIELD", name, {"where": name}, "") for name in unknown])
    seats = pad.get("seats")
    empty: Json = {"hands": [[] for _ in range(seats)]} if type(seats) is int and 0 < seats < 10 else {}
    return {"over": "rounds", **pad, **empty, **_retired(pad)}


def _retired(pad: Mapping[str, Any]) -> Json:
    """Who left, the first one first: a pad may number cats, or gangs that share a Home, instead of naming Homes."""
    given = pad.get("retired")
    seats, options = pad.get("seats"), pad.get("options", {})
    if not isinstance(given, list) or type(seats) is not int or not isinstance(options, Mapping):
        return {}
    filled, faults = check_options(seats, options)
    homes = [] if any(not fault.key.startswith("W_") for fault in faults) else list(filled["homes"])
    return {"retired": [homes[unit] if type(unit) is int and 0 <= unit < len(homes) else unit for unit in given]}
