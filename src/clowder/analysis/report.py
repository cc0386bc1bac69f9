"""An analysis as JSON: where skill and luck add up, what every decision was worth, and which moments decided."""

import math
from typing import Any, Final

from clowder.analysis.analysis import VERSION, Analysis
from clowder.analysis.decision import Decision
from clowder.analysis.figures import Mean
from clowder.analysis.verdicts import WORDS, accuracy, could_not_be_known, verdict
from clowder.bots.hints import reason
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.core.types import Json

FEWEST_MOMENTS: Final = 3
MOST_MOMENTS: Final = 5
DIGITS: Final = 6


def report(analysis: Analysis) -> Json:
    """All of it. Numbers per seat are chances to win; a ply is the number of moves made before."""
    seats = range(analysis.record.seats)
    own, others, further = _shifts(analysis)
    skill = [own[seat] + others[seat] + further[seat] for seat in seats]
    result = analysis.curve.result
    luck = [result[seat] - analysis.start[seat] - skill[seat] for seat in seats]
    judged = [decision for decision in analysis.decisions if decision.seat in analysis.seats]
    moments = _moments(analysis, judged)
    return {
        "format": 1,
        "game": analysis.record.game,
        "versions": {"analysis": VERSION, "rules": analysis.record.rules_version},
        "seed": analysis.seed,
        "seats": analysis.seats,
        "rounds": analysis.rounds,
        "seconds": round(analysis.seconds, 2),
        "start": analysis.start,
        "result": result,
        "skill": skill,
        "luck": luck,
        "skill_own": own,
        "skill_others": others,
        "skill_further": further,
        "skill_error": _skill_errors(analysis),
        "deal": [analysis.curve.values()[0][seat] - analysis.start[seat] for seat in seats],
        "accuracy": [_accuracy(analysis, seat) for seat in seats],
        "curve": _rounded(analysis.curve.values()),
        "curve_error": _rounded(analysis.curve.errors()),
        "shifts": _rounded([[mean.value for mean in decision.shift] for decision in analysis.decisions]),
        "further": _rounded([[mean.value for mean in decision.further] for decision in analysis.decisions]),
        "decisions": [_decision(analysis, decision) for decision in judged],
        "hindsight": [_hindsight(analysis, decision) for decision in judged if could_not_be_known(decision)],
        "turning_points": sorted({moment["ply"] for moment in moments}),
        "moments": moments,
    }


def _rounded(rows: list[list[float]]) -> list[list[float]]:
    return [[round(value, DIGITS) for value in row] for row in rows]


def _shifts(analysis: Analysis) -> tuple[list[float], list[float], list[float]]:
    """What all decisions changed for every seat: its own, those of the others, and what showed on looking further."""
    seats = range(analysis.record.seats)
    own = [math.fsum(d.shift[seat].value for d in analysis.decisions if d.seat == seat) for seat in seats]
    others = [math.fsum(d.shift[seat].value for d in analysis.decisions if d.seat != seat) for seat in seats]
    further = [math.fsum(d.further[seat].value for d in analysis.decisions) for seat in seats]
    return own, others, further


def _skill_errors(analysis: Analysis) -> list[float]:
    sampled = [decision for decision in analysis.decisions if decision.batches]
    seats = range(analysis.record.seats)
    return [math.sqrt(math.fsum(_error(decision, seat) ** 2 for decision in sampled)) for seat in seats]


def _error(decision: Decision, seat: int) -> float:
    """Of all that became of a seat's value over one move."""
    return math.hypot(decision.shift[seat].error, decision.further[seat].error)


def _accuracy(analysis: Analysis, seat: int) -> Json | None:
    if seat not in analysis.seats:
        return None
    found = accuracy([decision for decision in analysis.decisions if decision.seat == seat])
    return None if found is None else {"value": found.value, "low": found.low, "high": found.high}


def _decision(analysis: Analysis, decision: Decision) -> Json:
    """What a seat's decision was worth, from what the seat knew: nothing in here depends on anything else."""
    best, cost, error = decision.best()
    tell = decision.chair.action_text
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "played": tell(decision.played.action),
        "best": tell(best.action),
        "cost": cost,
        "error": error,
        "judgement": verdict(decision),
        "skill": decision.shift[decision.seat].value,
        "before": _figures(decision.before, decision.rank, decision.points),
        "options": [
            {"move": tell(option.action), **_figures(option.chance, option.rank, option.points)}
            for option in decision.options
        ],
        "worlds": decision.before.count,
    }


def _figures(chance: Mean, rank: Mean, points: Mean) -> Json:
    """`points` are null where nothing was compared, and in a game that does not say how many there are."""
    told: Json = {"chance": chance.value, "error": chance.error, "rank": rank.value, "rank_error": rank.error}
    if not points.count:
        return {**told, "points": None, "points_error": None}
    return {**told, "points": points.value, "points_error": points.error}


def _hindsight(analysis: Analysis, decision: Decision) -> Json:
    best, cost, error = decision.hindsight()
    text = decision.chair.action_text(best.action)
    return {"ply": decision.ply, "seat": decision.seat, "best": text, "cost": cost, "error": error}


# -- moments --------------------------------------------------------------------------------------------------------


def _moments(analysis: Analysis, judged: list[Decision]) -> list[Json]:
    """The dearest decisions; where there are fewer than three, what chance turned over beside them."""
    dear = [decision for decision in judged if verdict(decision) in WORDS]
    dear.sort(key=lambda decision: (-_weight(decision), decision.ply))
    moments = [_dear_moment(analysis, decision) for decision in dear[:MOST_MOMENTS]]
    taken = {moment["ply"] for moment in moments}
    for moment in _swings(analysis):
        if len(moments) >= FEWEST_MOMENTS:
            break
        if moment["ply"] not in taken:
            moments.append(moment)
            taken.add(moment["ply"])
    return sorted(moments, key=lambda moment: int(moment["ply"]))


def _weight(decision: Decision) -> float:
    _, cost, error = decision.best()
    return cost - error


def _dear_moment(analysis: Analysis, decision: Decision) -> Json:
    best, cost, error = decision.best()
    rng = Rng(seed_of(analysis.seed, "why", decision.ply))
    key, params = reason(decision.chair, best.action, rng)
    tell = decision.chair.action_text
    return {
        "ply": decision.ply,
        "kind": verdict(decision),
        "seat": decision.seat,
        "played": tell(decision.played.action),
        "best": tell(best.action),
        "change": -cost,
        "error": error,
        "why": {"key": key, "params": params},
    }


def _swings(analysis: Analysis) -> list[Json]:
    """Where chance, or cards that somebody had hidden, changed a seat's chances, the largest first."""
    curve = analysis.curve.values()
    errors = analysis.curve.errors()
    found: list[tuple[float, int, Json]] = []
    for decision in analysis.decisions:
        ply = decision.ply
        changes: list[tuple[float, float, int]] = []
        for seat, mean in enumerate(decision.shift):
            change = curve[ply + 1][seat] - curve[ply][seat] - mean.value - decision.further[seat].value
            error = math.hypot(errors[ply][seat], errors[ply + 1][seat], _error(decision, seat) if mean.count else 0.0)
            changes.append((change, error, seat))
        change, error, seat = max(changes, key=lambda each: abs(each[0]) - each[1])
        moment: dict[str, Any] = {"ply": ply, "kind": "luck", "seat": seat, "change": change, "error": error}
        found.append((abs(change) - error, ply, moment))
    return [moment for _, _, moment in sorted(found, key=lambda each: (-each[0], each[1]))]
