"""From how a position looks to chances of winning, which add up to one; and what a seat's chance is before the deal.

A game's evaluation is made to compare moves. `parts/calibration.toml` turns it into chances: of every game and number
of seats how far to trust it, and how much it is worth to sit so many seats behind the one that acts; where a game says
how much of it is left, both follow from that. It was found by `python -m bench.analysis calibrate`, from games the bots
played against each other.
"""

import math
import tomllib
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.games.if_it_fits.evaluate import time_left

LEAST: Final = 0.0001  # an evaluation below this is not told from it
LEFT: Final[dict[str, Callable[[Any], float]]] = {"if-it-fits": time_left}  # from 1.0 at the beginning to 0.0


@dataclass(frozen=True)
class Stage:
    """What holds when so much of the game is left; `order` begins with the seat that acts now."""

    left: float
    trust: float
    order: tuple[float, ...]


@dataclass(frozen=True)
class Calibration:
    """`start` and its standard errors begin with the seat that acts first and go on in the order of seats."""

    stages: tuple[Stage, ...]  # ascending; between two of them lies what holds between them
    start: tuple[float, ...]
    start_error: tuple[float, ...]
    left_of: Callable[[Any], float] | None = None

    def at(self, state: State) -> Stage:
        if self.left_of is None:
            return self.stages[0]
        left = self.left_of(state)
        place = bisect_right(self.stages, left, key=lambda stage: stage.left)
        if place in (0, len(self.stages)):
            return self.stages[min(place, len(self.stages) - 1)]
        low, high = self.stages[place - 1 : place + 1]
        share = (left - low.left) / (high.left - low.left)
        order = tuple(a + share * (b - a) for a, b in zip(low.order, high.order, strict=True))
        return Stage(left, low.trust + share * (high.trust - low.trust), order)


def _read() -> dict[str, Any]:
    source = files("clowder.analysis").joinpath("parts/calibration.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


_TABLE: Final = _read()


def calibration(game: str, seats: int) -> Calibration:
    """Of a game or a number of seats nobody measured: the evaluation as it is, and equal chances at the start."""
    row = _TABLE.get(game, {}).get(str(seats))
    if row is None:
        return Calibration((Stage(0.0, 1.0, (0.0,) * seats),), (1.0 / seats,) * seats, (0.0,) * seats)
    shares_of_start = row.get("start", (1.0,) * seats)  # nobody has counted them yet where there are none
    whole = sum(shares_of_start)
    start = tuple(share / whole for share in shares_of_start)
    error = tuple(row.get("start_error", (0.0,) * seats))
    if "left" not in row:
        return Calibration((Stage(0.0, row["trust"], tuple(row["order"])),), start, error)
    rows = zip(row["left"], row["trust"], row["order"], strict=True)
    stages = tuple(Stage(left, trust, tuple(order)) for left, trust, order in rows)
    return Calibration(stages, start, error, LEFT[game])


def start_chances(table: Calibration, first: int) -> list[float]:
    """Every seat's chance before anything is dealt, when seat `first` will begin."""
    seats = len(table.start)
    return [table.start[(seat - first) % seats] for seat in range(seats)]


def shares(state: State) -> list[float]:
    """The result of a finished game: 1.0 is a win shared with nobody."""
    ranks = state.ranks()
    winners = sum(1 for rank in ranks if rank == 1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def win_chances(state: State, table: Calibration) -> list[float]:
    """Every seat's chance to win as this whole world looks; they add up to 1."""
    acting = int(state.to_act())
    if acting < 0:
        return shares(state)
    seats = int(state.seats)
    stage = table.at(state)
    weights = [
        max(value, LEAST) ** stage.trust * math.exp(stage.order[(seat - acting) % seats])
        for seat, value in enumerate(state.evaluate())
    ]
    whole = math.fsum(weights)
    return [weight / whole for weight in weights]


def expected_rank(chances: list[float], seat: int) -> float:
    """The place to be expected of chances like these, as if places were drawn one after the other (Plackett-Luce)."""
    own = chances[seat] + LEAST
    others = [chance + LEAST for other, chance in enumerate(chances) if other != seat]
    return 1.0 + math.fsum(chance / (chance + own) for chance in others)


def fresh(state: State, rng: Rng) -> State:
    """A copy with other luck to come."""
    copy = state.clone()
    copy.rng = rng.fork()
    return copy
