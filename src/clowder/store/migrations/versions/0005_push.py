"""Devices that get notices, and which notices were sent."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "push_devices",
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("push_devices_by_person", "push_devices", ["person"])
    op.create_table(
        "push_notices",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("push_notices")
    op.drop_table("push_devices")
