"""A seat's view as numbers: named blocks of fixed shape, one after the other.

Every number lies from -1 to 1. Counts are divided by a stated number and cut off there. Seats are turned so that the
observing seat comes first and the others follow clockwise.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clowder.core.sparse_vector import SparseVector
from clowder.core.state import State

Numbers: TypeAlias = NDArray[np.float32]
Json = dict[str, Any]


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
    """What one seat may see, as blocks of numbers."""

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

    def encode(self, state: State, seat: int) -> Numbers:
        """The whole observation of a seat as one vector."""
        flat = np.zeros(self.size, dtype=np.float32)
        self.write(state, seat, flat)
        return flat

    def encode_parts(self, state: State, seat: int) -> dict[str, Numbers]:
        """The same numbers by block, each in its shape."""
        return self.split(self.encode(state, seat))

    def split(self, flat: Numbers) -> dict[str, Numbers]:
        """The blocks of a vector, or of rows of them, in their shapes; they share its memory."""
        parts = {}
        for block in self.blocks:
            start = self.starts[block.name]
            parts[block.name] = flat[..., start : start + block.size].reshape(*flat.shape[:-1], *block.shape)
        return parts

    @abstractmethod
    def write(self, state: State, seat: int, flat: Numbers) -> None:
        """Put an observation into a vector of zeros."""

    def layout(self) -> list[tuple[str, int, int, tuple[int, ...], str]]:
        """Name, first index, end, shape and meaning of every block."""
        rows = []
        for block in self.blocks:
            start = self.starts[block.name]
            rows.append((block.name, start, start + block.size, block.shape, block.meaning))
        return rows


class Encoder(AnyEncoder):
    """The simple way: reads the view of a seat, and nothing else, into one array per block."""

    def write(self, state: State, seat: int, flat: Numbers) -> None:
        view, parts = state.view(seat), self.split(flat)
        parts["phase"][self.phases.index(view["phase"])] = 1
        parts["seat"][seat] = 1
        if view["to_act"] >= 0:
            parts["to_act"][self.turned(view["to_act"], seat)] = 1
        self.fill(view, seat, parts)
        np.clip(flat, -1.0, 1.0, out=flat)

    @abstractmethod
    def fill(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        """Write the blocks of the game; all are 0 before."""

    def turned(self, other: int, seat: int) -> int:
        """A seat as seen from another: 0 is the observer."""
        return (other - seat) % self.seats

    def by_seat(self, values: Sequence[Any], seat: int) -> list[Any]:
        """Values per seat, the observer's first."""
        return [values[(seat + step) % self.seats] for step in range(self.seats)]


class SparseEncoder(AnyEncoder):
    """The fast way: the engine itself, compiled, names the few numbers that are not 0."""

    def write(self, state: State, seat: int, flat: Numbers) -> None:
        out = SparseVector()
        state.observe(seat, out)
        flat[whole_numbers(out.places, out.count)] = fractions(out.values, out.count)


def whole_numbers(items: Any, count: int) -> NDArray[np.int64]:
    """The first so many of the engine's numbers as an array, without a copy where the engine is compiled."""
    if isinstance(items, list):
        return np.fromiter(items, np.int64, count)
    return np.frombuffer(items, np.int64, count) if count else np.zeros(0, np.int64)


def fractions(items: Any, count: int) -> NDArray[np.float64]:
    if isinstance(items, list):
        return np.fromiter(items, np.float64, count)
    return np.frombuffer(items, np.float64, count) if count else np.zeros(0, np.float64)
