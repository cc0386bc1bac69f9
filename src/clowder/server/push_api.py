"""Notices on this device: switched on and off."""

from typing import TYPE_CHECKING

from fastapi import APIRouter, Response
from pydantic import Field

from clowder.server.api import ERRORS
from clowder.server.dependencies import PersonOrGuest, TheServices
from clowder.server.models import Model
from clowder.server.services import Services
from clowder.store.push import Device
from clowder.tables.model import TableError

if TYPE_CHECKING:
    from clowder.server.push_sender import PushSender

router = APIRouter(prefix="/api/me/push", responses=ERRORS)
KEY = "^[A-Za-z0-9_-]*=*$"


class PushKey(Model):
    """What a browser needs to subscribe (applicationServerKey)."""

    key: str


class PushKeys(Model):
    p256dh: str = Field(max_length=100, pattern=KEY)
    auth: str = Field(max_length=40, pattern=KEY)


class PushWish(Model):
    """A subscription as browsers write it."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys


class PushOff(Model):
    endpoint: str = Field(max_length=1000)


def _sender(services: Services) -> "PushSender":
    if services.notices.push is None:
        raise TableError("no_push", 404)
    return services.notices.push


@router.get("")
async def push_key(services: TheServices) -> PushKey:
    return PushKey(key=_sender(services).public_key)


@router.post("", status_code=204)
async def push_on(wish: PushWish, person: PersonOrGuest, services: TheServices) -> Response:
    """This device hears of this person's turns from now on."""
    device = Device(wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    if not _sender(services).may_tell(device):
        raise TableError("push_service", 422)
    await services.notices.devices.add(person.id, device)
    services.notices.subscribed(person.id)
    return Response(status_code=204)


@router.post("/off", status_code=204)
async def push_off(wish: PushOff, person: PersonOrGuest, services: TheServices) -> Response:
    await services.notices.devices.remove(wish.endpoint, person.id)
    return Response(status_code=204)
