"""Who looks at a page does not wait in the lane of those who have time."""

import asyncio
import json
from typing import Any

from driver import play

from clowder.core.types import Json
from clowder.server.analyses import Analyses, Slice
from clowder.server.fair_queue import Errand, Lane

SLICES = 4


class OneByOne:
    """In the place of the bots' processes: a slice is made when the test says so."""

    def __init__(self) -> None:
        self.queued: asyncio.Queue[tuple[Errand, int, asyncio.Future[Slice]]] = asyncio.Queue()

    async def run_errand(self, errand: Errand, _work: Any, _record: Json, kept: Json | None) -> Slice:
        done = asyncio.get_running_loop().create_future()
        before = 0 if kept is None else int(kept["done"])
        self.queued.put_nowait((errand, before, done))
        found: Slice = await done
        return found

    async def next(self) -> tuple[Errand, int]:
        """The next slice is made: by which errand, and what was done before it."""
        errand, before, done = await self.queued.get()
        now = before + 1
        last = now == SLICES
        done.set_result(Slice(now / SLICES, True, b'{"n":%d}' % now, None if last else {"done": now}, []))
        return errand, before


class PlainShelf:
    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    async def keep(self, table: str, answer: bytes, _summaries: list[Json]) -> None:
        self.kept[table] = answer

    async def find(self, table: str) -> bytes | None:
        return self.kept.get(table)


def test_whoever_looks_goes_on_from_there_in_a_lane_of_their_own() -> None:
    async def story() -> None:
        pool = OneByOne()
        shelf = PlainShelf()
        analyses = Analyses(pool, shelf)  # type: ignore[arg-type]

        async def hear(person: str, later: bool) -> list[Json]:
            return [json.loads(line) async for line in analyses.lines("t", {}, person, later)]

        has_time = asyncio.create_task(hear("ann", later=True))
        errand, before = await pool.next()
        assert (errand.person, errand.lane, before) == ("ann", Lane.SPARE, 0)
        queued, _, done = await pool.queued.get()
        assert queued.lane is Lane.SPARE
        waits = asyncio.create_task(hear("bob", later=False))
        while queued.lane is Lane.SPARE:  # what queues moves up
            await asyncio.sleep(0)
        done.set_result(Slice(0.5, True, b'{"n":2}', {"done": 2}, []))
        left = [await pool.next() for _ in range(SLICES - 2)]
        assert [(errand.person, errand.lane, before) for errand, before in left] == [
            ("bob", Lane.UNWATCHED, 2),
            ("bob", Lane.UNWATCHED, 3),
        ]
        seen = await waits
        assert seen[0]["analysis"] == {"n": 3}  # the curve, as soon as it is theirs
        assert seen[-1] == {"share": 1.0, "analysis": {"n": SLICES}}
        assert (await has_time)[-1] == {"share": 1.0, "analysis": None}
        assert shelf.kept == {"t": b'{"n":%d}' % SLICES}

    play(story())
