"""People, games and health over HTTP."""

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from clowder.anywhere import game_texts
from clowder.core.errors import Fault, InvalidOptions, UnknownGame
from clowder.core.game import Game
from clowder.games import GAMES
from clowder.server import work_budget
from clowder.server.addresses import address_for_others, is_loopback
from clowder.server.dependencies import KnownPerson, PersonOrGuest, TheServices, set_cookie
from clowder.server.models import GameFacts, GameInfo, Health, Link, LinkOwner, Me, MeChange, Stats
from clowder.server.services import Services
from clowder.server.till import TheTill
from clowder.store.people import Person
from clowder.tables import lobby
from clowder.tables.model import TableError
from clowder.tables.services import TableServices
from clowder.texts import option_value, spoken, table_options

_ERROR = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": "refused; the key names the sentence for people", "content": _ERROR}
    for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(responses=ERRORS)
TABLES_RENAMED = 30  # the latest tables of somebody who takes a new name; each is loaded and written
Language = Annotated[str, Query(max_length=8, pattern="^[a-z]{2}$")]


def _me(person: Person, request: Request, services: Services) -> Me:
    """Whoever came by an address of this computer alone is told one for the others."""
    here = is_loopback(request.url.hostname or "")
    address = address_for_others(services.settings) if here else None
    return Me(id=person.id, name=person.name, language=person.language, address=address)


@router.get("/api/me")
async def get_me(person: PersonOrGuest, request: Request, services: TheServices) -> Me:
    return _me(person, request, services)


@router.patch("/api/me")
async def change_me(
    change: MeChange, person: PersonOrGuest, request: Request, services: TheServices, till: TheTill
) -> Me:
    name = person.name if change.name is None else lobby.clean_name(change.name, "")
    changed = Person(person.id, name, change.language or person.language, person.generation)
    if changed.name != person.name:
        till.pay(work_budget.RENAME)
    if changed != person:
        await services.people.change(changed)
    if changed.name and changed.name != person.name:
        await _rename_everywhere(changed, person.name, services)
    return _me(changed, request, services)


async def _rename_everywhere(person: Person, before: str, services: Services) -> None:
    """The new name at every table that goes on or where they had none, whether this process has it in memory or not."""
    for head in await services.store.tables_of(person.id, TABLES_RENAMED):
        nameless = any(not head.seats[n].name for n in head.seats_of(person.id))
        if nameless or head.status in ("open", "running"):
            table = await services.loaded_tables.get(head.id)  # it cannot be let go before its job is there
            await table.call(lambda table=table: lobby.rename(table, person.id, person.name, before))  # type: ignore[misc]


@router.post("/api/me/link")
async def make_link(person: PersonOrGuest, services: TheServices) -> Link:
    """A private link, good once and for a quarter of an hour: whoever takes it up is this person on that device."""
    token = await services.sessions.new_link(person)
    base = services.settings.public_url.rstrip("/")
    return Link(link=f"{base}/s/{token}")


@router.post("/api/me/revoke")
async def revoke(person: PersonOrGuest, request: Request, response: Response, services: TheServices) -> Me:
    """All other sessions and private links of this person end; this browser goes on with a new session."""
    changed = await services.end_sessions(person)
    set_cookie(response, services, changed)
    return _me(changed, request, services)


@router.get("/api/me/link/{token}")
async def get_link(token: str, known: KnownPerson, services: TheServices) -> LinkOwner:
    """Whose link it is. Looking does not use it up: messengers look at every link they carry."""
    owner = await services.sessions.link_owner(token[:100])
    if owner is None:
        raise TableError("link_used", 404)
    return LinkOwner(name=owner.name, me=known is not None and known.id == owner.id)


@router.post("/api/me/link/{token}")
async def use_link(token: str, request: Request, response: Response, services: TheServices) -> Me:
    """From now on this browser belongs to the person of the link."""
    person = await services.sessions.use_link(token[:100])
    if person is None:
        raise TableError("link_used", 404)
    set_cookie(response, services, person)
    return _me(person, request, services)


@router.get("/api/stats/me")
async def my_stats(person: PersonOrGuest, services: TheServices) -> Stats:
    return Stats(**await services.people.stats(person.id))


def _game(id: str) -> Game:
    try:
        return GAMES.get(id)
    except (UnknownGame, ImportError):
        raise TableError("unknown_game", 404, game=id[:50]) from None


@router.get("/api/games")
async def list_games(services: TheServices) -> list[GameInfo]:
    return await asyncio.to_thread(_games, services.table_services)


def _games(services: TableServices) -> list[GameInfo]:
    levels = services.thinker.levels()
    found = []
    for id in GAMES.ids():
        try:
            game = GAMES.get(id)
        except ImportError:
            continue  # a title that is not installed
        found.append(
            GameInfo(
                id=id,
                title=game_texts.title_of(id),
                seats=game.seats,
                rules_version=game.rules_version,
                options_schema=game.options_schema(),
                levels=levels,
                tempers={level: services.thinker.tempers(level) for level in levels},
                paces=services.paces.turns(id, levels, services.thinker.pace),
                facts=GameFacts(**game.facts()),
            )
        )
    return found


@router.get("/api/games/{game_id}/texts", response_class=PlainTextResponse)
async def get_texts(game_id: str, lang: Language = "en") -> PlainTextResponse:
    """The game's Fluent messages; English where a message is not translated."""
    _game(game_id)
    said = await asyncio.to_thread(game_texts.table_texts, game_id, lang)  # the first who asks waits for a parser
    return PlainTextResponse(said, headers={"Cache-Control": "max-age=300"})


@router.get("/api/games/{game_id}/rulebook", response_model=dict[str, Any])
async def get_rulebook(game_id: str, request: Request, till: TheTill, lang: Language = "en") -> Response:
    """The clauses of the game by chapter, and its glossary; further parameters are options of a table.

    Data files and lists change no rule: they are refused, so that nobody can have them built from here.
    """
    game = _game(game_id)
    till.pay(work_budget.REQUEST)
    given = {name: option_value(text) for name, text in request.query_params.items() if name not in ("lang", "seats")}
    seats = request.query_params.get("seats", "")
    players = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 3 else None

    parts = [name for name, value in given.items() if isinstance(value, dict | list)]
    if parts:
        raise InvalidOptions([Fault("E_OPTIONS", name[:50], {}, "leave out lists and data files") for name in parts])
    options = table_options(game, given, players) if given or players is not None else None
    wanted = game_texts.Wanted(game_id, spoken(lang), json.dumps(options, sort_keys=True))
    if not game_texts.is_written(wanted):
        till.pay(work_budget.RULEBOOK)
    return Response(await asyncio.to_thread(game_texts.written_rulebook, wanted), media_type="application/json")


@router.get("/healthz", responses={})
async def healthz() -> Health:
    """This process is alive."""
    return Health(status="ok")


@router.get("/readyz")
async def readyz(services: TheServices, response: Response) -> Health:
    """This process can serve: the store answers and is written to."""
    if not services.ready:
        response.status_code = 503
        return Health(status="starting")
    if not await services.is_writing():
        response.status_code = 503
        return Health(status="failing")
    return Health(status="ok")


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(services: TheServices) -> PlainTextResponse:
    return PlainTextResponse(services.metrics.text(), media_type="text/plain; version=0.0.4")
