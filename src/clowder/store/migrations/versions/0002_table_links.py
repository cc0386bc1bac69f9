"""Links to tables with a purpose, listed and ended by their owners."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "table_links",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("eyes", sa.String(8), nullable=False),
        sa.Column("names", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("table_links_by_key", "table_links", ["key_hash"], unique=True)
    op.create_index("table_links_by_owner", "table_links", ["owner", "ended"])


def downgrade() -> None:
    op.drop_table("table_links")
