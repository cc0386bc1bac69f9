"""Real databases and real servers for the tests of the table."""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql

sys.path.insert(0, str(Path(__file__).parent))

from driver import Server, free_port

from clowder.games import GAMES

GAMES.register("tiny", "tiny:Tiny")


def _postgres_bin() -> Path | None:
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
        done = subprocess.run([*prefix, *command], capture_output=True, text=True, cwd="/", timeout=90, check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed: {done.stdout[-1000:]}{done.stderr[-1000:]}")

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self._run(str(self.bin / "initdb"), "-D", data, "-A", "trust", "-U", "clowder", "-E", "UTF8", "--no-sync")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=100"
        log = str(self.folder / "log")
        self._run(str(self.bin / "pg_ctl"), "-D", data, "-w", "-t", "60", "-o", options, "-l", log, "start")

    def stop(self) -> None:
        self._run(str(self.bin / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def new_database(self) -> str:
        self.count += 1
        name = f"clowder{self.count}"
        server = f"postgresql://clowder@127.0.0.1:{self.port}"
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return f"{server}/{name}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    bin = _postgres_bin()
    if bin is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="clowder-pg-"))
    folder.chmod(0o755)
    cluster = Postgres(folder, bin)
    cluster.start()
    yield cluster
    cluster.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database of either kind; the empty text is SQLite in the data folder."""
    if request.param == "sqlite":
        return ""
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers that are stopped after the test."""
    started: list[Server] = []

    def start(database: str = "", **settings: Any) -> Server:
        server = Server(tmp_path, database, **settings)
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for the tests of a file that need nothing special."""
    server = Server(tmp_path_factory.mktemp("server"), grace=0.5).start()
    yield server
    server.stop()


def play(work: Any, timeout: float = 90.0) -> Any:
    """Run a coroutine to its end."""

    async def limited() -> Any:
        async with asyncio.timeout(timeout):
            return await work

    return asyncio.run(limited())
