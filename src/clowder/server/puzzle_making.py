"""Positions that people want to make puzzles of: judged in slices by the bots' processes, behind everything that
somebody waits for."""

import time
from collections.abc import AsyncGenerator
from typing import Final, NamedTuple

from clowder.core.types import Json
from clowder.puzzles.making import Making
from clowder.server.botpool import NO_SLOT, BotPool, is_told_to_stop
from clowder.server.fair_queue import Lane
from clowder.server.going import Going
from clowder.server.work_budget import Payer

SLICE: Final = 1.0  # seconds after which a process looks whether others wait


class Slice(NamedTuple):
    """What one slice came to: `kept` is what the next one goes on from; or a verdict, and the puzzle if it is one."""

    share: float
    kept: Json | None
    verdict: Json
    row: Json | None


def making_slice(game: str, position: Json, kept: Json | None, slot: int = NO_SLOT) -> Slice:
    """Go on with it for a while: in a process of the bots."""
    making = Making(game, position)
    if kept is not None:
        making.bring(kept)
    end = time.monotonic() + SLICE

    def hurried() -> bool:
        return is_told_to_stop(slot)

    if not making.run(lambda: time.monotonic() > end or hurried(), hurried):
        return Slice(making.share_done(), making.kept(), {}, None)
    assert making.verdict is not None
    return Slice(1.0, None, making.verdict, making.row() if making.verdict["kind"] == "puzzle" else None)


class PuzzleMaking:
    """Who has one going on: one for each person, a few for an address."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._going = Going("puzzle_running")

    async def slices(self, game: str, position: Json, payer: Payer) -> AsyncGenerator[Slice]:
        """How far it is, and with the last one what came of it. Who stops listening has it stopped.

        Raises TableError at its first step while this person has another one going on, or others too many.
        """
        with self._going.by(payer):
            found = Slice(0.0, None, {}, None)
            while not found.verdict:
                yield found
                found = await self._pool.study(payer.name, Lane.UNWATCHED, making_slice, game, position, found.kept)
            yield found
