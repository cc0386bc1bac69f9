"""Who played: the names that a record carries along."""

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
    return [_one_line(name)[:NAME_LENGTH] if isinstance(name, str) else "" for name in found]


def _one_line(name: str) -> str:
    """Without what a terminal would take for a command."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
