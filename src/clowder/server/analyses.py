"""Analyses of finished games: made in slices by the bots' processes, behind everything that somebody waits for."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from clowder.analysis.analysis import Analysis, Budget
from clowder.analysis.report import report
from clowder.analysis.summary import summaries
from clowder.core.record import Record
from clowder.core.types import Json
from clowder.server.botpool import NO_SLOT, BotPool, is_told_to_stop
from clowder.server.fair_queue import Lane
from clowder.tables.frames import encode
from clowder.tables.journal import StoreFailed

log = logging.getLogger("clowder.server")
Keep = Callable[[str, list[Json]], Awaitable[None]]  # a table, and what stays of its analysis for every seat
BUDGET: Final = Budget(simulations=100, rounds=2)  # some seconds of one core
SLICE: Final = 1.0  # seconds after which a process looks whether others wait
MOST_KEPT: Final = 40  # analyses, of about 100 kB


class Slice(NamedTuple):
    """What one slice came to; `kept` is what the next one goes on from; `curve`: there is something to be shown."""

    share: float
    curve: bool
    answer: bytes
    kept: Json | None
    summaries: list[Json]  # at the end: what stays of it for statistics


def analysis_slice(record_json: Json, kept: Json | None, slot: int = NO_SLOT) -> Slice:
    """Go on with an analysis for a while: in a process of the bots."""
    analysis = Analysis(Record.from_json(record_json))
    if kept is not None:
        analysis.bring(kept)
    end = time.monotonic() + SLICE  # from here on: every slice gets on, however long it took to begin
    done = analysis.run(BUDGET, should_stop=lambda: time.monotonic() > end or is_told_to_stop(slot))
    share = 1.0 if done else min(analysis.share_done(BUDGET), 0.99)
    answer = encode(report(analysis)) if analysis.has_curve() else b""
    if done:
        return Slice(share, True, answer, None, summaries(analysis))
    return Slice(share, analysis.has_curve(), answer, analysis.kept(), [])


class Analyses:
    """The last analyses of this process; `keep` stores what stays of each. Whoever asks for one that is being made
    waits for it."""

    def __init__(self, pool: BotPool, keep: Keep) -> None:
        self._pool = pool
        self._keep = keep
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Lock] = {}

    def made(self, table: str) -> bytes | None:
        answer = self._made.get(table)
        if answer is not None:
            self._made.move_to_end(table)
        return answer

    async def lines(self, table: str, record: Json, person: str, later: bool = False) -> AsyncIterator[bytes]:
        """JSON lines: how far it is; once there is a curve and with the last one the analysis as it is then.

        `later`: after all that anybody waits for, and only its summary is wanted.
        """
        async with self._alone(table):
            answer = self.made(table)
            if answer is not None:
                yield line(1.0, None if later else answer)
                return
            kept: Json | None = None
            shown = False
            while True:
                lane = Lane.SPARE if later else Lane.UNWATCHED
                found: Slice = await self._pool.study(person, lane, analysis_slice, record, kept)
                kept = found.kept
                if kept is None:
                    break
                yield line(found.share, found.answer if found.curve and not shown and not later else None)
                shown = shown or found.curve
            await self._store(table, found.summaries)
            self._made[table] = found.answer
            while len(self._made) > MOST_KEPT:
                self._made.popitem(last=False)
            yield line(1.0, None if later else found.answer)

    async def _store(self, table: str, found: list[Json]) -> None:
        """A store that fails costs the statistics a game, and nobody their analysis."""
        try:
            await self._keep(table, found)
        except StoreFailed as error:
            log.warning("the summary of an analysis is not kept: %s", error)

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
