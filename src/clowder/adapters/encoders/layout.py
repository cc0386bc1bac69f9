"""A seat's view as numbers: named blocks of fixed shape, one after the other.

Every number lies from -1 to 1. Counts are divided by a stated number and cut off there. Seats are turned so that the
observing seat comes first and the others follow clockwise.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
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


class Encoder(ABC):
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
        self.size = sum(block.size for block in self.blocks)

    def encode(self, view: Json, seat: int) -> Numbers:
        """The whole observation as one vector."""
        return self._filled(view, seat)[0]

    def encode_parts(self, view: Json, seat: int) -> dict[str, Numbers]:
        """The same numbers by block, each in its shape."""
        return self._filled(view, seat)[1]

    def _filled(self, view: Json, seat: int) -> tuple[Numbers, dict[str, Numbers]]:
        flat = np.zeros(self.size, dtype=np.float32)
        parts: dict[str, Numbers] = {}
        start = 0
        for block in self.blocks:
            parts[block.name] = flat[start : start + block.size].reshape(block.shape)
            start += block.size
        parts["phase"][self.phases.index(view["phase"])] = 1
        parts["seat"][seat] = 1
        if view["to_act"] >= 0:
            parts["to_act"][self.turned(view["to_act"], seat)] = 1
        self.fill(view, seat, parts)
        np.clip(flat, -1.0, 1.0, out=flat)
        return flat, parts

    @abstractmethod
    def fill(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        """Write the blocks of the game; all are 0 before."""

    def turned(self, other: int, seat: int) -> int:
        """A seat as seen from another: 0 is the observer."""
        return (other - seat) % self.seats

    def by_seat(self, values: Sequence[Any], seat: int) -> list[Any]:
        """Values per seat, the observer's first."""
        return [values[(seat + step) % self.seats] for step in range(self.seats)]

    def layout(self) -> list[tuple[str, int, int, tuple[int, ...], str]]:
        """Name, first index, end, shape and meaning of every block."""
        rows = []
        start = 0
        for block in self.blocks:
            rows.append((block.name, start, start + block.size, block.shape, block.meaning))
            start += block.size
        return rows
