"""Which games are still to be played, handed out in rows of about half a second."""

from collections.abc import Iterable
from typing import TypeAlias

Span: TypeAlias = tuple[int, int]  # games from the first number up to, not including, the second

SECONDS = 0.5  # of a task
GROWTH = 8  # a row is at most so many times as long as the longest that was tried
LONGEST = 100_000


class Spans:
    """Rows of games; how long the next one is follows from how long the last ones took."""

    def __init__(self, spans: Iterable[Span]) -> None:
        self._left = [span for span in reversed(list(spans)) if span[0] < span[1]]
        self._length = 1

    def has_more(self) -> bool:
        return bool(self._left)

    def take(self) -> Span | None:
        """The next row, or None when all are given out."""
        if not self._left:
            return None
        first, end = self._left.pop()
        cut = min(end, first + self._length)
        if cut < end:
            self._left.append((cut, end))
        return first, cut

    def give_back(self, span: Span) -> None:
        """A row that was taken and not played."""
        self._left.append(span)

    def took(self, span: Span, seconds: float) -> None:
        """A row has been played; the next ones get the length that fills the time."""
        games = span[1] - span[0]
        fitting = int(games * SECONDS / max(seconds, 1e-9))
        self._length = max(1, min(fitting, GROWTH * max(games, self._length), LONGEST))


def missing(done: Iterable[Span], games: int) -> list[Span]:
    """What is left of the numbers from 0 to `games` beside what is done."""
    found, reached = [], 0
    for first, end in sorted(done):
        if reached < min(first, games):
            found.append((reached, min(first, games)))
        reached = max(reached, end)
    if reached < games:
        found.append((reached, games))
    return found


def joined(spans: Iterable[Span]) -> list[Span]:
    """The same numbers in as few rows as possible."""
    found: list[Span] = []
    for first, end in sorted(spans):
        if found and found[-1][1] >= first:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((first, end))
    return found
