"""Starting the server: what can be said before it starts is said in one line."""

import errno
import http.client
import logging
import os
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from clowder.server.addresses import NAME, given_names, is_address
from clowder.server.files import raise_limit
from clowder.server.logs import set_up_logs
from clowder.server.mailer import BadMailServer, MailServer
from clowder.server.one_server import ServedAlready, only_server_of
from clowder.server.processes import notice_ends_at_once
from clowder.server.settings import Settings
from clowder.store.database import database_url, open_engine, try_writing, upgrade
from clowder.tables.journal import StoreFailed

WIRE = "clowder.server.wire:Wire"
DOOR = "clowder.server.door:Door"
LARGEST_MESSAGE = 65_536  # bytes; from 8 kB on (frame_limit) a frame is refused, from here on its connection ends
SHORTEST_TOKEN = 16  # letters of what opens the host's page
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
# It is there and no folder; and nothing can be made there, as in /proc.
TOLD_OF_FOLDERS = {errno.EEXIST: errno.ENOTDIR, errno.ENOENT: errno.EROFS}


class CannotServe(Exception):
    """One clear line for the host: `key` names the sentence, `params` its facts, of which one may be an OSError."""

    def __init__(self, key: str, **params: object) -> None:
        self.key = key
        self.params = params
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in params.items())]))


def _when_ready(settings: Settings, announce: Callable[[], None]) -> None:
    """Ask /readyz until it answers; ourselves, not a proxy that the environment names."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while True:
        try:
            with direct.open(f"http://{host}:{settings.port}/readyz", timeout=2):
                return announce()
        except (OSError, http.client.HTTPException):
            time.sleep(0.1)


def check(settings: Settings) -> None:
    """Find out now what would fail later, before the database is touched. Raises CannotServe."""
    _check_words(settings)
    if not settings.database:
        _check_folder(settings)
    _check_port(settings)


def _prepare(settings: Settings) -> None:
    """Bring the database up to date and see whether it takes writes."""
    engine = open_engine(database_url(settings.database, settings.folder))
    upgrade(engine)
    try_writing(engine)
    engine.dispose()


@contextmanager
def _in_words() -> Iterator[None]:
    """What goes wrong with the database as CannotServe."""
    try:
        yield
    except StoreFailed as error:
        raise CannotServe(error.key, **error.params) from None
    except ModuleNotFoundError as error:
        raise CannotServe("postgres_missing", module=error.name) from None


def _check_words(settings: Settings) -> None:
    """What is wrong whatever the machine is like."""
    if settings.log_level not in LOG_LEVELS:
        raise CannotServe("bad_log_level", level=settings.log_level, levels=", ".join(LOG_LEVELS))
    if settings.admin_token and len(settings.admin_token) < SHORTEST_TOKEN:
        raise CannotServe("short_admin_token", letters=SHORTEST_TOKEN)
    if settings.public_url and not is_address(settings.public_url):
        raise CannotServe("bad_public_url", url=settings.public_url)
    for name in given_names(settings):
        if name != "*" and not NAME.fullmatch(name):
            raise CannotServe("bad_hosts", name=name)
    if settings.smtp_url:
        try:
            MailServer.read(settings)
        except BadMailServer:
            raise CannotServe("bad_mail_server") from None
    if not settings.database.startswith("postgres"):
        if settings.workers > 1:
            raise CannotServe("workers_need_postgres")
        if settings.bot_queue:
            raise CannotServe("bot_queue_needs_postgres")


def _check_folder(settings: Settings) -> None:
    try:
        settings.folder.mkdir(0o700, parents=True, exist_ok=True)
        probe = settings.folder / f".probe-{os.getpid()}"
        try:
            probe.write_bytes(b"x" * 4096)
        finally:
            probe.unlink(missing_ok=True)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise CannotServe("disk_full", detail=str(settings.folder)) from None
        number = TOLD_OF_FOLDERS.get(error.errno or 0)
        reason = error if number is None else OSError(number, os.strerror(number))
        raise CannotServe("folder", folder=str(settings.folder), reason=reason) from None


def _check_port(settings: Settings) -> None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe_socket:
        probe_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe_socket.bind((settings.host, settings.port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise CannotServe("port_taken", port=str(settings.port)) from None
            where = f"{settings.host}:{settings.port}"
            raise CannotServe("cannot_listen", address=where, reason=error) from None


def serve(settings: Settings, announce: Callable[[], None] | None = None) -> None:
    """Serve until interrupted. Raises CannotServe before it starts; `announce` is called when people can come."""
    set_up_logs(settings.log_level if settings.log_level in LOG_LEVELS else "INFO")
    check(settings)
    with _in_words():
        url = database_url(settings.database, settings.folder)
    try:
        with only_server_of(url):
            with _in_words():
                _prepare(settings)
            _serve(settings, announce)
    except ServedAlready:
        raise CannotServe("served_already", file=str(url.database)) from None


def _serve(settings: Settings, announce: Callable[[], None] | None) -> None:
    settings.to_environment()
    raise_limit()
    if announce is not None:
        threading.Thread(target=_when_ready, args=(settings, announce), daemon=True).start()
    notice_ends_at_once()
    if settings.workers > 1 and settings.log_level in ("DEBUG", "INFO"):
        logging.getLogger("uvicorn.error").setLevel("INFO")  # in this process it only says which worker came or died
    uvicorn.run(
        "clowder.server.app:make_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        log_config=None,
        access_log=False,
        http=DOOR,
        ws=WIRE,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_keep_alive=75,  # longer than browsers and proxies keep a connection: they close it, not we
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=30,  # a busy machine may keep a process waiting that is not dead
        server_header=False,
        proxy_headers=settings.trust_proxy,
    )
