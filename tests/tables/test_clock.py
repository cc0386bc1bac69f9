"""Time per turn and in the bank: what a move costs, what taking back gives again, and what a bot does when it is up."""

import asyncio
from typing import Any

import pytest
from memory import MemoryJournal, Says, act, new_table, people, until, watch

from clowder.tables import requests
from clowder.tables import table as table_module
from clowder.tables.clock import Clock, check_clock
from clowder.tables.model import Entry, TableError, now_ms
from clowder.tables.services import TableServices
from clowder.tables.table import Table


def test_time_up_means_one_decision_by_a_bot() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2), clock={"turn": 5, "bank": 0})
        a = await watch(table, "p0")
        assert table.clock is not None
        assert 0 < a.last("snapshot")["clock"]["left"] <= 5000
        table.clock.since -= 6000  # six seconds ago
        table.schedule()
        await until(lambda: table.n == 1)
        entry = journal.rows[table.head.id][0]
        assert (entry.by, entry.seat) == ("clock", 0)
        assert entry.used >= 6000
        # everybody is told that it was a bot, also who comes back later, and it is not what they did themselves
        assert a.last("update")["by"] == "clock"
        again = (await watch(table, "p0")).last("snapshot")
        assert [line.get("by") for line in again["log"] if line["kind"] == "act"] == ["clock"]
        assert again["last_mine"] == 0
        await act(table, await watch(table, "p1"), 1, "wave")
        assert "by" not in a.last("update")
        await table.close()

    asyncio.run(story())


def test_clock_arithmetic_and_pause() -> None:
    clock = Clock({"turn": 10, "bank": 60, "increment": 2}, 2)
    clock.start(0)
    clock.charge(Entry("t", 1, "act", 1, 0, "wave", "", 15_000, 15_000))
    assert clock.banks == [57_000, 60_000]
    clock.charge(Entry("t", 2, "pause", 1, 0, "", "", 16_000))
    assert clock.used(99_000) == 1000
    clock.charge(Entry("t", 3, "resume", 1, 0, "", "", 100_000))
    assert clock.used(100_500) == 1500
    clock.wake(200_000)
    assert clock.used(200_000) == 0, "a short turn starts anew after a restart"
    days = check_clock({"days": 2})
    assert days == {"turn": 172_800, "bank": 0, "increment": 0}
    slow = Clock(days, 2)
    slow.wake(5_000)
    assert slow.used(5_000) == 5_000, "days go on while the server is down"
    for bad in ({"turn": 1}, {"turn": -1}, {"minutes": 3}, "fast", {"turn": True}):
        with pytest.raises(TableError, match="bad_clock"):
            check_clock(bad)


@pytest.mark.parametrize(("turn", "left"), [(3599, 3599), (3600, 3595), (86_400, 86_395)])
def test_turns_of_an_hour_and_more_go_on_while_the_server_is_down(turn: int, left: int) -> None:
    """Seconds; the server was away for five of them."""
    clock = Clock({"turn": turn, "bank": 0, "increment": 0}, 2)
    clock.start(1_000)
    clock.wake(6_000)
    assert clock.left(0, 6_000) == left * 1000
    clock.wake(2_000)
    assert clock.left(0, 6_000) == left * 1000, "waking up never takes time away"


@pytest.mark.parametrize(
    ("wish", "accepted"),
    [
        ({"turn": 4}, False),
        ({"turn": 5}, True),
        ({"bank": 4}, False),
        ({"bank": 5}, True),
        ({"turn": 2, "bank": 2, "increment": 60}, False),
        ({"turn": 2, "bank": 3}, True),
        ({"turn": 100_000}, True),
        ({"turn": 100_001}, False),
        ({"turn": 5, "increment": -1}, False),
        ({"days": 1}, True),
        ({}, False),
    ],
)
def test_nobody_has_less_than_five_seconds(wish: dict[str, int], accepted: bool) -> None:
    if accepted:
        assert check_clock(wish) is not None
    else:
        with pytest.raises(TableError, match="bad_clock"):
            check_clock(wish)


@pytest.mark.parametrize("wish", [7, {"turns": 60}, {"turn": 60.0}, {"turn": -1, "bank": 60}, {"turn": 100_001}, {}])
def test_what_is_no_clock_is_refused_as_such(wish: Any) -> None:
    with pytest.raises(TableError) as caught:
        check_clock(wish)
    assert (caught.value.key, caught.value.status) == ("bad_clock", 422)


def test_the_time_is_up_when_none_of_it_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000]
    monkeypatch.setattr(table_module, "now_ms", lambda: clock[0])

    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), clock={"turn": 5, "bank": 0})
        assert table.clock is not None
        table.clock.start(clock[0])
        begun: list[str] = []
        table._let_bot_think = lambda turn, by: begun.append(by)  # type: ignore[assignment,method-assign]
        for passed, expected in ((4_999, []), (1, ["clock"])):
            clock[0] += passed
            await table.call(lambda: table._time_up(table.n, 0))
            assert begun == expected, "to the millisecond"
        for n, seat in ((table.n + 1, 0), (table.n, 1)):
            await table.call(lambda n=n, seat=seat: table._time_up(n, seat))
        assert begun == ["clock"], "the alarm of another position or seat is over"
        await table.close()

    asyncio.run(story())


def test_taking_back_earns_no_time() -> None:
    setting = {"turn": 10, "bank": 60, "increment": 5}
    clock = Clock(setting, 2)
    clock.start(0)
    entries = [Entry("t", 1, "act", 1, 0, "wave", "", 4_000, 4_000)]
    for n in range(2, 20, 2):  # move, take back, move ...
        at, used = n * 1_000 + 3_000, 4_000 + n // 2 * 1_000
        entries.append(Entry("t", n, "undo", 0, 0, "0", "", at))
        entries.append(Entry("t", n + 1, "act", 1, 0, "wave", "", at + 1_000, used))
    for entry in entries[:-1]:
        clock.charge(entry)
    assert clock.banks == [60_000, 60_000]
    assert clock.used(entries[-1].at) == entries[-1].used == 13_000, (
        "it is one turn, however often one changes one's mind"
    )
    clock.charge(entries[-1])
    assert clock.banks == [62_000, 60_000], "three seconds more than the turn, one increment"
    clock.charge(Entry("t", 21, "act", 2, 1, "wave", "", entries[-1].at + 15_000, 15_000))
    assert clock.banks == [62_000, 60_000]
    clock.charge(Entry("t", 22, "undo", 0, 0, "0", "", 90_000))
    assert clock.banks == [60_000, 60_000], "who answered has their time again"
    assert clock.used(90_500) == 13_500


def test_who_takes_back_what_the_clock_did_has_time_to_do_it_themselves() -> None:
    def left_after_undo(turn: int, bank: int, increment: int, times: int = 1) -> int:
        clock = Clock({"turn": turn, "bank": bank, "increment": increment}, 2)
        clock.start(0)
        at = 0
        for n in range(1, 2 * times, 2):
            used = clock.used(at + clock.left(0, at))
            at += clock.left(0, at)
            clock.charge(Entry("t", n, "act", 1, 0, "wave", "", at, used, "clock"))
            assert clock.banks[0] == 0
            clock.charge(Entry("t", n + 1, "undo", 0, 0, "0", "", at))
            assert clock.banks == [bank * 1000] * 2
        return clock.left(0, at)

    assert left_after_undo(30, 0, 0) == 30_000
    assert left_after_undo(30, 60, 5) == 35_000, "the bank had its chance"
    assert left_after_undo(0, 300, 10) == 10_000
    assert left_after_undo(0, 5, 10) == 5_000, "no more than there was at the start of the turn"
    assert left_after_undo(30, 60, 5, times=2) == 0, "time is given once"


def test_the_clock_waits_for_who_took_its_move_back() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal=journal, thinker=Says("wave"), shared=True)
        table = await new_table(journal, people(2), services=services, clock={"turn": 60, "bank": 0})
        a = await watch(table, "p0")
        assert table.clock is not None
        table.clock.since -= 61_000
        table.schedule()
        await until(lambda: table.n == 1)
        await table.call(lambda: requests.undo(table, a, "u", 1))
        assert table.clock.left(0, now_ms()) > 50_000
        assert (await act(table, a, 0, "wave"))["t"] == "ack"
        assert [(entry.kind, entry.by) for entry in journal.rows[table.head.id]][-1] == ("act", "person")
        await table.close()

    asyncio.run(story())


def test_a_clock_is_the_same_after_a_restart() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), clock={"turn": 60, "bank": 10, "increment": 5})
        a, b = await watch(table, "p0"), await watch(table, "p1")
        for n in range(3):
            await act(table, a, 0, "wave")
            await table.call(lambda n=n: requests.undo(table, a, f"u{n}", 1))
        await act(table, a, 0, "wave")
        await act(table, b, 1, "wave")
        loaded = await Table.load(table.head.id, table.services)
        assert loaded is not None
        assert loaded.clock is not None
        assert table.clock is not None
        assert loaded.clock.banks == table.clock.banks == [15_000, 15_000]
        await table.close()

    asyncio.run(story())
