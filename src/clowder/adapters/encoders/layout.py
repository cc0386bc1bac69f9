"""A seat's view as numbers: named blocks of fixed shape, one after the other.

Every number lies from -1 to 1. Counts are divided by a stated number and cut off there. Seats are turned so that the
observing seat comes first and the others follow clockwise.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Json = dict[str, Any]
Spots = dict[int, float]


@dataclass(frozen=True)
class Block:
    """One named part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class AnyEncoder(ABC):
    """Reads the view of one seat, and nothing else, into blocks."""

    phases: tuple[str, ...]

    def __init__(self, seats: int, blocks: Sequence[Block]) -> None:
        self.seats = seats
        self.blocks = (
            Block("phase", (len(self.phases),), "what is expected: " + ", ".join(self.phases)),
            Block("seat", (seats,), "the observing seat, counted from the first"),
            Block("to_act", (seats,), "who decides, from the observing seat on; all 0 when the game is over"),
            *blocks,
        )
        self.starts: dict[str, int] = {}  # where each block begins
        self.size = 0
        for block in self.blocks:
            self.starts[block.name] = self.size
            self.size += block.size

    def encode(self, view: Json, seat: int) -> Numbers:
        """The whole observation as one vector."""
        flat = np.zeros(self.size, dtype=np.float32)
        self.write(view, seat, flat)
        return flat

    def encode_parts(self, view: Json, seat: int) -> dict[str, Numbers]:
        """The same numbers by block, each in its shape."""
        return self.split(self.encode(view, seat))

    def split(self, flat: Numbers) -> dict[str, Numbers]:
        """The blocks of a vector, in their shapes; they share its memory."""
        parts = {}
        for block in self.blocks:
            start = self.starts[block.name]
            parts[block.name] = flat[start : start + block.size].reshape(block.shape)
        return parts

    @abstractmethod
    def write(self, view: Json, seat: int, flat: Numbers) -> None:
        """Put an observation into a vector of zeros."""

    def common(self, view: Json, seat: int) -> list[int]:
        """The ones of the first three blocks, which all games have."""
        ones = [self.phases.index(view["phase"]), self.starts["seat"] + seat]
        if view["to_act"] >= 0:
            ones.append(self.starts["to_act"] + self.turned(view["to_act"], seat))
        return ones

    def turned(self, other: int, seat: int) -> int:
        """A seat as seen from another: 0 is the observer."""
        return (other - seat) % self.seats

    def by_seat(self, values: Sequence[Any], seat: int) -> list[Any]:
        """Values per seat, the observer's first."""
        return [values[(seat + step) % self.seats] for step in range(self.seats)]

    def layout(self) -> list[tuple[str, int, int, tuple[int, ...], str]]:
        """Name, first index, end, shape and meaning of every block."""
        rows = []
        for block in self.blocks:
            start = self.starts[block.name]
            rows.append((block.name, start, start + block.size, block.shape, block.meaning))
        return rows


class Encoder(AnyEncoder):
    """The simple way: every block is an array to be filled."""

    def write(self, view: Json, seat: int, flat: Numbers) -> None:
        flat[self.common(view, seat)] = 1
        self.fill(view, seat, self.split(flat))
        np.clip(flat, -1.0, 1.0, out=flat)

    @abstractmethod
    def fill(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        """Write the blocks of the game; all are 0 before."""


class SparseEncoder(AnyEncoder):
    """The fast way for long vectors that are nearly all 0: the other numbers by their places."""

    def write(self, view: Json, seat: int, flat: Numbers) -> None:
        spots: Spots = dict.fromkeys(self.common(view, seat), 1.0)
        self.find(view, seat, spots)
        values = np.fromiter(spots.values(), np.float32, len(spots))
        flat[np.fromiter(spots, np.intp, len(spots))] = np.maximum(np.minimum(values, 1.0), -1.0)

    @abstractmethod
    def find(self, view: Json, seat: int, spots: Spots) -> None:
        """Add the numbers of the game: place in the vector -> value."""

    def each(self, name: str, values: Iterable[float], spots: Spots, scale: float = 1.0) -> None:
        """A whole block of numbers, divided by `scale`."""
        for place, value in enumerate(values, self.starts[name]):
            if value:
                spots[place] = value / scale

    def mark(self, name: str, places: Iterable[int], spots: Spots) -> None:
        """Ones at places of a block."""
        start = self.starts[name]
        for place in places:
            spots[start + place] = 1.0

    def count(self, name: str, places: Iterable[int], spots: Spots, scale: float) -> None:
        """How often each place of a block occurs, divided by `scale`."""
        start = self.starts[name]
        for place in places:
            spots[start + place] = spots.get(start + place, 0.0) + 1.0 / scale
