"""How a game ended: the reason, the points and how they came about."""

from typing import Any

from clowder.core.arrays import i64, vec
from clowder.core.types import Json


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
    """

    def __init__(self, reason: str, scores: list[int], ranks: list[int], sheet: list[list[ScoreLine]]) -> None:
        self.reason = reason
        self.scores = scores
        self.ranks = ranks
        self.sheet = sheet

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

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, scores={self.scores!r}, ranks={self.ranks!r})"


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
