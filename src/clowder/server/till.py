"""Where requests pay for the work they cause: who asks, and the budget of this process."""

from typing import Annotated

from fastapi import Depends, Request

from clowder.server.addresses import caller_address
from clowder.server.dependencies import Address, TheServices
from clowder.server.services import Services
from clowder.server.sessions import COOKIE
from clowder.server.work_budget import Payer
from clowder.tables.model import TableError


class Till:
    """Who asks, and the budget that they pay from."""

    def __init__(self, payer: Payer, services: Services) -> None:
        self.payer = payer
        self._services = services

    def pay(self, price: float, spare: bool = False) -> None:
        """`spare`: only while half of the purse stays for everything else."""
        try:
            self._services.budget.pay(self.payer, price, spare)
        except TableError:
            self._services.metrics.count("work_refused")
            raise


async def the_till(request: Request, address: Address, services: TheServices) -> Till:
    """By the cookie's own word, if it is signed: the store is not asked for it."""
    cookie = request.cookies.get(COOKIE, "")
    person = services.sessions.signed_person(cookie) if services.ready else ""
    # Behind a proxy that is not trusted everybody comes from one address: only who has no cookie pays by that.
    shared = address if person else caller_address(request.scope, request.headers, services.settings)
    return Till(Payer(person, shared), services)


TheTill = Annotated[Till, Depends(the_till)]
