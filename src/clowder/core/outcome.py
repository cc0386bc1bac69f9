"""How a game ended: the reason, the points and how they came about."""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.deciding import Decision, Question, decide
from clowder.core.types import Json

POINTS: Final = "points"  # the question that compares the scores, whatever a game calls its points


class ScoreLine:
    """One row of a score sheet: why a seat got some points, and by which clause.

    `key` names the sentence in the language catalogues; `params` fill it and name the pieces concerned.
    """

    def __init__(self, key: str, clause: str, points: int, params: dict[str, Any] | None = None) -> None:
        self.key = key
        self.clause = clause
        self.points = points
        self.params: dict[str, Any] = {} if params is None else params

    def as_json(self) -> Json:
        return {"key": self.key, "clause": self.clause, "points": self.points, "params": self.params}


class Outcome:
    """The end of a game.

    `scores` add up from the lines of `sheet`, seat by seat. `ranks` are after all tie-breaks: 1 is first, equals share
    a rank and the next rank is left out. `reason` is a key of the game's catalogue. `winners` are the seats in rank 1.
    `decided` says which rule made them so, by which figures; like the sheet it is missing from a bare outcome.
    """

    def __init__(self, reason: str, scores: list[int], ranks: list[int], sheet: list[list[ScoreLine]]) -> None:
        self.reason = reason
        self.scores = scores
        self.ranks = ranks
        self.sheet = sheet
        self.decided: Decision | None = None

    def decide(self, questions: list[Question], parties: list[int] | None = None) -> None:
        """Find out what made the winners, once the sheet is written; every seat is its own party unless told."""
        seats = list(range(len(self.ranks)))
        self.decided = decide(questions, seats if parties is None else parties)
        behind = [rank for rank in self.ranks if rank > 1]
        if self.decided.lead > 0 and self.decided.tiers[-1].key == POINTS and behind:
            second = self.ranks.index(min(behind))
            self.decided.line = line_ahead(self.sheet[self.winners[0]], self.sheet[second])

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def as_json(self) -> Json:
        return {
            "reason": self.reason,
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": self.winners,
            "sheet": [[line.as_json() for line in lines] for lines in self.sheet],
        }

    def told(self) -> Json:
        """The same with what decided, for those who look at the end; records keep what they always kept."""
        return {**self.as_json(), "decided": None if self.decided is None else self.decided.as_json()}

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, scores={self.scores!r}, ranks={self.ranks!r})"


def line_ahead(mine: list[ScoreLine], theirs: list[ScoreLine]) -> int:
    """The row of the kind in which the first sheet is furthest ahead of the second, its largest; -1: there is none."""
    best = (0, 0)
    found = -1
    for i, line in enumerate(mine):
        lead = sum([each.points for each in mine if each.key == line.key])
        lead -= sum([each.points for each in theirs if each.key == line.key])
        if line.points > 0 and (found < 0 or (lead, line.points) > best):
            best = (lead, line.points)
            found = i
    return found


def shared_ranks(merits: list[tuple[int, ...]]) -> list[int]:
    """Ranks from best to worst by comparing merits; equal merits share a rank (1, 1, 3 ...)."""
    return [1 + sum(1 for other in merits if other > mine) for mine in merits]


def ranks_by(merits: vec[i64]) -> vec[i64]:
    """Ranks from one number per seat, more is better; equals share a rank (1, 1, 3 ...)."""
    ranks = vec[i64]([1] * len(merits))
    seat: i64 = 0
    for mine in merits:
        for other in merits:
            if other > mine:
                ranks[seat] += 1
        seat += 1
    return ranks
