"""Finished analyses, to be told again after a restart and by every process."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "made_analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
    )
    op.create_index("made_analyses_by_made", "made_analyses", ["made"])


def downgrade() -> None:
    op.drop_table("made_analyses")
