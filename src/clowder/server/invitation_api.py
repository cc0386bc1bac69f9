"""Invitations: who sits at an open table asks people they have played with; those come, or decline."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from pydantic import Field

from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import PersonOrGuest, TheServices, TheTable
from clowder.server.models import JoinAnswer, JoinWish, Model
from clowder.server.table_api import sit_down
from clowder.server.till import TheTill
from clowder.tables.links import offers
from clowder.tables.message_parts import TableInfo
from clowder.tables.model import TableError
from clowder.tables.table_info import summary

router = APIRouter(prefix="/api", responses=ERRORS)
A_DAY: Final = 40  # invitations by one person


class CompanionInfo(Model):
    """Somebody one has played with, by a key that is good for oneself alone. `invited`: to the table asked about."""

    who: str
    name: str
    games: int
    last: int
    invited: bool
    declined: bool


class InvitationWish(Model):
    who: str = Field(max_length=40)


class InvitationInfo(Model):
    """An open table with a free seat, and who wants this person there."""

    table: TableInfo
    by: str
    created: int


@router.get("/me/companions")
async def my_companions(
    person: PersonOrGuest, services: TheServices, table: Annotated[str, Query(max_length=40)] = ""
) -> list[CompanionInfo]:
    """The people one has finished games with, who have a name and are not blocked, those of the last games first."""
    invitations = services.notices.invitations
    asked = {}
    if table:
        head = (await services.loaded_tables.get(table)).head
        if not head.seats_held_by(person.id) and head.host != person.id:
            raise TableError("not_seated", 403)
        asked = await invitations.invited(table)
    blocked = await services.meeting.blocks.of(person.id)
    return [
        CompanionInfo(
            who=services.sessions.alias(person.id, known.person),
            name=known.name,
            games=known.games,
            last=known.last,
            invited=known.person in asked,
            declined=asked.get(known.person, False),
        )
        for known in await invitations.companions(person.id)
        if known.person not in blocked
    ]


@router.post("/tables/{table_id}/invitations", status_code=204)
async def invite(
    wish: InvitationWish, table: TheTable, person: PersonOrGuest, services: TheServices, till: TheTill
) -> Response:
    """Somebody one has played with hears of a free seat, once."""
    till.pay(work_budget.TABLE)
    head, notices = table.head, services.notices
    if not head.seats_held_by(person.id) and head.host != person.id:
        raise TableError("not_seated", 403)
    if "play" not in offers(head, person.id, False):
        raise TableError("already_started" if head.status != "open" else "table_full")
    known = await notices.invitations.companions(person.id)
    other = next((one.person for one in known if services.sessions.alias(person.id, one.person) == wish.who), "")
    if not other:
        raise TableError("no_companion", 404)
    if head.seats_of(other):
        raise TableError("sits_already")
    if not await notices.counts.may({f"invite {person.id}": A_DAY}):
        raise TableError("too_many_invitations", 429)
    is_news = await notices.invitations.invite(head.id, other, person.id)
    # Who was blocked is not told so: their invitation is kept and never seen.
    if is_news and not await services.meeting.blocks.has(other, person.id):
        notices.invited(head.id, other)
    return Response(status_code=204)


@router.get("/me/invitations")
async def my_invitations(person: PersonOrGuest, services: TheServices) -> list[InvitationInfo]:
    """Those that wait for an answer and still have a free seat."""
    found = []
    blocked = await services.meeting.blocks.of(person.id)
    for one in await services.notices.invitations.of_person(person.id):
        if one.by in blocked:
            continue
        table = await services.loaded_tables.get(one.table)
        if any(seat.kind == "open" for seat in table.head.seats) and not table.head.seats_of(person.id):
            by = await services.people.get(one.by)
            found.append(
                InvitationInfo(
                    table=summary(table.info(person.id)), by=by.name if by is not None else "", created=one.created
                )
            )
    return found


@router.post("/me/invitations/{table_id}")
async def accept(wish: JoinWish, table: TheTable, person: PersonOrGuest, services: TheServices) -> JoinAnswer:
    """Sit down; at a private table an invitation is as good as a link to play."""
    if not await services.notices.invitations.is_invited(table.head.id, person.id):
        raise TableError("not_invited", 403)
    return JoinAnswer(**await sit_down(wish, table, person, services))


@router.delete("/me/invitations/{table_id}", status_code=204)
async def decline(table_id: str, person: PersonOrGuest, services: TheServices) -> Response:
    """Who declined is not asked again to this table."""
    await services.notices.invitations.decline(table_id[:40], person.id)
    return Response(status_code=204)
