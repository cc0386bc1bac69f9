"""The deals of the day without a server: the same as on every server of this version, one try kept on this device.

What others did with a deal is known to a server only: nobody is compared with here.
"""

from typing import Any, Final

from clowder.anywhere.authority import Authority
from clowder.anywhere.keep import new_table_id
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables import deals, dealt, lobby
from clowder.tables.deals import Plan
from clowder.tables.journal import Conflict
from clowder.tables.model import TableError, now_ms
from clowder.tables.table import Table

CLAIM: Final = "deal/"  # how the setting is called that says at which table a deal is tried


async def daily(authority: Authority) -> Json:
    """The deals of today, as GET /api/daily."""
    now = now_ms()
    told = [await _summary(authority, plan) for plan in _plans(now)]
    return {"day": deals.day_of(now), "ends": deals.end_of_day(now), "deals": told}


async def answer(authority: Authority, me: Json, method: str, rest: list[str], wish: Json) -> Any:
    """The paths below api/deals. Raises TableError."""
    match method, *rest:
        case "GET", id:
            deal = await _summary(authority, await _find(authority, id))
            return {"deal": deal, "by": "", "beat": None, "place": 0, "best": [], "spread": []}
        case "POST", id, "play":
            table = await _play(authority, me, await _find(authority, id), bool(wish.get("practice")))
            return {"table": table.info(me["id"])}
    raise TableError("needs_server", 501)


def _plans(now: int) -> list[Plan]:
    day = deals.day_of(now)
    return [deals.daily_plan(game, day) for game in GAMES.ids()]


async def _find(authority: Authority, id: str) -> Plan:
    """A deal of today or yesterday, or one that was tried here."""
    now = now_ms()
    for plan in (*_plans(now), *_plans(now - deals.DAY_MS)):
        if plan.id == id:
            return plan
    claim = await authority.journal.setting(CLAIM + id)
    if claim is None:
        raise TableError("no_such_deal", 404)
    return Plan(**claim["plan"])


def _is_on(plan: Plan) -> bool:
    return plan.day == deals.day_of(now_ms())


async def _summary(authority: Authority, plan: Plan) -> Json:
    mine = await _try(authority, plan)
    return {
        "id": plan.id,
        "game": plan.game,
        "day": plan.day,
        "over": not _is_on(plan),
        "seats": plan.seats,
        "seat": plan.seat,
        "levels": [level for seat, level in enumerate(plan.levels) if seat != plan.seat],
        "tries": int(mine is not None and mine["rank"] > 0),
        "mine": mine,
    }


async def _try(authority: Authority, plan: Plan) -> Json | None:
    """My one try; rank 0 while it is not over. Nobody puts one away here."""
    claim = await authority.journal.setting(CLAIM + plan.id)
    if claim is None:
        return None
    for game in await authority.journal.results():
        if game["table"] == claim["table"]:
            line = game["results"][plan.seat]
            return {"table": claim["table"], "rank": line["rank"], "score": line["score"], "gone": False}
    return {"table": claim["table"], "rank": 0, "score": 0, "gone": False}


async def _play(authority: Authority, me: Json, plan: Plan, practice: bool) -> Table:
    """The table of one's try, begun or gone on with; whoever had it, or comes after its day, plays for practice."""
    if not practice and _is_on(plan):
        fresh = {"table": new_table_id(), "plan": plan.as_json()}
        claim = await authority.journal.claim_setting(CLAIM + plan.id, fresh)
        table = await _tried(authority, me, plan, claim["table"])
        if table.head.status == "running":
            return table
    table = await authority.add(dealt.head_for(plan, me["id"], me["name"], counts=False, id=new_table_id()))
    return await _started(table, me)


async def _tried(authority: Authority, me: Json, plan: Plan, id: str) -> Table:
    """The claim is kept before the table is: whoever was interrupted in between gets the table of the claim."""
    try:
        table = await authority.get(id)
    except TableError:
        try:
            table = await authority.add(dealt.head_for(plan, me["id"], me["name"], counts=True, id=id))
        except Conflict:  # tapped twice
            table = await authority.get(id)
    return await _started(table, me)


async def _started(table: Table, me: Json) -> Table:
    if table.head.status == "open":
        await table.call(lambda: lobby.start(table, me["id"]))
    return table
