"""Results of finished games, and per person the sums of them, kept up to date as games end."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import schema
from clowder.tables.model import TableHead

OPPONENTS = 8
COUNTED = ("usual", "deal")  # the kinds of games that are summed up; practice and games played on from others are not


_known = sa.select(schema.results.c.seat).where(schema.results.c.table_id == sa.bindparam("table")).limit(1)
_result = sa.insert(schema.results)
_sums = sa.text(
    "INSERT INTO stats AS s (person, game, played, won, rank_sum, seat_sum, score_sum, best, last)"
    " VALUES (:person, :game, 1, :won, :rank, :seats, :score, :score, :ended)"
    " ON CONFLICT (person, game) DO UPDATE SET played = s.played + 1, won = s.won + excluded.won,"
    " rank_sum = s.rank_sum + excluded.rank_sum, seat_sum = s.seat_sum + excluded.seat_sum,"
    " score_sum = s.score_sum + excluded.score_sum,"
    " best = CASE WHEN excluded.best > s.best THEN excluded.best ELSE s.best END, last = excluded.last"
)


def note(connection: Connection, head: TableHead, results: Sequence[Json]) -> None:
    """Add a finished game once; a second time changes nothing. A hot-seat or left seat counts for nobody, nor
    does practice or a game that was played on from another."""
    if not results or connection.execute(_known, {"table": head.id}).first() is not None:
        return
    same = {"table_id": head.id, "ended": head.ended, "take_backs": head.take_backs, "kind": head.kind}
    rows = [{"hints": 0, **row, **same} for row in results]
    connection.execute(_result, rows)
    persons = [row["person"] for row in rows]
    counted = [
        {**row, "won": 1 if row["rank"] == 1 else 0}
        for row in rows
        if head.kind in COUNTED
        and row["person"]
        and persons.count(row["person"]) == 1
        and not head.seats[row["seat"]].left
    ]
    if counted:
        connection.execute(_sums, sorted(counted, key=lambda row: str(row["person"])))


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
    names = ("table_id", "game", "seat", "seats", "rank", "score", "ended", "take_backs", "hints", "kind")
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
        .where(mine.c.person == person, mine.c.kind.in_(COUNTED))
        .group_by(theirs.c.person, name, theirs.c.level)
        .order_by(sa.desc("played"), name, theirs.c.level)
        .limit(OPPONENTS)
    )
    names = ("name", "level", "played", "ahead")
    return [{each: row[each] for each in names} for row in connection.execute(found).mappings()]
