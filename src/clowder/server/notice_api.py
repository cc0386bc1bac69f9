"""Notices as a person chose them: an address of e-mail, and vacations."""

import asyncio
import re
import secrets
from hashlib import sha256
from typing import Final

from fastapi import APIRouter, Response
from pydantic import Field

from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import PersonOrGuest, TheServices
from clowder.server.mailer import Mailer
from clowder.server.models import Model
from clowder.server.services import Services
from clowder.server.till import TheTill
from clowder.store.mail import Address
from clowder.tables.model import TableError
from clowder.texts import package_texts

router = APIRouter(prefix="/api", responses=ERRORS)
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")
KEY_BYTES: Final = 18
ASKS_OF_PERSON: Final = 5  # letters a day that ask whether an address is right
ASKS_OF_ADDRESS: Final = 3
ASKS: Final = 500


class MailInfo(Model):
    """`possible`: whether this server sends mail at all."""

    possible: bool
    address: str | None
    confirmed: bool


class VacationInfo(Model):
    """`until` in milliseconds since 1970, null for who is on none; `left` are the days that remain of this year's."""

    until: int | None
    left: int


class NoticeInfo(Model):
    push: bool
    mail: MailInfo
    vacation: VacationInfo


class MailWish(Model):
    address: str = Field(max_length=254)


class VacationWish(Model):
    """For so many days; 0 until one is back, for as long as the year's days last."""

    days: int = Field(0, ge=0, le=30)


@router.get("/me/notices")
async def my_notices(person: PersonOrGuest, services: TheServices) -> NoticeInfo:
    notices = services.notices
    known = await notices.addresses.of_person(person.id)
    mail = MailInfo(
        possible=notices.mailer is not None,
        address=known.address if known is not None else None,
        confirmed=known is not None and known.confirmed,
    )
    return NoticeInfo(push=notices.push is not None, mail=mail, vacation=await _vacation(person.id, services))


# -- e-mail -----------------------------------------------------------------------------------------------------------


def _mailer(services: Services) -> Mailer:
    if services.notices.mailer is None:
        raise TableError("no_mail", 404)
    return services.notices.mailer


@router.post("/me/mail", status_code=204)
async def leave_address(wish: MailWish, person: PersonOrGuest, services: TheServices, till: TheTill) -> Response:
    """A letter asks whether the address is right; nothing else goes there before that was said."""
    mailer, notices = _mailer(services), services.notices
    till.pay(work_budget.TABLE)
    if not ADDRESS.fullmatch(wish.address):
        raise TableError("bad_mail_address", 422)
    of_address = sha256(wish.address.lower().encode()).hexdigest()
    limits = {f"ask {person.id}": ASKS_OF_PERSON, f"ask to {of_address}": ASKS_OF_ADDRESS, "asks": ASKS}
    if not await notices.counts.may(limits):
        raise TableError("too_many_mails", 429)
    key = secrets.token_urlsafe(KEY_BYTES)
    await notices.addresses.ask(person.id, wish.address, key)
    say = await asyncio.to_thread(package_texts, "clowder.server", person.language)
    lines = [say.say("mail-confirm-more"), "", mailer.address_of(f"/mail/confirm/{key}"), ""]
    notices.post_soon(Address(person.id, wish.address, False), say.say("mail-confirm"), "\n".join(lines))
    return Response(status_code=204)


@router.delete("/me/mail", status_code=204)
async def remove_address(person: PersonOrGuest, services: TheServices) -> Response:
    await services.notices.addresses.remove(person.id)
    return Response(status_code=204)


@router.post("/mail/{key}/confirm", status_code=204)
async def confirm_address(key: str, services: TheServices) -> Response:
    """By the key in the letter, on whichever device it was read."""
    person = await services.notices.addresses.confirm(key[:100])
    if not person:
        raise TableError("mail_key", 404)
    services.notices.subscribed(person)
    return Response(status_code=204)


@router.post("/mail/{key}/off", status_code=204)
async def no_more_mail(key: str, services: TheServices) -> Response:
    """By the key in every letter; mail programs do it too (RFC 8058). Twice is once."""
    mailer, addresses = _mailer(services), services.notices.addresses
    known = await addresses.of_person(key[:100].partition(".")[0])
    if known is not None and mailer.is_off_key(key, known):
        await addresses.remove(known.person)
    return Response(status_code=204)


# -- vacations --------------------------------------------------------------------------------------------------------


async def _vacation(person: str, services: Services) -> VacationInfo:
    now = await services.notices.vacations.now(person)
    return VacationInfo(until=now.until or None, left=now.left // 86_400_000)


@router.post("/me/vacation")
async def go_on_vacation(
    wish: VacationWish, person: PersonOrGuest, services: TheServices, till: TheTill
) -> VacationInfo:
    """From now on this person's clock stands where turns have days, and notices wait; others see it."""
    till.pay(work_budget.TABLE)
    await services.notices.vacations.begin(person.id, wish.days)
    services.vacation_changed(person.id)
    return await _vacation(person.id, services)


@router.delete("/me/vacation")
async def come_back(person: PersonOrGuest, services: TheServices, till: TheTill) -> VacationInfo:
    till.pay(work_budget.TABLE)
    await services.notices.vacations.end(person.id)
    await services.notices.came_back(person.id)
    services.vacation_changed(person.id)
    return await _vacation(person.id, services)
