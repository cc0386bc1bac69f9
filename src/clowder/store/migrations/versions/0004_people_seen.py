"""When somebody was last here: whoever stays away for long is forgotten. All who are known now begin today."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(f"UPDATE people SET seen = {time.time_ns() // 1_000_000}")
    op.create_index("people_by_seen", "people", ["seen"])


def downgrade() -> None:
    op.drop_index("people_by_seen", "people")
    op.drop_column("people", "seen")
