"""Ids of requests: the same request is done once, another one with its id is done too."""

import asyncio
from typing import Any

import pytest
from memory import MemoryJournal, Witness, new_table, people, watch

from clowder.tables import moves, requests, talking
from clowder.tables.table import Table


async def act(table: Table, viewer: Witness, text: str, id: str, ply: int, seen: int | None = None) -> dict[str, Any]:
    seat = min(viewer.seats)
    await table.call(lambda: moves.act(table, viewer, id, ply, seat, text, seen))
    return [frame for frame in viewer.frames if frame.get("id") == id][-1]


def test_the_id_of_a_move_that_was_taken_back_is_free() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        first = await watch(table, "p0")
        assert (await act(table, first, "wave", "move-0", 0))["t"] == "ack"
        assert (await act(table, first, "wave", "move-0", 0))["t"] == "ack", "sent again"
        assert table.n == 1, "done once"
        await table.call(lambda: requests.undo(table, first, "u", 1))
        again = await Table.load(table.head.id, table.services)
        assert again is not None
        assert again.answers.find("act", 0, "move-0") is None, "also after a restart"
        assert (await act(table, first, "wave", "move-0", 0, seen=1))["t"] == "stale", "sent before it was known"
        assert (await act(table, first, "wave", "move-0", 0))["t"] == "ack"
        assert [entry.kind for entry in journal.rows[table.head.id]] == ["act", "undo", "act"], "and done"
        await table.close()

    asyncio.run(story())


def test_moves_that_stay_in_effect_keep_their_answer_over_an_undo() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        first, second = await watch(table, "p0"), await watch(table, "p1")
        await act(table, first, "wave", "a", 0)
        await act(table, second, "wave", "b", 1)
        await table.call(lambda: requests.undo(table, second, "u", 2))
        n = table.n
        assert (await act(table, first, "wave", "a", 0))["t"] == "ack"
        assert table.n == n
        await table.close()

    asyncio.run(story())


def test_an_id_says_nothing_about_another_kind_of_request() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        first = await watch(table, "p0")
        await table.call(lambda: talking.say(table, first, "1", "meow", None))
        await table.call(lambda: talking.say(table, first, "1", "meow", None))
        assert (await act(table, first, "wave", "1", 0))["t"] == "ack"
        await table.call(lambda: requests.undo(table, first, "1", 1))
        await table.call(lambda: requests.undo(table, first, "1", 1))
        assert [entry.kind for entry in journal.rows[table.head.id]] == ["say", "act", "undo"]
        await table.close()

    asyncio.run(story())


def test_the_same_undo_after_another_move_is_another_undo() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        first = await watch(table, "p0")
        for _ in range(2):
            await act(table, first, "wave", "move", 0)
            await table.call(lambda: requests.undo(table, first, "undo-1", 1))
            assert table.data.ply() == 0
        await table.close()

    asyncio.run(story())


@pytest.mark.parametrize(("first_text", "ply"), [("no such move", 0), ("wave", 7)])
def test_what_was_refused_or_stale_is_looked_at_anew(first_text: str, ply: int) -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        first = await watch(table, "p0")
        assert (await act(table, first, first_text, "move-0", ply))["t"] in ("refused", "stale")
        assert (await act(table, first, "wave", "move-0", 0))["t"] == "ack"
        assert table.data.ply() == 1
        await table.close()

    asyncio.run(story())
