"""Seats and options that together use every seat count and every option value; tiny decks for sampler tests."""

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"pile_draw": "numbers_only", "start_player": 1}),
    (4, {"end_scoring": "complete_threes", "start_player": 4, "deck": "csacska-macska-house"}),
    (5, {"pile_draw": "numbers_only", "end_scoring": "complete_threes", "start_player": 3}),
    (3, {"pile_draw": "any", "end_scoring": "complete_threes", "start_player": 2}),
    (5, {"end_scoring": "coins_only", "start_player": "random"}),
    (5, {"start_player": 5}),
]

# Three different cards in the deck: six orders, all equally likely for everybody.
TINY: list[dict[str, Any]] = [
    {"base": "Base-3", "deck": "R3 Y3 LADY"},
    {"base": "Base-4", "deck": "S G3 KIT", "series": {"A": {"blue": "B1 B3"}}, "pass": 2},
    {"base": "Base-5", "deck": "R1 R1 R9", "active": "C"},
]
