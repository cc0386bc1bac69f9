"""A pause holds up the others for a while, and no longer; what everybody wishes lasts as long as they like."""

import asyncio
from collections.abc import Awaitable

import pytest
from memory import MemoryJournal, act, new_table, opened, people, until, watch

from clowder.tables import lobby, pauses, requests
from clowder.tables.model import Entry, TableError
from clowder.tables.pauses import LEAST, SHARE, Pauses
from clowder.tables.table import Table

BOTH = {"ann", "bob"}


def run(story: Awaitable[None]) -> None:
    asyncio.run(story)  # type: ignore[arg-type]


def followed(pause: Pauses, kind: str, person: str, at: int, people: set[str] = BOTH) -> None:
    seat = sorted(people).index(person)
    used = pause.cost(people, at, ends=kind == "resume")
    pause.follow(Entry("t", 1, kind, 0, seat, "", "", at, used), person)  # type: ignore[arg-type]


async def pause(table: Table, person: str, on: bool = True) -> None:
    await table.call(lambda: requests.pause(table, person, on))


# -- the arithmetic -------------------------------------------------------------------------------------------


def test_one_person_has_one_share_for_the_whole_game() -> None:
    pause = Pauses()
    assert pause.left(BOTH, 0) is None
    followed(pause, "pause", "ann", 1_000)
    assert pause.left(BOTH, 1_000) == SHARE
    assert pause.left(BOTH, 61_000) == SHARE - 60_000
    followed(pause, "resume", "bob", 61_000)
    assert pause.left(BOTH, 61_000) is None
    followed(pause, "pause", "ann", 100_000)
    assert pause.left(BOTH, 100_000) == SHARE - 60_000
    followed(pause, "resume", "ann", 100_000 + SHARE - 60_000)
    assert not pause.may_ask("ann", BOTH)
    assert pause.may_ask("bob", BOTH), "whose share is their own"


def test_a_short_pause_is_not_free() -> None:
    """Else one could stop the others again and again."""
    pause, asked, at = Pauses(), 0, 0
    while pause.may_ask("ann", BOTH):
        followed(pause, "pause", "ann", at)
        followed(pause, "resume", "ann", at + 1)
        asked, at = asked + 1, at + 10
    assert asked == SHARE // LEAST


def test_what_everybody_holds_is_agreed_and_costs_nothing() -> None:
    pause = Pauses()
    followed(pause, "pause", "ann", 0)
    followed(pause, "pause", "bob", 40_000)
    assert pause.left(BOTH, 10**9) is None
    followed(pause, "resume", "ann", 10**9)
    followed(pause, "pause", "ann", 10**9)
    assert pause.left(BOTH, 10**9) == SHARE - 40_000, "the time before it was agreed"


def test_alone_one_may_pause_as_one_likes() -> None:
    pause = Pauses()
    for n in range(50):
        assert pause.may_ask("ann", {"ann"})
        followed(pause, "pause", "ann", n * 10**6, {"ann"})
        assert pause.left({"ann"}, n * 10**6 + 999_999) is None
        followed(pause, "resume", "ann", n * 10**6 + 999_999, {"ann"})


def test_two_of_three_do_not_add_up_their_shares_at_once() -> None:
    pause, three = Pauses(), {"ann", "bob", "cleo"}
    followed(pause, "pause", "ann", 0, three)
    followed(pause, "pause", "bob", 100_000, three)
    assert pause.left(three, 100_000) == SHARE, "until the last of the two has used up theirs"
    assert pause.left(three, 100_000 + SHARE) == 0


def test_who_spent_their_share_may_still_agree_to_anothers() -> None:
    pause = Pauses()
    followed(pause, "pause", "ann", 0)
    followed(pause, "resume", "ann", SHARE)
    assert not pause.may_ask("ann", BOTH)
    followed(pause, "pause", "bob", SHARE)
    assert pause.may_ask("ann", BOTH)


def test_nobody_left_at_the_table_holds_anything_up() -> None:
    pause = Pauses()
    followed(pause, "pause", "ann", 0)
    assert pause.left({"bob"}, 10) == -10, "who left holds nothing"
    assert pause.left(set(), 10) == -10


# -- at a table -----------------------------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shares of a fifth of a second."""
    monkeypatch.setattr(pauses, "SHARE", 200)
    monkeypatch.setattr(pauses, "LEAST", 50)


def test_a_pause_ends_by_itself_and_cannot_be_asked_for_again(short: None) -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a, b = await watch(table, "p0"), await watch(table, "p1")
        await pause(table, "p1")
        assert b.last("paused") == {"t": "paused", "n": 1, "on": True, "seat": 1}
        assert a.last("table")["table"]["pause"]["seats"] == [1]
        assert 0 <= a.last("table")["table"]["pause"]["left"] <= 200
        assert (await act(table, a, 0, "wave"))["key"] == "paused"
        await until(lambda: not table.data.paused)
        assert a.last("paused")["on"] is False
        await until(lambda: a.last("table")["table"]["pause"] is None)
        assert (await act(table, a, 0, "wave"))["t"] == "ack"
        with pytest.raises(TableError) as refused:
            await pause(table, "p1")
        assert refused.value.key == "no_pause_left"
        assert not table.data.paused
        await table.close()

    run(story())


def test_what_was_used_up_is_used_up_after_a_restart(short: None) -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        await pause(table, "p1")
        await table.close()
        again = await opened(table.head.id, table.services)
        assert again.data.paused
        await until(lambda: not again.data.paused)
        await again.close()
        third = await opened(table.head.id, table.services)
        with pytest.raises(TableError):
            await pause(third, "p1")
        await pause(third, "p0")
        await third.close()

    run(story())


def test_an_agreed_pause_lasts_and_anybody_may_go_on(short: None) -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a = await watch(table, "p0")
        await pause(table, "p0")
        await pause(table, "p1")
        await pause(table, "p1")  # twice is once
        assert a.last("table")["table"]["pause"] == {"seats": [0, 1], "left": None}
        assert table.n == 2
        await asyncio.sleep(0.5)  # more than two shares
        assert table.data.paused
        await pause(table, "p1", False)
        assert not table.data.paused
        await table.close()

    run(story())


def test_who_leaves_holds_nothing_up_and_has_no_say() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(3))
        await pause(table, "p2")
        await table.call(lambda: lobby.leave(table, "p2"))
        await until(lambda: not table.data.paused)
        for on in (True, False):
            with pytest.raises(TableError) as refused:
                await pause(table, "p2", on)
            assert refused.value.key == "not_seated"
            await pause(table, "p0")
        assert table.data.paused, "and cannot end another's"
        await table.close()

    run(story())


def test_two_processes_end_a_pause_once(short: None) -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        await pause(table, "p0")
        other = await opened(table.head.id, table.services)
        await until(lambda: not table.data.paused and not other.data.paused)
        assert [entry.kind for entry in journal.rows[table.head.id]] == ["pause", "resume"]
        await table.close()
        await other.close()

    run(story())


def test_a_slow_clock_gives_a_share_of_one_turn() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), clock={"days": 2})
        await pause(table, "p0")
        left = table.data.pause_left()
        assert left is not None
        assert left > 47 * 3600 * 1000
        await table.close()

    run(story())


def test_the_clock_stands_still_also_while_a_second_one_agrees() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), clock={"turn": 60})
        assert table.clock is not None
        await pause(table, "p0")
        since = table.clock.paused_at
        await asyncio.sleep(0.01)
        await pause(table, "p1")
        assert table.clock.paused_at == since
        await table.close()

    run(story())
