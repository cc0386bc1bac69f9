"""Addresses of e-mail: one for each person, of use once it was confirmed."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import now_ms

CONFIRM_WITHIN: Final = 3 * 86_400_000
_m = schema.mail_addresses


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


@dataclass(frozen=True)
class Address:
    person: str
    address: str
    confirmed: bool


class MailAddresses:
    """Keys are kept as hashes: who reads the database confirms nothing."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def ask(self, person: str, address: str, key: str) -> None:
        """Takes the place of the address before; nothing goes there until somebody comes with the key."""
        row = {"person": person, "address": address, "key_hash": _hash(key), "asked": now_ms(), "confirmed": 0}
        await self._write(sa.delete(_m).where(_m.c.person == person), sa.insert(_m).values(**row))

    async def confirm(self, key: str) -> str:
        """Whose address has this key, asked for not long ago; empty: nobody's. Twice is once: people click twice."""
        mine = (_m.c.key_hash == _hash(key), _m.c.asked >= now_ms() - CONFIRM_WITHIN)
        done = sa.update(_m).where(*mine).values(confirmed=now_ms())
        whose = sa.select(_m.c.person).where(*mine)

        def work(connection: sa.Connection) -> str:
            connection.execute(done)
            return connection.execute(whose).scalar() or ""

        person: str = await self._store.writer.run(work)
        return person

    async def of_person(self, person: str) -> Address | None:
        query = sa.select(_m.c.person, _m.c.address, _m.c.confirmed).where(_m.c.person == person)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Address(row[0], row[1], row[2] > 0)

    async def remove(self, person: str) -> None:
        await self._write(sa.delete(_m).where(_m.c.person == person))

    async def forget_unconfirmed(self) -> None:
        """An address that nobody confirmed is somebody else's for all we know."""
        await self._write(sa.delete(_m).where(_m.c.confirmed == 0, _m.c.asked < now_ms() - CONFIRM_WITHIN))

    async def _write(self, *queries: Any) -> None:
        def work(connection: sa.Connection) -> None:
            for query in queries:
                connection.execute(query)

        await self._store.writer.run(work)
