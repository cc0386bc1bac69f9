"""Answers to moves, conflicts between writers, chat, hot seats."""

import asyncio
from functools import partial
from typing import Any

import pytest
from memory import HereThinker, MemoryJournal, Witness, act, new_table, opened, people, until, watch

from clowder.core.errors import InvalidOptions
from clowder.games import GAMES
from clowder.tables import lobby, requests, talking
from clowder.tables.journal import StoreFailed
from clowder.tables.model import Entry, TableError
from clowder.tables.pacing import Pace
from clowder.tables.services import TableServices
from clowder.tables.table import Table
from clowder.tables.thinking import Asker


def run(story: Any) -> None:
    asyncio.run(story)


def test_every_move_gets_one_answer_and_the_same_again() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        a = await watch(table, "p0")
        assert await act(table, a, 0, "wave", "x") == {"t": "ack", "id": "x", "ply": 1}
        assert await act(table, a, 0, "wave", "x", 0) == {"t": "ack", "id": "x", "ply": 1}
        assert len(journal.rows[table.head.id]) == 1
        refused = await act(table, a, 0, "wave", "y")
        assert refused["refusal"] == {"key": "E_TURN", "clauses": ["T-2"], "params": {"seat": 1}}
        assert await act(table, a, 0, "wave", "y") == refused
        assert (await act(table, a, 0, "wave", "z", 0))["t"] == "stale"
        assert (await act(table, a, 1, "wave"))["key"] == "not_your_seat"
        loaded = await Table.load(table.head.id, table.services)
        assert loaded is not None
        assert loaded.answers.find("act", 0, "x") == b'{"t":"ack","id":"x","ply":1}', "also after a restart"
        await table.close()

    run(story())


def test_a_move_that_comes_after_the_end_is_stale() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2), options={"turns": 1})
        a, b = await watch(table, "p0"), await watch(table, "p1")
        for seat, who in ((0, a), (1, b)):
            assert (await act(table, who, seat, "wave"))["t"] == "ack"
        assert table.head.status == "over"
        late = await act(table, a, 0, "wave", "late", 1)
        assert late["t"] == "stale"
        assert a.frames[-1]["t"] == "snapshot"
        assert a.frames[-1]["outcome"] is not None
        assert (await act(table, a, 0, "wave", "more"))["key"] == "not_running", "nothing is to be done any more"
        await table.close()

    run(story())


def test_a_store_that_fails_loses_nothing_and_the_move_can_be_sent_again() -> None:
    class Failing(MemoryJournal):
        broken = False

        async def append(self, entry: Entry) -> None:
            if self.broken:
                raise StoreFailed("disk_full")
            await super().append(entry)

    async def story() -> None:
        journal = Failing()
        table = await new_table(journal, people(2))
        a = await watch(table, "p0")
        journal.broken = True
        assert (await act(table, a, 0, "wave", "x"))["key"] == "disk_full"
        assert table.match is not None
        assert table.match.ply == 0
        journal.broken = False
        assert (await act(table, a, 0, "wave", "x"))["t"] == "ack"
        await table.close()

    run(story())


@pytest.mark.parametrize("seats", [people(2), [{"kind": "bot"}, {"kind": "me"}]])
def test_the_legality_of_a_move_is_looked_at_once(seats: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, seats, start=False, services=TableServices(journal, Waving()))
        kind = type(GAMES.get("tiny").new(seats=2, seed=1))
        honest = kind.is_legal
        monkeypatch.setattr(kind, "is_legal", lambda self, action: asked.append(action) or honest(self, action))
        await table.call(lambda: lobby.start(table, "p0"))
        if table.head.seats[0].kind == "person":
            await act(table, await watch(table, "p0"), 0, "wave")
        await until(lambda: table.n == 1)
        assert len(asked) == 1
        await table.close()

    class Waving(HereThinker):
        async def choose(self, record: Any, seat: int, level: str, seed: int, asker: Asker) -> str:
            return "wave"

    run(story())


def test_a_rematch_does_not_seat_who_left() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
        assert table.head.people() == {"p0", "p1"}
        assert lobby.rematch_head(table.head, "p0", {}, frozenset({"p1"})).people() == {"p0"}  # nor who is blocked
        await table.call(lambda: lobby.leave(table, "p1"))
        await table.close()
        again = lobby.rematch_head(table.head, "p0", {})
        assert [(seat.kind, seat.person) for seat in again.seats] == [("bot", ""), ("person", "p0"), ("open", "")]
        assert not any(seat.left for seat in again.seats)

    run(story())


def test_paused_tables_accept_nothing() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a = await watch(table, "p0")
        await table.call(lambda: requests.pause(table, "p1", True))
        assert (await act(table, a, 0, "wave"))["key"] == "paused"
        await table.call(lambda: requests.pause(table, "p0", False))
        assert (await act(table, a, 0, "wave", "again"))["t"] == "ack"
        await table.close()

    run(story())


def test_phrases_for_everyone_words_among_friends() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), people(2))
        a, b = await watch(table, "p0"), await watch(table, "p1")
        await table.call(lambda: talking.say(table, a, "s1", "meow", None))
        said = b.last("said")
        assert (said["seat"], said["name"], said["phrase"]) == (0, "P0", "meow")
        for phrase, text, key in (("rude", None, "unknown_phrase"), (None, "hi", "free_text_only_private")):
            with pytest.raises(TableError, match=key):
                await table.call(lambda p=phrase, t=text: talking.say(table, a, "s2", p, t))
        await table.close()
        friends = await new_table(MemoryJournal(), people(2), private=True)
        c = await watch(friends, "p0")
        await friends.call(lambda: talking.say(friends, c, "s3", None, "  hello \n there  "))
        assert c.last("said")["text"] == "hello there"
        await friends.close()

    run(story())


def test_hot_seats_look_through_one_pair_of_eyes_at_a_time() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), [{"kind": "me"}, {"kind": "hotseat", "name": "Zoe"}])
        a = await watch(table, "p0")
        assert [seat.name for seat in table.head.seats] == ["P0", "Zoe"]
        assert a.last("snapshot")["legal"]
        await act(table, a, 0, "wave")
        assert a.last("update")["legal"] == [], "the other seat's actions are behind the curtain"
        table.audience.move(a, 1)
        await act(table, a, 1, "wave")
        assert a.last("update")["view"]["hand"] == list(table.match.state.view(1)["hand"])  # type: ignore[union-attr]
        await table.close()

    run(story())


def test_a_new_name_is_for_one_seat_and_not_for_all_at_the_screen() -> None:
    async def story() -> None:
        alone = await new_table(MemoryJournal(), [{"kind": "me"}, {"kind": "bot", "level": "random"}])
        shared = await new_table(MemoryJournal(), [{"kind": "me"}, {"kind": "hotseat", "name": "Zoe"}])
        for table in (alone, shared):
            await lobby.rename(table, "p0", "Tom")
        assert alone.head.seats[0].name == "Tom"
        assert [seat.name for seat in shared.head.seats] == ["P0", "Zoe"]
        await alone.close()
        await shared.close()

    run(story())


def test_words_do_not_disturb_a_thinking_bot() -> None:
    class Slow:
        def __init__(self) -> None:
            self.thoughts = 0
            self.go = asyncio.Event()

        async def choose(self, record: Any, seat: int, level: str, seed: int, asker: Asker) -> str:
            self.thoughts += 1
            await self.go.wait()
            return "wave"

        def levels(self) -> list[str]:
            return ["random"]

        def tempers(self, level: str) -> list[str]:
            return []

        def pace(self, game: str, level: str) -> Pace:
            return Pace(1.0, 0.0)

    async def story() -> None:
        journal, slow = MemoryJournal(), Slow()
        services = TableServices(journal=journal, thinker=slow)
        table = await new_table(journal, [{"kind": "me"}, {"kind": "bot"}], services=services)
        a = await watch(table, "p0")
        await act(table, a, 0, "wave")
        await until(lambda: slow.thoughts == 1)
        await table.call(lambda: talking.say(table, a, "s", "meow", None))
        await table.call(lambda: requests.undo(table, a, "u", 1))
        await act(table, a, 0, "wave", "again")
        await until(lambda: slow.thoughts == 2)
        slow.go.set()
        await until(lambda: table.match is not None and table.match.ply == 2)
        assert [entry.by for entry in journal.rows[table.head.id] if entry.kind == "act"] == ["person", "person", "bot"]
        await table.close()

    run(story())


def test_the_strongest_level_gives_hints_unless_the_house_names_another() -> None:
    class Listening(HereThinker):
        def levels(self) -> list[str]:
            return ["random", "wise"]

        def tempers(self, level: str) -> list[str]:
            return []

        def pace(self, game: str, level: str) -> Pace:
            return Pace(1.0, 0.0)

        async def choose(self, record: Any, seat: int, level: str, seed: int, asker: Asker) -> str:
            asked.append(level)
            return "wave"

    asked: list[str] = []

    async def story(hints: str) -> None:
        journal = MemoryJournal()
        services = TableServices(journal=journal, thinker=Listening(), hint_level=hints)
        table = await new_table(journal, [{"kind": "me"}, {"kind": "bot"}], services=services)
        a = await watch(table, "p0")
        await table.call(lambda: requests.hint(table, a, "h", 0))
        await until(lambda: any(frame["t"] == "hint" for frame in a.frames))
        await table.close()

    run(story(""))
    run(story("random"))
    assert asked == ["wise", "random"]


def test_bots_finish_a_game_alone_and_it_is_over_once() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, [{"kind": "bot"}] * 3)
        looker = await watch(table, "looker")
        await until(lambda: table.head.status == "over")
        table.detach(looker)
        assert journal.finished == [table.head.id]
        loaded = await opened(table.head.id, table.services)
        await loaded.call(loaded.refresh)
        assert journal.finished == [table.head.id]
        await loaded.close()
        await table.close()

    run(story())


def test_bots_alone_think_only_while_somebody_looks_on() -> None:
    class Counting(HereThinker):
        asked = 0

        async def choose(self, record: Any, seat: int, level: str, seed: int, asker: Asker) -> str:
            self.asked += 1
            await asyncio.Event().wait()
            return ""

    async def story() -> None:
        journal, thinker = MemoryJournal(), Counting()
        services = TableServices(journal=journal, thinker=thinker)
        table = await new_table(journal, [{"kind": "bot"}] * 3, services=services)
        await table.call(table.refresh)
        assert (thinker.asked, table.bot_turn.turn, table.is_busy()) == (0, None, False)
        looker = await watch(table, "looker")
        await until(lambda: thinker.asked == 1)
        await table.call(partial(_detach, table, looker))
        assert table.bot_turn.turn is None
        table.hear_of_people({"watched": ""})  # somebody looks on at another process
        await until(lambda: thinker.asked == 2)
        await table.close()

    run(story())


def test_a_table_that_everybody_left_waits_for_somebody_to_come_back() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, [{"kind": "me"}, {"kind": "bot"}])
        await table.call(lambda: lobby.leave(table, "p0"))
        assert table.bot_turn.turn is None
        ply = table.data.ply()
        await table.call(table.refresh)
        assert table.data.ply() == ply
        await table.call(lambda: lobby.join(table, "p0", "Ann", None, ""))
        assert table.head.people() == {"p0"}
        await table.close()

    run(story())


async def _detach(table: Table, viewer: Witness) -> None:
    table.detach(viewer)


def test_joining_leaving_starting() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2), start=False)
        with pytest.raises(TableError, match="table_full"):
            await table.call(lambda: lobby.join(table, "p9", "Nine", None, ""))
        await table.call(lambda: lobby.leave(table, "p1"))
        with pytest.raises(TableError, match="seats_open"):
            await table.call(lambda: lobby.start(table, "p0"))
        with pytest.raises(TableError, match="bad_contribution"):
            await table.call(lambda: lobby.join(table, "p2", "Two", 1, "xyz"))
        await table.call(lambda: lobby.start(table, "p0", "", "random"))
        assert [seat.kind for seat in table.head.seats] == ["person", "bot"]
        with pytest.raises(TableError, match="already_started"):
            await table.call(lambda: lobby.join(table, "p2", "Two", None, ""))
        await table.close()

    run(story())
    with pytest.raises(InvalidOptions):
        lobby.new_head(game="tiny", options={"turns": 0}, seats=people(2), person="p", name="P", levels=[])
    with pytest.raises(TableError, match="unknown_game"):
        lobby.new_head(game="chess", options={}, seats=people(2), person="p", name="P", levels=[])


def test_a_record_of_other_rules_is_shown_but_not_played() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(2))
        await table.close()
        journal.heads[table.head.id].rules_version = "0"
        old = await Table.load(table.head.id, table.services)
        assert old is not None
        assert old.data.broken == "other_rules"
        old.open()
        a = await watch(old, "p0")
        assert a.last("snapshot")["table"]["broken"] == "other_rules"
        assert (await act(old, a, 0, "wave"))["key"] == "other_rules"
        await old.close()

    run(story())


def test_people_without_a_name_are_not_named_by_the_house() -> None:
    """Every reader sees them by a name of the reader's language."""
    head = lobby.new_head(
        game="tiny", options={}, seats=[{"kind": "me"}, {"kind": "hotseat"}], person="p", name="", levels=[]
    )
    assert [seat.name for seat in head.seats] == ["", ""]


def test_the_log_begins_with_what_chance_decided_before_the_first_turn() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, people(3), game="cat-attack")
        first = (await watch(table, "p0")).last("snapshot")
        deal = first["log"][0]
        assert (deal["n"], deal["ply"], deal["kind"], deal["seat"]) == (0, 0, "deal", -1)
        assert [event["kind"] for event in deal["events"][:3]] == ["threw-for-start"] * 3
        assert deal["events"][-1] == {"kind": "begins", "seat": first["to_act"]}
        loaded = await opened(table.head.id, table.services)
        assert (await watch(loaded, "p1")).last("snapshot")["log"] == first["log"]
        await loaded.close()
        await table.close()

    run(story())
