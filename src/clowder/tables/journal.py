"""What a table needs from a store, and nothing more."""

from collections.abc import Awaitable, Sequence
from typing import Protocol

from clowder.core.types import Json
from clowder.tables.model import Entry, TableHead


class Conflict(Exception):
    """Another process wrote first; read what it wrote and think again. Nothing was stored."""


class StoreFailed(Exception):
    """The store cannot write or read. `key` names the sentence for people, `params` are its facts."""

    def __init__(self, key: str, **params: object) -> None:
        self.key = key
        self.params = params
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in params.items())]))


class Journal(Protocol):
    """Durable before it returns: what was appended survives a power cut."""

    def append(self, entry: Entry) -> Awaitable[None]:
        """Add one entry. The result raises Conflict when (table, n) is taken."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries with numbers above `after`, in order."""

    async def load_head(self, table: str) -> TableHead | None: ...

    async def create(self, head: TableHead) -> None: ...

    async def save_head(self, head: TableHead) -> None:
        """Store a changed head and raise its version by one. Raises Conflict when the stored version differs."""

    async def finish(self, head: TableHead, results: Sequence[Json]) -> None:
        """Store the head of a finished game as `save_head` does, and with it, once, its results in the statistics."""

    async def set_due(self, table: str, due: int) -> None:
        """When somebody must look at this table although nobody is connected (a clock); 0 for never."""
