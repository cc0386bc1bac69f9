"""The small parts of a table, each by itself: the alarm, answers, records, the audience, jobs."""

import asyncio
import logging
from collections import Counter

import pytest
from memory import HereThinker, MemoryJournal, Witness, act, new_table, people, watch

from clowder.core.record import Record
from clowder.core.types import Json
from clowder.tables import alarm, lobby, requests, talking
from clowder.tables.alarm import Alarm
from clowder.tables.answers import Answers
from clowder.tables.model import Entry, TableError
from clowder.tables.records import acts_in_effect, replay_for
from clowder.tables.services import TableServices
from clowder.tables.steps import steps_of
from clowder.tables.table_info import WORD_LIMIT, summary
from clowder.tables.timer import Timer


async def ringing(seconds: float) -> None:
    """Wait as timers do: whatever was set to ring earlier has rung."""
    rung = asyncio.Event()
    Timer().set(seconds, rung.set)
    await rung.wait()


# -- the alarm ------------------------------------------------------------------------------------------------------


def test_the_alarm_tells_when_the_time_will_be_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(alarm, "now_ms", lambda: 5_000_000)
        bell = Alarm()
        assert bell.set(650_000, lambda: None) == 5_000_000 + 650_000 + 20
        bell.cancel()

    asyncio.run(story())


def test_an_alarm_that_was_cancelled_does_not_ring() -> None:
    async def story() -> None:
        rung: list[str] = []
        silent, heard = Alarm(), Alarm()
        silent.set(-5_000, lambda: rung.append("silent"))
        heard.set(-5_000, lambda: rung.append("heard"))  # its time was up long ago
        silent.cancel()
        await until_rung(rung)
        assert rung == ["heard"]

    async def until_rung(rung: list[str]) -> None:
        while not rung:
            await ringing(0.03)

    asyncio.run(story())


def test_a_timer_that_is_set_again_rings_once() -> None:
    async def story() -> None:
        timer, rung = Timer(), list[str]()
        timer.set(0.01, lambda: rung.append("first"))
        timer.set(0.02, lambda: rung.append("second"))
        assert timer.is_set()
        while not rung:
            await ringing(0.03)
        assert rung == ["second"]
        assert not timer.is_set()

    asyncio.run(story())


# -- answers --------------------------------------------------------------------------------------------------------


def test_a_table_keeps_its_last_512_answers() -> None:
    answers = Answers()
    for n in range(1, 514):
        answers.follow(Entry("t", n, "act", n, 0, "wave", f"id{n}", 0))
    assert answers.find("act", 0, "id1") is None
    assert answers.find("act", 0, "id2") == b'{"t":"ack","id":"id2","ply":2}'


def test_words_after_an_undo_do_not_make_it_another_undo() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        first = await watch(table, "p0")
        await act(table, first, 0, "wave", "m", 0)
        await table.call(lambda: requests.undo(table, first, "u", 1))
        await table.call(lambda: talking.say(table, first, "s", "meow", None))
        await table.call(lambda: requests.undo(table, first, "u", 1))
        assert [frame for frame in first.frames if frame.get("id") == "u"] == [{"t": "ack", "id": "u", "ply": 0}] * 2
        await table.close()

    asyncio.run(story())


# -- frames ---------------------------------------------------------------------------------------------------------


def test_an_answer_that_was_held_back_goes_out_when_nothing_more_comes() -> None:
    class Holding(Witness):
        held: bytes = b""

        def hold(self, frame: bytes) -> None:
            self.held = frame

        def let_go(self) -> None:
            self.send(self.held)
            self.held = b""

    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        viewer = Holding("p0", {0}, 0)

        async def attach() -> None:
            table.attach(viewer)
            table.broadcast.greet(viewer, None)

        await table.call(attach)
        assert (await act(table, viewer, 0, "wave"))["t"] == "ack"
        await table.close()

    asyncio.run(story())


def test_lists_of_tables_show_options_that_are_short_words() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        options = {"turns": 3, "word": "w" * WORD_LIMIT, "text": "w" * (WORD_LIMIT + 1), "board": {"a": 1}, "on": True}
        shown = summary({**table.info("p0"), "options": options})["options"]
        assert list(shown) == ["turns", "word", "on"]
        await table.close()

    asyncio.run(story())


def test_everybody_is_told_which_seats_are_theirs() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), [*people(2), {"kind": "bot"}])
        for person, own in (("p0", [True, False, False]), ("p1", [False, True, False]), ("", [False] * 3)):
            assert [seat["me"] for seat in table.info(person)["seats"]] == own
        assert not any(seat["away"] for seat in table.info("p0")["seats"]), "nobody has been gone for long"
        await table.close()

    asyncio.run(story())


# -- coming back ----------------------------------------------------------------------------------------------------


def test_the_store_is_asked_only_for_who_has_heard_of_more_than_is_known_here() -> None:
    class Counted(MemoryJournal):
        asked = 0

        async def entries(self, table: str, after: int = 0) -> list[Entry]:
            self.asked += 1
            return await super().entries(table, after)

    async def story() -> None:
        journal = Counted()
        table = await new_table(journal, people(2))  # a store that other processes share
        viewer = await watch(table, "p0")
        await act(table, viewer, 0, "wave")
        before = journal.asked
        for since in (None, 0, 1):
            await table.call(lambda since=since: requests.hello(table, viewer, since))
        assert journal.asked == before
        await table.call(lambda: requests.hello(table, viewer, 2))
        assert journal.asked > before
        await table.close()

    asyncio.run(story())


def test_a_process_that_is_alone_with_its_store_never_asks_what_others_wrote() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2), services=TableServices(journal, HereThinker()))
        viewer = await watch(table, "p0")
        table.services.journal = None  # type: ignore[assignment]
        await table.call(lambda: requests.hello(table, viewer, 99))
        assert viewer.frames[-1]["t"] == "snapshot"
        await table.close()

    asyncio.run(story())


def test_a_delayed_spectator_is_eight_moves_behind() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal, HereThinker())
        table = await new_table(journal, people(2), services=services, spectators="delayed", options={"turns": 9})
        players, spectator = [await watch(table, "p0"), await watch(table, "p1")], await watch(table, "somebody")
        for ply in range(10):
            await act(table, players[ply % 2], ply % 2, "wave")
        assert [frame["ply"] for frame in spectator.frames if frame["t"] == "update"] == [1, 2]
        await table.close()

    asyncio.run(story())


# -- records --------------------------------------------------------------------------------------------------------


def test_moves_that_were_taken_back_are_in_no_record() -> None:
    kinds = [("act", "a"), ("say", "meow"), ("act", "b"), ("act", "c"), ("undo", "1"), ("act", "d")]
    entries = [Entry("t", n, kind, 0, 0, text, "", 0) for n, (kind, text) in enumerate(kinds, 1)]  # type: ignore[arg-type]
    assert [entry.text for entry in acts_in_effect(entries)] == ["a", "d"]


def test_a_replay_can_be_asked_for_from_the_deal_to_the_last_move() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        first, second = await watch(table, "p0"), await watch(table, "p1")
        await act(table, first, 0, "wave")
        await act(table, second, 1, "wave")
        match = table.match
        assert match is not None
        for ply in (None, 0, 2):
            assert replay_for(table.head, match.seed, match.played, 0, False, ply)["plies"] == 2
        steps = replay_for(table.head, match.seed, match.played, 0, True, None)["steps"]
        assert [step["text"] for step in steps] == ["", "wave", "wave"], "nobody made the deal"
        assert [step.get("seat") for step in steps] == [None, 0, 1]
        assert all("position" in step for step in steps)
        head = table.head
        record = Record(head.game, head.rules_version, head.parts_hash, 2, head.options, match.seed, ("wave",))
        plain, _ = steps_of(match.game, record, 0, False)
        assert [step.get("seat", "nobody") for step in plain] == ["nobody", 0]
        assert not any("position" in step or "text" in step for step in plain)
        for ply in (-1, 3):
            with pytest.raises(TableError) as caught:
                replay_for(table.head, match.seed, match.played, 0, False, ply)
            assert (caught.value.key, caught.value.status) == ("no_such_ply", 404)
        await table.close()

    asyncio.run(story())


def test_a_table_that_has_not_begun_says_neither_when_it_began_nor_when_it_ended() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), start=False)
        about = table.info("p0")
        assert (about["started"], about["ended"]) == (None, None)
        shown = (await watch(table, "p0")).last("snapshot")
        assert (shown["ply"], shown["view"], shown["to_act"]) == (0, None, -1)
        await table.call(lambda: lobby.start(table, "p0"))
        about = table.info("p0")
        assert about["started"]
        assert about["ended"] is None
        await table.close()

    asyncio.run(story())


# -- the audience ---------------------------------------------------------------------------------------------------


def test_who_has_two_windows_is_here_until_the_last_is_closed() -> None:
    said: list[Json] = []

    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal, HereThinker(), signal=lambda _table, message: said.append(message))
        table = await new_table(journal, people(2), services=services)
        one, other = await watch(table, "p1"), await watch(table, "p1")
        stranger = await watch(table, "somebody")

        async def close(window: Witness) -> None:
            table.detach(window)

        await table.call(lambda: close(one))
        assert table.info("p0")["seats"][1]["online"]
        assert not [message for message in said if "gone" in message]
        await table.call(lambda: close(other))
        assert not table.info("p0")["seats"][1]["online"], "a stranger who looks on is nobody's window"
        assert [message["gone"] for message in said if "gone" in message] == ["p1"], "other processes hear it"
        await table.call(lambda: close(stranger))
        await table.close()

    asyncio.run(story())


def test_who_looks_through_other_eyes_hears_of_each_move_once() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), [{"kind": "me"}, {"kind": "hotseat"}])
        screen = await watch(table, "p0")
        await table.call(lambda: requests.look(table, screen, 1))
        screen.take()
        await act(table, screen, 0, "wave")
        assert [frame["seat"] for frame in screen.frames if frame["t"] == "update"] == [0]
        await table.close()

    asyncio.run(story())


# -- jobs -----------------------------------------------------------------------------------------------------------


def test_a_job_that_breaks_is_counted_and_the_table_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    counted: Counter[str] = Counter()

    async def broken() -> None:
        raise RuntimeError("planted")

    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal, HereThinker(), count=lambda name: counted.update([name]))
        table = await new_table(journal, people(2), services=services)
        heard: list[Exception] = []
        table.put(broken, heard.append)
        viewer = await watch(table, "p0")
        assert [str(error) for error in heard] == ["planted"]
        assert counted["job_failures"] == 1
        assert (await act(table, viewer, 0, "wave"))["t"] == "ack"
        await table.close()

    asyncio.run(story())
