"""Notices that wait to be sent, invitations, addresses of e-mail, vacations, and how often somebody did something."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("push_notices", sa.Column("what", sa.String(8), nullable=False, server_default="turn"))
    op.add_column("push_notices", sa.Column("waiting", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("push_notices_by_waiting", "push_notices", ["waiting"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
    )
    op.create_index("mail_addresses_by_key", "mail_addresses", ["key_hash"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "day_counts",
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("day_counts", "vacations", "mail_addresses", "invitations"):
        op.drop_table(table)
    op.drop_index("push_notices_by_waiting", "push_notices")
    op.drop_column("push_notices", "waiting")
    op.drop_column("push_notices", "what")
