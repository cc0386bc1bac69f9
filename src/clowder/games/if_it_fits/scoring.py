"""Points: what every box pays, totals, tie-break and the score sheet (section 8)."""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.deciding import Question
from clowder.core.outcome import POINTS, Outcome, ScoreLine, ranks_by
from clowder.games.if_it_fits.plane import Plane
from clowder.games.if_it_fits.position import CAUSES, OVER, Position
from clowder.games.if_it_fits.setup import ASLEEP_SHIFT, SYMBOL_BITS, SYMBOL_MASK, Setup, cell_text

MOST_NEGATIVE: Final = 2048  # above twice the symbols there can be: all that spray bottles could cost a seat


def awake_in(cats: i64, seat: i64) -> i64:
    return (cats >> (4 * seat)) & 15


def asleep_in(cats: i64, seat: i64) -> i64:
    return (cats >> (ASLEEP_SHIFT + 4 * seat)) & 15


def sprays_in(symbols: i64) -> i64:
    return symbols & SYMBOL_MASK


def toys_in(symbols: i64, kind: i64) -> i64:
    return (symbols >> (SYMBOL_BITS * (kind + 1))) & SYMBOL_MASK


def toy_points(setup: Setup, symbols: i64) -> i64:
    """Points for the toys of a box that is not closed (IF-SCORE-4, IF-R37)."""
    top: i64 = 0
    tied: i64 = 0
    for kind in range(setup.n_kinds):
        n = toys_in(symbols, kind)
        if n > top:
            top = n
            tied = 1
        elif n == top:
            tied += 1
    return top * tied if setup.all_tied_kinds else top


def weight(setup: Setup, cats: i64, seat: i64) -> i64:
    """How much a seat weighs in the majority, in half cats (IF-R14, IF-R41)."""
    awake = awake_in(cats, seat)
    if awake == 0:
        return 0
    return 2 * awake + (1 if setup.half_sleeping else 2) * asleep_in(cats, seat)


def extra_points(setup: Setup, cats: i64, seat: i64) -> i64:
    """Points for several cats in one box (IF-SCORE-8, IF-R38)."""
    awake = awake_in(cats, seat)
    if awake == 0 or not setup.extra_points:
        return 0
    return awake - 1 + (asleep_in(cats, seat) if setup.extra_counts_sleepers else 0)


def top_weight(setup: Setup, cats: i64) -> i64:
    top: i64 = 0
    for seat in range(setup.seats):
        mine = weight(setup, cats, seat)
        if mine > top:
            top = mine
    return top


def totals(p: Position) -> vec[i64]:
    """Points now: the totals of all seats, then their negative points."""
    setup = p.setup
    plane = p.plane
    seats = p.seats
    result = vec[i64]([0] * (2 * seats))
    for slot in range(plane.n_slots):
        cats = plane.cats[slot]
        if cats == 0 or plane.parent[slot] != slot:
            continue
        top = top_weight(setup, cats)
        if top == 0:
            continue
        factor: i64 = 2 if plane.open_sides[slot] == 0 else 1
        minus = factor * sprays_in(plane.symbols[slot])
        plus = factor * toy_points(setup, plane.symbols[slot])
        for seat in range(seats):
            if weight(setup, cats, seat) == top:
                result[seat] += plus - minus
                result[seats + seat] += minus
            result[seat] += extra_points(setup, cats, seat)
    return result


def ranks(p: Position) -> vec[i64]:
    """1 is first; more points, then fewer negative points (IF-SCORE-10, -11, IF-R40)."""
    points = totals(p)
    seats = p.seats
    merits = vec[i64]([0] * seats)
    for seat in range(seats):
        merits[seat] = points[seat] * MOST_NEGATIVE - points[seats + seat]
    return ranks_by(merits)


# -- for people --------------------------------------------------------------------------------------------------------


def cells_of(plane: Plane, root: i64) -> list[str]:
    """The cells of a box, oldest card first."""
    return [cell_text(plane.xy[slot]) for slot in range(plane.n_slots) if plane.root(slot) == root]


def box_json(p: Position, root: i64) -> dict[str, Any]:
    """Everything public about a box, and what it would pay now."""
    setup = p.setup
    plane = p.plane
    cats = plane.cats[root]
    symbols = plane.symbols[root]
    closed = plane.open_sides[root] == 0
    factor = 2 if closed else 1
    top = top_weight(setup, cats)
    plus = int(factor * toy_points(setup, symbols))
    minus = int(factor * sprays_in(symbols))
    takers = [seat for seat in range(int(p.seats)) if top > 0 and weight(setup, cats, seat) == top]
    extra = [int(extra_points(setup, cats, seat)) for seat in range(int(p.seats))]
    toys: dict[str, int] = {}
    for kind in range(int(setup.n_kinds)):
        toys[setup.kinds[kind]] = int(toys_in(symbols, kind))
    return {
        "box": cell_text(plane.xy[root]),
        "cells": cells_of(plane, root),
        "toys": toys,
        "sprays": int(sprays_in(symbols)),
        "open": int(plane.open_sides[root]),
        "closed": closed,
        "awake": [int(awake_in(cats, seat)) for seat in range(int(p.seats))],
        "asleep": [int(asleep_in(cats, seat)) for seat in range(int(p.seats))],
        "weight": [int(weight(setup, cats, seat)) for seat in range(int(p.seats))],
        "plus": plus,
        "minus": minus,
        "takers": takers,
        "extra": extra,
        "pays": [(plus - minus if seat in takers else 0) + extra[seat] for seat in range(int(p.seats))],
    }


def boxes_json(p: Position) -> list[dict[str, Any]]:
    plane = p.plane
    return [box_json(p, slot) for slot in range(plane.n_slots) if plane.parent[slot] == slot]


def score_lines(p: Position, seat: i64) -> list[ScoreLine]:
    """The lines that add up to a seat's score: toys, spray bottles and extra cats of every box that concerns it."""
    lines: list[ScoreLine] = []
    mine = int(seat)
    for box in boxes_json(p):
        facts = {"box": box["box"], "cells": box["cells"], "closed": box["closed"]}
        if mine in box["takers"]:
            shared = len(box["takers"]) > 1
            toys = {
                **facts,
                "toys": box["toys"],
                "awake": box["awake"],
                "asleep": box["asleep"],
                "takers": box["takers"],
                "clauses": ["IF-SCORE-3" if shared else "IF-SCORE-2", *(["IF-SCORE-7"] if box["closed"] else [])],
            }
            lines.append(ScoreLine("toys", "IF-SCORE-4", box["plus"], toys))
            if box["minus"]:
                lines.append(ScoreLine("sprays", "IF-SCORE-5", -box["minus"], {**facts, "sprays": box["sprays"]}))
        if box["extra"][mine]:
            extra = {**facts, "cats": box["extra"][mine] + 1}
            lines.append(ScoreLine("extra", "IF-SCORE-8", box["extra"][mine], extra))
    return lines


def points_now(p: Position) -> vec[i64]:
    """The points the seats would have if the game ended now."""
    both = totals(p)
    found = vec[i64]([0] * p.seats)
    for seat in range(p.seats):
        found[seat] = both[seat]
    return found


def bare_outcome(p: Position) -> Outcome | None:
    """How the end came about, points and ranks; None while the game runs."""
    if p.phase != OVER:
        return None
    scores = [int(each) for each in points_now(p)]
    places = [int(rank) for rank in ranks(p)]
    return Outcome(CAUSES[p.cause] or "hands", scores, places, [])


def outcome(p: Position) -> Outcome | None:
    """The same with the score sheet, and what decided: most points, then fewest negative ones."""
    found = bare_outcome(p)
    if found is not None:
        found.sheet = [score_lines(p, seat) for seat in range(p.seats)]
        both = totals(p)
        negative = [int(both[p.seats + seat]) for seat in range(p.seats)]
        most = Question(POINTS, "IF-SCORE-10", found.scores)
        found.decide([most, Question("minus", "IF-SCORE-11", negative, fewest=True)])
    return found
