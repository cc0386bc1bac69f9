"""What may be said of a decision, and no more: a word only where the difference is larger than its uncertainty."""

import math
from dataclasses import dataclass
from typing import Final

from clowder.analysis.decision import Decision

SURE: Final = 2.0  # standard errors
INACCURACY: Final = 0.03  # of the chance to win
MISTAKE: Final = 0.07
BLUNDER: Final = 0.15
HIDDEN: Final = 0.07  # what nobody could know is told from here on

ONLY: Final = "only"
BEST: Final = "best"
GOOD: Final = "good"
WORDS: Final = ("inaccuracy", "mistake", "blunder")


def word_for(cost: float, error: float) -> str:
    """The word for a cost; "good" where it may be nothing."""
    if cost - SURE * error < INACCURACY / 2 or cost < INACCURACY:
        return GOOD
    if cost < MISTAKE:
        return WORDS[0]
    return WORDS[1] if cost < BLUNDER else WORDS[2]


def verdict(decision: Decision) -> str:
    if len(decision.legal) < 2:
        return ONLY
    best, cost, error = decision.best()
    if best is decision.played:
        return BEST
    return word_for(cost, error) if decision.is_agreed(best) else GOOD


def wants_opinion(decision: Decision) -> bool:
    """Whether a word would be said that nobody has asked the strongest level about."""
    return not decision.opinions and verdict(decision) in WORDS


def could_not_be_known(decision: Decision) -> bool:
    """The move was right for what the seat knew and wrong for what was true."""
    if verdict(decision) not in (BEST, GOOD):
        return False
    best, cost, error = decision.hindsight()
    return best is not decision.played and cost >= HIDDEN and cost - SURE * error > 0.0


@dataclass(frozen=True)
class Accuracy:
    """100: always the best move found; 0: as good as moves by chance. `low` and `high` hold it in 19 of 20 cases."""

    value: float
    low: float
    high: float


def accuracy(decisions: list[Decision]) -> Accuracy | None:
    """Of all decisions of a seat together; None where nothing could be won or lost by deciding."""
    lost = stake = variance = 0.0
    for decision in decisions:
        if len(decision.legal) < 2:
            continue
        loss = decision.loss()
        if loss.count:
            lost += loss.value
            variance += loss.error**2
        stake += decision.stake.value
    whole = stake + lost
    if whole < INACCURACY:
        return None
    reach = 1.96 * math.sqrt(variance) / whole
    share = 1.0 - lost / whole
    return Accuracy(*(100.0 * min(max(each, 0.0), 1.0) for each in (share, share - reach, share + reach)))
