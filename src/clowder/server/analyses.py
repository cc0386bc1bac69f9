"""Analyses of finished games: made in slices by the bots' processes, behind everything that somebody waits for."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Final, NamedTuple, Protocol

from clowder.analysis.analysis import Analysis, Budget
from clowder.analysis.report import report
from clowder.analysis.summary import summaries
from clowder.core.record import Record
from clowder.core.types import Json
from clowder.server.botpool import NO_SLOT, BotPool, is_told_to_stop
from clowder.server.fair_queue import Errand, Lane
from clowder.tables.frames import encode
from clowder.tables.journal import Conflict, StoreFailed

log = logging.getLogger("clowder.server")
BUDGET: Final = Budget(simulations=100, rounds=2)  # some seconds of one core
SLICE: Final = 1.0  # seconds after which a process looks whether others wait
MOST_KEPT: Final = 40  # analyses in memory, of about 100 kB


class Shelf(Protocol):
    """Where analyses are kept for later and for other processes. Both raise StoreFailed."""

    async def keep(self, table: str, answer: bytes, summaries: list[Json]) -> None: ...

    async def find(self, table: str) -> bytes | None: ...


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
    """The last analyses, in memory those of this process. Whoever asks for one that is being made waits for it."""

    def __init__(self, pool: BotPool, shelf: Shelf) -> None:
        self._pool = pool
        self._shelf = shelf
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Lock] = {}
        self._wanted: Counter[str] = Counter()  # how many want a table's analysis
        self._watched: Counter[str] = Counter()  # how many of them look at a page and wait
        self._begun: dict[str, Json] = {}  # what the next one goes on from
        self._errands: dict[str, Errand] = {}  # the slice that is being made, or queues

    async def made(self, table: str) -> bytes | None:
        """The analysis of a table if there is one, whoever made it. A store that fails costs its time, no more."""
        answer = self._made.get(table)
        if answer is None:
            try:
                answer = await self._shelf.find(table)
            except StoreFailed as error:
                log.warning("an analysis that may be kept is not found: %s", error)
        if answer is not None:
            self._remember(table, answer)
        return answer

    def _remember(self, table: str, answer: bytes) -> None:
        self._made[table] = answer
        self._made.move_to_end(table)
        while len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)

    async def lines(self, table: str, record: Json, person: str, later: bool = False) -> AsyncIterator[bytes]:
        """JSON lines: how far it is; once there is a curve and with the last one the analysis as it is then.

        `later`: after all that anybody waits for, and only its summary is wanted. Who has time gives way to who waits
        for the same analysis: that one goes on from there, in the lane of those who wait.
        """
        if later:
            async for told in self._give_way(table, record, person):
                yield told
            return
        self._watched[table] += 1
        if table in self._errands:
            self._errands[table].lane = Lane.UNWATCHED
        try:
            async with aclosing(self._lines(table, record, person, False)) as lines:
                async for told in lines:
                    yield told
        finally:
            self._watched -= Counter([table])

    async def _give_way(self, table: str, record: Json, person: str) -> AsyncIterator[bytes]:
        done = False
        while not done:
            async with aclosing(self._lines(table, record, person, True)) as lines:
                async for told in lines:
                    done = told.startswith(DONE)
                    yield told
            await asyncio.sleep(0)  # who waits comes first

    async def _lines(self, table: str, record: Json, person: str, later: bool) -> AsyncGenerator[bytes]:
        """All of them; with `later` those until somebody else waits for it."""
        async with self._alone(table):
            answer = await self.made(table)
            if answer is not None:
                yield line(1.0, None if later else answer)
                return
            shown = False
            while not (later and self._watched[table]):
                errand = self._errands[table] = Errand(person, Lane.SPARE if later else Lane.UNWATCHED)
                try:
                    found: Slice = await self._pool.run_errand(errand, analysis_slice, record, self._begun.get(table))
                finally:
                    del self._errands[table]
                if found.kept is None:
                    break
                self._begun[table] = found.kept
                yield line(found.share, found.answer if found.curve and not shown and not later else None)
                shown = shown or found.curve
            else:
                return
            await self._store(table, found)
            self._remember(table, found.answer)
            yield line(1.0, None if later else found.answer)

    async def _store(self, table: str, found: Slice) -> None:
        """A store that fails costs the statistics a game, and nobody their analysis."""
        try:
            await self._shelf.keep(table, found.answer, found.summaries)
        except (StoreFailed, Conflict) as error:  # another process may have made the same one
            log.warning("an analysis is not kept: %s", error)

    @asynccontextmanager
    async def _alone(self, table: str) -> AsyncIterator[None]:
        lock = self._making.setdefault(table, asyncio.Lock())
        self._wanted[table] += 1
        try:
            async with lock:
                yield
        finally:
            self._wanted -= Counter([table])
            if not self._wanted[table]:  # a lock that is free for a moment may have been promised to the next one
                self._making.pop(table, None)
                self._begun.pop(table, None)


DONE: Final = b'{"share":1.000,'


def line(share: float, answer: bytes | None) -> bytes:
    return b'{"share":%s,"analysis":%s}\n' % (f"{share:.3f}".encode(), answer or b"null")
