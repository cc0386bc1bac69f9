"""Summaries of analyses, and results that tell practice and games played on from the others, which alone are summed."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
    )
    op.create_index("analyses_by_person", "analyses", ["person"])
    op.add_column("results", sa.Column("kind", sa.String(16), nullable=False, server_default="usual"))
    _tell_apart(op.get_bind())


def _tell_apart(connection: sa.Connection) -> None:
    """Results of games with a known deal get their kind; who has such ones gets new sums."""
    dealt = sa.text("SELECT id, head FROM tables WHERE head LIKE :dealt AND id IN (SELECT table_id FROM results)")
    mark = sa.text("UPDATE results SET kind = :kind WHERE table_id = :id")
    for id, head in connection.execute(dealt, {"dealt": '%"deal":{%'}).all():
        if (deal := json.loads(head).get("deal")) is not None:
            connection.execute(mark, {"id": id, "kind": _kind(deal)})
    wrong = "SELECT DISTINCT person, game FROM results WHERE person <> '' AND kind IN ('practice', 'played_on')"
    for person, game in connection.execute(sa.text(wrong)).all():
        _sum_anew(connection, {"person": person, "game": game})


def _kind(deal: dict[str, Any]) -> str:
    if not deal["id"]:
        return "played_on"
    return "deal" if deal["counts"] else "practice"


def _sum_anew(connection: sa.Connection, whose: dict[str, str]) -> None:
    """As `statistics.note` sums them up: a hot seat or one that was left counts for nobody."""
    own = "FROM results WHERE person = :person AND game = :game AND kind IN ('usual', 'deal')"
    rows = connection.execute(sa.text(f"SELECT table_id, seat, seats, rank, score, ended {own}"), whose).all()
    find = sa.text("SELECT head FROM tables WHERE id = :id")
    counted = []
    for row in rows:
        head = connection.execute(find, {"id": row.table_id}).scalar()
        sitting = json.loads(head)["seats"] if head else []
        alone = sum(other.table_id == row.table_id for other in rows) == 1
        if alone and not (row.seat < len(sitting) and sitting[row.seat].get("left")):
            counted.append(row)
    connection.execute(sa.text("DELETE FROM stats WHERE person = :person AND game = :game"), whose)
    if not counted:
        return
    sums = {
        "played": len(counted),
        "won": sum(row.rank == 1 for row in counted),
        "rank_sum": sum(row.rank for row in counted),
        "seat_sum": sum(row.seats for row in counted),
        "score_sum": sum(row.score for row in counted),
        "best": max(row.score for row in counted),
        "last": max(row.ended for row in counted),
    }
    names = [*whose, *sums]
    insert = f"INSERT INTO stats ({', '.join(names)}) VALUES ({', '.join(':' + name for name in names)})"
    connection.execute(sa.text(insert), {**whose, **sums})


def downgrade() -> None:
    op.drop_column("results", "kind")
    op.drop_table("analyses")
