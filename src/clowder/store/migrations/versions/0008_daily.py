"""Deals that several people play, and whose try counts."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("deals_by_maker", "deals", ["maker"])
    op.create_table(
        "deal_tries",
        sa.Column("deal_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
    )
    op.create_index("deal_tries_by_person", "deal_tries", ["person"])


def downgrade() -> None:
    op.drop_table("deal_tries")
    op.drop_table("deals")
