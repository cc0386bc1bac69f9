"""Who asks: the session of a request, made when it is needed."""

import logging
from typing import Annotated

from fastapi import Depends, Request, Response

from clowder.server.addresses import ADDRESS
from clowder.server.logs import seldom
from clowder.server.services import Services
from clowder.server.sessions import BEFORE, COOKIE, MAX_AGE
from clowder.store.people import Person
from clowder.tables.links import needs_link
from clowder.tables.model import TableError, TableHead
from clowder.tables.table import Table

log = logging.getLogger("clowder.server")
COOKIE_LIMIT = 512  # letters of a session that is kept aside; one of ours has 60


async def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


TheServices = Annotated[Services, Depends(services_of)]


def set_cookie(response: Response, services: Services, person: Person) -> None:
    _set(response, services, COOKIE, services.sessions.cookie_for(person))


def _set(response: Response, services: Services, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=MAX_AGE,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
        path=services.settings.prefix or "/",
    )


async def known_person(request: Request, response: Response, services: TheServices) -> Person | None:
    """The person of the cookie, if there is one; an old cookie is replaced on the way.

    A session nobody knew was kept aside when its browser got another one: if it is known again, the store it belongs
    to is back, and so is its person.
    """
    person, old = await services.sessions.person(request.cookies.get(COOKIE, ""))
    if person is None and (before := request.cookies.get(BEFORE, "")):
        person, old = (await services.sessions.person(before))[0], True
        if person is not None:
            _set(response, services, BEFORE, request.cookies.get(COOKIE, "")[:COOKIE_LIMIT])
    if person is not None and old:
        set_cookie(response, services, person)
        await services.people.saw(person.id)
    return person


KnownPerson = Annotated[Person | None, Depends(known_person)]


async def some_person(request: Request, response: Response, services: TheServices, known: KnownPerson) -> Person:
    """The person of the cookie, or a new guest who gets one."""
    if known is not None:
        return known
    languages = request.headers.get("accept-language", "en")
    person = await services.sessions.new_person(languages[:2].lower())
    set_cookie(response, services, person)
    unknown = request.cookies.get(COOKIE, "")
    if unknown:
        services.metrics.count("unknown_sessions")
        seldom(log, "a browser came with a session that is not known here; it is a new guest now")
        if len(unknown) <= COOKIE_LIMIT and not request.cookies.get(BEFORE):
            _set(response, services, BEFORE, unknown)
    return person


PersonOrGuest = Annotated[Person, Depends(some_person)]


async def counted_address(request: Request) -> str:
    """By which tables are counted besides their person; empty where everybody comes from the same."""
    found: str = request.scope.get(ADDRESS, "")
    return found


Address = Annotated[str, Depends(counted_address)]


async def the_table(table_id: str, services: TheServices) -> Table:
    return await services.loaded_tables.get(table_id[:40])


TheTable = Annotated[Table, Depends(the_table)]


async def a_found_table(table: TheTable, known: KnownPerson) -> Table:
    """A private table is found by links and by who belongs to it, not by its address."""
    if needs_link(table.head, known.id if known is not None else ""):
        raise TableError("need_link", 403)
    return table


FoundTable = Annotated[Table, Depends(a_found_table)]


def may_see(head: TableHead, person: str) -> bool:
    """Who sits here, whoever may watch, and before the start everybody who has found it, to join."""
    return head.spectators != "none" or head.status == "open" or bool(head.seats_of(person)) or head.host == person


async def a_visible_table(table: FoundTable, known: KnownPerson) -> Table:
    if not may_see(table.head, known.id if known is not None else ""):
        raise TableError("no_spectators", 403)
    return table


VisibleTable = Annotated[Table, Depends(a_visible_table)]
