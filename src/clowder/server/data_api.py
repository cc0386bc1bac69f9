"""What is stored about me: to take along, and to be forgotten."""

from collections.abc import AsyncIterator

from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse

from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import KnownPerson, PersonOrGuest, TheServices
from clowder.server.sessions import BEFORE, COOKIE
from clowder.server.till import TheTill
from clowder.store import forget
from clowder.tables.frames import encode

router = APIRouter(prefix="/api/me", responses=ERRORS)
FILE = {"Content-Disposition": 'attachment; filename="clowder-my-data.json"'}


@router.get("/data", response_class=StreamingResponse, responses={200: {"content": {"application/json": {}}}})
async def my_data(person: PersonOrGuest, services: TheServices, till: TheTill) -> StreamingResponse:
    """Everything that is stored about this person, as a file: name, links, results, tables, moves and words."""
    till.pay(work_budget.RENAME)
    known = await forget.about(services.store, person.id)

    async def pieces() -> AsyncIterator[bytes]:
        yield encode(known)[:-1] + b',"tables":['
        first = True
        async for chunk in forget.tables_of(services.store, person.id):
            yield (b"" if first else b",") + b",".join(encode(table) for table in chunk)
            first = False
        yield b"]}"

    return StreamingResponse(pieces(), media_type="application/json", headers=FILE)


@router.delete("", status_code=204)
async def forget_me(known: KnownPerson, services: TheServices, till: TheTill) -> Response:
    """This person is forgotten: name, links and words go, games of others stay without the name, bots go on."""
    till.pay(work_budget.RENAME)
    if known is not None:
        await services.forget_person(known.id)
    response = Response(status_code=204)
    for name in (COOKIE, BEFORE):
        response.delete_cookie(name, path=services.settings.prefix or "/")
    return response
