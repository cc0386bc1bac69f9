"""Rows of private tables: those of a table for all, but that who does not belong there finds it by links only."""

from dataclasses import replace
from typing import Final

from authority.rows import Row

ALIKE: Final = {"running": "hidden"}
LOOKING: Final = ("/join", "/analysis", "/block", "/report", "/challenge", "/again", "/decisions/0")
STRANGERS: Final = ("ned", "nobody", "forged")
WITHOUT_TOKENS: Final = (*STRANGERS, "program", "expired", "stray")  # over HTTP a token is nothing


def private_frames(rows: list[Row]) -> list[Row]:
    found = []
    for row in _at_private(rows):
        if row.asker in STRANGERS:
            row = replace(row, answer="4403 need_link" if row.asked.startswith("hello") else "-")
        elif row.answer == "free_text_only_private":
            row = replace(row, answer="+ack")
        found.append(row)
    return found


def private_routes(rows: list[Row]) -> list[Row]:
    found = []
    for row in _at_private(rows):
        looks = row.asked.startswith("GET /api/tables/{table}") or row.asked.split()[1].endswith(LOOKING)
        found.append(replace(row, answer="403 need_link") if looks and row.asker in WITHOUT_TOKENS else row)
    return found


def _at_private(rows: list[Row]) -> list[Row]:
    return [replace(row, place=ALIKE[row.place]) for row in rows if row.place in ALIKE]
