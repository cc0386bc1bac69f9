"""Undo as people mean it, case by case: what may be taken back, what is said before, what happens, how it is marked."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest
from memory import BETWEEN, MemoryJournal, Says, Witness, act, new_table, opened, people, until, watch, wave_for

from clowder.core.types import Json
from clowder.tables import lobby, records, requests
from clowder.tables.clock import Clock
from clowder.tables.model import Entry, TableError, now_ms
from clowder.tables.services import TableServices
from clowder.tables.table import Table

ALONE: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
HOTSEAT: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}]
HOTSEAT_BOT: list[Json] = [*HOTSEAT, {"kind": "bot", "level": "random"}]
WITH_BOT: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]


@dataclass
class Case:
    """Moves of people (`seat text`), bots answer between; `asker` is the seat whose eyes press undo."""

    name: str
    seats: list[Json]
    moves: list[str]
    asker: int
    bots: str = "wave"
    to: int = -1  # where it leads, at once or once all have agreed
    others: list[int] = field(default_factory=list)  # bots whose answers go with it
    seen: list[str] = field(default_factory=list)  # what is said to have been seen since
    asks: bool = False
    error: str = ""
    marked: int = 0
    beside: int | None = None  # who else at the device could take back
    stays: bool = False  # because something was seen, and somebody but bots plays too


CASES = [
    Case("nothing yet", ALONE, [], 0, error="nothing_to_undo"),
    Case("own move, nothing seen", people(2), ["0 wave"], 0, to=0),
    Case("own move with bots' answers", ALONE, ["0 wave"], 0, to=0, others=[1, 2]),
    Case("own draw, alone", ALONE, ["0 draw"], 0, to=0, others=[1, 2], seen=["draw"], marked=1),
    Case("own throw, alone", ALONE, ["0 roll"], 0, to=0, others=[1, 2], seen=["roll"], marked=1),
    Case("bots drew since", ALONE, ["0 wave"], 0, "draw", to=0, others=[1, 2], seen=["draw", "draw"], marked=1),
    Case("own draw among people", people(2), ["0 draw"], 0, error="undo_seen", stays=True),
    Case("own throw among people", people(2), ["0 roll"], 0, error="undo_seen", stays=True),
    Case("a bot drew since, among people", WITH_BOT, ["0 wave", "1 wave"], 1, "draw", error="undo_seen", stays=True),
    Case("a bot threw since, among people", WITH_BOT, ["0 wave", "1 wave"], 1, "roll", error="undo_seen", stays=True),
    Case("another person moved since, online", people(2), ["0 wave", "1 wave"], 0, error="undo_not_yours"),
    Case("own move after another person's", people(2), ["0 wave", "1 wave"], 1, to=1),
    Case("own move and a bot's answer, among people", WITH_BOT, ["0 wave", "1 wave"], 1, to=1, others=[2], asks=True),
    Case("other's move and a bot's answer", WITH_BOT, ["0 wave", "1 wave"], 0, error="undo_not_yours"),
    Case("own move in hot seat", HOTSEAT, ["0 wave"], 0, to=0),
    Case("another person's move in hot seat", HOTSEAT, ["0 wave"], 1, error="nothing_to_undo", beside=0),
    Case("another person moved since, hot seat", HOTSEAT, ["0 wave", "1 wave"], 0, error="undo_not_yours", beside=1),
    Case("own move with a bot's answer in hot seat", HOTSEAT_BOT, ["0 wave", "1 wave"], 1, to=1, others=[2]),
    Case("own draw in hot seat", HOTSEAT, ["0 draw"], 0, error="undo_seen", stays=True),
    Case("own throw in hot seat", HOTSEAT, ["0 roll"], 0, error="undo_seen", stays=True),
    Case("another person's draw in hot seat", HOTSEAT, ["0 draw"], 1, error="nothing_to_undo", stays=True),
]


def run(story: Any) -> None:
    asyncio.run(asyncio.wait_for(story, 240))


async def played(case: Case, **more: Any) -> tuple[Table, dict[int, Witness]]:
    """The table after the moves, and who looks through the eyes of each seat."""
    journal = MemoryJournal()
    services = TableServices(journal=journal, thinker=Says(case.bots), shared=True)
    table = await new_table(journal, case.seats, services=services, options={"turns": 9}, **more)
    eyes = {}
    for seat, head in enumerate(table.head.seats):
        if head.kind == "person":
            eyes[seat] = await watch(table, head.person, seat)
    for move in case.moves:
        seat, text = move.split(" ", 1)
        assert (await act(table, eyes[int(seat)], int(seat), text))["t"] == "ack"
        await until(lambda: table.head.seats[table.data.to_act()].kind == "person")
    return table, eyes


async def undo(table: Table, viewer: Witness, id: str = "u", look: bool = False) -> None:
    await table.call(lambda: requests.undo(table, viewer, id, table.data.ply(), look))


async def redo(table: Table, viewer: Witness, id: str = "r") -> None:
    await table.call(lambda: requests.redo(table, viewer, id, table.data.ply()))


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.name))
def test_what_is_said_and_what_happens(case: Case) -> None:
    async def story() -> None:
        table, eyes = await played(case)
        me, before = eyes[case.asker], table.data.ply()
        if case.error:
            info = (me.last("update") if case.moves else me.last("snapshot"))["undo"]
            assert (info["possible"], info.get("seat"), info.get("seen", False)) == (False, case.beside, case.stays)
            for look in (True, False):
                with pytest.raises(TableError, match=case.error):
                    await undo(table, me, "u", look)
            assert table.data.ply() == before
            await table.close()
            return
        assert me.last("update")["undo"] == {"possible": True, "free": not case.asks}
        await undo(table, me, "look", look=True)
        said = me.last("undo_view")
        assert (said["to"], said["seats"], said["asks"]) == (case.to, case.others, case.asks)
        assert [event["kind"] for event in said["seen"]] == case.seen
        assert table.data.ply() == before, "a look takes nothing back"
        await undo(table, me)
        if case.asks:
            assert table.data.ply() == before
            for seat, viewer in eyes.items():
                if seat != case.asker:
                    await table.call(lambda viewer=viewer: requests.undo_reply(table, viewer, "u", True))
        assert table.data.ply() == case.to
        assert table.data.to_act() == case.asker
        assert table.info("p0").get("take_backs", 0) == case.marked
        await table.close()

    run(story())


@pytest.mark.parametrize("case", [case for case in CASES if not case.error], ids=lambda case: str(case.name))
@pytest.mark.parametrize("restarted", [False, True])
def test_what_was_taken_back_can_be_put_back_until_something_new_happens(case: Case, restarted: bool) -> None:
    async def story() -> None:
        table, eyes = await played(case)
        assert table.match is not None
        me, before, stood = eyes[case.asker], table.data.ply(), table.match.state.key()
        await undo(table, me)
        if case.asks:
            for seat, viewer in eyes.items():
                if seat != case.asker:
                    await table.call(lambda viewer=viewer: requests.undo_reply(table, viewer, "u", True))
        assert me.last("update")["undo"]["redo"] is True
        for seat, viewer in eyes.items():
            if seat != case.asker:
                assert "redo" not in viewer.last("update")["undo"]
                with pytest.raises(TableError, match="nothing_to_redo"):
                    await redo(table, viewer)
        if restarted:
            await table.close()
            table = await opened(table.head.id, table.services)
            me = await watch(table, table.head.seats[case.asker].person, case.asker)
        await redo(table, me)
        assert table.match is not None
        assert (table.data.ply(), table.match.state.key()) == (before, stood), "chance decides the same again"
        assert me.last("update")["events"] == [{"kind": "redo", "seat": case.asker, "to": before}]
        assert "redo" not in me.last("update")["undo"]
        assert table.info("p0").get("take_backs", 0) == 0, "nothing was changed with what one knows"
        with pytest.raises(TableError, match="nothing_to_redo"):
            await redo(table, me, "again")
        await undo(table, me, "once more")
        if not case.asks:
            await act(table, me, case.asker, "wave")
            with pytest.raises(TableError, match="nothing_to_redo"):
                await redo(table, me, "too late")
        rows = table.services.journal.rows[table.head.id]  # type: ignore[attr-defined]
        assert [entry.text for entry in records.acts_in_effect(rows)] == [move.text for move in table.match.played]
        await table.close()

    run(story())


def test_redo_goes_forward_as_far_as_undo_went_back_and_a_repeated_one_counts_once() -> None:
    async def story() -> None:
        table, eyes = await played(Case("", ALONE, ["0 wave", "0 wave"], 0))
        for id in ("first", "second"):
            await undo(table, eyes[0], id)
        assert table.data.ply() == 0
        await redo(table, eyes[0], "a")
        await table.call(lambda: requests.redo(table, eyes[0], "a", 0))
        assert table.data.ply() == 3
        await redo(table, eyes[0], "b")
        assert table.data.ply() == 6
        await table.call(lambda: requests.redo(table, eyes[0], "c", 2))
        assert eyes[0].last("stale")["ply"] == 6
        await table.close()

    run(story())


def test_a_no_is_an_answer_until_something_happens() -> None:
    async def story() -> None:
        table, eyes = await played(Case("", BETWEEN, ["0 wave"], 0))
        await undo(table, eyes[0])
        await table.call(lambda: requests.undo_reply(table, eyes[2], "u", False))
        with pytest.raises(TableError, match="undo_declined"):
            await undo(table, eyes[0], "please")
        with pytest.raises(TableError, match="undo_declined"):  # before the page offers to ask again
            await table.call(lambda: requests.undo(table, eyes[0], "look", table.data.ply(), look=True))
        await act(table, eyes[2], 2, "wave")
        await act(table, eyes[0], 0, "wave")
        await until(lambda: table.data.to_act() == 2)
        await undo(table, eyes[0], "later")
        assert eyes[2].last("undo_asked")["id"] == "later"
        await table.close()

    run(story())


def test_an_open_question_of_an_older_version_never_takes_back_another_persons_move() -> None:
    """1.0.0 let people ask for more; its journals are still read."""

    async def story() -> None:
        table, eyes = await played(Case("", people(2), ["0 wave", "1 wave"], 0))
        await table.write(table.entry("ask", 0, "0", "old", 2))
        await table.call(lambda: requests.undo_reply(table, eyes[1], "old", True))
        assert table.data.ply() == 2
        assert (await act(table, eyes[0], 0, "wave"))["t"] == "ack"
        await table.close()

    run(story())


def test_an_open_question_of_an_older_version_never_takes_back_what_was_seen() -> None:
    async def story() -> None:
        table, eyes = await played(Case("", people(2), ["0 draw"], 0))
        await table.write(table.entry("ask", 0, "0", "old", 1))
        await table.call(lambda: requests.undo_reply(table, eyes[1], "old", True))
        assert table.data.ply() == 1
        assert (await act(table, eyes[1], 1, "wave"))["t"] == "ack"
        await table.close()

    run(story())


@pytest.mark.parametrize("text", ["draw", "roll"])
def test_who_has_left_may_come_back_so_what_was_seen_stays(text: str) -> None:
    async def story() -> None:
        table, eyes = await played(Case("", people(2), ["0 wave", "1 wave", f"0 {text}"], 0))
        await table.call(lambda: lobby.leave(table, "p1"))
        with pytest.raises(TableError, match="undo_seen"):
            await undo(table, eyes[0])
        await table.close()

    run(story())


@pytest.mark.parametrize("text", ["draw", "roll", "wave"])
def test_with_a_clock_the_same_holds_and_its_time_comes_back(text: str) -> None:
    async def story() -> None:
        for seats, stays in ((people(2), text != "wave"), (ALONE, False)):
            table, eyes = await played(Case("", seats, [f"0 {text}"], 0), clock={"turn": 60, "bank": 60})
            assert table.clock is not None
            first = table.services.journal.rows[table.head.id][0]  # type: ignore[attr-defined]
            if stays:
                with pytest.raises(TableError, match="undo_seen"):
                    await undo(table, eyes[0])
                assert table.data.to_act() == 1
            else:
                await undo(table, eyes[0])
                assert table.data.to_act() == 0
                assert table.clock.used(now_ms()) >= first.used, "the turn goes on where it was"
            assert table.clock.as_json(0, now_ms())["running"] is True
            await table.close()

    run(story())


def test_a_finished_game_with_take_backs_says_so_for_good() -> None:
    async def story() -> None:
        table, eyes = await played(Case("", ALONE, ["0 draw"], 0))
        await undo(table, eyes[0])
        while table.data.to_act() >= 0:
            await act(table, eyes[0], 0, "wave")
            await until(lambda: table.data.to_act() <= 0)
        await until(lambda: table.head.status == "over")
        assert table.head.take_backs == 1
        assert table.match is not None
        rows = await table.services.journal.entries(table.head.id)
        assert records.record_of(table.head, table.match, rows)["extra"]["take_backs"] == 1
        await table.close()

    run(story())


def test_the_clock_of_who_asks_stands_while_the_others_decide() -> None:
    """Seat 0 has moved, a bot has answered, and seat 0 is to act again."""

    async def story() -> None:
        table, eyes = await played(Case("", BETWEEN, ["0 wave"], 0), clock={"turn": 60})
        await act(table, eyes[2], 2, "wave")
        await act(table, eyes[0], 0, "wave")  # the bot answers, and seat 2 is to act: it may ask for nothing
        await until(lambda: table.data.to_act() == 2)
        await undo(table, eyes[0])
        assert eyes[2].last("undo_asked")["clock"]["running"] is True, "the others' time to think goes on"
        await table.close()

    run(story())
    clock = Clock({"turn": 60, "bank": 0, "increment": 0}, 2)
    clock.start(0)
    clock.charge(Entry("t", 1, "ask", 0, 0, "0", "u", 10_000))
    clock.wait_for_answer(10_000)
    assert (clock.used(50_000), clock.as_json(0, 50_000)["running"]) == (10_000, False)
    clock.charge(Entry("t", 2, "pause", 0, 1, "", "", 20_000))
    clock.charge(Entry("t", 3, "resume", 0, 1, "", "", 30_000))
    assert clock.used(60_000) == 10_000, "a pause meanwhile changes nothing"
    clock.charge(Entry("t", 4, "decline", 0, 1, "", "", 70_000))
    assert (clock.used(75_000), clock.as_json(0, 75_000)["running"]) == (15_000, True)


def test_who_asks_on_their_own_turn_does_not_think_on_the_clock() -> None:
    async def story() -> None:
        seats: list[Json] = [{"kind": "me"}, {"kind": "open"}]
        table, eyes = await played(Case("", seats, ["0 wave"], 0), clock={"turn": 60})
        # Seat 1 is away, a bot moves for them, and seat 0 asks for its own move before it.
        await wave_for(table, 1)
        await undo(table, eyes[0])
        for viewer in eyes.values():
            assert viewer.last("undo_asked")["clock"]["running"] is False
        asked = eyes[0].last("undo_asked")["clock"]
        assert eyes[1].last("undo_asked")["clock"] == asked, "the same for everybody"
        assert table.clock is not None
        assert table.clock.stands()
        await table.call(lambda: requests.undo_reply(table, eyes[1], "u", False))
        assert eyes[0].last("undo_declined")["clock"]["running"] is True
        await table.close()

    run(story())


def test_redo_charges_the_time_since_the_undo_to_who_took_back() -> None:
    clock = Clock({"turn": 10, "bank": 60, "increment": 0}, 2)
    clock.start(0)
    clock.charge(Entry("t", 1, "act", 1, 0, "wave", "", 5_000, 5_000))
    clock.charge(Entry("t", 2, "act", 2, 1, "wave", "", 20_000, 15_000, "bot"))
    assert clock.banks == [60_000, 55_000]
    clock.charge(Entry("t", 3, "undo", 0, 0, "0", "", 23_000))
    assert (clock.banks, clock.used(23_000)) == ([60_000, 60_000], 5_000)
    clock.charge(Entry("t", 4, "redo", 2, 0, "", "", 43_000, clock.used(43_000)))
    assert clock.banks == [45_000, 55_000], "25 seconds for a turn of 10"
    assert clock.used(43_000) == 3_000, "the turn that the undo broke off goes on"


def test_a_pause_names_who_paused_and_shows_everybody_the_same_time() -> None:
    async def story() -> None:
        table, eyes = await played(Case("", people(2), [], 0), clock={"turn": 60})
        await table.call(lambda: requests.pause(table, "p1", True))
        told = [eyes[seat].last("paused") for seat in eyes]
        assert told[0] == told[1]
        assert (told[0]["seat"], told[0]["clock"]["running"]) == (1, False)
        pause = table.info("p0")["pause"]
        assert pause is not None
        assert pause["seats"] == [1]
        await table.call(lambda: requests.pause(table, "p0", False))
        assert table.info("p0")["pause"] is None
        assert eyes[1].last("paused")["clock"]["running"] is True
        await table.close()

    run(story())


@pytest.mark.parametrize("game", ["csacska-macska", "cat-box", "if-it-fits", "cat-attack"])
def test_the_engine_says_whether_a_device_that_is_handed_on_must_hide_anything(game: str) -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), [*HOTSEAT, {"kind": "hotseat"}], game=game)
        eyes = await watch(table, "p0", 0)
        assert eyes.last("snapshot")["secrets"] is (game != "csacska-macska")
        await table.close()
        online = await new_table(MemoryJournal(), people(3), game=game)
        assert "secrets" not in (await watch(online, "p0")).last("snapshot")
        await online.close()

    run(story())
