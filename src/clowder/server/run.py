"""Starting the server: what can be said before it starts is said in one line."""

import errno
import os
import socket
import threading
import time
import urllib.request
from collections.abc import Callable

import uvicorn

from clowder.server.settings import Settings
from clowder.store.database import database_url, open_engine, upgrade
from clowder.tables.journal import StoreFailed

WIRE = "clowder.server.wire:Wire"


class CannotServe(Exception):
    """One clear line for the host: `key` names the sentence, `params` its facts."""

    def __init__(self, key: str, **params: object) -> None:
        self.key = key
        self.params = params
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in params.items())]))


def _when_ready(settings: Settings, announce: Callable[[], None]) -> None:
    """Ask /readyz until it answers."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    while True:
        try:
            with urllib.request.urlopen(f"http://{host}:{settings.port}/readyz", timeout=2):
                return announce()
        except OSError:
            time.sleep(0.1)


def check(settings: Settings) -> None:
    """Find out now what would fail later. Raises CannotServe."""
    if settings.workers > 1 and not settings.database.startswith("postgres"):
        raise CannotServe("workers_need_postgres")
    if not settings.database:
        try:
            settings.folder.mkdir(parents=True, exist_ok=True)
            probe = settings.folder / f".probe-{os.getpid()}"
            probe.write_bytes(b"x" * 4096)
            probe.unlink()
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise CannotServe("disk_full", detail=str(settings.folder)) from None
            raise CannotServe("folder", folder=str(settings.folder), reason=error.strerror) from None
    try:
        engine = open_engine(database_url(settings.database, settings.folder))
        upgrade(engine)
        engine.dispose()
    except StoreFailed as error:
        raise CannotServe(error.key, **error.params) from None
    except ModuleNotFoundError as error:
        raise CannotServe("postgres_missing", module=error.name) from None
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe_socket:
        probe_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe_socket.bind((settings.host, settings.port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise CannotServe("port_taken", port=str(settings.port)) from None
            where = f"{settings.host}:{settings.port}"
            raise CannotServe("cannot_listen", address=where, reason=error.strerror) from None


def serve(settings: Settings, announce: Callable[[], None] | None = None) -> None:
    """Serve until interrupted. Raises CannotServe before it starts; `announce` is called when people can come."""
    check(settings)
    settings.to_environment()
    if announce is not None:
        threading.Thread(target=_when_ready, args=(settings, announce), daemon=True).start()
    uvicorn.run(
        "clowder.server.app:make_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        log_config=None,
        access_log=False,
        ws=WIRE,
        ws_max_size=1 << 20,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_keep_alive=75,  # longer than browsers and proxies keep a connection: they close it, not we
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=settings.trust_proxy,
    )
