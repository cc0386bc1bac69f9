"""Which tables the checkers of the libraries sit down at."""

from typing import Any

import clowder
from tests.contract.catalog import few_cases, present_ids

Table = tuple[str, int, dict[str, Any]]


def usual_tables() -> list[Table]:
    """Every game once, with default options."""
    return [(id, 3, {}) for id in present_ids()]


def all_seats() -> list[Table]:
    found: list[Table] = []
    for id in present_ids():
        low, high = clowder.game(id).seats
        found += [(id, seats, {}) for seats in range(low, high + 1)]
    return found


def varied_tables(most: int = 6) -> list[Table]:
    """A few option sets of every game."""
    return [(id, *case) for id in present_ids() for case in few_cases(clowder.game(id), most)]


def table_name(value: object) -> str | None:
    return value if isinstance(value, str) else None
