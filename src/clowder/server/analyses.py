"""Analyses of finished games: made in slices by the bots' processes, behind everything that somebody waits for."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from clowder.analysis.analysis import Analysis, Budget
from clowder.analysis.report import report
from clowder.core.record import Record
from clowder.core.types import Json
from clowder.server.botpool import NO_SLOT, BotPool, is_told_to_stop
from clowder.tables.frames import encode

BUDGET: Final = Budget(simulations=100, rounds=2)  # some seconds of one core
SLICE: Final = 1.0  # seconds after which a process looks whether others wait
MOST_KEPT: Final = 40  # analyses, of about 100 kB


class Slice(NamedTuple):
    """What one slice came to; `kept` is what the next one goes on from; `curve`: there is something to be shown."""

    share: float
    curve: bool
    answer: bytes
    kept: Json | None


def analysis_slice(record_json: Json, kept: Json | None, slot: int = NO_SLOT) -> Slice:
    """Go on with an analysis for a while: in a process of the bots."""
    analysis = Analysis(Record.from_json(record_json))
    if kept is not None:
        analysis.bring(kept)
    end = time.monotonic() + SLICE  # from here on: every slice gets on, however long it took to begin
    done = analysis.run(BUDGET, should_stop=lambda: time.monotonic() > end or is_told_to_stop(slot))
    share = 1.0 if done else min(analysis.share_done(BUDGET), 0.99)
    answer = encode(report(analysis)) if analysis.has_curve() else b""
    return Slice(share, analysis.has_curve(), answer, None if done else analysis.kept())


class Analyses:
    """The last analyses of this process. Whoever asks for one that is being made waits for it."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Lock] = {}

    def made(self, table: str) -> bytes | None:
        answer = self._made.get(table)
        if answer is not None:
            self._made.move_to_end(table)
        return answer

    async def lines(self, table: str, record: Json, person: str) -> AsyncIterator[bytes]:
        """JSON lines: how far it is; once there is a curve and with the last one the analysis as it is then."""
        async with self._alone(table):
            answer = self.made(table)
            if answer is not None:
                yield line(1.0, answer)
                return
            kept: Json | None = None
            shown = False
            while True:
                found: Slice = await self._pool.study(person, analysis_slice, record, kept)
                kept = found.kept
                yield line(found.share, found.answer if found.curve and (not shown or kept is None) else None)
                shown = shown or found.curve
                if kept is None:
                    break
            self._made[table] = found.answer
            while len(self._made) > MOST_KEPT:
                self._made.popitem(last=False)

    @asynccontextmanager
    async def _alone(self, table: str) -> AsyncIterator[None]:
        lock = self._making.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked():
                self._making.pop(table, None)


def line(share: float, answer: bytes | None) -> bytes:
    return b'{"share":%s,"analysis":%s}\n' % (f"{share:.3f}".encode(), answer or b"null")
