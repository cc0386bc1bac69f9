"""Hints cost as much thought as a move: one at a time, for who plays alone, as long as somebody needs it."""

import asyncio
from typing import Any

import pytest
from memory import HereThinker, MemoryJournal, Witness, act, new_table, people, until, watch

from clowder.core.types import Json
from clowder.tables import lobby, requests, talking
from clowder.tables.model import TableError
from clowder.tables.services import TableServices
from clowder.tables.table import Table
from clowder.tables.thinking import Asker

ALONE = [{"kind": "me"}, {"kind": "hotseat"}]


class Slow(HereThinker):
    """Thinks until it is let go, and knows how many thoughts are under way."""

    def __init__(self) -> None:
        self.running = 0
        self.begun = 0
        self.go = asyncio.Event()

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        self.running += 1
        self.begun += 1
        try:
            await self.go.wait()
            return "wave"
        finally:
            self.running -= 1


async def alone(thinker: HereThinker, seats: list[Json]) -> tuple[Table, Witness]:
    journal = MemoryJournal()
    table = await new_table(journal, seats, services=TableServices(journal=journal, thinker=thinker))
    return table, await watch(table, "p0")


async def ask(table: Table, viewer: Witness, id: str, seat: int = 0) -> None:
    await table.call(lambda: requests.hint(table, viewer, id, seat))


def answers(viewer: Witness) -> dict[str, str]:
    return {frame["id"]: frame.get("key", frame["t"]) for frame in viewer.frames if frame["t"] in ("hint", "error")}


def test_of_many_questions_the_last_is_thought_about_and_all_are_answered() -> None:
    async def story() -> None:
        slow = Slow()
        table, a = await alone(slow, ALONE)
        for n in range(30):
            await ask(table, a, f"h{n}")
            await until(lambda n=n: slow.begun == n + 1)
            assert slow.running <= 1
        slow.go.set()
        await until(lambda: "h29" in answers(a))
        assert answers(a) == {**{f"h{n}": "no_hint" for n in range(29)}, "h29": "hint"}
        await ask(table, a, "more")
        await until(lambda: answers(a).get("more") == "hint")
        await table.close()

    asyncio.run(story())


def test_a_hint_ends_with_its_position_and_with_who_asked() -> None:
    async def story() -> None:
        slow = Slow()
        table, a = await alone(slow, ALONE)
        await ask(table, a, "first")
        await until(lambda: slow.running == 1)
        await table.call(lambda: talking.say(table, a, "s", "meow", None))
        assert slow.running == 1, "words change nothing"
        await act(table, a, 0, "wave")
        await until(lambda: slow.running == 0)
        assert answers(a) == {"first": "no_hint"}
        await table.call(lambda: requests.undo(table, a, "u", 1))
        await ask(table, a, "second")
        await until(lambda: slow.running == 1)
        table.detach(a)
        await until(lambda: slow.running == 0)
        slow.go.set()
        b = await watch(table, "p0")
        await ask(table, b, "third")
        await until(lambda: answers(b) == {"third": "hint"})
        assert "second" not in answers(b)
        await table.close()

    asyncio.run(story())


def test_who_plays_with_others_gets_no_hint() -> None:
    async def story() -> None:
        slow = Slow()
        table, a = await alone(slow, people(2))
        with pytest.raises(TableError, match="no_hint"):
            await ask(table, a, "h")
        assert slow.begun == 0
        await table.call(lambda: lobby.leave(table, "p1"))
        with pytest.raises(TableError, match="no_hint"):
            await ask(table, a, "h")  # who left may come back
        assert slow.begun == 0
        await table.close()

    asyncio.run(story())


def test_a_hint_without_a_reason_is_answered_all_the_same() -> None:
    class Wordless(HereThinker):
        async def why(self, record: Json, seat: int, text: str, asker: Asker) -> Any:
            raise RuntimeError("no words")

    async def story() -> None:
        table, a = await alone(Wordless(), ALONE)
        await ask(table, a, "h")
        await until(lambda: answers(a) == {"h": "no_hint"})
        await table.close()

    asyncio.run(story())
