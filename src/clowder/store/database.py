"""Opening a database: settings that make it durable, migrations, and clear words when it cannot be used."""

import logging
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from clowder.store import schema
from clowder.store.data_folder import FILE_NAME
from clowder.tables.journal import StoreFailed

log = logging.getLogger("clowder.store")
MIGRATION_LOCK = 0x636C6F77  # one process at a time brings a PostgreSQL database up to date
MIGRATIONS = Path(__file__).parent / "migrations"
version = sa.Table(  # as Alembic makes it
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def database_url(database: str | None, data: Path) -> URL:
    """The URL SQLAlchemy understands: a file in the data folder unless one is given. Raises StoreFailed."""
    if not database:
        return URL.create("sqlite", database=str(data / FILE_NAME))
    try:
        url = make_url(re.sub("^postgres://", "postgresql://", database))  # many panels and tools write it short
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise StoreFailed("bad_database_url") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite":
        raise StoreFailed("database_kind", kind=url.get_backend_name())
    return url


def open_engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        return sa.create_engine(url, pool_size=6, max_overflow=4, pool_pre_ping=True)
    if is_file(url):
        _make_private(str(url.database))
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": 15})
    sa.event.listen(engine, "connect", _sqlite_pragmas)
    return engine


def try_connecting(url: URL) -> None:
    """Whether the database answers at all. Raises StoreFailed."""
    engine = open_engine(url)
    try:
        engine.connect().close()
    except DBAPIError as error:
        raise explain(error) from None
    finally:
        engine.dispose()


def is_file(url: URL) -> bool:
    """Whether this is SQLite in a plain file: not in memory, not by a URI with settings of its own."""
    return (
        url.get_backend_name() == "sqlite" and bool(url.database) and not str(url.database).startswith((":", "file:"))
    )


def file_of(url: URL) -> str:
    """The file behind a SQLite address, also where a link or a URI leads to it; empty if there is none."""
    name = str(url.database or "")
    if url.get_backend_name() != "sqlite" or name.startswith(":"):
        return ""
    if name.startswith("file:"):
        parts = urlsplit(name)
        memory = "memory" in (url.query.get("mode"), dict(parse_qsl(parts.query)).get("mode"))
        name = "" if memory or parts.path.startswith(":") else unquote(parts.path)
    return os.path.realpath(name) if name else ""


def _make_private(path: str) -> None:
    """A new file that only its owner reads: it holds the key of all sessions and what is still hidden in games."""
    with suppress(OSError):  # it is there already, or SQLite will say what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def _sqlite_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def newest() -> str:
    """The number of the last migration, as their files have it in their names."""
    return max(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest schema; a SQLite file is copied first. Raises StoreFailed."""
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_lock(MIGRATION_LOCK)))
            try:
                _upgrade(engine, connection)
            finally:
                if engine.dialect.name == "postgresql":
                    connection.rollback()
                    connection.execute(sa.select(sa.func.pg_advisory_unlock(MIGRATION_LOCK)))
                    connection.commit()
    except DBAPIError as error:
        raise explain(error) from None
    except sqlite3.Error as error:  # of the copy
        raise explain(DBAPIError("", None, error)) from None


def _upgrade(engine: Engine, connection: Connection) -> None:
    """Nothing to do, everything to be made, or step by step; only for the steps Alembic is loaded, which takes longer
    than all the rest of a start."""
    found = set(sa.inspect(connection).get_table_names())
    current = connection.execute(sa.select(version.c.version_num)).scalar() if version.name in found else None
    connection.rollback()
    if current == newest():
        return
    if not found:
        with _all_or_nothing(connection):
            schema.metadata.create_all(connection)
            version.create(connection)
            connection.execute(sa.insert(version).values(version_num=newest()))
        return
    from clowder.store import steps

    if not steps.is_known(MIGRATIONS, current):
        raise StoreFailed("database_newer", schema=current)
    if current is not None:
        facts = {"from": current, "to": newest()}
        if engine.dialect.name == "sqlite" and engine.url.database:
            facts["copy"] = f"{engine.url.database}.before-{newest()}"
            _keep_copy(connection, str(facts["copy"]))
        log.warning("the database is brought up to date", extra=facts)
    with _all_or_nothing(connection):
        steps.climb(MIGRATIONS, connection)


@contextmanager
def _all_or_nothing(connection: Connection) -> Iterator[None]:
    """One transaction around all steps: killed or out of room in their middle, the database is what it was before.

    Python's sqlite3 would commit each change of the schema by itself; PostgreSQL and Alembic see to it on their own.
    """
    raw = connection.connection.driver_connection
    if not isinstance(raw, sqlite3.Connection):
        yield
        connection.commit()
        return
    usual, raw.isolation_level = raw.isolation_level, None
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    finally:
        raw.isolation_level = usual


def _keep_copy(connection: Connection, path: str) -> None:
    """The whole database as it is, also what is still in its write-ahead log."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    _make_private(path)
    with closing(sqlite3.connect(path)) as copy:
        raw.backup(copy)


def try_writing(engine: Engine) -> None:
    """Whether the database takes writes: its file may be read-only in a folder that is not. Raises StoreFailed."""
    try:
        with engine.connect() as connection:
            connection.execute(sa.update(schema.settings).where(sa.false()).values(value=""))
            connection.rollback()
    except DBAPIError as error:
        raise explain(error) from None


def explain(error: DBAPIError) -> StoreFailed:
    """A database error in words a host can act on."""
    text = str(error.orig).strip().splitlines()[0] if str(error.orig).strip() else type(error.orig).__name__
    low = text.lower()
    if "readonly" in low or "read-only" in low:
        return StoreFailed("read_only", detail=text)
    if "disk is full" in low or "no space" in low or getattr(error.orig, "sqlstate", "") == "53100":
        return StoreFailed("disk_full", detail=text)
    if "unable to open" in low:
        return StoreFailed("cannot_open", detail=text)
    if "not a database" in low or "malformed" in low:
        return StoreFailed("damaged", detail=text)
    return StoreFailed("store_failed", detail=text)
