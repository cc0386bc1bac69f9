"""The people of a table to each other: what one may say there, blocking somebody, telling the host of the server."""

import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Response

from clowder.core.one_line import one_line
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import Address, FoundTable, KnownPerson, PersonOrGuest, TheServices, VisibleTable
from clowder.server.meeting_models import BlockInfo, BlockWish, Company, Neighbour, ReportWish
from clowder.server.services import Services
from clowder.server.till import TheTill
from clowder.store.people import Person
from clowder.store.reports import Report
from clowder.tables import lobby, talking
from clowder.tables.model import SeatHead, TableError
from clowder.tables.table import Table

router = APIRouter(prefix="/api", responses=ERRORS)
WORDS_TOLD: Final = 20  # the last ones, with a report
NOTE_LIMIT: Final = 300
SeatNumber = Annotated[int, Path(ge=0, le=11)]


@router.get("/tables/{table_id}/people")
async def company(table: VisibleTable, known: KnownPerson, services: TheServices) -> Company:
    """What one may say here, and whom of the others one has blocked."""
    return await _company(table, known.id if known is not None else "", services)


async def _company(table: Table, person: str, services: Services) -> Company:
    blocked = await services.meeting.blocks.of(person)
    seated = bool(table.head.seats_held_by(person))
    words = seated and await talking.may_use_words(table, person)
    others = [
        Neighbour(seat=n, blocked=seat.person in blocked)
        for n, seat in enumerate(table.head.seats)
        if seat.kind == "person" and seat.person != person
    ]
    return Company(words=words, people=others)


def _other(table: Table, seat: int, person: str) -> SeatHead:
    """Who sits there and is somebody else. Raises TableError."""
    if seat >= len(table.head.seats):
        raise TableError("no_such_seat", 404, seat=seat)
    found = table.head.seats[seat]
    if found.kind != "person" or found.person == person:
        raise TableError("nobody_there", 409, seat=seat)
    return found


def _somebody(known: Person | None) -> Person:
    """Only who has been here before; no guest is made to complain. Raises TableError."""
    if known is None:
        raise TableError("not_seated", 403)
    return known


@router.put("/tables/{table_id}/seats/{seat}/block")
async def block_at_table(
    wish: BlockWish, table: FoundTable, seat: SeatNumber, known: KnownPerson, services: TheServices, till: TheTill
) -> Company:
    """Hear no words of who sits there, here and at any other table; they do not sit down at one's own open tables any
    more, and if they sit at one, they get up."""
    person = _somebody(known)
    till.pay(work_budget.TABLE)
    other = _other(table, seat, person.id)
    if wish.on:
        await services.meeting.blocks.add(person.id, other.person, other.name)
    else:
        await services.meeting.blocks.remove(person.id, person=other.person)
    await services.block(person.id)
    if wish.on and table.head.status == "open" and table.head.host == person.id:
        await table.call(lambda: _get_up(table, other.person))
    return await _company(table, person.id, services)


async def _get_up(table: Table, person: str) -> None:
    if table.head.status == "open" and table.head.seats_of(person):
        await lobby.leave(table, person)


@router.post("/tables/{table_id}/seats/{seat}/report", status_code=204)
async def report_at_table(
    wish: ReportWish,
    table: VisibleTable,
    seat: SeatNumber,
    known: KnownPerson,
    services: TheServices,
    address: Address,
    till: TheTill,
) -> Response:
    """Tell the host of the server about who sits there; the last words of the table go along."""
    person = _somebody(known)
    till.pay(work_budget.TABLE)
    other = _other(table, seat, person.id)
    services.meeting.check_report(address)
    note = one_line(wish.note, NOTE_LIMIT)
    told = Report("", person.id, other.person, table.head.id, other.name, wish.reason, note, _last_words(table), 0)
    await services.meeting.reports.add(told)
    return Response(status_code=204)


def _last_words(table: Table) -> list[Any]:
    said = [json.loads(item.frame) for item in table.data.log if item.kind == "say"][-WORDS_TOLD:]
    return [{name: each[name] for name in ("seat", "name", "at", "phrase", "text") if name in each} for each in said]


@router.get("/me/blocks")
async def my_blocks(person: PersonOrGuest, services: TheServices) -> list[BlockInfo]:
    """Whom one has blocked, by the name they had then."""
    found = await services.meeting.blocks.listed(person.id)
    return [BlockInfo(id=each.id, name=each.name, created=each.created) for each in found]


@router.delete("/me/blocks/{block_id}", status_code=204)
async def end_block(block_id: str, person: PersonOrGuest, services: TheServices) -> Response:
    if not await services.meeting.blocks.remove(person.id, id=block_id[:40]):
        raise TableError("not_found", 404)
    await services.block(person.id)
    return Response(status_code=204)
