"""Small questions that setting up a position asks: shapes of values, extent of the table, a history that adds up."""

from typing import Any

from clowder.core.arrays import i64
from clowder.games.if_it_fits.position import HAND, Position, drawn_by, drew_princess
from clowder.games.if_it_fits.setup import PRINCESS, Frame


def whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def words_of(value: Any) -> list[str] | None:
    """A list of texts; one text may hold several, divided by a middle dot. None if it is something else."""
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
        return None
    return [" ".join(part.split()) for text in texts for part in text.split("·") if part.strip()]


def princesses_add_up(pos: Position, seat: i64) -> bool:
    """Whether a seat holds the Princesses it drew and did not play, and played none before it drew her."""
    played: i64 = 0
    for play in range(pos.n_chased):
        if pos.chased[play] >> 8 == seat:
            played += 1
            if drawn_princesses(pos, seat, pos.chased[play] & 255) < played:
                return False
    held: i64 = 0
    for at in range(seat * HAND, seat * HAND + pos.held[seat]):
        held += 1 if pos.hands[at] == PRINCESS else 0
    return drawn_princesses(pos, seat, pos.top) == played + held


def drawn_princesses(pos: Position, seat: i64, by: i64) -> i64:
    drawn: i64 = 0
    for place in range(min(by, pos.top)):
        if drawn_by(pos.pile[place]) == seat and drew_princess(pos.pile[place]):
            drawn += 1
    return drawn


def fits_torus(frame: Frame, places: list[tuple[int, int]]) -> bool:
    """Without an edge: whether no card played later could meet these around the torus."""
    if frame.bounded or not places:
        return True
    columns = [place[0] for place in places]
    rows = [place[1] for place in places]
    spread = max(columns) - min(columns) + max(rows) - min(rows)
    return spread + frame.most_cells - len(places) + 2 < frame.stride


def count_islands(places: list[tuple[int, int]]) -> int:
    """How many groups of cells joined by sides there are."""
    left = set(places)
    islands = 0
    while left:
        islands += 1
        queue = [left.pop()]
        while queue:
            column, row = queue.pop()
            for beside in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
                if beside in left:
                    left.remove(beside)
                    queue.append(beside)
    return islands
