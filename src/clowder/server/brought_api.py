"""Games that were played on a device without a server: brought to one's account, verified like any record."""

import json
from typing import Final

from fastapi import APIRouter, Request

from clowder.anywhere import replays
from clowder.anywhere.keep import HERE
from clowder.bots.levels import LEVELS
from clowder.core.types import Json
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import PersonOrGuest, TheServices
from clowder.server.models import Model
from clowder.server.replay_api import RECORD
from clowder.server.till import TheTill
from clowder.store import record_files
from clowder.tables import fairness, lobby
from clowder.tables.model import TableError

router = APIRouter(prefix="/api/me/games", responses=ERRORS)
ID_LIMIT: Final = 32  # letters of a table's id


class BroughtGame(Model):
    """The table that was brought; `new` is false for one that is here already, perhaps as somebody else's."""

    table: str
    new: bool


@router.post("", response_model=BroughtGame, openapi_extra={"requestBody": RECORD})
async def bring_game(request: Request, person: PersonOrGuest, services: TheServices, till: TheTill) -> BroughtGame:
    """Take in the record of a game that one played on a device. Only such a one: others have their people already."""
    body = await request.body()
    till.pay(work_budget.TRY + 2 * work_budget.RECORD_KILOBYTE * len(body) / 1000)
    record = await services.pool.work(till.payer.name, checked, body)
    head = record_files.archived_head(record, person.id)
    head.spectators = "none"
    for seat in head.seats:
        seat.name = lobby.clean_name(seat.name, "")
    is_new = await record_files.store_game(services.store, record, head)
    kept = await services.store.load_head(head.id)
    if kept is not None and kept.host == person.id:
        await services.store.finish(kept, _results(record, person.id))  # once: a second time changes nothing
    return BroughtGame(table=head.id, new=is_new)


def checked(body: bytes) -> Json:
    """A genuine record of a table on a device; in another process. Raises TableError."""
    replays.record_replay(body, "none")  # says in a few words what is wrong with most of them
    record: Json = json.loads(body)
    if fairness.verify(record):
        raise TableError("record_edited", 422)
    table, players = record["extra"]["table"], record["extra"]["players"]
    if not table.startswith(HERE) or len(table) > ID_LIMIT:
        raise TableError("record_not_here", 422)
    if any(each["kind"] == "open" or (each["kind"] == "bot" and each["level"] not in LEVELS) for each in players):
        raise TableError("record_unreadable", 422)
    return record


def _results(record: Json, person: str) -> list[Json]:
    outcome, players = record["extra"]["outcome"], record["extra"]["players"]
    return [
        {
            "seat": n,
            "person": person if player["kind"] == "person" else "",
            "level": player["level"],
            "rank": outcome["ranks"][n],
            "score": outcome["scores"][n],
            "seats": len(players),
            "game": record["game"],
            "hints": 0,
        }
        for n, player in enumerate(players)
    ]
