"""Pauses: how long one person may hold up the others.

Whoever asks for a pause holds it. The others end it when they like, or ask for it as well; a pause that everybody at
the table holds is agreed and lasts as long as they wish. Any other is charged to its holders, and ends by itself when
the last of them has used up a share that is the same for everybody and has to do for the whole game.
"""

from collections.abc import Set
from typing import Final

from clowder.tables.model import Entry

SHARE: Final = 300_000  # milliseconds per person and game, or one turn of a longer clock
LEAST: Final = 30_000  # that a pause costs however short it was: nobody stops the others again and again


class Pauses:
    """Follows the journal. What a pause costs is stored with its entries (`used`), so it survives restarts."""

    def __init__(self) -> None:
        self.share = SHARE
        self.holders: dict[str, int] = {}  # who asked for the present pause, from which seat; the first one first
        self._since = 0  # what has passed before is charged
        self._spent: dict[str, int] = {}

    def follow(self, entry: Entry, person: str) -> None:
        for holder in self.holders:
            self._spent[holder] = self._spent.get(holder, 0) + entry.used
        self._since = entry.at
        if entry.kind == "pause":
            self.holders.setdefault(person, entry.seat)
        else:
            self.holders = {}

    def is_agreed(self, people: Set[str]) -> bool:
        return bool(people) and people <= self.holders.keys()

    def may_ask(self, person: str, people: Set[str]) -> bool:
        """Whether somebody's share is enough to begin a pause, or joining or being alone makes it agreed."""
        if people <= self.holders.keys() | {person}:
            return True
        return self.share - self._spent.get(person, 0) >= LEAST

    def cost(self, people: Set[str], at: int, ends: bool) -> int:
        """What the holders are charged if something about the present pause is written now."""
        if not self.holders or self.is_agreed(people):
            return 0
        return max(LEAST if ends else 0, at - self._since)

    def left(self, people: Set[str], at: int) -> int | None:
        """Milliseconds until the pause ends by itself; None if there is none, or an agreed one."""
        if not self.holders or self.is_agreed(people):
            return None
        shares = [self.share - self._spent.get(holder, 0) for holder in self.holders if holder in people]
        return max(shares, default=0) - (at - self._since)
