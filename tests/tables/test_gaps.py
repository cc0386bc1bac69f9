"""A hello with `since`: who comes back gets what was missed and no more, or a snapshot where that is not enough."""

import asyncio
import json
from typing import Any

import pytest
from memory import HereThinker, MemoryJournal, Witness, act, new_table, opened, people, watch, wave_for

from clowder.core.types import NOBODY, Json
from clowder.tables import lobby, requests, talking
from clowder.tables.broadcast import GAP_LIMIT
from clowder.tables.services import TableServices
from clowder.tables.table import Table

POSITION = ("view", "legal", "to_act", "outcome", "undo", "clock")


def run(story: Any) -> None:
    asyncio.run(asyncio.wait_for(story, 240))


async def back(table: Table, person: str, since: int | None, seat: int | None = None) -> Witness:
    """Somebody connects anew and says what they have seen."""
    seats = set(table.head.seats_of(person))
    witness = Witness(person, seats, min(seats, default=NOBODY))

    async def come() -> None:
        table.attach(witness)
        await requests.hello(table, witness, since, seat)

    await table.call(come)
    return witness


def kinds(witness: Witness) -> list[str]:
    return [frame["t"] for frame in witness.frames]


async def evening(journal: MemoryJournal, **more: Any) -> tuple[Table, Witness, Witness]:
    """A move by each of two people: the last event is number 2."""
    table = await new_table(journal, people(2), options={"turns": 200}, **more)
    a, b = await watch(table, "p0"), await watch(table, "p1")
    await act(table, a, 0, "draw")
    await act(table, b, 1, "draw")
    return table, a, b


def without_time(frame: Json) -> Json:
    """A clock runs between two frames."""
    clock = frame["clock"] and {**frame["clock"], "left": None}
    return {**{name: frame[name] for name in POSITION}, "clock": clock}


def test_all_that_happened_comes_once_and_the_newest_position_with_it() -> None:
    async def story() -> None:
        table, a, b = await evening(MemoryJournal(), clock={"turn": 300})
        b.take()
        await act(table, a, 0, "wave")
        await table.call(lambda: talking.say(table, a, "s", "meow", None))
        await table.call(lambda: requests.pause(table, "p0", True))
        await table.call(lambda: requests.pause(table, "p0", False))
        await wave_for(table, 1)
        await table.call(lambda: requests.undo(table, a, "u", 4))
        await table.call(lambda: requests.undo_reply(table, b, "u", True))
        await act(table, a, 0, "roll")
        live = [frame for frame in b.take() if frame["t"] not in ("table", "thinking")]
        again = await back(table, "p1", 2, 1)
        first, *rest = again.frames
        assert (first["t"], first["n"], first["seat"], first["table"]["id"]) == ("table", 2, 1, table.head.id)
        assert [frame["n"] for frame in rest] == list(range(3, table.n + 1)) == [frame["n"] for frame in live]
        for frame, told in zip(rest, live, strict=True):
            assert frame == {name: told[name] for name in frame} or frame is rest[-1]
            assert frame is rest[-1] or "view" not in frame, "only the newest position is shown"
        whole = await back(table, "p1", None)
        assert without_time(rest[-1]) == without_time(whole.frames[0])
        await table.close()

    run(story())


def test_who_missed_nothing_gets_the_table_and_the_clock() -> None:
    async def story() -> None:
        table, _, _ = await evening(MemoryJournal(), clock={"turn": 300})
        b = await back(table, "p1", 2, 1)
        assert kinds(b) == ["table"]
        assert 0 < b.frames[0]["clock"]["left"] <= 300_000, "a browser's own watch may have slept"
        await table.close()

    run(story())


def test_words_alone_change_no_position() -> None:
    async def story() -> None:
        table, a, _ = await evening(MemoryJournal())
        await table.call(lambda: talking.say(table, a, "s", "meow", None))
        assert kinds(await back(table, "p1", 2, 1)) == ["table", "said"]
        await table.close()

    run(story())


def test_an_open_question_is_asked_of_who_missed_it_and_not_twice() -> None:
    async def story() -> None:
        table, a, _ = await evening(MemoryJournal())
        await act(table, a, 0, "wave")
        await wave_for(table, 1)
        await table.call(lambda: requests.undo(table, a, "u", 4))
        assert kinds(await back(table, "p1", 4, 1)) == ["table", "undo_asked"]
        assert kinds(await back(table, "p1", 5, 1)) == ["table"]
        await table.close()

    run(story())


def test_who_has_not_seen_the_deal_gets_all_of_it() -> None:
    """The deal has no number: somebody was there before the start, with words that were said."""

    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), start=False)
        a = await watch(table, "p0")
        await table.call(lambda: talking.say(table, a, "s", "meow", None))
        assert kinds(await back(table, "p1", 1, 1))[0] == "snapshot", "not started"
        await table.call(lambda: lobby.start(table, "p0"))
        assert (await back(table, "p1", 1, 1)).frames[0]["view"] is not None
        await act(table, a, 0, "wave")
        assert kinds(await back(table, "p1", 1, 1))[0] == "snapshot"
        assert kinds(await back(table, "p1", 2, 1)) == ["table"]
        await table.close()

    run(story())


def test_a_gap_that_is_too_old_is_a_snapshot() -> None:
    async def story() -> None:
        table, a, _ = await evening(MemoryJournal())
        for n in range(GAP_LIMIT):
            await table.call(lambda n=n: talking.say(table, a, f"s{n}", "meow", None))
        assert kinds(await back(table, "p1", 2, 1)) == ["table"] + ["said"] * GAP_LIMIT
        assert kinds(await back(table, "p1", 1, 1))[0] == "snapshot"
        await table.close()

    run(story())


@pytest.mark.parametrize("since", [-1, 0, 99])
def test_numbers_that_nobody_can_have_seen_are_answered_with_a_snapshot(since: int) -> None:
    async def story() -> None:
        table, _, _ = await evening(MemoryJournal())
        b = await back(table, "p1", since, 1)
        assert (kinds(b)[0], b.frames[0]["n"]) == ("snapshot", 2)
        await table.close()

    run(story())


def test_numbers_outlive_a_restart_and_a_store_that_lost_some_is_noticed() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table, a, _ = await evening(journal)
        await act(table, a, 0, "draw")
        await table.close()
        again = await opened(table.head.id, table.services)
        b = await back(again, "p1", 2, 1)
        assert kinds(b) == ["table", "update"]
        await again.close()
        del journal.rows[table.head.id][1:]  # yesterday's backup
        old = await opened(table.head.id, table.services)
        assert kinds(await back(old, "p1", 2, 1))[0] == "snapshot"
        await old.close()

    run(story())


def test_who_comes_from_a_process_that_knew_more_misses_nothing() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        here, a, _ = await evening(journal)
        there = await opened(here.head.id, here.services)
        await act(here, a, 0, "draw")
        b = await back(there, "p1", 3, 1)  # seen here; word of it has not come there
        assert kinds(b) == ["table"]
        assert there.n == 3
        await here.close()
        await there.close()

    run(story())


def test_a_hot_seat_goes_on_with_the_eyes_it_had() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), [{"kind": "me"}, {"kind": "hotseat"}])
        a = await watch(table, "p0")
        await act(table, a, 0, "draw")
        await act(table, a, 1, "draw")
        second = await back(table, "p0", 1, 1)
        assert (kinds(second), second.frames[0]["seat"]) == (["table", "update"], 1)
        assert "card" in second.frames[1]["events"][0], "seat 1 drew it"
        await act(table, second, 0, "draw")
        assert second.last("update")["legal"], "and it is looked at as seat 1 from here on"
        assert (await back(table, "p0", 1)).frames[0]["seat"] == 0, "who says nothing has the first seat"
        await table.close()

    run(story())


def test_what_was_seen_with_other_eyes_is_no_beginning_of_a_gap() -> None:
    async def story() -> None:
        table, _, _ = await evening(MemoryJournal())
        assert kinds(await back(table, "p1", 2, NOBODY))[0] == "snapshot", "looked on, and sits here now"
        assert kinds(await back(table, "p1", 2, 0))[0] == "snapshot", "that seat is somebody else's"
        assert kinds(await back(table, "somebody", 2, 1))[0] == "snapshot", "had a seat, and has none now"
        looking = await back(table, "somebody", 1, NOBODY)
        assert kinds(looking) == ["table", "update"]
        assert "card" not in json.dumps(looking.frames[1]["events"])
        await table.close()

    run(story())


@pytest.mark.parametrize("spectators", ["none", "delayed"])
def test_who_may_not_see_the_present_gets_no_gap(spectators: Any) -> None:
    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal=journal, thinker=HereThinker(), spectator_delay=1)
        table, _, _ = await evening(journal, spectators=spectators, services=services)
        looking = await back(table, "somebody", 1, NOBODY)
        assert kinds(looking) == ["snapshot"]
        assert looking.frames[0]["ply"] < 2
        await table.close()

    run(story())
