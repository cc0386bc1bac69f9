"""Taking back: free until somebody has moved, learned something or chance acted; bots' answers by consent."""

import asyncio
from functools import partial

import pytest
from memory import BETWEEN, MemoryJournal, Says, Witness, act, new_table, opened, people, until, watch

from clowder.core.types import Json
from clowder.tables import lobby, moves, requests
from clowder.tables.model import TableError
from clowder.tables.services import TableServices
from clowder.tables.table import Table


async def undo(table: Table, viewer: Witness, id: str = "u") -> None:
    ply = table.match.ply if table.match else 0
    await table.call(lambda: requests.undo(table, viewer, id, ply))


async def reply(table: Table, viewer: Witness, agree: bool, id: str = "u") -> None:
    await table.call(lambda: requests.undo_reply(table, viewer, id, agree))


async def answered(seats: list[Json]) -> Table:
    """Somebody has waved, and a bot after them; the next one is a person."""
    journal = MemoryJournal()
    services = TableServices(journal=journal, thinker=Says("wave"), shared=True)
    table = await new_table(journal, seats, services=services, options={"turns": 9})
    await act(table, await watch(table, "p0"), 0, "wave")
    await until(lambda: table.data.to_act() == 2)
    return table


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


def test_what_a_bot_has_answered_needs_consent() -> None:
    async def story() -> None:
        table = await answered([*BETWEEN, {"kind": "open"}])
        a, b, c = [await watch(table, f"p{n}") for n in (0, 2, 3)]
        assert a.last("snapshot")["undo"] == {"possible": True, "free": False}
        await undo(table, a)
        asked = b.last("undo_asked")
        assert (asked["id"], asked["seat"], asked["to"]) == ("u", 0, 0)
        await reply(table, b, True)
        assert table.match is not None
        assert table.match.ply == 2
        await reply(table, b, True)  # twice is once
        assert table.match.ply == 2
        await reply(table, c, True)
        assert table.match.ply == 0
        await table.close()

    run(story())


def test_who_asked_and_comes_back_is_told_that_it_is_open() -> None:
    async def story() -> None:
        table = await answered(BETWEEN)
        a = await watch(table, "p0")
        await undo(table, a)
        again, other = await watch(table, "p0"), await watch(table, "p2")
        for each in (again, other):
            assert each.last("undo_asked")["id"] == "u"
        for look in (True, False):
            with pytest.raises(TableError, match="undo_already_asked"):
                await table.call(partial(requests.undo, table, again, f"again {look}", table.data.ply(), look))
        await reply(table, other, True)
        assert table.data.ply() == 0
        await table.close()

    run(story())


def test_one_no_is_enough_and_a_move_ends_the_question() -> None:
    async def story() -> None:
        table = await answered(BETWEEN)
        a, b = await watch(table, "p0"), await watch(table, "p2")
        await undo(table, a, "first")
        await reply(table, b, False, "first")
        assert a.last("undo_declined")["id"] == "first"
        await act(table, b, 2, "wave")
        await act(table, a, 0, "wave")
        await until(lambda: table.data.to_act() == 2)
        await undo(table, a, "second")
        await act(table, b, 2, "wave")
        with pytest.raises(TableError, match="nothing_asked"):
            await reply(table, b, True, "second")
        assert table.match is not None
        assert table.match.ply == 6
        await table.close()

    run(story())


def test_who_leaves_has_not_agreed() -> None:
    async def story() -> None:
        table = await answered(BETWEEN)
        a = await watch(table, "p0")
        await undo(table, a)
        assert table.data.question is not None
        await table.call(lambda: lobby.leave(table, "p2"))
        assert table.data.question is None
        assert table.data.ply() >= 2
        assert a.last("undo_declined")["seat"] == 2
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
