"""A small net in whole numbers: how a game judges a position by what was learned from many games.

The net gives every seat a score from numbers that describe the table from its side; the scores of all seats become
chances. It works in fixed point, so that compiled and interpreted code agree to the last bit on every machine. Weights
are data (`parts/learned.json` of a game, written by `python -m bench.learn`), with the recipe that made them.
"""

import hashlib
import json
from importlib import resources
from math import exp
from typing import Any, Final

from clowder.core.arrays import i64, vec

ONE: Final = 64  # the number 1 among the numbers that describe a table
BITS: Final = 12  # binary places of a weight
FIRST_BITS: Final = 18  # of a sum in the first layer: a weight times a number
ROOM: Final = 160  # numbers that one description can have
HIGHEST: Final = 1 << 24  # what a unit can say at most: sums stay far below 63 bits
MOST_CHANCE: Final = 40.0  # beyond this difference a chance is nothing


class Numbers:
    """A description of a table: places and values, only those that are not 0."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([0] * ROOM)
        self.values: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, place: i64, value: i64) -> None:
        """A place may come several times: its values add up. What does not fit is left out."""
        count = self.count
        if value != 0 and count < ROOM:
            self.places[count] = place
            self.values[count] = value
            self.count = count + 1


class Net:
    """Two layers of units that say nothing below 0, and one score. `hand` weighs the hand-made evaluation beside it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.size: i64 = data["size"]
        self.hidden: i64 = data["hidden"]
        self.second: i64 = data["second"]
        self.hand: float = float(data["hand"]) / float(1 << BITS)
        self.first: vec[i64] = vec[i64](data["first"])  # `hidden` weights per place
        self.first_bias: vec[i64] = vec[i64](data["first_bias"])
        self.middle: vec[i64] = vec[i64](data["middle"])  # `hidden` weights per unit of the second layer
        self.middle_bias: vec[i64] = vec[i64](data["middle_bias"])
        self.last: vec[i64] = vec[i64](data["last"])
        sizes = (len(self.first), len(self.first_bias), len(self.middle), len(self.middle_bias), len(self.last))
        needed = (self.size * self.hidden, self.hidden, self.hidden * self.second, self.second, self.second)
        if sizes != needed:
            raise ValueError(f"a net with {sizes} weights in place of {needed}")

    def begin(self, numbers: Numbers) -> vec[i64]:
        """Sums of the first layer with the numbers that all seats share."""
        sums = self.first_bias[:]
        self._add(sums, numbers)
        return sums

    def _add(self, sums: vec[i64], numbers: Numbers) -> None:
        hidden = self.hidden
        first = self.first
        for n in range(numbers.count):
            value = numbers.values[n]
            at = numbers.places[n] * hidden
            for unit in range(hidden):
                sums[unit] += first[at + unit] * value

    def score(self, shared: vec[i64], numbers: Numbers) -> float:
        """The score of a seat, apart from the hand-made part; `shared` is what `begin` gave."""
        sums = shared[:]
        self._add(sums, numbers)
        hidden = self.hidden
        for unit in range(hidden):
            value = sums[unit] >> (FIRST_BITS - BITS)
            sums[unit] = 0 if value < 0 else HIGHEST if value > HIGHEST else value
        middle = self.middle
        total: i64 = 0
        for unit in range(self.second):
            reached = self.middle_bias[unit]
            at = unit * hidden
            for below in range(hidden):
                reached += middle[at + below] * sums[below]
            reached >>= BITS
            if reached > 0:
                total += self.last[unit] * (HIGHEST if reached > HIGHEST else reached)
        return float(total) / float(1 << (2 * BITS))


def chances(scores: vec[float]) -> vec[float]:
    """Scores as chances that add up to 1."""
    top = scores[0]
    for score in scores:
        if score > top:
            top = score
    total = 0.0
    result = vec[float]([0.0] * len(scores))
    for seat in range(len(scores)):
        behind = top - scores[seat]
        result[seat] = 0.0 if behind > MOST_CHANCE else exp(-behind)
        total += result[seat]
    for seat in range(len(scores)):
        result[seat] /= total
    return result


def clipped(value: float, most: i64) -> i64:
    """A value in units of ONE, no larger than `most` either way."""
    scaled = value * float(ONE)
    if scaled > float(most * ONE):
        return most * ONE
    if scaled < float(-most * ONE):
        return -most * ONE
    return int(scaled)


WEIGHTS: Final = ("size", "hidden", "second", "hand", "first", "first_bias", "middle", "middle_bias", "last")


def weights_hash(data: dict[str, Any]) -> str:
    """A fingerprint of the weights."""
    text = json.dumps([data[name] for name in WEIGHTS], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


KNOWN: Final[dict[str, Net | None]] = {}


def net_of(package: str, size: i64) -> Net | None:
    """The net that lies beside a game's parts; None where nothing was learned for a description of this size."""
    if package not in KNOWN:
        file = resources.files(package) / "parts" / "learned.json"
        net: Net | None = None
        if file.is_file():
            data = json.loads(file.read_text(encoding="utf-8"))
            if int(data["size"]) == int(size):
                net = Net(data)
        KNOWN[package] = net
    return KNOWN[package]
