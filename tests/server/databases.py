"""Real databases: a private PostgreSQL for the tests, and the choice between the two kinds."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from driver import free_port

try:
    import psycopg
    from psycopg import sql
except ImportError:
    psycopg = None  # type: ignore[assignment]


def postgres_bin() -> Path | None:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    return places[0] if places else Path(found).resolve().parent if found else None


class Postgres:
    """A private cluster in a temporary folder, ended with the tests."""

    def __init__(self, folder: Path, bin: Path) -> None:
        self.folder = folder
        self.bin = bin
        self.port = free_port()
        self.count = 0

    def _run(self, *command: str) -> None:
        prefix: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            prefix = ["runuser", "-u", "postgres", "--"]
        done = subprocess.run([*prefix, *command], capture_output=True, text=True, cwd="/", timeout=240, check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed: {done.stdout[-1000:]}{done.stderr[-1000:]}")

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self._run(str(self.bin / "initdb"), "-D", data, "-A", "trust", "-U", "clowder", "-E", "UTF8", "--no-sync")
        self.start_again()

    def start_again(self) -> None:
        data = str(self.folder / "data")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=100"
        log = str(self.folder / "log")
        self._run(str(self.bin / "pg_ctl"), "-D", data, "-w", "-t", "200", "-o", options, "-l", log, "start")

    def stop(self) -> None:
        self._run(str(self.bin / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def new_database(self) -> str:
        self.count += 1
        name = f"clowder{self.count}"
        server = f"postgresql://clowder@127.0.0.1:{self.port}"
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return f"{server}/{name}"


@contextmanager
def private_postgres(bin: Path) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="clowder-pg-"))
    folder.chmod(0o755)
    cluster = Postgres(folder, bin)
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def server_of(database: str) -> Iterator[Callable[[], str]]:
    """For drills and benches: what gives the URL of a database; for "private" an empty one each time."""
    if database != "private":
        yield lambda: database
        return
    bin = postgres_bin()
    if bin is None:
        raise SystemExit("PostgreSQL is not installed")
    if psycopg is None:
        raise SystemExit("psycopg is not installed: pip install -e '.[postgres]'")
    with private_postgres(bin) as cluster:
        yield cluster.new_database


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.extras import needs  # drills and benches use this module from other places

    needs("psycopg")
    bin = postgres_bin()
    if bin is None:
        pytest.skip("PostgreSQL is not installed")
    with private_postgres(bin) as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database of either kind; the empty text is SQLite in the data folder."""
    if request.param == "sqlite":
        return ""
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()
