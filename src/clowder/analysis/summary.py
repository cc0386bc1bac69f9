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
        "method": VERSION,
        "rules": analysis.record.rules_version,
        "accuracy": None if sure is None else {name: round(value, 1) for name, value in sure.items()},
        **{name: round(facts[name][seat], DIGITS) for name in ("start", "result", "skill", "skill_own", "luck")},
        "decisions": len(own),
        "words": {word: sum(verdict(decision) == word for decision in missed) for word in WORDS},
        "tags": _tags(analysis, own),
        "worst": [_worst(decision) for decision in sorted(missed, key=_dearest)[:MOST_WORST]],
    }


def _dearest(decision: Decision) -> tuple[float, int]:
    return -decision.best()[1], decision.ply


def _worst(decision: Decision) -> Json:
    _, cost, error = decision.best()
    return {"ply": decision.ply, "cost": round(cost, DIGITS), "error": round(error, DIGITS)}


def _tags(analysis: Analysis, own: list[Decision]) -> list[Json]:
    """What the decisions were about: how often it was found and missed, what that cost, and the dearest example."""
    found: dict[str, Json] = {}
    dearest: dict[str, float] = {}
    for decision in own:
        missed = verdict(decision) in WORDS
        if not missed and not _was_found(decision):
            continue
        best, cost, _ = decision.best()
        tags = _tags_of(analysis, decision, best.action)
        if missed:
            played = _tags_of(analysis, decision, decision.played.action)
            tags = [tag for tag in tags if tag not in played] or tags
        for tag in tags:
            row = found.setdefault(tag, {"tag": tag, "found": 0, "missed": 0, "cost": 0.0, "ply": decision.ply})
            row["missed" if missed else "found"] += 1
            if missed:
                row["cost"] = round(row["cost"] + cost, DIGITS)
                if cost > dearest.get(tag, 0.0):
                    dearest[tag] = cost
                    row["ply"] = decision.ply
    return [found[tag] for tag in sorted(found)]


def _was_found(decision: Decision) -> bool:
    """The best move was played, and it was worth finding."""
    if verdict(decision) != BEST:
        return False
    losses = (both(*option.gain) for option in decision.options[1:])
    return any(word_for(-loss.value, loss.error) in WORDS for loss in losses)


def _tags_of(analysis: Analysis, decision: Decision, action: int) -> list[str]:
    why, _ = reason(decision.chair, action, Rng(seed_of(analysis.seed, "why", decision.ply)))
    return tags_of(analysis.record.game, decision.chair, action, why)
