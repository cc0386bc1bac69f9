"""Words among the people of a table: phrases everywhere, words of one's own among people who know each other.

Two people know each other if they have finished a game together, or if one of them came to this table by a link to play
of the other. A private table is entered by links alone, so there everybody may say what they like.
"""

from typing import Final

from clowder.core.one_line import one_line
from clowder.tables.model import PHRASES, TableError, TableHead
from clowder.tables.requests import answered, seat_of
from clowder.tables.table import Table
from clowder.tables.viewer import Viewer

TEXT_LIMIT: Final = 200  # letters of one's own words
SAID_LIMIT: Final = 300  # times that one seat speaks at a table: what is said is kept as long as the game


def unknown_to(head: TableHead, person: str) -> set[str]:
    """The others here whom no link to this table has brought together with a person."""
    own = [seat for seat in head.seats if seat.kind == "person" and seat.person == person]
    others = [seat for seat in head.seats if seat.kind == "person" and seat.person != person]
    inviters = {seat.invited for seat in own}
    return {seat.person for seat in others if seat.invited != person and seat.person not in inviters}


async def may_use_words(table: Table, person: str) -> bool:
    """Whether a person may say more than phrases here."""
    return table.head.private or await table.services.acquainted(person, unknown_to(table.head, person))


async def say(table: Table, viewer: Viewer, id: str, phrase: str | None, text: str | None) -> None:
    """Quick phrases for everyone; free text only among people who know each other."""
    if answered(table, viewer, "say", id):
        return
    seat = seat_of(table, viewer)
    words = await _words(table, viewer.person, phrase, text)
    since = table.head.seats[seat].since
    if sum(item.kind == "say" and item.seat == seat and item.n > since for item in table.data.log) >= SAID_LIMIT:
        raise TableError("said_enough", limit=SAID_LIMIT)
    if not table.services.may_speak(viewer.person):
        raise TableError("too_many_words", 429)
    await table.write(table.entry("say", seat, words, id, table.data.ply()), to=viewer)


async def _words(table: Table, person: str, phrase: str | None, text: str | None) -> str:
    """What is written down. Raises TableError for what may not be said here."""
    if phrase is not None:
        if phrase not in PHRASES:
            raise TableError("unknown_phrase", phrases=list(PHRASES))
        return f"phrase:{phrase}"
    if not await may_use_words(table, person):
        raise TableError("free_text_only_private")
    clean = one_line(text or "", TEXT_LIMIT)
    if not clean:
        raise TableError("nothing_said")
    return f"text:{clean}"
