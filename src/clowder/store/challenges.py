"""Deals that somebody made for others: how many have played them, and what of that their maker has not looked at."""

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.blocks import Blocks
from clowder.store.store import SqlStore

LOOKED_AT: Final = 50  # of somebody's challenges: the latest
NEWS_SHOWN: Final = 5
_d, _t, _r, _n = schema.deals, schema.deal_tries, schema.results, schema.push_notices
_ended = _t.join(_r, (_r.c.table_id == _t.c.table_id) & (_r.c.seat == _t.c.seat))
# A notice of a challenge has the deal in place of the table and the number of tries in place of the ply. Its row stays
# when it was sent, and says what its maker has looked at: a later try has a larger number.
_look = sa.text(
    "INSERT INTO push_notices AS p (table_id, person, ply, what, waiting) VALUES (:deal, :maker, :tries, 'seen', 0)"
    " ON CONFLICT (table_id, person) DO UPDATE SET ply = excluded.ply, what = 'seen', waiting = 0"
    " WHERE p.ply <= excluded.ply"
)


@dataclass(frozen=True)
class Played:
    """A challenge, and how many tries of it are over."""

    deal: str
    game: str
    tries: int


class Challenges:
    """Tries of people whom the maker has blocked are not counted: nobody hears of them by a notice."""

    def __init__(self, store: SqlStore, blocks: Blocks) -> None:
        self._store = store
        self._blocks = blocks

    async def maker_of(self, deal: str) -> str:
        """Nobody's, if it is a deal of a day or its maker is forgotten."""
        query = sa.select(_d.c.maker).where(_d.c.id == deal)
        return await self._store.read(lambda connection: connection.execute(query).scalar() or "")

    async def played(self, deal: str, maker: str) -> Played | None:
        """By others, as their maker may know; None if nobody has."""
        found = await self._played(maker, _d.c.id == deal)
        return found[0] if found else None

    async def news(self, maker: str) -> list[Played]:
        """Those that were played since their maker looked, the latest challenges first."""
        looked = sa.select(_n.c.table_id, _n.c.ply).where(_n.c.person == maker, _n.c.what == "seen")
        latest = sa.select(_d.c.id).where(_d.c.maker == maker).order_by(_d.c.created.desc(), _d.c.id).limit(LOOKED_AT)
        found = await self._played(maker, _d.c.id.in_(latest))
        if not found:
            return []
        query = looked.where(_n.c.table_id.in_([each.deal for each in found]))
        seen = await self._store.read(lambda c: {row[0]: row[1] for row in c.execute(query)})
        return [each for each in found if each.tries > seen.get(each.deal, 0)][:NEWS_SHOWN]

    async def look(self, deal: str, person: str) -> None:
        """Their maker has seen how it stands; of whoever else looks nothing is kept."""
        found = await self.played(deal, person)
        if found is not None:
            values = {"deal": deal, "maker": person, "tries": found.tries}
            await self._store.writer.run(lambda connection: connection.execute(_look, values) and None)

    async def _played(self, maker: str, which: sa.ColumnElement[bool]) -> list[Played]:
        unheard = await self._blocks.of(maker)
        tries = sa.func.count(_t.c.person)
        query = sa.select(_d.c.id, _d.c.game, tries).select_from(_ended.join(_d, _d.c.id == _t.c.deal_id))
        query = query.where(which, _d.c.maker == maker, _t.c.person.not_in(unheard))
        query = query.group_by(_d.c.id, _d.c.game, _d.c.created).order_by(_d.c.created.desc(), _d.c.id)

        def work(connection: Connection) -> list[Played]:
            return [Played(*row) for row in connection.execute(query)]

        return await self._store.read(work)
