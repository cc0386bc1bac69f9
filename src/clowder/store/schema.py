"""The tables of the database. The migrations in migrations/versions create them; a test compares the two."""

from typing import Final

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("head", sa.Text, nullable=False),
    sa.Index("tables_by_status", "status", "updated"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Index("seats_by_person", "person"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("move_id", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("by", sa.String(16), nullable=False),
    sqlite_with_rowid=False,
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("people_by_seen", "seen"),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)

table_links = sa.Table(
    "table_links",
    metadata,
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
    sa.Index("table_links_by_key", "key_hash", unique=True),
    sa.Index("table_links_by_owner", "owner", "ended"),
)

parts = sa.Table(
    "parts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("option", sa.String(64), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("shared", sa.String(40), nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Index("parts_by_person", "person"),
    sa.Index("parts_by_key", "shared"),
)

puzzles = sa.Table(
    "puzzles",
    metadata,
    sa.Column("key", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("mark", sa.String(64), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Index("puzzles_by_person", "person", "mark", unique=True),
)

push_devices = sa.Table(
    "push_devices",
    metadata,
    sa.Column("endpoint_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("public_key", sa.String(100), nullable=False),
    sa.Column("secret", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("push_devices_by_person", "person"),
)

push_notices = sa.Table(
    "push_notices",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("what", sa.String(8), nullable=False, server_default="turn"),
    sa.Column("waiting", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("push_notices_by_waiting", "waiting"),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("by", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("declined", sa.BigInteger, nullable=False),
    sa.Index("invitations_by_person", "person"),
)

mail_addresses = sa.Table(
    "mail_addresses",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("key_hash", sa.String(64), nullable=False),
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.BigInteger, nullable=False),
    sa.Index("mail_addresses_by_key", "key_hash"),
)

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("since", sa.BigInteger, primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

day_counts = sa.Table(
    "day_counts",
    metadata,
    sa.Column("what", sa.String(80), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("owner", sa.String(32), primary_key=True),
    sa.Column("blocked", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(16), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("blocks_by_blocked", "blocked"),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("reporter", sa.String(32), nullable=False),
    sa.Column("reported", sa.String(32), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("done", sa.BigInteger, nullable=False),
    sa.Index("reports_by_reporter", "reporter", "created"),
    sa.Index("reports_by_reported", "reported", "done"),
    sa.Index("reports_by_done", "done", "created"),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("level", sa.String(32), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("take_backs", sa.Integer, nullable=False, server_default="0"),
    sa.Column("hints", sa.Integer, nullable=False, server_default="0"),
    sa.Column("kind", sa.String(16), nullable=False, server_default="usual"),
    sa.Index("results_by_person", "person", "ended"),
)

stats = sa.Table(
    "stats",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("rank_sum", sa.Integer, nullable=False),
    sa.Column("seat_sum", sa.Integer, nullable=False),
    sa.Column("score_sum", sa.BigInteger, nullable=False),
    sa.Column("best", sa.Integer, nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("method", sa.Integer, nullable=False),
    sa.Column("rules_version", sa.String(32), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("figures", sa.Text, nullable=False),
    sa.Index("analyses_by_person", "person"),
)

made_analyses = sa.Table(
    "made_analyses",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("method", sa.Integer, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("answer", sa.LargeBinary, nullable=False),
    sa.Index("made_analyses_by_made", "made"),
)

deals = sa.Table(
    "deals",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("maker", sa.String(32), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("deals_by_maker", "maker"),
)

deal_tries = sa.Table(
    "deal_tries",
    metadata,
    sa.Column("deal_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("begun", sa.BigInteger, nullable=False),
    sa.Index("deal_tries_by_person", "person"),
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

ENTRY_COLUMNS: Final = ("table_id", "n", "kind", "ply", "seat", "text", "move_id", "at", "used", "by")
