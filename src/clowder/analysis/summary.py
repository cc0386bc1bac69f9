"""What stays of an analysis for statistics: a few figures per seat, and what its decisions were about.

A decision counts where it mattered: `missed` where the analysis has a word for the move played, `found` where the best
move was played and another of those compared would have got such a word. What it was about are the tags of the best
move (`tags.py`); of a missed one those that the played move did not have.
"""

from typing import Final

from clowder.analysis.analysis import VERSION, Analysis
from clowder.analysis.decision import Decision
from clowder.analysis.figures import both
from clowder.analysis.report import report
from clowder.analysis.tags import tags_of
from clowder.analysis.verdicts import BEST, WORDS, verdict, word_for
from clowder.bots.hints import reason
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.core.types import Json

MOST_WORST: Final = 3  # decisions that are kept to be tried again
METHOD: Final = 10 * VERSION + 1  # of a summary: the version of the analysis, and of what stays of one
DIGITS: Final = 4


def summaries(analysis: Analysis) -> list[Json]:
    """One for every seat whose moves were judged."""
    facts = report(analysis)
    return [_summary(analysis, facts, seat) for seat in analysis.seats]


def _summary(analysis: Analysis, facts: Json, seat: int) -> Json:
    own = [decision for decision in analysis.decisions if decision.seat == seat and len(decision.legal) > 1]
    missed = [decision for decision in own if verdict(decision) in WORDS]
    sure: Json | None = facts["accuracy"][seat]
    return {
        "seat": seat,
        "method": METHOD,
        "rules": analysis.record.rules_version,
        "accuracy": None if sure is None else {name: round(value, 1) for name, value in sure.items()},
        **{name: round(facts[name][seat], DIGITS) for name in ("start", "result", "skill", "skill_own", "luck")},
        "decisions": len(own),
        "words": {word: sum(verdict(decision) == word for decision in missed) for word in WORDS},
        "tags": _tags(analysis, own),
        "worst": [_worst(analysis, decision, facts) for decision in sorted(missed, key=_dearest)[:MOST_WORST]],
    }


def _dearest(decision: Decision) -> tuple[float, int]:
    return -decision.best()[1], decision.ply


def _worst(analysis: Analysis, decision: Decision, facts: Json) -> Json:
    """All it takes to play the decision once more and to judge other moves, long after the analysis is gone."""
    told = next(each for each in facts["decisions"] if each["ply"] == decision.ply)
    best, cost, error = decision.best()
    why, params = reason(decision.chair, best.action, Rng(seed_of(analysis.seed, "why", decision.ply)))
    return {
        "ply": decision.ply,
        "cost": round(cost, DIGITS),
        "error": round(error, DIGITS),
        "played": told["played"],
        "best": told["best"],
        "options": [_option(option) for option in told["options"]],
        "tags": _missed_tags(analysis, decision),
        "why": {"key": why, "params": params},
    }


def _option(option: Json) -> Json:
    figures = {name: option[name] for name in ("chance", "points", "points_error") if option[name] is not None}
    return {"move": option["move"], **{name: round(value, DIGITS) for name, value in figures.items()}}


def _tags(analysis: Analysis, own: list[Decision]) -> list[Json]:
    """What the decisions were about: how often it was found and missed, what that cost, and the dearest example."""
    found: dict[str, Json] = {}
    dearest: dict[str, float] = {}
    for decision in own:
        missed = verdict(decision) in WORDS
        if not missed and not _was_found(decision):
            continue
        best, cost, _ = decision.best()
        for tag in _missed_tags(analysis, decision) if missed else _tags_of(analysis, decision, best.action):
            row = found.setdefault(tag, {"tag": tag, "found": 0, "missed": 0, "cost": 0.0, "ply": decision.ply})
            row["missed" if missed else "found"] += 1
            if missed:
                row["cost"] = round(row["cost"] + cost, DIGITS)
                if cost > dearest.get(tag, 0.0):
                    dearest[tag] = cost
                    row["ply"] = decision.ply
    return [found[tag] for tag in sorted(found)]


def _missed_tags(analysis: Analysis, decision: Decision) -> list[str]:
    """What the best move has and the played one has not."""
    tags = _tags_of(analysis, decision, decision.best()[0].action)
    played = _tags_of(analysis, decision, decision.played.action)
    return [tag for tag in tags if tag not in played] or tags


def _was_found(decision: Decision) -> bool:
    """The best move was played, and it was worth finding."""
    if verdict(decision) != BEST:
        return False
    losses = (both(*option.gain) for option in decision.options[1:])
    return any(word_for(-loss.value, loss.error) in WORDS for loss in losses)


def _tags_of(analysis: Analysis, decision: Decision, action: int) -> list[str]:
    why, _ = reason(decision.chair, action, Rng(seed_of(analysis.seed, "why", decision.ply)))
    return tags_of(analysis.record.game, decision.chair, action, why)
