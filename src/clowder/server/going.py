"""Long work that people ask for: one at a time for each person, a few for an address."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from clowder.server.work_budget import Payer
from clowder.tables.model import TableError

MOST: Final = 20  # at the same time
MOST_OF_ADDRESS: Final = 3


class Going:
    """Who has one going on; `busy` is the error for who asks for a second one."""

    def __init__(self, busy: str) -> None:
        self._busy = busy
        self._who: dict[str, str] = {}  # person: address

    def __bool__(self) -> bool:
        return bool(self._who)

    @contextmanager
    def by(self, payer: Payer) -> Iterator[None]:
        """While it lasts. Raises TableError while this person has another one going on, or others too many."""
        person, address = payer.name, payer.address or f"of {payer.name}"  # empty where an address is everybody's
        crowded = len(self._who) >= MOST or list(self._who.values()).count(address) >= MOST_OF_ADDRESS
        if crowded or person in self._who:
            raise TableError(self._busy, 429)
        self._who[person] = address
        try:
            yield
        finally:
            del self._who[person]
