"""A database of 1.0.0 is brought up to date whole or not at all, whatever ends the attempt."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from clowder.store import database as databases
from clowder.store import schema, steps
from clowder.tables.journal import StoreFailed

FIRST = "0001"  # the schema of 1.0.0

# Brings a database up to date and is killed by itself after so many statements.
KILLED = """
import os, signal, sys
from pathlib import Path
import sqlalchemy as sa
from clowder.store import database

engine = database.open_engine(database.database_url(sys.argv[1], Path(sys.argv[2])))
left = int(sys.argv[3])

@sa.event.listens_for(engine, "after_cursor_execute")
def count(_connection, _cursor, statement, *_):
    global left
    left -= statement.startswith(("CREATE", "ALTER", "UPDATE"))
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

database.upgrade(engine)
"""


def engine_of_1_0_0(database: str, folder: Path) -> sa.Engine:
    engine = databases.open_engine(databases.database_url(database, folder))
    with engine.connect() as connection:
        steps.climb(databases.MIGRATIONS, connection, FIRST)
        connection.execute(sa.text("INSERT INTO settings (name, value) VALUES ('kept', 'yes')"))
        connection.commit()
    return engine


def shape(engine: sa.Engine) -> dict[str, list[str]]:
    """Tables and columns, with the number of the schema in place of its own table."""
    found = sa.inspect(engine)
    columns = {table: [column["name"] for column in found.get_columns(table)] for table in found.get_table_names()}
    with engine.connect() as connection:
        columns["alembic_version"] = list(
            connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars()
        )
        assert connection.execute(sa.text("SELECT value FROM settings WHERE name = 'kept'")).scalar() == "yes"
    return columns


def up_to_date(engine: sa.Engine) -> None:
    databases.upgrade(engine)
    assert set(shape(engine)) == {*schema.metadata.tables, "alembic_version"}


def copy_is_of_1_0_0(engine: sa.Engine) -> None:
    if engine.dialect.name == "sqlite":
        (copy,) = Path(str(engine.url.database)).parent.glob("*.before-*")
        assert shape(sa.create_engine(f"sqlite:///{copy}"))["alembic_version"] == [FIRST]


def test_a_step_that_fails_takes_those_before_it_back(database: str, tmp_path: Path) -> None:
    engine = engine_of_1_0_0(database, tmp_path)
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE analyses (in_the_way INTEGER)"))  # of the last step
    before = shape(engine)
    with pytest.raises(StoreFailed, match="already exists"):
        databases.upgrade(engine)
    assert shape(engine) == before
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE analyses"))
    up_to_date(engine)
    copy_is_of_1_0_0(engine)
    engine.dispose()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("statements", [2, 5, 12])
def test_who_is_killed_in_the_middle_changed_nothing(database: str, tmp_path: Path, statements: int) -> None:
    engine = engine_of_1_0_0(database, tmp_path)
    before = shape(engine)
    engine.dispose()
    command = [sys.executable, "-c", KILLED, database, str(tmp_path), str(statements)]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert shape(engine) == before
    up_to_date(engine)
    copy_is_of_1_0_0(engine)
    engine.dispose()
