"""The application: everything put together."""

import logging
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from starlette.exceptions import HTTPException

import clowder
from clowder.core.errors import InvalidOptions
from clowder.server import (
    admin_api,
    again_api,
    analysis_api,
    api,
    brought_api,
    data_api,
    deal_api,
    decision_api,
    game_api,
    invitation_api,
    lesson_api,
    link_api,
    link_page,
    lobby_api,
    meeting_api,
    notice_api,
    own_puzzle_api,
    parts_api,
    practice_api,
    progress_api,
    push_api,
    puzzle_api,
    referee_api,
    replay_api,
    static,
    table_api,
    trial_api,
)
from clowder.server.frames import wire_schemas
from clowder.server.guard import Guard, error_body
from clowder.server.logs import set_up_logs
from clowder.server.processes import watch_parent
from clowder.server.services import Services
from clowder.server.settings import Settings
from clowder.server.short_way import ShortWay
from clowder.server.ws import TableSocket
from clowder.tables.journal import StoreFailed
from clowder.tables.model import TableError

log = logging.getLogger("clowder.server")


def make_app(settings: Settings | None = None) -> Any:
    """The ASGI application. Without settings they come from the environment: uvicorn's workers call it so."""
    settings = settings or Settings.from_environment()
    set_up_logs(settings.log_level)
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        watch_parent(_leave)
        log.info("started", extra={"version": clowder.__version__, "database": services.store.engine.dialect.name})
        yield
        await services.stop()
        log.info("stopped")

    app = FastAPI(title="Clowder", version=clowder.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.services = services
    app.add_middleware(ShortWay, services=services)
    app.include_router(api.router)
    app.include_router(data_api.router)
    app.include_router(progress_api.router)
    app.include_router(practice_api.router)
    app.include_router(brought_api.router)
    app.include_router(push_api.router)
    app.include_router(notice_api.router)
    app.include_router(invitation_api.router)
    app.include_router(trial_api.router)
    app.include_router(parts_api.router)
    app.include_router(game_api.router)
    app.include_router(table_api.router)
    app.include_router(meeting_api.router)
    app.include_router(lobby_api.router)
    app.include_router(admin_api.router)
    app.include_router(link_api.router)
    app.include_router(link_page.router)
    app.include_router(referee_api.router)
    app.include_router(replay_api.router)
    app.include_router(analysis_api.router)
    app.include_router(again_api.router)
    app.include_router(deal_api.router)
    app.include_router(decision_api.router)
    app.include_router(lesson_api.router)
    app.include_router(own_puzzle_api.router)  # before what would take `shared` for a game
    app.include_router(puzzle_api.router)
    _add_errors(app)
    _add_wire(app)
    static.add_client(app, settings.prefix)
    return Guard(app, TableSocket(services), services)


def _leave() -> None:
    """One of `--workers` whose first process was killed: it would hold the port, and nobody could stop it."""
    log.warning("the first process of the server is gone; this one stops")
    os.kill(os.getpid(), signal.SIGTERM)


def _error(status: int, key: str, params: dict[str, Any] | None = None) -> Response:
    return Response(error_body(key, params), status, media_type="application/json")


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(TableError)
    async def table_error(_request: Request, error: TableError) -> Response:
        return _error(error.status, error.key, error.params)

    @app.exception_handler(StoreFailed)
    async def store_failed(_request: Request, error: StoreFailed) -> Response:
        return _error(503, error.key)

    @app.exception_handler(InvalidOptions)
    async def invalid_options(_request: Request, error: InvalidOptions) -> Response:
        faults = [{"key": f.key, "where": f.where, "params": f.params, "hint": f.hint} for f in error.errors]
        return _error(422, "invalid_options", {"faults": faults})

    @app.exception_handler(RequestValidationError)
    async def not_valid(_request: Request, error: RequestValidationError) -> Response:
        where = [".".join(str(part) for part in fault["loc"]) for fault in error.errors()]
        return _error(422, "bad_request", {"fields": where[:20]})

    @app.exception_handler(HTTPException)
    async def http_error(_request: Request, error: HTTPException) -> Response:
        key = {404: "not_found", 405: "wrong_method", 413: "too_large"}.get(error.status_code, "bad_request")
        return _error(error.status_code, key)

    @app.exception_handler(RecursionError)
    async def too_deep(_request: Request, _fault: RecursionError) -> Response:
        """No rule of ours calls itself that often: what was sent is nested too deep to be looked at."""
        log.warning("a request was nested too deep")
        return _error(422, "bad_request")

    @app.exception_handler(Exception)
    async def unexpected(_request: Request, _fault: Exception) -> Response:
        """A fault of ours, which the guard logs: the answer says no more than which request it was."""
        return _error(500, "internal")


def _add_wire(app: FastAPI) -> None:
    """The frames of the WebSocket stand in the same document."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
            schema["components"]["schemas"].update(wire_schemas())
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
