"""Deals that somebody made for others: how many have played them, and what of that their maker has not looked at."""

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.notice_box import wanted
from clowder.store.store import SqlStore

LOOKED_AT: Final = 50  # of somebody's challenges: the latest
NEWS_SHOWN: Final = 5
_d, _t, _r, _n, _b = schema.deals, schema.deal_tries, schema.results, schema.push_notices, schema.blocks
_its_result = (_r.c.table_id == _t.c.table_id) & (_r.c.seat == _t.c.seat)
_ended = _t.join(_r, _its_result)
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

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def maker_of(self, deal: str) -> str:
        """Nobody's, if it is a deal of a day or its maker is forgotten."""
        query = sa.select(_d.c.maker).where(_d.c.id == deal)
        return await self._store.read(lambda connection: connection.execute(query).scalar() or "")

    async def played(self, deal: str, maker: str) -> Played | None:
        """By others, as their maker may know; None if nobody has."""
        found = await self._store.read(lambda c: c.execute(_played_of(maker).where(_d.c.id == deal)).first())
        return Played(*found) if found is not None else None

    async def news(self, maker: str) -> list[Played]:
        """Those that were played since their maker looked, the latest challenges first.

        The start page asks at every glance, and mostly nobody has begun another try: that is one small query, and only
        otherwise a second one counts whose tries are over.
        """

        def work(connection: Connection) -> list[Played]:
            latest = connection.execute(_latest, {"maker": maker}).all()
            seen = {id: looked or 0 for id, _, begun, looked in latest if begun > (looked or 0)}
            if not seen:
                return []
            counted = connection.execute(_over, {"maker": maker, "fresh": list(seen)})
            tries = {id: count for id, count in counted if count > seen[id]}
            return [Played(id, game, tries[id]) for id, game, *_ in latest if id in tries][:NEWS_SHOWN]

        return await self._store.read(work)

    async def unannounced(self, since: int, until: int, limit: int = 50) -> list[str]:
        """Those with a try that ended in this time, of makers who want notices and were told of fewer.

        The process that wrote the result may have been killed before it put the notice into the box.
        """
        tables, every, result = schema.tables, _t.alias(), _r.alias()
        blocked = _unheard(_d.c.maker).correlate(_d)
        over = every.join(result, (result.c.table_id == every.c.table_id) & (result.c.seat == every.c.seat))
        tries = sa.select(sa.func.count()).select_from(over).where(every.c.deal_id == _d.c.id)
        tries = tries.where(every.c.person.not_in(blocked)).correlate(_d)
        told = sa.select(_n.c.ply).where(_n.c.table_id == _d.c.id, _n.c.person == _d.c.maker)
        just_over = (tables.c.status.in_(("over", "archived")), tables.c.updated >= since)
        tried = _r.join(tables, tables.c.id == _r.c.table_id).join(_t, _its_result & (_t.c.person == _r.c.person))
        query = sa.select(_d.c.id).distinct().select_from(tried.join(_d, _d.c.id == _t.c.deal_id))
        query = query.where(*just_over, _r.c.ended.between(since, until), _d.c.maker.in_(wanted()))
        query = query.where(_t.c.person.not_in(blocked), ~told.where(_n.c.ply >= tries.scalar_subquery()).exists())
        return await self._store.read(lambda connection: list(connection.execute(query.limit(limit)).scalars()))

    async def look(self, deal: str, person: str) -> None:
        """Their maker has seen how it stands; of whoever else looks nothing is kept."""
        found = await self.played(deal, person)
        if found is not None:
            values = {"deal": deal, "maker": person, "tries": found.tries}
            await self._store.writer.run(lambda connection: connection.execute(_look, values) and None)


def _unheard(maker: str | sa.ColumnElement[str]) -> sa.Select[tuple[str]]:
    """The people of whom the maker of a challenge does not hear."""
    return sa.select(_b.c.blocked).where(_b.c.owner == maker)


def _counts() -> tuple[sa.Select[Any], sa.Select[Any]]:
    """The latest challenges of a maker: how many tries of each have begun, and how many the maker has seen; and how
    many are over of some of them. Deal by deal: joined, a database that does not know its sizes yet reads all results.
    """
    maker: sa.BindParameter[str] = sa.bindparam("maker")
    its = sa.select(sa.func.count()).where(_t.c.deal_id == _d.c.id)
    looked = (_n.c.table_id == _d.c.id, _n.c.person == maker, _n.c.what == "seen")
    seen = sa.select(_n.c.ply).where(*looked).correlate(_d).scalar_subquery()
    latest = sa.select(_d.c.id, _d.c.game, its.correlate(_d).scalar_subquery(), seen).where(_d.c.maker == maker)
    ended = its.select_from(_ended).where(_t.c.person.not_in(_unheard(maker))).correlate(_d).scalar_subquery()
    over = sa.select(_d.c.id, ended).where(_d.c.id.in_(sa.bindparam("fresh", expanding=True)))
    return latest.order_by(_d.c.created.desc(), _d.c.id).limit(LOOKED_AT), over


_latest, _over = _counts()  # made once: that takes as long as asking


def _played_of(maker: str) -> sa.Select[Any]:
    """The challenges of somebody with the number of their tries."""
    query = sa.select(_d.c.id, _d.c.game, sa.func.count()).select_from(_ended.join(_d, _d.c.id == _t.c.deal_id))
    query = query.where(_d.c.maker == maker, _t.c.person.not_in(_unheard(maker)))
    return query.group_by(_d.c.id, _d.c.game, _d.c.created)
