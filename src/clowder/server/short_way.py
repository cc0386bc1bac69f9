"""The requests that make a game, past FastAPI's resolving of routes and dependencies, which cost more than their work.

Only what is usual goes this way: a person with a session in force and a body as described. Everything else, and
whatever is wrong with a request, takes the long way to the routes of table_api.py, so that there is one description of
them and one answer to what they do not take.
"""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fastapi import FastAPI
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clowder.server import table_api
from clowder.server.addresses import ADDRESS
from clowder.server.models import JoinWish, StartWish, TableWish
from clowder.server.services import Services
from clowder.server.sessions import COOKIE
from clowder.server.till import Till
from clowder.server.work_budget import Payer
from clowder.store.people import Person
from clowder.tables.frames import encode

MAKING: Final = re.compile(r"/api/tables(?:/([A-Za-z0-9]{1,40})/(join|start))?")
JSON: Final = "application/json"
WISHES: Final[dict[str | None, type[TableWish | JoinWish | StartWish]]] = {
    None: TableWish,
    "join": JoinWish,
    "start": StartWish,
}

Asked = tuple[str, str, Any]  # the table, what to do there, and the wish


class ShortWay:
    """Middleware of the application, next to its routes."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = MAKING.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        person = await self._person(scope) if found is not None else None
        if found is None or person is None:
            await self.app(scope, receive, send)
            return
        try:
            body = await _body(receive)
            wish = _wish(found[2], body)
            response = await self._done(scope, person, (found[1], found[2], wish)) if wish is not None else None
        except Exception as error:
            response = await _refusal(scope, receive, error)
        if response is None:
            await self.app(scope, _again(body, receive), send)
        else:
            await response(scope, receive, send)

    async def _person(self, scope: Scope) -> Person | None:
        """Who asks, if nothing has to be said about their session."""
        asking = HTTPConnection(scope)
        if asking.headers.get("content-type") != JSON:
            return None
        person, old = await self.services.sessions.person(asking.cookies.get(COOKIE, ""))
        return None if old else person

    async def _done(self, scope: Scope, person: Person, asked: Asked) -> Response:
        id, what, wish = asked
        services = self.services
        if what is None:
            address: str = scope.get(ADDRESS, "")
            till = Till(Payer(person.id, address), services)
            async with services.open_tables.place(person.id, address) as place:
                info = await table_api.create(wish, person, place, services, till)
            return Response(encode({"table": info}), 201, media_type=JSON)
        table = await services.loaded_tables.get(id)
        if what == "join":
            return Response(encode(await table_api.join(wish, table, person, services)), media_type=JSON)
        return Response(encode({"table": await table_api.start(wish, table, person)}), media_type=JSON)


def _wish(what: str | None, body: bytes) -> TableWish | JoinWish | StartWish | None:
    """The body as described; None for any other, about which the long way knows what to say."""
    kind = WISHES[what]
    try:
        return kind.model_validate(json.loads(body))
    except (ValueError, RecursionError):
        return None


async def _body(receive: Receive) -> bytes:
    """All of it. Raises what the guard has to say about its size."""
    parts = []
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        parts.append(message.get("body", b""))
        more = message.get("more_body", False)
    return parts[0] if len(parts) == 1 else b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """The body once more for who reads it now."""
    given = False

    async def read() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read


async def _refusal(scope: Scope, receive: Receive, error: Exception) -> Response:
    """What the application answers to this error; one that it does not expect goes on."""
    app: FastAPI = scope["app"]
    for kind in type(error).__mro__:
        if kind is Exception:
            break
        handler: Callable[[Request, Any], Awaitable[Response]] | None = app.exception_handlers.get(kind)  # type: ignore[assignment]
        if handler is not None:
            return await handler(Request(scope, receive), error)
    raise error
