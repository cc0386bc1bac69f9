"""Delayed spectators, also over a restart; and what a table does not do when nobody looks."""

import asyncio
from typing import Any

import pytest
from memory import HereThinker, MemoryJournal, Witness, act, new_table, opened, watch

from clowder.core.state import State
from clowder.core.types import NOBODY
from clowder.games import GAMES
from clowder.tables import lobby, requests
from clowder.tables.model import TableError
from clowder.tables.services import TableServices
from clowder.tables.table import Table

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


async def late_one(table: Table) -> Witness:
    return await watch(table, "somebody", NOBODY)


def test_a_delayed_spectator_sees_the_same_after_a_restart() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal=journal, thinker=HereThinker(), spectator_delay=2)
        table = await new_table(journal, HOTSEAT, spectators="delayed", services=services)
        mine, early = Witness("p0", {0, 1}, 0), await late_one(table)
        assert early.last("snapshot")["view"] is None
        for ply in range(5):
            await act(table, mine, ply % 2, "draw")
        assert [frame["n"] for frame in early.frames if frame["t"] == "update"] == [1, 2, 3]
        before = (await late_one(table)).last("snapshot")
        await table.close()
        again = await opened(table.head.id, services)
        witness = await late_one(again)
        after = witness.last("snapshot")
        for name in ("n", "ply", "view", "log", "to_act", "legal"):
            assert after[name] == before[name], name
        assert (after["n"], after["ply"], len(after["log"])) == (3, 3, 3)
        assert after["view"] == early.last("update")["view"]
        await act(again, mine, 1, "wave")
        assert [frame["n"] for frame in witness.frames if frame["t"] == "update"] == [4]
        await act(again, mine, 0, "wave")
        await act(again, mine, 1, "wave")
        assert witness.last("update")["outcome"] is not None, "the end lets everything go"
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("spectators", ["public", "delayed"])
def test_a_table_nobody_looks_at_makes_no_views(spectators: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    honest = type(GAMES.get("tiny").new(seats=2, seed=1)).view

    def counted(self: State, seat: int) -> Any:
        made.append(seat)
        return honest(self, seat)

    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal=journal, thinker=HereThinker(), spectator_delay=1)
        table = await new_table(journal, HOTSEAT, spectators=spectators, services=services)
        monkeypatch.setattr(type(table.match.state), "view", counted)  # type: ignore[union-attr]
        mover = Witness("p0", {0, 1}, 0)  # sends moves and is not attached
        for ply in range(4):
            await act(table, mover, ply % 2, "wave")
        assert made == []
        await watch(table, "p0", 0)
        assert set(made) == {0, NOBODY}, "and what everybody sees, to know whether a shared screen hides anything"
        await table.close()

    asyncio.run(story())


def test_a_host_who_only_looks_on_stays_the_host() -> None:
    async def story() -> None:
        table = await new_table(
            MemoryJournal(), [{"kind": "bot"}, {"kind": "open"}], start=False
        )  # p1 sits, p0 does not
        looking, stranger = await watch(table, "p0", NOBODY), await watch(table, "somebody", NOBODY)
        await table.call(lambda: lobby.rename(table, "p1", "Bob"))
        news = looking.last("table")["table"]
        assert (news["host"], news["invite"]) == (True, f"/t/{table.head.id}")
        assert not stranger.last("table")["table"]["host"]
        await table.close()

    asyncio.run(story())


@pytest.mark.parametrize(("spectators", "hears"), [("public", True), ("delayed", False), ("none", False)])
def test_who_sees_the_table_later_does_not_hear_that_a_bot_thinks_now(spectators: str, hears: bool) -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), HOTSEAT, spectators=spectators)
        player, guest = await watch(table, "p0"), await watch(table, "")
        table.broadcast.send_thinking(1, True)
        assert player.last("thinking")["seat"] == 1
        assert any(frame["t"] == "thinking" for frame in guest.frames) == hears
        await table.close()

    asyncio.run(story())


def test_who_shares_a_screen_sees_by_the_eyes_they_chose() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), HOTSEAT)
        mine = await watch(table, "p0")
        hands = {seat: table.data.running().state.view(seat)["hand"] for seat in (0, 1)}
        assert mine.last("snapshot")["view"]["hand"] == hands[0]
        await table.call(lambda: requests.look(table, mine, 1))
        assert mine.last("snapshot")["view"]["hand"] == hands[1]
        await act(table, mine, 0, "wave")
        assert mine.last("update")["view"]["hand"] == hands[1]
        with pytest.raises(TableError, match="not_your_seat"):
            await table.call(lambda: requests.look(table, mine, 2))
        await table.close()

    asyncio.run(story())


def test_who_sits_down_sees_by_their_own_eyes_and_who_looks_on_is_left_in_peace() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), [{"kind": "me"}, {"kind": "open"}], start=False)
        await table.call(lambda: lobby.leave(table, "p1"))
        guest, other = await watch(table, "p2"), await watch(table, "somebody")
        other.take()
        await table.call(lambda: lobby.join(table, "p2", "P2", 1, ""))
        assert (guest.viewpoint, guest.seats) == (1, {1})
        assert (other.viewpoint, other.seats) == (NOBODY, frozenset())
        assert [frame for frame in other.take() if frame["t"] == "snapshot"] == []
        await table.call(lambda: lobby.leave(table, "p2"))
        assert (guest.viewpoint, guest.seats) == (NOBODY, frozenset())
        assert guest.last("snapshot")["seat"] == NOBODY
        await table.close()

    asyncio.run(story())
