"""A game played on from one of its moves: the same deal, the same moves up to there, and then new ones.

The truth stays as it was, hidden cards included, or what a seat could not know is dealt anew: then the game begins from
a position. A record of such a game is a record like any other and can be checked.
"""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import Field

from clowder.anywhere import replays
from clowder.core.record import Record
from clowder.core.types import Json
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import Address, PersonOrGuest, TheServices, VisibleTable
from clowder.server.models import Model, TableAnswer
from clowder.server.open_tables import Place
from clowder.server.replay_api import RECORD
from clowder.server.services import Services
from clowder.server.till import TheTill, Till
from clowder.store.people import Person
from clowder.tables import beginnings, deals, dealt, fairness, lobby
from clowder.tables.beginnings import Begun
from clowder.tables.model import SeatHead, SeatKind, TableError, TableHead, record_from
from clowder.tables.table import Table
from clowder.tables.thinking import usual_level

router = APIRouter(prefix="/api", responses=ERRORS)
MOST_PLIES = 6_000


class AgainWish(Model):
    """`ply`: how many moves stay; `seat`: mine; `friends`: seats of other people stay open for them."""

    ply: int = Field(ge=0, le=MOST_PLIES)
    seat: int = Field(ge=0, le=8)
    friends: bool = False
    other_cards: bool = Field(False, description="what my seat could not know at that move is dealt anew")


@router.post("/tables/{table_id}/again", status_code=201)
async def play_on(
    wish: AgainWish, table: VisibleTable, person: PersonOrGuest, address: Address, services: TheServices, till: TheTill
) -> TableAnswer:
    """Play a finished game on from one of its moves, against bots or with the people who were there."""
    async with services.open_tables.place(person.id, address) as place:
        till.pay(work_budget.TABLE + work_budget.PLY * wish.ply)
        head, match = table.head, table.match
        if head.status not in ("over", "archived") or match is None or not match.state.is_over():
            raise TableError(table.data.broken or "not_over")
        record = record_from(head, match.seed, (move.text for move in match.plain_moves()))
        kinds: list[tuple[SeatKind, str]] = [(seat.kind, seat.level) for seat in head.seats]
        return await _made(wish, record, deals.source_of(head), kinds, person, place, services, till)


@router.post("/replay/again", status_code=201, openapi_extra={"requestBody": RECORD})
async def play_record_on(
    request: Request,
    person: PersonOrGuest,
    address: Address,
    services: TheServices,
    till: TheTill,
    ply: Annotated[int, Query(ge=0, le=MOST_PLIES)],
    seat: Annotated[int, Query(ge=0, le=8)],
    other_cards: bool = False,
) -> TableAnswer:
    """The same from a record that somebody brings along, against bots."""
    async with services.open_tables.place(person.id, address) as place:
        body = await request.body()
        till.pay(work_budget.TABLE + work_budget.TRY + work_budget.RECORD_KILOBYTE * len(body) / 1000)
        record, source = await services.pool.work(till.payer.name, checked_record, body)
        kinds: list[tuple[SeatKind, str]] = [("bot", "")] * record.seats
        wish = AgainWish(ply=ply, seat=seat, other_cards=other_cards)
        return await _made(wish, record, source, kinds, person, place, services, till)


def checked_record(body: bytes) -> tuple[Record, Json]:
    """A record whose moves hold, and where its deal comes from as far as it proves that. Raises TableError."""
    replays.record_replay(body, "none")
    data = json.loads(body)
    record = Record.from_json(data)
    extra: dict[str, Any] = record.extra
    if not fairness.is_online(data) or fairness.verify(data):
        return record, {}
    if fairness.is_known_deal(data):
        return record, extra["deal"]["source"]
    return record, {name: extra[name] for name in ("secret", "table", "contributions")}


async def _made(
    wish: AgainWish,
    record: Record,
    source: Json,
    kinds: list[tuple[SeatKind, str]],
    person: Person,
    place: Place,
    services: Services,
    till: Till,
) -> TableAnswer:
    if wish.seat >= record.seats:
        raise TableError("no_such_seat", 404, seat=wish.seat)
    if wish.ply >= len(record.actions):
        raise TableError("no_such_ply", 404, ply=wish.ply, plies=len(record.actions))
    usual = usual_level(services.table_services.thinker.levels())
    seats = [_seat(kind, level or usual, wish.friends) for kind, level in kinds]
    seats[wish.seat] = SeatHead("person", person.name, person.id, grant=lobby.new_grant())
    if wish.other_cards:
        head = await _with_other_cards(wish, record, seats, person, services, till)
    else:
        head = dealt.head_on(record, deals.played_on(record, source, wish.ply), seats, person.id)
    table: Table = await services.loaded_tables.add(head)
    place.taken_by(head.id)
    if all(seat.kind != "open" for seat in seats):
        await table.call(lambda: lobby.start(table, person.id))
    return TableAnswer(table=table.info(person.id))


async def _with_other_cards(
    wish: AgainWish, record: Record, seats: list[SeatHead], person: Person, services: Services, till: Till
) -> TableHead:
    """What if the card had been another: my seat could not tell this beginning from the true one."""
    till.pay(work_budget.TRY)
    work = (beginnings.other_cards, record, wish.ply, wish.seat, fairness.new_secret())
    begun: Begun = await services.pool.work(till.payer.name, *work)
    beginning = beginnings.of_replay(begun, person.id, wish.seat)
    return dealt.head_begun(record.game, begun.options, seats, person.id, beginning)


def _seat(kind: SeatKind, level: str, friends: bool) -> SeatHead:
    return SeatHead() if friends and kind == "person" else SeatHead("bot", "", level=level)
