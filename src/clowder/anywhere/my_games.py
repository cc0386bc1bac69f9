"""My games in this browser: what goes on and whose turn it is, and what is over; the shapes of the server's answers."""

from typing import Any, Final

from clowder.anywhere.authority import Authority
from clowder.anywhere.figures import kind_of
from clowder.core.types import Json
from clowder.tables.table_info import summary

SHOWN: Final = 12  # each is loaded to say whose turn it is
PLAYER: Final = ("level", "rank", "score")


async def going_on(authority: Authority, person: str) -> list[Any]:
    """Those that wait for me first, then the latest."""
    found = []
    heads = [head for head in await authority.journal.heads() if head.status in ("open", "running")]
    for head in [head for head in heads if head.seats_of(person)][:SHOWN]:
        table = await authority.get(head.id)
        to_act = table.data.to_act()
        mine = to_act in table.head.seats_of(person) and not table.data.paused and not table.head.seats[to_act].left
        since = max(table.touched, head.created)
        found.append({"table": summary(table.info(person)), "to_act": to_act, "my_turn": mine, "since": since})
    return sorted(found, key=lambda one: (not one["my_turn"], -one["since"]))


async def over(authority: Authority, me: Json, query: dict[str, str]) -> Json:
    """Finished games, the latest first, all on one page: a device holds no thousands."""
    rows = sorted(await authority.journal.results(), key=lambda row: -row["ended"])
    games = [told(game, line, me) for game in rows for line in game["results"] if line["person"] == me["id"]]
    return {"games": [game for game in games if _wanted(game, query)], "next": None}


def told(game: Json, line: Json, me: Json) -> Json:
    """A finished game of somebody's, with who played."""
    players = [
        {"name": me["name"] if one["person"] == me["id"] else "", **{name: one[name] for name in PLAYER}}
        for one in sorted(game["results"], key=lambda one: int(one["seat"]))
    ]
    own = {name: line[name] for name in ("game", "seat", "seats", "rank", "score")}
    marks = {"take_backs": game["take_backs"], "hints": line.get("hints", 0), "kind": kind_of(game)}
    return {"table": game["table"], **own, "ended": game["ended"], **marks, "players": players}


def _wanted(game: Json, query: dict[str, str]) -> bool:
    switches = (("take_backs", "take_backs"), ("hinted", "hints"))
    return (
        query.get("game", "") in ("", game["game"])
        and query.get("opponent", "") in ("", *(player["level"] for player in game["players"]))
        and ("result" not in query or (game["rank"] == 1) == (query["result"] == "won"))
        and all(name not in query or bool(game[mark]) == (query[name] == "true") for name, mark in switches)
    )
