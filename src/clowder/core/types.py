"""Names for the small things every room speaks of."""

from typing import Any, Final, TypeAlias

Seat: TypeAlias = int  # 0 .. seats-1, clockwise
Action: TypeAlias = int  # packed by the game's actions.py; opaque elsewhere
Json: TypeAlias = dict[str, Any]  # a JSON object

NOBODY: Final = -1  # to_act() of a finished game; a viewer without a seat
