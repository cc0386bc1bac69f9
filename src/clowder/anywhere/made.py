"""Finished analyses as they were told, kept on the device: whoever loads the page again does not wait for one twice."""

from contextlib import suppress
from typing import Final

from clowder.anywhere.keep import BrowserJournal
from clowder.core.types import Json
from clowder.tables.journal import Conflict, StoreFailed

MOST_KEPT: Final = 20  # the latest; one takes up to 100 kB
INDEX: Final = "made"  # which table's is in which place, and which place is taken next


async def find(journal: BrowserJournal, table: str) -> Json | None:
    """The analysis of a table, if one was made by the method of this version."""
    index = await journal.setting(INDEX)
    if index is None or table not in index["places"]:
        return None
    from clowder.analysis.summary import METHOD  # the analysis is not loaded before somebody asks for it

    kept = await journal.setting(_name(index["places"][table]))
    # The page may have been closed after a place was taken anew and before the index said so.
    is_it = kept is not None and (kept["table"], kept["method"]) == (table, METHOD)
    return kept["analysis"] if is_it else None


async def keep(journal: BrowserJournal, table: str, analysis: Json) -> None:
    """In the place of the oldest of too many. Where there is no room on the device it is told all the same."""
    from clowder.analysis.summary import METHOD

    index = await journal.setting(INDEX) or {"places": {}, "next": 0}
    places, following = index["places"], index["next"]
    place = places.get(table, following)
    if table not in places:
        places = {**{each: at for each, at in places.items() if at != place}, table: place}
        following = (following + 1) % MOST_KEPT
    with suppress(StoreFailed, Conflict):
        await journal.set_setting(_name(place), {"table": table, "method": METHOD, "analysis": analysis})
        await journal.set_setting(INDEX, {"places": places, "next": following})


def _name(place: int) -> str:
    return f"{INDEX}/{place}"
