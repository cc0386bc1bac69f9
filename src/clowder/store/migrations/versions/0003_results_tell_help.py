"""Results say how often something was taken back and how many hints were given; games are found by title and person."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("results", sa.Column("take_backs", sa.Integer, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "postgresql":
        told = "CAST((SELECT CAST(head AS json) ->> 'take_backs' FROM tables WHERE id = table_id) AS integer)"
    else:
        told = "(SELECT json_extract(head, '$.take_backs') FROM tables WHERE id = table_id)"
    op.execute(f"UPDATE results SET take_backs = COALESCE({told}, 0)")


def downgrade() -> None:
    op.drop_column("results", "hints")
    op.drop_column("results", "take_backs")
