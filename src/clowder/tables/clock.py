"""Time per turn, a bank, an increment; or days. The time charged is stored with each move, so it survives restarts."""

from typing import Any

from clowder.core.types import Json
from clowder.tables.model import Entry, TableError

LONG_TURN = 3_600_000  # turns of an hour and more go on while the server is down; shorter ones start anew


def check_clock(given: Any) -> Json | None:
    """A clock setting with all fields, in seconds. Raises TableError."""
    if given is None:
        return None
    if not isinstance(given, dict) or not set(given) <= {"turn", "bank", "increment", "days"}:
        raise TableError("bad_clock", 422)
    numbers = {name: given.get(name, 0) for name in ("turn", "bank", "increment", "days")}
    if any(type(value) is not int or not 0 <= value <= 100_000 for value in numbers.values()):
        raise TableError("bad_clock", 422)
    turn = numbers["turn"] + numbers["days"] * 86_400
    if turn + numbers["bank"] < 5:
        raise TableError("bad_clock", 422)
    return {"turn": turn, "bank": numbers["bank"], "increment": numbers["increment"]}


class Clock:
    """The clocks of all seats. Times are in milliseconds."""

    def __init__(self, setting: Json, seats: int) -> None:
        self.turn: int = setting["turn"] * 1000
        self.increment: int = setting["increment"] * 1000
        self.banks: list[int] = [setting["bank"] * 1000] * seats
        self.since = 0  # when the running turn began
        self.paused_at = 0
        self._acts: list[tuple[int, int, int]] = []  # in effect: whose, what it did to the bank, the time it took

    def start(self, at: int) -> None:
        self.since = at

    def wake(self, at: int) -> None:
        """The table was brought back from the store."""
        if self.turn < LONG_TURN:
            self.since = max(self.since, at)

    def used(self, at: int) -> int:
        return max(0, (self.paused_at or at) - self.since)

    def left(self, seat: int, at: int) -> int:
        """Milliseconds until the time of `seat` is up, if it is on turn."""
        return self.turn + self.banks[seat] - self.used(at)

    def charge(self, entry: Entry) -> None:
        """Follow a journal entry."""
        if entry.kind == "act":
            before = self.banks[entry.seat]
            left = max(0, before - max(0, entry.used - self.turn))
            self.banks[entry.seat] = left + (self.increment if entry.by == "person" else 0)
            self._acts.append((entry.seat, self.banks[entry.seat] - before, entry.used))
            self.since = entry.at
        elif entry.kind == "undo":
            self._take_back(int(entry.text), entry.at)
        elif entry.kind == "pause":
            self.paused_at = entry.at
        elif entry.kind == "resume" and self.paused_at:
            self.since += entry.at - self.paused_at
            self.paused_at = 0

    def _take_back(self, ply: int, at: int) -> None:
        """The turn goes on that ended with the first act taken back: nobody gains time by it, neither increment nor a
        new turn; the others get back what they had before they answered it."""
        used = 0
        while len(self._acts) > ply:
            seat, change, used = self._acts.pop()
            self.banks[seat] -= change
        self.since = at - used

    def as_json(self, to_act: int, at: int) -> Json:
        left = self.left(to_act, at) if to_act >= 0 else 0
        return {"turn": self.turn, "banks": self.banks, "left": left, "running": not self.paused_at and to_act >= 0}
