"""What analyses in this browser say about somebody over many games: the shapes of the server's answers."""

from typing import Any, Final

from clowder.anywhere import figures, my_games
from clowder.anywhere.authority import Authority
from clowder.anywhere.keep import BrowserJournal
from clowder.core.types import Json
from clowder.games import GAMES

KEPT: Final = "analysis/"  # how the names of what is kept begin, then comes the table
MOST_WAITING: Final = 20


async def keep(journal: BrowserJournal, table: str, found: list[Json]) -> None:
    """What stays of an analysis; nothing while it is not done."""
    if found:
        await journal.set_setting(KEPT + table, {"table": table, "seats": found})


async def told(authority: Authority, me: Json) -> Json:
    """My analysed games, the latest first, and the tables that have no analysis of this version yet."""
    from clowder.analysis.analysis import VERSION  # the analysis is not loaded before somebody asks for it

    kept = {row["table"]: row["seats"] for row in await authority.journal.settings(KEPT)}
    games: list[Json] = []
    waiting: list[Any] = []
    for game in sorted(await authority.journal.results(), key=lambda row: -row["ended"]):
        own = [line for line in game["results"] if line["person"] == me["id"] and figures.counts(game, line)]
        for line in own:
            found = [each for each in kept.get(game["table"], []) if each["seat"] == line["seat"]]
            games += [_told(my_games.told(game, line, me), each) for each in found]
            if not any(each["method"] == VERSION for each in found) and line["game"] in GAMES.ids():
                waiting.append(game["table"])
    return {"games": games, "waiting": waiting[:MOST_WAITING]}


def _told(game: Json, found: Json) -> Json:
    kept = {name: value for name, value in found.items() if name not in ("seat", "rules")}
    return {**game, **kept, "rules_version": found["rules"]}
