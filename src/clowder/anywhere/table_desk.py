"""Tables of a browser, asked by the paths below api/tables."""

from typing import Any, Protocol

from clowder.anywhere import part_desk
from clowder.anywhere.authority import Authority
from clowder.anywhere.keep import new_table_id
from clowder.core.types import NOBODY, Json
from clowder.tables import beginnings, fairness, lobby, records, requests
from clowder.tables.match import Match
from clowder.tables.model import TableError, record_from
from clowder.tables.table import Table
from clowder.tables.table_info import summary, table_info


class Question(Protocol):
    query: dict[str, str]

    def body(self) -> Json: ...


async def answer(authority: Authority, me: Json, method: str, rest: list[str], asked: Question) -> Any:
    """Raises TableError."""
    match method, *rest:
        case ("POST",):
            return {"table": await _create(authority, me, asked.body())}
        case ("GET",):
            return await _list(authority, me["id"])
        case "GET", id:
            return (await authority.get(id)).info(me["id"])
        case "POST", id, what:
            return await _do(authority, await authority.get(id), me, what, asked.body())
        case "GET", id, "record":
            return await _record(authority, await authority.get(id))
        case "GET", id, "replay":
            return await _replay(await authority.get(id), me["id"], asked.query)
    raise TableError("needs_server", 501)


async def _create(authority: Authority, me: Json, wish: Json) -> Any:
    options, parts = dict(wish.get("options", {})), {}
    for option, id in wish.get("parts", {}).items():
        part = await part_desk.get(authority.journal, id)
        if (part["game"], part["option"]) != (wish["game"], option):
            raise TableError("part_unknown", 404)
        options[option], parts[option] = part["data"], {"name": part["name"], "person": me["id"]}
    begun = beginnings.set_up(str(wish["game"]), wish["position"], _anew(wish)) if wish.get("position") else None
    if begun is not None:
        options, parts = dict(begun.options), {}
    seats = wish["seats"]
    if begun is not None and len(seats) != begun.seats:
        raise TableError("position_seats", 422, seats=begun.seats)
    if any(seat["kind"] in ("open", "person") for seat in seats):
        raise TableError("needs_server", 501)  # somebody else can come to a server only
    head = lobby.new_head(
        game=str(wish["game"]),
        options=options,
        parts=parts,
        seats=seats,
        person=me["id"],
        name=me["name"],
        levels=authority.services.thinker.levels(),
        tempers=authority.services.thinker.tempers,
        private=True,
        spectators="none",
        clock=wish.get("clock"),
        beginning=None if begun is None else beginnings.of_position(begun, me["id"], bool(_anew(wish))),
    )
    head.id = new_table_id()
    table = await authority.add(head)
    if wish.get("start"):
        await table.call(lambda: lobby.start(table, me["id"]))
    return table.info(me["id"])


def _anew(wish: Json) -> str:
    return fairness.new_secret() if wish.get("anew") else ""


async def _list(authority: Authority, person: str) -> list[Any]:
    loaded = authority.tables
    heads = await authority.journal.heads()
    return [
        summary(loaded[head.id].info(person) if head.id in loaded else table_info(head, person))
        for head in heads
        if head.status != "archived" and head.seats_of(person)
    ]


async def _do(authority: Authority, table: Table, me: Json, what: str, wish: Json) -> Json:
    person = me["id"]
    if what == "start":
        await table.call(lambda: lobby.start(table, person, wish.get("contribution", ""), wish.get("fill", "")))
    elif what == "join":
        seat = await table.call(
            lambda: lobby.join(table, person, me["name"], wish.get("seat"), wish.get("contribution", ""))
        )
        return {"table": table.info(person), "seat": seat}
    elif what == "leave":
        await table.call(lambda: lobby.leave(table, person))
    elif what == "pause":
        await table.call(lambda: requests.pause(table, person, bool(wish["on"])))
    elif what == "rematch":
        table = await authority.rematch(table, person, wish.get("start", True), new_table_id())
    else:
        raise TableError("needs_server", 501)
    return {"table": table.info(person)}


async def record_to_analyse(table: Table) -> Json:
    """The moves of a finished game."""

    async def make() -> Json:
        match = _finished(table)
        return record_from(table.head, match.seed, (move.text for move in match.plain_moves())).as_json()

    return await table.call(make)


def _finished(table: Table) -> Match:
    if table.head.status not in ("over", "archived") or table.match is None or not table.match.state.is_over():
        raise TableError(table.data.broken or "not_over")
    return table.match


async def _record(authority: Authority, table: Table) -> Json:
    """The complete sealed record, after the end."""

    async def make() -> Json:
        match = _finished(table)
        return records.record_of(table.head, match, await authority.journal.entries(table.head.id))

    return await table.call(make)


async def _replay(table: Table, person: str, query: dict[str, str]) -> Json:
    """The game step by step: after the end through any eyes or all open, before it only what one saw oneself."""
    match, head, seat = table.match, table.head, query.get("seat")
    if match is None:
        raise TableError(table.data.broken or "not_running")
    own = head.seats_of(person)
    eyes = (own[0] if own else NOBODY) if seat is None else NOBODY if seat in ("all", "none") else int(seat)
    if eyes >= match.seats:
        raise TableError("no_such_seat", 404, seat=eyes)
    over = match.state.is_over() and head.status in ("over", "archived")
    if (seat == "all" or (eyes >= 0 and eyes not in own)) and not over:
        raise TableError("not_over", 403)
    ply = int(query["ply"]) if "ply" in query else None
    return records.replay_for(head, match.seed, match.plain_moves(), eyes, over and seat == "all", ply)
