"""Who is there, as other processes tell it, and what is said about thinking bots."""

import asyncio
from typing import Any

import pytest
from memory import HereThinker, MemoryJournal, Witness, act, new_table, people, until, watch

from clowder.core.types import Json
from clowder.tables import lobby, presence, requests
from clowder.tables.audience import Audience
from clowder.tables.model import SeatHead
from clowder.tables.services import TableServices
from clowder.tables.thinking import Asker


def run(story: Any) -> None:
    async def limited() -> None:
        async with asyncio.timeout(240):
            await story

    asyncio.run(limited())


def test_a_player_of_a_process_that_died_is_missed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "FAR_PRESENCE", 50)

    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal=journal, thinker=HereThinker(), shared=True, grace=0.05)
        table = await new_table(journal, people(2), services=services)
        a = await watch(table, "p0")

        async def hear() -> None:
            table.hear_of_people({"here": "p1"})

        def online() -> list[bool]:
            return [frame["table"]["seats"][1]["online"] for frame in a.frames if frame["t"] == "table"]

        await table.call(hear)
        await act(table, a, 0, "wave")
        # no more word of p1: that process was killed, and the others are told
        await until(lambda: True in online() and not online()[-1])
        await until(lambda: table.match is not None and table.match.ply == 2)
        assert [entry.by for entry in journal.rows[table.head.id]] == ["person", "absent"]
        await table.close()

    run(story())


def test_who_is_spoken_of_again_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000]
    monkeypatch.setattr(presence, "now_ms", lambda: clock[0])

    async def story() -> None:
        table = await new_table(MemoryJournal(), people(3))
        people_there = table.presence
        table.hear_of_people({"here": "p1"})
        table.hear_of_people({"here": "p2"})
        clock[0] += 10_000
        table.hear_of_people({"here": "p2"})
        clock[0] += 6_000
        assert people_there.drop_silent()
        assert "p1" in people_there.gone_since
        assert "p1" not in people_there.elsewhere
        assert "p2" not in people_there.gone_since, "word of it came in time"
        here = await watch(table, "p2")
        clock[0] += 60_000
        assert not people_there.drop_silent()
        assert not people_there.elsewhere
        assert "p2" not in people_there.gone_since, "that person is here"
        table.detach(here)
        assert "p2" in people_there.gone_since
        await table.close()

    run(story())


class Slow(HereThinker):
    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        await self.go.wait()
        return "wave"


def test_a_thought_that_is_stopped_is_over_and_a_move_needs_no_word() -> None:
    async def story() -> None:
        journal, slow = MemoryJournal(), Slow()
        table = await new_table(
            journal, [{"kind": "me"}, {"kind": "bot"}], services=TableServices(journal=journal, thinker=slow)
        )
        a = await watch(table, "p0")

        def told() -> list[bool]:
            return [frame["on"] for frame in a.frames if frame["t"] == "thinking"]

        await act(table, a, 0, "wave")
        await until(lambda: told() == [True])
        await table.call(lambda: requests.pause(table, "p0", True))
        assert told() == [True, False]
        await table.call(lambda: requests.pause(table, "p0", False))
        await until(lambda: told() == [True, False, True])
        slow.go.set()
        await until(lambda: table.match is not None and table.match.ply == 2)
        assert told() == [True, False, True], "the move says it"
        await table.close()

    run(story())


def test_each_who_is_gone_is_missed_at_their_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000]
    monkeypatch.setattr(presence, "now_ms", lambda: clock[0])
    people_there = presence.Presence(Audience(), 60.0)
    assert people_there.next_absence() is None
    people_there.expect({"ann"})
    clock[0] += 40_000
    people_there.went("bob")
    assert people_there.next_absence() == 20.0
    assert not people_there.miss()
    clock[0] += 20_000
    assert people_there.next_absence() == 0.0, "now"
    assert people_there.miss()
    assert people_there.next_absence() == 40.0, "the second is still expected"
    assert not people_there.miss(), "said once"
    people_there.came("bob")
    assert people_there.next_absence() is None
    people_there.came("ann")
    people_there.went("ann")
    assert people_there.next_absence() == 60.0


def test_the_word_of_another_process_is_good_for_15_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000]
    monkeypatch.setattr(presence, "now_ms", lambda: clock[0])
    people_there = presence.Presence(Audience(), 60.0)
    assert people_there.next_silence() is None
    assert people_there.came_elsewhere("ann"), "news"
    clock[0] += 5_000
    assert people_there.came_elsewhere("bob")
    assert people_there.next_silence() == 10.0
    assert not people_there.came_elsewhere("ann"), "known"
    clock[0] += 15_000
    assert not people_there.is_here("ann")
    assert people_there.drop_silent()
    assert people_there.next_silence() is None


def test_word_that_somebody_went_may_come_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who went before the end of a game, as the process knows where they were, has not seen it: they are told of it
    also by a process that hears of both in the other order."""

    async def story() -> None:
        said: list[Json] = []
        journal = MemoryJournal()
        services = TableServices(journal=journal, thinker=HereThinker(), signal=lambda _, says: said.append(says))
        table = await new_table(journal, people(2), services=services)
        viewer = await watch(table, "p1")

        async def leave() -> None:
            table.detach(viewer)

        await table.call(leave)
        went = table.presence.went_at["p1"]
        assert said[-1] == {"gone": "p1", "at": went}
        clock = [went + 5_000]
        monkeypatch.setattr(presence, "now_ms", lambda: clock[0])
        elsewhere = presence.Presence(Audience(), 60.0)
        elsewhere.came_elsewhere("p1")
        elsewhere.went_elsewhere("p1", said[-1]["at"])
        assert elsewhere.went_at["p1"] == went
        assert elsewhere.next_absence() == 55.0, "and is missed from then on"
        elsewhere.went_elsewhere("p1")
        assert elsewhere.went_at["p1"] == clock[0], "a process of before does not say when"
        await table.close()

    run(story())


@pytest.mark.parametrize(("turn", "plays"), [(None, True), (60, True), (3599, True), (3600, False), (86_400, False)])
def test_with_turns_of_an_hour_and_more_nobody_is_replaced(
    turn: int | None, plays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With such a clock being away is the normal case; who left for good is replaced all the same."""
    clock = [1_000_000]
    monkeypatch.setattr(presence, "now_ms", lambda: clock[0])
    audience = Audience()
    there = presence.Presence(audience, 60.0)
    head = lobby.new_head(game="tiny", options={}, seats=people(2), person="p0", name="", levels=[])
    head.seats[1] = SeatHead("person", "Bob", "p1")
    head.status, head.clock = "running", None if turn is None else {"turn": turn, "bank": 0, "increment": 0}
    there.went("p1")
    clock[0] += 59_999
    audience.add(Witness("p0", {0}, 0))
    assert not there.is_away(head.seats[1])
    assert not there.bot_plays(head, 1), "the grace period is a minute"
    clock[0] += 1
    assert there.is_away(head.seats[1])
    assert there.bot_plays(head, 1) is plays
    head.seats[1].left = True
    assert there.bot_plays(head, 1)
    head.seats[1].left = False
    audience.remove(next(iter(audience)))
    assert not there.bot_plays(head, 1), "nobody waits for the move"
