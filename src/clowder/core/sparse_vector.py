"""A long vector that is nearly all 0, written down as places and values: how games tell observations as numbers.

A game's `observation.py` goes through its blocks in the order of the layout that its encoder
(clowder.adapters.encoders) documents: `block(size)` begins the next one, and places are counted from its beginning.
"""

from clowder.core.arrays import append, i64, vec


class SparseVector:
    """Values from -1 to 1; what lies beyond is cut off. A place may be given twice: the last value holds.

    The first `count` places and values hold. `clear` keeps the memory, and `row` begins another vector behind the
    first: many can be written one after the other without making anything.
    """

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()
        self.values: vec[float] = vec[float]()
        self.count: i64 = 0
        self.start: i64 = 0  # the block at hand
        self.end: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.row(0)

    def row(self, begin: i64) -> None:
        """A vector whose place 0 is the place `begin`."""
        self.start = begin
        self.end = begin

    def block(self, size: i64) -> None:
        self.start = self.end
        self.end += size

    def mark(self, place: i64) -> None:
        count = self.count
        if count == len(self.places):
            self._grow()
        self.places[count] = self.start + place
        self.values[count] = 1.0
        self.count = count + 1

    def put(self, place: i64, value: float) -> None:
        if value != 0.0:
            count = self.count
            if count == len(self.places):
                self._grow()
            self.places[count] = self.start + place
            self.values[count] = 1.0 if value > 1.0 else -1.0 if value < -1.0 else value
            self.count = count + 1

    def _grow(self) -> None:
        self.places = append(self.places, 0)
        self.values = append(self.values, 0.0)

    def common(self, phases: i64, phase: i64, seats: i64, seat: i64, mover: i64) -> None:
        """The three blocks that all games begin with: what is expected, who observes, who decides."""
        self.block(phases)
        self.mark(phase)
        self.block(seats)
        self.mark(seat)
        self.block(seats)
        if mover >= 0:
            self.mark(turned(mover, seat, seats))


def turned(other: i64, seat: i64, seats: i64) -> i64:
    """A seat as seen from another: 0 is the observer, the others follow clockwise."""
    return other - seat if other >= seat else other - seat + seats
