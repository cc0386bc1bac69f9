"""Results of finished games, and per person the sums of them, kept up to date as games end."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import schema
from clowder.tables.model import TableHead

OPPONENTS = 8


def note(connection: Connection, head: TableHead, results: Sequence[Json]) -> None:
    """Add a finished game once; a second time changes nothing. A hot-seat or left seat counts for nobody."""
    known = sa.select(schema.results.c.seat).where(schema.results.c.table_id == head.id)
    if not results or connection.execute(known).first() is not None:
        return
    rows = [{"table_id": head.id, "ended": head.ended, **row} for row in results]
    connection.execute(sa.insert(schema.results), rows)
    persons = [row["person"] for row in rows]
    for row in rows:
        if row["person"] and persons.count(row["person"]) == 1 and not head.seats[row["seat"]].left:
            _add(connection, row)


def _add(connection: Connection, row: Json) -> None:
    s = schema.stats
    mine = (s.c.person == row["person"]) & (s.c.game == row["game"])
    won = 1 if row["rank"] == 1 else 0
    found = connection.execute(sa.select(s.c.best).where(mine)).first()
    if found is None:
        sums = {"played": 1, "won": won, "rank_sum": row["rank"], "seat_sum": row["seats"], "score_sum": row["score"]}
        facts = {"person": row["person"], "game": row["game"], "best": row["score"], "last": row["ended"]}
        connection.execute(sa.insert(s).values(**sums, **facts))
        return
    connection.execute(
        sa.update(s)
        .where(mine)
        .values(
            played=s.c.played + 1,
            won=s.c.won + won,
            rank_sum=s.c.rank_sum + row["rank"],
            seat_sum=s.c.seat_sum + row["seats"],
            score_sum=s.c.score_sum + row["score"],
            best=max(found[0], row["score"]),
            last=row["ended"],
        )
    )


def of_person(connection: Connection, person: str) -> Json:
    """All games of a person, summed per title, and the latest results."""
    s, r = schema.stats, schema.results
    games: list[Any] = []
    for row in connection.execute(sa.select(s).where(s.c.person == person).order_by(s.c.game)).mappings():
        played = row["played"]
        games.append(
            {
                "game": row["game"],
                "played": played,
                "won": row["won"],
                "mean_rank": round(row["rank_sum"] / played, 3),
                "mean_seats": round(row["seat_sum"] / played, 3),
                "mean_score": round(row["score_sum"] / played, 3),
                "best_score": row["best"],
                "last": row["last"],
            }
        )
    latest = sa.select(r).where(r.c.person == person).order_by(r.c.ended.desc()).limit(50)
    names = ("table_id", "game", "seat", "seats", "rank", "score", "ended")
    recent = [
        {("table" if name == "table_id" else name): row[name] for name in names}
        for row in connection.execute(latest).mappings()
    ]
    return {"games": games, "recent": recent, "opponents": _opponents(connection, person)}


def _opponents(connection: Connection, person: str) -> list[Json]:
    """Whom a person has finished games with most often; bots are counted by level."""
    mine, theirs, people = schema.results.alias(), schema.results.alias(), schema.people
    name = sa.func.coalesce(people.c.name, "")
    # Two bots of one level at one table are one game with that level.
    played = sa.func.count(sa.distinct(mine.c.table_id))
    ahead = sa.func.count(sa.distinct(sa.case((mine.c.rank < theirs.c.rank, mine.c.table_id))))
    met = (mine.c.table_id == theirs.c.table_id) & (theirs.c.person != person)
    found = (
        sa.select(theirs.c.person, name.label("name"), theirs.c.level, played.label("played"), ahead.label("ahead"))
        .select_from(mine.join(theirs, met).join(people, people.c.id == theirs.c.person, isouter=True))
        .where(mine.c.person == person)
        .group_by(theirs.c.person, name, theirs.c.level)
        .order_by(sa.desc("played"), name, theirs.c.level)
        .limit(OPPONENTS)
    )
    names = ("name", "level", "played", "ahead")
    return [{each: row[each] for each in names} for row in connection.execute(found).mappings()]
