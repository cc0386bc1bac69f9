"""Parts that are tried out: games in slices by the bots' processes, behind everything that somebody waits for."""

import time
from collections import OrderedDict
from collections.abc import AsyncGenerator
from typing import Final, NamedTuple

from clowder.core.types import Json
from clowder.server.botpool import NO_SLOT, BotPool, is_told_to_stop
from clowder.server.fair_queue import Lane
from clowder.server.going import Going
from clowder.server.work_budget import Payer
from clowder.tables.frames import encode
from clowder.trials.report import report
from clowder.trials.trial import Trial, Wish

SLICE: Final = 1.0  # seconds after which a process looks whether others wait
MOST_KEPT: Final = 40  # results, of about 20 kB


class Slice(NamedTuple):
    """What one slice came to; `kept` is what the next one goes on from, None with the last one and its answer."""

    share: float
    answer: bytes
    kept: Json | None


def trial_slice(wish: Wish, kept: Json | None, slot: int = NO_SLOT) -> Slice:
    """Go on with a trial for a while: in a process of the bots."""
    trial = Trial(wish)
    if kept is not None:
        trial.bring(kept)
    end = time.monotonic() + SLICE  # from here on: every slice gets on, however long it took to begin
    if trial.run(should_stop=lambda: time.monotonic() > end or is_told_to_stop(slot)):
        return Slice(1.0, encode(report(trial)), None)
    return Slice(min(trial.share_done(), 0.99), b"", trial.kept())


class Trials:
    """The last results of this process, and who has a trial going on."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._going = Going("trial_running")

    def made(self, name: str) -> bytes | None:
        answer = self._made.get(name)
        if answer is not None:
            self._made.move_to_end(name)
        return answer

    def is_busy(self) -> bool:
        return bool(self._going)

    async def lines(self, name: str, wish: Wish, payer: Payer) -> AsyncGenerator[bytes]:
        """JSON lines: how far it is, and with the last one the result. Who stops listening has it stopped.

        Raises TableError at its first step while this person has another trial going on, or others too many.
        """
        with self._going.by(payer):
            yield line(0.0, None)
            kept: Json | None = None
            while True:
                found: Slice = await self._pool.study(payer.name, Lane.UNWATCHED, trial_slice, wish, kept)
                kept = found.kept
                if kept is None:
                    break
                yield line(found.share, None)
        self._made[name] = found.answer
        while len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)
        yield line(1.0, found.answer)


def line(share: float, answer: bytes | None) -> bytes:
    return b'{"share":%s,"trial":%s}\n' % (f"{share:.3f}".encode(), answer or b"null")
