"""Real databases and real servers for the tests of the table."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from databases import database, postgres
from driver import Server
from tiny_game_fixture import tiny_game

__all__ = ["database", "postgres", "tiny_game"]


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
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()
