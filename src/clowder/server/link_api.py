"""Links to tables: made by who belongs to a table, listed and ended by who made them, opened by anybody who has one."""

import secrets
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Response

from clowder.anywhere import replays
from clowder.core.types import NOBODY
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import KnownPerson, PersonOrGuest, TheServices, TheTable
from clowder.server.link_models import (
    Eyes,
    LinkInfo,
    LinkJoinWish,
    LinkReplay,
    LinkWish,
    NewLink,
    OpenedLink,
    TableLinkList,
)
from clowder.server.models import JoinAnswer, JoinWish
from clowder.server.services import Services
from clowder.server.table_api import sit_down
from clowder.server.till import TheTill
from clowder.store.people import Person
from clowder.tables.frames import encode
from clowder.tables.links import OVER, Link, leads_nowhere, offers, way_of
from clowder.tables.message_parts import Seat, TableInfo
from clowder.tables.model import TableError, TableHead, new_id, now_ms
from clowder.tables.table import Table
from clowder.tables.table_info import info_for_all

KEY_BYTES: Final = 18
ID_LETTERS: Final = 12
GONE: Final[dict[int | str, dict[str, Any]]] = {
    410: {**ERRORS[404], "description": "the link has ended, or what it led to; the key says which"}
}
router = APIRouter(prefix="/api", responses={**ERRORS, **GONE})


def is_over(table: Table) -> bool:
    """Whether the game was played to its end and can be played again here."""
    return table.head.status in OVER and table.match is not None and table.match.state.is_over()


def _info(link: Link, game: str) -> LinkInfo:
    facts = {name: getattr(link, name) for name in ("id", "table", "purpose", "created", "ply", "eyes", "names")}
    return LinkInfo(game=game, **facts)


# -- one's own --------------------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/links")
async def links_of_table(table: TheTable, person: PersonOrGuest, services: TheServices) -> TableLinkList:
    """Which links one can make here now, and those one has made."""
    mine = await services.links.of_person(person.id, table.head.id)
    possible = offers(table.head, person.id, is_over(table))
    return TableLinkList(offers=possible, links=[_info(link, table.head.game) for link in mine])


@router.post("/tables/{table_id}/links", status_code=201)
async def make_table_link(
    wish: LinkWish, table: TheTable, person: PersonOrGuest, services: TheServices, till: TheTill
) -> NewLink:
    """A link for a purpose. Only its hash is kept: the path in the answer is told once."""
    till.pay(work_budget.TABLE)
    _check(wish, table, person)
    link = Link(new_id(ID_LETTERS), table.head.id, person.id, wish.purpose, now_ms())
    if wish.purpose == "replay":
        link = replace(link, ply=wish.ply, eyes=wish.eyes, names=wish.names)
    key = secrets.token_urlsafe(KEY_BYTES)
    await services.links.add(link, key)
    return NewLink(link=_info(link, table.head.game), path=f"/l/{key}")


def _check(wish: LinkWish, table: Table, person: Person) -> None:
    """Raises TableError with the reason why this link cannot be made."""
    head = table.head
    if wish.purpose in offers(head, person.id, is_over(table)):
        if wish.eyes not in ("all", "none") and int(wish.eyes) >= len(head.seats):
            raise TableError("no_such_seat", 404, seat=int(wish.eyes))
        return
    if not head.seats_of(person.id) and head.host != person.id:
        raise TableError("not_seated", 403)
    if wish.purpose == "replay":
        raise TableError(table.data.broken or "not_over")
    if head.status in OVER:
        raise TableError("not_running")
    if wish.purpose == "watch":
        raise TableError("no_spectators", 403)
    raise TableError("already_started" if head.status != "open" else "table_full")


@router.get("/me/links")
async def my_links(person: PersonOrGuest, services: TheServices) -> list[LinkInfo]:
    """All of one's links that lead somewhere: what is not listed cannot be ended, and need not be."""
    mine = await services.links.of_person(person.id)
    games = await services.store.games_of({link.table for link in mine})
    found = [(link, *games.get(link.table, ("", "archived", ""))) for link in mine]
    return [_info(link, game) for link, game, *state in found if not leads_nowhere(link, *state)]


@router.delete("/me/links/{link_id}", status_code=204)
async def end_link(link_id: str, person: PersonOrGuest, services: TheServices) -> Response:
    """It leads nowhere from now on, and whoever looks on through it does so no longer, at every process."""
    await services.end_link(person.id, link_id[:40])
    return Response(status_code=204)


# -- whoever has one --------------------------------------------------------------------------------------------------


async def the_link(key: str, services: TheServices) -> Link:
    return await services.links.by_key(key[:100])


TheLink = Annotated[Link, Depends(the_link)]


async def linked_table(link: TheLink, services: TheServices) -> Table:
    if link.ended:
        raise TableError("link_ended", 410)
    try:
        return await services.loaded_tables.get(link.table)
    except TableError:
        raise TableError("link_over", 410) from None


LinkedTable = Annotated[Table, Depends(linked_table)]


async def owner_name(link: Link, services: Services) -> str:
    """Who made a link, unless it names nobody."""
    owner = await services.people.get(link.owner)
    return owner.name if owner is not None and link.names else ""


@router.get("/links/{key}")
async def open_link(link: TheLink, table: LinkedTable, known: KnownPerson, services: TheServices) -> OpenedLink:
    """Where the link leads. To look changes nothing: messengers look at every link they carry."""
    person = known.id if known is not None else ""
    way = way_of(link, table.head, person)
    return OpenedLink(
        purpose=link.purpose,
        way=way,
        game=table.head.game,
        owner=await owner_name(link, services),
        ply=link.ply,
        eyes=link.eyes,
        names=link.names,
        table=None if way == "replay" else table.info(person),
    )


@router.post("/links/{key}/join")
async def join_by_link(
    wish: LinkJoinWish, link: TheLink, table: LinkedTable, person: PersonOrGuest, services: TheServices
) -> JoinAnswer:
    """Sit down on a free seat, by a link to play."""
    if link.purpose != "play":
        raise TableError("link_not_to_play", 403)
    if way_of(link, table.head, person.id) == "watch":
        raise TableError("table_full" if table.head.status == "open" else "already_started")
    wanted = JoinWish(seat=None, **wish.model_dump())
    return JoinAnswer(**await sit_down(wanted, table, person, services, link.owner))


@router.get("/links/{key}/replay", response_model=LinkReplay)
async def replay_by_link(
    link: TheLink,
    table: LinkedTable,
    services: TheServices,
    till: TheTill,
    seat: Annotated[Eyes | None, Query()] = None,
) -> Response:
    """The finished game, through the eyes that the link was made for; where those see all, through any."""
    if link.purpose != "replay":
        raise TableError("link_not_a_replay", 403)
    chosen = link.eyes if seat is None else seat
    if chosen != link.eyes and link.eyes != "all":
        raise TableError("link_other_eyes", 403)

    async def plan() -> tuple[TableHead, Any, Any]:
        if not is_over(table) or table.match is None:
            raise TableError("link_over", 410)
        return table.head, table.match, table.match.plain_moves()

    head, match, played = await table.call(plan)
    eyes = NOBODY if chosen in ("all", "none") else int(chosen)
    if eyes >= match.seats:
        raise TableError("no_such_seat", 404, seat=eyes)
    till.pay(work_budget.TRY + work_budget.PLY * len(played))
    nameless = replace(head, id="")
    made = await services.pool.work(
        till.payer.name, replays.table_replay, nameless, match.seed, played, eyes, chosen == "all", None
    )
    outcome = match.state.outcome()
    told = encode({"about": told_by(link, head), "outcome": None if outcome is None else outcome.as_json()})
    return Response(told[:-1] + b',"replay":' + made + b"}", media_type="application/json")


def told_by(link: Link, head: TableHead) -> TableInfo:
    """A finished table as a replay shows it: no way back to the table, and names only where the link has them."""
    about = info_for_all(head)
    seats: list[Seat] = about["seats"]
    if not link.names:
        seats = [{**seat, "name": ""} for seat in seats]
    return {**about, "id": "", "commitment": "", "rematch": None, "seats": seats}
