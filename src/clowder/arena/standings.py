"""What a match shows: wins with 95 % intervals, places, points, ratings."""

import csv
import io
import math
import statistics
from collections import defaultdict
from typing import Any

from clowder.arena.match import Match
from clowder.core.intervals import Z, wilson


def standings(match: Match, results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One row per player, the best first. `wins` is per seat held, so that 1 / seats is an even share."""
    shares: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    ranks: dict[str, list[int]] = defaultdict(list)
    scores: dict[str, list[int]] = defaultdict(list)
    for result in results:
        winners = result["ranks"].count(1)
        for seat, player in enumerate(result["seating"]):
            won = 1.0 / winners if result["ranks"][seat] == 1 else 0.0
            shares[player][result["deal"]].append(won)
            ranks[player].append(result["ranks"][seat])
            scores[player].append(result["scores"][seat])
    even = 1.0 / match.seats
    rated = ratings(results)
    rows = []
    for player in dict.fromkeys(match.players):
        if player not in shares:
            continue
        mean, low, high = interval([statistics.fmean(deal) for deal in shares[player].values()], shares[player])
        row: dict[str, Any] = {
            "player": player,
            "seats": match.players.count(player),
            "games": len(results),
            "wins": round(mean, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "times_share": round(mean / even, 3),
            "mean_rank": round(statistics.fmean(ranks[player]), 3),
            "mean_score": round(statistics.fmean(scores[player]), 2),
        }
        if player in rated:
            row["rating"], row["rating_error"] = rated[player]
        rows.append(row)
    return sorted(rows, key=lambda row: (-row["wins"], row["player"]))


def interval(means: list[float], deals: dict[int, list[float]]) -> tuple[float, float, float]:
    """Mean and 95 % interval of the win share. Games on one deal are not independent, so deals are what is counted."""
    mean = statistics.fmean(means)
    if len(means) > 1:
        error = statistics.stdev(means) / math.sqrt(len(means))
        if error > 0.0:
            return mean, max(0.0, mean - Z * error), min(1.0, mean + Z * error)
    return (mean, *wilson(mean, sum(len(games) for games in deals.values())))


def ratings(results: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings (mean and error) in the order of the games; empty without the extra `lab`."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for result in sorted(results, key=lambda result: result["game"]):
        names = result["seating"]
        if len(set(names)) < 2:
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        rated = model.rate(teams, ranks=[float(rank) for rank in result["ranks"]])
        changed: dict[str, list[Any]] = defaultdict(list)
        for name, team in zip(names, rated, strict=True):
            changed[name].append(team[0])
        for name, new in changed.items():  # a player on several seats learns the mean of them
            mu = statistics.fmean(rating.mu for rating in new)
            sigma = statistics.fmean(rating.sigma for rating in new)
            known[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: (round(rating.mu, 2), round(rating.sigma, 2)) for name, rating in known.items()}


def as_csv(rows: list[dict[str, Any]]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
