"""Vacations before a clock: which time counts, how long a wait becomes, and who is asked about."""

import asyncio
from collections.abc import Collection
from typing import Any

import msgspec
import pytest
from memory import MemoryJournal, new_table, people

from clowder.tables import lobby, resting
from clowder.tables.clock import Clock, check_clock
from clowder.tables.model import SeatHead, TableHead, now_ms
from clowder.tables.resting import Rests, look_up, rests_until
from clowder.tables.spans import covered, span_at, wait_for

SPANS = [(100, 200), (300, 400)]


def test_a_span_has_its_first_moment_and_not_its_last() -> None:
    assert [span_at(SPANS, at) for at in (99, 100, 199, 200, 399)] == [None, SPANS[0], SPANS[0], None, SPANS[1]]


@pytest.mark.parametrize(
    ("at", "amount", "wait"),
    [
        (0, 100, 100),  # over when the first begins
        (0, 101, 201),
        (0, 200, 300),
        (0, 201, 401),  # through both
        (150, 10, 60),  # begun inside
        (200, 100, 100),
        (400, 5, 5),
        (0, -5, 0),
    ],
)
def test_a_wait_is_longer_by_what_does_not_count(at: int, amount: int, wait: int) -> None:
    assert wait_for(SPANS, at, amount) == wait
    assert covered(SPANS, at, at + wait) == wait - max(0, amount)


def clock_of(given: Any) -> Clock:
    checked = check_clock(given)
    assert checked is not None
    return Clock(checked, 3)


def test_a_clock_of_days_knows_the_vacations_of_its_people_and_others_ask_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(resting, "now_ms", lambda: 150)
    seats = [SeatHead("person", "Ann", "ann"), SeatHead("bot", level="random"), SeatHead("person", "Bob", "bob")]
    head = TableHead("t1", "tiny", "1", "hash", {}, seats, "ann", "00" * 32)
    asked: list[set[str]] = []

    async def ask(people: Collection[str]) -> Rests:
        asked.append(set(people))
        return {"bob": SPANS}

    async def story() -> None:
        slow = clock_of({"days": 1})
        assert [await look_up(slow, head, ask) for _ in range(2)] == [True, False], "the second time it is no news"
        assert [rests_until(slow, seat) for seat in range(3)] == [0, 0, 200]
        for quick in (None, clock_of({"turn": 60})):
            assert not await look_up(quick, head, ask)
        assert rests_until(None, 0) == 0
        assert asked == [{"ann", "bob"}] * 2

    asyncio.run(story())


def test_others_see_at_the_table_who_is_on_vacation_until_when() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), clock={"days": 1})
        assert table.data.clock is not None
        until = now_ms() + 5 * resting.DAY_TURN
        table.data.clock.rests = [(), [(1, until)]]
        await table.call(lambda: lobby.rename(table, "p0", "Ann"))  # anything that has the table told anew
        seats = msgspec.to_builtins(table.info("p0"))["seats"]
        assert [seat.get("vacation", 0) for seat in seats] == [0, until]
        await table.close()

    asyncio.run(story())
