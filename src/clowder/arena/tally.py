"""What many games came to, as counts. Tallies add up: in any order, from any number of places, to the last digit."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field, fields
from typing import Any

from clowder.core.course import Course

Counts = Counter[int]
Names = Counter[str]
BySeat = defaultdict[int, Counter[int]]


@dataclass
class Tally:
    """Whole numbers only, so that sums do not depend on their order; its size does not grow with the games."""

    games: int = 0
    watched: int = 0  # games of which also the leads, moves, events and clauses were counted
    lengths: Counts = field(default_factory=Counter)  # games by their number of decisions
    choices: Counts = field(default_factory=Counter)  # decisions by their number of choices
    offered: Counts = field(default_factory=Counter)  # choices at the n-th decision
    reached: Counts = field(default_factory=Counter)  # games with an n-th decision
    scores: BySeat = field(default_factory=lambda: defaultdict(Counter))  # games by points
    wins: BySeat = field(default_factory=lambda: defaultdict(Counter))  # games won by the number of winners
    margins: Counts = field(default_factory=Counter)
    leads: Counts = field(default_factory=Counter)
    reasons: Names = field(default_factory=Counter)
    moves: Names = field(default_factory=Counter)
    events: Names = field(default_factory=Counter)
    clauses: Names = field(default_factory=Counter)

    def finish(self, decisions: int, scores: list[int], ranks: list[int], reason: str) -> None:
        """A game has ended."""
        winners = ranks.count(1)
        self.games += 1
        self.lengths[decisions] += 1
        self.reasons[reason] += 1
        ordered = sorted(scores)
        self.margins[ordered[-1] - ordered[-2] if len(ordered) > 1 else 0] += 1
        for seat, score in enumerate(scores):
            self.scores[seat][score] += 1
            if ranks[seat] == 1:
                self.wins[seat][winners] += 1

    def take(self, course: Course) -> None:
        """What was noted at every decision."""
        for counts, row in (
            (self.choices, course.decisions),
            (self.offered, course.offered),
            (self.reached, course.reached),
        ):
            counts.update({place: int(count) for place, count in enumerate(row) if count})

    def add(self, other: "Tally") -> None:
        """Both together."""
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, int):
                setattr(self, each.name, mine + theirs)
            elif isinstance(mine, Counter):
                mine.update(theirs)
            else:
                for seat, counts in theirs.items():
                    mine[seat].update(counts)

    def as_json(self) -> dict[str, Any]:
        return {each.name: _plain(getattr(self, each.name)) for each in fields(self)}


def tally_from_json(found: dict[str, Any]) -> Tally:
    """The tally that `as_json` wrote down."""
    made = Tally()
    for each in fields(made):
        kind, value = getattr(made, each.name), found[each.name]
        if isinstance(kind, int):
            setattr(made, each.name, int(value))
        elif each.name in ("scores", "wins"):
            kind.update({int(seat): _counts(counts) for seat, counts in value.items()})
        else:
            named = each.name in ("reasons", "moves", "events", "clauses")
            setattr(made, each.name, Counter(value) if named else _counts(value))
    return made


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in sorted(value.items())}
    return value


def _counts(found: dict[str, int]) -> Counts:
    return Counter({int(key): int(count) for key, count in found.items()})


def mean(counts: Counts) -> float:
    """The mean of numbers that are counted by their value."""
    total = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / total if total else 0.0


def at_share(counts: Counts, share: tuple[int, int]) -> int:
    """The number below which that share (a fraction) of all lies, in ascending order."""
    left = sum(counts.values()) * share[0] // share[1]
    for value, count in sorted(counts.items()):
        if left < count:
            return value
        left -= count
    return max(counts)
