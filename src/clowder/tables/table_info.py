"""A table as people see it from outside: its seats, settings and state, and nothing of the game itself."""

from typing import Final

from clowder.tables import fairness
from clowder.tables.data import TableData
from clowder.tables.messages import Seat, TableInfo
from clowder.tables.model import TableHead
from clowder.tables.presence import Presence

WORD_LIMIT: Final = 64  # letters of an option's value in a list


def table_info(
    head: TableHead, person: str, data: TableData | None = None, presence: Presence | None = None
) -> TableInfo:
    """What one person may know of a table; with `data` and `presence` where this process has it in memory."""
    member = bool(head.seats_of(person)) or head.host == person
    return {
        "id": head.id,
        "game": head.game,
        "rules_version": head.rules_version,
        "options": head.options,
        "status": head.status,
        "private": head.private,
        "spectators": head.spectators,
        "host": head.host == person and bool(person),
        "seats": [_seat(head, n, person, presence) for n in range(len(head.seats))],
        "commitment": fairness.commitment_of(head.secret),
        "contributed": [bool(seat.contribution) for seat in head.seats],
        "invite": f"/t/{head.id}" if member else None,
        "clock": head.clock,
        "paused": data.paused if data is not None else False,
        "broken": data.broken or None if data is not None else None,
        "created": head.created,
        "started": head.started or None,
        "ended": head.ended or None,
        "rematch": head.rematch or None,
    }


def summary(info: TableInfo) -> TableInfo:
    """For a list: options that are a word, a number or yes and no; boards and decks of one's own are left out."""
    short = {name: value for name, value in info["options"].items() if _is_short(value)}
    return {**info, "options": short}


def _is_short(value: object) -> bool:
    return isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= WORD_LIMIT)


def _seat(head: TableHead, n: int, person: str, presence: Presence | None) -> Seat:
    seat = head.seats[n]
    return {
        "seat": n,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level or None,
        "me": seat.kind == "person" and seat.person == person and bool(person),
        "online": seat.kind == "bot" or (presence is not None and presence.is_online(seat)),
        "away": presence is not None and presence.is_away(seat),
        "bot_playing": seat.kind == "bot" or (presence is not None and presence.bot_plays(head, n)),
    }
