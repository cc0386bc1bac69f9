"""The deal of the day, challenges, and games played on from one of their moves."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response
from pydantic import Field

from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import Address, KnownPerson, PersonOrGuest, TheServices, VisibleTable
from clowder.server.models import Model, RecordAnswer, TableAnswer
from clowder.server.table_api import sealed_record
from clowder.server.till import TheTill
from clowder.store.deals import StoredDeal, Try
from clowder.tables import deals
from clowder.tables.model import TableError

router = APIRouter(prefix="/api", responses=ERRORS)


class TryInfo(Model):
    """A try; rank 0 while it is not over. `gone`: it was put away unfinished, and there is no other."""

    table: str
    rank: int
    score: int
    gone: bool


class DealSummary(Model):
    """`day` of a deal of the day, empty for a challenge; `over`: its tries do not count any more."""

    id: str
    game: str
    day: str
    over: bool
    seats: int
    seat: int
    levels: list[str]
    tries: int
    mine: TryInfo | None


class Daily(Model):
    """The deals of today. `ends`: when the next ones come, in milliseconds since 1970."""

    day: str
    ends: int
    deals: list[DealSummary]


class Standing(Model):
    name: str
    rank: int
    score: int
    me: bool


class Bar(Model):
    """How many tries ended with this rank and these points."""

    rank: int
    score: int
    tries: int


class DealAnswer(Model):
    """`best`, `spread` and `place` only for who has had their try, or after the day. `by` made a challenge, `beat` is
    the result it asks to beat, which is one of the tries."""

    deal: DealSummary
    by: str
    beat: TryInfo | None
    place: int
    best: list[Standing]
    spread: list[Bar]


class ChallengeNews(Model):
    """A challenge of mine that was played since I looked: how many have played it by now."""

    id: str
    game: str
    tries: int


class PlayWish(Model):
    practice: bool = False


class ChallengeWish(Model):
    seat: int = Field(ge=0, le=8)


class Challenge(Model):
    """`path` leads others to it."""

    id: str
    path: str


async def the_deal(deal_id: str, services: TheServices) -> StoredDeal:
    return await services.deal_room.find(deal_id[:40])


TheDeal = Annotated[StoredDeal, Depends(the_deal)]


def _told(found: Try | None) -> TryInfo | None:
    return None if found is None else TryInfo(table=found.table, rank=found.rank, score=found.score, gone=found.gone)


def _summary(plan: deals.Plan, over: bool, tries: int, mine: Try | None) -> DealSummary:
    levels = [level for seat, level in enumerate(plan.levels) if seat != plan.seat]
    return DealSummary(
        id=plan.id,
        game=plan.game,
        day=plan.day,
        over=over,
        seats=plan.seats,
        seat=plan.seat,
        levels=levels,
        tries=tries,
        mine=_told(mine),
    )


@router.get("/daily")
async def daily(known: KnownPerson, services: TheServices) -> Daily:
    """One deal per game, the same for everybody on every server of this version."""
    room = services.deal_room
    now = room.clock()
    plans = room.today()
    ids = [plan.id for plan in plans]
    mine = await room.store.tries_of(known.id, ids) if known is not None else {}
    counts = await room.store.counts(ids)
    told = [_summary(plan, False, counts.get(plan.id, 0), mine.get(plan.id)) for plan in plans]
    return Daily(day=deals.day_of(now), ends=deals.end_of_day(now), deals=told)


@router.get("/deals/{deal_id}")
async def get_deal(deal: TheDeal, known: KnownPerson, services: TheServices) -> DealAnswer:
    """A deal, and after one's own try what became of it at other tables."""
    room, plan = services.deal_room, deal.plan
    person = known.id if known is not None else ""
    mine = await room.own_try(deal, person) if person else None
    maker = await services.people.get(deal.maker) if deal.maker else None
    name = maker.name if maker is not None else ""
    best, ends = await room.standings(deal, name)
    answer = DealAnswer(
        deal=_summary(plan, not room.is_on(plan), sum(count for *_, count in ends), mine),
        by=name,
        beat=_told(await room.made_with(deal)),
        place=0,
        best=[],
        spread=[],
    )
    if answer.beat is not None and (mine is None or mine.table != answer.beat.table):
        answer.beat.table = ""
    if room.may_see(deal, mine):
        answer.best = [
            Standing(name=each.name, rank=each.rank, score=each.score, me=each.person == person) for each in best
        ]
        answer.spread = [Bar(rank=rank, score=score, tries=count) for rank, score, count in ends]
        if mine is not None and mine.rank:
            answer.place = 1 + sum(n for rank, score, n in ends if (rank, -score) < (mine.rank, -mine.score))
    return answer


@router.post("/deals/{deal_id}/play", status_code=201)
async def play_deal(
    wish: PlayWish, deal: TheDeal, person: PersonOrGuest, address: Address, services: TheServices, till: TheTill
) -> TableAnswer:
    """One's one try, begun or gone on with; whoever had it plays for practice."""
    async with services.open_tables.place(person.id, address):
        till.pay(work_budget.TABLE)
        table = await services.deal_room.play(deal, person, wish.practice)
        return TableAnswer(table=table.info(person.id))


@router.get("/deals/{deal_id}/best", response_model_exclude_unset=True)
async def best_try(deal: TheDeal, person: PersonOrGuest, services: TheServices, till: TheTill) -> RecordAnswer:
    """The record of the best try, for who has had their own."""
    till.pay(work_budget.TRY)
    table = await services.deal_room.best(deal, person.id)
    return RecordAnswer(**await sealed_record(table, services))


@router.get("/me/challenges")
async def my_challenges(person: PersonOrGuest, services: TheServices) -> list[ChallengeNews]:
    """Those that somebody has played since I looked."""
    found = await services.notices.challenges.news(person.id)
    return [ChallengeNews(id=each.deal, game=each.game, tries=each.tries) for each in found]


@router.post("/deals/{deal_id}/seen", status_code=204)
async def look_at_deal(deal: TheDeal, person: PersonOrGuest, services: TheServices, till: TheTill) -> Response:
    """Who made it knows how it stands, and is told again when somebody else has played it."""
    if deal.maker == person.id:
        till.pay(work_budget.TABLE)
        await services.notices.challenges.look(deal.plan.id, person.id)
    return Response(status_code=204)


@router.post("/tables/{table_id}/challenge", status_code=201)
async def make_challenge(
    wish: ChallengeWish, table: VisibleTable, person: PersonOrGuest, services: TheServices, till: TheTill
) -> Challenge:
    """The deal of a finished game for others: on my seat, against bots."""
    till.pay(work_budget.TABLE)

    async def make() -> dict[str, Any]:
        head, match = table.head, table.match
        if head.status not in ("over", "archived") or match is None or not match.state.is_over():
            raise TableError(table.data.broken or "not_over")
        if wish.seat not in head.seats_of(person.id):
            raise TableError("not_your_seat", 403, seat=wish.seat)
        id = await services.deal_room.challenge(table, person, wish.seat)
        return {"id": id, "path": f"/deal/{id}"}

    return Challenge(**await table.call(make))
