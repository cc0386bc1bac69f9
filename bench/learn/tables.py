"""What is played to learn from: how many sit at a table, and by which rules."""

from typing import Any

# Seats and options of the games in turn. Four at a table are the most: there a level is measured.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "if-it-fits": [
        (4, {}),
        (4, {}),
        (4, {"edition": "hungarian"}),
        (2, {}),
        (4, {}),
        (3, {}),
        (4, {"advanced": True}),
        (5, {}),
        (4, {}),
        (2, {"edition": "hungarian"}),
        (3, {"edition": "hungarian", "advanced": True}),
        (5, {"advanced": True}),
    ],
    "csacska-macska": [
        (4, {}),
        (4, {}),
        (3, {}),
        (4, {}),
        (5, {}),
        (4, {"end_scoring": "complete_threes"}),
    ],
    "cat-box": [
        (4, {}),
        (4, {}),
        (2, {}),
        (4, {}),
        (4, {"rotation": "quarter"}),
        (3, {}),
        (4, {}),
        (4, {"rules": "special"}),
        (5, {}),
        (4, {}),
    ],
    "cat-attack": [
        (4, {}),
        (4, {}),
        (3, {}),
        (4, {}),
        (2, {}),
        (4, {}),
        (5, {}),
        (4, {"claws_out": "prey_and_shops"}),
        (4, {}),
        (6, {}),
        (4, {"lives": 5}),
        (4, {}),
        (4, {"round_limit": 10}),
        (4, {"young_players": True}),
    ],
}


def table(game: str, number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of the n-th game."""
    known = TABLES[game]
    return known[number % len(known)]
