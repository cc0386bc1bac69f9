"""Deals that several people play: which there are today, whose try counts, and what one may know of the others'."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from clowder.games import GAMES
from clowder.server.loaded_tables import LoadedTables
from clowder.store.deals import BEST_SHOWN, Deals, StoredDeal, Try
from clowder.store.people import Person
from clowder.tables import deals, dealt, lobby
from clowder.tables.deals import Plan
from clowder.tables.journal import Conflict
from clowder.tables.model import TableError, new_id, now_ms
from clowder.tables.table import Table

Result = tuple[int, int, int]  # a place, points, and how many tries ended so


class DealRoom:
    """`clock` says what day it is; nothing else here looks at the time."""

    def __init__(self, store: Deals, tables: LoadedTables, clock: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.clock = clock
        self._tables = tables

    def today(self) -> list[Plan]:
        day = deals.day_of(self.clock())
        return [deals.daily_plan(game, day) for game in GAMES.ids()]

    async def find(self, id: str) -> StoredDeal:
        """A deal of today or yesterday, or one that somebody has played or made. Raises TableError."""
        now = self.clock()
        for day in (deals.day_of(now), deals.day_of(now - deals.DAY_MS)):
            for game in GAMES.ids():
                plan = deals.daily_plan(game, day)
                if plan.id == id:
                    return StoredDeal(plan)
        found = await self.store.find(id)
        if found is None:
            raise TableError("no_such_deal", 404)
        return found

    def is_on(self, plan: Plan) -> bool:
        """Whether tries count: those of a day only on that day."""
        return not plan.day or plan.day == deals.day_of(self.clock())

    async def play(self, deal: StoredDeal, person: Person, practice: bool) -> Table:
        """A table for this person: of their one try, or, if they had it or want to, one that does not count."""
        plan = deal.plan
        if not practice and self.is_on(plan) and deal.maker != person.id:
            await self.store.save(deal)
            table = await self._try(plan, person)
            if table.head.status == "running":
                return table
        table = await self._tables.add(dealt.head_for(plan, person.id, person.name, counts=False))
        return await self._started(table, person)

    async def _try(self, plan: Plan, person: Person) -> Table:
        """The claim is durable before the table is: whoever was interrupted in between gets the table of the claim."""
        id = await self.store.claim(plan, person.id, new_id())
        try:
            table = await self._tables.get(id)
        except TableError:
            try:
                table = await self._tables.add(dealt.head_for(plan, person.id, person.name, counts=True, id=id))
            except Conflict:  # the same was asked at the same time, here or of another process
                table = await self._tables.get(id)
        return await self._started(table, person)

    async def _started(self, table: Table, person: Person) -> Table:
        """Also a table that was made and not started yet: its process ended in between, or is about to start it."""
        if table.head.status == "open":
            await table.call(lambda: lobby.start(table, person.id))
        return table

    async def challenge(self, table: Table, person: Person, seat: int) -> str:
        """The deal of a finished table for others to play; its maker has had their try there."""
        match, known = table.match, table.head.deal
        assert match is not None
        if known is not None and known["id"]:
            return known["id"]  # others play it already
        if not table.head.is_ordinary:
            raise TableError("deal_from_middle")
        plan = deals.challenge_plan(table.head, match.seed, seat)
        await self.store.save(StoredDeal(plan, person.id, table.head.id))
        return plan.id

    async def own_try(self, deal: StoredDeal, person: str) -> Try | None:
        """Somebody's try; that of who made a challenge is the game they made it of."""
        if deal.maker and deal.maker == person:
            return await self.made_with(deal)
        return (await self.store.tries_of(person, [deal.plan.id])).get(deal.plan.id)

    async def made_with(self, deal: StoredDeal) -> Try | None:
        """The result that a challenge asks to beat."""
        result = await self.store.result(deal.table, deal.plan.seat) if deal.table else None
        return None if result is None else Try(deal.table, deal.plan.seat, *result)

    def may_see(self, deal: StoredDeal, mine: Try | None) -> bool:
        """What others did with a deal tells of it: first comes one's own try, or the end of its day."""
        return (mine is not None and (mine.rank > 0 or mine.gone)) or not self.is_on(deal.plan)

    async def best(self, deal: StoredDeal, person: str) -> Table:
        """The table of the best try. Raises TableError."""
        if not self.may_see(deal, await self.own_try(deal, person)):
            raise TableError("try_first", 403)
        tries, _ = await self.standings(deal)
        if not tries:
            raise TableError("no_tries", 404)
        return await self._tables.get(tries[0].table)

    async def standings(self, deal: StoredDeal, maker: str = "") -> tuple[list[Try], list[Result]]:
        """The best tries and how all of them ended; the game that a challenge was made of, by `maker`, is one."""
        best, ends = await self.store.best(deal.plan.id), await self.store.spread(deal.plan.id)
        made = await self.made_with(deal)
        if made is None:
            return best, ends
        best = sorted([*best, replace(made, person=deal.maker, name=maker)], key=lambda each: (each.rank, -each.score))
        counts = Counter({(rank, score): count for rank, score, count in ends})
        counts[made.rank, made.score] += 1
        ends = [(*end, count) for end, count in sorted(counts.items(), key=lambda each: (each[0][0], -each[0][1]))]
        return best[:BEST_SHOWN], ends
