"""What analyses in this browser say about somebody over many games: the shapes of the server's answers."""

from typing import Any, Final, get_args

from clowder.anywhere import figures, my_games
from clowder.anywhere.authority import Authority
from clowder.anywhere.keep import BrowserJournal
from clowder.anywhere.practice import How, counted, due, kept_decision, light
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables.model import TableError, now_ms

KEPT: Final = "analysis/"  # how the names of what is kept begin, then comes the table
MOST_WAITING: Final = 20


async def keep(journal: BrowserJournal, table: str, found: list[Json]) -> None:
    """What stays of an analysis; nothing while it is not done."""
    if found:
        kept = await journal.setting(KEPT + table) or {"seats": []}
        before = {each["seat"]: each["practised"] for each in kept["seats"] if "practised" in each}
        found = [{**each, "practised": before[s]} if (s := each["seat"]) in before else each for each in found]
        await journal.set_setting(KEPT + table, {"table": table, "seats": found})


async def told(authority: Authority, me: Json) -> Json:
    """My analysed games, the latest first, and the tables that have no analysis of this version yet."""
    from clowder.analysis.summary import METHOD  # the analysis is not loaded before somebody asks for it

    games, waiting = await _games(authority, me, METHOD)
    return {"games": [light(game) for game in games], "waiting": waiting[:MOST_WAITING]}


async def to_practise(authority: Authority, me: Json) -> Json:
    games, _ = await _games(authority, me, 0)
    return {"decisions": due(games)}


async def practised(journal: BrowserJournal, table: str, ply: int, how: Any) -> Json:
    """How practising a decision went. Raises TableError."""
    if how not in get_args(How):
        raise TableError("bad_request", 422, fields=["how"])
    kept = await journal.setting(KEPT + table) or {"seats": []}
    seats = [counted(each, ply, how, now_ms()) or each for each in kept["seats"]]
    if seats == kept["seats"]:
        raise TableError("not_found", 404)
    await journal.set_setting(KEPT + table, {**kept, "seats": seats})
    return {}


async def decision(journal: BrowserJournal, table: str, ply: int) -> Json | None:
    """What stays of the analysis of a decision."""
    kept = await journal.setting(KEPT + table) or {"seats": []}
    return next((found for each in kept["seats"] if (found := kept_decision(each, ply))), None)


async def _games(authority: Authority, me: Json, method: int) -> tuple[list[Json], list[Any]]:
    """Mine that are analysed, the latest first, and those that are not by this method."""
    kept = {row["table"]: row["seats"] for row in await authority.journal.settings(KEPT)}
    games: list[Json] = []
    waiting: list[Any] = []
    for game in sorted(await authority.journal.results(), key=lambda row: -row["ended"]):
        own = [line for line in game["results"] if line["person"] == me["id"] and figures.counts(game, line)]
        for line in own:
            found = [each for each in kept.get(game["table"], []) if each["seat"] == line["seat"]]
            games += [_told(my_games.told(game, line, me), each) for each in found]
            if not any(each["method"] == method for each in found) and line["game"] in GAMES.ids():
                waiting.append(game["table"])
    return games, waiting


def _told(game: Json, found: Json) -> Json:
    kept = {name: value for name, value in found.items() if name not in ("seat", "rules")}
    return {**game, **kept, "rules_version": found["rules"]}
