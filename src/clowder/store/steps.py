"""The migrations, step by step. Apart from the database: most starts have none to make, and Alembic loads slowly."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import Connection


def is_known(migrations: Path, revision: str | None) -> bool:
    """Whether the steps lead on from here; nothing at all is where they begin."""
    try:
        return revision is None or ScriptDirectory.from_config(_config(migrations)).get_revision(revision) is not None
    except CommandError:
        return False


def climb(migrations: Path, connection: Connection, to: str = "head") -> None:
    config = _config(migrations)
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations))
    return config
