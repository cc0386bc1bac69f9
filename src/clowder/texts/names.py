"""Who played: the names that a record carries along."""

from clowder.core.one_line import one_line
from clowder.core.record import Record

NAME_LENGTH = 40


def names_of(record: Record) -> list[str]:
    """A name for each seat, of an online table's record or of one with `names`; an empty name stands for none."""
    players = record.extra.get("players")
    if isinstance(players, list) and all(isinstance(player, dict) for player in players):
        found = [player.get("name") for player in players]
    else:
        found = record.extra.get("names", [])
    if not isinstance(found, list) or len(found) != record.seats:
        return [""] * record.seats
    return [one_line(name, NAME_LENGTH) if isinstance(name, str) else "" for name in found]
