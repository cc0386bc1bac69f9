"""Taking back: free until somebody learned something or chance acted, by consent beyond."""

import asyncio

import pytest
from memory import MemoryJournal, Witness, act, new_table, opened, people, watch

from clowder.tables import lobby, moves, requests
from clowder.tables.model import TableError
from clowder.tables.table import Table


async def undo(table: Table, viewer: Witness, id: str = "u") -> None:
    ply = table.match.ply if table.match else 0
    await table.call(lambda: requests.undo(table, viewer, id, ply))


async def reply(table: Table, viewer: Witness, agree: bool, id: str = "u") -> None:
    await table.call(lambda: requests.undo_reply(table, viewer, id, agree))


def run(story: object) -> None:
    asyncio.run(story)  # type: ignore[arg-type]


def test_a_wave_is_taken_back_freely_and_the_journal_keeps_both() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        first, second = await watch(table, "p0"), await watch(table, "p1")
        assert table.match is not None
        before = table.match.state.key()
        await act(table, first, 0, "wave")
        assert first.last("update")["undo"] == {"possible": True, "free": True}
        assert second.last("update")["undo"] == {"possible": False, "free": False}
        await undo(table, first)
        assert table.match.state.key() == before
        assert second.last("update")["events"] == [{"kind": "undo", "seat": 0, "to": 0}]
        assert [entry.kind for entry in journal.rows[table.head.id]] == ["act", "undo"]
        loaded = await Table.load(table.head.id, table.services)
        assert loaded is not None
        assert loaded.match is not None
        assert loaded.match.state.key() == before
        await table.close()

    run(story())


@pytest.mark.parametrize("text", ["draw", "roll"])
def test_knowledge_and_chance_need_consent(text: str) -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(3))
        a, b, c = [await watch(table, f"p{n}") for n in range(3)]
        await act(table, a, 0, text)
        assert a.last("update")["undo"] == {"possible": True, "free": False}
        await undo(table, a)
        asked = b.last("undo_asked")
        assert (asked["id"], asked["seat"], asked["to"]) == ("u", 0, 0)
        await reply(table, b, True)
        assert table.match is not None
        assert table.match.ply == 1
        await reply(table, b, True)  # twice is once
        assert table.match.ply == 1
        await reply(table, c, True)
        assert table.match.ply == 0
        await table.close()

    run(story())


def test_one_no_is_enough_and_a_move_ends_the_question() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a, b = await watch(table, "p0"), await watch(table, "p1")
        await act(table, a, 0, "draw")
        await undo(table, a, "first")
        await reply(table, b, False, "first")
        assert a.last("undo_declined")["id"] == "first"
        await act(table, b, 1, "wave")
        await act(table, a, 0, "draw")
        await undo(table, a, "second")
        await act(table, b, 1, "wave")
        with pytest.raises(TableError, match="nothing_asked"):
            await reply(table, b, True, "second")
        assert table.match is not None
        assert table.match.ply == 4
        await table.close()

    run(story())


def test_who_leaves_has_not_agreed() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a = await watch(table, "p0")
        await act(table, a, 0, "draw")
        await undo(table, a)
        assert table.data.question is not None
        await table.call(lambda: lobby.leave(table, "p1"))
        assert table.data.question is None
        assert table.data.ply() == 1
        assert a.last("undo_declined")["seat"] == 1
        await table.close()

    run(story())


def test_a_move_meant_for_the_position_before_an_undo_is_stale() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a, b = await watch(table, "p0"), await watch(table, "p1")
        await act(table, a, 0, "wave")
        seen = table.n
        await undo(table, a)
        await act(table, a, 0, "draw")
        await table.call(lambda: moves.act(table, b, "late", 1, 1, "wave", seen))
        assert b.last("stale")["id"] == "late"
        assert (await act(table, b, 1, "wave", "fresh"))["t"] == "ack"
        await table.close()

    run(story())


@pytest.mark.parametrize("restarted", [False, True])
def test_a_move_is_for_the_position_its_player_has_seen(restarted: bool) -> None:
    """Entries: 1 wave, 2 undo, 3 draw. A move that carries `n` counts from the undo itself on, not before it."""

    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        a = await watch(table, "p0")
        await act(table, a, 0, "wave")
        await undo(table, a)
        await act(table, a, 0, "draw")
        if restarted:
            await table.close()
            table = await opened(table.head.id, table.services)
        b = await watch(table, "p1")
        for seen, answer in ((0, "stale"), (1, "stale"), (2, "ack"), (3, "ack"), (None, "ack")):
            id = f"saw {seen}"
            await table.call(lambda seen=seen, id=id: moves.act(table, b, id, 1, 1, "wave", seen))
            told = [frame["t"] for frame in b.frames if frame.get("id") == id]
            assert told == [answer], id
            if answer == "ack":
                await undo(table, b, f"back from {seen}")
                assert table.data.last_undo == table.n
                table.data.last_undo = 2  # as it was for the next one
        await table.close()

    run(story())


def test_before_any_undo_every_number_is_good() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a = await watch(table, "p0")
        await table.call(lambda: moves.act(table, a, "first", 0, 0, "wave", 0))
        assert a.last("ack")["id"] == "first"
        await table.close()

    run(story())
