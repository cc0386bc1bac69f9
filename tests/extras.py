"""Libraries of the optional extras: a test that needs one is skipped without it, and says what to install."""

from typing import Any

import pytest

EXTRA_OF = {
    "psycopg": "postgres",
    "procrastinate": "postgres",
    "openskill": "lab",
    "pyarrow": "lab",
    "matplotlib": "lab",
    "numpy": "rl",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "pyspiel": "rl",
    "ray": "ray",
}


def why_skipped(module: str) -> str:
    library = module.partition(".")[0]
    return f"{library} is not installed: pip install -e '.[{EXTRA_OF[library]}]'"


def needs(module: str) -> Any:
    """The module; without it the test, or the file whose first lines ask for it, is skipped."""
    return pytest.importorskip(module, reason=why_skipped(module))
