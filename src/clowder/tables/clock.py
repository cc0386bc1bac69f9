"""Time per turn, a bank, an increment; or days. The time charged is stored with each move, so it survives restarts."""

from typing import Any, NamedTuple

from clowder.tables.messages import ClockNow
from clowder.tables.model import ClockInfo, Entry, TableError

LONG_TURN = 3_600_000  # turns of an hour and more go on while the server is down; shorter ones start anew


def check_clock(given: Any) -> ClockInfo | None:
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


class Charged(NamedTuple):
    """An act in effect: whose, what it did to the bank, the time it took, and whether the clock itself made it."""

    seat: int
    change: int
    used: int
    timed_out: bool


class Clock:
    """The clocks of all seats. Times are in milliseconds."""

    def __init__(self, setting: ClockInfo, seats: int) -> None:
        self.turn: int = setting["turn"] * 1000
        self.increment: int = setting["increment"] * 1000
        self.banks: list[int] = [setting["bank"] * 1000] * seats
        self.since = 0  # when the running turn began
        self.paused_at = 0
        self._acts: list[Charged] = []
        self._given: set[int] = set()  # the plies that were thought about again after the time for them had run out

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
            change = self.banks[entry.seat] - before
            self._acts.append(Charged(entry.seat, change, entry.used, entry.by == "clock"))
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
        first: Charged | None = None
        while len(self._acts) > ply:
            first = self._acts.pop()
            self.banks[first.seat] -= first.change
        self.since = at - (0 if first is None else self._used_again(first, ply))

    def _used_again(self, act: Charged, ply: int) -> int:
        """The time gone of a turn that goes on. Where the clock had ended it, nothing would be left: its player gets a
        turn and an increment, as far as they had them then. Once: nobody holds up the others by running out again."""
        if not act.timed_out or ply in self._given:
            return act.used
        self._given.add(ply)
        return max(0, self.banks[act.seat] - self.increment)

    def as_json(self, to_act: int, at: int) -> ClockNow:
        left = self.left(to_act, at) if to_act >= 0 else 0
        return {"turn": self.turn, "banks": self.banks, "left": left, "running": not self.paused_at and to_act >= 0}
