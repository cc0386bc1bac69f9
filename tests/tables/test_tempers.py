"""Bots have a temper by the seat they sit on, but none where tries are compared; how long their turns take is told."""

import asyncio
from typing import Any

from memory import HereThinker, MemoryJournal, act, new_table, until, watch

from clowder.tables import deals, dealt, lobby
from clowder.tables.asked import Asked, asked
from clowder.tables.head_text import head_from_text, head_to_text
from clowder.tables.pacing import Pace, Paces
from clowder.tables.services import TableServices
from clowder.tables.thinking import Asker

SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]


class Noting(HereThinker):
    """Bots with tempers; remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def tempers(self, level: str) -> list[str]:
        return ["builder", "thief"]

    async def choose(self, record: Any, seat: int, level: str, seed: int, asker: Asker) -> str:
        self.asked.append(level)
        return "wave"


def test_a_bot_thinks_with_the_temper_of_its_seat_and_a_rematch_gives_it_by_the_new_one() -> None:
    async def story() -> None:
        journal, thinker = MemoryJournal(), Noting()
        services = TableServices(journal, thinker)
        table = await new_table(journal, SEATS, services=services, tempers=thinker.tempers)
        assert [seat.get("temper") for seat in table.info("p0")["seats"]] == [None, "thief", "builder"]
        await act(table, await watch(table, "p0"), 0, "wave")
        await until(lambda: table.n == 3)
        assert thinker.asked == ["random/temper=thief", "random/temper=builder"]
        again = lobby.rematch_head(table.head, "p0", {}, frozenset(), thinker.tempers)
        assert [(seat.kind, seat.temper) for seat in again.seats] == [
            ("bot", "builder"),
            ("person", ""),
            ("bot", "builder"),
        ]
        await table.close()

    asyncio.run(story())


def test_bots_that_fill_a_table_have_tempers_and_a_person_s_stand_in_has_none() -> None:
    async def story() -> None:
        journal, thinker = MemoryJournal(), Noting()
        table = await new_table(
            journal, [{"kind": "me"}, {"kind": "open"}], start=False, services=TableServices(journal, thinker)
        )
        head = table.data.copy_head()
        head.seats[1].kind = "open"
        await table.call(lambda: table.save(head))
        await table.call(lambda: lobby.start(table, "p0", fill="random"))
        assert [seat.temper for seat in table.head.seats] == ["", "thief"]
        await table.close()

    asyncio.run(story())


def test_where_tries_are_compared_nobody_has_a_temper() -> None:
    head = dealt.head_for(deals.daily_plan("tiny", "2026-11-17"), "ann", "Ann", counts=True)
    assert {seat.temper for seat in head.seats} == {""}
    assert deals.level_of(head.deal, "alley-cat", "thief") == "alley-cat/simulations=100"
    assert deals.level_of(None, "alley-cat", "thief") == "alley-cat/temper=thief"


def test_what_is_asked_is_read_as_it_was_written() -> None:
    for each in (Asked("kitten"), Asked("kitten", "thief"), Asked("tiger", "", 100), Asked("tiger", "thief", 100)):
        assert asked(each.text()) == each


def test_a_table_from_before_tempers_is_read() -> None:
    head = dealt.head_for(deals.daily_plan("tiny", "2026-11-17"), "ann", "Ann", counts=True)
    text = head_to_text(head).replace('"temper":"",', "")
    assert '"temper"' not in text
    assert head_from_text(text, 0) == head


def test_a_pace_is_what_was_measured_lately_once_there_is_enough_of_it() -> None:
    paces = Paces(least=100.0)

    def known(game: str, level: str) -> Pace:
        return Pace(2.0, 1000.0 if level == "slow" else 10.0)

    assert paces.turns("tiny", ["quick", "slow"], known) == {"quick": 200, "slow": 2000}
    for _ in range(2):
        paces.took("tiny", "slow", 3000.0)
    assert paces.turns("tiny", ["slow"], known) == {"slow": 2000}, "two thoughts may be chance"
    for _ in range(100):
        paces.took("tiny", "slow", 500.0)
    assert 1000 <= paces.turns("tiny", ["slow"], known)["slow"] < 1100, "what was long ago is forgotten"
    assert paces.turns("other", ["slow"], known) == {"slow": 2000}


def test_what_bots_take_is_measured_at_the_table() -> None:
    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal, Noting())
        table = await new_table(journal, [{"kind": "me"}, {"kind": "bot"}], services=services)
        person = await watch(table, "p0")
        for n in range(3):
            await act(table, person, 0, "wave", f"w{n}")
            await until(lambda n=n: table.n >= 2 * n + 2)
        assert services.paces.turns("tiny", ["random"], lambda *_: Pace(1.0, 1e6))["random"] < 1e6
        await table.close()

    asyncio.run(story())
