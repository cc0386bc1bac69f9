"""A bot's turn: one thought at a time, shown after a pause, and a legal move whatever it chooses."""

import asyncio
import logging
from collections import Counter

import pytest
from memory import HereThinker, MemoryJournal, act, new_table, until, watch

from clowder.core.types import Json
from clowder.tables import requests
from clowder.tables.bot_turn import BotTurn
from clowder.tables.services import TableServices
from clowder.tables.thinking import Asker, Turn, usual_level
from clowder.tables.timer import Timer


async def ringing(seconds: float) -> None:
    """Wait as timers do: whatever was set to ring earlier has rung."""
    rung = asyncio.Event()
    Timer().set(seconds, rung.set)
    await rung.wait()


def noted(moves: list[str], text: str) -> None:
    moves.append(text)


@pytest.mark.parametrize("ended_by", ["the next turn", "the end of the table"])
def test_a_bot_has_one_thought_at_a_time(ended_by: str) -> None:
    async def story() -> None:
        turn, moves = BotTurn(0), list[str]()

        async def choose(text: str) -> str:
            await asyncio.sleep(0)
            return text

        turn.start(Turn(0, 0, 0), lambda: None, lambda: choose("old"), lambda text, _: noted(moves, text))
        await asyncio.sleep(0)
        if ended_by == "the next turn":
            turn.start(Turn(1, 0, 1), lambda: None, lambda: choose("new"), lambda text, _: noted(moves, text))
            await until(lambda: "new" in moves)
            assert moves == ["new"]
        else:
            turn.close()
            await ringing(0.01)
            assert moves == []

    asyncio.run(story())


def test_a_bot_shows_its_move_after_a_pause_and_says_at_once_that_it_thinks() -> None:
    async def story() -> None:
        turn, heard = BotTurn(0.2), list[str]()

        async def choose() -> str:
            return "move"

        turn.start(Turn(0, 0, 0), lambda: noted(heard, "begun"), choose, lambda text, _: noted(heard, text))
        await until(lambda: heard)
        Timer().set(0.001, lambda: noted(heard, "later"))
        await until(lambda: "move" in heard)
        assert heard == ["begun", "later", "move"]

    asyncio.run(story())


def test_a_bot_thinks_while_people_still_look_at_the_move_before() -> None:
    async def story() -> None:
        turn, heard = BotTurn(0.2), list[str]()

        async def choose() -> str:
            heard.append("thought")
            return "move"

        turn.start(Turn(0, 0, 0), lambda: noted(heard, "begun"), choose, lambda text, _: noted(heard, text))
        Timer().set(0.001, lambda: noted(heard, "later"))
        await until(lambda: "move" in heard)
        assert heard == ["begun", "thought", "later", "move"]

    asyncio.run(story())


def test_who_asks_for_a_hint_is_served_as_somebody_who_looks_on() -> None:
    askers: list[Asker] = []

    class Noting(HereThinker):
        async def why(self, record: Json, seat: int, text: str, asker: Asker) -> Json:
            askers.append(asker)
            return await super().why(record, seat, text, asker)

    async def story() -> None:
        journal = MemoryJournal()
        table = await new_table(journal, [{"kind": "me"}, {"kind": "bot"}], services=TableServices(journal, Noting()))
        viewer = await watch(table, "p0")
        await table.call(lambda: requests.hint(table, viewer, "h", 0))
        await until(lambda: any(frame["t"] == "hint" for frame in viewer.frames))
        assert askers == [("p0", True)]
        await table.close()

    asyncio.run(story())


class Planted(HereThinker):
    """Chooses what it is told to; None: it fails."""

    def __init__(self, text: str | None) -> None:
        self.text = text

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        if self.text is None:
            raise RuntimeError("planted")
        return self.text


@pytest.mark.parametrize(("wish", "made", "failures"), [("wave", "wave", 0), ("purr", "play", 1), (None, "play", 2)])
def test_what_a_bot_chooses_is_done_and_else_the_first_legal_move(
    wish: str | None, made: str, failures: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    counted: Counter[str] = Counter()

    async def story() -> None:
        journal = MemoryJournal()
        services = TableServices(journal, Planted(wish), count=lambda name: counted.update([name]))
        table = await new_table(journal, [{"kind": "me"}, {"kind": "bot"}], services=services)
        person = await watch(table, "p0")
        assert table.match is not None
        first = min(table.match.state.hands[1])  # its cards come first
        await act(table, person, 0, "wave")
        await until(lambda: table.n == 2)
        assert table.match.played[1].text == (made if made == "wave" else f"play {first}")
        assert counted["bot_failures"] == failures
        await table.close()

    asyncio.run(story())


def test_a_bot_nobody_chose_a_level_for_has_the_middle_one() -> None:
    assert [usual_level(list("abcde"[:count])) for count in range(1, 6)] == ["a", "a", "b", "b", "c"]
