"""Who is not at the table hears that it is their turn, or that the game is over: once, on the devices they chose."""

import asyncio
import logging
from functools import partial
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from clowder.anywhere import game_texts
from clowder.server.push_message import Signer, decoded, is_public_key, sealed
from clowder.server.settings import Settings
from clowder.store.people import People
from clowder.store.push import Device, PushDevices
from clowder.tables.frames import encode
from clowder.tables.table import Table
from clowder.texts import package_texts

log = logging.getLogger("clowder.server")
SERVICES: Final = (  # of the browsers; this server sends nothing to any other address
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
AT_ONCE: Final = 4
SECONDS: Final = 10.0
WAITING: Final = 1000  # notices that may wait to be sent; the rest is dropped
GONE: Final = (404, 410)


class _NoWay(HTTPRedirectHandler):
    """A service that sends us elsewhere could send us anywhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


_open = build_opener(_NoWay).open


def is_service(endpoint: str, settings: Settings) -> bool:
    """Whether notices may be sent there: by https to the services of the browsers, and where the host says so."""
    try:
        parts = urlsplit(endpoint)
        place = parts.netloc.lower()
    except ValueError:
        return False
    if place and place in settings.push_hosts.split(","):
        return parts.scheme in ("http", "https")
    known = any(place == host or place.endswith(f".{host}") for host in SERVICES)
    return parts.scheme == "https" and known


class Notices:
    """Looks at every table after it changed. What is sent says no more than the table's list does."""

    def __init__(self, settings: Settings, people: People, devices: PushDevices, signer: Signer) -> None:
        self._settings = settings
        self._people = people
        self._devices = devices
        self._signer = signer
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        return self._signer.public_key

    def may_tell(self, device: Device) -> bool:
        """Whether notices can go to a device: by a service that is known, with keys that are some."""
        try:
            keys = is_public_key(device.public_key) and len(decoded(device.secret)) == 16
        except ValueError:
            return False
        return keys and is_service(device.endpoint, self._settings)

    def settled(self, table: Table) -> None:
        """Something happened at a table. Who is missed may be on the way back: that is looked at a little later."""
        if self._absent(table):
            later = partial(table.put, partial(self._look, table))
            asyncio.get_running_loop().call_later(self._settings.push_wait, later)

    def _absent(self, table: Table) -> list[str]:
        """The people who should hear of it, and are not here. Who plays alone knows."""
        head, data = table.head, table.data
        if len({seat.person for seat in head.seats if seat.kind == "person"}) < 2 or data.paused:
            return []
        if head.status == "over":
            seats = head.seats
        elif head.status == "running" and data.to_act() >= 0:
            seats = [head.seats[data.to_act()]]
        else:
            return []
        known = {seat.person for seat in seats if seat.kind == "person" and not seat.left}
        return sorted(person for person in known if not table.presence.is_here(person))

    async def _look(self, table: Table) -> None:
        head = table.head
        over = head.status == "over"
        for person in self._absent(table):
            if len(self._tasks) < WAITING:
                told = self._tell(person, head.id, head.game, table.data.ply() + over, over)
                task = asyncio.create_task(told)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, person: str, table: str, game: str, ply: int, over: bool) -> None:
        try:
            devices = await self._devices.of_person(person)
            if not devices or not await self._devices.claim(table, person, ply):
                return
            known = await self._people.get(person)
            say = await asyncio.to_thread(
                package_texts, "clowder.server", known.language if known is not None else "en"
            )
            words = {"game": game_texts.title_of(game)}
            notice = {
                "title": say.say("notice-over" if over else "notice-turn", words),
                "body": say.say("notice-over-more" if over else "notice-turn-more", words),
                "table": table,
            }
            for device in devices:
                await self._send(device, table, encode(notice))
        except Exception:  # a notice is a favour: the table goes on without it
            log.exception("a notice was not sent")

    async def _send(self, device: Device, topic: str, text: bytes) -> None:
        if not is_service(device.endpoint, self._settings):
            return
        headers = self._signer.headers(device.endpoint, topic)
        body = sealed(text, device.public_key, device.secret)
        async with self._sending:
            status = await asyncio.to_thread(_post, Request(device.endpoint, body, headers, method="POST"))
        if status in GONE:
            await self._devices.remove(device.endpoint)
        elif status >= 300:
            log.warning("a push service answered %d", status)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()


def _post(request: Request) -> int:
    try:
        with _open(request, timeout=SECONDS) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code
    except OSError:
        return 599
