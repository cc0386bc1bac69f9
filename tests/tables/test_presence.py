"""Who is there, as other processes tell it, and what is said about thinking bots."""

import asyncio
from typing import Any

import pytest
from memory import HereThinker, MemoryJournal, act, new_table, people, until, watch

from clowder.core.types import Json
from clowder.tables import attendance, requests
from clowder.tables.surroundings import Surroundings


def run(story: Any) -> None:
    async def limited() -> None:
        async with asyncio.timeout(30):
            await story

    asyncio.run(limited())


def test_a_player_of_a_process_that_died_is_missed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "FAR_PRESENCE", 50)

    async def story() -> None:
        journal = MemoryJournal()
        around = Surroundings(journal=journal, thinker=HereThinker(), shared=True, grace=0.05)
        table = await new_table(journal, people(2), around=around)
        a = await watch(table, "p0")

        async def hear() -> None:
            table.attendance.heard({"here": "p1"})

        def online() -> list[bool]:
            return [frame["table"]["seats"][1]["online"] for frame in a.frames if frame["t"] == "table"]

        await table.call(hear)
        await act(table, a, 0, "wave")
        # no more word of p1: that process was killed, and the others are told
        await until(lambda: True in online() and not online()[-1])
        await until(lambda: table.match is not None and table.match.ply == 2)
        assert [entry.by for entry in journal.rows[table.head.id]] == ["person", "absent"]
        await table.close()

    run(story())


def test_who_is_spoken_of_again_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000]
    monkeypatch.setattr(attendance, "now_ms", lambda: clock[0])

    async def story() -> None:
        table = await new_table(MemoryJournal(), people(3))
        there = table.attendance
        there.heard({"here": "p1"})
        there.heard({"here": "p2"})
        clock[0] += 10_000
        there.heard({"here": "p2"})
        clock[0] += 6_000
        await there._silence()
        assert "p1" in there.gone_since
        assert "p1" not in there.elsewhere
        assert "p2" not in there.gone_since, "word of it came in time"
        here = await watch(table, "p2")
        clock[0] += 60_000
        await there._silence()
        assert not there.elsewhere
        assert "p2" not in there.gone_since, "that person is here"
        there.detach(here)
        assert "p2" in there.gone_since
        await table.close()

    run(story())


class Slow(HereThinker):
    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        await self.go.wait()
        return "wave"


def test_a_thought_that_is_stopped_is_over_and_a_move_needs_no_word() -> None:
    async def story() -> None:
        journal, slow = MemoryJournal(), Slow()
        table = await new_table(
            journal, [{"kind": "me"}, {"kind": "bot"}], around=Surroundings(journal=journal, thinker=slow)
        )
        a = await watch(table, "p0")

        def told() -> list[bool]:
            return [frame["on"] for frame in a.frames if frame["t"] == "thinking"]

        await act(table, a, 0, "wave")
        await until(lambda: told() == [True])
        await table.call(lambda: requests.pause(table, "p0", True))
        assert told() == [True, False]
        await table.call(lambda: requests.pause(table, "p0", False))
        await until(lambda: told() == [True, False, True])
        slow.go.set()
        await until(lambda: table.match is not None and table.match.ply == 2)
        assert told() == [True, False, True], "the move says it"
        await table.close()

    run(story())
