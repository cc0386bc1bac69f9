"""Whose work is done next: by the order of service, with work that ends when the test says so."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from clowder.server.fair_queue import Errand, FairQueue, Lane


def run(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 240))  # type: ignore[arg-type]


class Work:
    """Errands that take as long as the test wants; `begun` has them in the order in which they got their turn."""

    def __init__(self, slots: int, time_slice: float = 0.0) -> None:
        self.queue = FairQueue(slots, time_slice)
        self.begun: list[str] = []
        self.hurried: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._errands: dict[str, Errand] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def ask(self, name: str, person: str, lane: Lane, rank: int = 0) -> None:
        errand = Errand(person, lane, rank, lambda: self.hurried.append(name))
        self._errands[name], self._ends[name] = errand, asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._do(name, errand))
        await self.settle()

    async def _do(self, name: str, errand: Errand) -> None:
        await self.queue.turn(errand)
        self.begun.append(name)
        await self._ends[name].wait()
        self.queue.done(errand)

    async def end(self, name: str, took: float = 1.0) -> None:
        self._errands[name].began -= took
        self._ends[name].set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


def test_a_kitten_goes_before_two_hundred_strong_thoughts_and_makes_the_one_under_way_answer() -> None:
    async def story() -> None:
        work = Work(slots=1)
        for n in range(200):
            await work.ask(f"panther{n}", f"guest{n % 40}", Lane.WATCHED, 4)
        await work.ask("kitten", "ann", Lane.SHORT, 1)
        assert work.hurried == ["panther0"]
        await work.end("panther0")
        assert work.begun == ["panther0", "kitten"]

    run(story)


def test_a_long_thought_has_its_slice_before_it_is_hurried() -> None:
    async def story() -> None:
        work = Work(slots=1, time_slice=0.05)
        await work.ask("panther", "bob", Lane.WATCHED)
        await work.ask("kitten", "ann", Lane.SHORT)
        assert work.hurried == []
        while not work.hurried:
            await asyncio.sleep(0.01)
        assert work.begun == ["panther"]

    run(story)


def test_no_more_thoughts_are_hurried_than_short_ones_wait() -> None:
    async def story() -> None:
        work = Work(slots=3)
        for n in range(3):
            await work.ask(f"panther{n}", f"guest{n}", Lane.WATCHED)
        await work.ask("kitten", "ann", Lane.SHORT)
        await work.ask("replay", "eve", Lane.REQUEST)
        assert work.hurried == ["panther0", "panther1"]

    run(story)


def test_watched_tables_come_before_others() -> None:
    async def story() -> None:
        work = Work(slots=1)
        await work.ask("first", "bob", Lane.WATCHED)
        await work.ask("unwatched", "eve", Lane.UNWATCHED)
        await work.ask("watched", "ann", Lane.WATCHED)
        await work.end("first")
        await work.end("watched")
        assert work.begun == ["first", "watched", "unwatched"]

    run(story)


def test_one_person_with_many_tables_gets_as_much_as_one_with_one() -> None:
    async def story() -> None:
        work = Work(slots=1)
        for n in range(5):
            await work.ask(f"eve{n}", "eve", Lane.WATCHED)
        await work.ask("ann0", "ann", Lane.WATCHED)
        await work.end("eve0")
        await work.ask("ann1", "ann", Lane.WATCHED)
        await work.end("ann0")
        await work.end(work.begun[-1])
        await work.end(work.begun[-1])
        assert work.begun[:2] == ["eve0", "ann0"]
        assert sorted(work.begun[2:4]) == ["ann1", "eve1"]

    run(story)


def test_who_has_asked_for_nothing_for_long_has_no_credit() -> None:
    async def story() -> None:
        work = Work(slots=1)
        await work.ask("eve", "eve", Lane.WATCHED)
        await work.ask("eve-next", "eve", Lane.WATCHED)
        await work.end("eve", took=1000.0)
        for n in range(3):
            await work.ask(f"ann{n}", "ann", Lane.WATCHED)
        await work.end("eve-next", took=1.0)
        await work.end("ann0", took=2.0)
        await work.ask("eve-again", "eve", Lane.WATCHED)
        await work.end(work.begun[-1], took=2.0)
        await work.end(work.begun[-1], took=2.0)
        assert "eve-again" in work.begun, "one long day long ago is forgiven after a few turns of the others"

    run(story)


def test_of_one_persons_thoughts_the_weakest_level_comes_first() -> None:
    async def story() -> None:
        work = Work(slots=1)
        await work.ask("first", "ann", Lane.WATCHED)
        await work.ask("panther", "ann", Lane.WATCHED, 4)
        await work.ask("alley-cat", "ann", Lane.WATCHED, 3)
        await work.end("first")
        assert work.begun == ["first", "alley-cat"]

    run(story)


def test_one_person_never_has_all_processes_with_long_thoughts() -> None:
    async def story() -> None:
        work = Work(slots=3)
        for n in range(9):
            await work.ask(f"eve{n}", "eve", Lane.WATCHED)
        assert work.begun == ["eve0", "eve1"]
        await work.ask("ann", "ann", Lane.WATCHED)
        assert work.begun == ["eve0", "eve1", "ann"]

    run(story)


def test_who_is_cancelled_gives_the_turn_to_the_next() -> None:
    async def story() -> None:
        work = Work(slots=1)
        for name in ("first", "second", "third"):
            await work.ask(name, name, Lane.WATCHED)
        work.tasks["second"].cancel()
        with suppress(asyncio.CancelledError):
            await work.tasks["second"]
        await work.end("first")
        assert work.begun == ["first", "third"]
        assert work.queue.waiting() == 0

    run(story)


def test_nobody_is_remembered_when_nothing_is_left_to_do() -> None:
    async def story() -> None:
        work = Work(slots=1)
        for n in range(50):
            await work.ask(f"w{n}", f"guest{n}", Lane.WATCHED)
        for n in range(50):
            await work.end(f"w{n}")
        assert work.queue._used == {}

    run(story)
