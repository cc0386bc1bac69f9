"""Two players on the same deals: how often each wins, and the difference with its interval over deals."""

import math
import statistics
from collections import defaultdict
from typing import Any

from clowder.core.intervals import Z

Results = list[dict[str, Any]]


def per_deal(results: Results, player: str) -> dict[int, tuple[float, float]]:
    """For every deal the player's share of victories and its margin over the mean of the others."""
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for result in results:
        seat = result["seating"].index(player)
        ranks, scores = result["ranks"], result["scores"]
        won = (ranks[seat] == 1) / ranks.count(1)
        others = (sum(scores) - scores[seat]) / (len(scores) - 1)
        found[result["deal"]].append((won, scores[seat] - others))
    return {
        deal: (statistics.fmean(won for won, _ in rows), statistics.fmean(margin for _, margin in rows))
        for deal, rows in found.items()
    }


def spread(values: list[float]) -> tuple[float, float]:
    """Mean, and half of its 95 % interval."""
    half = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return statistics.fmean(values), half


def tell_pair(one: Results, other: Results, name: str, other_name: str) -> str:
    """Three lines: each player, and the difference on the deals both have played."""
    first, second = per_deal(one, name), per_deal(other, other_name)
    deals = sorted(first.keys() & second.keys())
    lines = []
    for label, rows in ((name, first), (other_name, second)):
        won, half = spread([rows[deal][0] for deal in deals])
        margin, wide = spread([rows[deal][1] for deal in deals])
        lines.append(f"{label}: {100 * won:.1f} % (+- {100 * half:.1f}), margin {margin:+.2f} (+- {wide:.2f})")
    won, half = spread([first[deal][0] - second[deal][0] for deal in deals])
    margin, wide = spread([first[deal][1] - second[deal][1] for deal in deals])
    lines.append(f"difference: {100 * won:+.1f} % (+- {100 * half:.1f}), margin {margin:+.2f} (+- {wide:.2f})")
    return "\n".join([*lines, f"({len(one)} games each)"])
