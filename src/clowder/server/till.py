"""Where requests pay for the work they cause: who asks, and the budget of this process."""

from typing import Annotated

from fastapi import Depends, Request

from clowder.server.dependencies import TheServices
from clowder.server.services import Services
from clowder.server.sessions import COOKIE
from clowder.server.settings import Settings
from clowder.server.work_budget import Payer
from clowder.tables.model import TableError


def address_of(request: Request, settings: Settings) -> str:
    if settings.trust_proxy and "x-forwarded-for" in request.headers:
        return request.headers["x-forwarded-for"].rpartition(",")[2].strip()
    return request.client.host if request.client is not None else ""


class Till:
    """Who asks, and the budget that they pay from."""

    def __init__(self, payer: Payer, services: Services) -> None:
        self.payer = payer
        self._services = services

    def pay(self, price: float) -> None:
        try:
            self._services.budget.pay(self.payer, price)
        except TableError:
            self._services.metrics.count("work_refused")
            raise


async def the_till(request: Request, services: TheServices) -> Till:
    """By the cookie's own word, if it is signed: the store is not asked for it."""
    cookie = request.cookies.get(COOKIE, "")
    person = cookie.partition(".")[0] if services.ready and services.sessions.is_signed(cookie) else ""
    return Till(Payer(person, address_of(request, services.settings)), services)


TheTill = Annotated[Till, Depends(the_till)]
