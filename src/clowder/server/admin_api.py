"""The page of the host of the server, behind a token: what people reported, and what to do about it."""

import hashlib
import hmac
from dataclasses import asdict
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from starlette.datastructures import Headers

from clowder.server.addresses import caller_address
from clowder.server.api import ERRORS
from clowder.server.dependencies import TheServices
from clowder.server.meeting_models import ReportAction, ReportInfo
from clowder.server.services import Services
from clowder.store.people import Person
from clowder.store.reports import Report
from clowder.tables import lobby
from clowder.tables.model import TableError

TABLES_UNNAMED: Final = 100  # the latest of somebody whose name is taken away


async def the_host(request: Request, services: TheServices) -> None:
    """Only who has the token gets further; who tries others has to wait. Raises TableError."""
    token = services.settings.admin_token
    if not token:
        raise TableError("not_found", 404)
    tries = services.meeting.tries
    address = caller_address(request.scope, Headers(scope=request.scope), services.settings)
    if tries.wait(address, 1.0) > 0:
        raise TableError("too_fast", 429)
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if not hmac.compare_digest(_digest(given), _digest(token)):
        tries.take(address)
        raise TableError("bad_token", 403)


def _digest(text: str) -> bytes:
    """Of one length, whatever is given."""
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


router = APIRouter(prefix="/api/admin", responses=ERRORS, dependencies=[Depends(the_host)])


def _info(report: Report) -> ReportInfo:
    facts = {name: value for name, value in asdict(report).items() if name not in ("reporter", "reported")}
    return ReportInfo(**facts, who=_mark(report.reported), by=_mark(report.reporter))


def _mark(person: str) -> str:
    return hashlib.sha256(f"mark {person}".encode()).hexdigest()[:6]


@router.get("/reports")
async def list_reports(services: TheServices, done: Annotated[int, Query(ge=0, le=1)] = 0) -> list[ReportInfo]:
    """The latest hundred that wait, or that are done."""
    return [_info(report) for report in await services.meeting.reports.listed(bool(done))]


@router.post("/reports/{report_id}")
async def act_on_report(report_id: str, wish: ReportAction, services: TheServices) -> ReportInfo:
    reports = services.meeting.reports
    report = await reports.get(report_id[:40])
    person = await services.people.get(report.reported)
    if wish.action in ("done", "open"):
        await reports.mark(report.id, wish.action == "done")
    elif person is not None and wish.action == "end_sessions":
        await services.end_sessions(person)
    elif person is not None:
        await _remove_name(person, services)
    return _info(await reports.get(report.id))


async def _remove_name(person: Person, services: Services) -> None:
    """Where they sit, a cat's name stands in its place."""
    await services.people.change(Person(person.id, "", person.language, person.generation))
    for head in await services.store.tables_of(person.id, TABLES_UNNAMED):
        table = await services.loaded_tables.get(head.id)
        await table.call(lambda table=table: lobby.take_name(table, person.id))  # type: ignore[misc]
