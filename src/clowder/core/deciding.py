"""What decided a finished game: the questions asked one after the other until a winner was found, with their figures.

A game names its questions in the order of its rules; `decide` asks each of those who were equal in all before it. It is
worked out for people who want to know, never while games are simulated.
"""

from clowder.core.types import Json


class Question:
    """What is compared, by which clause, and the figure of every seat; more is better unless `fewest` wins."""

    def __init__(self, key: str, clause: str, figures: list[int], fewest: bool = False) -> None:
        self.key = key
        self.clause = clause
        self.figures = figures
        self.fewest = fewest

    def merit(self, seat: int) -> int:
        return -self.figures[seat] if self.fewest else self.figures[seat]


class Tier:
    """A question as it was answered: who was asked, and the figures of those seats."""

    def __init__(self, question: Question, seats: list[int]) -> None:
        self.key = question.key
        self.clause = question.clause
        self.fewest = question.fewest
        self.seats = seats
        self.figures: list[int] = [question.figures[seat] for seat in seats]

    def as_json(self) -> Json:
        return {
            "key": self.key,
            "clause": self.clause,
            "fewest": self.fewest,
            "seats": list(self.seats),
            "figures": list(self.figures),
        }


class Decision:
    """The tiers in the order in which they were asked: the last one found the winner, or nobody could.

    `lead` is by how much the best figure of the last tier is ahead of the next one, 0 if the best are equal there.
    `line` is the row of the first winner's score sheet that puts it furthest ahead of the next seat, where points
    decided; -1 where they did not.
    """

    def __init__(self, tiers: list[Tier], lead: int) -> None:
        self.tiers = tiers
        self.lead = lead
        self.line = -1

    def as_json(self) -> Json:
        return {"by": [tier.as_json() for tier in self.tiers], "lead": self.lead, "line": self.line}


def decide(questions: list[Question], parties: list[int]) -> Decision:
    """Ask until one party is left or all is asked; seats of one party (a gang, or one seat alone) win together."""
    seats = list(range(len(parties)))
    tiers: list[Tier] = []
    lead = 0
    for question in questions:
        tiers.append(Tier(question, seats))
        merits = [question.merit(seat) for seat in seats]
        best = max(merits)
        others = [merit for merit in merits if merit < best]
        seats = [seat for seat in seats if question.merit(seat) == best]
        is_found = len({parties[seat] for seat in seats}) == 1
        lead = best - max(others) if is_found and others else 0
        if is_found:
            break
    return Decision(tiers, lead)
