"""What requests cost. Everybody has milliseconds of work to spend, which come back with time; nobody is banned.

A request pays the price of the work it causes before that is done, as a person and as an address. Prices are what the
work takes on the machine of docs/performance.md; they need not be exact to be fair.
"""

import math
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from clowder.tables.model import TableError

ADDRESS_SHARE: Final = 4  # an address has as much as so many people: families and clubs share one
PURSES_KEPT: Final = 50_000

# milliseconds
REQUEST: Final = 1.0  # what is ready and only has to be found
TRY: Final = 5.0  # one move in a lesson
RULEBOOK: Final = 15.0  # for options nobody asked for lately
LESSON: Final = 60.0  # in a language nobody asked for yet
TABLE: Final = 5.0
PARTS: Final = 100.0  # reading and building parts that somebody brings along
RECORD_KILOBYTE: Final = 8.0
PLY: Final = 0.2


class Payer(NamedTuple):
    """Who pays: a person, empty for whoever has no cookie, and an address."""

    person: str
    address: str

    @property
    def name(self) -> str:
        """For queues that serve people alike."""
        return self.person or self.address


class Purses:
    """Milliseconds by name; those used longest ago are forgotten, and full again."""

    def __init__(self, rate: float, burst: float, limit: int = PURSES_KEPT) -> None:
        self.burst = burst
        self._rate = rate  # milliseconds of work per second
        self._limit = limit
        self._purses: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is in it, and when that was

    def left(self, name: str) -> float:
        left, then = self._purses.get(name, (self.burst, 0.0))
        return min(self.burst, left + (time.monotonic() - then) * self._rate)

    def take(self, name: str, price: float) -> None:
        self._purses[name] = (self.left(name) - price, time.monotonic())
        self._purses.move_to_end(name)
        if len(self._purses) > self._limit:
            self._purses.popitem(last=False)

    def wait(self, name: str, price: float) -> float:
        """Seconds until there is enough; 0 if there is."""
        return max(0.0, (price - self.left(name)) / self._rate)


class WorkBudget:
    """One for all requests of a process."""

    def __init__(self, rate: float, burst: float) -> None:
        self._people = Purses(rate, burst)
        self._addresses = Purses(rate * ADDRESS_SHARE, burst * ADDRESS_SHARE)

    def pay(self, payer: Payer, price: float) -> None:
        """Raises TableError, with the seconds after which it can be paid. The dearest things cost a whole purse."""
        price = min(price, self._people.burst)
        purses = [(self._addresses, payer.address)]
        if payer.person:
            purses.append((self._people, payer.person))
        wait = max(purse.wait(name, price) for purse, name in purses)
        if wait > 0:
            raise TableError("too_much_work", 429, seconds=math.ceil(wait))
        for purse, name in purses:
            purse.take(name, price)
