"""Time per turn, a bank, an increment; or days. The time charged is stored with each move, so it survives restarts."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from clowder.core.types import NOBODY
from clowder.tables.message_parts import ClockNow
from clowder.tables.model import ClockInfo, Entry, TableError
from clowder.tables.spans import Span, covered, span_at, wait_for

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


class TakenBack(NamedTuple):
    """Acts that an undo took back, in order, and how long the turn that it broke off had lasted."""

    acts: list[Charged]
    used: int


class Clock:
    """The clocks of all seats. Times are in milliseconds."""

    def __init__(self, setting: ClockInfo, seats: int) -> None:
        self.turn: int = setting["turn"] * 1000
        self.increment: int = setting["increment"] * 1000
        self.banks: list[int] = [setting["bank"] * 1000] * seats
        self.since = 0  # from when on the running turn is counted
        self.seat = NOBODY  # whose turn it is
        self.rests: list[Sequence[Span]] = [()] * seats  # the vacations of who sits there: no time passes for them
        self._before = 0  # the time of the running turn until then
        self.paused_at = 0
        self.asked_at = 0  # since when the others decide about an undo of who is to act
        self._acts: list[Charged] = []
        self._taken: list[TakenBack] = []  # the latest last
        self._given: set[int] = set()  # the plies that were thought about again after the time for them had run out

    def start(self, at: int) -> None:
        self.since = at

    def wake(self, at: int) -> None:
        """The table was brought back from the store."""
        if self.turn < LONG_TURN and self.since < at:
            self._count_from(at, 0)

    def _count_from(self, at: int, before: int) -> None:
        self.since, self._before = at, before

    def used(self, at: int) -> int:
        """The time of the running turn, without pauses, questions and vacations."""
        until = max(self.since, min(self.paused_at or at, self.asked_at or at))
        return self._before + until - self.since - covered(self._spans(), self.since, until)

    def _spans(self) -> Sequence[Span]:
        return self.rests[self.seat] if self.seat >= 0 else ()

    def stands(self) -> bool:
        return bool(self.paused_at or self.asked_at)

    def wait_for_answer(self, at: int) -> None:
        """Who is to act has asked the others something: that is not time to think."""
        self.asked_at = at

    def _go_on(self, at: int) -> None:
        if self.asked_at:
            self._count_from(at, self.used(at))
            self.asked_at = 0

    def left(self, seat: int, at: int) -> int:
        """Milliseconds until the time of `seat` is up, if it is on turn."""
        return self.turn + self.banks[seat] - self.used(at)

    def rings_in(self, seat: int, at: int) -> int:
        """Milliseconds until somebody has to look: the time of `seat` is up, or its vacation is over."""
        rest = span_at(self._spans(), at)
        return rest[1] - at if rest is not None else wait_for(self._spans(), at, self.left(seat, at))

    def charge(self, entry: Entry) -> None:
        """Follow a journal entry."""
        if entry.kind == "act":
            self._charge_act(entry.seat, entry.used, entry.by)
            self._taken.clear()
            self._count_from(entry.at, 0)
            self.asked_at = 0
        elif entry.kind == "undo":
            self._take_back(int(entry.text), entry.at)
        elif entry.kind == "redo":
            self._put_back(entry)
        elif entry.kind == "decline":
            self._go_on(entry.at)
        elif entry.kind == "pause":
            self.paused_at = self.paused_at or entry.at  # the second who asks for a pause agrees to it
        elif entry.kind == "resume" and self.paused_at:
            self._count_from(entry.at, self.used(entry.at))
            self.asked_at = entry.at if self.asked_at else 0
            self.paused_at = 0

    def _charge_act(self, seat: int, used: int, by: str) -> None:
        before = self.banks[seat]
        left = max(0, before - max(0, used - self.turn))
        self.banks[seat] = left + (self.increment if by == "person" else 0)
        self._acts.append(Charged(seat, self.banks[seat] - before, used, by == "clock"))

    def _take_back(self, ply: int, at: int) -> None:
        """The turn goes on that ended with the first act taken back: nobody gains time by it, neither increment nor a
        new turn; the others get back what they had before they answered it."""
        taken = self._acts[ply:]
        self._taken.append(TakenBack(taken, self.used(at)))
        del self._acts[ply:]
        for act in reversed(taken):
            self.banks[act.seat] -= act.change
        self._count_from(at, self._used_again(taken[0], ply) if taken else 0)
        self.asked_at = 0

    def _put_back(self, entry: Entry) -> None:
        """The time between undo and redo is charged to the first of the acts, whose turn it was; the others are as they
        were, and the turn that the undo broke off goes on."""
        if not self._taken:
            return
        acts, used = self._taken.pop()
        for n, act in enumerate(acts):
            if n == 0:
                self._charge_act(act.seat, max(act.used, entry.used), "clock" if act.timed_out else "person")
            else:
                self.banks[act.seat] += act.change
                self._acts.append(act)
        self._count_from(entry.at, used)
        self.asked_at = 0

    def _used_again(self, act: Charged, ply: int) -> int:
        """The time gone of a turn that goes on. Where the clock had ended it, nothing would be left: its player gets a
        turn and an increment, as far as they had them then. Once: nobody holds up the others by running out again."""
        if not act.timed_out or ply in self._given:
            return act.used
        self._given.add(ply)
        return max(0, self.banks[act.seat] - self.increment)

    def as_json(self, to_act: int, at: int) -> ClockNow:
        left = self.left(to_act, at) if to_act >= 0 else 0
        runs = to_act >= 0 and not self.stands() and span_at(self._spans(), at) is None
        return {"turn": self.turn, "banks": self.banks, "left": left, "running": runs}
