"""Analyses that a browser keeps."""

import asyncio

import pytest

from clowder.analysis.summary import METHOD
from clowder.anywhere import made
from clowder.anywhere.keep import BrowserJournal
from clowder.tables.journal import StoreFailed
from tests.anywhere.outside import MemoryOutside


def test_the_latest_analyses_stay_on_the_device_also_where_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "MOST_KEPT", 2)

    async def scene() -> None:
        journal = BrowserJournal(MemoryOutside())
        for table in ("one", "two", "two", "three"):
            await made.keep(journal, table, {"of": table})
        found = [await made.find(journal, table) for table in ("none", "one", "two", "three")]
        assert found == [None, None, {"of": "two"}, {"of": "three"}]
        # the page was closed after a place was taken anew: what the index still says is there is not
        await journal.set_setting("made/1", {"table": "four", "method": METHOD, "analysis": {"of": "four"}})
        assert await made.find(journal, "two") is None
        await journal.set_setting("made/0", {"table": "three", "method": METHOD - 1, "analysis": {"of": "three"}})
        assert await made.find(journal, "three") is None
        monkeypatch.setattr(journal, "set_setting", full)
        await made.keep(journal, "five", {"of": "five"})
        assert await made.find(journal, "five") is None

    async def full(name: str, value: object) -> None:
        raise StoreFailed("here_full")

    asyncio.run(scene())
