"""My games: what goes on and whose turn it is, and what is over, with filters and page by page."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from pydantic import Field

from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import PersonOrGuest, TheServices
from clowder.server.models import Model
from clowder.server.till import TheTill
from clowder.store import games
from clowder.tables.message_parts import TableInfo
from clowder.tables.model import GameKind
from clowder.tables.table_info import summary

SHOWN: Final = 12  # games that go on; each is loaded to say whose turn it is
router = APIRouter(prefix="/api/me/games", responses=ERRORS)
Switch = Annotated[bool | None, Query()]


class GoingOn(Model):
    """`to_act` is the seat whose turn it is, -1 before the deal; `since` is when something happened last."""

    table: TableInfo
    to_act: int
    my_turn: bool
    since: int


class Player(Model):
    name: str
    level: str
    rank: int
    score: int


class FinishedGame(Model):
    table: str
    game: str
    seat: int
    seats: int
    rank: int
    score: int
    ended: int
    take_backs: int = Field(description="how often something was taken back after more had been seen")
    hints: int = Field(description="how often this person asked what a bot would do")
    kind: GameKind = "usual"
    players: list[Player]


class GamePage(Model):
    """`next` asks for the following page as `before`; null after the last."""

    games: list[FinishedGame]
    next: str | None


@router.get("/running")
async def games_going_on(person: PersonOrGuest, services: TheServices, till: TheTill) -> list[GoingOn]:
    """Those that wait for me first, then the latest."""
    heads = await games.going_on(services.store, person.id, SHOWN)
    loaded = services.loaded_tables.tables
    till.pay(work_budget.REQUEST + work_budget.TABLE * sum(head.id not in loaded for head in heads))
    found = []
    for head in heads:
        table = await services.loaded_tables.get(head.id)
        if table.head.status not in ("open", "running"):
            continue
        to_act, own = table.data.to_act(), table.head.seats_of(person.id)
        my_turn = to_act in own and not table.data.paused and not table.head.seats[to_act].left
        info = summary(table.info(person.id))
        found.append(GoingOn(table=info, to_act=to_act, my_turn=my_turn, since=max(table.touched, head.created)))
    return sorted(found, key=lambda one: (not one.my_turn, -one.since))


@router.get("")
async def games_that_are_over(
    person: PersonOrGuest,
    services: TheServices,
    till: TheTill,
    game: Annotated[str, Query(max_length=50)] = "",
    opponent: Annotated[str, Query(max_length=80)] = "",
    result: Annotated[Literal["won", "lost"] | None, Query()] = None,
    take_backs: Switch = None,
    hinted: Switch = None,
    before: Annotated[str, Query(max_length=60, pattern="^([0-9]{1,15}-[A-Za-z0-9]{1,40}-[0-9]{1,2})?$")] = "",
) -> GamePage:
    """A page of finished games, the latest first."""
    till.pay(work_budget.TRY)
    won = None if result is None else result == "won"
    wanted = games.Filter(game, opponent, won, take_backs, hinted)
    cursor = None
    if before:
        ended, table, seat = before.split("-")
        cursor = (int(ended), table, int(seat))
    rows = await games.finished(services.store, person.id, wanted, cursor)
    last = rows[-1] if len(rows) == games.PAGE else None
    names = ("game", "seat", "seats", "rank", "score", "ended", "take_backs", "hints", "kind")
    found = [
        FinishedGame(table=row["table_id"], players=row["players"], **{name: row[name] for name in names})
        for row in rows
    ]
    following = f"{last['ended']}-{last['table_id']}-{last['seat']}" if last is not None else None
    return GamePage(games=found, next=following)
