"""Sends notices to the push services of browsers, and nowhere else."""

import asyncio
import logging
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from clowder.server.push_message import Signer, decoded, is_public_key, sealed
from clowder.server.settings import Settings
from clowder.store.push import Device, PushDevices

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


class PushSender:
    def __init__(self, settings: Settings, devices: PushDevices, signer: Signer) -> None:
        self._settings = settings
        self._devices = devices
        self._signer = signer
        self._sending = asyncio.Semaphore(AT_ONCE)

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

    async def send(self, device: Device, topic: str, text: bytes) -> None:
        """With the table as its topic a notice takes the place of the one that waits for a phone that is off."""
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


def _post(request: Request) -> int:
    try:
        with _open(request, timeout=SECONDS) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code
    except OSError:
        return 599
