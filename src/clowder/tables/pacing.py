"""How long a turn of a bot takes here, told before a table is opened.

What a level may need is known beforehand (`Thinker.pace`); what it did need lately counts more: a busy server is slow.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

ENOUGH: Final = 3  # thoughts from which on a measurement is believed
LATELY: Final = 20  # thoughts that a measurement is about


class Pace(NamedTuple):
    """Of a level in a game."""

    decisions: float  # in a turn, on average
    milliseconds: float  # that a decision takes at most, or usually


class Paces:
    """One for all tables of a process. `least` are the milliseconds that a bot takes for a decision in any case."""

    def __init__(self, least: float = 0.0) -> None:
        self._least = least
        self._seen: dict[tuple[str, str], tuple[int, float]] = {}  # by game and level: how often, and how long

    def took(self, game: str, level: str, milliseconds: float) -> None:
        """A bot has decided."""
        count, mean = self._seen.get((game, level), (0, 0.0))
        count = min(count + 1, LATELY)
        self._seen[game, level] = (count, mean + (milliseconds - mean) / count)

    def turns(self, game: str, levels: list[str], pace: Callable[[str, str], Pace]) -> dict[str, int]:
        """Milliseconds that a turn of every level takes, about."""
        return {level: self._turn(game, level, pace(game, level)) for level in levels}

    def _turn(self, game: str, level: str, known: Pace) -> int:
        count, mean = self._seen.get((game, level), (0, 0.0))
        return round(known.decisions * max(self._least, mean if count >= ENOUGH else known.milliseconds))
