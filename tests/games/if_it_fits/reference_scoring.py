"""The points of If It Fits (section 8), and what the position and the views tell of the table."""

from typing import Any

from tests.games.if_it_fits.reference import Reference
from tests.games.if_it_fits.reference_table import Cell


def count_box(m: Reference, box: set[Cell]) -> dict[str, Any]:
    """One box, with what it pays each seat; IF-SCORE-2 to -9."""
    table, rules, everybody = m.table, m.rules, range(m.seats)
    symbols = table.symbols(box, m.cards["special_toy"])
    toys = {kind: symbols.count(kind) for kind in m.cards["toys"]}
    awake = [table.awake(box, seat) for seat in everybody]
    asleep = [table.asleep(box, seat) for seat in everybody]
    is_closed = table.open_sides(box) == 0
    top = max(toys.values())
    kinds = sum(count == top for count in toys.values()) if rules["tied_kinds"] == "all" else 1  # IF-R37
    factor = 2 if is_closed else 1  # IF-SCORE-7
    plus, minus = factor * top * kinds, factor * symbols.count("spray")
    half = 1 if rules["half_sleeping"] else 2  # IF-R41
    weight = [2 * awake[seat] + half * asleep[seat] if awake[seat] else 0 for seat in everybody]  # IF-R14, IF-R39
    takers = [seat for seat in everybody if weight[seat] and weight[seat] == max(weight)]  # IF-SCORE-3
    extra = []
    for seat in everybody:  # IF-R38
        cats = awake[seat] + (asleep[seat] if awake[seat] and rules["extra_cats"] == "counted" else 0)
        extra.append(0 if rules["no_extra_cat_points"] else max(0, cats - 1))
    return {
        "cells": sorted(f"{column},{row}" for column, row in box),
        "toys": toys,
        "sprays": symbols.count("spray"),
        "open": table.open_sides(box),
        "closed": is_closed,
        "awake": awake,
        "asleep": asleep,
        "weight": weight,
        "plus": plus,
        "minus": minus,
        "takers": takers,
        "extra": extra,
        "pays": [extra[seat] + (plus - minus if seat in takers else 0) for seat in everybody],
    }


def count_boxes(m: Reference) -> list[dict[str, Any]]:
    return [count_box(m, box) for box in m.table.boxes()]


def merits(boxes: list[dict[str, Any]], seats: int) -> list[tuple[int, int]]:
    """By seat: the total, and the negative points as a number that is better when higher; IF-SCORE-10, -11, IF-R40."""
    return [
        (
            sum(box["pays"][seat] for box in boxes),
            -sum(box["minus"] for box in boxes if seat in box["takers"]),
        )
        for seat in range(seats)
    ]


def text_of(cell: Cell | None) -> str | None:
    return None if cell is None else f"{cell[0]},{cell[1]}"


def public(m: Reference) -> dict[str, Any]:
    """What everybody sees, in the names of the position."""
    return {
        "first": m.first,
        "phase": m.decision[0] if m.decision else "over",
        "table": sorted(f"{laid.name} @{text_of(cell)}{laid.turn}" for cell, laid in m.table.cells.items()),
        "lying": sorted(f"{name} @{text_of(left)}" for left, name in m.table.lying.items()),
        "supply": m.supply,
        "played": text_of(m.played),
    }


def whole(m: Reference) -> dict[str, Any]:
    return public(m) | {
        "ending": m.ending,
        "hands": [sorted(hand) for hand in m.hands],
        "pile": m.pile,
        "drawn": m.drawn,
        "chased": m.chased,
    }


def seen_by_all(m: Reference) -> dict[str, Any]:
    """What a spectator sees, in the names of the view."""
    boxes = count_boxes(m)
    found = merits(boxes, m.seats)
    seen = public(m) | {
        "to_act": m.decision[1] if m.decision else -1,
        "cards": [len(hand) for hand in m.hands],
        "starts": m.starts,
        "boxes": sorted(boxes, key=lambda box: str(box["cells"])),
        "scores": [total for total, _ in found],
        "negative": [-negative for _, negative in found],
    }
    if m.decision is None:
        seen["hands"] = [sorted(hand) for hand in m.hands]
    return seen


def seen_by(m: Reference, seat: int, by_all: dict[str, Any]) -> dict[str, Any]:
    """While the game runs a seat sees its own cards besides."""
    return by_all | ({"hand": sorted(m.hands[seat])} if m.decision and seat >= 0 else {})
