"""Whose work is done next: short things first, watched tables before others, and one person's as much as another's.

A few processes work for everybody. Asking takes one's turn; when something short waits and all processes are taken by
long thoughts, the one that has thought longest is told to answer with what it has found so far.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

SLICE: Final = 0.25  # seconds a long thought gets at least, whatever waits


class Lane(IntEnum):
    """All of a lane goes before the next one."""

    SHORT = 0  # thoughts of weak levels: milliseconds
    REQUEST = 1  # what somebody waits for at a page, priced before it comes here
    WATCHED = 2  # long thoughts at tables that somebody looks at
    UNWATCHED = 3
    SPARE = 4  # what has time: analyses of many games one after another

    @property
    def is_long(self) -> bool:
        return self >= Lane.WATCHED


def _nothing() -> None:
    pass


@dataclass(eq=False)
class Errand:
    """Something to be done for a person."""

    person: str
    lane: Lane
    rank: int = 0  # among those of one person the lowest comes first: weaker levels
    hurry: Callable[[], None] = _nothing  # has it end soon with what it has; for long thoughts
    go: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    number: int = 0
    began: float = 0.0
    hurried: bool = False


class FairQueue:
    """Gives `slots` turns at a time. Knows nothing of processes: whoever has a turn gives it back by `done`."""

    def __init__(self, slots: int, time_slice: float = SLICE) -> None:
        self._slots = slots
        self._slice = time_slice
        self._cap = max(1, slots - 1)  # long thoughts of one person at the same time
        self._waiting: list[Errand] = []
        self._running: list[Errand] = []
        self._used: dict[str, float] = {}  # seconds of work per person
        self._fair = 0.0  # seconds that everybody here could have had so far
        self._asked = 0
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self, errand: Errand) -> None:
        """Wait for one's turn; who is cancelled meanwhile has none to give back."""
        self._asked += 1
        errand.number = self._asked
        self._waiting.append(errand)
        used = self._used.get(errand.person, 0.0)
        self._used[errand.person] = max(used, self._fair)  # having asked for little so far is no credit
        self._serve()
        try:
            await errand.go
        except asyncio.CancelledError:
            if errand in self._waiting:
                self._waiting.remove(errand)
            else:
                self.done(errand)
            raise

    def done(self, errand: Errand) -> None:
        """Its work has ended, well or not: the next one begins."""
        if errand not in self._running:
            return
        took = asyncio.get_running_loop().time() - errand.began
        self._used[errand.person] += took
        self._fair += took / len(self._people())
        self._running.remove(errand)
        self._serve()

    def waiting(self) -> int:
        return len(self._waiting)

    def _people(self) -> set[str]:
        return {errand.person for errand in self._waiting} | {errand.person for errand in self._running}

    def _serve(self) -> None:
        while len(self._running) < self._slots:
            errand = self._next()
            if errand is None:
                break
            self._waiting.remove(errand)
            self._running.append(errand)
            errand.began = asyncio.get_running_loop().time()
            if not errand.go.done():
                errand.go.set_result(None)
        self._forget()
        self._press()

    def _next(self) -> Errand | None:
        busy = [errand.person for errand in self._running if errand.lane.is_long]
        free = [e for e in self._waiting if not e.lane.is_long or busy.count(e.person) < self._cap]
        return min(free, key=lambda e: (e.lane, self._used[e.person], e.rank, e.number), default=None)

    def _forget(self) -> None:
        """People with nothing here are kept only while they have had more than their share."""
        here = self._people()
        self._used = {who: used for who, used in self._used.items() if who in here or (here and used > self._fair)}

    def _press(self) -> None:
        """As many long thoughts come to their end as there are short errands without a turn."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wanted = sum(1 for errand in self._waiting if not errand.lane.is_long)
        wanted -= sum(1 for errand in self._running if errand.hurried or errand.lane is Lane.SHORT)
        loop = asyncio.get_running_loop()
        long = [errand for errand in self._running if errand.lane.is_long and not errand.hurried]
        for errand in sorted(long, key=lambda errand: errand.began)[: max(0, wanted)]:
            left = errand.began + self._slice - loop.time()
            if left <= 0:
                errand.hurried = True
                errand.hurry()
            else:
                self._timer = loop.call_later(left, self._press)
                break
