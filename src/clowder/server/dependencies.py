"""Who asks: the session of a request, made when it is needed."""

from typing import Annotated

from fastapi import Depends, Request, Response

from clowder.server.services import Services
from clowder.server.sessions import COOKIE, MAX_AGE
from clowder.store.people import Person
from clowder.tables.model import TableError, TableHead
from clowder.tables.table import Table


async def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


TheServices = Annotated[Services, Depends(services_of)]


def set_cookie(response: Response, services: Services, person: Person) -> None:
    response.set_cookie(
        COOKIE,
        services.sessions.cookie_for(person),
        max_age=MAX_AGE,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
        path=services.settings.prefix or "/",
    )


async def known_person(request: Request, response: Response, services: TheServices) -> Person | None:
    """The person of the cookie, if there is one; an old cookie is replaced on the way."""
    person, old = await services.sessions.person(request.cookies.get(COOKIE, ""))
    if person is not None and old:
        set_cookie(response, services, person)
    return person


KnownPerson = Annotated[Person | None, Depends(known_person)]


async def some_person(request: Request, response: Response, services: TheServices, known: KnownPerson) -> Person:
    """The person of the cookie, or a new guest who gets one."""
    if known is not None:
        return known
    languages = request.headers.get("accept-language", "en")
    person = await services.sessions.new_person(languages[:2].lower())
    set_cookie(response, services, person)
    return person


PersonOrGuest = Annotated[Person, Depends(some_person)]


async def the_table(table_id: str, services: TheServices) -> Table:
    return await services.loaded_tables.get(table_id[:40])


TheTable = Annotated[Table, Depends(the_table)]


def may_see(head: TableHead, person: str) -> bool:
    """Who sits here, whoever may watch, and before the start everybody with the link, to join."""
    return head.spectators != "none" or head.status == "open" or bool(head.seats_of(person)) or head.host == person


async def a_visible_table(table: TheTable, known: KnownPerson) -> Table:
    if not may_see(table.head, known.id if known is not None else ""):
        raise TableError("no_spectators", 403)
    return table


VisibleTable = Annotated[Table, Depends(a_visible_table)]
