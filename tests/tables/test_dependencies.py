"""The authority over a game runs where there is neither HTTP nor SQL: in a worker of the browser, for example."""

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
ELSEWHERE = {
    "fastapi",
    "starlette",
    "uvicorn",
    "websockets",
    "pydantic",
    "sqlalchemy",
    "alembic",
    "psycopg",
    "multiprocessing",
}
SCRIPT = "import sys, clowder.tables.inbox; print(*{name.partition('.')[0] for name in sys.modules})"


def test_tables_need_no_server_and_no_store() -> None:
    found = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(SOURCE)}
    )
    assert not ELSEWHERE & set(found.stdout.split())
