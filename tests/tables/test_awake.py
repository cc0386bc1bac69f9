"""Every table is in memory once, whoever asks for it and when."""

import asyncio

import pytest
from memory import HereThinker, MemoryJournal

from clowder.tables import lobby
from clowder.tables.awake import AwakeTables
from clowder.tables.journal import Conflict
from clowder.tables.model import TableError, TableHead
from clowder.tables.services import TableServices
from clowder.tables.table import Table


class SlowJournal(MemoryJournal):
    """A table can be read before whoever made it has heard that it is stored."""

    def __init__(self) -> None:
        super().__init__()
        self.stored, self.told = asyncio.Event(), asyncio.Event()

    async def create(self, head: TableHead) -> None:
        await super().create(head)
        self.stored.set()
        await self.told.wait()


def test_a_table_that_is_made_twice_at_once_is_one() -> None:
    """While somebody looks for it in the store, and finds nothing yet."""

    async def story() -> None:
        journal = SlowJournal()
        awake = AwakeTables(TableServices(journal=journal, thinker=HereThinker()))
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        head = lobby.new_head(game="tiny", options={}, seats=seats, person="p0", name="P0", levels=["random"])
        journal.told.set()
        looking = asyncio.create_task(awake.get(head.id))
        await asyncio.sleep(0)
        made = await asyncio.gather(awake.add(head), awake.add(head), awake.get(head.id), return_exceptions=True)
        assert isinstance(made[0], Table)
        assert isinstance(made[1], Conflict)
        with pytest.raises(TableError, match="no_such_table"):
            await looking
        assert await awake.get(head.id) is awake.tables[head.id] is made[0]
        assert awake._loading == {}
        await made[0].close()

    asyncio.run(story())


def test_who_finds_a_table_in_the_store_first_gets_the_one_that_is_being_made() -> None:
    async def story() -> None:
        journal = SlowJournal()
        awake = AwakeTables(TableServices(journal=journal, thinker=HereThinker()))
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        head = lobby.new_head(game="tiny", options={}, seats=seats, person="p0", name="P0", levels=["random"])
        making = asyncio.create_task(awake.add(head))
        await journal.stored.wait()
        found = asyncio.create_task(awake.get(head.id))
        done, _ = await asyncio.wait([found], timeout=0.05)  # whoever would load it from the store has done so by now
        assert not done
        journal.told.set()
        table = await making
        assert await found is table
        assert await awake.get(head.id) is table
        await table.close()

    asyncio.run(story())
