"""The open lobby: tables that wait for people or may be watched, by what somebody looks for.

Pages ask again every few seconds. Who asks with the tag of the last answer is told in a line that nothing has changed;
the list is read at most once a second by each process, and what strangers are told of a table is made once.
"""

import hashlib
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Header, Query, Response

from clowder.server.api import ERRORS
from clowder.server.dependencies import KnownPerson, TheServices
from clowder.server.models import Language
from clowder.server.open_tables import LISTED
from clowder.tables.message_parts import TableInfo
from clowder.tables.model import TableHead
from clowder.tables.presence import SLOW_TURN

router = APIRouter(prefix="/api", responses=ERRORS)
Clock = Literal["none", "live", "days"]
NO_BOTS: Final = "none"


def clock_of(head: TableHead) -> Clock:
    """How people play there: as long as they like, together now, or over days."""
    if head.clock is None:
        return "none"
    return "days" if head.clock["turn"] >= SLOW_TURN else "live"


def fits(head: TableHead, game: str, language: str, clock: str, level: str, free: int) -> bool:
    """Whether somebody looks for such a table; empty words and 0 ask for nothing. Seats are free where people wait."""
    levels = {seat.level for seat in head.seats if seat.kind == "bot"}
    waits = head.status != "open" or sum(seat.kind == "open" for seat in head.seats) >= max(free, 1)
    return (
        waits
        and game in ("", head.game)
        and language in ("", head.language)
        and clock in ("", clock_of(head))
        and (not level or (not levels if level == NO_BOTS else level in levels))
    )


@router.get("/lobby", response_model=list[TableInfo], responses={304: {"description": "nothing has changed"}})
async def open_lobby(
    known: KnownPerson,
    services: TheServices,
    game: Annotated[str, Query(max_length=50)] = "",
    language: Annotated[Language | None, Query()] = None,
    clock: Annotated[Clock | None, Query()] = None,
    level: Annotated[str, Query(max_length=50, description="of a bot that plays there; none: people only")] = "",
    free: Annotated[int, Query(ge=0, le=12, description="seats, at least")] = 0,
    if_none_match: Annotated[str, Header(max_length=200)] = "",
) -> Response:
    """Tables for everybody that wait, then those that are played; none of people one has blocked, or who have blocked
    one. To look makes no guest."""
    person = known.id if known is not None else ""
    apart = await services.meeting.blocks.between(person) if person else frozenset()
    found = [
        each
        for each in await services.open_tables.all()
        if each.head.host not in apart and fits(each.head, game, language or "", clock or "", level, free)
    ]
    body = b"[" + b",".join(each.told_to(person) for each in found[:LISTED]) + b"]"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if if_none_match == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)
