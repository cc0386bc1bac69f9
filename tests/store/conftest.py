"""The databases of the server's tests, and the small helpers of the tables' tests."""

import sys
from pathlib import Path

for room in ("tables", "server", "store"):
    sys.path.insert(0, str(Path(__file__).parent.parent / room))

from databases import database, postgres  # noqa: E402
from tiny_game_fixture import tiny_game  # noqa: E402

__all__ = ["database", "postgres", "tiny_game"]
