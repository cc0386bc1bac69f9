"""Results say whether a game was dealt and played from its start: others count in no sum."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("results", sa.Column("begun", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("results", "begun")
