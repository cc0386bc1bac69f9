"""A store on a real database for one test, and what to put into it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from clowder.store.database import database_url, open_engine, upgrade
from clowder.store.store import SqlStore
from clowder.tables.model import Entry, SeatHead, TableHead, now_ms

Story = Callable[[SqlStore], Awaitable[Any]]


def with_store(database: str, folder: Path, story: Story) -> Any:
    async def run() -> Any:
        engine = open_engine(database_url(database, folder))
        upgrade(engine)
        store = SqlStore(engine)
        store.start()
        try:
            return await story(store)
        finally:
            await store.stop()

    return asyncio.run(run())


def head(id: str = "t1", **more: Any) -> TableHead:
    seats = [SeatHead("person", "Ann", "ann"), SeatHead("bot", level="random")]
    return TableHead(id, "tiny", "1", "hash", {"turns": 4}, seats, "ann", "00" * 32, **more)


def entry(n: int, table: str = "t1", text: str = "wave") -> Entry:
    return Entry(table, n, "act", n, 0, text, f"m{n}", now_ms(), 5, "person")
