"""Tables over HTTP: making, joining, starting, records and replays."""

import asyncio
import json
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response

from clowder.anywhere import replays
from clowder.core.types import NOBODY
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import (
    Address,
    FoundTable,
    KnownPerson,
    PersonOrGuest,
    TheServices,
    TheTable,
    VisibleTable,
)
from clowder.server.models import (
    JoinAnswer,
    JoinWish,
    PauseWish,
    ReadyWish,
    RecordAnswer,
    RematchWish,
    ReplayAnswer,
    StartWish,
    TableAnswer,
    TableWish,
    Token,
)
from clowder.server.open_tables import Place
from clowder.server.services import Services
from clowder.server.till import TheTill, Till
from clowder.store.people import Person
from clowder.tables import beginnings, fairness, lobby, records, requests
from clowder.tables.beginnings import Begun
from clowder.tables.links import needs_link
from clowder.tables.message_parts import TableInfo
from clowder.tables.model import TableError, TableHead
from clowder.tables.table import Table
from clowder.tables.table_info import summary, table_info

router = APIRouter(prefix="/api/tables", responses=ERRORS)


def _answer(table: Table, person: str) -> TableAnswer:
    return TableAnswer(table=table.info(person))


@router.post("", status_code=201)
async def create_table(
    wish: TableWish, person: PersonOrGuest, address: Address, services: TheServices, till: TheTill
) -> TableAnswer:
    """A new table. With `start` it begins at once if no seat is open."""
    async with services.open_tables.place(person.id, address) as place:
        return TableAnswer(table=await create(wish, person, place, services, till))


async def create(wish: TableWish, person: Person, place: Place, services: Services, till: Till) -> TableInfo:
    begun = await _begun(wish, services, till) if wish.position is not None else None
    options, parts = dict(wish.options if begun is None else begun.options), {}
    own_parts = bool(wish.parts) or any(isinstance(value, dict) for value in options.values())
    till.pay(work_budget.TABLE + (work_budget.PARTS if own_parts else 0.0))
    for option, id in wish.parts.items() if begun is None else ():
        part = await services.parts.get(person.id, id[:40])
        if (part.game, part.option) != (wish.game, option):
            raise TableError("part_unknown", 404)
        options[option], parts[option] = part.data, {"name": part.name, "person": person.id}
    make = partial(
        lobby.new_head,
        game=wish.game,
        options=options,
        parts=parts,
        seats=[seat.model_dump() for seat in wish.seats],
        person=person.id,
        name=person.name,
        levels=services.table_services.thinker.levels(),
        tempers=services.table_services.thinker.tempers,
        private=wish.private,
        spectators=wish.spectators,
        clock=wish.clock.model_dump() if wish.clock is not None else None,
        language=wish.language or person.language,
        beginning=None if begun is None else beginnings.of_position(begun, person.id, wish.anew),
    )
    head = await asyncio.to_thread(make) if own_parts else make()
    table = await services.loaded_tables.add(head)
    place.taken_by(head.id)
    if wish.start and all(seat.kind != "open" for seat in head.seats):
        await table.call(lambda: lobby.start(table, person.id))
    return table.info(person.id)


async def _begun(wish: TableWish, services: Services, till: Till) -> Begun:
    """The position of a wish, checked in another process. Raises TableError with all that is wrong with it."""
    size = len(json.dumps(wish.position))  # numbers of any size
    till.pay(work_budget.TRY + work_budget.RECORD_KILOBYTE * size / 1000)
    anew = fairness.new_secret() if wish.anew else ""
    begun: Begun = await services.pool.work(till.payer.name, beginnings.set_up, wish.game, wish.position, anew)
    if len(wish.seats) != begun.seats:
        raise TableError("position_seats", 422, seats=begun.seats)
    return begun


@router.get("")
async def list_tables(
    person: PersonOrGuest,
    services: TheServices,
    mine: Annotated[int, Query(ge=0, le=1)] = 0,
    open: Annotated[int, Query(ge=0, le=1)] = 0,
) -> list[TableInfo]:
    """One's own tables, or those that are listed for everybody."""
    own = await services.store.tables_of(person.id) if mine else []
    known = {head.id for head in own}
    listed = []
    if open or not mine:
        apart = await services.meeting.blocks.between(person.id)
        found = await services.open_tables.listed()
        listed = [head for head in found if head.id not in known and head.host not in apart]
    in_memory = services.loaded_tables.tables

    def told(head: TableHead) -> TableInfo:
        table = in_memory.get(head.id)
        return summary(table.info(person.id) if table is not None else table_info(head, person.id))

    others = [told(head) for head in listed]
    return [told(head) for head in own] + [info for info in others if info["status"] in ("open", "running")]


@router.get("/{table_id}")
async def get_table(table: FoundTable, known: KnownPerson) -> TableInfo:
    return table.info(known.id if known is not None else "")


@router.post("/{table_id}/join")
async def join_table(wish: JoinWish, table: TheTable, person: PersonOrGuest, services: TheServices) -> JoinAnswer:
    """Sit down, or come back to one's seat. A contribution given here is mixed into the seed."""
    return JoinAnswer(**await join(wish, table, person, services))


async def join(wish: JoinWish, table: Table, person: Person, services: Services) -> dict[str, Any]:
    if needs_link(table.head, person.id):
        raise TableError("need_link", 403)
    return await sit_down(wish, table, person, services)


async def sit_down(
    wish: JoinWish, table: Table, person: Person, services: Services, invited: str = ""
) -> dict[str, Any]:
    """For who may: by a link, whose owner has `invited` them, or where the address is enough."""
    await services.meeting.check_welcome(table.head, person.id)
    name = wish.name or person.name
    seat = await table.call(lambda: lobby.join(table, person.id, name, wish.seat, wish.contribution, invited))
    await services.meeting.remember_name(person, table.head.seats[seat].name)
    return {"table": table.info(person.id), "seat": seat}


@router.post("/{table_id}/start")
async def start_table(table: TheTable, person: PersonOrGuest, wish: StartWish | None = None) -> TableAnswer:
    return TableAnswer(table=await start(wish or StartWish(contribution="", fill=""), table, person))


async def start(wish: StartWish, table: Table, person: Person) -> TableInfo:
    await table.call(lambda: lobby.start(table, person.id, wish.contribution, wish.fill))
    return table.info(person.id)


@router.post("/{table_id}/leave")
async def leave_table(table: TheTable, person: PersonOrGuest) -> TableAnswer:
    await table.call(lambda: lobby.leave(table, person.id))
    return _answer(table, person.id)


@router.post("/{table_id}/ready")
async def ready_at_table(wish: ReadyWish, table: TheTable, person: PersonOrGuest, till: TheTill) -> TableAnswer:
    """At an open table: whether one would like to begin. The others see it at one's seat."""
    till.pay(work_budget.TABLE)
    await table.call(lambda: lobby.ready(table, person.id, wish.on))
    return _answer(table, person.id)


@router.post("/{table_id}/pause")
async def pause_table(wish: PauseWish, table: TheTable, person: PersonOrGuest) -> TableAnswer:
    await table.call(lambda: requests.pause(table, person.id, wish.on))
    return _answer(table, person.id)


@router.post("/{table_id}/rematch")
async def rematch(
    table: TheTable, person: PersonOrGuest, services: TheServices, wish: RematchWish | None = None
) -> TableAnswer:
    """The same people at a new table. Asking twice gives the same table.

    It is started at once unless `start` is false, when people see its commitment first and add to its chance when
    they join or start it, or a seat is open because somebody left.
    """
    fresh = await services.loaded_tables.rematch(table, person.id, wish is None or wish.start)
    return _answer(fresh, person.id)


@router.post("/{table_id}/seats/{seat}/token")
async def seat_token(table: TheTable, seat: int, person: PersonOrGuest, services: TheServices) -> Token:
    """A token with which a program plays one of one's own seats (docs/bot-api.md)."""
    if seat not in table.head.seats_held_by(person.id):
        raise TableError("not_your_seat", 403, seat=seat)
    return Token(token=services.sessions.seat_token(table.head, seat))


@router.get("/{table_id}/record", response_model_exclude_unset=True)
async def get_record(table: VisibleTable, services: TheServices, till: TheTill) -> RecordAnswer:
    """The complete sealed record, after the end."""
    till.pay(work_budget.TRY)
    return RecordAnswer(**await sealed_record(table, services))


async def sealed_record(table: Table, services: Services) -> dict[str, Any]:
    """Raises TableError before the end."""

    async def make() -> dict[str, Any]:
        if table.head.status not in ("over", "archived") or table.match is None or not table.match.state.is_over():
            raise TableError(table.data.broken or "not_over")
        entries = await services.store.entries(table.head.id)
        return records.record_of(table.head, table.match, entries)

    return await table.call(make)


@router.get("/{table_id}/replay", response_model=ReplayAnswer)
async def get_replay(
    table: VisibleTable,
    known: KnownPerson,
    services: TheServices,
    till: TheTill,
    seat: Annotated[Literal["all", "none", "0", "1", "2", "3", "4", "5", "6", "7", "8"] | None, Query()] = None,
    ply: Annotated[int | None, Query(ge=0, le=100_000)] = None,
) -> Response:
    """The game step by step: after the end through any eyes or all open, before it only what one saw oneself."""
    person = known.id if known is not None else ""

    async def plan() -> tuple[Any, ...]:
        match, head = table.match, table.head
        if match is None:
            raise TableError(table.data.broken or "not_running")
        own = head.seats_of(person)
        eyes = (own[0] if own else NOBODY) if seat is None else NOBODY if seat in ("all", "none") else int(seat)
        if eyes >= match.seats:
            raise TableError("no_such_seat", 404, seat=eyes)
        over = match.state.is_over() and head.status in ("over", "archived")
        hidden = table.broadcast.is_delayed(eyes) or table.broadcast.is_hidden(eyes)
        if (seat == "all" or hidden or (eyes >= 0 and eyes not in own)) and not over:
            raise TableError("not_over", 403)
        seed, played, everything = match.seed, match.plain_moves(), over and seat == "all"
        return head, seed, played, eyes, everything, ply

    planned = await table.call(plan)
    till.pay(work_budget.TRY + work_budget.PLY * len(planned[2]))
    # playing a long game again takes a while: in another process, so that no table waits for it
    made = await services.pool.work(till.payer.name, replays.table_replay, *planned)
    return Response(made, media_type="application/json")
