"""People who meet here: who does not hear whom, how much may be said and told, how they are called."""

from typing import TYPE_CHECKING, Final

from clowder.server.rate_limit import Buckets
from clowder.server.settings import Settings
from clowder.store.blocks import Blocks
from clowder.store.people import People, Person
from clowder.store.reports import Reports
from clowder.store.store import SqlStore
from clowder.tables.model import TableError, TableHead

if TYPE_CHECKING:
    from clowder.server.loaded_tables import LoadedTables

REPORTS_PER_ADDRESS: Final = (1 / 300, 20.0)  # per second after a burst
TRIES: Final = (0.1, 10.0)  # wrong tokens of an address, per second after a burst


class Meeting:
    """One for a process."""

    def __init__(self, store: SqlStore, people: People, settings: Settings) -> None:
        self.blocks = Blocks(store)
        self.reports = Reports(store)
        self.tries = Buckets(*TRIES)
        self._people = people
        self._words = Buckets(settings.word_rate, settings.word_burst)
        self._reports = Buckets(*REPORTS_PER_ADDRESS)

    def may_speak(self, person: str) -> bool:
        return self._words.take(person)

    def check_report(self, address: str) -> None:
        """One more from an address? Raises TableError."""
        if address and not self._reports.take(address):
            raise TableError("too_many_reports", 429)

    async def check_welcome(self, head: TableHead, person: str) -> None:
        """Whom the host of a table has blocked does not sit down there; who sits there stays. Raises TableError."""
        if not head.seats_of(person) and await self.blocks.has(head.host, person):
            raise TableError("cannot_sit", 403)

    async def names_of(self, people: set[str]) -> dict[str, str]:
        known = [await self._people.get(id) for id in people]
        return {person.id: person.name for person in known if person is not None}

    async def remember_name(self, person: Person, name: str) -> None:
        """Who had no name and sat down with one is called so from now on."""
        if name and not person.name:
            await self._people.change(Person(person.id, name, person.language, person.generation))

    async def deafen(self, loaded: "LoadedTables") -> None:
        """What everybody here has blocked, as the store knows it: nobody told this process for a while."""
        people = {viewer.person for table in loaded.tables.values() for viewer in table.audience if viewer.person}
        found = await self.blocks.of_all(people) if people else {}
        for person in people:
            loaded.deafen(person, found.get(person, frozenset()))
