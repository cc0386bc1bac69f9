"""Whether luck has mean zero, seat by seat and all seats together."""

import math
from collections.abc import Callable, Sequence

from bench.analysis.calibrate import solved
from bench.analysis.kept import Row, rows_of
from bench.analysis.played import by_policy, played
from clowder.analysis.analysis import Analysis
from clowder.analysis.chances import calibration
from clowder.analysis.figures import Mean
from clowder.core.record import Record

FEW_WORLDS = 2  # per decision: luck stays unbiased with any number of them
TOLD = 100  # after so many games


def luck(id: str, seats: int, games: int) -> None:
    """Of games of house-cats, who play better than the policy that skill is measured against."""
    _luck("luck", id, seats, games, played)


def fair(id: str, seats: int, games: int) -> None:
    """Of games of that policy itself: here errors of the evaluation cannot matter."""
    _luck("fair", id, seats, games, by_policy)


def _luck(what: str, id: str, seats: int, games: int, play: Callable[[str, int, int], Record]) -> None:
    def tell(rows: list[Row]) -> None:
        if len(rows) % TOLD == 0 or len(rows) == games:
            print(f"{what} {id} {seats}: {len(rows)} games, {_told(rows, id, seats)}", flush=True)

    rows_of(what, id, seats, games, lambda number: _row(play(id, seats, number), number), tell)


def _row(record: Record, number: int) -> Row:
    """Results less start chances, and skill, beginning with the seat that acts first, as start chances are told."""
    analysis = Analysis(record, [], number)
    for decision in analysis.decisions:
        decision.sample(FEW_WORLDS)
    skill = [
        math.fsum(d.shift[seat].value + d.further[seat].value for d in analysis.decisions)
        for seat in range(record.seats)
    ]
    first = int(analysis.states[0].to_act())
    order = [(first + place) % record.seats for place in range(record.seats)]
    won = [analysis.curve.result[seat] - analysis.start[seat] for seat in order]
    return {"won": won, "skill": [skill[seat] for seat in order]}


def _told(rows: list[Row], id: str, seats: int) -> str:
    """Mean luck of every seat in standard errors, and what it is made of: results less start chances, less skill.

    The start chances are themselves a mean over deals: their error is told beside it.
    """
    table = calibration(id, seats)
    parts = []
    for place in range(seats):
        means = {name: Mean() for name in ("luck", "won", "skill")}
        for row in rows:
            means["won"].add(row["won"][place])
            means["skill"].add(row["skill"][place])
            means["luck"].add(row["won"][place] - row["skill"][place])
        doubt = table.start_error[place]
        found = means["luck"]
        parts.append(
            f"{found.value:+.4f} ± {found.error:.4f} and {doubt:.4f} of the start "
            f"({found.value / math.hypot(found.error, doubt):+.1f}; results {means['won'].value:+.4f}, "
            f"skill {means['skill'].value:+.4f} ± {means['skill'].error:.4f})"
        )
    lucks = [[won - skill for won, skill in zip(row["won"], row["skill"], strict=True)] for row in rows]
    worst = max(abs(math.fsum(row["skill"])) for row in rows)
    together = together_of(lucks, table.start_error)
    return f"mean luck {', '.join(parts)}; together {together}; skills sum to {worst:.0e}"


def together_of(lucks: list[list[float]], start_error: Sequence[float]) -> str:
    """All seats but the last at once (they add up to 0): as chi-square, and how often chance gives one as large."""
    free = len(start_error) - 1
    count = len(lucks)
    mean = [math.fsum(row[i] for row in lucks) / count for i in range(free)]
    spread = [
        [
            math.fsum((row[i] - mean[i]) * (row[j] - mean[j]) for row in lucks) / max(count - 1, 1) / count
            + (start_error[i] ** 2 if i == j else 0.0)  # small: how the seats go together is left out
            for j in range(free)
        ]
        for i in range(free)
    ]
    square = math.fsum(a * b for a, b in zip(mean, solved(spread, mean), strict=True))
    return f"chi-square {square:.1f} of {free} (p = {above(square, free):.3f})"


def above(square: float, free: int) -> float:
    """The chance of a chi-square above this one, by its closed forms."""
    half = square / 2
    if free % 2 == 0:
        return math.exp(-half) * math.fsum(half**k / math.factorial(k) for k in range(free // 2))
    terms = math.fsum(half ** (k + 0.5) / math.gamma(k + 1.5) for k in range((free - 1) // 2))
    return math.erfc(math.sqrt(half)) + math.exp(-half) * terms
