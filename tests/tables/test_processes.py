"""One table in two processes: both write to the same journal, and word of it takes its time."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from memory import MemoryJournal, act, new_table, opened, people, watch

from clowder.tables import lobby, talking
from clowder.tables.model import SeatHead, TableError


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 240))


def test_of_two_processes_one_wins_and_the_other_follows() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        here = await new_table(journal, people(2))
        there = await opened(here.head.id, here.services)
        a, b = await watch(here, "p0"), await watch(there, "p1")
        await act(here, a, 0, "wave")
        assert (await act(there, b, 1, "wave", "b1", 1))["t"] == "ack", "the mover knew more than the process"
        assert b.last("update")["ply"] == 2
        assert (await act(here, a, 0, "wave", "a2", 1))["t"] == "refused", "at its old ply it was not on turn"
        await here.call(lambda: talking.say(here, a, "hi", "meow", None))  # collides, follows, is written
        assert (await act(here, a, 0, "wave", "a3", 2))["t"] == "ack", "after a lost race it follows"
        assert [entry.n for entry in journal.rows[here.head.id]] == [1, 2, 3, 4]
        assert [frame["n"] for frame in a.frames if frame["t"] in ("update", "said")] == [1, 2, 3, 4]
        await here.close()
        await there.close()

    run(story())


def test_nobody_is_refused_for_what_this_process_has_not_heard_of() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        here = await new_table(journal, [{"kind": "me"}, {"kind": "bot", "level": "random"}], start=False)
        head = here.data.copy_head()
        head.seats[1] = SeatHead("open")
        await here.call(lambda: here.save(head))
        there = await opened(here.head.id, here.services)
        await there.call(lambda: lobby.join(there, "p1", "P1", 1, ""))  # word of it is on its way
        await here.call(lambda: lobby.start(here, "p0"))
        assert here.head.status == "running"
        with pytest.raises(TableError, match="not_seated"):
            await here.call(lambda: lobby.start(here, "p7"))
        await here.close()
        await there.close()

    run(story())


def test_word_of_what_is_known_already_is_not_told_again() -> None:
    async def story() -> None:
        here = await new_table(MemoryJournal(), people(2))
        a = await watch(here, "p0")
        a.take()
        await here.call(here.refresh)
        assert a.take() == []
        await here.close()

    run(story())
