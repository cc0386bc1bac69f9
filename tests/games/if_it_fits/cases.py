"""The option sets of If It Fits that the contract suite runs over, and tiny positions for its sampler test."""

from typing import Any

TABLES = ("small", "kitchen", "large", "unlimited")

CASES: list[tuple[int, dict[str, Any]]] = [
    (seats, {"edition": edition, "advanced": advanced, "table": table})
    for seats in (2, 3, 4, 5)
    for edition in ("ukrainian", "hungarian")
    for advanced in (False, True)
    for table in TABLES
]
CASES += [(seats, {}) for seats in (2, 3, 4, 5)]
CASES += [
    (2, {"edition": "hungarian"}),
    (3, {"first_player": 2}),
    (5, {"first_player": 4}),
    (3, {"advanced": True, "all_princesses": False}),
    (3, {"all_princesses": True, "tied_kinds": "all", "extra_cats": "awake", "first_player": 1}),
    (4, {"no_double_walls": True, "tied_kinds": "one", "extra_cats": "counted", "first_player": 3}),
    (4, {"advanced": True, "no_double_walls": False, "cats": ["cat5", "cat4", "cat2", "cat1"]}),
    (5, {"no_extra_cat_points": True, "half_sleeping": False, "first_player": 0}),
    (5, {"advanced": True, "no_extra_cat_points": False, "half_sleeping": True, "first_player": "random"}),
    (2, {"half_sleeping": True, "card_data": "house", "extra_cats": "auto", "first_player": 1}),
]

# One hidden card per hand, so that every world is equally likely.
TINY: list[dict[str, Any]] = [
    {
        "seats": 2,
        "table": ["S1 @0,0", "S2 @0,1"],
        "hands": [["B01"], ["B02"]],
        "pile": ["B03", "princess", "B04"],
    },
    {
        "seats": 2,
        "table": ["S1 @0,0", "S2 @0,1"],
        "phase": "play",
        "hands": [["B01"], ["B02"]],
        "pile": ["princess", "B04", "B05"],
        "drawn": ["A", "B*"],
        "packets": [[2, 1], [3, 1]],
        "chased": [[1, 2]],
    },
    {
        "seats": 3,
        "options": {"edition": "hungarian"},
        "table": ["S1 @0,0", "S2 @0,1", "S3 @0,2", "B06 @1,0"],
        "lying": ["cat A @0,0"],
        "phase": "play",
        "hands": [["B01"], ["princess"], ["T1"]],
        "pile": ["B04", "princess"],
        "drawn": ["A", "B*", "C"],
        "packets": [[3, 1], [2, 1]],
    },
]
