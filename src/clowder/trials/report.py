"""What a trial found, as JSON: figures of both parts with 95 % intervals, their differences, and every piece."""

import math
from collections import defaultdict
from statistics import fmean, quantiles
from typing import Final

from clowder.core.intervals import Interval, mean_interval, student, wilson, z_of_all
from clowder.core.types import Json
from clowder.trials.trial import Tally, Trial

FEWEST: Final = 10  # games in which somebody used a piece more than others; of fewer nothing is said
MOST_BARS: Final = 16

LENGTH, FIRST, POINTS, MARGIN = MEASURES = ("length", "first", "points", "margin")


def report(trial: Trial) -> Json:
    """As far as it is played."""
    own, house = trial.tallies
    wish = trial.wish
    return {
        "game": wish.game,
        "option": wish.option,
        "seats": wish.seats,
        "games": wish.games,
        "wanted": trial.wanted,
        "seed": str(wish.seed),
        "endless": [own.endless, house.endless],
        "measures": [_measure(key, own, house) for key in MEASURES] if own.rows and house.rows else [],
        "beginning": _beginning(own, wish.seats) if own.rows else None,
        "spreads": [_spread(key, own, house) for key in (POINTS, LENGTH)] if own.rows and house.rows else [],
        "counts": trial.pieces[0] is not None and trial.pieces[0].counts,
        "pieces": _pieces(trial),
    }


def _values(key: str, tally: Tally) -> list[float]:
    """One figure of every game."""
    if key == LENGTH:
        return [row[0] for row in tally.rows]
    if key == FIRST:
        return [row[1] for row in tally.rows]
    if key == POINTS:
        return [fmean(row[2:]) for row in tally.rows]
    return [sorted(row[2:])[-1] - sorted(row[2:])[-2] if len(row) > 3 else 0.0 for row in tally.rows]


def _measure(key: str, own: Tally, house: Tally) -> Json:
    mine, theirs = _values(key, own), _values(key, house)
    difference = _difference(mine, theirs, paired=not own.endless and not house.endless)
    return {
        "key": key,
        "own": _told(_interval(key, mine)),
        "house": _told(_interval(key, theirs)),
        "difference": _told(difference),
        "verdict": verdict(difference),
    }


def _beginning(own: Tally, seats: int) -> Json:
    """Whether to begin is an advantage with this part."""
    found = _interval(FIRST, _values(FIRST, own))
    return {"share": round(found.mean, 4), "even": round(1 / seats, 4), "verdict": verdict(found, 1 / seats)}


def verdict(found: Interval, even: float = 0.0) -> str:
    """Whether a figure can be told from the even one."""
    return "more" if found.low > even else "less" if found.high < even else "same"


def _interval(key: str, values: list[float]) -> Interval:
    if key == FIRST:  # a share of games
        share = fmean(values)
        return Interval(share, *wilson(share, len(values)))
    return mean_interval(values)


def _difference(mine: list[float], theirs: list[float], paired: bool) -> Interval:
    """Games on one seed are compared with each other; where some have no end, all with all."""
    if paired:
        return mean_interval([a - b for a, b in zip(mine, theirs, strict=True)])
    one, other = mean_interval(mine), mean_interval(theirs)
    half = math.hypot(one.high - one.mean, other.high - other.mean)
    return Interval(one.mean - other.mean, one.mean - other.mean - half, one.mean - other.mean + half)


def _spread(key: str, own: Tally, house: Tally) -> Json:
    """How often which points of a seat, or which lengths, in bars that both share; and the middle half of them."""
    part = slice(0, 1) if key == LENGTH else slice(2, None)
    mine, theirs = ([int(value) for row in tally.rows for value in row[part]] for tally in (own, house))
    low, high = min(mine + theirs), max(mine + theirs)
    step = max(1, math.ceil((high - low + 1) / MOST_BARS))
    bars = (high - low) // step + 1
    told: Json = {"key": key, "low": low, "step": step}
    for name, values in (("own", mine), ("house", theirs)):
        counts = [0] * bars
        for value in values:
            counts[(value - low) // step] += 1
        quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
        told[name] = {"bars": [round(count / len(values), 4) for count in counts], "half": [quarters[0], quarters[2]]}
    return told


def _pieces(trial: Trial) -> list[Json]:
    """In the order of the part; all intervals together hold with 95 %, since many are looked at."""
    mine, theirs = trial.pieces
    if mine is None or theirs is None:
        return []
    own, house = trial.tallies
    z = z_of_all(len(mine.likeness))
    known: dict[str, list[float]] = defaultdict(list)
    for piece, likeness in theirs.likeness.items():
        known[likeness].append(house.pieces.get(piece, [0])[0] / max(1, len(house.rows)))
    told = []
    for piece, likeness in mine.likeness.items():
        counts = own.pieces.get(piece, [0, 0, 0, 0, 0.0, 0.0])
        games = max(1, len(own.rows))
        path, _, value = piece.partition("#")
        told.append(
            {
                "path": path,
                "value": value,
                "used": round(counts[0] / games, 4),
                "times": round(counts[1] / games, 2),
                "counted": round(counts[2] / games, 4) if mine.counts else None,
                "gain": _gain(counts, z),
                "house": round(fmean(known[likeness]), 4) if likeness in known else None,
            }
        )
    return told


def _gain(counts: list[float], z: float) -> Json | None:
    """By how much more often who used a piece more than their share won than the others; None of too few games.

    Two games are added, one for and one against, so that a row of equal games is not taken for certainty.
    """
    games, total, squares = int(counts[3]), counts[4], counts[5]
    if games < FEWEST:
        return None
    samples = games + 2
    mean = total / samples
    error = math.sqrt(max(0.0, (squares + 2.0) / samples - mean * mean) / (samples - 1))
    half = student(z, samples) * error
    found = Interval(total / games, max(-1.0, mean - half), min(1.0, mean + half))
    return {**_told(found), "games": games, "verdict": verdict(found)}


def _told(found: Interval) -> Json:
    """With whole digits enough for people; what is not known is not a number of JSON."""
    return {name: round(value, 4) if math.isfinite(value) else None for name, value in found._asdict().items()}
