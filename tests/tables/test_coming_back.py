"""Who comes in again hears what is still open and what was said: a snapshot carries neither."""

import asyncio
from typing import Any

import pytest
from memory import HereThinker, MemoryJournal, Witness, act, new_table, opened, people, watch, wave_for

from clowder.core.types import NOBODY, Json
from clowder.tables import lobby, moves, requests, talking
from clowder.tables.broadcast import WORDS_SHOWN
from clowder.tables.model import TableError, new_id
from clowder.tables.services import TableServices
from clowder.tables.table import Table


def run(story: Any) -> None:
    asyncio.run(story)


def after_snapshot(witness: Witness) -> list[Json]:
    """What came after the last snapshot, without word of who is there."""
    kinds = [frame["t"] for frame in witness.frames]
    last = len(kinds) - kinds[::-1].index("snapshot")
    return [frame for frame in witness.frames[last:] if frame["t"] != "table"]


async def asked_for_an_undo() -> tuple[Table, Witness]:
    """A bot has waved in place of somebody; two others are there too."""
    table = await new_table(MemoryJournal(), people(3))
    a = await watch(table, "p0")
    await act(table, a, 0, "wave")
    await wave_for(table, 1)
    await table.call(lambda: requests.undo(table, a, "u", 2))
    assert table.data.question is not None
    return table, a


def test_an_open_question_is_told_again_to_who_asked_or_has_not_answered() -> None:
    async def story() -> None:
        table, a = await asked_for_an_undo()
        asked = a.last("undo_asked")
        assert asked == {"t": "undo_asked", "n": 3, "id": "u", "seat": 0, "to": 0}
        b = await watch(table, "p1")
        assert after_snapshot(b) == [asked]
        assert after_snapshot(await watch(table, "p0")) == [asked], "another page of who asked does not know it"
        assert after_snapshot(await watch(table, "somebody", NOBODY)) == [], "a spectator is not asked"
        await table.call(lambda: requests.undo_reply(table, b, "u", True))
        assert after_snapshot(await watch(table, "p1")) == [], "who agreed has answered"
        assert after_snapshot(await watch(table, "p2")) == [asked]
        again = await opened(table.head.id, table.services)
        assert after_snapshot(await watch(again, "p2")) == [asked], "also after a restart"
        await again.close()
        await table.close()

    run(story())


def test_a_question_that_is_settled_is_not_asked_again() -> None:
    async def story() -> None:
        table, _ = await asked_for_an_undo()
        c = await watch(table, "p2")
        await act(table, c, 2, "wave")
        assert after_snapshot(await watch(table, "p1")) == [], "the next move ended it"
        await table.close()
        table, _ = await asked_for_an_undo()
        c = await watch(table, "p2")
        await table.call(lambda: requests.undo_reply(table, c, "u", False))
        assert after_snapshot(await watch(table, "p1")) == []
        await table.close()

    run(story())


def test_any_snapshot_repeats_the_question_and_who_left_is_not_asked() -> None:
    async def story() -> None:
        table, _ = await asked_for_an_undo()
        b = await watch(table, "p1")
        b.take()
        assert (await act(table, b, 1, "wave", "late", 1))["t"] == "stale"
        assert [frame["t"] for frame in b.frames] == ["stale", "snapshot", "undo_asked"]
        await table.call(lambda: lobby.leave(table, "p1"))
        assert after_snapshot(await watch(table, "p1")) == []
        await table.close()

    run(story())


def test_who_has_left_asks_for_nothing_until_they_are_back() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a, b = await watch(table, "p0"), await watch(table, "p1")
        await act(table, a, 0, "draw")
        await act(table, b, 1, "wave", "first")
        ways = {
            "say": lambda: talking.say(table, b, new_id(), "meow", None),
            "undo": lambda: requests.undo(table, b, new_id(), 2),
            "look": lambda: requests.undo(table, b, new_id(), 2, True),
            "redo": lambda: requests.redo(table, b, new_id(), 2),
            "act": lambda: moves.act(table, b, new_id(), 2, 1, "wave"),
        }
        await table.call(lambda: lobby.leave(table, "p1"))
        before = table.n
        for name, way in ways.items():
            with pytest.raises(TableError) as refused:
                await table.call(way)
            assert refused.value.key == ("not_your_seat" if name == "act" else "not_seated"), name
        assert table.n == before
        assert await table.call(lambda: lobby.join(table, "p1", "", None, "")) == 1
        await table.call(ways["say"])
        await table.call(ways["undo"])
        assert table.n == before + 2
        await table.close()

    run(story())


def test_a_consent_that_was_written_is_enough_the_second_time() -> None:
    """The process ended, or another was faster, between the last consent and the undo."""

    async def story() -> None:
        table, a = await asked_for_an_undo()
        b, c = await watch(table, "p1"), await watch(table, "p2")
        await table.call(lambda: requests.undo_reply(table, b, "u", True))
        assert table.match is not None
        await table.call(lambda: table.write(table.entry("agree", 2, "", "", 2)))
        assert table.match.ply == 2
        await table.call(lambda: requests.undo_reply(table, c, "u", True))
        assert table.match.ply == 0
        assert a.last("update")["events"][0]["kind"] == "undo"
        await table.close()

    run(story())


def test_the_last_words_are_said_again_to_who_comes_in() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), start=False)
        a = await watch(table, "p0")
        for n in range(WORDS_SHOWN + 3):
            await table.call(lambda n=n: talking.say(table, a, f"s{n}", "meow", None))
        heard = [frame for frame in a.frames if frame["t"] == "said"]
        assert after_snapshot(await watch(table, "p1")) == heard[3:], "before the start"
        await table.call(lambda: lobby.start(table, "p0"))
        await act(table, a, 0, "wave")
        for person in ("p0", "p1", "somebody"):
            assert after_snapshot(await watch(table, person)) == heard[3:]
        await table.close()

    run(story())


@pytest.mark.parametrize("fill", ["", "random"])
def test_who_gets_up_before_the_game_takes_their_words_along(fill: str) -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2), start=False)
        b = await watch(table, "p1")
        await table.call(lambda: talking.say(table, b, "s1", "oops", None))
        await table.call(lambda: lobby.leave(table, "p1"))
        if not fill:
            await table.call(lambda: lobby.join(table, "p2", "P2", 1, ""))
            c = await watch(table, "p2")
            await table.call(lambda: talking.say(table, c, "s2", "meow", None))
        await table.call(lambda: lobby.start(table, "p0", "", fill))
        words = [] if fill else [("P2", "meow")]
        for process in (table, await opened(table.head.id, table.services)):  # here, and after a restart
            said = [frame for frame in after_snapshot(await watch(process, "p0")) if frame["t"] == "said"]
            assert [(each["name"], each["phrase"]) for each in said if each["name"]] == words
            assert "oops" not in str(said)
            await process.close()

    run(story())


def test_what_somebody_said_before_is_not_counted_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "SAID_LIMIT", 1)

    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), start=False)
        b = await watch(table, "p1")
        await table.call(lambda: talking.say(table, b, "s1", "oops", None))
        await table.call(lambda: lobby.leave(table, "p1"))
        await table.call(lambda: lobby.join(table, "p2", "P2", 1, ""))
        c = await watch(table, "p2")
        await table.call(lambda: talking.say(table, c, "s2", "meow", None))
        with pytest.raises(TableError, match="said_enough"):
            await table.call(lambda: talking.say(table, c, "s3", "meow", None))
        await table.close()

    run(story())


def test_a_delayed_spectator_hears_words_with_the_moves_they_were_said_at() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal=journal, thinker=HereThinker(), spectator_delay=2)
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        table = await new_table(journal, seats, spectators="delayed", services=services)
        mine, early = Witness("p0", {0, 1}, 0), await watch(table, "somebody", NOBODY)
        for ply in range(5):
            await act(table, mine, ply % 2, "wave")
            await table.call(lambda p=ply: talking.say(table, mine, f"s{p}", "meow", None))
            live = [frame["n"] for frame in early.frames if frame["t"] == "said"]
            late = after_snapshot(await watch(table, "somebody", NOBODY))
            assert [frame["n"] for frame in late] == live
        assert live == [2, 4, 6]
        await table.close()

    run(story())


def test_where_nobody_may_look_on_nobody_hears_words() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), spectators="none")
        a = await watch(table, "p0")
        await table.call(lambda: talking.say(table, a, "s", "meow", None))
        assert after_snapshot(await watch(table, "somebody", NOBODY)) == []
        await table.close()

    run(story())
