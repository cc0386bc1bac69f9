"""A link's page as messengers see it: the client's page with Open Graph tags, and the picture they show."""

import asyncio
from html import escape
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from clowder.anywhere import game_texts
from clowder.core.types import NOBODY
from clowder.server import work_budget
from clowder.server.dependencies import TheServices
from clowder.server.link_api import LinkedTable, TheLink, is_over, owner_name
from clowder.server.link_picture import ROWS, Facts, Line, picture
from clowder.server.services import Services
from clowder.server.static import client_page
from clowder.server.till import TheTill
from clowder.tables.frames import encode
from clowder.tables.links import Link
from clowder.tables.model import SeatHead, TableError
from clowder.tables.table import Table
from clowder.texts import Texts, package_texts

router = APIRouter(include_in_schema=False)
_drawing: Final = asyncio.Semaphore(1)  # a picture takes a tenth of a second: one after the other, beside the tables


@router.get("/l/{key}")
async def link_page(key: str, request: Request, services: TheServices) -> Response:
    """The client's page. A link that leads nowhere has no tags, and the page says why."""
    tags = ""
    try:
        link = await services.links.by_key(key[:100])
        if not link.ended:
            facts = await link_facts(link, await services.loaded_tables.get(link.table), services)
            base = services.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
            tags = _tags(facts, f"{base}/l/{key[:100]}")
    except TableError:
        pass
    return HTMLResponse(client_page(services.settings.prefix, tags), headers={"Cache-Control": "no-cache"})


def _tags(facts: Facts, address: str) -> str:
    said = {
        "og:site_name": "Clowder",
        "og:type": "website",
        "og:title": facts.title,
        "og:description": facts.below,
        "og:url": address,
        "og:image": f"{address}/picture.png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in said.items())
    return tags + '<meta name="twitter:card" content="summary_large_image"><meta name="robots" content="noindex">'


@router.get("/l/{key}/picture.png")
async def link_picture(link: TheLink, table: LinkedTable, services: TheServices, till: TheTill) -> Response:
    """What messengers show beside the link."""
    facts = await link_facts(link, table, services)
    till.pay(work_budget.PICTURE)
    async with _drawing:
        drawn = await asyncio.to_thread(picture, facts)
    return Response(drawn, media_type="image/png", headers={"Cache-Control": "private, max-age=300"})


async def link_facts(link: Link, table: Table, services: Services) -> Facts:
    """What is told of a link before it is opened, in the language of who made it."""
    owner = await services.people.get(link.owner)
    say = await asyncio.to_thread(package_texts, "clowder.server", owner.language if owner is not None else "en")
    head, outcome, view = table.head, None, b""
    if link.purpose == "replay" and is_over(table) and table.match is not None:
        outcome = table.match.state.outcome()
        view = encode(table.match.state.view(NOBODY))
    ranks = outcome.ranks if outcome is not None else [0] * len(head.seats)
    scores = outcome.scores if outcome is not None else []
    lines = [
        Line(ranks[n], n, _name(say, seat, n, link.names), say.say("points", {"count": scores[n]}) if scores else "")
        for n, seat in enumerate(head.seats)
        if seat.kind != "open"
    ]
    lines.sort(key=lambda line: (line.rank, line.seat))
    words = {
        "game": game_texts.title_of(head.game),
        "owner": await owner_name(link, services) or "none",
        "winners": ", ".join(line.name for line in lines if line.rank == 1) if link.names and outcome else "none",
    }
    beyond = len(lines) - ROWS
    more = say.say("and-more", {"count": beyond}) if beyond > 0 else ""
    title, below = say.say(f"link-{link.purpose}", words), say.say(f"link-{link.purpose}-more", words)
    return Facts(title, below, tuple(lines[:ROWS]), more, view)


def _name(say: Texts, seat: SeatHead, n: int, named: bool) -> str:
    if named and seat.name:
        return seat.name
    return say.say("player-bot") if seat.kind == "bot" else say.say("player-guest", {"number": n + 1})
