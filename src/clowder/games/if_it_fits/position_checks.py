"""Small questions that setting up a position asks: shapes of values, extent of the table, a history that adds up."""

from typing import Any

from clowder.core.arrays import i64
from clowder.games.if_it_fits.position import (
    HAND_ROOM,
    PRINCESS_LEAST,
    PRINCESS_MOST,
    TOY_LEAST,
    TOY_MOST,
    Position,
    drawn_by,
    drew_princess,
)
from clowder.games.if_it_fits.setup import FIRST_TOY, PRINCESS, Setup


def are_whole(values: Any, most: list[int]) -> bool:
    """Whether this is a list of whole numbers, each from 0 to the one that stands for it in `most`."""
    if not isinstance(values, list) or len(values) != len(most):
        return False
    return all(type(value) is int and 0 <= value <= high for value, high in zip(values, most, strict=True))


def words_of(value: Any) -> list[str] | None:
    """A list of texts; one text may hold several, divided by a middle dot. None if it is something else."""
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
        return None
    return [" ".join(part.split()) for text in texts for part in text.split("·") if part.strip()]


def princesses_add_up(p: Position, seat: i64) -> bool:
    """Whether a seat holds the Princesses it drew and did not play, and played none before it drew her."""
    played: i64 = 0
    for play in range(p.n_chased):
        if p.chased[play] >> 8 == seat:
            played += 1
            if drawn_princesses(p, seat, p.chased[play] & 255) < played:
                return False
    held: i64 = 0
    for at in range(seat * HAND_ROOM, seat * HAND_ROOM + p.held[seat]):
        held += 1 if p.hands[at] == PRINCESS else 0
    return drawn_princesses(p, seat, p.top) == played + held


def drawn_princesses(p: Position, seat: i64, by: i64) -> i64:
    drawn: i64 = 0
    for place in range(min(by, p.top)):
        if drawn_by(p.pile[place]) == seat and drew_princess(p.pile[place]):
            drawn += 1
    return drawn


def known_fits_hand(p: Position, seat: i64) -> bool:
    """Whether a hand holds as many Princesses and special toys as is known of it."""
    princesses: i64 = 0
    toys: i64 = 0
    for at in range(seat * HAND_ROOM, seat * HAND_ROOM + p.held[seat]):
        card = p.hands[at]
        if card == PRINCESS:
            princesses += 1
        elif card >= FIRST_TOY:
            toys += 1
    if not p.bound(seat, PRINCESS_LEAST) <= princesses <= p.bound(seat, PRINCESS_MOST):
        return False
    return p.bound(seat, TOY_LEAST) <= toys <= p.bound(seat, TOY_MOST)


def fits_torus(setup: Setup, places: list[tuple[int, int]]) -> bool:
    """Without an edge: whether no card played later could meet these around the torus."""
    if setup.has_edge or not places:
        return True
    columns = [place[0] for place in places]
    rows = [place[1] for place in places]
    spread = max(columns) - min(columns) + max(rows) - min(rows)
    return spread + setup.most_cells - len(places) + 2 < setup.stride


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
