"""What requests cost. Everybody has milliseconds of work to spend, which come back with time; nobody is banned.

A request pays the price of the work it causes before that is done, as a person and as an address. Prices are what the
work takes on the machine of docs/performance.md; they need not be exact to be fair.
"""

import math
from typing import Final, NamedTuple

from clowder.server.rate_limit import Buckets
from clowder.tables.model import TableError

ADDRESS_SHARE: Final = 4  # an address has as much as so many people: families and clubs share one

# milliseconds
REQUEST: Final = 1.0  # what is ready and only has to be found
TRY: Final = 5.0  # one move in a lesson
PUZZLE: Final = 30.0  # the moves of half a game, and one more
PUZZLE_MADE: Final = 4_000.0  # a position looked at by the strongest level; of a purse something is left for the page
RULEBOOK: Final = 15.0  # for options nobody asked for lately
LESSON: Final = 60.0  # in a language nobody asked for yet
TABLE: Final = 5.0
RENAME: Final = 100.0  # the new name is written at up to thirty tables
PARTS: Final = 100.0  # reading and building parts that somebody brings along
RECORD_KILOBYTE: Final = 8.0
PART_KILOBYTE: Final = 4.0  # reading and checking a deck or a board
PLY: Final = 0.2
PICTURE: Final = 150.0  # of a link, for who has not seen it lately
ANALYSIS_PLY: Final = 30.0
TRIAL_GAME: Final = 20.0  # of the quick players who try parts out, where nobody else waits for a process


class Payer(NamedTuple):
    """Who pays: a person, empty for whoever has no cookie, and an address, empty where it is everybody's."""

    person: str
    address: str

    @property
    def name(self) -> str:
        """For queues that serve people alike."""
        return self.person or self.address


class WorkBudget:
    """One for all requests of a process."""

    def __init__(self, rate: float, burst: float) -> None:
        self._people = Buckets(rate, burst)
        self._addresses = Buckets(rate * ADDRESS_SHARE, burst * ADDRESS_SHARE)

    def pay(self, payer: Payer, price: float, spare: bool = False) -> None:
        """Raises TableError, with the seconds after which it can be paid. The dearest things cost a whole purse.

        What has time is paid from what is `spare`: half a purse at most, and as much has to stay.
        """
        left = self._people.burst / 2 if spare else 0.0
        price = min(price, self._people.burst - left)
        purses = [each for each in ((self._addresses, payer.address), (self._people, payer.person)) if each[1]]
        wait = max((purse.wait(name, price + left) for purse, name in purses), default=0.0)
        if wait > 0:
            raise TableError("too_much_work", 429, seconds=math.ceil(wait))
        for purse, name in purses:
            purse.take(name, price)
